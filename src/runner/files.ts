import { constants, readFileSync } from 'node:fs';
import { mkdir, open, realpath, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Redact, redactingReviver } from '../text/redact.ts';

/**
 * A link could lead to another file, and a pipe would wait for a writer. Windows has neither flag.
 */
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

/** An event need not have a file. Undefined: the file is broken. */
export function readPayload(path = '', redact: Redact): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'), redactingReviver(redact));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? {} : undefined;
  }
}
