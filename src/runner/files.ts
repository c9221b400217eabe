import { constants, readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, realpath, writeFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Redact, redactingReviver } from '../text/redact.ts';

/** Where files of a workflow may lie: absolute paths of the workspace and of the runner's temporary folder, or ''. */
export interface Folders {
  workspace: string;
  temp: string;
}

/** Both folders with links followed; '' for one that is not there. */
export async function realFolders(folders: Folders, files: Files): Promise<Folders> {
  const real = async (path: string) => (path === '' ? '' : files.realpath(path).catch(() => ''));
  return { workspace: await real(folders.workspace), temp: await real(folders.temp) };
}

/** Whether a path is one of the roots or lies below one; '' is no root. Only compares: links are not followed. */
export function isInside(roots: readonly string[], path: string): boolean {
  return roots.some((root) => {
    const way = relative(root, path);
    return root !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  });
}

/** Opens a regular file: a link is not followed, and a pipe not waited for; Windows knows neither flag. */
async function withFile<T>(
  path: string,
  flags: number,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await open(path, flags | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    if (!(await file.stat()).isFile()) throw new Error('not a regular file');
    return await use(file);
  } finally {
    await file.close();
  }
}

export const files = {
  resolve,
  realpath: (path: string): Promise<string> => realpath(path),
  /** At most so many bytes from the start of a regular file that is no link. */
  read: (path: string, maxBytes: number): Promise<Uint8Array> =>
    withFile(path, constants.O_RDONLY, async (file) =>
      Buffer.concat(await file.createReadStream({ end: maxBytes - 1, autoClose: false }).toArray()),
    ),
  /** Writes texts one after the other into a file, over one that is there; never through a link. */
  write: (path: string, content: Iterable<string>): Promise<void> =>
    withFile(path, constants.O_WRONLY | constants.O_CREAT, async (file) => {
      await file.truncate();
      await writeFile(file, content, 'utf8');
    }),
  makeFolder: (path: string): Promise<unknown> => mkdir(path, { recursive: true }),
};
export type Files = typeof files;

/** The event's payload; undefined without a file. `isBroken`: there is a file, but it cannot be read as JSON. */
export function readPayload(path = '', redact: Redact): { payload: unknown; isBroken: boolean } {
  try {
    return {
      payload: JSON.parse(readFileSync(path, 'utf8'), redactingReviver(redact)),
      isBroken: false,
    };
  } catch (error) {
    return { payload: undefined, isBroken: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}
