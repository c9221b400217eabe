import { constants } from 'node:fs';
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Paths } from './inside.ts';

/** What reading and writing the files of a workflow needs. */
export interface Files extends Paths {
  /** At most so many bytes from the start of a regular file. */
  read(path: string, maxBytes: number): Promise<Uint8Array>;
  /** With its parents; one that is there is fine. */
  makeFolder(path: string): Promise<void>;
  /** Writes a file that must not be there yet, part by part. */
  create(path: string, parts: Iterable<string>): Promise<void>;
  /** Puts a file in the place of another, or of a link, which is not followed. */
  rename(from: string, to: string): Promise<void>;
  /** One that is not there is fine. */
  remove(path: string): Promise<void>;
}

/** The file system of the runner. */
export const files: Files = {
  resolve,
  relative,
  isAbsolute,
  realpath,
  async makeFolder(path) {
    await mkdir(path, { recursive: true });
  },
  async create(path, parts) {
    // `wx`: never through a link or into a file that somebody else has put there.
    const file = await open(path, 'wx');
    try {
      for (const part of parts) await file.writeFile(part, 'utf8');
    } finally {
      await file.close();
    }
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  async read(path, maxBytes) {
    // Opening a pipe would wait for its writer, for ever if there is none. Windows knows no such flag.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      if (!(await file.stat()).isFile()) throw new Error('not a regular file');
      const buffer = Buffer.alloc(maxBytes);
      let size = 0;
      for (;;) {
        const { bytesRead } = await file.read(buffer, size, maxBytes - size);
        if (bytesRead === 0) return buffer.subarray(0, size);
        size += bytesRead;
      }
    } finally {
      await file.close();
    }
  },
};
