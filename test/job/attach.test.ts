import { expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { attach } from './tasks.ts';
import { openService } from './with-service.ts';

test.each<[string, wait: boolean, Outcome, hasLink: boolean]>([
  ['ok', true, 'pr-opened', true],
  // Only a run that sends something may leave.
  ['ok', false, 'pr-opened', true],
  ['failed', true, 'failed', false],
  ['no-changes', true, 'no-changes', false],
  ['hostile-link', true, 'pr-opened', false],
  ['retrieve-down', false, 'unknown', false],
])('attaching to the job of %s (wait: %j)', async (project, wait, outcome, hasLink) => {
  await using opened = await openService();
  const jobId = await opened.createBefore(project);

  const { report, events } = await opened.run(project, attach(jobId), { wait });

  expect(report).toMatchObject({ outcome, request: 'attach', jobId });
  expect(report.prLink !== '').toBe(hasLink);
  expect(events[0]).toBe(`started ${jobId} attach`);
  expect(opened.posts()).toBe(1);
});

test('attaching to a job that has ended reads it once, immediately', async () => {
  await using opened = await openService();
  const jobId = await opened.createBefore('instant');
  const began = opened.clock.now();

  await opened.run('instant', attach(jobId));

  expect([opened.gets(), opened.clock.now()]).toEqual([1, began]);
});

test('attaching to a job that does not exist reads it three times', async () => {
  await using opened = await openService();

  const { report } = await opened.run('ok', attach('job_nobody-knows'));

  expect(report).toMatchObject({ reason: { kind: 'gone' }, jobId: 'job_nobody-knows' });
  expect(opened.gets()).toBe(3);
});
