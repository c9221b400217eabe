import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParsedCommand, parseComment } from '../../src/trigger/parse.ts';
import { wordsOf } from '../support/words.ts';

const CONTINUE = { type: 'continue' };
const NEW = { type: 'new' };
const named = (jobId: string) => ({ type: 'job', jobId });
const instruct = (instruction: string, target: object = CONTINUE, above?: string) => ({
  instruction,
  target,
  above,
});

const DASH_ADVICE = ' To start the instruction with a dash, put -- before it.';

function asked(body: string, name = '/docs') {
  const parsed: ParsedCommand = parseComment(name, body);
  if ('reason' in parsed) return wordsOf(parsed.reason).replace(DASH_ADVICE, '');
  if (parsed.kind === 'status' && parsed.jobId !== undefined) return `status of ${parsed.jobId}`;
  if (parsed.kind !== 'instruct') return parsed.kind;
  return instruct(parsed.instruction, parsed.target, parsed.above);
}

const ASKING: [expected: string | object, bodies: string[]][] = [
  [
    instruct('add a page'),
    [
      '/docs add a page',
      '/DOCS: add a page',
      '\u200e/docs add a page',
      '/docs\u202fadd a page',
      '/docs\tadd a page',
      '\ufeff/docs\u200b:\u200e\u00a0add a page',
    ],
  ],
  [
    instruct('add a page', NEW),
    [
      '/docs \uff0d\uff0dnew add a page',
      '/docs \u2014new add a page',
      '/docs \u2212\u2212new add a page',
      '/docs --NEW, add a page',
      '/docs\n--new\n\nadd a page',
    ],
  ],
  [
    instruct('go on', named('job_1')),
    ['/docs --job `job_1` go on', '/docs --job <job_1>, go on', '/docs --job: “job_1”. go on'],
  ],
  [
    'none',
    [
      '/docs, add a page',
      '/docs/quickstart.mdx is outdated',
      '/docs\u2003add a page',
      '/doc\u017f add a page',
      '/do\u200bcs add a page',
      '\u200b\u200b/docs add a page',
      ' /docs add a page',
      '\r/docs add a page',
      'Write it like this:\n\n    /docs add a page',
      '> /docs add a page\n\nThat worked.',
      '> Where is the limit?\n/docs answer it',
      '```\n    ```\n/docs x\n```',
      '   ```\n/docs x\n   ```',
    ],
  ],
  [
    'help',
    ['/docs help', '/docs ?', '/docs -help', '/docs\u3000\u30fc\u30fchelp', '/docs ｈｅｌｐ'],
  ],
  ['status', ['/docs status', '/docs \u2212\u2212status', '/docs --status of the job']],
  ['status of ab', ['/docs --status --job ab', '/docs --job ab status?']],
  ['cannot-stop', ['/docs stop', '/docs please stop', '/docs --stop']],
  [
    'missing',
    [
      '/docs …',
      '/docs: ',
      '/docs :+1:',
      '/docs 👍🏽 1️⃣ :tada:',
      '/docs -new',
      '/docs --job `job_1` …',
      '/docs --new thanks!',
    ],
  ],
  [
    'Options come before the instruction, but --new is its last word. To send it as a word, put it in backticks.',
    [
      '/docs write a page about webhooks --new',
      '/docs write a page about webhooks\n--new\n',
      '/docs write a page \u2014NEW.',
      '/docs --job ab write a page --new',
    ],
  ],
  ['unclosed', ['```\n/docs x', '/docs x\n\n```\n/docs y']],
  [
    '--job requires a valid job ID.',
    [
      '/docs --job',
      '/docs --job= write',
      '/docs --job\nwrite',
      '/docs --job --new write',
      '/docs --job a/../b write',
    ],
  ],
  [
    'These options cannot be combined.',
    ['/docs --new --job ab write', '/docs --job a --job b write'],
  ],
];

test.each(ASKING)('%j is what these comments ask for: %j', (expected, bodies) => {
  expect(bodies.map((body) => asked(body))).toEqual(bodies.map(() => expected));
});

test.each<[body: string, expected: string | object]>([
  ['/docs\n- add a page\n- fix the intro', instruct('- add a page\n- fix the intro')],
  ['/docs do\u200b\rit', instruct('do\nit')],
  ['/docs\n— a page\n— a picture', instruct('— a page\n— a picture')],
  ['/docs --job=--ab write', instruct('write', named('--ab'))],
  ['/docs --job ab -- --wide', instruct('--wide', named('ab'))],
  ['/docs -- explain --new', instruct('explain --new')],
  ['/docs --draft add a page', 'Unknown option --draft.'],
  ['/docs --job ab —x y', 'Unknown option —x.'],
  [`/docs --${'x'.repeat(40)}`, `Unknown option --${'x'.repeat(38)}….`],
  ['/docs --status of the page', '--status cannot be combined with an instruction.'],
  ['/docs help\n\n/docs add a page', 'The comment has two: /docs help and /docs add a page.'],
  [
    '/docs fix the typo\n/docs --new add a page',
    'The comment has two: /docs fix the typo and /docs --new add a page.',
  ],
  [
    `/docs x\n\n/docs/y\n\n/docs: ${'z'.repeat(74)}`,
    `The comment has two: /docs x and /docs: ${'z'.repeat(73)}….`,
  ],
])('%j asks for %j', (body, expected) => {
  expect(asked(body)).toEqual(expected);
});

/** What begins like something else, and is an instruction. */
const HONEST = [
  'stop using the word simply',
  '-v is undocumented',
  '-new section about limits',
  'cancel the subscription page',
  'write --new and --foo',
  'document what it prints with `--new`',
  'say what --help prints',
  'pass --new before the name',
  'set -new',
  'Answer this:\n\n> Where is the limit?\n\nin the introduction.',
  'say on the page about commands:\n\n```\n/docs add a page\n```',
  'fix the typo\n/docs/limits.md has the same one',
  'h2, please',
  ':warning: is shown as text',
  '日本語のページを追加',
];

test.each(HONEST)('%j is sent as it is', (words) => {
  expect(asked(`/docs ${words}`)).toEqual(instruct(words));
});

test.each([
  ['> The retry page is wrong.\n\n/docs x', 'The retry page is wrong.'],
  ['The limit is 100 a minute now.\r\n/docs x', 'The limit is 100 a minute now.'],
  ['> a\n\n> b\n\n/docs x', 'a\n\nb'],
  ['\r\n> > a\r\n>b\r\n\r\n/Docs: x', '> a\nb'],
  ['> a\n\nI agree.\n\n/docs x', '> a\n\nI agree.'],
  ['- ```\n     ```\n/docs x', '- ```\n     ```'],
  ['>\n\n/docs x', undefined],
])('above the command of %j is %j', (body, above) => {
  expect(asked(body)).toEqual(instruct('x', CONTINUE, above));
});

test('below a code block that is closed, an instruction may open one', () => {
  const words = 'x\n```\nb';

  expect(asked(`\`\`\`\na\n\`\`\`\n/docs ${words}`)).toEqual(
    instruct(words, CONTINUE, '```\na\n```'),
  );
});

test('a command may have any name', () => {
  expect(asked('!aGENT.x help', '!Agent.x')).toBe('help');
  expect(asked('!agentyx help', '!agent.x')).toBe('none');
});

const PARTS = '/docs /Docs --new --job --status -- —x – = a <!-- --> ` > *** @ : …'.split(' ');
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PARTS, ' ', '\n', '\r\n', '\u200b')).map((list) => list.join('')),
);

test('an instruction is never empty, and has no blanks at its ends', () => {
  const property = fc.property(text, (request) => {
    const parsed = parseComment('/docs', `/docs ${request}`);
    const instruction = parsed.kind === 'instruct' ? parsed.instruction : 'none';
    expect(instruction).toBe(instruction.trim());
    expect(instruction).not.toBe('');
  });

  fc.assert(property, { numRuns: 3000 });
});
