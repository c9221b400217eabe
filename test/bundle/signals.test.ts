import { describe, expect, test } from 'vitest';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { type ActionResult, type RunningAction, runAction } from '../support/action.ts';
import { annotations, at, expectWholeEnd, jobOptions, startJob } from './job-run.ts';
import { openThread, TOKEN } from './thread.ts';

// The golden files hold what a run leaves that is stopped before, while and after it sends. How long each took to
// leave stands in the report of figures: a limit here would measure the machine.

const prompt = 'Document the new endpoint.';
const active = { id: 'job_1', status: 'active' };

async function stopped(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  expectWholeEnd(result);
  expect(result).toMatchObject({ exitCode: 1, signal: null });
  return result;
}

describe.concurrent('a signal', () => {
  test('between two tries to send: nothing was sent', async () => {
    const service = at(`http://127.0.0.1:${REFUSING_PORT}`);
    await using running = startJob(service, { prompt, 'fail-on': '' });
    await running.line(/Retrying in/);
    running.signal('SIGINT');
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: '', 'job-id': '' });
    expect(result.state).toMatchObject({ finished: 'true' });
  });

  test('while the request is under way and the answer still comes: the job id is kept', async () => {
    const answered = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const late: Fault = { ...respond(201, active), name: 'respond', waitFor: answered.promise };
    await using server = await startFaultyServer(() => {
      arrived.resolve();
      return late;
    });
    await using running = startJob(at(server.origin), { prompt, 'fail-on': '' });
    await arrived.promise;
    running.signal('SIGTERM');
    await running.line(/stopping/);
    answered.resolve();
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: 'created', 'job-id': 'job_1' });
    expect(annotations(result, 'error').join()).toContain('job-id: job_1');
  });

  test('in the pause between two polls, an hour long: the job goes on, and how to attach is said', async () => {
    await using server = await startFaultyServer([respond(201, active)]);
    await using running = startJob(at(server.origin), { prompt, 'poll-interval': '3600' });
    await running.line(/Job job_1 created/);
    running.signal('SIGTERM');
    const result = await stopped(running);
    const wanted = { outcome: 'cancelled', request: 'created', 'job-id': 'job_1', status: 'active' };
    expect(result.outputs).toMatchObject(wanted);
    expect(annotations(result, 'error').join()).toMatch(/job continues.*job-id: job_1/s);
  });

  test('while GitHub takes nothing more: the result is whole, and the post step names the job', async () => {
    const prLink = 'https://example.com/o/r/pull/7';
    await using server = await startFaultyServer([respond(201, { ...active, status: 'completed', prLink })]);
    await using thread = await openThread();
    // Once the job has been asked for and is in the thread's record, comments are neither listed nor written.
    const stall = { ...silence, times: Infinity, when: () => server.requests.length > 0 };
    const faults = [
      thread.github.fault({ ...stall, operation: ['issues/list-comments', 'issues/create-comment'] }),
      // The edit that puts the job's id into the record passes.
      thread.github.fault({ ...stall, operation: 'issues/update-comment', after: 1 }),
    ];
    const inputs = { prompt, 'issue-number': '7', 'github-token': TOKEN };
    await using running = startJob(at(server.origin), inputs, { env: thread.env });
    await faults[0]?.met;
    running.signal('SIGINT');
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({
      ...{ outcome: 'pr-opened', request: 'created', status: 'completed', 'job-id': 'job_1' },
      ...{ 'pr-link': prLink, 'pr-number': '7' },
    });
    for (const shown of [result.summary, annotations(result, 'notice').join()]) {
      expect(shown).toContain('Pull request opened');
      expect(shown).toContain(prLink);
    }

    for (const fault of faults) fault.release();
    const options = jobOptions(at(server.origin), inputs, { env: thread.env });
    await using post = await runAction({ ...options, entry: 'post', state: result.state });
    expect(post.exitCode).toBe(0);
    expect(annotations(post, 'error').join()).toContain('Its job job_1 is not affected.');
    expect(thread.shown(7)).toEqual([expect.stringContaining('Its job `job_1` is not affected.')]);
  });

  test('and the runner’s second one, which changes nothing', async () => {
    await using server = await startFaultyServer([silence]);
    await using running = startJob(at(server.origin), { prompt });
    await server.carriedOut(1);
    running.signal('SIGINT');
    await running.line(/stopping/);
    running.signal('SIGTERM');
    const result = await stopped(running);
    expect(result.outputs.outcome).toBe('unknown');
    expect(result.lines.filter((line) => line.includes('stopping'))).toHaveLength(1);
  });
});
