import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Files } from './job/prompt-file.ts';

/** The file system of the runner. */
export const files: Files = {
  resolve,
  relative,
  isAbsolute,
  realpath,
  async read(path, maxBytes) {
    const file = await open(path, 'r');
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
