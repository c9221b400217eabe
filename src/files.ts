import { constants } from 'node:fs';
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Files } from './job/prompt-file.ts';
import type { ReportFiles } from './visitors/files.ts';

/** The file system of the runner. */
export const files: Files & ReportFiles = {
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
