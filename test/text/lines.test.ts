import { expect, test } from 'vitest';
import { afterCommand } from '../../src/text/lines.ts';

test.each([
  ['/DOCS\tx', '\tx'],
  ['/docs: x', ' x'],
  ['/docs:', ''],
  ['\u200b/docs x', ' x'],
  ['\ufeff/docs\u200b:\u200e\u00a0x', '\u00a0x'],
])('after the command in %j comes %j', (line, expected) => {
  expect(afterCommand('/docs', line)).toBe(expected);
});

test.each([
  '/docsx',
  '/docs/x',
  '/docs, x',
  '/docs:x',
  '/docs\u2003x',
  '/doc\u017f x',
  '/do\u200bcs x',
  '\u200b\u200b/docs x',
  ' /docs x',
  '\r/docs x',
  '',
])('%j does not start with the command', (line) => {
  expect(afterCommand('/docs', line)).toBeUndefined();
});
