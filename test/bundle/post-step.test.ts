import { describe, expect, test } from 'vitest';
import { type Fault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { type ActionResult, runAction } from '../support/action.ts';
import { annotations, at, type Inputs, jobOptions, type Reachable, runJob, startJob } from './job-run.ts';
import { openThread, TOKEN } from './thread.ts';

const prompt = 'Document the new endpoint.';

/** The post step of a run that left `state` behind. */
function postStep(service: Reachable, { state }: ActionResult): Promise<ActionResult> {
  return runAction({ ...jobOptions(service, { prompt }), entry: 'post', state });
}

async function killed(
  faults: Fault[],
  inputs: Inputs,
  requests: number,
): Promise<[main: ActionResult, post: ActionResult]> {
  await using server = await startFaultyServer(faults);
  await using running = startJob(at(server.origin), inputs);
  await server.carriedOut(requests);
  running.signal('SIGKILL');
  const main = await running.result;
  expect(main).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  return [main, await postStep(at(server.origin), main)];
}

describe.concurrent('after a run that was killed outright, the post step says', () => {
  test('that the job goes on, and how to attach', async () => {
    const faults = [respond(201, { id: 'job_1', status: 'active' }), silence];
    const [main, post] = await killed(faults, { prompt }, 2);
    await using _ = post;
    expect(main.outputs).toMatchObject({ 'job-id': 'job_1' });
    expect(annotations(post, 'error').join()).toMatch(/does not affect its job, job_1.*job-id: job_1/s);
    expect(post.summary).toContain('`job_1`');
    expect(post.summary).toContain('`job-id: job_1`');
    expect(post).toMatchObject({ exitCode: 0, stderr: '' });
    expect({ ...post.outputs }).toEqual({});
  });

  test('that the request may have arrived, where no answer had come', async () => {
    const [, post] = await killed([silence], { prompt }, 1);
    await using _ = post;
    expect(annotations(post, 'error').join()).toMatch(/not known whether it started a job.*dashboard/s);
    expect(post.summary).toContain('dashboard');
    expect(post.exitCode).toBe(0);
  });

  test.each([
    [
      { id: 'job_1', status: 'completed', prLink: 'https://example.com/o/r/pull/7' },
      '✅ Pull request opened',
    ],
    [{ id: 'job_1', status: 'failed' }, '❌ The agent failed'],
  ])('which job it was, in the thread too, where its result was being posted: %j', async (job, result) => {
    await using server = await startFaultyServer([respond(201, job)]);
    await using thread = await openThread();
    // The first comment is the progress; the second one, the result, gets no answer.
    const fault = thread.github.fault({
      operation: 'issues/create-comment',
      after: 1,
      ...silence,
    });
    const inputs = { prompt, 'issue-number': '7', 'github-token': TOKEN };
    await using running = startJob(at(server.origin), inputs, { env: thread.env });
    await fault.met;
    running.signal('SIGKILL');
    const main = await running.result;
    expect(main.summary).toContain(result);
    expect(main.outputs).toMatchObject({ 'job-id': 'job_1', status: job.status });
    const options = jobOptions(at(server.origin), inputs, { env: thread.env });
    await using post = await runAction({ ...options, entry: 'post', state: main.state });
    expect(annotations(post, 'error').join()).toContain('That does not affect its job, job_1.');
    expect(thread.shown(7)).toEqual([expect.stringContaining('That does not affect its job, `job_1`.')]);
    expect({ ...post.outputs }).toEqual({});
  });

  test('that no job is known where nothing had been sent', async () => {
    const [, post] = await killed([silence], { prompt, 'job-id': 'job_1' }, 1);
    await using _ = post;
    expect(annotations(post, 'error').join()).toContain('it is not known whether it started a job');
    expect(post).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

describe.concurrent('after a run that came to its end, the post step says nothing', () => {
  test.each<Inputs>([
    { prompt },
    { prompt, wait: 'false', 'project-id': 'slow' },
    { prompt, 'project-id': 'server-error' },
    { prompt, 'project-id': 'forbidden' },
    { prompt, 'dry-run': 'true' },
    { prompt, wait: 'perhaps' },
  ])('%j', async (inputs) => {
    await using service = await startService();
    await using main = await runJob(service, inputs);
    await using post = await postStep(service, main);
    expect(post).toMatchObject({ exitCode: 0, stdout: '', stderr: '', summary: '' });
  });
});

test.concurrent('a post step whose summary cannot be written still says it in the log', async () => {
  const state = { sending: 'create', 'job-id': 'job_1' };
  const env = { GITHUB_STEP_SUMMARY: import.meta.dirname };
  const options = jobOptions(at('http://127.0.0.1:2'), { prompt });
  await using post = await runAction({ ...options, entry: 'post', state, env });
  expect(annotations(post, 'error').join()).toContain('job_1');
  expect(post).toMatchObject({ exitCode: 0, stderr: '' });
});
