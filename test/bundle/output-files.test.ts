import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { annotations, at, jobOptions, runJob, startJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';

test.concurrent('the job ID is written before the first poll, so killing the run right afterwards does not lose it', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: 'job_1', status: 'active' }),
    silence,
  ]);
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

describe.concurrent('command files that cannot be written', () => {
  test.runIf(process.platform === 'linux').each([
    ['GITHUB_OUTPUT', FULL, 'ENOSPC'],
    ['GITHUB_OUTPUT', FOLDER, 'EISDIR'],
  ])(
    '%s is %s: the step fails, says so once, and shows the result in the log',
    async (file, path, code) => {
      await using service = await startService();
      const options = jobOptions(service, { prompt, 'fail-on': '' }, { env: { [file]: path } });
      await using result = await runAction(options);
      expect(result.exitCode).toBe(1);
      expect(annotations(result, 'error').filter((text) => text.includes(code))).toHaveLength(1);
      expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
      expect(service.accepted).toHaveLength(1);
    },
  );

  test.runIf(process.platform === 'linux').each([
    [{ GITHUB_STEP_SUMMARY: FULL }, 'this log or the outputs for the result.', 0],
    [{ GITHUB_STEP_SUMMARY: FULL, GITHUB_OUTPUT: FULL }, 'this log for the result.', 1],
    [{ GITHUB_STEP_SUMMARY: '' }, 'this log or the outputs for the result.', 0],
  ])('%j leads to a warning: See %s', async (env, where, exit) => {
    await using service = await startService();
    await using result = await runAction(jobOptions(service, { prompt }, { env }));
    const warnings = annotations(result, 'warning').join();
    expect(warnings).toMatch(/Could not write the job summary/);
    expect(warnings).toContain(`See ${where}`);
    expect(warnings).not.toContain('..');
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
    expect(result.exitCode).toBe(exit);
  });
});

test.concurrent.each([
  ['{"broken', 'failed'],
  ['', 'failed'],
  ['missing', 'pr-opened'],
  ['null', 'pr-opened'],
  ['[]', 'pr-opened'],
])('an event file with the text %j results in the outcome %s', async (payload, outcome) => {
  await using service = await startService();
  const inputs = { prompt, 'github-token': 'ghs_for-a-pull-request-on-the-server' };
  // The pull request is on the server of the run, so GitHub's API is called after the job.
  const env = { GITHUB_SERVER_URL: service.url };
  const event = { name: 'workflow_dispatch', payload };
  await using result = await runJob(service, inputs, { event, env });
  expect(result.outputs.outcome).toBe(outcome);
  expect(service.requests.length > 0).toBe(outcome === 'pr-opened');
  if (outcome === 'failed')
    expect(annotations(result, 'error').join()).toContain('not readable JSON');
});

test.concurrent('nothing is sent if the event of a person’s command is truncated', async () => {
  await using service = await startService();
  const sender = { login: 'maintainer', id: 5, type: 'User' };
  const comment = { body: '/docs do it', user: sender };
  const payload = { action: 'created', issue: { number: 7 }, comment, sender };
  await using result = await runJob(
    service,
    { prompt },
    { event: { name: 'issue_comment', payload } },
  );
  expect(result.outputs.outcome).toBe('failed');
  expect(result.exitCode).toBe(1);
  expect(service.requests).toEqual([]);
  expect(annotations(result, 'error').join()).toContain('comment');
});
