import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../src/runner/presentation.ts';
import { type Fault, respond, tooMany } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import type { ActionResult, RunningAction } from '../support/action.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { annotations, at, expectWholeEnd, KEY, startJob } from './job-run.ts';

// The golden files show what a run writes if it is stopped before, while and after it sends. The time that it takes to
// exit has no limit here, because that would measure the machine.

const prompt = 'Document the new endpoint.';
const active = { id: 'job_1', status: 'active' };

async function stopped(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  expectWholeEnd(result);
  expect(result).toMatchObject({ exitCode: 1, signal: null });
  return result;
}

describe.concurrent('a signal', () => {
  test('between two attempts to send means that nothing was sent', async () => {
    const service = at(`http://127.0.0.1:${REFUSING_PORT}`);
    await using running = startJob(service, { prompt, 'fail-on': '' });
    await running.line(/Retrying in/);
    running.signal('SIGINT');
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': '' });
  });

  test('in a pause of more than 25 days, which no timer of Node can last', async () => {
    await using server = await startFaultyServer([tooMany(2_200_000)]);
    const inputs = { prompt, 'timeout-minutes': '43200' };
    await using running = startJob(at(server.origin), inputs);
    await running.line(/Retrying in/);
    running.signal('SIGINT');
    const result = await stopped(running);
    expect(result.outputs).toMatchObject({ outcome: 'cancelled' });
    expect(result.stdout).not.toContain('TimeoutOverflowWarning');
    expect(server.requests).toHaveLength(1);
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
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1' });
    expect(annotations(result, 'error').join()).toContain('job-id: job_1');
  });

  test('changes nothing if it is the second one from the runner', async () => {
    await using server = await startFaultyServer([silence]);
    await using running = startJob(at(server.origin), { prompt });
    await server.carriedOut(1);
    running.signal('SIGINT');
    await running.line(/stopping/);
    running.signal('SIGTERM');
    const result = await stopped(running);
    expect(result.outputs.outcome).toBe('unknown');
    expect(result.stdout.match(/^.*stopping/gm)).toHaveLength(1);
  });
});

/** The environment of a run into which the script is loaded first. */
const scripted = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

test.concurrent('a run that does not stop in time ends all the same, with every output', async () => {
  await using thread = await openThread();
  await using server = await startFaultyServer([respond(201, active), silence]);
  const inputs = { prompt, 'issue-number': '1', 'github-token': TOKEN };
  // Time limits of single calls never come.
  const env = scripted('AbortSignal.timeout = () => new AbortController().signal');
  await using running = startJob(at(server.origin), inputs, { env: { ...thread.env, ...env } });
  await server.carriedOut(2);
  thread.github.fault({ ...silence, times: Number.POSITIVE_INFINITY });
  running.signal('SIGINT');
  const result = await stopped(running);
  expect(result.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1' });
});

test.concurrent('a run in which nothing goes on any more has failed', async () => {
  await using server = await startFaultyServer([respond(201, active)]);
  const env = scripted(`
    import timers from 'node:timers/promises';
    import { syncBuiltinESMExports } from 'node:module';
    timers.setTimeout = () => new Promise(() => {});
    syncBuiltinESMExports();
  `);
  await using running = startJob(at(server.origin), { prompt }, { env });
  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, stderr: '' });
  expect(result.outputs).toMatchObject({ outcome: 'unknown', 'job-id': 'job_1' });
  expect(annotations(result, 'error').join()).toContain('the run ended without a result');
});

test.concurrent('a warning of Node is for debugging only, without the key', async () => {
  await using server = await startFaultyServer([
    respond(201, { ...active, status: 'completed', prLink: 'https://host.test/pull/1' }),
  ]);
  const env = scripted(`setImmediate(() => process.emitWarning("made up, with ${KEY}"))`);
  await using running = startJob(at(server.origin), { prompt }, { env });
  const { stdout, stderr } = await running.result;
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^::debug::Warning: made up, with \*{3}$/m);
});

test('an error that is a bug: every output, the cause in the log, and a failed step', async () => {
  await using server = await startFaultyServer([silence]);
  // Of two errors the first is shown.
  const fail = (words: string) => `process.nextTick(() => { throw new Error("${words}"); });`;
  const env = scripted(`process.on("SIGUSR2", () => { ${fail('made up')} ${fail('later')} })`);
  await using running = startJob(at(server.origin), { prompt }, { env });
  await server.carriedOut(1);
  running.signal('SIGUSR2');
  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown', 'job-id': '' } });
  expect(Object.keys(result.outputs)).toHaveLength(OUTPUTS.length);
  expect(annotations(result, 'error').join()).toMatch(
    /^Internal error: [\s\S]*made up[\s\S]*\bat [\s\S]*report this bug/,
  );
  expect(annotations(result, 'error')).toHaveLength(1);
});
