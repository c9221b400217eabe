import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIValidator } from 'openapi-backend';
import { describe, expect, test } from 'vitest';
import { example, where } from './example.ts';
import { formats, type JsonObject, Schemas } from './schema.ts';

type Payload = Record<string, unknown> & {
  issue: Record<string, unknown>;
  comment: Record<string, unknown>;
  repository: Record<string, unknown>;
};

const require = createRequire(import.meta.url);

// The package's types and its content say different things to an import.
const examples = require('@octokit/webhooks-examples') as {
  name: string;
  examples: Payload[];
}[];

/** Holds payloads against the part of GitHub's description that speaks of webhooks. */
function checker(action: string) {
  const path = require.resolve('@octokit/openapi/generated/api.github.com.json');
  const document = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  const schemas = new Schemas(document);
  const described = schemas.at(`#/x-webhooks/issue-comment-${action}/post/requestBody/content`);
  const schema = schemas.translate((described['application/json'] as { schema: JsonObject }).schema);
  const responses = { 200: { description: '', content: { 'application/json': { schema } } } };
  const validator = new OpenAPIValidator({
    definition: {
      openapi: '3.0.3',
      info: { title: 'webhooks', version: '1' },
      paths: { '/': { post: { operationId: action, responses } } },
    } as Document,
    lazyCompileValidators: true,
    ajvOpts: { validateSchema: false, meta: false, code: { optimize: false } },
    customizeAjv(ajv) {
      for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
      return ajv;
    },
  });
  return (payload: object) =>
    validator.validateResponse(JSON.parse(JSON.stringify(payload)), action, 200).errors ?? [];
}

/** Every key with its path, so that two shapes can be compared. Lists count as values. */
function keys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}/${key}`));
}

describe('the payload of issue_comment', () => {
  test.each(['created', 'edited', 'deleted'] as const)('%s: the shape of a recorded one', async (action) => {
    await using it = await example();
    const comment = it.world.addComment(it.issue, '/docs Explain', { as: 'maintainer' });
    const payload = it.github.issueCommentEvent(comment, action, { sender: 'octocat', from: 'x' }) as Payload;
    const recorded = examples
      .find((one) => one.name === 'issue_comment')
      ?.examples.findLast((one) => one.action === action && 'organization' in one);
    const fixed = ({ issue, ...rest }: Payload) => ({
      ...rest,
      issue: { ...issue, assignee: 0, milestone: 0 },
    });
    const shape = (one: unknown) =>
      keys(fixed(one as Payload)).map((key) => key.replace(/\/license\/.*/, '/license'));
    expect(new Set(shape(payload))).toEqual(new Set(shape(recorded)));
    expect(payload).toMatchObject({
      action,
      issue: { number: 1, title: 'A gap', locked: false },
      comment: {
        id: comment.id,
        body: '/docs Explain',
        user: { login: 'maintainer' },
        author_association: 'MEMBER',
      },
      repository: { id: it.repository.id, full_name: 'example/docs', owner: { login: 'example' } },
      organization: { login: 'example' },
      sender: { login: 'octocat' },
    });
    expect(JSON.stringify(payload)).not.toMatch(/codertocat|octocoders|hello-world/i);
  });

  test.each(['created', 'edited', 'deleted'] as const)('%s: as GitHub describes it', async (action) => {
    await using it = await example();
    const errors = checker(action);
    for (const thread of [it.issue, it.pull]) {
      const comment = it.world.addComment(thread, 'x', { as: 'octocat' });
      const payload = it.github.issueCommentEvent(comment, action);
      expect(errors(payload)).toEqual([]);
      expect(errors({ ...payload, comment: { id: 'one' } })).not.toEqual([]);
    }
  });

  test('a pull request’s thread, a repository of a person', async () => {
    await using it = await example();
    const comment = it.world.addComment(it.pull, 'x', { as: 'octocat' });
    const onPull = it.github.issueCommentEvent(comment, 'created') as Payload;
    expect(onPull.issue.pull_request).toMatchObject({ url: `${it.github.url}/repos/example/docs/pulls/2` });
    const own = it.world.addRepository('octocat/notes');
    const here = it.world.addComment(it.world.addIssue(own), 'x', { as: 'octocat' });
    const personal = it.github.issueCommentEvent(here, 'created') as Payload;
    expect(personal).not.toHaveProperty('organization');
    expect(personal.issue).not.toHaveProperty('pull_request');
    expect(personal.comment.author_association).toBe('OWNER');
  });

  test('says of the comment what the API says of it', async () => {
    await using it = await example();
    const comment = it.world.addComment(it.issue, 'x', { as: 'stranger' });
    const payload = it.github.issueCommentEvent(comment, 'created') as Payload;
    const { data } = await it.rest.issues.getComment({ ...where, comment_id: comment.id });
    expect(data).toMatchObject({ ...payload.comment, user: { id: data.user?.id } });
  });
});
