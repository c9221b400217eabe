import { constants, readFileSync } from 'node:fs';
import { mkdir, open, realpath, writeFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Redact, redactingReviver } from '../text/redact.ts';

/** Where a workflow's files may be, as absolute paths or ''. */
export interface Folders {
  workspace: string;
  temp: string;
}

/** With links resolved; '' for a folder that does not exist. */
export async function realFolders(folders: Folders, files: Files): Promise<Folders> {
  const real = (path: string) => (path === '' ? path : files.realpath(path).catch(() => ''));
  return { workspace: await real(folders.workspace), temp: await real(folders.temp) };
}

/** Whether a path is a root or below one; '' is no root. Links are not resolved. */
export function isInside(roots: readonly string[], path: string): boolean {
  return roots.some((root) => {
    const route = relative(root, path);
    const leavesRoot = route === '..' || route.startsWith(`..${sep}`) || isAbsolute(route);
    return root !== '' && !leavesRoot;
  });
}

/** Without following links or waiting for pipes. Windows has neither flag. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function readBounded(path: string, maxBytes: number): Promise<Uint8Array> {
  await using file = await open(path, OPEN_FLAGS);
  if (!(await file.stat()).isFile()) throw new Error('not a regular file');

  const stream = file.createReadStream({ end: maxBytes - 1, autoClose: false });
  return Buffer.concat(await stream.toArray());
}

export const files = {
  resolve,
  realpath: (path: string): Promise<string> => realpath(path),
  read: readBounded,
  write: (path: string, content: string): Promise<void> => writeFile(path, content),
  makeFolder: (path: string): Promise<unknown> => mkdir(path, { recursive: true }),
};
export type Files = typeof files;

/** Undefined without a file. `isBroken`: there is a file, but it cannot be read as JSON. */
export function readPayload(path = '', redact: Redact): { payload: unknown; isBroken: boolean } {
  try {
    const payload = JSON.parse(readFileSync(path, 'utf8'), redactingReviver(redact));
    return { payload, isBroken: false };
  } catch (error) {
    return { payload: undefined, isBroken: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}
