import { expect, test } from 'vitest';
import { OUTPUTS } from '../../src/runner/publisher.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import type { ActionResult, RunningAction } from '../support/action.ts';
import { isDeep } from '../support/samples.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { at, errorsOf, expectWholeEnd, runJob, startJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';
const inThread = { prompt, 'issue-number': '1', 'github-token': TOKEN };
const active = { id: 'job_1', status: 'active' };
const done = respond(200, { ...active, status: 'completed', prLink: 'https://host.test/pull/1' });

/** A run that a signal has ended. `npm run deep` also sees that the runner would not have killed it before. */
async function stopped(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  expectWholeEnd(result);
  expect(result).toMatchObject({ exitCode: 1, signal: null });
  // A busy machine makes everything late.
  if (isDeep) expect(result.sinceSignalMs).toBeLessThan(7_500);
  return result;
}

/** The environment of a run into which the script is loaded first. */
const scripted = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

// Limits that come too late to decide what a run does on a busy machine.
const NO_CALL_ENDS = 'AbortSignal.timeout = () => new AbortController().signal;';
const NO_EXIT_IN_TIME = `
  const soon = setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => soon(run, ms > 4_000 ? 100_000 : ms, ...rest);
`;
/** For all that waits with a promise. `later` is given the real function. */
const sleeping = (later: string) => `
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  timers.setTimeout = (${later})(timers.setTimeout);
  syncBuiltinESMExports();
`;

test.concurrent('a signal while the request is under way leaves time for its answer, with the job ID', async () => {
  const answered = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const late: Fault = { ...respond(201, active), name: 'respond', waitFor: answered.promise };
  await using server = await startFaultyServer(() => {
    arrived.resolve();
    return late;
  });
  const env = scripted(
    sleeping('(sleep) => (_, ...rest) => sleep(100_000, ...rest)') + NO_EXIT_IN_TIME,
  );
  await using running = startJob(at(server.origin), { prompt, 'fail-on': '' }, { env });
  await arrived.promise;

  running.signal('SIGTERM');
  await running.line(/stopping/);
  answered.resolve();

  const result = await stopped(running);
  expect(result.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1' });
  expect(errorsOf(result).join()).toContain('job-id: job_1');
});

test.concurrent('a second signal changes nothing, and without an answer the request is unclear', async () => {
  await using server = await startFaultyServer([silence]);
  const env = scripted(NO_EXIT_IN_TIME);
  await using running = startJob(at(server.origin), { prompt }, { env });
  await server.carriedOut(1);

  running.signal('SIGINT');
  await running.line(/stopping/);
  running.signal('SIGTERM');

  const { outputs, summary, stdout } = await stopped(running);
  expect(outputs.outcome).toBe('unknown');
  expect(summary).toMatch(/^### ❓ Canceled while sending the request$/m);
  expect(stdout.match(/^.*stopping/gm)).toHaveLength(1);
});

test.concurrent('a signal during the wait, and during a call to GitHub, turns the progress comment into the answer', async () => {
  await using thread = await openThread();
  await using server = await startFaultyServer([respond(201, active), silence]);
  const operation = 'issues/update-comment';
  const asked = Promise.withResolvers<void>();
  thread.github.before(operation, () => asked.resolve());
  thread.github.fault({ operation, ...silence });
  const env = { ...thread.env, ...scripted(NO_CALL_ENDS + NO_EXIT_IN_TIME) };
  await using running = startJob(at(server.origin), inThread, { env });
  await asked.promise;

  running.signal('SIGINT');

  const { outputs } = await stopped(running);
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1' });
  expect(thread.ours()).toEqual([expect.stringContaining('Canceled, but the job continues')]);
});

test.concurrent('a run started again after SIGKILL follows the job of the first one, and sends nothing', async () => {
  await using thread = await openThread();
  await using server = await startFaultyServer([respond(201, active), silence, done]);
  await using killed = startJob(at(server.origin), inThread, { env: thread.env });
  await server.carriedOut(2);
  killed.child.kill('SIGKILL');
  expect(await killed.result).toMatchObject({ signal: 'SIGKILL' });

  const env = { ...thread.env, GITHUB_RUN_ATTEMPT: '2' };
  const result = await runJob(at(server.origin), inThread, { env });

  expect(result.outputs.outcome).toBe('pr-opened');
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
  expect(thread.ours().at(-1)).toContain('The agent finished');
});

test.concurrent('a run that does not stop in time ends all the same, with every output', async () => {
  await using thread = await openThread();
  await using server = await startFaultyServer([respond(201, active), silence]);
  const env = { ...thread.env, ...scripted(NO_CALL_ENDS) };
  await using running = startJob(at(server.origin), inThread, { env });
  await server.carriedOut(2);
  thread.github.fault({ ...silence, times: Infinity });

  running.signal('SIGINT');

  const { outputs } = await stopped(running);
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1' });
});

test.concurrent('a run in which nothing goes on any more has failed', async () => {
  await using server = await startFaultyServer([respond(201, active)]);
  const env = scripted(sleeping('() => () => new Promise(() => {})'));

  await using running = startJob(at(server.origin), { prompt }, { env });
  const result = await running.result;

  expect(result).toMatchObject({ exitCode: 1, stderr: '' });
  expect(result.outputs).toMatchObject({ outcome: 'unknown', 'job-id': 'job_1' });
  expect(errorsOf(result).join()).toContain('the run ended without a result');
});

test.concurrent('a warning of Node is not in the log', async () => {
  await using server = await startFaultyServer([respond(201, active), done]);
  const env = scripted("setImmediate(() => process.emitWarning('made up'))");

  const result = await runJob(at(server.origin), { prompt }, { env });

  expect(result.stdout + result.stderr).not.toContain('made up');
});

test.concurrent('a bug fails the step, which writes every output and shows the first error', async () => {
  await using server = await startFaultyServer([silence]);
  const fail = (words: string) => `process.nextTick(() => { throw new Error("${words}"); });`;
  const env = scripted(`process.on("SIGUSR2", () => { ${fail('made up')} ${fail('later')} })`);
  await using running = startJob(at(server.origin), { prompt }, { env });
  await server.carriedOut(1);

  running.signal('SIGUSR2');

  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown', 'job-id': '' } });
  expect(Object.keys(result.outputs)).toHaveLength(OUTPUTS.length);
  expect(errorsOf(result)).toEqual([
    expect.stringMatching(/^Internal error: [\s\S]*made up[\s\S]*\bat [\s\S]*Report the bug/),
  ]);
});
