import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf, readComment, withoutSecrets } from '../../src/command/event.ts';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';

type Json = { [key: string]: Json } & { action: string };
const examples: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);
const of = (name: string) => examples.find((event) => event.name === name)?.examples ?? [];
/** The comment with a command in it, unless it is changed. */
const read = async (payload: unknown, command = '/docs') => {
  try {
    return await readComment(payload, command);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { kind: 'unreadable', why: toLog(error.happened) } as const;
  }
};
const created = (): Json => {
  const payload = structuredClone(of('issue_comment').find(({ action }) => action === 'created') as Json);
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

test.each(['\u202e', 'a\u200b', '[a', '<a ', '|a|b|\n', 'words `code` & more\n'])(
  'an event of 20 MB that repeats %j takes little time',
  async (part) => {
    const long = part.repeat(10_000_000 / part.length);
    const payload = changed('comment.body', long) as Json;
    Object.assign(payload.issue ?? {}, { title: long, body: long });
    const start = performance.now();
    expect((await read(payload)).kind).toBe('skip');
    Object.assign(payload.comment ?? {}, { body: `/docs do it\n${long}` });
    const command = await read(payload);
    expect(performance.now() - start).toBeLessThan(10_000);
    const texts = command.kind === 'command' ? [command.event.issue.title, command.event.issue.body] : [];
    expect(texts.map(({ length }) => length)).toEqual([131_072, 131_072]);
  },
);

describe('real payloads', () => {
  test('a command', async () => {
    expect(await read(created())).toEqual({
      kind: 'command',
      command: { kind: 'instruct', instruction: 'write it', isCleaned: false, fresh: false },
      event: {
        issueNumber: 1,
        isPullRequest: false,
        comment: {
          id: 492700400,
          author: { login: 'Codertocat', id: 21031067 },
        },
        issue: {
          title: 'Spelling error in the README file',
          body: "It looks like you accidently spelled 'commit' with two 't's.",
          author: 'Codertocat',
          htmlUrl: 'https://github.com/Codertocat/Hello-World/issues/1',
        },
        isPublic: true,
      },
    });
    expect(await read(changed('issue.pull_request', { url: 'x' }))).toMatchObject({
      event: { isPullRequest: true },
    });
  });

  test('every example of issue_comment is read', async () => {
    for (const payload of of('issue_comment')) expect((await read(payload)).kind).toBe('skip');
  });

  test('every example of every other event is read', () => {
    let numbered = 0;
    for (const { name, examples: payloads } of examples)
      for (const payload of payloads) {
        if (name === 'issue_comment') continue;
        const { eventIssue, isPublic } = factsOf({ name, payload }, { prompt: 'x' });
        if (eventIssue !== undefined) numbered += 1;
        const number = (payload.pull_request ?? payload.issue)?.number;
        if (number !== undefined) expect(eventIssue).toBe(number);
        if (payload.repository !== undefined)
          expect(isPublic).toBe(!(payload.repository as { private?: unknown }).private);
      }
    expect(numbered).toBeGreaterThan(50);
  });

  test.each(['pull_request_review_comment', 'pull_request_review', 'discussion_comment', 'commit_comment'])(
    '%s says where commands work, unless there is a prompt',
    (name) => {
      for (const payload of of(name)) {
        expect(() => factsOf({ name, payload }, {})).toThrow(SetupError);
        factsOf({ name, payload }, { prompt: 'x' });
      }
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
    ['our own record', changed('comment.body', '/docs x\n\n<!-- docs-agent-reply -->')],
  ])('%s', async (_, payload) => expect((await read(payload)).kind).toBe('skip'));

  test('an app that writes for a person counts as the person', async () => {
    expect((await read(changed('comment.performed_via_github_app', { slug: 'x' }))).kind).toBe('command');
  });
});

/** Parts that a command needs, each broken. */
const BROKEN: [string, unknown][] = [
  ['action', undefined],
  ['comment.id', '1'],
  ['comment.user', 'Codertocat'],
  ['sender', 'Codertocat'],
  ['issue', undefined],
  ['issue.title', null],
  ['repository', undefined],
  ['repository.private', undefined],
];

test.each(BROKEN)('%s: %j is no matter of a remark that is not for us', async (path, value) => {
  const remark = await read(changed(path, value), '/other');
  expect(remark.kind).toBe('skip');
  const command = await read(changed(path, value));
  expect(command).toMatchObject({
    kind: 'unreadable',
    why: expect.stringContaining(path.split('.')[0] ?? ''),
  });
});

test('neither is it of what a bot wrote', async () => {
  const payload = changed('comment.user.type', 'Bot') as Json;
  payload.repository = null as unknown as Json;
  expect((await read(payload)).kind).toBe('skip');
});

describe('unreadable', () => {
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
  ])('%s: %j', async (path, value) => {
    expect(await read(changed(path, value))).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining(path.split('.')[0] ?? ''),
    });
  });

  test('nonsense is no comment, and no event is needed where a prompt is given', async () => {
    for (const payload of [null, undefined, 1, 'x', [], JSON.parse('{"__proto__":{"action":"created"}}')])
      expect((await read(payload)).kind).toBe('unreadable');
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.string(), async (payload, name) => {
        expect((await read(payload)).kind).toBe('unreadable');
        expect(factsOf({ name, payload }, {})).toEqual({
          eventIssue: undefined,
          isPublic: undefined,
          isPush: name === 'push',
        });
        expect(withoutSecrets({ name, payload })).toBeUndefined();
      }),
    );
  });
});

test('missing texts are empty, prototype keys change nothing', async () => {
  expect((await read(changed('comment.body', null))).kind).toBe('skip');
  expect(await read(changed('issue.body', null))).toMatchObject({ event: { issue: { body: '' } } });
  const hostile = JSON.parse(
    `${JSON.stringify(created()).slice(0, -1)},"__proto__":{"x":1},"constructor":1}`,
  );
  expect((await read(hostile)).kind).toBe('command');
});
