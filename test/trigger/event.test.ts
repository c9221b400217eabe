import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { readComment } from '../../src/trigger/comment.ts';
import { factsOf } from '../../src/trigger/event.ts';
import { wordsOf } from '../support/words.ts';

type Json = { [key: string]: Json } & { action: string };
const examples: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);
const comments = examples.find(({ name }) => name === 'issue_comment')?.examples ?? [];

function read(payload: unknown, command = '/docs', name = 'issue_comment') {
  try {
    return readComment({ name, payload }, command);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { unreadable: wordsOf(error.trouble.happened) };
  }
}
const SKIPPED = { skip: expect.any(String) };

/** The comment with a command in it. */
const created = (): Json => {
  const payload = structuredClone(comments.find(({ action }) => action === 'created') as Json);
  return Object.assign(payload, { comment: { ...payload.comment, body: '/docs write it' } });
};

/** The real payload with one part replaced; `undefined` takes it away. */
function changed(path: string, value: unknown): unknown {
  const payload = created();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part: Record<string, unknown> = payload;
  for (const key of keys) part = part[key] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return payload;
}

test('a command in a real payload is read', async () => {
  expect(read(created())).toEqual({
    body: '/docs write it',
    commandId: '492700400',
    lines: undefined,
    author: { login: 'Codertocat', id: 21031067, type: 'User' },
    issue: 1,
    quoted: {
      number: 1,
      title: 'Spelling error in the README file',
      body: "It looks like you accidently spelled 'commit' with two 't's.",
      html: '',
      author: 'Codertocat',
      commentCount: 0,
      htmlUrl: 'https://github.com/Codertocat/Hello-World/issues/1',
      isPullRequest: false,
    },
  });
});

const NAMES = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'] as const;

/** A real payload of a review or of an inline comment, with a command in it. */
function reviewed(name: (typeof NAMES)[number], change: object = {}): Json {
  const payloads = examples.find((each) => each.name === name)?.examples ?? [];
  const payload = structuredClone(payloads[0] as Json);
  const part = name === 'pull_request_review' ? 'review' : 'comment';
  const comment = { ...payload[part], body: '/docs write it', ...change };
  return Object.assign(payload, { [part]: comment });
}

test('a command in a real review is read', () => {
  const command = read(reviewed('pull_request_review'), '/docs', 'pull_request_review');
  expect(command).toEqual({
    body: '/docs write it',
    commandId: 'review:237895671',
    author: { login: 'Codertocat', id: 21031067, type: 'User' },
    issue: 2,
    quoted: expect.objectContaining({
      title: 'Update the README with new information.',
      htmlUrl: 'https://github.com/Codertocat/Hello-World/pull/2',
      isPullRequest: true,
    }),
    lines: undefined,
  });
});

test.each([
  [{}, 'inline:284312630'],
  [{ line: 3, side: 'LEFT', subject_type: 'line' }, 'inline:284312630'],
])('a command in a real inline comment with %j is read, with its lines', (change, commandId) => {
  const name = 'pull_request_review_comment';
  expect(read(reviewed(name, change), '/docs', name)).toMatchObject({
    body: '/docs write it',
    commandId,
    issue: 2,
    quoted: { isPullRequest: true },
    lines: { path: 'README.md', diff_hunk: '@@ -1 +1 @@\n-# Hello-World', ...change },
  });
});

test.each([
  ['pull_request_review_comment', { path: undefined }, 'comment.path'],
  ['pull_request_review_comment', { diff_hunk: 1 }, 'comment.diff_hunk'],
  ['pull_request_review_comment', { line: 'x' }, 'comment.line'],
  ['pull_request_review', { id: null }, 'review.id'],
  ['pull_request_review', { body: 1 }, 'review.body'],
] as const)('%s with %j cannot be read', (name, change, path) => {
  expect(read(reviewed(name, change), '/docs', name)).toEqual({
    unreadable: expect.stringContaining(`at github.event.${path}`),
  });
});

test.each([
  ['pull_request_review_comment', 'edited'],
  ['pull_request_review_comment', 'deleted'],
  ['pull_request_review_comment', 'submitted'],
  ['pull_request_review', 'edited'],
  ['pull_request_review', 'dismissed'],
  ['pull_request_review', 'created'],
] as const)('%s with the action %s starts nothing', (name, action) => {
  expect(read({ ...reviewed(name), action }, '/docs', name)).toEqual(SKIPPED);
});

test.each(
  NAMES.slice(1).flatMap((name) => [
    { name, what: 'of a bot', change: { user: { login: 'app[bot]', id: 21031067, type: 'Bot' } } },
    { name, what: 'without a text', change: { body: null } },
    { name, what: 'with the command below', change: { body: 'Nice\n/docs write it' } },
    { name, what: 'of this action', change: { body: '/docs x\n\n<!-- docs-agent-reply -->' } },
  ]),
)('$name $what starts nothing', ({ name, change }) => {
  expect(read(reviewed(name, change), '/docs', name)).toMatchObject(SKIPPED);
});

test.each(NAMES.slice(1))('%s of another sender starts nothing', (name) => {
  const payload = { ...reviewed(name), sender: { login: 'other', id: 1 } };

  expect(read(payload, '/docs', name)).toMatchObject(SKIPPED);
});

test.each([
  ['issue.pull_request', { url: 'x' }, { quoted: { isPullRequest: true } }],
  ['issue.body', null, { quoted: { body: '' } }],
  ['comment.user.login', 'x', { author: { login: 'x' } }],
  ['comment.user.login', 'x'.repeat(100), { author: { login: 'x'.repeat(100) } }],
  ['comment.performed_via_github_app', { slug: 'x' }, { author: { login: 'Codertocat' } }],
])('%s: %j', async (path, value, expected) => {
  expect(read(changed(path, value))).toMatchObject(expected);
});

test.each(NAMES)('no example of %s is a command', (name) => {
  for (const payload of examples.find((each) => each.name === name)?.examples ?? [])
    expect(read(payload, '/docs', name)).toMatchObject(SKIPPED);
});

test.each([
  ['pull_request_review', {}, { login: 'Codertocat', id: 21031067 }],
  ['pull_request_review', { user: { login: 'an-app[bot]', id: 21031067, type: 'Bot' } }, undefined],
  ['pull_request_review', { user: { login: 'other', id: 1, type: 'User' } }, undefined],
  ['pull_request_review', { user: null }, undefined],
  ['pull_request_review_comment', {}, undefined],
] as const)('the reviewer of a %s without the command, with %j: %j', (name, change, reviewer) => {
  const skipped = read(reviewed(name, { body: 'Nice', ...change }), '/docs', name);
  expect(skipped).toMatchObject(reviewer ? { ...SKIPPED, reviewer } : SKIPPED);
  if (reviewer === undefined) expect(skipped).not.toHaveProperty('reviewer.id');
});

const numbered = examples.flatMap(({ name, examples: payloads }) =>
  payloads.flatMap((payload) => {
    const number = (payload.pull_request ?? payload.issue)?.number;
    return number === undefined ? [] : [{ name, payload, number }];
  }),
);

test(`the issue of each of ${numbered.length} real events is read`, () => {
  const read = numbered.map(({ name, payload }) => factsOf({ name, payload }).eventIssue);

  expect(read).toEqual(numbered.map(({ number }) => number));
  expect(read.length).toBeGreaterThan(50);
});

const BY_NO_PERSON = 'not written by a person';
const NOT_BY_AUTHOR = 'not the author';
test.each([
  ['action', 'edited', 'Only new comments'],
  ['action', 'deleted', 'Only new comments'],
  ['comment.user.type', 'Bot', BY_NO_PERSON],
  ['comment.user.type', 'Organization', BY_NO_PERSON],
  ['comment.user.login', 'some-app[bot]', BY_NO_PERSON],
  ['comment.user.login', 'some-app[BOT]', BY_NO_PERSON],
  ['sender.id', 1, NOT_BY_AUTHOR],
  ['comment.body', null, 'does not start with the command'],
  ['comment.body', 'a remark', 'does not start with the command'],
  ['comment.body', '/docs x\n\n<!-- docs-agent-reply -->', 'written by this action'],
])('a comment with %s %j starts nothing, and the reason is: %s', (path, value, reason) => {
  expect(read(changed(path, value))).toEqual({ skip: expect.stringContaining(reason) });
});

const COMMIT = 'c0ffee00'.repeat(5);
test.each<[string, object, string | undefined]>([
  ['push', { after: COMMIT }, COMMIT],
  ['push', { after: 'a'.repeat(64) }, 'a'.repeat(64)],
  ['push', { after: COMMIT, head_commit: { id: 'd'.repeat(40) } }, 'd'.repeat(40)],
  ['push', { after: '0'.repeat(40) }, ''],
  ['push', { after: 'a'.repeat(39) }, ''],
  ['push', { after: 'a'.repeat(65) }, ''],
  ['push', {}, ''],
  ['create', { after: COMMIT }, undefined],
])('%s with %j: the pushed commit is %j', (name, payload, commit) => {
  expect(factsOf({ name, payload }).pushedCommit).toBe(commit);
});

const repo = (id: number) => ({ repo: { id } });
test.each<[string, object, boolean]>([
  ['pull_request', { number: 1, base: repo(1), head: repo(2) }, true],
  ['pull_request', { number: 1, base: repo(1), head: { repo: null } }, true],
  ['pull_request', { number: 1, base: repo(1), head: repo(1) }, false],
  ['pull_request', { number: 1, base: repo(1) }, false],
  ['pull_request', { number: 1, head: repo(1) }, false],
  ['pull_request_target', { number: 1, base: repo(1), head: repo(2) }, false],
])('%s of %j gets no secrets: %j', (name, pull, lacksSecrets) => {
  expect(factsOf({ name, payload: { pull_request: pull } })).toMatchObject({
    eventIssue: 1,
    lacksSecrets,
  });
});

test.each([
  ['dependabot[bot]', true],
  ['dependabot', false],
])('a push by %s gets no secrets: %j', (login, lacksSecrets) => {
  expect(factsOf({ name: 'push', payload: { sender: { login } } })).toMatchObject({ lacksSecrets });
});

test.each([
  ['action', undefined],
  ['action', 1],
  ['comment', undefined],
  ['comment.id', '1'],
  ['comment.id', 1.5],
  ['comment.id', -1],
  ['comment.id', 2 ** 60],
  ['comment.body', { x: 1 }],
  ['comment.user', 'Codertocat'],
  ['comment.user', null],
  ['comment.user.id', '21031067'],
  ['comment.user.login', ''],
  ['comment.user.login', 'x'.repeat(101)],
  ['comment.user.type', undefined],
  ['sender', 'Codertocat'],
  ['sender', null],
  ['issue', undefined],
  ['issue.number', '1/../../2'],
  ['issue.number', 0],
  ['issue.title', null],
  ['issue.pull_request', true],
])('%s: %j cannot be read, which does not affect ordinary comments', async (path, value) => {
  const unreadable = {
    unreadable: expect.stringContaining(`at github.event.${path.split('.')[0]}`),
  };
  expect(read(changed(path, value))).toEqual(unreadable);
  const isBodyReadable = path !== 'comment' && path !== 'comment.body';
  expect(read(changed(path, value), '/other')).toEqual(isBodyReadable ? SKIPPED : unreadable);
});

test('a malformed event is no comment and gives no facts', async () => {
  const nothing = { eventIssue: undefined, lacksSecrets: false };
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.string(), async (payload, name) => {
      for (const event of NAMES) expect(read(payload, '/docs', event)).toHaveProperty('unreadable');
      expect(factsOf({ name, payload })).toMatchObject(nothing);
    }),
    {
      examples: [
        [JSON.parse('{"__proto__":{"action":"created"}}'), 'push'],
        [null, 'push'],
      ],
    },
  );
});
