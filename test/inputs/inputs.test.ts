import { expect, test } from 'vitest';
import {
  INPUT_NAMES,
  type InputEvent,
  type Inputs,
  OUTCOMES,
  readInputs,
  threadNumber,
} from '../../src/inputs/inputs.ts';
import { InputsError, secretsIn } from '../../src/inputs/invalid-inputs.ts';
import { wordsOf } from '../support/words.ts';

type Raw = Record<string, string | undefined>;

const KEY = 'key_canary-9f3b7d21c64e8a05';
/** What every run needs. */
const NEEDED: Raw = {
  'base-url': 'https://api.example.com',
  'project-id': 'docs',
  'api-key': KEY,
  prompt: 'Do it.',
};

const RUN = { serverUrl: 'https://github.com', repository: { fullName: 'octo-org/octo-repo' } };

const read = (raw: Raw, event: InputEvent = {}, run = RUN) =>
  readInputs({ ...NEEDED, ...raw }, event, run);

/** What people read about invalid inputs. */
function messageAbout(...[raw, event, run]: Parameters<typeof read>) {
  try {
    read(raw, event, run);
  } catch (error) {
    if (error instanceof InputsError) return error.notice;
    throw error;
  }
  return undefined;
}

/** Each begins with the name of the input. */
const problems = (...args: Parameters<typeof read>) =>
  (messageAbout(...args)?.list ?? []).map(wordsOf);
const refused = (...args: Parameters<typeof read>) =>
  problems(...args).map((line) => line.split(' ')[0]);

/** Allows each input to change. */
const OTHERS = {
  prompt: undefined,
  'job-id': 'job_1',
  'date-from': '2026-01-01',
  'date-to': '2030-01-01',
};

test.each<[input: keyof Inputs, raw: string, read: unknown]>([
  ['base-url', ' https://a.example:84/docs/ ', new URL('https://a.example:84/docs/')],
  ['base-url', 'http://localhost:3000', new URL('http://localhost:3000')],
  ['base-url', 'https://v2.example/v2/docs', new URL('https://v2.example/v2/docs')],
  ['project-id', ' ドキュメント\n', 'ドキュメント'],
  ['api-key', `\n${KEY} `, KEY],
  ['previous-api-key', ' a key? ', 'a key?'],
  ['previous-api-key', ' \n', undefined],
  ['prompt', '  as it is\r\n', '  as it is\r\n'],
  ['prompt-file', ' docs/prompt.md\n', 'docs/prompt.md'],
  ['command', `!é${'x'.repeat(38)}`, `!é${'x'.repeat(38)}`],
  ['context', 'diff\nfiles\r\ncommits,', ['diff', 'files', 'commits']],
  ['diff-base', 'origin/main@{1}~3', 'origin/main@{1}~3'],
  ['wait', ' FALSE ', false],
  ['timeout-minutes', '0.05', 0.05],
  ['timeout-minutes', '43200', 43_200],
  ['poll-interval', '1', 1],
  ['poll-interval', '86400', 86_400],
  ['issue-number', '0012', 12],
  ['fail-on', OUTCOMES.slice(0, 8).join(), OUTCOMES.slice(0, 8)],
  ['fail-on', '', []],
  ['job-path', '/v2/{projectId}/j-{id}.json', '/v2/{projectId}/j-{id}.json'],
  ['period', 'all', 'all'],
  ['date-from', ' 2026-02-28', '2026-02-28'],
  ['date-from', '2026-01-31T23:59:30.123456-01:00', '2026-01-31T23:59:30.123456-01:00'],
])('%s: %j is read', (input, raw, value) => {
  expect(read({ ...OTHERS, [input]: raw })[input]).toEqual(value);
});

const INVALID: Record<string, readonly string[]> = {
  mode: ['jobs', 'Job'],
  'base-url': [
    'api.example.com',
    'http://api.example.com',
    'https://name@api.example.com',
    'https://api.example.com/?',
    'https://api.example.com/\u202e',
    'https://api.example.com/v2',
    'https://api.example.com/v2/agent/my-project/job',
    'https://api.example.com/v1/analytics/',
  ],
  'project-id': ['a/b', 'a\nb', 'a,b'],
  'job-id': ['..'],
  command: ['docs', '//docs', '/docs!', `/${'x'.repeat(40)}`],
  context: ['auto,issue', 'Issue'],
  paths: ['+(a|b)'],
  'diff-base': ['-p', 'v1..v2', 'HEAD:a.md', '$(id)'],
  wait: ['yes', 'constructor'],
  'dry-run': ['no'],
  'timeout-minutes': ['0', '1e3', '43201'],
  'poll-interval': ['0.9', '86401'],
  comment: ['yes'],
  conversation: ['resume'],
  'issue-number': ['00', '1.5', '9007199254740993'],
  'fail-on': ['Failed', 'cancelled'],
  'job-path': [
    'jobs/{id}',
    '/v2/job',
    '/{id}/{id}',
    '/{project}/{id}',
    '//{id}',
    '/a/../{id}',
    '/{id}?x=1',
    '/{{id}}',
  ],
  period: ['Last-Week'],
  'date-from': ['2026-02-29', '2026-1-1', '2026-01-01&limit=1'],
};
const invalid = Object.entries(INVALID).flatMap(([input, values]) =>
  values.map((value) => ({ input, value })),
);

test.each(invalid)('$input: $value is refused, and what is allowed is said', ({ input, value }) => {
  const line = expect.stringMatching(new RegExp(`^${input} must be .*\\w{4}.* Found: "`));

  expect(problems({ ...OTHERS, [input]: value })).toEqual([line]);
});

test('at most 200 characters of an invalid value are shown', () => {
  expect(problems({ wait: 'x'.repeat(200) }).join()).toMatch(/Found: "x{200}"\./);
  expect(problems({ wait: 'x'.repeat(201) }).join()).toMatch(/Found: "x{200}…"\./);
});

test.each(['two words', 'ключ'])('api-key %j is refused without showing it', (key) => {
  const rule =
    'an admin API key: printable ASCII characters without spaces (the value is not shown)';

  expect(problems({ 'api-key': key })).toEqual([`api-key must be ${rule}.`]);
});

test('a key in the place of an ID is a secret, and the error does not show it', () => {
  const keys = { 'api-key': 'docs', 'previous-api-key': ' older\n', 'github-token': 'ghs_1' };
  const swapped = { ...keys, 'project-id': ' mint_0123 ', 'job-id': 'older' };

  expect(secretsIn(swapped)).toEqual(['docs', 'older', 'ghs_1', 'mint_0123', 'older']);
  const lines = problems({ 'job-id': 'mint_01/23', mode: 'with mint_01/23' });
  expect(lines).toEqual([
    expect.stringContaining('Found: "with ***".'),
    expect.stringContaining('an identifier'),
    expect.stringContaining('an API key'),
  ]);
  expect(lines.join()).not.toContain('mint_');
});

test.each([
  ['base-url', ' ', 'base-url is empty, or the variable behind it.'],
  ['api-key', '', 'api-key is empty, or the secret behind it. secrets: inherit does not hand it'],
  // Another input can replace it.
  ['prompt', '  \n', 'prompt is required, unless'],
])('the message about %s: %j says that it is missing', (name, value, words) => {
  expect(problems({ [name]: value })).toEqual([expect.stringContaining(words)]);
});

test.each([{ comment: 'always' }, { conversation: 'continue' }, { context: 'issue' }])(
  'with %j and a variable that is empty, the message says so',
  (raw) => {
    const words = 'and issue-number is empty, or the variable behind it. Found:';

    expect(problems({ ...raw, 'issue-number': '' })).toEqual([expect.stringContaining(words)]);
  },
);

const COMMENT = { isCommentRun: true };
const KEY_MISSING = 'The API key is missing';
const MISSING = { 'api-key': '', 'project-id': '', 'base-url': '' };

test.each<[Raw, InputEvent, title: string, topic: string | undefined, again: string]>([
  [{ 'api-key': '' }, COMMENT, 'Setup incomplete', KEY_MISSING, 'comment again'],
  // A re-run would use the same workflow.
  [MISSING, {}, 'Setup incomplete', undefined, 'start a new run'],
  [{ 'api-key': 'a b' }, COMMENT, 'Invalid input', KEY_MISSING, 'comment again'],
])('for %j in %j, the title is “%s”, the help “%s”, and the next step: %s', (...row) => {
  const [raw, event, title, topic, again] = row;

  const message = messageAbout(raw, event);

  expect(message).toMatchObject({ title, topic });
  const [secrets, variables] = ['secrets', 'variables'].map(
    (tab) => `https://github.com/octo-org/octo-repo/settings/${tab}/actions`,
  );
  expect(wordsOf(message?.next)).toBe(
    `Correct them in the workflow, or under ${secrets} or ${variables}, then ${again}.`,
  );
});

test('where the page of the settings is not known, it is named', () => {
  const message = messageAbout({ 'project-id': '' }, {}, { ...RUN, serverUrl: '' });

  expect(wordsOf(message?.next)).toContain('under Actions secrets or Actions variables, then');
});

test('an empty input counts as missing, so the defaults apply', () => {
  const others = INPUT_NAMES.filter((name) => !(name in NEEDED) && name !== 'fail-on');

  const inputs = read(Object.fromEntries(others.map((name) => [name, ' '])));

  expect(inputs).toEqual(read({}));
});

const ISSUE = { issue: { number: 7 } };
const PUSH = { pushedCommit: 'c0ffee' };
const CONTINUE = { conversation: 'continue' };
const SOURCE = { ...CONTINUE, 'source-repository': 'octo-org/api', context: 'diff' };

test.each<[Raw, InputEvent, inputs: string[]]>([
  [{ 'prompt-file': 'x.md' }, {}, ['prompt-file']],
  [{ prompt: undefined }, COMMENT, []],
  // A dry run sends nothing.
  [{ 'api-key': '', 'dry-run': ' True' }, {}, []],
  [{ 'api-key': undefined, 'dry-run': 'true', mode: 'visitors' }, {}, []],
  [{ 'api-key': '', 'dry-run': 'x' }, {}, ['api-key', 'dry-run']],
  [{ 'prompt-file': 'x', 'job-id': '../x' }, COMMENT, []],
  [{ 'job-id': 'mint_0', prompt: undefined }, {}, ['job-id']],
  [{ 'project-id': KEY, 'job-id': ` ${KEY}\n`, prompt: undefined }, {}, ['project-id', 'job-id']],
  [{ mode: 'visitors', prompt: undefined }, {}, []],

  [{ comment: 'always' }, {}, ['comment']],
  // The merged pull request that brought the commit.
  [{ comment: 'always' }, PUSH, []],
  [{ comment: 'always', mode: 'visitors' }, PUSH, ['comment']],

  [CONTINUE, PUSH, ['conversation']],
  [{ ...CONTINUE, comment: 'always' }, PUSH, []],
  [{ ...CONTINUE, comment: 'never' }, ISSUE, ['conversation']],
  [{ ...CONTINUE, comment: 'never' }, COMMENT, []],
  [{ ...CONTINUE, 'job-id': 'job_1' }, ISSUE, ['conversation']],

  [SOURCE, ISSUE, []],
  [{ ...SOURCE, 'source-repository': 'octo-org/..' }, ISSUE, ['source-repository']],
  [SOURCE, COMMENT, ['source-repository']],
  [{ ...SOURCE, conversation: 'new' }, ISSUE, ['source-repository']],
  [{ ...SOURCE, context: 'auto' }, ISSUE, ['source-repository']],
  [SOURCE, { ...ISSUE, hasOwnChanges: true }, ['source-repository']],

  [{ context: 'issue' }, {}, ['context']],
  [{ context: 'diff, thread\n' }, {}, ['context']],
  [{ context: 'issue', 'issue-number': '7' }, {}, []],

  [{ 'date-from': '2026-01-01' }, {}, ['date-to']],
  [{ 'date-from': 'x', 'date-to': 'y' }, {}, ['date-from', 'date-to']],
  [{ 'date-from': '2026-03-01', 'date-to': '2026-03-01' }, {}, ['date-to']],
  [{ 'date-from': '2026-03-01T00:00', 'date-to': '2026-03-01T00:30+01:00' }, {}, ['date-to']],
  // All problems together: invalid values, missing ones, and conflicts.
  [
    { 'project-id': 'a/b', 'api-key': '', wait: 'x', 'prompt-file': 'x' },
    {},
    ['project-id', 'api-key', 'wait', 'prompt-file'],
  ],
])('%j in %j is refused for %j', (raw, event, inputs) => {
  expect(refused(raw, event)).toEqual(inputs);
});

test.each<[Raw, eventIssue: number | undefined, thread: number | undefined]>([
  [{}, 7, 7],
  [{ 'issue-number': '8' }, 7, 8],
  [{ comment: 'never', 'issue-number': '8' }, 7, undefined],
  [{ mode: 'visitors' }, 7, undefined],
  [{ mode: 'visitors', comment: 'always' }, 7, 7],
])('with %j, and %s in the event, the comments go to %s', (raw, eventIssue, thread) => {
  const issue = eventIssue === undefined ? undefined : { number: eventIssue };

  expect(threadNumber(read(raw, { issue }), eventIssue)).toBe(thread);
});
