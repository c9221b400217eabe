import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readComment } from '../../src/command/comment.ts';
import { readEvent } from '../../src/command/event.ts';

type Json = { [key: string]: Json } & { action: string };
const examples: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);
const of = (name: string) => examples.find((event) => event.name === name)?.examples ?? [];
const read = (name: string, payload: unknown) =>
  readEvent(name, payload, (body) => (body.includes('ours') ? 'Ours.' : undefined));
const created = (): Json =>
  structuredClone(of('issue_comment').find(({ action }) => action === 'created') as Json);

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

test.each(['\u202e', 'a\u200b', '[a', '<a ', '|a|b|\n', 'words `code` & more\n'])(
  'an event of 20 MB that repeats %j takes little time',
  (part) => {
    const long = part.repeat(10_000_000 / part.length);
    const payload = changed('comment.body', long) as Json;
    Object.assign(payload.issue ?? {}, { title: long, body: long });
    const start = performance.now();
    expect(readComment({ name: 'issue_comment', payload }, '/docs').kind).toBe('skip');
    Object.assign(payload.comment ?? {}, { body: `/docs do it\n${long}` });
    const read = readComment({ name: 'issue_comment', payload }, '/docs');
    expect(performance.now() - start).toBeLessThan(5_000);
    const lengths = read.kind === 'ours' ? Object.values(read.event.issue).map((value) => value?.length) : [];
    expect(Math.max(...lengths.map(Number))).toBe(131_072);
  },
);

describe('real payloads', () => {
  test('a comment that was created', () => {
    expect(read('issue_comment', created())).toEqual({
      kind: 'comment',
      issueNumber: 1,
      isPullRequest: false,
      comment: {
        id: 492700400,
        body: "You are totally right! I'll get this fixed right away.",
        author: { login: 'Codertocat', id: 21031067 },
        htmlUrl: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
      },
      issue: {
        title: 'Spelling error in the README file',
        body: "It looks like you accidently spelled 'commit' with two 't's.",
        author: 'Codertocat',
        htmlUrl: 'https://github.com/Codertocat/Hello-World/issues/1',
      },
      repository: {
        owner: 'Codertocat',
        name: 'Hello-World',
        fullName: 'Codertocat/Hello-World',
        id: 186853002,
        private: false,
      },
    });
    expect(read('issue_comment', changed('issue.pull_request', { url: 'x' }))).toMatchObject({
      isPullRequest: true,
    });
  });

  test('every example of issue_comment is read', () => {
    for (const payload of of('issue_comment'))
      expect(read('issue_comment', payload).kind).toBe(
        payload.action === 'created' ? 'comment' : 'not-for-us',
      );
  });

  test('every example of every other event is read', () => {
    let numbered = 0;
    for (const { name, examples: payloads } of examples)
      for (const payload of payloads) {
        if (name === 'issue_comment') continue;
        const event = read(name, payload);
        expect(event.kind).toBe('other');
        if (event.kind === 'other' && event.issueNumber !== undefined) numbered += 1;
        const number = (payload.pull_request ?? payload.issue)?.number;
        expect(event).toMatchObject(number === undefined ? {} : { issueNumber: number });
        const full_name = payload.repository?.full_name;
        if (full_name !== undefined) expect(event).toMatchObject({ repository: { fullName: full_name } });
      }
    expect(numbered).toBeGreaterThan(50);
  });

  test.each(['pull_request_review_comment', 'pull_request_review', 'discussion_comment', 'commit_comment'])(
    '%s says where commands work',
    (name) => {
      for (const payload of of(name))
        expect(read(name, payload)).toMatchObject({
          noCommands: expect.stringContaining('conversation of an issue or a pull request'),
        });
    },
  );
});

describe('not for us', () => {
  test.each([
    ['edited', changed('action', 'edited')],
    ['a bot', changed('comment.user.type', 'Bot')],
    ['an organization', changed('comment.user.type', 'Organization')],
    ['a mannequin', changed('comment.user.type', 'Mannequin')],
    ['a bot by its name', changed('comment.user.login', 'some-app[bot]')],
    ['a bot by its name, in capitals', changed('comment.user.login', 'some-app[BOT]')],
    ['a deleted account', changed('comment.user', null)],
    ['another sender', changed('sender.id', 1)],
    ['no sender', changed('sender', undefined)],
    ['our own record', changed('comment.body', '/docs x\nours')],
  ])('%s', (_, payload) => expect(read('issue_comment', payload).kind).toBe('not-for-us'));

  test('an app that writes for a person counts as the person', () => {
    expect(read('issue_comment', changed('comment.performed_via_github_app', { slug: 'x' })).kind).toBe(
      'comment',
    );
  });
});

/** Parts that a command needs, each broken. */
const BROKEN: [string, unknown][] = [
  ['action', undefined],
  ['comment.id', '1'],
  ['comment.html_url', 1],
  ['comment.user', 'Codertocat'],
  ['sender', 'Codertocat'],
  ['issue', undefined],
  ['issue.title', null],
  ['repository', undefined],
  ['repository.private', undefined],
  ['repository.full_name', 'a/b/c'],
];

test.each(BROKEN)('%s: %j is no matter of a remark that is not for us', (path, value) => {
  const remark = readEvent('issue_comment', changed(path, value), () => 'A remark.');
  expect(remark).toEqual({ kind: 'not-for-us', reason: 'A remark.' });
  const command = readEvent('issue_comment', changed(path, value), () => undefined);
  expect(command).toMatchObject({ kind: 'unusable', why: expect.stringContaining(path.split('.')[0] ?? '') });
});

test('neither is it of what a bot wrote', () => {
  const payload = changed('comment.user.type', 'Bot') as Json;
  payload.repository = null as unknown as Json;
  expect(read('issue_comment', payload).kind).toBe('not-for-us');
});

describe('unusable', () => {
  test.each([
    ['action', undefined],
    ['action', 1],
    ['comment', undefined],
    ['comment.id', '1'],
    ['comment.id', 1.5],
    ['comment.id', -1],
    ['comment.id', 2 ** 60],
    ['comment.body', { x: 1 }],
    ['comment.user.id', '21031067'],
    ['comment.user.type', undefined],
    ['sender', 'Codertocat'],
    ['issue', undefined],
    ['issue.number', '1/../../2'],
    ['issue.number', 0],
    ['issue.title', null],
    ['issue.pull_request', true],
    ['repository', undefined],
    ['repository.private', 'false'],
    ['repository.full_name', 'a/b/c'],
    ['repository.full_name', 'a/..'],
    ['repository.full_name', 'a/b?c'],
    ['repository.full_name', 'a'],
  ])('%s: %j', (path, value) => {
    const event = read('issue_comment', changed(path, value));
    expect(event.kind).toBe('unusable');
    expect(event).toMatchObject({ why: expect.stringContaining(path.split('.')[0] ?? '') });
  });

  test('nonsense never throws and is no comment', () => {
    for (const payload of [null, undefined, 1, 'x', [], JSON.parse('{"__proto__":{"action":"created"}}')])
      expect(read('issue_comment', payload).kind).toBe('unusable');
    fc.assert(
      fc.property(fc.anything(), fc.string(), (payload, name) => {
        expect(read('issue_comment', payload).kind).toBe('unusable');
        expect(read(name, payload)).toMatchObject({ kind: 'other' });
      }),
    );
  });
});

test('missing texts are empty, the longest that GitHub takes are kept, prototype keys change nothing', () => {
  expect(read('issue_comment', changed('comment.body', null))).toMatchObject({ comment: { body: '' } });
  expect(read('issue_comment', changed('issue.body', null))).toMatchObject({ issue: { body: '' } });
  const huge = 'x'.repeat(131_072);
  expect(read('issue_comment', changed('comment.body', huge))).toMatchObject({ comment: { body: huge } });
  const hostile = JSON.parse(
    `${JSON.stringify(created()).slice(0, -1)},"__proto__":{"x":1},"constructor":1}`,
  );
  expect(read('issue_comment', hostile).kind).toBe('comment');
});
