import { describe, expect, test } from 'vitest';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { type FaultyServer, startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { type ActionResult, type RunningAction, runAction } from '../support/action.ts';
import { annotations, at, expectWholeEnd, type Inputs, jobOptions, startJob } from './job-run.ts';
import { type OpenThread, openThread, TOKEN } from './thread.ts';

const prompt = 'Document the new endpoint.';
const active = { id: 'job_1', status: 'active' };
const opened = { id: 'job_1', status: 'completed', prLink: 'https://example.com/o/r/pull/7' };
const signals = ['SIGINT', 'SIGTERM'] as const;

/** The runner gives 7.5 s between its two signals; a run takes at most so long, in ms. */
const AT_MOST = 5_000;

async function stopped(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  expectWholeEnd(result);
  expect(result.exitCode).toBe(1);
  expect(result.signal).toBeNull();
  expect(result.sinceSignalMs).toBeLessThan(AT_MOST);
  expect(result.state).toMatchObject({ finished: 'true' });
  return result;
}

/** Once the job has been asked for and is in the thread's record, GitHub answers nothing that has to do with comments. */
function stallOnceSent({ github }: OpenThread, server: FaultyServer) {
  const stall = {
    ...silence,
    times: Number.POSITIVE_INFINITY,
    when: () => server.requests.length > 0,
  } as const;
  const faults = [
    github.fault({ ...stall, operation: ['issues/list-comments', 'issues/create-comment'] }),
    // The edit that puts the job's id into the record passes.
    github.fault({ ...stall, operation: 'issues/update-comment', after: 1 }),
  ];
  return {
    met: faults[0]?.met,
    release: () => {
      for (const fault of faults) fault.release();
    },
  };
}

describe.concurrent.each(signals)('%s', (signal) => {
  test('before sending: nothing was sent', async () => {
    await using server = await startFaultyServer([silence]);
    await using running = startJob(at(server.origin), { prompt, 'job-id': 'job_1' });
    await server.carriedOut(1);
    running.signal(signal);
    const result = await stopped(running);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: '', 'job-id': 'job_1' });
    expect(annotations(result, 'error').join()).toContain('nothing was started');
  });

  test('between two tries to send: nothing was sent', async () => {
    const service = at(`http://127.0.0.1:${REFUSING_PORT}`);
    await using running = startJob(service, { prompt, 'fail-on': '' });
    await running.line(/sending again/);
    running.signal(signal);
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: '', 'job-id': '' });
  });

  test('while the request is under way and no answer comes: unknown', async () => {
    await using server = await startFaultyServer([silence]);
    await using running = startJob(at(server.origin), { prompt, 'fail-on': '' });
    await server.carriedOut(1);
    running.signal(signal);
    const result = await stopped(running);
    expect(server.requests).toHaveLength(1);
    expect(result.outputs).toMatchObject({ outcome: 'unknown', request: '', 'job-id': '' });
    expect(annotations(result, 'error').join()).toMatch(/may have started a job.*dashboard/s);
  });

  test('while the request is under way and the answer still comes: the job id is kept', async () => {
    const told = Promise.withResolvers<void>();
    const late: Fault = { ...respond(201, active), name: 'respond', waitFor: told.promise };
    const arrived = Promise.withResolvers<void>();
    await using server = await startFaultyServer(() => {
      arrived.resolve();
      return late;
    });
    await using running = startJob(at(server.origin), { prompt, 'fail-on': '' });
    await arrived.promise;
    running.signal(signal);
    await running.line(/stopping/);
    told.resolve();
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: 'created', 'job-id': 'job_1' });
    expect(annotations(result, 'error').join()).toContain('job-id: job_1');
  });

  test.each<[phase: string, Fault, Inputs]>([
    ['between two polls', respond(200, active), { 'poll-interval': '3600' }],
    ['during a poll', silence, {}],
  ])('%s: the job goes on, and how to attach is said', async (phase, poll, inputs) => {
    await using server = await startFaultyServer([respond(201, active), poll]);
    await using running = startJob(at(server.origin), { prompt, 'fail-on': '', ...inputs });
    await running.line(/Job job_1 created/);
    if (phase === 'during a poll') await server.carriedOut(2);
    running.signal(signal);
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({
      outcome: 'cancelled',
      request: 'created',
      'job-id': 'job_1',
      status: 'active',
    });
    expect(annotations(result, 'error').join()).toMatch(/goes on.*job-id: job_1/s);
    expect(result.sinceSignalMs).toBeLessThan(2_000);
  });

  test.each([
    ['failed', { ...active, status: 'failed' }],
    ['pr-opened', opened],
  ])(
    'while the result is posted to GitHub: the outcome %s stays, outputs are written',
    async (outcome, job) => {
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
      running.signal(signal);
      const result = await stopped(running);
      expect(result.outputs).toMatchObject({ outcome, 'job-id': 'job_1' });
      expect(thread.shown(7)).toHaveLength(1);
    },
  );
});

test.concurrent.each(signals)(
  '%s while GitHub takes nothing more: the result is whole, and the post step names the job',
  async (signal) => {
    await using server = await startFaultyServer([respond(201, opened)]);
    await using thread = await openThread();
    const stalled = stallOnceSent(thread, server);
    const inputs = { prompt, 'issue-number': '7', 'github-token': TOKEN };
    await using running = startJob(at(server.origin), inputs, { env: thread.env });
    await stalled.met;
    running.signal(signal);
    const result = await running.result;
    expectWholeEnd(result);
    expect(result).toMatchObject({ exitCode: 1, signal: null });
    expect(result.sinceSignalMs).toBeLessThan(AT_MOST);
    expect(result.outputs).toMatchObject({
      outcome: 'pr-opened',
      request: 'created',
      status: 'completed',
      'job-id': 'job_1',
      'pr-link': opened.prLink,
      'pr-number': '7',
    });
    for (const said of [result.summary, annotations(result, 'notice').join()]) {
      expect(said).toContain('Pull request opened');
      expect(said).toContain(opened.prLink);
    }

    stalled.release();
    const options = jobOptions(at(server.origin), inputs, { env: thread.env });
    await using post = await runAction({ ...options, entry: 'post', state: result.state });
    expect(post.exitCode).toBe(0);
    expect(annotations(post, 'error').join()).toContain('That does not affect its job, job_1.');
    const [left = '', ...others] = thread.shown(7);
    expect(others).toEqual([]);
    expect(left).toContain('That does not affect its job, `job_1`.');
  },
);

test.concurrent('the runner’s second signal changes nothing', async () => {
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
