/** One changed file. Paths are as git has them; what is no UTF-8 in them shows as U+FFFD. */
export interface Change {
  path: string;
  /** Where it was, if it was renamed or copied. */
  from?: string;
  /** git's letter: added, copied, deleted, modified, renamed, type changed. */
  status: string;
  /** Lines; undefined for a file that git takes for binary. */
  lines: { added: number; deleted: number } | undefined;
  isSubmodule: boolean;
  /** The other commit has a folder where this one has the file, or the other way round. */
  isFolderToo: boolean;
}

/**
 * The changes in the output of `git diff-tree -r -z --raw --numstat`: first all raw entries, then all counts, every name
 * ended by NUL, so that no name can be taken for something else.
 */
export function readChanges(output: string): Change[] {
  const tokens = output.split('\0');
  const changes = new Map<string, Change>();
  let at = 0;
  const next = () => tokens[at++] ?? '';
  while (at < tokens.length) {
    const token = next();
    const raw = /^:(\d{6}) (\d{6}) [0-9a-f]+ [0-9a-f]+ ([A-Z])\d*$/.exec(token);
    if (raw) {
      const [, before, after, status = ''] = raw;
      const first = next();
      const isMoved = status === 'R' || status === 'C';
      const path = isMoved ? next() : first;
      const isSubmodule = before === '160000' || after === '160000';
      changes.set(path, {
        path,
        status,
        lines: undefined,
        isSubmodule,
        isFolderToo: false,
        ...(isMoved ? { from: first } : {}),
      });
      continue;
    }
    const count = /^(-|\d+)\t(-|\d+)\t([\s\S]*)$/.exec(token);
    if (!count) continue;
    let path = count[3] ?? '';
    if (path === '') {
      next();
      path = next();
    }
    const change = changes.get(path);
    if (change && count[1] !== '-') change.lines = { added: Number(count[1]), deleted: Number(count[2]) };
  }
  const all = [...changes.values()];
  const folders = new Set(all.flatMap(namesOf).flatMap(foldersOf));
  for (const change of all) change.isFolderToo = namesOf(change).some((name) => folders.has(name));
  return all;
}

/** The name of a changed file, and its former one. */
export function namesOf({ path, from }: Change): string[] {
  return from === undefined ? [path] : [from, path];
}

/** All folders that a path lies in. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}
