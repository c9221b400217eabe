import { describe, expect, test } from 'vitest';
import { description } from './description.ts';
import { example, plain, refused, thread, where } from './example.ts';
import { formats, Schemas } from './schema.ts';
import { operationIds } from './served.ts';

const list = '/repos/example/docs/issues/1/comments';

describe('requests are held against GitHub’s description', () => {
  test.each([
    [
      'a parameter that does not exist',
      `${list}?per_pages=100`,
      {},
      '/query must NOT have additional properties',
    ],
    ['a number that is none', `${list}?page=two`, {}, '/query/page must be integer'],
    ['a time that is none', `${list}?since=yesterday`, {}, '/query/since must match format "date-time"'],
    [
      'a path parameter of the wrong type',
      '/repos/example/docs/issues/one',
      {},
      '/path/issue_number must be integer',
    ],
    [
      'a body without its field',
      list,
      { method: 'POST', body: '{"text":"x"}' },
      "must have required property 'body'",
    ],
    [
      'a field of the wrong type',
      list,
      { method: 'POST', body: '{"body":1}' },
      '/requestBody/body must be string',
    ],
    ['no body', list, { method: 'POST' }, "must have required property 'requestBody'"],
    ['a body that is no JSON', list, { method: 'POST', body: '{' }, 'JSON'],
    ['no User-Agent', list, { headers: { 'user-agent': '' } }, 'no User-Agent'],
    ['an operation that is not served', '/rate_limit', {}, 'serves no such operation'],
    ['a method that is not served', list, { method: 'PUT' }, 'serves no such operation'],
  ])('%s', async (_name, path, options, what) => {
    await using it = await example();
    await plain(it.github, path, options);
    expect(it.github.checked.requests).toBe(1);
    const found = it.github.violations.filter((one) => one.of === 'request').map((one) => one.what);
    expect(found.join('\n')).toContain(what);
    expect(it.world.events).toEqual([]);
  });

  test('a reaction that GitHub does not know', async () => {
    await using it = await example();
    const { id } = it.world.addComment(it.issue, 'x', { as: 'octocat' });
    const named = { ...where, comment_id: id, content: 'party' as 'eyes' };
    expect((await refused(it.rest.reactions.createForIssueComment(named))).status).toBe(422);
    expect(it.github.violations).toMatchObject([
      { of: 'request', number: 1, what: '/requestBody/content must be equal to one of the allowed values' },
    ]);
  });
});

type Wrong = { status?: number; body?: Record<string, unknown>; text?: string };

describe('answers are held against GitHub’s description', () => {
  test.each<[string, Wrong, string]>([
    ['a field of the wrong type', { body: { id: 'one' } }, '/id must be integer'],
    ['a time that is none', { body: { created_at: 'now' } }, '/created_at must match format "date-time"'],
    ['an address that is none', { body: { html_url: 'there' } }, '/html_url must match format "uri"'],
    ['a missing field', { body: { user: undefined } }, "must have required property 'user'"],
    ['a word that is not on the list', { body: { author_association: 'FRIEND' } }, 'allowed values'],
    ['a status that is not described', { status: 418 }, 'status 418 is not described'],
    ['no JSON', { text: '<html>' }, 'the body is not JSON'],
  ])('%s', async (_name, wrong, what) => {
    await using it = await example();
    const { id } = it.world.addComment(it.issue, 'x', { as: 'octocat' });
    it.github.fault({
      operation: 'issues/get-comment',
      kind: 'altered',
      change: (answer) => ({ ...answer, ...wrong, body: { ...(answer.body as object), ...wrong.body } }),
    });
    const path = `/repos/example/docs/issues/comments/${id}`;
    await plain(it.github, path);
    await plain(it.github, path);
    expect(it.github.checked).toEqual({ requests: 2, answers: 2, scripted: 0 });
    expect(it.github.violations).toHaveLength(1);
    expect(it.github.violations[0]).toMatchObject({
      number: 1,
      of: 'answer',
      what: expect.stringContaining(what),
    });
  });

  test('a body where there must be none, and null where GitHub allows it', async () => {
    await using it = await example();
    const { id } = it.world.addComment(it.issue, 'x', { as: 'octocat' });
    const nobody = (answer: { body?: unknown }) => ({ ...(answer.body as object), user: null });
    it.github.fault({
      operation: 'issues/get-comment',
      kind: 'altered',
      change: (answer) => ({ ...answer, body: nobody(answer) }),
    });
    expect((await it.rest.issues.getComment({ ...where, comment_id: id })).data.user).toBeNull();
    expect(it.github.violations).toEqual([]);
    it.github.fault({ kind: 'altered', change: (answer) => ({ ...answer, body: { message: 'gone' } }) });
    await it.rest.issues.deleteComment({ ...where, comment_id: id });
    expect(it.github.violations).toMatchObject([{ of: 'answer', what: 'status 204:  must be null' }]);
  });

  test('a hook that breaks is seen, and nobody waits for ever', async () => {
    await using it = await example();
    it.github.before('issues/get', () => {
      throw new Error('broken on purpose');
    });
    expect((await refused(it.rest.issues.get(thread))).status).toBe(500);
    expect(it.github.violations).toMatchObject([
      { of: 'standin', what: expect.stringContaining('on purpose') },
    ]);
  });
});

describe('the description', () => {
  test('knows every operation that is served, and is read once', () => {
    expect(
      description()
        .operations.map((one) => one.id)
        .sort(),
    ).toEqual(operationIds.toSorted());
    expect(description()).toBe(description());
  });

  test('null is allowed beside oneOf and enum; schemas that hold themselves stay finite', () => {
    const node = {
      type: 'object',
      nullable: true,
      properties: { next: { $ref: '#/node' }, title: { type: 'string' } },
    };
    const translated = new Schemas({ node }).translate({ $ref: '#/node' });
    const [plainNode, nothing] = translated.anyOf as { properties: { next: unknown; title: unknown } }[];
    expect(nothing).toEqual({ type: 'null' });
    expect(plainNode?.properties.next).toBe(translated);
    expect(plainNode?.properties.title).toEqual({ type: 'string' });
    expect(() => new Schemas({}).at('#/nowhere')).toThrow('no #/nowhere');
  });

  test('formats', () => {
    expect(formats['date-time']?.('2026-11-20T12:00:00Z')).toBe(true);
    expect(formats['date-time']?.('2026-13-20T12:00:00Z')).toBe(false);
    expect(formats.email?.('a@b')).toBe(true);
    expect(formats['uri-template']?.('https://x.test/a{/b}')).toBe(true);
  });
});
