import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandName } from '../../src/inputs/fields.ts';
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

const NO_COMMANDS = [
  [
    '',
    ' \n\t\n',
    '/docsify it',
    '/Docs x',
    '/DOCS',
    '> /docs x',
    ' /docs x',
    '\t/docs x',
    '    /docs x',
  ],
  [
    'text /docs x',
    'hello\n/docs x',
    '```\n/docs x\n```',
    '`/docs x`',
    '/docs-x',
    '/docs:',
    '- /docs x',
  ],
  ['\\/docs', '<!-- /docs x -->', '<!--\n/docs x\n-->', '<!-- a\n/docs x', '<!-- x --> /docs y'],
  [
    '[//]: # (a)\n/docs x',
    '<?a?>\n/docs x',
    '<div>/docs x',
    '<b title="\n/docs x">',
    '[//]: # (\n/docs x)',
    '[^a]: b\n  /docs x',
  ],
  ['＃/docs', '∕docs x', '/docѕ x'],
];
test.each(NO_COMMANDS.flat())('%j is no command', async (text) =>
  expect(await parse(text)).toBeUndefined(),
);

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
])('%j', async (text, expected) => expect(await parse(text)).toEqual(expected));

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
])('%j is not valid: %s', async (text, why) => {
  const command = await parse(text);
  expect(command?.kind === 'usage' && command.why && wordsOf(command.why)).toMatch(why);
});

test('of an unknown option 40 characters are shown', async () => {
  const command = await parse(`/docs --${'x'.repeat(50)} write`);
  expect(command).toMatchObject({
    why: expect.arrayContaining([{ code: `--${'x'.repeat(38)}` }, ' Nothing was sent.']),
  });
});

test('other command words', async () => {
  expect(await parse('@docs-bot write', '@docs-bot')).toEqual(instruct('write'));
  expect(await parse('/docs write', '/write-docs')).toBeUndefined();
  expect(await parse('x', '')).toBeUndefined();
});

test.each('/docs /write-docs @docs-bot !docs /d /文档 /docs:write .docs'.split(' '))(
  '%s is allowed as the command',
  (word) => expect(commandName.safeParse(word).data).toBe(word),
);

const SIGNS =
  '/ docs #docs >docs -docs *docs `docs [docs <docs //docs --docs &docs ~docs |docs =docs :docs';
test.each([
  ...SIGNS.split(' '),
  '$docs',
  '/-',
  '',
  '/do cs',
  '/do\ncs',
  '/do\u200bcs',
  `/${'a'.repeat(40)}`,
])('%j is not allowed as the command', (word) =>
  expect(commandName.safeParse(word).success).toBe(false),
);

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

  test('parsing never throws, and an instruction is never empty and has no CR and no blanks at its ends', async () => {
    await fc.assert(
      fc.asyncProperty(text, word, async (body, command) => {
        const parsed = await parse(body, command);
        if (parsed?.kind !== 'instruct') return;
        expect(parsed.instruction).toBe(parsed.instruction.trim());
        expect(parsed.instruction).not.toMatch(/^$|\r/);
      }),
      { numRuns: 3000 },
    );
  });

  test('nothing in a quote, in code or in an HTML comment is a command', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const lines = `/docs ${body}`.replace(/\r\n?/g, '\n').split('\n');
        expect(await parse(lines.map((line) => `> ${line}`).join('\n'))).toBeUndefined();
        expect(await parse(lines.map((line) => `    ${line}`).join('\n'))).toBeUndefined();
        expect(await parse(`<!--\n/docs ${body.replaceAll('-', '')}\n-->`)).toBeUndefined();
      }),
    );
  });

  test('text that starts like our replies is no command, whatever the command is called', async () => {
    const commands = fc.stringMatching(/^[/@!?.%][a-z0-9][a-z0-9:/.-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('### ✅ ', '<sub>', '- **Job:** '),
        text,
        commands,
        async (start, quoted, command) => {
          expect(
            await parse(`${start}x\n\n\`\`\`\`text\n${quoted}\n\`\`\`\`\n`, command),
          ).toBeUndefined();
        },
      ),
    );
  });
});
