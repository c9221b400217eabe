import { expect, test } from 'vitest';
import { startDeaf } from './support/deaf.ts';
import { recordsIn } from './support/records.ts';
import { openScene } from './support/scene.ts';

const NO_CONTEXT = { context: 'none' };

test('the first command creates a job, later ones are messages to it, and one comment a command stays', async () => {
  await using scene = await openScene();
  const first = await scene.say('/docs write it');
  const second = await scene.say('/docs say more');
  const third = await scene.say('/docs and link it');
  expect([first, second, third].map(({ outputs }) => [outputs.outcome, outputs.request])).toEqual([
    ['pr-opened', 'created'],
    ['pr-opened', 'messaged'],
    ['pr-opened', 'messaged'],
  ]);
  expect(new Set([first, second, third].map(({ outputs }) => outputs['job-id'])).size).toBe(1);
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
  expect(scene.ours()).toHaveLength(3);
  expect(recordsIn(scene).map((record) => record?.state)).toEqual(['ended', 'ended', 'ended']);
  expect(third.outputs['comment-url']).toMatch(/\/issues\/1#issuecomment-\d+$/);
});

test('👀 first, 🚀 at the end; 😕 where there is no result', async () => {
  await using scene = await openScene();
  const reactions = (id: number) => scene.github.world.reactions(id).map(({ content }) => content);
  const good = scene.comment('/docs write it');
  await scene.deliver(good);
  expect(reactions(good.id)).toEqual(['eyes', 'rocket']);
  const bad = scene.comment('/docs write it');
  expect(await scene.deliver(bad, { inputs: { 'project-id': 'unauthorized' } })).toMatchObject({
    failing: true,
    outputs: { outcome: 'failed' },
  });
  expect(reactions(bad.id)).toEqual(['eyes', 'confused']);
});

test('a job that has failed takes a follow-up', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'failed-once' };
  const first = await scene.say('/docs write it', { inputs });
  expect(first).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(scene.ours()[0]).toContain('To continue this job, comment `/docs …` in this thread.');
  const second = await scene.say('/docs try again', { inputs });
  expect(second).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened', request: 'messaged' } });
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('--new starts another job, and the thread goes on with that one', async () => {
  await using scene = await openScene();
  const first = await scene.say('/docs write it');
  const second = await scene.say('/docs --new write something else');
  const third = await scene.say('/docs go on');
  expect(second.outputs).toMatchObject({ request: 'created', outcome: 'pr-opened' });
  expect(second.outputs['job-id']).not.toBe(first.outputs['job-id']);
  expect(third.outputs).toMatchObject({ request: 'messaged', 'job-id': second.outputs['job-id'] });
});

test.each(['--job ID', '--job=ID'])('%s sends to that job, and the thread goes on with it', async (flag) => {
  await using scene = await openScene();
  const other = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
  const there = await scene.say('/docs write it', { issue: other });
  await scene.say('/docs write something here');
  const id = there.outputs['job-id'] ?? '';
  const named = await scene.say(`/docs ${flag.replace('ID', id)} say more`);
  expect(named.outputs).toMatchObject({ request: 'messaged', 'job-id': id, outcome: 'pr-opened' });
  expect((await scene.say('/docs go on')).outputs).toMatchObject({ request: 'messaged', 'job-id': id });
  expect(scene.service.accepted.filter(({ jobId }) => jobId === id)).toHaveLength(3);
});

test.each([
  ['unknown to the service', 'instant', 'returned `404`'],
  ['archived', 'archived', 'returned `409`'],
])('a named job that is %s is never replaced by a new one', async (what, project, words) => {
  await using scene = await openScene();
  const inputs = { 'project-id': project };
  const { outputs } = await scene.say('/docs write it', { inputs });
  const id = what === 'archived' ? outputs['job-id'] : 'job_that_nobody_knows';
  const ran = await scene.say(`/docs --job ${id} say more`, { inputs });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', request: '', 'job-id': id } });
  expect(scene.ours().at(-1)).toContain(words);
  expect(scene.taken()).toEqual(['create']);
});

test.each([
  ['was archived', 'archived', 'created'],
  ['no longer exists', 'message-gone', 'created'],
])('the thread’s job %s: a new one, and the reply says so', async (why, project, request) => {
  await using scene = await openScene();
  const inputs = { 'project-id': project };
  const first = await scene.say('/docs write it', { inputs });
  const second = await scene.say('/docs say more', { inputs });
  expect(second.outputs.request).toBe(request);
  expect(second.outputs['job-id']).not.toBe(first.outputs['job-id']);
  expect(scene.taken()).toEqual(['create', 'create']);
  expect(scene.ours().at(-1)).toContain(
    `The previous job of this thread, \`${first.outputs['job-id']}\`, ${why}. A new job was started.`,
  );
  // A create, so the issue goes along again.
  expect(scene.service.accepted[1]?.prompt).toContain('The Python SDK has no quickstart');
});

test('an unreadable state is no proof that a job is gone: the message decides', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'retrieve-forbidden', wait: 'false' };
  await scene.say('/docs write it', { inputs });
  expect((await scene.say('/docs say more', { inputs })).outputs.request).toBe('messaged');
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('after an unknown create a plain command is refused, --new works, and a plain one follows it', async () => {
  await using scene = await openScene();
  await using deaf = await startDeaf();
  const first = await scene.say('/docs write it', { inputs: { 'base-url': deaf.url } });
  expect(first).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '', 'job-id': '' } });
  expect(deaf.heard()).toBe(1);
  // Neither the run once more nor the command would send anything.
  expect(scene.ours()[0]).toContain('If there is none, comment `/docs --new …` in this thread.');

  const plain = await scene.say('/docs write it, please');
  expect(plain).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '' } });
  expect(scene.service.requests).toEqual([]);
  expect(scene.ours().at(-1)).toContain('comment with `--new`');

  const fresh = await scene.say('/docs --new write it');
  expect(fresh).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened', request: 'created' } });
  const after = await scene.say('/docs say more');
  expect(after.outputs).toMatchObject({ request: 'messaged', 'job-id': fresh.outputs['job-id'] });
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('an unknown message does not stop the next command', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'message-unclear' };
  await scene.say('/docs write it', { inputs });
  const unclear = await scene.say('/docs say more', { inputs });
  expect(unclear).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });
  expect(scene.ours().at(-1)).toContain('received the message. If it did not, comment again.');
  await scene.say('/docs and more', { inputs });
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
});

test('--job and --new wait for nobody, an unknown create in the thread does not hold them', async () => {
  await using scene = await openScene();
  await using deaf = await startDeaf();
  const { outputs } = await scene.say('/docs write it', {
    issue: scene.github.world.addIssue(scene.repository, { user: 'maintainer' }),
  });
  await scene.say('/docs write it', { inputs: { 'base-url': deaf.url, ...NO_CONTEXT } });
  const named = await scene.say(`/docs --job ${outputs['job-id']} say more`);
  expect(named.outputs).toMatchObject({ request: 'messaged', 'job-id': outputs['job-id'] });
});
