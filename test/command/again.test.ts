import { expect, test } from 'vitest';
import { record } from '../support/report.ts';
import { startDeaf } from './support/deaf.ts';
import { recordsIn } from './support/records.ts';
import { openScene, type Scene } from './support/scene.ts';

// One command, run more than once: a re-run, a second delivery of its event.

const gets = ({ service }: Scene) => service.requests.filter(({ method }) => method === 'GET').length;

test.each([
  ['a re-run', { id: '77', attempt: 1 }, { id: '77', attempt: 2 }],
  ['a second delivery', { id: '77', attempt: 1 }, { id: '78', attempt: 1 }],
])('%s after the end attaches: no second job, one result', async (_, run, later) => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const first = await scene.deliver(comment, { run: { run } });
  const before = gets(scene);
  const again = await scene.deliver(comment, { run: { run: later } });
  expect(again).toMatchObject({
    failing: false,
    outputs: { outcome: 'pr-opened', request: 'attached', 'job-id': first.outputs['job-id'] },
  });
  expect(again.outputs['comment-url']).toBe(first.outputs['comment-url']);
  expect(scene.taken()).toEqual(['create']);
  expect(gets(scene) - before).toBe(1);
  expect(scene.ours()).toHaveLength(1);
  record('paid requests of a command that ran more than once', { sums: { runs: 2, 'service POSTs': 1 } });
});

test('a re-run of an old command does not make its job the thread’s', async () => {
  await using scene = await openScene();
  const old = scene.comment('/docs write it');
  await scene.deliver(old);
  const fresh = await scene.say('/docs --new write something else');
  await scene.deliver(old);
  expect((await scene.say('/docs go on')).outputs['job-id']).toBe(fresh.outputs['job-id']);
});

test('a re-run of --new attaches, too: it is the same command', async () => {
  await using scene = await openScene();
  await scene.say('/docs write it');
  const comment = scene.comment('/docs --new write it');
  const first = await scene.deliver(comment);
  const again = await scene.deliver(comment);
  expect(again.outputs).toMatchObject({ request: 'attached', 'job-id': first.outputs['job-id'] });
  expect(scene.taken()).toEqual(['create', 'create']);
});

test('a run that stopped waiting is attached to, and its answer gives way to the job’s end', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'slow', 'timeout-minutes': '1' };
  const comment = scene.comment('/docs write it');
  const first = await scene.deliver(comment, { inputs });
  expect(first).toMatchObject({ failing: true, outputs: { outcome: 'timed-out', status: 'active' } });
  expect(scene.ours()[0]).toContain('re-run the workflow run');
  const again = await scene.deliver(comment, { inputs: { 'project-id': 'slow', 'timeout-minutes': '60' } });
  expect(again).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened', request: 'attached' } });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toHaveLength(1);
  expect(scene.ours()[0]).toContain('### ✅');
});

test('a follow-up’s re-run does not take the end of the turn before for its own', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'stale-end', 'timeout-minutes': '10' };
  await scene.say('/docs write it', { inputs });
  const comment = scene.comment('/docs say more');
  const first = await scene.deliver(comment, { inputs: { ...inputs, wait: 'false' } });
  expect(first.outputs).toMatchObject({ outcome: 'detached', request: 'messaged' });
  const again = await scene.deliver(comment, { inputs });
  expect(again.outputs).toMatchObject({ outcome: 'pr-opened', request: 'attached', 'pr-number': '2' });
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('a refused follow-up may be tried again, and does not report the turn before', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'message-refused' };
  const { outputs } = await scene.say('/docs write it', { inputs });
  const comment = scene.comment('/docs say more');
  for (const attempt of [1, 2]) {
    const ran = await scene.deliver(comment, { inputs, run: { run: { id: '77', attempt } } });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', request: '', 'pr-link': '' } });
    expect(ran.outputs['job-id']).toBe(outputs['job-id']);
  }
  expect(scene.ours()).toHaveLength(2);
});

test('after an unknown create every re-run refuses, names --new, and pays nothing', async () => {
  await using scene = await openScene();
  await using deaf = await startDeaf();
  const comment = scene.comment('/docs write it');
  for (const attempt of [1, 2, 3]) {
    const ran = await scene.deliver(comment, {
      inputs: { 'base-url': deaf.url },
      run: { run: { id: '77', attempt } },
    });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '' } });
    if (attempt > 1) expect(scene.ours()[0]).toContain('`--new`');
    expect(scene.ours()).toHaveLength(1);
  }
  expect(deaf.heard()).toBe(1);
  expect(scene.service.requests).toEqual([]);
  record('paid requests of a command that ran more than once', { sums: { runs: 3, 'service POSTs': 1 } });
});

test('after a changed key the re-run sends nothing: the command may be paid for already', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  await scene.deliver(comment);
  const inputs = { 'api-key': 'key_this-is-the-next-key-not-a-real-one-9876543210' };
  const ran = await scene.deliver(comment, { inputs });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '' } });
  expect(ran.errors[0]?.message).toContain('the API key was changed or the comment was edited');
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours().at(-1)).toContain('`--new`');
});

test('after a changed token the re-run sends nothing, and says so', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  await scene.deliver(comment);
  const other = 'ghp_this-is-not-a-real-token-0123456789';
  scene.github.world.addToken(other, { login: 'docs-robot' });
  const ran = await scene.deliver(comment, { inputs: { 'github-token': other } });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '' } });
  expect(ran.errors[0]?.message).toContain('github-token was changed');
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours().at(-1)).toContain('is from another account and was ignored');
});

test.each([
  ['before the POST', 'issues/list-comments', 'cancelled', 0, 'unsent', 'Canceled before anything was sent'],
  ['while it waits', 'GET', 'cancelled', 1, 'sent', 'Canceled, but the job continues'],
] as const)(
  'a signal %s: one edit makes the progress comment the answer',
  async (where, at, outcome, posts, state, title) => {
    await using scene = await openScene();
    const stop = new AbortController();
    const { github, service } = scene;
    const hook = github.before(at === 'GET' ? undefined : at, () => {
      if (at !== 'GET' || service.accepted.length > 0) stop.abort(new Error('SIGINT'));
    });
    const inputs = { 'project-id': 'slow' };
    const comment = scene.comment('/docs write it');
    const ran = await scene.deliver(comment, { inputs, run: { signal: stop.signal } });
    hook();
    expect(ran, where).toMatchObject({ failing: true, outputs: { outcome } });
    expect(scene.taken()).toHaveLength(posts);
    expect(scene.ours()).toHaveLength(1);
    expect(scene.ours()[0]).toContain(title);
    expect(recordsIn(scene)[0]).toMatchObject({ state, answer: true });
    // Who comes later goes by it.
    const again = await scene.deliver(comment, { inputs: { ...inputs, 'timeout-minutes': '60' } });
    expect(again.outputs).toMatchObject({
      outcome: 'pr-opened',
      request: posts === 1 ? 'attached' : 'created',
    });
    expect(scene.taken()).toEqual(['create']);
    expect(scene.ours()).toHaveLength(1);
  },
);
