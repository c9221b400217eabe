import { expect, test } from 'vitest';
import { clock } from '../../src/runner/clock.ts';
import type { Comment } from '../standin/github/records.ts';
import { recordsIn } from './support/records.ts';
import { holdBack, recordedAsSent, startBundle } from './support/run-bundle.ts';
import { HERE, openScene, pullOf, type Scene } from './support/scene.ts';

// Killed runs, and what later runs do. The golden files cover other moments.

async function killedAt(scene: Scene, comment: Comment, moment: Promise<void>, project = 'slow') {
  await using running = startBundle(scene, comment, { inputs: { 'project-id': project } });
  await moment;
  running.signal('SIGKILL');
  const { signal, outputs } = await running.result;
  expect(signal).toBe('SIGKILL');
  return outputs;
}

test.concurrent('killed before it removed the progress comment: the re-run removes it, and announces the pull request', async () => {
  await using scene = await openScene({ ...HERE, clock });
  const pull = pullOf(scene);
  const comment = scene.comment('/docs write it');
  await killedAt(scene, comment, holdBack(scene, 'issues/delete-comment'), 'instant');
  expect(recordsIn(scene)).toMatchObject([
    { state: 'sent', answer: false },
    { state: 'ended', answer: true },
  ]);
  expect(scene.ours(pull)).toEqual([]);

  const inputs = { 'project-id': 'instant' };
  await using again = startBundle(scene, comment, { inputs, run: { id: '4001', attempt: 2 } });
  expect((await again.result).outputs.outcome).toBe('pr-opened');

  expect(scene.taken()).toEqual(['create']);
  expect(recordsIn(scene)).toMatchObject([{ state: 'ended', answer: true }]);
  expect(scene.ours(pull)).toEqual([
    expect.stringContaining('Continue this pull request with `/docs`'),
  ]);
});

test.concurrent('killed while polling: the re-run waits for the same job', async () => {
  let elapsedMs = 0;
  const wall = () => clock.wall() + elapsedMs;
  await using scene = await openScene({ clock: { ...clock, wall } });
  const comment = scene.comment('/docs write it');
  const outputs = await killedAt(scene, comment, recordedAsSent(scene));
  const [before = ''] = scene.ours();
  expect(before).toContain('### ⏳ Working on it');
  expect(outputs['job-id']).toBe(scene.service.accepted[0]?.jobId);

  // The job ends only now, however slowly the processes above have started.
  elapsedMs = 600_000;
  const inputs = { 'project-id': 'slow' };
  await using rerun = startBundle(scene, comment, { inputs, run: { id: '4001', attempt: 2 } });
  expect(await rerun.result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'pr-opened', 'job-id': outputs['job-id'] },
  });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toEqual([expect.stringContaining('### ✅')]);
});
