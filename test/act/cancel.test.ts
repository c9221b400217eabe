import { expect, test } from 'vitest';
import { documentedWorkflow, PUBLISHED } from '../workflows/files.ts';
import { openPlace } from './place.ts';

const command = documentedWorkflow('Docs command');

test('after a run was killed, a later run of the same comment waits for its job', async () => {
  await using place = await openPlace(PUBLISHED, { pace: 1 });
  const event = place.comment('/docs write the quickstart');
  await using first = place.start({ workflow: command, event, project: 'ok' });
  await first.line(/: `active`/);
  first.child.kill('SIGINT');
  expect((await first.result).exitCode).not.toBe(0);
  const [jobId = ''] = place.service.jobs.keys();
  expect(place.answers()).toEqual([expect.stringContaining(jobId)]);

  const again = await place.run({ workflow: command, event, project: 'ok' });
  expect(again.outputs).toMatchObject({ 'job-id': jobId, outcome: 'pr-opened' });
  expect(place.service.accepted).toHaveLength(1);
  expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
});
