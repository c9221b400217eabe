import { describe, expect, test } from 'vitest';
import { example, plain, refused, thread, where } from './example.ts';

describe('what GitHub turns down', () => {
  test('a missing and a wrong token', async () => {
    await using it = await example();
    expect(await refused(it.octokit('ghs_wrong').rest.issues.get(thread))).toMatchObject({
      status: 401,
      data: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
    });
    const without = await plain(it.github, '/user', { headers: { authorization: '' } });
    expect([without.status, JSON.parse(without.text).message]).toEqual([401, 'Requires authentication']);
    const token = await plain(it.github, '/repos/example/docs', {
      headers: { authorization: 'token ghs_workflow' },
    });
    expect(token.status).toBe(200);
    expect(it.github.violations).toEqual([]);
  });

  test('what a workflow token was not granted', async () => {
    await using it = await example();
    it.world.addToken('ghs_reader', { issues: 'read', pullRequests: 'read' });
    it.world.addToken('ghs_pulls', { issues: 'none' });
    it.world.addToken('ghs_elsewhere', { repositories: ['example/other'] });
    const said = { status: 403, data: { message: 'Resource not accessible by integration' } };
    for (const token of ['ghs_reader', 'ghs_pulls', 'ghs_elsewhere']) {
      const { rest } = it.octokit(token);
      expect(await refused(rest.issues.createComment({ ...thread, body: 'x' }))).toMatchObject(said);
      expect((await rest.issues.listComments(thread)).status).toBe(200);
    }
    const onPull = it
      .octokit('ghs_pulls')
      .rest.issues.createComment({ ...where, issue_number: 2, body: 'x' });
    expect((await onPull).status).toBe(201);
    expect(await refused(it.rest.users.getAuthenticated())).toMatchObject(said);
    expect(it.github.violations).toEqual([]);
  });

  test('people: no push, others’ comments, private repositories', async () => {
    await using it = await example();
    it.world.addRepository('example/closed', { private: true });
    const { rest } = it.octokit('ghp_stranger');
    const comment = it.world.addComment(it.issue, 'Mine', { as: 'octocat' });
    const named = { ...where, comment_id: comment.id };
    const asked = rest.repos.getCollaboratorPermissionLevel({ ...where, username: 'octocat' });
    expect((await refused(asked)).status).toBe(403);
    expect((await refused(rest.issues.updateComment({ ...named, body: 'x' }))).status).toBe(403);
    expect((await refused(rest.issues.deleteComment(named))).status).toBe(403);
    expect((await refused(rest.repos.get({ ...where, repo: 'closed' }))).status).toBe(404);
    expect((await rest.issues.createComment({ ...thread, body: 'Hello' })).data.author_association).toBe(
      'NONE',
    );
    const { rest: maintainer } = it.octokit('ghp_maintainer');
    expect((await maintainer.issues.updateComment({ ...named, body: 'x' })).data.user?.login).toBe('octocat');
    expect(it.github.violations).toEqual([]);
  });

  test('a private repository without the grant to read', async () => {
    await using it = await example();
    const closed = it.world.addRepository('example/closed', { private: true });
    it.world.addIssue(closed);
    it.world.addToken('ghs_blind', { issues: 'none', pullRequests: 'none' });
    const { rest } = it.octokit('ghs_blind');
    expect((await refused(rest.issues.get({ ...where, repo: 'closed', issue_number: 1 }))).status).toBe(403);
    expect(it.github.violations).toEqual([]);
  });

  test('locked, deleted and switched-off threads', async () => {
    await using it = await example();
    it.issue.locked = true;
    expect(await refused(it.rest.issues.createComment({ ...thread, body: 'x' }))).toMatchObject({
      status: 403,
      data: { message: 'Unable to create comment because issue is locked.' },
    });
    const { rest } = it.octokit('ghp_maintainer');
    expect((await rest.issues.createComment({ ...thread, body: 'x' })).status).toBe(201);
    it.issue.deleted = true;
    expect((await refused(it.rest.issues.listComments(thread))).status).toBe(410);
    it.issue.deleted = false;
    it.repository.issuesDisabled = true;
    expect((await refused(it.rest.issues.createComment({ ...thread, body: 'x' }))).status).toBe(410);
    const onPull = await it.rest.issues.createComment({ ...where, issue_number: 2, body: 'x' });
    expect(onPull.status).toBe(201);
    expect(it.github.violations).toEqual([]);
  });

  test('what is not there', async () => {
    await using it = await example();
    const { issues, pulls, repos, reactions } = it.rest;
    const missing = [
      () => issues.get({ ...where, issue_number: 99 }),
      () => pulls.get({ ...where, pull_number: 1 }),
      () => repos.get({ ...where, repo: 'none' }),
      () => issues.getComment({ ...where, comment_id: 1 }),
      () => issues.updateComment({ ...where, comment_id: 1, body: 'x' }),
      () => issues.deleteComment({ ...where, comment_id: 1 }),
      () => reactions.createForIssueComment({ ...where, comment_id: 1, content: 'eyes' }),
    ];
    for (const one of missing) {
      expect(await refused(one())).toMatchObject({
        status: 404,
        data: { message: 'Not Found', status: '404' },
      });
    }
    expect(it.github.violations).toEqual([]);
  });

  test('texts that are too long or empty; the length counts code points', async () => {
    await using it = await example();
    const create = (body: string) => it.rest.issues.createComment({ ...thread, body });
    expect((await create('👀'.repeat(65_536))).status).toBe(201);
    expect(await refused(create('x'.repeat(65_537)))).toMatchObject({
      status: 422,
      data: {
        message: 'Validation Failed',
        errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
        documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
      },
    });
    expect((await refused(create(' \n'))).status).toBe(422);
    expect(it.world.comments(it.issue)).toHaveLength(1);
    expect(it.github.violations).toEqual([]);
  });
});
