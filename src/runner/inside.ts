/** What judging a path needs; paths are absolute and links are followed by `realpath`. */
export interface Paths {
  resolve(...parts: string[]): string;
  relative(from: string, to: string): string;
  isAbsolute(path: string): boolean;
  realpath(path: string): Promise<string>;
}

/** Where files of a user may lie: absolute paths of the workspace and of the runner's temporary folder. */
export interface Places {
  workspace: string;
  temp: string;
}

/**
 * The way from one of the places, links followed, to a real path within it: '' where they are the same.
 * Undefined: it lies outside of both.
 */
export async function wayInto(places: Places, real: string, paths: Paths): Promise<string | undefined> {
  const roots = await Promise.all(
    [places.workspace, places.temp]
      .filter((root) => root !== '')
      .map((root) => paths.realpath(root).catch(() => '')),
  );
  return roots
    .filter((root) => root !== '')
    .map((root) => paths.relative(root, real))
    .find((way) => way !== '..' && !/^\.\.[/\\]/.test(way) && !paths.isAbsolute(way));
}
