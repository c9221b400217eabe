import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputsError, type Problem } from '../../src/errors.ts';
import { type JobInputs, OUTCOMES, readInputs } from '../../src/inputs/inputs.ts';
import { DEFAULTS } from '../../src/inputs/names.ts';
import type { InputEvent } from '../../src/inputs/rules.ts';

type Raw = Record<string, string | undefined>;

const key = 'key_canary-9f3b7d21c64e8a05';
const needed: Raw = {
  'base-url': 'https://api.example.com',
  'project-id': 'docs',
  'api-key': key,
  prompt: 'Do it.',
};

function read(raw: Raw, around?: InputEvent): JobInputs {
  return readInputs({ ...needed, ...raw }, around) as JobInputs;
}

function problems(raw: Raw, around?: InputEvent): readonly Problem[] {
  try {
    read(raw, around);
  } catch (error) {
    if (error instanceof InputsError) return error.problems;
    throw error;
  }
  return [];
}

describe('a right value is read', () => {
  test.each<[input: keyof JobInputs & string, raw: string, read: unknown]>([
    ['mode', ' job ', 'job'],
    ['project-id', ' my.docs_1 ', 'my.docs_1'],
    ['project-id', 'ümläut', 'ümläut'],
    ['api-key', `\n${key} `, key],
    ['prompt', '  as it is\r\n', '  as it is\r\n'],
    ['job-id', 'job_1', 'job_1'],
    ['minimum-permission', 'admin', 'admin'],
    ['minimum-permission', 'triage', 'triage'],
    ['context', 'none', 'none'],
    ['context', 'diff\nfiles\r\ncommits,', ['diff', 'files', 'commits']],
    ['prompt-file', ' docs/prompt.md\n', 'docs/prompt.md'],
    ['conversation', ' new ', 'new'],
    ['wait', 'FALSE', false],
    ['wait', ' true ', true],
    ['dry-run', 'True', true],
    ['timeout-minutes', '0.05', 0.05],
    ['timeout-minutes', '43200', 43_200],
    ['poll-interval', '1', 1],
    ['poll-interval', '2.5', 2.5],
    ['comment', 'never', 'never'],
    ['issue-number', '12', 12],
    ['fail-on', 'failed', ['failed']],
    ['fail-on', OUTCOMES.join('\n'), [...OUTCOMES]],
    ['fail-on', '', []],
    ['fail-on', ' , \n', []],
    ['job-path', '/jobs/{id}', '/jobs/{id}'],
    ['job-path', '/v2/{projectId}/j-{id}.json', '/v2/{projectId}/j-{id}.json'],
  ])('%s: %j', (input, raw, value) => {
    const given = input === 'prompt-file' ? { prompt: undefined } : {};
    expect(read({ ...given, [input]: raw })[input]).toEqual(value);
  });

  test.each([
    'https://api.example.com',
    'https://api.example.com:8443/docs/',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80/x',
  ])('base-url: %s', (address) => {
    expect(read({ 'base-url': ` ${address} ` })['base-url'].href).toBe(new URL(address).href);
  });
});

describe('a wrong value is refused with its name, itself and what is allowed', () => {
  const refused: Record<string, readonly string[]> = {
    mode: ['jobs', 'Job', 'constructor'],
    'base-url': [
      'api.example.com',
      'http://api.example.com',
      'ftp://api.example.com',
      'https://name@api.example.com',
      'https://name:word@api.example.com',
      'https://api.example.com?x=1',
      'https://api.example.com/?',
      'https://api.example.com#x',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'http://0.0.0.0',
      'https://api.exam\nple.com',
      'https://api.example.com/a b',
      'https:\\\\api.example.com',
      'https:api.example.com',
      'https://api.example.com/\u202e',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ],
    'project-id': ['..', '.', 'a/b', 'a\\b', 'a?b', 'a#b', '%2e%2e', 'a b', 'a\nb', 'x..y', 'a\u200bb'],
    'job-id': ['..', 'a/../b', '%2f', 'a\u0000b', '\ud800', 'x'.repeat(513)],
    'minimum-permission': ['owner', 'Write', 'write,admin'],
    context: ['all', 'auto,issue', 'none,diff', 'Issue', 'issue;diff'],
    wait: ['yes', '1', 'constructor', '__proto__', 'hasOwnProperty'],
    'dry-run': ['no', 'toString', 'constructor'],
    'timeout-minutes': ['0', '-1', '1e3', 'ten', '43201', '1,5', 'Infinity', 'NaN', '0x10', '0.0'],
    'poll-interval': ['0', '0.9', '-5', '86401', '5s'],
    comment: ['yes', 'Always', 'true'],
    conversation: ['New', 'resume', 'true'],
    'issue-number': ['0', '-1', '1.5', '#12', '9007199254740993', 'twelve'],
    'fail-on': ['error', 'failed;unknown', 'Failed', 'constructor'],
    'job-path': [
      'jobs/{id}',
      '/jobs',
      '/{id}/{id}',
      '/../{id}',
      '/a//{id}',
      '/{id}?x',
      '/{id}#',
      '/{job}{id}',
    ],
  };
  const cases = Object.entries(refused).flatMap(([input, values]) =>
    values.map((value) => [input, value] as const),
  );
  test.each(cases)('%s: %j', (input, value) => {
    const [problem, ...others] = problems({ [input]: value });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ input, value: input === 'mode' ? value.trim() : value });
    expect(problem?.allowed).toMatch(/\w{4}/);
  });

  test.each(['two words', 'ключ', 'line\nbreak', 'nul\u0000'])('api-key %j: but never itself', (value) => {
    const found = problems({ 'api-key': value });
    expect(found).toMatchObject([{ input: 'api-key' }]);
    expect(found[0]).not.toHaveProperty('value');
  });
});

describe('what is missing', () => {
  test.each(['base-url', 'project-id', 'api-key', 'prompt'])('%s is asked for', (input) => {
    for (const nothing of [undefined, '', '  \n']) {
      const [problem, ...others] = problems({ [input]: nothing });
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ input });
      expect(problem?.allowed).toMatch(/^is required/);
      expect(problem).not.toHaveProperty('value');
    }
  });

  test('an empty key is told the likely cause', () => {
    expect(problems({ 'api-key': '' })).toMatchObject([
      { allowed: expect.stringMatching(/forks.*Dependabot/) },
    ]);
  });

  test('empty counts as not given: the defaults hold', () => {
    const empty = Object.fromEntries(
      Object.keys(DEFAULTS).map((name) => [name, name === 'fail-on' ? DEFAULTS[name] : ' ']),
    );
    expect(read(empty)).toEqual(read({}));
    expect(read({})).toMatchObject({
      mode: 'job',
      command: '/docs',
      'minimum-permission': 'write',
      context: 'auto',
      wait: true,
      'timeout-minutes': 30,
      comment: 'auto',
      'fail-on': ['failed', 'timed-out', 'unknown'],
      'dry-run': false,
    });
    expect(read({ 'poll-interval': '', 'issue-number': '' })).not.toHaveProperty('poll-interval');
  });
});

describe('what does not go together', () => {
  test('prompt and prompt-file', () => {
    expect(problems({ 'prompt-file': 'x.md' })).toMatchObject([{ input: 'prompt-file', value: 'x.md' }]);
    expect(problems({ 'prompt-file': 'x.md', prompt: ' ' })).toEqual([]);
  });

  test('a job id needs no prompt', () => {
    expect(problems({ prompt: undefined, 'job-id': 'job_1' })).toEqual([]);
  });

  test('`comment: always` where no issue is known', () => {
    expect(problems({ comment: 'always' })).toMatchObject([{ input: 'comment', value: 'always' }]);
    expect(problems({ comment: 'always', 'issue-number': '7' })).toEqual([]);
    expect(problems({ comment: 'always' }, { eventIssue: 7 })).toEqual([]);
    // The merged pull request that brought the commit.
    expect(problems({ comment: 'always' }, { isPush: true })).toEqual([]);
    expect(problems({ comment: 'always', mode: 'visitors' }, { isPush: true })).toHaveLength(1);
  });

  test.each<[Raw, InputEvent, refused: string[]]>([
    [{}, {}, ['conversation']],
    [{}, { isPush: true }, ['conversation']],
    [{ comment: 'always' }, {}, ['comment', 'conversation']],
    [{ comment: 'never' }, { eventIssue: 7 }, ['conversation']],
    [{ 'job-id': 'job_1' }, { eventIssue: 7 }, ['conversation']],
    [{ 'issue-number': '7' }, {}, []],
    [{}, { eventIssue: 7 }, []],
    [{ comment: 'always' }, { isPush: true }, []],
    [{ comment: 'never' }, { isCommentRun: true }, []],
  ])('`conversation: continue` with %j in %j: %j', (raw, event, refused) => {
    const found = problems({ conversation: 'continue', ...raw }, event);
    expect(found.map(({ input }) => input)).toEqual(refused);
  });
});

describe('context of an issue', () => {
  const context = ['issue', 'thread', 'diff, thread\n'];
  test.each(context)('%j where no issue is known', (value) => {
    expect(problems({ context: value, comment: 'always' })).toMatchObject([
      { input: 'context', value, allowed: expect.stringContaining('issue-number') },
      { input: 'comment' },
    ]);
  });

  test.each<[what: string, Raw, InputEvent]>([
    ['by issue-number', { 'issue-number': '7' }, {}],
    ['by the event', {}, { eventIssue: 7 }],
    ['of no account, because a job that is named gets none', { 'job-id': 'job_1' }, {}],
  ])('known %s', (_, raw, around) => {
    for (const value of context) expect(problems({ ...raw, context: value }, around)).toEqual([]);
    expect(read({ ...raw, context: 'issue, diff' }, around).context).toEqual(['issue', 'diff']);
  });
});

describe('all problems are reported together', () => {
  test('wrong values, missing ones and conflicts', () => {
    const found = problems({
      'api-key': undefined,
      'base-url': 'x',
      wait: 'x',
      'prompt-file': 'x',
      comment: 'always',
    });
    expect(found.map(({ input }) => input).sort()).toEqual([
      'api-key',
      'base-url',
      'comment',
      'prompt-file',
      'wait',
    ]);
  });

  test.each<[Raw, hidden: string[]]>([
    [{ 'base-url': 'x', 'api-key': undefined }, ['api-key', 'base-url']],
    [{ 'project-id': undefined }, ['project-id']],
    [{ 'project-id': 'a/b' }, ['project-id']],
    [{ 'project-id': 'a\nb' }, ['project-id']],
    [{ wait: 'maybe', period: 'x', 'dry-run': 'x', prompt: undefined }, ['dry-run', 'period', 'wait']],
  ])('a wrong mode hides nothing: %j', (raw, hidden) => {
    const found = problems({ mode: 'jobs', ...raw });
    expect(found.map(({ input }) => input).sort()).toEqual([...hidden, 'mode'].sort());
  });
});

test('the key never stands in a problem, whatever else is wrong', () => {
  const names = [
    ...Object.keys(DEFAULTS),
    'base-url',
    'project-id',
    'job-id',
    'poll-interval',
    'issue-number',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), fc.string(), (raw, end) => {
      const secret = `${key} ${end}x`;
      const error: unknown = (() => {
        try {
          return read({ ...raw, 'api-key': secret });
        } catch (thrown) {
          return thrown;
        }
      })();
      expect(error).toBeInstanceOf(InputsError);
      expect(JSON.stringify((error as InputsError).problems) + (error as Error).message).not.toContain(key);
    }),
  );
});
