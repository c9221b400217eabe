import { expect, test } from 'vitest';
import { findCommand } from '../../src/text/command.ts';

test.each([
  ['/docs x', ' x'],
  ['/docs', ''],
  ['/DOCS\tx', '\tx'],
  ['/docs: x', ' x'],
  ['/docs:', ''],
  ['\r\n \n/docs\r\nx', '\nx'],
  ['\ufeff/docs\u200b:\u200e\u00a0x', '\u00a0x'],
  ['> a\n\n/docs x', ' x'],
  ['\u200b\n/docs x', ' x'],
])('below the command, %j has %j', (body, expected) => {
  expect(findCommand('/docs', body)?.below.join('\n')).toBe(expected);
});

test.each([
  '/docsx',
  '/docs-x',
  '/docs/x',
  '/docs, x',
  '/docs:x',
  '/docs::',
  '/docs\u2003x',
  '/doc\u017f x',
  '/do\u200bcs x',
  '\u200b\u200b/docs x',
  ' /docs x',
  '> /docs x',
  '> a\n/docs x',
  '`/docs x`',
  '```\n/docs x\n```',
  'a\n/docs x',
  '\r/docs x',
  '<!-- a -->\n/docs x',
  '',
])('%j is no command', (body) => {
  expect(findCommand('/docs', body)).toBeUndefined();
});

test('characters that only look like the command are none', () => {
  expect(findCommand('/wiki', '/wi\u212ai x')).toBeUndefined();
  expect(findCommand('/wiki', '/WIKI x')).toBeDefined();
});

test('an empty command is none', () => {
  expect(findCommand('', 'x')).toBeUndefined();
});
