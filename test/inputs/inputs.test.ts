import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { revision } from '../../src/inputs/fields.ts';
import { FAIL_ON, INPUT_NAMES, type Inputs, threadOf } from '../../src/inputs/inputs.ts';
import type { InputEvent } from '../../src/inputs/rules.ts';
import { KEY, needed, problems, type Raw, read, refused } from './read.ts';

describe('a valid value is read', () => {
  test.each<[input: keyof Inputs, raw: string, read: unknown]>([
    ['mode', ' job ', 'job'],
    ['project-id', ' my.docs_1 ', 'my.docs_1'],
    ['api-key', `\n${KEY} `, KEY],
    ['prompt', '  as it is\r\n', '  as it is\r\n'],
    ['job-id', 'job_1', 'job_1'],
    ['command', ' /docs\n', '/docs'],
    ['command', '@a', '@a'],
    ['command', `!é${'x'.repeat(38)}`, `!é${'x'.repeat(38)}`],
    ['command', '/a-b_c.d:e/9', '/a-b_c.d:e/9'],
    ['minimum-permission', 'write', 'write'],
    ['minimum-permission', 'admin', 'admin'],
    ['context', 'none', 'none'],
    ['context', 'diff\nfiles\r\ncommits,', ['diff', 'files', 'commits']],
    ['paths', 'src/**,\n !src/gen/**\n', ['src/**', '!src/gen/**']],
    ['prompt-file', ' docs/prompt.md\n', 'docs/prompt.md'],
    ...'v1.2.0 origin/main HEAD~3 HEAD^2 @~1 main@{1} @{-1} größe a+b x^{}'
      .split(' ')
      .map((revision) => ['diff-base', revision, revision] as [keyof Inputs, string, string]),
    ['diff-base', `ü${'x'.repeat(249)}`, `ü${'x'.repeat(249)}`],
    ['conversation', ' new ', 'new'],
    ['wait', 'FALSE', false],
    ['wait', ' true ', true],
    ['dry-run', 'True', true],
    ['timeout-minutes', '0.05', 0.05],
    ['timeout-minutes', '43200', 43_200],
    ['poll-interval', '1', 1],
    ['poll-interval', '2.5', 2.5],
    ['poll-interval', '86400', 86_400],
    ['mode', 'visitors', 'visitors'],
    ['comment', 'never', 'never'],
    ['issue-number', '12', 12],
    ['fail-on', 'failed', ['failed']],
    [
      'fail-on',
      'failed,rate-limited,timed-out,unknown,no-changes,archived,pr-opened,detached',
      [...FAIL_ON],
    ],
    ['fail-on', '', []],
    ['fail-on', ' , \n', []],
    ['job-path', '/v2/{projectId}/j-{id}.json', '/v2/{projectId}/j-{id}.json'],
  ])('%s: %j', (input, raw, value) => {
    const given = input === 'prompt-file' ? { prompt: undefined } : {};
    expect(read({ ...given, [input]: raw })[input]).toEqual(value);
  });

  const addresses =
    'https://a.example https://a.example:84/docs/ http://localhost:3000 http://127.0.0.1 http://[::1]:80/x';
  test.each(addresses.split(' '))('base-url: %s', (address) => {
    expect(read({ 'base-url': ` ${address} ` })['base-url'].href).toBe(new URL(address).href);
  });
});

describe('an invalid value is refused with its name, the value and what is allowed', () => {
  const invalid: Record<string, readonly string[]> = {
    mode: ['jobs', 'Job', 'constructor'],
    'base-url': [
      ...(
        'api.example.com http://api.example.com ftp://api.example.com https://name@api.example.com ' +
        'https://name:word@api.example.com https://api.example.com?x=1 https://api.example.com/? ' +
        'https://api.example.com#x http://localhost.example.com javascript:alert(1) file:///etc ' +
        'https:\\\\api.example.com https:api.example.com https://api.example.com/\u202e'
      ).split(' '),
      'https://api.exam\nple.com',
      'https://api.example.com/a b',
    ],
    'project-id': ['..', 'a/b', 'a\nb'],
    'job-id': ['..', 'a/../b'],
    command: [
      ...'docs / /-docs //docs #docs >docs /docs!'.split(' '),
      '/docs now',
      `/${'x'.repeat(40)}`,
    ],
    'minimum-permission': ['read', 'triage', 'maintain', 'owner'],
    context: ['all', 'auto,issue', 'none,diff', 'Issue', 'issue;diff'],
    paths: ['+(a|b)'],
    'diff-base': [
      ...(
        '-p --output=x ^main .x /x v1..v2 v1...v2 HEAD:README.md :/fix ' +
        'a\'b a"b a;b a|b $(id) `id` a\\b a* a\u202eb'
      ).split(' '),
      'a b',
      'a\nb',
      'x'.repeat(251),
    ],
    wait: ['yes', '1', 'constructor'],
    'dry-run': ['no'],
    'timeout-minutes': ['0', '-1', '1e3', 'ten', '43201', '1,5', 'Infinity', 'NaN', '0x10', '0.0'],
    'poll-interval': ['0.9', '86401'],
    comment: ['yes'],
    conversation: ['resume'],
    'issue-number': ['0', '1.5', '#12', '9007199254740993'],
    'fail-on': [
      ...['error', 'failed;unknown', 'Failed', 'constructor'],
      ...['cancelled', 'skipped', 'denied', 'reported'],
    ],
    'job-path': ['jobs/{id}', '/{id}?x'],
  };
  const cases = Object.entries(invalid).flatMap(([input, values]) =>
    values.map((value) => [input, value] as const),
  );
  test.each(cases)('%s: %j', (input, value) => {
    const [problem, ...others] = problems({ [input]: value });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ input, value });
    expect(problem?.allowed).toMatch(/\w{4}/);
  });

  test.each(['two words', 'ключ', 'line\nbreak', 'nul\u0000'])(
    'api-key %j is refused without showing it',
    (value) => {
      const found = problems({ 'api-key': value });
      expect(found).toMatchObject([{ input: 'api-key' }]);
      expect(found[0]?.value).toBeUndefined();
    },
  );
});

describe('a missing input', () => {
  test.each(['base-url', 'project-id', 'api-key', 'prompt'])('is named: %s', (input) => {
    for (const nothing of [undefined, '', '  \n']) {
      const [problem, ...others] = problems({ [input]: nothing });
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ input });
      expect(problem?.allowed).toMatch(/^is (empty|required)/);
      expect(problem?.value).toBeUndefined();
    }
  });

  test('that is empty counts as missing, so the defaults apply', () => {
    const others = INPUT_NAMES.filter((name) => !(name in needed) && name !== 'fail-on');
    expect(read(Object.fromEntries(others.map((name) => [name, ' '])))).toEqual(read({}));
    expect(read({})).toMatchObject({
      mode: 'job',
      command: '/docs',
      'minimum-permission': 'write',
      context: 'auto',
      wait: true,
      'timeout-minutes': 60,
      conversation: 'new',
      comment: 'auto',
      'job-path': '/v2/agent/{projectId}/job/{id}',
      'fail-on': ['failed', 'rate-limited', 'timed-out', 'unknown'],
      'dry-run': false,
    });
  });
});

test.each<[Raw, InputEvent, inputs: string[]]>([
  [{ 'prompt-file': 'x.md' }, {}, ['prompt-file']],
  [{ 'prompt-file': 'x.md', prompt: ' ' }, {}, []],
  [{ prompt: undefined, 'job-id': 'job_1' }, {}, []],
  [{ prompt: undefined }, { isCommentRun: true }, []],
  [{ prompt: 'x', 'prompt-file': 'x', 'job-id': '../x' }, { isCommentRun: true }, []],
  [{ mode: 'visitors' }, { isCommentRun: true }, ['mode']],

  [{ comment: 'always' }, {}, ['comment']],
  [{ comment: 'always', 'issue-number': '7' }, {}, []],
  [{ comment: 'always' }, { eventIssue: 7 }, []],
  // The merged pull request that brought the commit.
  [{ comment: 'always' }, { pushedCommit: 'c0ffee' }, []],
  [{ comment: 'always', mode: 'visitors' }, { pushedCommit: 'c0ffee' }, ['comment']],

  [{ conversation: 'continue' }, {}, ['conversation']],
  [{ conversation: 'continue' }, { pushedCommit: 'c0ffee' }, ['conversation']],
  [{ conversation: 'continue', comment: 'always' }, {}, ['conversation', 'comment']],
  [{ conversation: 'continue', comment: 'never' }, { eventIssue: 7 }, ['conversation']],
  [{ conversation: 'continue', 'job-id': 'job_1' }, { eventIssue: 7 }, ['conversation']],
  [{ conversation: 'continue', 'issue-number': '7' }, {}, []],
  [{ conversation: 'continue' }, { eventIssue: 7 }, []],
  [{ conversation: 'continue', comment: 'always' }, { pushedCommit: 'c0ffee' }, []],
  [{ conversation: 'continue', comment: 'never' }, { isCommentRun: true }, []],

  [{ context: 'issue' }, {}, ['context']],
  [{ context: 'diff, thread\n', comment: 'always' }, {}, ['context', 'comment']],
  [{ context: 'issue', 'issue-number': '7' }, {}, []],
  [{ context: 'thread' }, { eventIssue: 7 }, []],
  [{ context: 'review' }, {}, ['context']],
  [{ context: 'review' }, { eventIssue: 7 }, []],
])('%j in %j is refused for %j', (raw, event, inputs) => {
  expect(refused(raw, event)).toEqual(inputs);
});

test.each<[Raw, eventIssue: number | undefined, thread: number | undefined]>([
  [{}, 7, 7],
  [{}, undefined, undefined],
  [{ 'issue-number': '8' }, 7, 8],
  [{ comment: 'always' }, 7, 7],
  [{ comment: 'never', 'issue-number': '8' }, 7, undefined],
  [{ mode: 'visitors' }, 7, undefined],
  [{ mode: 'visitors', comment: 'always' }, 7, 7],
  [{ mode: 'visitors', 'issue-number': '8' }, 7, 8],
])('with %j, and %s in the event, the comments go to %s', (raw, eventIssue, thread) => {
  expect(threadOf(read(raw, { eventIssue }), eventIssue)).toBe(thread);
});

test('all problems are reported together: invalid values, missing ones and conflicts', () => {
  const raw = {
    'project-id': 'a/b',
    'api-key': undefined,
    wait: 'x',
    'prompt-file': 'x',
    period: 'x',
  };

  expect(refused(raw)).toEqual(['project-id', 'api-key', 'wait', 'period', 'prompt-file']);
});

test('a revision never begins like an option, and has no blanks', () => {
  const any = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(any, (value) => !/^-|[\s\0]/.test(revision.safeParse(value).data ?? '')),
    { numRuns: 2_000 },
  );
});

test('no problem contains the key, whatever else is wrong', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...INPUT_NAMES), fc.string()),
      fc.string(),
      (raw, end) => {
        const secret = `${KEY} ${end}x`;
        const found = problems({ ...raw, 'api-key': secret });
        expect(found).not.toEqual([]);
        expect(JSON.stringify(found)).not.toContain(KEY);
      },
    ),
  );
});
