import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { files, isInside, readPayload } from '../../src/runner/files.ts';
import { redactor } from '../../src/text/redact.ts';

const redact = redactor(['key_in-the-event']);
const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-files-')));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/a/b', true],
  ['/a/b/c', true],
  ['/a/b/..c', true],
  ['/a/bc', false],
  ['/a', false],
  ['/', false],
])('%s lies inside of /a/b: %s', (path, inside) => {
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

test('a folder in place of the event file is a broken one', () => {
  expect(readPayload(root, redact)).toEqual({ payload: undefined, isBroken: true });
  expect(readPayload(undefined, redact)).toEqual({ payload: undefined, isBroken: false });
});

test('a file is written over an older one, whole', async () => {
  const path = join(root, 'report.json');
  await files.write(path, 'a longer text');
  await files.write(path, 'short');
  expect(readFileSync(path, 'utf8')).toBe('short');
});

test.skipIf(process.platform === 'win32')('neither link nor pipe is read or written', async () => {
  writeFileSync(join(root, 'other'), 'kept');
  symlinkSync('other', join(root, 'link'));
  execFileSync('mkfifo', [join(root, 'pipe')]);
  for (const path of ['link', 'pipe'].map((name) => join(root, name))) {
    await expect(files.write(path, 'new')).rejects.toThrow();
    await expect(files.read(path, 10)).rejects.toThrow();
  }
  expect(readFileSync(join(root, 'other'), 'utf8')).toBe('kept');
});
