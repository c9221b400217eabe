import { expect, test } from 'vitest';
import { realClock, startBundle } from './support/run-bundle.ts';
import { openScene } from './support/scene.ts';

// What users run: the bundle as a child process, one event after the other and two at once.

test.concurrent('a conversation: create, follow-up, status, a stranger', async () => {
  await using scene = await openScene({ clock: realClock });
  const inputs = { 'project-id': 'quick' };
  const first = await startBundle(scene, scene.comment('/docs write it'), { inputs }).result;
  expect(first).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-opened', request: 'created' } });
  expect(first.state).toMatchObject({ finished: 'true' });
  const status = await startBundle(scene, scene.comment('/docs --status'), { inputs }).result;
  expect(status).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', status: 'completed' } });
  const stranger = scene.comment('/docs rewrite it', { as: 'stranger' });
  const denied = await startBundle(scene, stranger, { inputs }).result;
  expect(denied).toMatchObject({ exitCode: 0, outputs: { outcome: 'denied' } });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toHaveLength(3);
});

test.concurrent('a remark with no secret at hand stays green and says nothing to anybody', async () => {
  await using scene = await openScene({ clock: realClock });
  const inputs = { 'api-key': '', 'github-token': '' };
  const ran = await startBundle(scene, scene.comment('I like it'), { inputs }).result;
  expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
  expect(scene.github.requests).toEqual([]);
});

test.concurrent('wrong inputs: exit 1, 😕', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const ran = await startBundle(scene, comment, { inputs: { wait: 'maybe', 'base-url': 'x' } }).result;
  expect(ran).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  expect(ran.stdout).toMatch(/::error title=2 invalid inputs::/);
  expect(scene.github.world.reactions(comment).map(({ content }) => content)).toEqual(['confused']);
});

test.concurrent('one event delivered twice at once: one paid job, one result, both runs green', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const inputs = { 'project-id': 'quick' };
  const runs = ['4001', '4002'].map((id) => startBundle(scene, comment, { inputs, run: { id, attempt: 1 } }));
  const results = await Promise.all(runs.map(({ result }) => result));
  expect(results.map(({ exitCode, outputs }) => [exitCode, outputs.outcome])).toEqual([
    [0, 'pr-opened'],
    [0, 'pr-opened'],
  ]);
  expect(results.map(({ outputs }) => outputs.request).toSorted()).toEqual(['attached', 'created']);
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toHaveLength(1);
  expect(new Set(results.map(({ outputs }) => outputs['job-id'])).size).toBe(1);
});

test.concurrent('two first commands at once: one create, and the other one waits and sends a message', async () => {
  await using scene = await openScene({ clock: realClock });
  const inputs = { 'project-id': 'quick', wait: 'false' };
  const comments = [scene.comment('/docs write it'), scene.comment('/docs and link it')];
  const runs = comments.map((comment, at) =>
    startBundle(scene, comment, { inputs, run: { id: `${4001 + at}`, attempt: 1 } }),
  );
  const results = await Promise.all(runs.map(({ result }) => result));
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(results.map(({ outputs }) => outputs.request).toSorted()).toEqual(['created', 'messaged']);
  expect(scene.taken()).toEqual(['create', 'message']);
  expect(scene.ours()).toHaveLength(2);
});
