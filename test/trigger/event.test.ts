import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { COMMENT_EVENTS, type CommentEvent, factsOf } from '../../src/trigger/event.ts';
import { readComment } from '../../src/trigger/read-comment.ts';
import { wordsOf } from '../support/words.ts';

type Json = { [key: string]: Json } & { action: string };
const examples: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);

const COMMENT = 'issue_comment';
const INLINE = 'pull_request_review_comment';
const REVIEW = 'pull_request_review';

/** A real event with a command in it, and with other values at some paths. */
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

function read(name: string, payload: unknown, command = '/docs') {
  try {
    const comment = readComment(COMMENT_EVENTS.get(name) as CommentEvent, payload, command);
    return comment.kind === 'command' ? comment.command : comment;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { unreadable: wordsOf(error.userMessage.happened) };
  }
}

const WRITE_IT = { kind: 'instruct', instruction: 'write it', target: { type: 'continue' } };
const AUTHOR = { login: 'Codertocat', id: 21031067 };

test.each([
  [
    'comment',
    COMMENT,
    {},
    {
      commandId: '492700400',
      issue: 1,
      quoted: { title: 'Spelling error in the README file', isPullRequest: false },
      lines: undefined,
    },
  ],
  [
    'review',
    REVIEW,
    {},
    {
      commandId: 'review:237895671',
      issue: 2,
      quoted: { title: 'Update the README with new information.', isPullRequest: true },
      lines: undefined,
    },
  ],
  [
    'inline comment',
    INLINE,
    { 'comment.line': 3, 'comment.side': 'LEFT' },
    {
      commandId: 'inline:284312630',
      issue: 2,
      quoted: { isPullRequest: true },
      lines: { path: 'README.md', line: 3, side: 'LEFT' },
    },
  ],
])('a command in a real %s is read', (_, name, values, expected) => {
  const command = read(name, commandIn(name, values));

  expect(command).toMatchObject({ commandName: '/docs', parsed: WRITE_IT, author: AUTHOR });
  expect(command).toMatchObject(expected);
});

test.each([
  [
    'of a pull request',
    { 'issue.pull_request': { url: 'x' } },
    { quoted: { isPullRequest: true } },
  ],
  ['of an issue without text', { 'issue.body': null }, { quoted: { body: '' } }],
  ['by an app for a user', { 'comment.performed_via_github_app': {} }, { author: AUTHOR }],
  ['with hidden text', { 'comment.body': '/docs write<!-- x --> it' }, { parsed: WRITE_IT }],
])('a command %s is read', (_, values, expected) => {
  expect(read(COMMENT, commandIn(COMMENT, values))).toMatchObject(expected);
});

const NOT_NEW = 'Only new comments';
const BY_NO_PERSON = 'not written by a person';
const NO_COMMAND = 'does not start with the command';
const COPY = '/docs x\n\n<!-- docs-agent-reply -->';

test.each([
  [COMMENT, 'action', 'edited', NOT_NEW],
  [REVIEW, 'action', 'edited', NOT_NEW],
  [REVIEW, 'action', 'created', NOT_NEW],
  [COMMENT, 'comment.user.type', 'Bot', BY_NO_PERSON],
  [COMMENT, 'comment.user.login', 'some-app[BOT]', BY_NO_PERSON],
  [COMMENT, 'sender.id', 1, 'not the author'],
  [COMMENT, 'comment.body', null, NO_COMMAND],
  [INLINE, 'comment.body', 'Nice\n/docs write it', NO_COMMAND],
  [REVIEW, 'review.body', null, NO_COMMAND],
  [COMMENT, 'comment.body', COPY, 'written by this action'],
])('%s with %s %j starts nothing, and the reason is: %s', (name, path, value, reason) => {
  const skipped = read(name, commandIn(name, { [path]: value }));

  expect(skipped).toMatchObject({ skipped: expect.stringContaining(reason) });
});

test.each([
  ['a review', REVIEW, { 'review.body': 'Nice' }, AUTHOR],
  ['an edited review', REVIEW, { 'review.body': 'Nice', action: 'edited' }, undefined],
  ['the review of a bot', REVIEW, { 'review.body': '', 'review.user.type': 'Bot' }, undefined],
  ['an unreadable review', REVIEW, { 'review.body': 'Nice', 'review.user': null }, undefined],
  ['an inline comment', INLINE, { 'comment.body': 'Nice' }, undefined],
])('the reviewer of %s without a command', (_, name, values, reviewer) => {
  const skipped = read(name, commandIn(name, values));

  const skippedComment = { kind: 'other', skipped: expect.stringContaining(NO_COMMAND) };
  const review = { ...skippedComment, kind: 'review', reviewer: expect.objectContaining(AUTHOR) };
  expect(skipped).toEqual(reviewer ? review : skippedComment);
});

test.each([
  [COMMENT, 'action', undefined],
  [COMMENT, 'comment.id', '1'],
  [COMMENT, 'comment.id', 2 ** 60],
  [COMMENT, 'comment.user', null],
  [COMMENT, 'sender', null],
  [COMMENT, 'issue.number', '1/../../2'],
  [INLINE, 'comment.diff_hunk', 1],
  [REVIEW, 'review.id', null],
])('of %s, %s: %j cannot be read', (name, path, value) => {
  const words = `has no valid github.event.${path}`;

  const event = commandIn(name, { [path]: value });

  expect(read(name, event)).toEqual({ unreadable: expect.stringContaining(words) });
});

test('what cannot be read does not affect ordinary comments', () => {
  const payload = commandIn(COMMENT, { 'comment.id': '1' });

  expect(read(COMMENT, payload, '/other')).toMatchObject({ kind: 'other' });
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
  ['push', { after: 'a'.repeat(64) }, 'a'.repeat(64)],
  ['push', { after: COMMIT, head_commit: { id: 'd'.repeat(40) } }, 'd'.repeat(40)],
  ['push', { after: '0'.repeat(40) }, undefined],
  ['push', { after: 'a'.repeat(39) }, undefined],
  ['create', { after: COMMIT }, undefined],
])('%s with %j: the pushed commit is %j', (name, payload, commit) => {
  expect(factsOf({ name, payload }).pushedCommit).toBe(commit);
});

const repo = (id: number) => ({ repo: { id } });
const pull = (parts: object) => ({ pull_request: { number: 1, ...parts } });

test.each<[string, object, boolean]>([
  ['pull_request', pull({ base: repo(1), head: repo(2) }), true],
  ['pull_request', pull({ base: repo(1), head: { repo: null } }), true],
  ['pull_request', pull({ base: repo(1), head: repo(1) }), false],
  ['pull_request', pull({ base: repo(1) }), false],
  ['pull_request_target', pull({ base: repo(1), head: repo(2) }), false],
  ['push', { sender: { login: 'dependabot[bot]' } }, true],
  ['push', { sender: { login: 'dependabot' } }, false],
])('%s of %j gets no secrets: %j', (name, payload, lacksSecrets) => {
  expect(factsOf({ name, payload })).toMatchObject({ lacksSecrets });
});

test('a malformed event is no comment, and has no facts', () => {
  const nothing = { eventIssue: undefined, lacksSecrets: false };
  const property = fc.property(fc.anything(), fc.string(), (payload, name) => {
    const comments = [COMMENT, INLINE, REVIEW].map((each) => read(each, payload));
    const unreadable = { unreadable: expect.any(String) };
    expect(comments).toEqual([unreadable, unreadable, unreadable]);
    expect(factsOf({ name, payload })).toMatchObject(nothing);
  });

  fc.assert(property, { examples: [[null, 'push']] });
});
