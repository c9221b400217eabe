import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textAfter } from '../../src/text/visible.ts';
import { parseCommand } from '../../src/trigger/parse.ts';
import { wordsOf } from '../support/words.ts';

/** Undefined if the comment is not a command. */
const parse = (text: string, command = '/docs') =>
  textAfter(command, text) === undefined ? undefined : parseCommand(text, command);
const instruct = (instruction: string, more: object = {}) => ({
  kind: 'instruct',
  target: { type: 'continue' },
  instruction,
  ...more,
});
const fresh = { target: { type: 'new' } };
const job = (jobId: string) => ({ target: { type: 'job', jobId } });

test.each([
  ['another case', '/Docs x'],
  ['a longer word', '/docsify it'],
  ['a sign after it', '/docs: x'],
  ['a letter that looks alike', '/docѕ x'],
  ['a quotation', '> /docs x'],
  ['a list', '- /docs x'],
  ['a code span', '`/docs x`'],
  ['a fenced block', '```\n/docs x\n```'],
  ['a later line', 'hello\n/docs x'],
  ['a comment that nobody sees', '<!--\n/docs x\n-->'],
  ['an element', '<div>/docs x'],
])('%s is no command: %j', (_, text) => {
  expect(parse(text)).toBeUndefined();
});

test.each([
  ['/docs write it', instruct('write it')],
  ['\n \n/docs write it', instruct('write it')],
  ['/docs\twrite it', instruct('write it')],
  ['/docs\u00a0write it', instruct('write it')],
  ['/docs\nwrite it', instruct('write it')],
  ['/docs  a \r\n\r\n  b\r\n \r\n', instruct('a \n\n  b')],
  ['/docs --new write', instruct('write', fresh)],
  ['/docs --new\n\nwrite', instruct('write', fresh)],
  ['/docs\n--new write', instruct('write', fresh)],
  ['/docs --job ab write', instruct('write', job('ab'))],
  ['/docs --job=ab write', instruct('write', job('ab'))],
  ['/docs --job=--ab write', instruct('write', job('--ab'))],
  ['/docs --job ab\nwrite', instruct('write', job('ab'))],
  ['/docs --job ab -- --new', instruct('--new', job('ab'))],
  ['/docs -- --help', instruct('--help')],
  ['/docs — --help', instruct('--help')],
  ['/docs write --new and --foo', instruct('write --new and --foo')],
  ['/docs -x', instruct('-x')],
  ['/docs - a\n- b', instruct('- a\n- b')],
  ['/docs a <!-- hidden --> b', instruct('a  b')],
  ['/docs a `<!-- seen -->` b', instruct('a `<!-- seen -->` b')],
  ['<!-- hidden -->\n/docs a', instruct('a')],
  ['\n <!-- a\n-->\r\n\r\n<!-- b --><!-->\n/docs a', instruct('a')],
  ['\u200b/do\u00adcs a', instruct('a')],
  ['/docs <!-- --job x -->a', instruct('a')],
  ['/docs --n<!-- x -->ew a', instruct('a', fresh)],
  ['/docs --help', { kind: 'usage' }],
  ['/docs --help me', { kind: 'usage' }],
  ['/docs --status', { kind: 'status' }],
  ['/docs --status --', { kind: 'status' }],
  ['/docs --status --job ab', { kind: 'status', jobId: 'ab' }],
  ['/docs --job=ab --status', { kind: 'status', jobId: 'ab' }],
])('%j', (text, expected) => {
  expect(parse(text)).toEqual(expected);
});

const MISSING = 'The instruction is missing.';
const NO_ID = '--job requires a valid job ID.';
const UNKNOWN = /^Unknown option .+\./;
const PAIR = 'These options cannot be combined.';
test.each([
  ['/docs', MISSING],
  ['/docs   \n\n ', MISSING],
  ['/docs <!-- hidden -->', MISSING],
  ['/docs --', MISSING],
  ['/docs --new', MISSING],
  ['/docs --job ab', MISSING],
  ['/docs --job', NO_ID],
  ['/docs --job= write', NO_ID],
  ['/docs --job\nwrite', NO_ID],
  ['/docs --job --new write', NO_ID],
  ['/docs --job   --new write', NO_ID],
  ['/docs --job a/../b write', NO_ID],
  ['/docs --job=a%2e%2e write', NO_ID],
  ['/docs --job a?b#c write', NO_ID],
  ['/docs --status --job ../x', NO_ID],
  ['/docs --foo write', 'Unknown option --foo.'],
  ['/docs --jobs a write', UNKNOWN],
  ['/docs --new=1 write', UNKNOWN],
  ['/docs --NEW write', UNKNOWN],
  ['/docs —new write', UNKNOWN],
  ['/docs –status', UNKNOWN],
  ['/docs --job ab —x y', UNKNOWN],
  ['/docs --new --job ab write', PAIR],
  ['/docs --job ab --new write', PAIR],
  ['/docs --new --status', PAIR],
  ['/docs --help --status', PAIR],
  ['/docs --new --new write', PAIR],
  ['/docs --job a --job b write', PAIR],
  ['/docs --status --job a --help', PAIR],
  ['/docs --status please', '--status cannot be combined with an instruction.'],
])('%j is not valid: %s', (text, why) => {
  const command = parse(text);
  expect(command?.kind === 'usage' && command.why && wordsOf(command.why)).toMatch(why);
});

test('of an unknown option 40 characters are shown', () => {
  const command = parse(`/docs --${'x'.repeat(50)} write`);
  expect(command).toMatchObject({
    why: expect.arrayContaining([{ code: `--${'x'.repeat(38)}` }, ' Nothing was sent.']),
  });
});

test('other command words', () => {
  expect(parse('@docs-bot write', '@docs-bot')).toEqual(instruct('write'));
  expect(parse('/docs write', '/write-docs')).toBeUndefined();
  expect(parse('x', '')).toBeUndefined();
});

describe('properties', () => {
  const parts = [
    '/docs',
    '--new',
    '--job',
    '--status',
    '--',
    '—x',
    '=',
    ' ',
    '\n',
    'a',
    '<!--',
    '-->',
    '`',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...parts, '\u200b')).map((found) => found.join('')),
  );
  const word = fc.constantFrom('/docs', '@docs-bot', '!x', '');

  test('an instruction is never empty, and has no CR and no blanks at its ends', () => {
    fc.assert(
      fc.property(text, word, (body, command) => {
        const parsed = parse(body, command);
        if (parsed?.kind !== 'instruct') return;
        expect(parsed.instruction).toBe(parsed.instruction.trim());
        expect(parsed.instruction).not.toMatch(/^$|\r/);
      }),
      { numRuns: 3000 },
    );
  });

  test('nothing in a quote, in code or in an HTML comment is a command', () => {
    fc.assert(
      fc.property(text, (body) => {
        const lines = `/docs ${body}`.replace(/\r\n?/g, '\n').split('\n');
        expect(parse(lines.map((line) => `> ${line}`).join('\n'))).toBeUndefined();
        expect(parse(lines.map((line) => `    ${line}`).join('\n'))).toBeUndefined();
        expect(parse(`<!--\n/docs ${body.replaceAll('-', '')}\n-->`)).toBeUndefined();
      }),
    );
  });
});
