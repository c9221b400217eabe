import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { annotations, at, jobOptions, startJob } from './job-run.ts';

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

describe.runIf(process.platform === 'linux')('command files that cannot be written', () => {
  test.concurrent('without outputs, the step fails, and the log says why and shows the result', async () => {
    await using service = await startService();
    // A full disk.
    const env = { GITHUB_OUTPUT: '/dev/full' };

    await using result = await runAction(jobOptions(service, { prompt, 'fail-on': '' }, { env }));

    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching('^Could not write the runner’s files: .*ENOSPC'),
    ]);
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
    expect(service.accepted).toHaveLength(1);
  });

  test.concurrent('without a summary, the step passes with a warning', async () => {
    await using service = await startService();
    const env = { GITHUB_STEP_SUMMARY: '' };

    await using result = await runAction(jobOptions(service, { prompt }, { env }));

    const warnings = annotations(result, 'warning').join();
    expect(warnings).toMatch(/Could not write the job summary.*See this log for the result\./);
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
    expect(result.exitCode).toBe(0);
  });
});
