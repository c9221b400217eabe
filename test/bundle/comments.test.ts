import { describe, expect, test } from 'vitest';
import { type Fault, redirect, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { annotations, type Inputs, runJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';
const url = 'https://github.com/octo-org/octo-repo/issues/7#issuecomment-1';
const posted = respond(201, { id: 1, html_url: url });
const token = 'ghs_made-up-0123456789';
const inputs: Inputs = { prompt, 'github-token': token };
const opened = { name: 'issues', payload: { action: 'opened', issue: { number: 8 } } };

describe.concurrent('the result as a comment', () => {
  test('is posted once to `issue-number`, with the token, and its address handed on', async () => {
    await using service = await startService();
    await using github = await startFaultyServer([posted]);
    const env = { GITHUB_API_URL: github.origin };
    await using result = await runJob(service, { ...inputs, 'issue-number': '7' }, { env });
    expect(result.outputs).toMatchObject({ outcome: 'pr-opened', 'comment-url': url });
    expect(github.requests).toHaveLength(1);
    const [request] = github.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/repos/octo-org/octo-repo/issues/7/comments',
      headers: { authorization: `token ${token}` },
    });
    const { body } = JSON.parse(request?.body ?? '') as { body: string };
    expect(body).toContain(result.outputs['pr-link']);
    expect(body).toContain(result.outputs['job-id']);
    expect(body).toContain('/actions/runs/4001');
    expect(service.requests.flatMap(({ headers }) => headers.authorization)).not.toContain(`token ${token}`);
  });

  test.each<[Inputs, issue: number | null]>([
    [{ comment: 'always' }, 8],
    [{ comment: 'always', 'issue-number': '7' }, 7],
    [{ comment: 'never', 'issue-number': '7' }, null],
    [{ 'issue-number': '7', 'dry-run': 'true' }, null],
    [{}, null],
  ])('%j on an event of issue 8: to %j', async (more, issue) => {
    await using service = await startService();
    await using github = await startFaultyServer([posted]);
    const env = { GITHUB_API_URL: github.origin };
    await using result = await runJob(service, { ...inputs, ...more }, { env, event: opened });
    expect(github.requests.map(({ path }) => path)).toEqual(
      issue === null ? [] : [`/repos/octo-org/octo-repo/issues/${issue}/comments`],
    );
    expect(result.exitCode).toBe(0);
  });
});

describe.concurrent('a comment that fails is a warning with a remedy, and the outcome stays', () => {
  const message = { message: 'No.' };
  test.each<[string, Fault, remedy: RegExp]>([
    ['401', respond(401, message), /permissions/],
    ['403', respond(403, message), /permissions: issues: write/],
    ['404', respond(404, message), /issue-number/],
    ['410', respond(410, message), /issue-number/],
    ['422', respond(422, message), /summary/],
    ['500', respond(500, message), /disturbed/],
    ['502', respond(502, '<html>'), /disturbed/],
    ['a redirect', redirect(307, '/elsewhere'), /disturbed/],
    ['no answer', { name: 'close-without-answer' }, /disturbed/],
    ['a reset', { name: 'reset-after-request' }, /disturbed/],
  ])('%s', async (_, fault, remedy) => {
    await using service = await startService();
    await using github = await startFaultyServer([fault]);
    const env = { GITHUB_API_URL: github.origin };
    await using result = await runJob(service, { ...inputs, 'issue-number': '7' }, { env });
    // An answer that was lost must not become a second comment.
    expect(github.requests).toHaveLength(1);
    expect(result.outputs).toMatchObject({ outcome: 'pr-opened', 'comment-url': '' });
    expect(result.exitCode).toBe(0);
    const warnings = annotations(result, 'warning');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/#7/);
    expect(warnings[0]).toMatch(remedy);
  });

  test.each<Fault>([
    { name: 'truncate-in-body', status: 201, body: '{"id": 1}' },
    respond(201, 'done'),
    respond(201, { id: 'x', html_url: 7 }),
  ])('but 201 says that it was posted, whatever its body: $name', async (fault) => {
    await using service = await startService();
    await using github = await startFaultyServer([fault]);
    const env = { GITHUB_API_URL: github.origin };
    await using result = await runJob(service, { ...inputs, 'issue-number': '7' }, { env });
    expect(github.requests).toHaveLength(1);
    expect(result.outputs).toMatchObject({ outcome: 'pr-opened', 'comment-url': '' });
    expect(annotations(result, 'warning')).toEqual([]);
  });

  test('without a token: the remedy names it', async () => {
    await using service = await startService();
    await using result = await runJob(service, { prompt, 'issue-number': '7' });
    expect(result.outputs.outcome).toBe('pr-opened');
    expect(annotations(result, 'warning').join()).toContain('github-token');
  });
});
