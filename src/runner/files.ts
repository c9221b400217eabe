import { constants, readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, realpath, writeFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Redact, redactingReviver } from '../text/redact.ts';

/** Where a workflow's files may be: the workspace and the runner's temporary folder, as absolute paths or ''. */
export interface Folders {
  workspace: string;
  temp: string;
}

/** Both folders with links resolved; '' for one that does not exist. */
export async function realFolders(folders: Folders, files: Files): Promise<Folders> {
  const real = (path: string) => (path === '' ? path : files.realpath(path).catch(() => ''));
  return { workspace: await real(folders.workspace), temp: await real(folders.temp) };
}

/** Whether a path is one of the roots or below one; '' is no root. Links are not resolved. */
export function isInside(roots: readonly string[], path: string): boolean {
  return roots.some((root) => {
    const route = relative(root, path);
    const leavesRoot = route === '..' || route.startsWith(`..${sep}`) || isAbsolute(route);
    return root !== '' && !leavesRoot;
  });
}

/** Opens a regular file without following a link or waiting for a pipe. Windows has neither flag. */
async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags);
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
  /** Reads at most `maxBytes` from the start of a regular file; never through a link. */
  read: (path: string, maxBytes: number): Promise<Uint8Array> =>
    withFile(path, async (file) =>
      Buffer.concat(await file.createReadStream({ end: maxBytes - 1, autoClose: false }).toArray()),
    ),
  write: (path: string, content: string): Promise<void> => writeFile(path, content),
  makeFolder: (path: string): Promise<unknown> => mkdir(path, { recursive: true }),
};
export type Files = typeof files;

/** The event's payload; undefined without a file. `isBroken`: there is a file, but it cannot be read as JSON. */
export function readPayload(path = '', redact: Redact): { payload: unknown; isBroken: boolean } {
  try {
    const payload = JSON.parse(readFileSync(path, 'utf8'), redactingReviver(redact));
    return { payload, isBroken: false };
  } catch (error) {
    return { payload: undefined, isBroken: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}
