import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { attach } from './tasks.ts';
import { openService } from './with-service.ts';

describe('attaching to a job', () => {
  test.each<[string, Outcome, link: boolean]>([
    ['ok', 'pr-opened', true],
    ['slow', 'pr-opened', true],
    ['failed', 'failed', false],
    ['no-changes', 'no-changes', false],
    ['archived', 'archived', false],
    ['hostile-link', 'pr-opened', false],
    ['retrieve-down', 'unknown', false],
    ['vanishing', 'unknown', false],
    ['garbled', 'pr-opened', true],
    ['unknown-status', 'pr-opened', true],
  ])('%s', async (project, outcome, link) => {
    await using opened = await openService();
    const jobId = await opened.createBefore(project);
    const { report, events } = await opened.run(project, attach(jobId));
    expect(report).toMatchObject({
      outcome,
      request: 'attach',
      jobId,
      mustFail: false,
    });
    expect(report.prLink !== '').toBe(link);
    expect(events[0]).toBe(`started ${jobId} attach`);
    expect(opened.posts()).toBe(1);
  });

  test('that has ended polls once', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('instant');
    await opened.run('instant', attach(jobId));
    expect([opened.gets(), opened.clock.now()]).toEqual([1, 1_000]);
  });

  test('that does not exist polls three times, even right at the start', async () => {
    await using opened = await openService();
    const { report } = await opened.run('ok', attach('job_nobody-knows'));
    expect(report).toMatchObject({
      outcome: 'unknown',
      reason: { kind: 'gone' },
      jobId: 'job_nobody-knows',
    });
    expect(opened.gets()).toBe(3);
  });

  test.each<[string, Outcome, string, looks: number]>([
    ['slow', 'detached', 'detached', 1],
    ['instant', 'pr-opened', 'job-ended', 1],
    ['flaky', 'pr-opened', 'job-ended', 3],
    // Only its pull request could still come.
    ['no-changes', 'no-changes', 'job-ended', 1],
    ['retrieve-down', 'unknown', 'unreadable', 5],
    ['retrieve-forbidden', 'unknown', 'unreadable', 1],
  ])('without waiting: until there is a reading, or no use in asking (%s)', async (...row) => {
    const [project, outcome, reason, looks] = row;
    await using opened = await openService();
    const jobId = await opened.createBefore(project);
    opened.clock.advance(30_000);
    const { report } = await opened.run(project, attach(jobId), { wait: false });
    expect(report).toMatchObject({
      outcome,
      reason: { kind: reason },
      request: 'attach',
      jobId,
      mustFail: false,
    });
    expect(opened.gets()).toBe(looks);
  });

  test('without waiting times out if the status cannot be read in time', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('retrieve-down');
    const { report } = await opened.run('retrieve-down', attach(jobId), {
      wait: false,
      minutes: 0.2,
    });
    expect(report).toMatchObject({ outcome: 'timed-out', jobId });
    expect(opened.clock.now()).toBeLessThanOrEqual(13_000);
  });
});
