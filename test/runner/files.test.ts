import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { files, readPayload } from '../../src/runner/files.ts';
import { redactor } from '../../src/text/redact.ts';
import { makeFolder } from '../support/folder.ts';

const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true }));

interface EventFile {
  name: string;
  content?: string;
  payload?: unknown;
  isBroken: boolean;
}

test.each<EventFile>([
  {
    name: 'with a key',
    content: '{"body":"Use key_in-the-event"}',
    payload: { body: 'Use ***' },
    isBroken: false,
  },
  { name: 'that was cut', content: '{"broken', isBroken: true },
  { name: 'that does not exist', isBroken: false },
])('an event file $name is read', ({ content, payload, isBroken }) => {
  const path = join(root, 'event.json');
  rmSync(path, { force: true });
  if (content !== undefined) writeFileSync(path, content);

  expect(readPayload(path, redactor(['key_in-the-event']))).toEqual({ payload, isBroken });
});

test.each([
  [3, 'abc'],
  [7, 'abcdef'],
])('a file is read up to %i bytes: %s', async (maxBytes, expected) => {
  const path = join(root, 'long.txt');
  writeFileSync(path, 'abcdef');

  expect(Buffer.from(await files.read(path, maxBytes)).toString()).toBe(expected);
});

test.runIf(process.platform === 'linux')(
  'links, pipes and folders are not read, and every file is closed again',
  async () => {
    writeFileSync(join(root, 'other'), 'text');
    symlinkSync('other', join(root, 'link'));
    execFileSync('mkfifo', [join(root, 'pipe')]);

    for (const name of ['link', 'pipe', '.'])
      await expect(files.read(join(root, name), 10), name).rejects.toThrow();

    expect(openFiles().filter((path) => path.startsWith(root))).toEqual([]);
  },
);

function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      // This is the listing itself, which is closed by now.
      return [];
    }
  });
}
