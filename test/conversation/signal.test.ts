import { expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import { runAction, startAction } from '../support/action.ts';
import { openThread } from './thread.ts';

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s: the comment says how to go on, and a later run attaches to the job',
  async (signal) => {
    await using service = await startService({ pace: 0.4 });
    await using place = await openThread();
    const command = place.command('/docs write the quickstart', service, {
      inputs: { 'project-id': 'ok', 'poll-interval': '1' },
    });
    await using running = startAction(command);
    await running.line(/: active/);
    running.signal(signal);
    const stopped = await running.result;
    expect(stopped.exitCode).toBe(1);
    expect(stopped.outputs.outcome).toBe('cancelled');
    expect(stopped.sinceSignalMs).toBeLessThan(5_000);
    const [jobId = ''] = service.jobs.keys();
    const [left = '', ...others] = place.answers();
    expect(others).toEqual([]);
    expect(left).toContain(jobId);
    expect(left).toContain('/docs --status');
    // The step has said all there is: the post step adds nothing.
    await using post = await runAction({ ...command, entry: 'post', state: stopped.state });
    expect(post.exitCode).toBe(0);
    expect(place.answers()).toEqual([left]);

    await using again = await runAction({ ...command, env: { ...command.env, GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.exitCode).toBe(0);
    expect(again.outputs).toMatchObject({ request: 'attached', 'job-id': jobId, outcome: 'pr-opened' });
    expect(service.accepted).toHaveLength(1);
    expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
  },
);

test('SIGKILL: the post step says it instead, and a later run attaches', async () => {
  await using service = await startService({ pace: 0.4 });
  await using place = await openThread();
  const command = place.command('/docs write the quickstart', service, {
    inputs: { 'project-id': 'ok', 'poll-interval': '1' },
  });
  await using running = startAction(command);
  await running.line(/: active/);
  running.signal('SIGKILL');
  const killed = await running.result;
  await using post = await runAction({ ...command, entry: 'post', state: killed.state });
  expect(post.exitCode).toBe(0);
  expect(place.answers()).toEqual([expect.stringContaining('ended from outside')]);
  await using again = await runAction({ ...command, env: { ...command.env, GITHUB_RUN_ATTEMPT: '2' } });
  expect(again.outputs).toMatchObject({ request: 'attached', outcome: 'pr-opened' });
  expect(service.accepted).toHaveLength(1);
  expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
});
