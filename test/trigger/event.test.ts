import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EarlyEnd } from '../../src/errors.ts';
import type { RawInputs } from '../../src/inputs/invalid-inputs.ts';
import { factsOf } from '../../src/trigger/event.ts';
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

/** What the run is to do, or why it ends. */
function read(name: string, payload: unknown, inputs: RawInputs = {}) {
  try {
    const { comment } = factsOf({ name, payload });
    return comment ? (readComment(comment, inputs) ?? 'a prompt') : 'no comment';
  } catch (error) {
    if (error instanceof EarlyEnd) return wordsOf(error.userMessage.happened);
    throw error;
  }
}

const AUTHOR = { login: 'Codertocat', id: 21031067 };
const WRITE_IT = {
  commandName: '/docs',
  parsed: { kind: 'instruct', instruction: 'write it', target: { type: 'continue' } },
  author: AUTHOR,
  lines: undefined,
};

test.each<[event: string, values: Record<string, unknown>, expected: object]>([
  [
    COMMENT,
    { 'comment.performed_via_github_app': {} },
    {
      commandId: '492700400',
      url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
      issue: 1,
      issueInEvent: { title: 'Spelling error in the README file', isPullRequest: false },
    },
  ],
  [
    REVIEW,
    {},
    {
      commandId: 'review:237895671',
      issue: 2,
      issueInEvent: { title: 'Update the README with new information.', isPullRequest: true },
    },
  ],
  [
    INLINE,
    { 'comment.line': 3, 'comment.side': 'LEFT' },
    {
      commandId: 'inline:284312630',
      issueInEvent: { isPullRequest: true },
      lines: { path: 'README.md', line: 3, side: 'LEFT' },
    },
  ],
  [
    COMMENT,
    { 'issue.pull_request': { url: 'x' }, 'issue.body': null, 'comment.html_url': 'x' },
    { issueInEvent: { isPullRequest: true, body: '' }, url: undefined },
  ],
])('the command in a real event %s with %j is read', (event, values, expected) => {
  expect(read(event, commandIn(event, values))).toMatchObject({ ...WRITE_IT, ...expected });
});

const NOT_NEW = 'Only new comments are processed.';
const BY_NO_PERSON = 'The comment was not written by a person.';
const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';
const UNREADABLE = expect.stringContaining('has no valid comment, issue, or sender. Nothing');

test.each<[event: string, path: string, value: unknown, reason: string]>([
  [COMMENT, 'action', 'edited', NOT_NEW],
  [COMMENT, 'comment.user.type', 'Bot', BY_NO_PERSON],
  [COMMENT, 'comment.user.login', 'some-app[BOT]', BY_NO_PERSON],
  [COMMENT, 'sender.id', 1, 'The sender of the event is not the author of the comment.'],
  [
    COMMENT,
    'comment.body',
    'a\n/docs x\n\n<!-- docs-agent-reply -->',
    'The comment was written by this action.',
  ],
  [REVIEW, 'review.body', null, NO_COMMAND],

  [COMMENT, 'comment.id', 2 ** 60, UNREADABLE],
  [COMMENT, 'sender', null, UNREADABLE],
  [COMMENT, 'issue.number', '1/../../2', UNREADABLE],
  [INLINE, 'pull_request.number', 0, UNREADABLE],
  [REVIEW, 'review.id', null, UNREADABLE],
])('%s is no command if its %s is %j: %s', (event, path, value, reason) => {
  expect(read(event, commandIn(event, { [path]: value }))).toEqual(reason);
});

test.each<[event: string, values: Record<string, unknown>, expected: string]>([
  [REVIEW, { 'review.body': 'Nice' }, 'a prompt'],
  [REVIEW, { 'review.body': 'Nice', action: 'edited' }, NOT_NEW],
  [REVIEW, { 'review.body': '', 'review.user.type': 'Bot' }, BY_NO_PERSON],
  [INLINE, { 'comment.body': 'Nice' }, NO_COMMAND],
])('in a workflow with a prompt, %s with %j means: %s', (event, values, expected) => {
  expect(read(event, commandIn(event, values), { prompt: 'x' })).toBe(expected);
});

test('the command can have another name', () => {
  const event = commandIn(COMMENT, { 'comment.body': '/other x\n\n/docs y' });

  expect(read(COMMENT, event, { command: ' /other ' })).toMatchObject({ commandName: '/other' });
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

test.each([
  ['push', true],
  ['pull_request', true],
  ['pull_request_target', true],
  ['release', true],
  ['issues', false],
])('the event %s says itself which changes it is about: %j', (name, expected) => {
  expect(factsOf({ name, payload: {} }).hasOwnChanges).toBe(expected);
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
  const property = fc.property(fc.anything(), (payload) => {
    const comments = [COMMENT, INLINE, REVIEW].map((each) => read(each, payload));
    expect(comments).toEqual([UNREADABLE, UNREADABLE, UNREADABLE]);
    const nothing = { eventIssue: undefined, mayLackSecrets: false };
    expect(factsOf({ name: 'push', payload })).toMatchObject(nothing);
  });

  fc.assert(property, { examples: [[null]] });
});
