import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { files, readPayload } from '../../src/runner/files.ts';
import { redactor } from '../../src/text/redact.ts';
import { makeFolder } from '../support/folder.ts';

const { path: root, remove } = makeFolder();
afterAll(remove);

test.each([
  ['{"body":"Use key_in-the-event"}', { body: 'Use ***' }],
  ['{"broken', undefined],
  [undefined, {}],
])('an event file with %j is read as %j', (content, payload) => {
  const path = join(root, 'event.json');
  rmSync(path, { force: true });
  if (content !== undefined) writeFileSync(path, content);

  expect(readPayload(path, redactor(['key_in-the-event']))).toEqual(payload);
});

test.each([
  [3, 'abc'],
  [7, 'abcdef'],
])('a file is read up to %i bytes: %s', async (maxBytes, expected) => {
  const path = join(root, 'long.txt');
  writeFileSync(path, 'abcdef');

  expect(Buffer.from(await files.read(path, maxBytes)).toString()).toBe(expected);
});

test.runIf(process.platform === 'linux')('links, pipes, and folders are not read', async () => {
  writeFileSync(join(root, 'other'), 'text');
  symlinkSync('other', join(root, 'link'));
  execFileSync('mkfifo', [join(root, 'pipe')]);

  for (const name of ['link', 'pipe', '.'])
    await expect(files.read(join(root, name), 10), name).rejects.toThrow();
});
