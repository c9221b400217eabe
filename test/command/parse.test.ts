import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../src/command/parse.ts';
import { COMMAND_RULE, isCommandName } from '../../src/inputs/fields.ts';

const parse = (text: string) => parseCommand(text, '/docs');
const kindOf = async (text: string, command = '/docs') => (await parseCommand(text, command)).kind;
const instruct = (instruction: string, more: object = {}) => ({
  kind: 'instruct',
  fresh: false,
  isCleaned: false,
  instruction,
  ...more,
});

describe('not for us', () => {
  test.each([
    ...[
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
    ...[
      'text /docs x',
      'hello\n/docs x',
      '```\n/docs x\n```',
      '`/docs x`',
      '/docs-x',
      '/docs:',
      '- /docs x',
      '\\/docs',
    ],
    ...[
      '<!-- /docs x -->',
      '<!--\n/docs x\n-->',
      '<!-- a\n/docs x',
      '<!-- x --> /docs y',
      '<div>/docs x',
      '<b title="\n/docs x">',
    ],
    ...['[//]: # (\n/docs x)', '[^a]: b\n  /docs x', '＃/docs', '∕docs x', '/docѕ x'],
  ])('%j', async (text) => expect(await kindOf(text)).toBe('none'));
});

describe('instructions', () => {
  test.each([
    ['/docs write it', instruct('write it')],
    ['\n \n/docs write it', instruct('write it')],
    ['/docs\twrite it', instruct('write it')],
    ['/docs\u00a0write it', instruct('write it')],
    ['/docs\nwrite it', instruct('write it')],
    ['/docs  a \r\n\r\n  b\r\n \r\n', instruct('a \n\n  b')],
    ['/docs --new write', instruct('write', { fresh: true })],
    ['/docs --new\n\nwrite', instruct('write', { fresh: true })],
    ['/docs\n--new write', instruct('write', { fresh: true })],
    ['/docs --job a/../b write', instruct('write', { jobId: 'a/../b' })],
    ['/docs --job=ab write', instruct('write', { jobId: 'ab' })],
    ['/docs --job ab\nwrite', instruct('write', { jobId: 'ab' })],
    ['/docs --job ab -- --new', instruct('--new', { jobId: 'ab' })],
    ['/docs -- --help', instruct('--help')],
    ['/docs — --help', instruct('--help')],
    ['/docs write --new and --foo', instruct('write --new and --foo')],
    ['/docs -x', instruct('-x')],
    ['/docs - a\n- b', instruct('- a\n- b')],
    ['/docs a <!-- hidden --> b', instruct('a  b', { isCleaned: true })],
    ['/docs a `<!-- seen -->` b', instruct('a `<!-- seen -->` b')],
    ['<!-- hidden -->\n/docs a', instruct('a')],
    ['\u200b/do\u00adcs a', instruct('a')],
    ['/docs <!-- --job x -->a', instruct('a')],
    ['/docs --n<!-- x -->ew a', instruct('a', { fresh: true })],
  ])('%j', async (text, expected) => expect(await parse(text)).toEqual(expected));
});

describe('answers without work', () => {
  test.each([
    ['/docs', 'no instruction'],
    ['/docs <!-- hidden -->', 'no instruction'],
    ['/docs --', 'no instruction'],
    ['/docs --new', 'no instruction'],
    ['/docs --job', 'job without an id'],
    ['/docs --job= write', 'job without an id'],
    ['/docs --job\nwrite', 'job without an id'],
    ['/docs --job --new write', 'job without an id'],
    ['/docs --job ab', 'job without an instruction'],
    ['/docs --foo write', 'unknown flag'],
    ['/docs --new=1 write', 'unknown flag'],
    ['/docs --NEW write', 'unknown flag'],
    ['/docs —new write', 'unknown flag'],
    ['/docs –status', 'unknown flag'],
    ['/docs --job ab —x y', 'unknown flag'],
    ['/docs --new --job ab write', 'wrong pair'],
    ['/docs --job ab --new write', 'wrong pair'],
    ['/docs --new --status', 'wrong pair'],
    ['/docs --help --status', 'wrong pair'],
    ['/docs --new --new write', 'wrong pair'],
    ['/docs --job a --job b write', 'wrong pair'],
    ['/docs --status --job a --help', 'wrong pair'],
    ['/docs --status please', 'status with an instruction'],
  ])('%j: the usage', async (text, why) => expect(await parse(text)).toMatchObject({ kind: 'usage', why }));

  test.each([
    ['/docs --help', { kind: 'help' }],
    ['/docs --help me', { kind: 'help' }],
    ['/docs --status', { kind: 'status' }],
    ['/docs --status --', { kind: 'status' }],
    ['/docs --status --job ab', { kind: 'status', jobId: 'ab' }],
    ['/docs --job=ab --status', { kind: 'status', jobId: 'ab' }],
  ])('%j', async (text, expected) => expect(await parse(text)).toEqual(expected));
});

test('other command words', async () => {
  expect(await parseCommand('@docs-bot write', '@docs-bot')).toEqual(instruct('write'));
  expect(await kindOf('/docs write', '/write-docs')).toBe('none');
  expect(await kindOf('x', '')).toBe('none');
  for (const word of ['/docs', '/write-docs', '@docs-bot', '!docs', '/d', '/文档', '/docs:write', '.docs'])
    expect(isCommandName(word), word).toBe(true);
  for (const word of [
    '',
    '/',
    'docs',
    '#docs',
    '>docs',
    '-docs',
    '*docs',
    '`docs',
    '[docs',
    '<docs',
    '//docs',
    '/do cs',
  ])
    expect(isCommandName(word), word).toBe(false);
  for (const word of [
    '/docs\n',
    '--docs',
    '/docs\u200b',
    '&docs',
    '~docs',
    '|docs',
    '=docs',
    ':docs',
    '$docs',
    '/-',
    `/${'a'.repeat(40)}`,
  ])
    expect(isCommandName(word), word).toBe(false);
  expect(COMMAND_RULE).toContain('2 to 40 characters');
});

describe('properties', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
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
          '\u200b',
        ),
      )
      .map((parts) => parts.join('')),
  );
  const word = fc.constantFrom('/docs', '@docs-bot', '!x', '');

  test('never throws; an instruction is never empty, has no CR and no blanks at its ends', async () => {
    await fc.assert(
      fc.asyncProperty(text, word, async (body, command) => {
        const parsed = await parseCommand(body, command);
        if (parsed.kind !== 'instruct') return;
        expect(parsed.instruction).toBe(parsed.instruction.trim());
        expect(parsed.instruction).not.toMatch(/^$|\r/);
      }),
      { numRuns: 3000 },
    );
  });

  test('nothing in a quote, in code or in a comment is a command', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const lines = `/docs ${body}`.replace(/\r\n?/g, '\n').split('\n');
        expect(await kindOf(lines.map((line) => `> ${line}`).join('\n'))).toBe('none');
        expect(await kindOf(lines.map((line) => `    ${line}`).join('\n'))).toBe('none');
        expect(await kindOf(`<!--\n/docs ${body.replaceAll('-', '')}\n-->`)).toBe('none');
      }),
    );
  });

  test('replies like ours are no commands, whatever the command is called', async () => {
    const starts = [
      '',
      '<!-- docs-agent v1 {"state":"sent"} -->\n',
      '### ',
      '**Done.** ',
      '✅ ',
      '> ',
      '| a | b |\n|-|-|\n',
    ];
    const sentences = [
      'Usage: `/docs [--new] INSTRUCTION`',
      'Working on it: `/docs write`',
      'You lack the permission.',
      '👀',
    ];
    const words = fc.stringMatching(/^[/@!?.%][a-z0-9][a-z0-9:/.-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.constantFrom(...sentences),
        text,
        words,
        async (start, sentence, quoted, command) => {
          expect(isCommandName(command)).toBe(true);
          expect(await kindOf(`${start}${sentence}\n\n\`\`\`\`text\n${quoted}\n\`\`\`\`\n`, command)).toBe(
            'none',
          );
        },
      ),
    );
  });
});
