import { expect, test } from 'vitest';
import { documentedWorkflow, PUBLISHED } from '../workflows/files.ts';
import { openPlace } from './place.ts';

const command = documentedWorkflow('Docs command');

test('a run that is cancelled says how to go on, and a later run of the same comment attaches to its job', async () => {
  await using place = await openPlace(PUBLISHED, { pace: 1 });
  const event = place.comment('/docs write the quickstart');
  await using first = place.start({ workflow: command, event, project: 'ok' });
  await first.line(/: `active`/);
  first.child.kill('SIGINT');
  const cancelled = await first.result;
  expect(cancelled.exitCode).not.toBe(0);
  expect(cancelled.steps).toContain('Post Docs Agent');
  const [left, ...others] = place.answers();
  expect(others).toEqual([]);
  const [jobId = ''] = place.service.jobs.keys();
  expect(left).toContain('Terminated without a result');
  expect(left).toContain(jobId);
  expect(left).toContain('`job-id: ');

  const again = await place.run({ workflow: command, event, project: 'ok' });
  expect(again.outputs).toMatchObject({
    request: 'attached',
    'job-id': jobId,
    outcome: 'pr-opened',
  });
  expect(place.service.accepted).toHaveLength(1);
  expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
});
