import { expect, test } from 'vitest';
import { documentedWorkflow } from '../workflows/files.ts';
import { openWorkspace } from './workspace.ts';

const command = documentedWorkflow('Docs command');

test('a run that is cancelled says how to go on, and a later run of the same comment attaches to its job', async () => {
  await using workspace = await openWorkspace('OWNER/REPO@v1', { pace: 1 });
  const event = workspace.comment('/docs write the quickstart');
  await using first = workspace.start({ workflow: command, event, project: 'ok' });
  await first.line(/: active/);
  first.child.kill('SIGINT');
  const cancelled = await first.result;
  expect(cancelled.exitCode).not.toBe(0);
  expect(cancelled.steps).toContain('Post Docs Agent');
  const [left, ...others] = workspace.answers();
  expect(others).toEqual([]);
  const [jobId = ''] = workspace.service.jobs.keys();
  expect(left).toContain('Terminated without a result');
  expect(left).toContain(jobId);
  expect(left).toContain('`job-id: ');

  const again = await workspace.run({ workflow: command, event, project: 'ok' });
  expect(again.exitCode, again.log.slice(-3_000)).toBe(0);
  expect(again.outputs).toMatchObject({
    request: 'attached',
    'job-id': jobId,
    outcome: 'pr-opened',
  });
  expect(workspace.service.accepted).toHaveLength(1);
  expect(workspace.answers()).toEqual([expect.stringContaining('/pull/1')]);
});
