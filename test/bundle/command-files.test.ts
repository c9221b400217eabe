import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { annotations, at, jobOptions, runJob, startJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';

test.concurrent('a run that is killed after its request has written the job ID, before its first poll', async () => {
  const active = respond(201, { id: 'job_1', status: 'active' });
  await using server = await startFaultyServer([active, silence]);
  await using running = startJob(at(server.origin), { prompt });
  await running.line(/Job `job_1` created/);

  running.child.kill('SIGKILL');
  const result = await running.result;

  expect(result.signal).toBe('SIGKILL');
  expect(server.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  expect({ ...result.outputs }).toEqual({ 'job-id': 'job_1' });
});

/** A full disk; a folder, unwritable for root too. */
const FULL = '/dev/full';
const FOLDER = import.meta.dirname;

describe.runIf(process.platform === 'linux')('command files that cannot be written', () => {
  test.concurrent.each([
    [FULL, 'ENOSPC'],
    [FOLDER, 'EISDIR'],
  ])(
    'outputs in %s: the step fails, says so once, and shows the result in the log',
    async (path, code) => {
      await using service = await startService();
      const env = { GITHUB_OUTPUT: path };

      await using result = await runAction(jobOptions(service, { prompt, 'fail-on': '' }, { env }));

      expect(result.exitCode).toBe(1);
      expect(annotations(result, 'error')).toEqual([
        expect.stringMatching(`^Could not write the runner’s files: .*${code}`),
      ]);
      expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
      expect(service.accepted).toHaveLength(1);
    },
  );

  test.concurrent.each([
    [{ GITHUB_STEP_SUMMARY: FULL }, 'this log for the result.', 0],
    [{ GITHUB_STEP_SUMMARY: FULL, GITHUB_OUTPUT: FULL }, 'this log for the result.', 1],
    [{ GITHUB_STEP_SUMMARY: '' }, 'this log for the result.', 0],
  ])('%j leads to a warning: See %s', async (env, where, exit) => {
    await using service = await startService();

    await using result = await runAction(jobOptions(service, { prompt }, { env }));

    const warnings = annotations(result, 'warning').join();
    expect(warnings).toMatch(/Could not write the job summary/);
    expect(warnings).toContain(`See ${where}`);
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
    expect(result.exitCode).toBe(exit);
  });
});

test.concurrent.each([
  ['{"broken', 'failed'],
  ['missing', 'pr-opened'],
])('an event file with the text %j results in the outcome %s', async (payload, outcome) => {
  await using service = await startService();
  const event = { name: 'workflow_dispatch', payload };

  await using result = await runJob(service, { prompt }, { event });

  expect(result.outputs.outcome).toBe(outcome);
  expect(service.requests.length > 0).toBe(outcome === 'pr-opened');
});
