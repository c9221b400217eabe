import { describe, expect, test } from 'vitest';
import { example, refused, thread, where } from './example.ts';
import { operationIds } from './served.ts';

const noon = Date.UTC(2026, 10, 20, 12, 0, 0, 700);

describe('what GitHub serves', () => {
  test('every operation, with Octokit, fits the description', async () => {
    await using it = await example({ now: () => noon });
    const { github, rest, octokit } = it;

    const me = await octokit('ghp_maintainer').rest.users.getAuthenticated();
    expect(me.data).toMatchObject({ login: 'maintainer', type: 'User' });

    const repository = await rest.repos.get(where);
    expect(repository.data).toMatchObject({
      id: it.repository.id,
      full_name: 'example/docs',
      private: false,
    });

    const allowed = await rest.repos.getCollaboratorPermissionLevel({ ...where, username: 'Maintainer' });
    expect(allowed.data).toMatchObject({
      permission: 'write',
      role_name: 'maintain',
      user: { login: 'maintainer' },
    });

    const issue = await rest.issues.get(thread);
    expect(issue.data).toMatchObject({ number: 1, title: 'A gap', locked: false, comments: 0 });
    expect(issue.data.pull_request).toBeUndefined();

    const pull = await rest.pulls.get({ ...where, pull_number: 2 });
    expect(pull.data).toMatchObject({ number: 2, state: 'open', head: { ref: 'docs-change' } });
    const asIssue = await rest.issues.get({ ...where, issue_number: 2 });
    expect(asIssue.data.pull_request?.html_url).toBe('https://github.com/example/docs/pull/2');

    const made = await rest.issues.createComment({ ...thread, body: 'One 👀' });
    const { id } = made.data;
    expect(made.status).toBe(201);
    expect(made.headers).toMatchObject({ location: made.data.url, date: 'Fri, 20 Nov 2026 12:00:00 GMT' });
    expect(made.data).toMatchObject({
      body: 'One 👀',
      user: { login: 'github-actions[bot]', id: 41898282, type: 'Bot' },
      created_at: '2026-11-20T12:00:00Z',
      html_url: `https://github.com/example/docs/issues/1#issuecomment-${id}`,
    });

    const named = { ...where, comment_id: id };
    expect((await rest.issues.updateComment({ ...named, body: 'Two' })).data.body).toBe('Two');
    expect((await rest.issues.getComment(named)).data.body).toBe('Two');
    expect((await rest.issues.listComments(thread)).data.map((one) => one.id)).toEqual([id]);
    expect((await rest.issues.listCommentsForRepo(where)).data.map((one) => one.id)).toEqual([id]);

    const eyes = { ...named, content: 'eyes' } as const;
    const reaction = await rest.reactions.createForIssueComment(eyes);
    expect(reaction.status).toBe(201);
    const again = await rest.reactions.createForIssueComment(eyes);
    expect([again.status, again.data.id]).toEqual([200, reaction.data.id]);
    expect((await rest.reactions.listForIssueComment(eyes)).data).toHaveLength(1);
    expect((await rest.reactions.listForIssueComment({ ...named, content: 'heart' })).data).toHaveLength(0);
    expect((await rest.issues.getComment(named)).data.reactions).toMatchObject({ eyes: 1, total_count: 1 });
    const gone = await rest.reactions.deleteForIssueComment({ ...named, reaction_id: reaction.data.id });
    expect([gone.status, it.world.reactions(id)]).toEqual([204, []]);

    expect((await rest.issues.deleteComment(named)).status).toBe(204);
    expect((await refused(rest.issues.getComment(named))).status).toBe(404);

    expect(new Set(github.requests.map((one) => one.operation))).toEqual(new Set(operationIds));
    expect(github.checked).toEqual({ requests: 19, answers: 19, scripted: 0 });
    expect(github.violations).toEqual([]);
    expect(it.world.events.map((event) => [event.kind, event.by])).toEqual([
      ['comment-created', 'github-actions[bot]'],
      ['comment-edited', 'github-actions[bot]'],
      ['reaction-added', 'github-actions[bot]'],
      ['reaction-removed', 'github-actions[bot]'],
      ['comment-removed', 'github-actions[bot]'],
    ]);
  });

  test('permissions: all roles, custom ones, people whom the repository does not know', async () => {
    await using it = await example();
    const closed = it.world.addRepository('example/closed', { private: true });
    const ask = async (repo: string, username: string) => {
      const { data } = await it.rest.repos.getCollaboratorPermissionLevel({ ...where, repo, username });
      return [data.permission, data.role_name];
    };
    const roles = {
      admin: 'admin',
      maintain: 'write',
      write: 'write',
      triage: 'read',
      read: 'read',
    } as const;
    for (const [role, permission] of Object.entries(roles)) {
      it.world.setPermission(it.repository, 'octocat', role as keyof typeof roles);
      expect(await ask('docs', 'octocat')).toEqual([permission, role]);
    }
    it.world.setPermission(it.repository, 'octocat', { permission: 'write', roleName: 'docs-writer' });
    expect(await ask('docs', 'octocat')).toEqual(['write', 'docs-writer']);
    expect(await ask('docs', 'stranger')).toEqual(['read', 'read']);
    expect(await ask(closed.name, 'stranger')).toEqual(['none', 'none']);
    expect(await refused(ask('docs', 'nobody-at-all'))).toMatchObject({
      status: 404,
      data: { message: 'nobody-at-all is not a user' },
    });
    expect(it.github.violations).toEqual([]);
  });

  test('below the path of Enterprise Server, and nothing beside it', async () => {
    await using it = await example({ basePath: '/api/v3', serverUrl: 'https://github.example.com' });
    expect(it.github.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v3$/);
    const made = await it.rest.issues.createComment({ ...thread, body: 'Here' });
    expect(made.data.url).toBe(`${it.github.url}/repos/example/docs/issues/comments/${made.data.id}`);
    expect(made.data.html_url).toMatch(/^https:\/\/github\.example\.com\/example\/docs\/issues\/1#/);
    expect(it.github.violations).toEqual([]);
    const outside = await fetch(it.github.url.replace('/api/v3', '/user'));
    expect(outside.status).toBe(404);
    expect(it.github.violations).toHaveLength(1);
  });

  test('says what is left of the hour, and refuses when nothing is', async () => {
    let now = noon;
    await using it = await example({ now: () => now, rateLimit: 2 });
    const { headers } = await it.rest.issues.get(thread);
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '2',
      'x-ratelimit-remaining': '1',
      'x-ratelimit-used': '1',
      'x-ratelimit-reset': String(Math.floor(noon / 1000) + 3600),
    });
    await it.rest.issues.get(thread);
    expect((await refused(it.rest.issues.get(thread))).status).toBe(403);
    now += 3_600_000;
    expect((await it.rest.issues.get(thread)).status).toBe(200);
    expect(it.github.violations).toEqual([]);
  });
});
