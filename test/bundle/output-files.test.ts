import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { annotations, at, jobOptions, runJob, startJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';

test.concurrent('the job id is written before the first poll: a kill right after it loses nothing', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: 'job_1', status: 'active' }),
    { name: 'stall-before-headers' },
  ]);
  await using running = startJob(at(server.origin), { prompt });
  await running.line(/Job job_1 created/);
  running.child.kill('SIGKILL');
  const result = await running.result;
  expect(result.signal).toBe('SIGKILL');
  expect(server.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  expect({ ...result.outputs }).toEqual({ 'job-id': 'job_1', request: 'created' });
  expect(result.state).toMatchObject({ 'job-id': 'job_1' });
});

describe.concurrent('command files that cannot be written', () => {
  test.runIf(process.platform === 'linux').each(['GITHUB_OUTPUT', 'GITHUB_STATE'])(
    '%s on a full disk: the step fails, says so once, and shows the result in the log',
    async (file) => {
      await using service = await startService();
      const env = { [file]: '/dev/full' };
      await using result = await runAction(jobOptions(service, { prompt, 'fail-on': '' }, { env }));
      expect(result.exitCode).toBe(1);
      expect(annotations(result, 'error').filter((text) => text.includes('ENOSPC'))).toHaveLength(1);
      expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
      expect(service.accepted).toHaveLength(1);
    },
  );

  test.runIf(process.platform === 'linux').each([
    ['GITHUB_STEP_SUMMARY', 'in this log and in the outputs.'],
    ['GITHUB_STEP_SUMMARY,GITHUB_OUTPUT', 'in this log.'],
  ])('%s on a full disk: the result stands %s', async (files, where) => {
    await using service = await startService();
    const env = Object.fromEntries(files.split(',').map((file) => [file, '/dev/full']));
    await using result = await runAction(jobOptions(service, { prompt }, { env }));
    expect(annotations(result, 'warning').join()).toContain(`The result stands ${where}`);
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
  });

  test.each(['GITHUB_OUTPUT', 'GITHUB_STATE'])('%s is a folder: the same', async (file) => {
    await using service = await startService();
    // Unwritable for everybody, root too.
    const env = { [file]: import.meta.dirname };
    await using result = await runAction(jobOptions(service, { prompt }, { env }));
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error').filter((text) => text.includes('EISDIR'))).toHaveLength(1);
  });

  test('a state file that fails only at the very end keeps the run from ending green', async () => {
    await using service = await startService();
    const env = { GITHUB_STATE: '/nowhere/at/all' };
    await using result = await runAction(jobOptions(service, { prompt, 'dry-run': 'true' }, { env }));
    expect(result.outputs.outcome).toBe('skipped');
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error').join()).toContain('runner’s files');
  });

  test.runIf(process.platform === 'linux')(
    'a summary that cannot be written is a warning; the outcome stays',
    async () => {
      await using service = await startService();
      const env = { GITHUB_STEP_SUMMARY: '/dev/full' };
      await using result = await runAction(jobOptions(service, { prompt }, { env }));
      expect(result.outputs.outcome).toBe('pr-opened');
      expect(result.exitCode).toBe(0);
      expect(annotations(result, 'warning').join()).toMatch(/No job summary.*ENOSPC/);
    },
  );

  test('a runner without job summaries: said in whole sentences', async () => {
    await using service = await startService();
    const env = { GITHUB_STEP_SUMMARY: '' };
    await using result = await runAction(jobOptions(service, { prompt }, { env }));
    expect(result.outputs.outcome).toBe('pr-opened');
    const said = annotations(result, 'warning').join();
    expect(said).toMatch(/No job summary.*The result stands in this log/);
    expect(said).not.toContain('..');
  });
});

describe.concurrent('the event file', () => {
  test.each(['missing', '', '{ not JSON', '[]', 'null', '{"issue": {"number": "7"}}'])(
    '%j: a run with a prompt needs none',
    async (payload) => {
      await using service = await startService();
      const event = { name: 'push', payload };
      await using result = await runJob(service, { prompt }, { event });
      expect(result.outputs.outcome).toBe('pr-opened');
      expect(result.exitCode).toBe(0);
    },
  );

  test('missing where the event is to name the issue: refused, nothing is sent', async () => {
    await using service = await startService();
    const event = { name: 'issues', payload: 'missing' };
    await using result = await runJob(service, { prompt, comment: 'always' }, { event });
    expect(result.outputs.outcome).toBe('failed');
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
    expect(annotations(result, 'error').join()).toContain('issue-number');
  });

  test('cut short where a person’s command started the run: refused clearly, and nothing is sent', async () => {
    await using service = await startService();
    const sender = { login: 'maintainer', id: 5, type: 'User' };
    const comment = { body: '/docs do it', user: sender };
    const payload = { action: 'created', issue: { number: 7 }, comment, sender };
    await using result = await runJob(service, { prompt }, { event: { name: 'issue_comment', payload } });
    expect(result.outputs.outcome).toBe('failed');
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
    expect(annotations(result, 'error').join()).toContain('comment');
  });
});
