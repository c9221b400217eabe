import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../src/runner/presentation.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import type { ActionResult, RunningAction } from '../support/action.ts';
import { annotations, at, expectWholeEnd, startJob } from './job-run.ts';

// The golden files show what a run writes if it is stopped before, while and after it sends. The time it takes to
// exit is in the report of figures, because a limit here would measure the machine.

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
    expect(result.outputs).toMatchObject({ outcome: 'cancelled', request: '', 'job-id': '' });
    expect(result.state).toMatchObject({ finished: 'true' });
  });

  test('during a request that is still answered does not lose the job ID', async () => {
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
    expect(result.outputs).toMatchObject({
      outcome: 'cancelled',
      request: 'created',
      'job-id': 'job_1',
    });
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

test('an unexpected error writes every output, logs the cause, fails the step, and leaves nothing to the post step', async () => {
  await using server = await startFaultyServer([silence]);
  const bug = 'process.on("SIGUSR2", () => { throw new Error("made up"); })';
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}` };
  await using running = startJob(at(server.origin), { prompt }, { env });
  await server.carriedOut(1);
  running.signal('SIGUSR2');
  const result = await running.result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown', 'job-id': '' } });
  expect(Object.keys(result.outputs)).toHaveLength(OUTPUTS.length);
  expect(annotations(result, 'error').join()).toMatch(
    /^Internal error: [\s\S]*made up[\s\S]*report this bug/,
  );
  expect(result.state).toMatchObject({ finished: 'true' });
});
