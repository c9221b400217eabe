import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { files, isInside, readPayload, realFolders } from '../../src/runner/files.ts';
import { redactor } from '../../src/text/redact.ts';
import { makeFolder } from '../support/folder.ts';

const redact = redactor(['key_in-the-event']);
const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/a/b', true],
  ['/a/b/c', true],
  ['/a/b/..c', true],
  ['/a/bc', false],
  ['/a', false],
  ['/', false],
])('%s is inside of /a/b: %s', (path, inside) => {
  expect(isInside(['', '/a/b'], path)).toBe(inside);
});

test.each([
  ['{"action":"created"}', { action: 'created' }, false],
  ['null', null, false],
  ['{"comment":{"body":"Use key_in-the-event"}}', { comment: { body: 'Use ***' } }, false],
  ['[]', [], false],
  ['{"broken', undefined, true],
  ['', undefined, true],
  [undefined, undefined, false],
])('an event file with %j', (content, payload, isBroken) => {
  const path = join(root, `event-${Math.random()}.json`);
  if (content !== undefined) writeFileSync(path, content);
  expect(readPayload(path, redact)).toEqual({ payload, isBroken });
});

test('a folder in place of the event file counts as a broken event file', () => {
  expect(readPayload(root, redact)).toEqual({ payload: undefined, isBroken: true });
  expect(readPayload(undefined, redact)).toEqual({ payload: undefined, isBroken: false });
});

test.each([
  [3, 'abc'],
  [6, 'abcdef'],
  [7, 'abcdef'],
])('at most %i bytes of a file are read: %s', async (maxBytes, expected) => {
  const path = join(root, 'long.txt');
  writeFileSync(path, 'abcdef');
  expect(Buffer.from(await files.read(path, maxBytes)).toString()).toBe(expected);
});

test.runIf(process.platform === 'linux')('every file is closed again', async () => {
  const path = join(root, 'closed.txt');
  writeFileSync(path, 'text');
  await files.read(path, 4);
  await expect(files.read(root, 4)).rejects.toThrow('not a regular file');
  const open = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      // The listing itself.
      return [];
    }
  });
  expect(open.filter((each) => each.startsWith(root))).toEqual([]);
});

test('links to a folder are resolved, and a missing folder is undefined', async () => {
  mkdirSync(join(root, 'place'));
  symlinkSync('place', join(root, 'way'));
  const resolved = (workspace: string, temp: string) => realFolders({ workspace, temp }, files);
  expect(await resolved(join(root, 'way'), '')).toEqual({
    workspace: join(root, 'place'),
    temp: '',
  });
  expect(await resolved('', join(root, 'nowhere'))).toEqual({ workspace: '', temp: '' });
});

test.skipIf(process.platform === 'win32')('links and pipes are not read', async () => {
  writeFileSync(join(root, 'other'), 'text');
  symlinkSync('other', join(root, 'link'));
  execFileSync('mkfifo', [join(root, 'pipe')]);

  for (const path of ['link', 'pipe'].map((name) => join(root, name)))
    await expect(files.read(path, 10)).rejects.toThrow();
});
