import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import { annotations, existingJob, type Inputs, runJob } from './job-run.ts';

/** Ten times as fast as the scenarios say. */
const fast: ServiceOptions = { pace: 0.1 };
const prompt = 'Document the new endpoint.';

describe.concurrent('how a created job ends', () => {
  test.each<[project: string, Inputs, exit: number, outputs: object]>([
    ['instant', {}, 0, { outcome: 'pr-opened', status: 'completed', request: 'created' }],
    ['quick', {}, 0, { outcome: 'pr-opened', status: 'completed', request: 'created' }],
    ['extra-fields', {}, 0, { outcome: 'pr-opened', status: 'completed' }],
    ['slow', { wait: 'false' }, 0, { outcome: 'detached', status: 'active', 'pr-link': '' }],
    ['slow', { 'timeout-minutes': '0.05' }, 1, { outcome: 'timed-out', status: 'active', 'pr-link': '' }],
    ['slow', { 'timeout-minutes': '0.05', 'fail-on': '' }, 0, { outcome: 'timed-out' }],
    ['failed', {}, 1, { outcome: 'failed', status: 'failed', 'pr-link': '' }],
    ['failed', { 'fail-on': 'timed-out' }, 0, { outcome: 'failed', status: 'failed' }],
    ['failed', { 'fail-on': '' }, 0, { outcome: 'failed', status: 'failed' }],
    ['archived', {}, 0, { outcome: 'archived', status: 'archived', 'pr-link': '' }],
    ['archived', { 'fail-on': 'pr-opened,\n archived' }, 1, { outcome: 'archived' }],
    ['instant', { 'fail-on': 'pr-opened' }, 1, { outcome: 'pr-opened' }],
    // The link may come late: the time limit ends the looking again.
    ['no-changes', { 'timeout-minutes': '0.08' }, 0, { outcome: 'no-changes', status: 'completed' }],
    ['hostile-link', {}, 0, { outcome: 'pr-opened', 'pr-link': '', 'pr-number': '' }],
    ['userinfo-link', {}, 0, { outcome: 'pr-opened', 'pr-link': '', 'pr-number': '' }],
    ['retrieve-forbidden', {}, 1, { outcome: 'unknown', request: 'created' }],
    ['retrieve-forbidden', { 'fail-on': '' }, 0, { outcome: 'unknown', request: 'created' }],
  ])('%s %j: exit %i, %j', async (project, inputs, exit, outputs) => {
    await using service = await startService(fast);
    await using result = await runJob(service, { 'project-id': project, prompt, ...inputs });
    expect(result.outputs).toMatchObject(outputs);
    expect(result.exitCode).toBe(exit);
    const [[id] = []] = service.jobs;
    expect(result.outputs['job-id']).toBe(id);
    expect(service.accepted).toEqual([{ kind: 'create', jobId: id, prompt }]);
    expect(service.violations).toEqual([]);
    // Red in the log and red as a step are one thing.
    expect(annotations(result, 'error')).toHaveLength(exit);
  });
});

test.concurrent('a pull request is handed on with its address and its number', async () => {
  await using service = await startService({ ...fast, firstPull: 137 });
  await using result = await runJob(service, { prompt });
  const address = `${service.url}/example/docs/pull/137`;
  expect(result.outputs).toMatchObject({ 'pr-link': address, 'pr-number': '137' });
  expect(result.summary).toContain(address);
  expect((await fetch(result.outputs['pr-link'] ?? '')).status).toBe(200);
});

test.concurrent('an address that is no plain one is shown with a warning, and not handed on', async () => {
  await using service = await startService(fast);
  await using result = await runJob(service, { 'project-id': 'hostile-link', prompt });
  expect(annotations(result, 'warning').join()).toContain('javascript:alert');
});

test.concurrent('a failed job keeps its pull request', async () => {
  await using service = await startService(fast);
  await using result = await runJob(service, { 'project-id': 'failed-with-pull-request', prompt });
  expect(result.outputs).toMatchObject({ outcome: 'failed', status: 'failed', 'pr-number': '1' });
  expect(result.exitCode).toBe(1);
});

test.concurrent('a message goes to the job that is named, and its own end is told', async () => {
  await using service = await startService({ pace: 0.02 });
  const id = await existingJob(service, 'new-link');
  await sleep(100);
  await using result = await runJob(service, { 'project-id': 'new-link', 'job-id': id, prompt });
  expect(result.outputs).toMatchObject({ outcome: 'pr-opened', request: 'messaged', 'job-id': id });
  expect(result.outputs['pr-number']).toBe('2');
  expect(service.accepted.map(({ kind }) => kind)).toEqual(['create', 'message']);
  expect(service.jobs.get(id)?.prompts.at(-1)).toBe(prompt);
});

describe.concurrent('a job id alone', () => {
  test.each<[Inputs, object]>([
    [{}, { outcome: 'pr-opened', status: 'completed' }],
    [{ wait: 'false' }, { outcome: 'pr-opened', status: 'completed' }],
  ])('only waits for the job: %j', async (inputs, outputs) => {
    await using service = await startService(fast);
    const id = await existingJob(service, 'instant');
    await using result = await runJob(service, { 'job-id': id, ...inputs });
    expect(result.outputs).toMatchObject({ ...outputs, request: 'attached', 'job-id': id });
    expect(service.accepted).toHaveLength(1);
    expect(result.exitCode).toBe(0);
  });

  test('of a job that goes on, without waiting: detached', async () => {
    await using service = await startService(fast);
    const id = await existingJob(service, 'slow');
    await using result = await runJob(service, { 'project-id': 'slow', 'job-id': id, wait: 'false' });
    expect(result.outputs).toMatchObject({ outcome: 'detached', status: 'active', request: 'attached' });
    expect(result.stdout).toContain(`Following job ${id}.`);
    expect(annotations(result, 'notice').join()).toContain('Still at work');
  });

  test('of a job that nobody knows: unknown, and the id is kept', async () => {
    await using service = await startService(fast);
    await using result = await runJob(service, { 'job-id': 'job_of-nobody' });
    expect(result.outputs).toMatchObject({ outcome: 'unknown', 'job-id': 'job_of-nobody', status: '' });
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error').join()).toContain('job_of-nobody');
  });
});

test.concurrent('a status that nobody knows is no end, and is warned of once', async () => {
  await using service = await startService({ pace: 0.4 });
  await using result = await runJob(service, { 'project-id': 'unknown-status', prompt });
  expect(result.outputs.outcome).toBe('pr-opened');
  const warnings = annotations(result, 'warning').filter((text) => text.includes('queued-for-review'));
  expect(warnings).toHaveLength(1);
});

test.concurrent('a run that timed out, or does not wait, says how to attach to the job', async () => {
  await using service = await startService(fast);
  await using result = await runJob(service, { 'project-id': 'slow', prompt, wait: 'false' });
  const id = result.outputs['job-id'] ?? 'no id';
  expect(annotations(result, 'notice').join()).toContain(`job-id: ${id}`);
  expect(result.summary).toContain(id);
});
