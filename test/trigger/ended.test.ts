import { expect, test } from 'vitest';
import { clock } from '../../src/runner/clock.ts';
import type { Comment } from '../standin/github/records.ts';
import { recordsIn } from './support/records.ts';
import { holdBack, recordedAsSent, startBundle } from './support/run-bundle.ts';
import { HERE, openScene, pullOf, type Scene } from './support/scene.ts';

// Killed runs, and what their post step and later runs do. The golden files cover other moments.

async function killedAt(scene: Scene, comment: Comment, moment: Promise<void>, project = 'slow') {
  await using running = startBundle(scene, comment, { inputs: { 'project-id': project } });
  await moment;
  running.signal('SIGKILL');
  const { signal, state, outputs } = await running.result;
  expect(signal).toBe('SIGKILL');
  return { state, outputs };
}

/** The post step of a killed run. Returns the comments that are in the thread afterwards. */
async function postStep(scene: Scene, comment: Comment, state: Readonly<Record<string, string>>) {
  await using post = startBundle(scene, comment, { entry: 'post', state });
  const { exitCode, stdout } = await post.result;
  expect(exitCode).toBe(0);
  return { body: scene.ours()[0] ?? '', stdout };
}

test.concurrent('in a mode that starts no jobs, the post step tells nobody to look for one', async () => {
  await using scene = await openScene({ clock });
  const comment = scene.comment('/docs write it');
  await using post = startBundle(scene, comment, {
    entry: 'post',
    state: {},
    inputs: { mode: 'collect' },
  });
  const { stdout } = await post.result;
  expect(stdout).toContain('::error title=Terminated without a result::');
  expect(stdout).not.toContain('dashboard');
});

test.concurrent('before anything was sent, the post step says where to look, without restoring a removed comment', async () => {
  await using scene = await openScene({ clock });
  const comment = scene.comment('/docs write it');
  const { state } = await killedAt(scene, comment, holdBack(scene, 'issues/list-comments'));
  const { body } = await postStep(scene, comment, state);
  expect(body).toContain('it is unclear whether it started a job');
  expect(recordsIn(scene)).toMatchObject([{ state: 'sending' }]);
  for (const { id, body } of scene.github.world.comments(scene.issue))
    if (body.includes('unclear')) scene.github.world.removeComment(id, 'writer');
  expect((await postStep(scene, comment, state)).stdout).not.toContain('::warning');
  expect(scene.service.requests).toEqual([]);
});

test.concurrent('after its result but before the removal of the progress comment, the result appears once, and a later run announces the pull request', async () => {
  await using scene = await openScene({ ...HERE, clock });
  const pull = pullOf(scene);
  const comment = scene.comment('/docs write it');
  const { state } = await killedAt(
    scene,
    comment,
    holdBack(scene, 'issues/delete-comment'),
    'instant',
  );
  expect(recordsIn(scene)).toMatchObject([
    { state: 'sent', answer: false },
    { state: 'ended', answer: true },
  ]);
  await postStep(scene, comment, state);
  expect(recordsIn(scene)).toMatchObject([{ state: 'ended', answer: true }]);
  expect(scene.ours(pull)).toEqual([]);
  const inputs = { 'project-id': 'instant' };
  await using again = startBundle(scene, comment, { inputs, run: { id: '4001', attempt: 2 } });
  expect((await again.result).outputs.request).toBe('attached');
  expect(scene.ours(pull)).toEqual([
    expect.stringContaining('Continue this pull request with `/docs`'),
  ]);
});

test.concurrent('while polling, the post step reports it and keeps the record, and the re-run attaches', async () => {
  let elapsedMs = 0;
  const wall = () => clock.wall() + elapsedMs;
  await using scene = await openScene({ clock: { ...clock, wall } });
  const comment = scene.comment('/docs write it');
  const { state, outputs } = await killedAt(scene, comment, recordedAsSent(scene));
  const [before = ''] = scene.ours();
  expect(before).toContain('### ⏳ Working on it');
  expect(outputs['job-id']).toBe(scene.service.accepted[0]?.jobId);
  const { body } = await postStep(scene, comment, state);
  expect(body).toContain('The run was terminated.');
  expect(body).toContain(`Its job \`${outputs['job-id']}\` is not affected.`);
  expect(body.split('\n').at(-1)).toBe(before.split('\n').at(-1));

  // The job ends only now, however slowly the processes above have started.
  elapsedMs = 600_000;
  const inputs = { 'project-id': 'slow' };
  await using rerun = startBundle(scene, comment, { inputs, run: { id: '4001', attempt: 2 } });
  expect(await rerun.result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'pr-opened', request: 'attached', 'job-id': outputs['job-id'] },
  });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toEqual([expect.stringContaining('### ✅')]);
});
