import { describe, expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import { annotations, type Inputs, runJob } from './job-run.ts';
import { openThread, TOKEN } from './thread.ts';

const prompt = 'Document the new endpoint.';
const inputs: Inputs = { prompt, 'github-token': TOKEN };
const opened = { name: 'issues', payload: { action: 'opened', issue: { number: 8 } } };

describe.concurrent('the result as a comment', () => {
  test('is the one comment that stays in `issue-number`, and its address is handed on', async () => {
    await using service = await startService();
    await using thread = await openThread();
    await using result = await runJob(service, { ...inputs, 'issue-number': '7' }, { env: thread.env });
    expect(result.outputs.outcome).toBe('pr-opened');
    expect(result.outputs['comment-url']).toMatch(/\/issues\/7#issuecomment-\d+$/);
    const [body = '', ...more] = thread.shown(7);
    expect(more).toEqual([]);
    expect(body).toContain(result.outputs['pr-link']);
    expect(body).toContain(result.outputs['job-id']);
    expect(body).toContain('/actions/runs/4001');
    expect(thread.github.violations).toEqual([]);
    expect(service.requests.flatMap(({ headers }) => headers.authorization).join()).not.toContain(TOKEN);
  });

  test.each<[Inputs, issue: number | null]>([
    [{ comment: 'always' }, 8],
    [{ comment: 'always', 'issue-number': '7' }, 7],
    [{ comment: 'never', 'issue-number': '7' }, null],
    [{ 'issue-number': '7', 'dry-run': 'true' }, null],
    [{}, null],
  ])('%j on an event of issue 8: to %j', async (more, issue) => {
    await using service = await startService();
    await using thread = await openThread();
    await using result = await runJob(service, { ...inputs, ...more }, { env: thread.env, event: opened });
    expect(result.exitCode).toBe(0);
    expect([7, 8].filter((number) => thread.shown(number).length > 0)).toEqual(issue === null ? [] : [issue]);
    if (issue === null) expect(thread.github.requests).toEqual([]);
  });

  test('without a token: the error names it, and nothing is sent', async () => {
    await using service = await startService();
    await using result = await runJob(service, { prompt, 'issue-number': '7' });
    expect(result.outputs.outcome).toBe('failed');
    expect(annotations(result, 'error').join()).toContain('github-token');
    expect(service.requests).toEqual([]);
  });
});
