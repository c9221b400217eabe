import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { type EventComment, factsOf } from '../../src/trigger/event.ts';
import { readComment } from '../../src/trigger/read-comment.ts';
import { wordsOf } from '../support/words.ts';

type Json = { [key: string]: Json } & { action: string };
const examples: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);

const COMMENT = 'issue_comment';
const INLINE = 'pull_request_review_comment';
const REVIEW = 'pull_request_review';

/** Returns a real event that contains a command, with other values at some paths. */
function commandIn(name: string, values: Record<string, unknown> = {}): object {
  const action = name === REVIEW ? 'submitted' : 'created';
  const payloads = examples.find((each) => each.name === name)?.examples ?? [];
  const payload = structuredClone(payloads.find((each) => each.action === action) as Json);

  const body = name === REVIEW ? 'review.body' : 'comment.body';
  for (const [path, value] of Object.entries({ [body]: '/docs write it', ...values })) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const part: Record<string, unknown> = keys.reduce((outer, key) => outer[key] as Json, payload);
    part[last] = value;
  }
  return payload;
}

function read(name: string, payload: unknown) {
  try {
    return readComment(factsOf({ name, payload }).comment as EventComment, '/docs');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { unreadable: wordsOf(error.userMessage.happened) };
  }
}

const WRITE_IT = { kind: 'instruct', instruction: 'write it', target: { type: 'continue' } };
const AUTHOR = { login: 'Codertocat', id: 21031067 };

test.each<{ event: string; values?: Record<string, unknown>; expected: object }>([
  {
    event: COMMENT,
    expected: {
      commandId: '492700400',
      issue: 1,
      issueInEvent: { title: 'Spelling error in the README file', isPullRequest: false },
      lines: undefined,
    },
  },
  {
    event: REVIEW,
    expected: {
      commandId: 'review:237895671',
      issue: 2,
      issueInEvent: { title: 'Update the README with new information.', isPullRequest: true },
      lines: undefined,
    },
  },
  {
    event: INLINE,
    values: { 'comment.line': 3, 'comment.side': 'LEFT' },
    expected: {
      commandId: 'inline:284312630',
      issue: 2,
      issueInEvent: { isPullRequest: true },
      lines: { path: 'README.md', line: 3, side: 'LEFT' },
    },
  },
])('the command in a real event $event is read', ({ event, values, expected }) => {
  const command = read(event, commandIn(event, values));

  expect(command).toMatchObject({ commandName: '/docs', parsed: WRITE_IT, author: AUTHOR });
  expect(command).toMatchObject(expected);
});

test.each([
  [
    'of a pull request',
    { 'issue.pull_request': { url: 'x' } },
    { issueInEvent: { isPullRequest: true } },
  ],
  ['of an issue without text', { 'issue.body': null }, { issueInEvent: { body: '' } }],
  ['by an app for a user', { 'comment.performed_via_github_app': {} }, { author: AUTHOR }],
  ['below a quote', { 'comment.body': '> x\n\n/Docs: write it' }, { parsed: WRITE_IT }],
])('a command %s is read', (_, values, expected) => {
  expect(read(COMMENT, commandIn(COMMENT, values))).toMatchObject(expected);
});

const NOT_NEW = 'Only new comments';
const BY_NO_PERSON = 'not written by a person';
const NO_COMMAND = 'starts with the command';
const COPY = 'a\n/docs x\n\n<!-- docs-agent-reply -->';

test.each<[event: string, path: string, value: unknown, reason: string]>([
  [COMMENT, 'action', 'edited', NOT_NEW],
  [REVIEW, 'action', 'edited', NOT_NEW],
  [COMMENT, 'comment.user.type', 'Bot', BY_NO_PERSON],
  [COMMENT, 'comment.user.login', 'some-app[BOT]', BY_NO_PERSON],
  [COMMENT, 'sender.id', 1, 'not the author'],
  [INLINE, 'comment.body', '> a\n/docs write it', NO_COMMAND],
  [REVIEW, 'review.body', null, NO_COMMAND],
  [COMMENT, 'comment.body', COPY, 'written by this action'],
])('%s is no command if its %s is %j: %s', (event, path, value, reason) => {
  const skipped = read(event, commandIn(event, { [path]: value }));

  expect(skipped).toMatchObject({ skipped: expect.stringContaining(reason) });
});

const skipped = expect.stringContaining(NO_COMMAND);

test('a new review by a person without a command names its reviewer', () => {
  const review = read(REVIEW, commandIn(REVIEW, { 'review.body': 'Nice' }));

  expect(review).toEqual({ reviewer: expect.objectContaining(AUTHOR), skipped });
});

test.each([
  ['an edited review', REVIEW, { 'review.body': 'Nice', action: 'edited' }],
  ['the review of a bot', REVIEW, { 'review.body': '', 'review.user.type': 'Bot' }],
  ['an inline comment', INLINE, { 'comment.body': 'Nice' }],
])('%s without a command names no reviewer', (_, event, values) => {
  expect(read(event, commandIn(event, values))).toEqual({ skipped });
});

test.each([
  [COMMENT, 'comment.id', 2 ** 60],
  [COMMENT, 'sender', null],
  [COMMENT, 'issue.number', '1/../../2'],
  [INLINE, 'comment', 'x'],
  [INLINE, 'pull_request.number', 0],
  [REVIEW, 'review.id', null],
])('a command in %s cannot be read if its %s is %j', (name, path, value) => {
  const words = 'has no valid comment, issue, or sender.';

  const event = commandIn(name, { [path]: value });

  expect(read(name, event)).toEqual({ unreadable: expect.stringContaining(words) });
});

const numbered = examples.flatMap(({ name, examples: payloads }) =>
  payloads.flatMap((payload) => {
    const number = (payload.pull_request ?? payload.issue)?.number;
    return number === undefined ? [] : [{ name, payload, number }];
  }),
);

test(`the issue of each of ${numbered.length} real events is read`, () => {
  const issues = numbered.map((event) => factsOf(event).eventIssue);

  expect(issues).toEqual(numbered.map(({ number }) => number));
  expect(issues.length).toBeGreaterThan(50);
});

const COMMIT = 'c0ffee00'.repeat(5);

test.each<[string, object, string | undefined]>([
  ['push', { after: COMMIT }, COMMIT],
  ['push', { after: COMMIT, head_commit: { id: 'd'.repeat(40) } }, 'd'.repeat(40)],
  ['push', { after: '0'.repeat(40) }, undefined],
  ['push', { after: 'a'.repeat(39) }, undefined],
  ['create', { after: COMMIT }, undefined],
])('the event %s with %j has pushed the commit %j', (name, payload, commit) => {
  expect(factsOf({ name, payload }).pushedCommit).toBe(commit);
});

const repo = (id: number) => ({ repo: { id } });
const pull = (parts: object) => ({ pull_request: { number: 1, ...parts } });

const fork = { repository: { fork: true } };

test.each<[string, object, boolean]>([
  ['pull_request', pull({ base: repo(1), head: repo(2) }), true],
  ['pull_request', pull({ base: repo(1), head: { repo: null } }), true],
  ['pull_request', pull({ base: repo(1), head: repo(1) }), false],
  ['pull_request_target', pull({ base: repo(1), head: repo(2) }), false],
  ['push', { sender: { id: 1, login: 'dependabot[bot]' } }, true],
  ['schedule', { schedule: '0 6 * * 1', ...fork }, true],
  ['schedule', {}, false],
])('the event %s with %j means a run that may lack secrets: %j', (name, payload, mayLack) => {
  expect(factsOf({ name, payload }).mayLackSecrets).toBe(mayLack);
});

test('a malformed event is no comment, and has no facts', () => {
  const nothing = { eventIssue: undefined, mayLackSecrets: false };
  const property = fc.property(fc.anything(), fc.string(), (payload, name) => {
    const comments = [COMMENT, INLINE, REVIEW].map((each) => read(each, payload));
    const unreadable = { unreadable: expect.any(String) };
    expect(comments).toEqual([unreadable, unreadable, unreadable]);
    expect(factsOf({ name, payload })).toMatchObject(nothing);
  });

  fc.assert(property, { examples: [[null, 'push']] });
});
