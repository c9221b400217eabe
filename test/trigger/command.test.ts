import { expect, test } from 'vitest';
import { startDeaf } from './support/deaf.ts';
import { recordsIn } from './support/records.ts';
import { openScene } from './support/scene.ts';

// Several commands in one thread. The golden files show the comments of the usual ones.

test('--new starts another job, and the thread continues with it, even after a re-run of the first command', async () => {
  await using scene = await openScene();
  const old = scene.comment('/docs write it');
  const first = await scene.deliver(old);
  const second = await scene.say('/docs --new write something else');
  expect((await scene.deliver(old)).sent).toEqual([]);
  const third = await scene.say('/docs go on');
  expect(second).toMatchObject({ sent: ['create'], outputs: { outcome: 'pr-opened' } });
  expect(second.outputs['job-id']).not.toBe(first.outputs['job-id']);
  expect(third).toMatchObject({
    sent: ['message'],
    outputs: { 'job-id': second.outputs['job-id'] },
  });
});

test('--job ID sends to that job, and the thread continues with it', async () => {
  await using scene = await openScene();
  const other = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
  const there = await scene.say('/docs write it', { issue: other });
  await scene.say('/docs write something here');
  const id = there.outputs['job-id'] ?? '';
  const named = await scene.say(`/docs --job ${id} say more`);
  expect(named).toMatchObject({
    sent: ['message'],
    outputs: { 'job-id': id, outcome: 'pr-opened' },
  });
  expect(await scene.say('/docs go on')).toMatchObject({
    sent: ['message'],
    outputs: { 'job-id': id },
  });
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
  expect(ran).toMatchObject({
    failing: true,
    outputs: { outcome: 'failed', 'job-id': id },
  });
  expect(scene.ours().at(-1)).toContain(words);
  expect(scene.taken()).toEqual(['create']);
});

test('a status that cannot be read does not prove that a job is gone: the message decides', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'retrieve-forbidden', wait: 'false' };
  await scene.say('/docs write it', { inputs });
  expect((await scene.say('/docs say more', { inputs })).sent).toEqual(['message']);
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('after an unknown create, a plain command and its re-runs create nothing, but --job and --new work', async () => {
  await using scene = await openScene();
  await using deaf = await startDeaf();
  const inputs = { 'base-url': deaf.url };
  const other = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
  const { outputs } = await scene.say('/docs write it', { issue: other });
  const comment = scene.comment('/docs write it');
  for (const attempt of [1, 2, 3]) {
    const ran = await scene.deliver(comment, { inputs, run: { run: { id: '77', attempt } } });
    expect(ran).toMatchObject({
      failing: true,
      outputs: { outcome: 'unknown', 'job-id': '' },
    });
    expect(scene.ours()).toHaveLength(1);
    expect(scene.ours()[0]).toMatch(/`(\/docs )?--new/);
  }
  expect(deaf.heard()).toBe(1);
  const plain = await scene.say('/docs write it, please');
  expect(plain).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });

  const named = await scene.say(`/docs --job ${outputs['job-id']} say more`);
  expect(named).toMatchObject({ sent: ['message'], outputs: { 'job-id': outputs['job-id'] } });
  const fresh = await scene.say('/docs --new write it');
  expect(fresh).toMatchObject({ sent: ['create'], outputs: { outcome: 'pr-opened' } });
  const after = await scene.say('/docs say more');
  expect(after).toMatchObject({
    sent: ['message'],
    outputs: { 'job-id': fresh.outputs['job-id'] },
  });
});

test('a message with an unknown outcome does not block the next command', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'message-unclear' };
  await scene.say('/docs write it', { inputs });
  const unclear = await scene.say('/docs say more', { inputs });
  expect(unclear).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });
  expect(scene.ours().at(-1)).toContain(
    'whether the message arrived. If it did not, comment again.',
  );
  await scene.say('/docs and more', { inputs });
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
});

test('if the job ends while a follow-up waits for a retry, the record has the status after that pause', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'rate-limited' };
  await scene.say('/docs write it', { inputs: { ...inputs, wait: 'false' } });
  const second = await scene.say('/docs say more', { inputs });
  expect(second).toMatchObject({ sent: ['message'], outputs: { outcome: 'pr-opened' } });
  const before = { status: 'completed', prLink: second.outputs['pr-link'] };
  expect(recordsIn(scene)[1]).toMatchObject({ kind: 'message', before });
  expect(scene.ours()[1]).not.toContain('earlier instruction');
});

test('the re-run of a follow-up does not mistake the end of the previous turn for its own', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'stale-end', 'timeout-minutes': '10' };
  await scene.say('/docs write it', { inputs });
  const comment = scene.comment('/docs say more');
  const first = await scene.deliver(comment, { inputs: { ...inputs, wait: 'false' } });
  expect(first).toMatchObject({ sent: ['message'], outputs: { outcome: 'detached' } });
  const again = await scene.deliver(comment, { inputs });
  expect(again).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened', 'pr-number': '2' } });
  expect(scene.taken()).toEqual(['create', 'message']);
});

const OTHER_TOKEN = 'ghp_this-is-not-a-real-token-0123456789';
test.each([
  { 'api-key': 'key_this-is-the-next-key-not-a-real-one-9876543210' },
  { 'github-token': OTHER_TOKEN },
])(
  'after a change of %j the re-run sends nothing, because the command may already have been paid for',
  async (inputs) => {
    await using scene = await openScene();
    scene.github.world.addToken(OTHER_TOKEN, { login: 'docs-robot' });
    const comment = scene.comment('/docs write it');
    await scene.deliver(comment);
    const ran = await scene.deliver(comment, { inputs });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });
    expect(scene.taken()).toEqual(['create']);
    expect(scene.ours().at(-1)).toContain('--new …`');
  },
);

test('a command costs ten requests, and in a thread of 1,100 comments at most 25', async () => {
  for (const [comments, most] of [
    [0, 10],
    [1_099, 25],
  ] as const) {
    await using scene = await openScene();
    const { clock, github } = scene;
    for (let at = 0; at < comments; at += 1) scene.comment(`remark ${at}`, { as: 'writer' });
    await clock.sleep(600_000);
    const ran = await scene.say('/docs write it', { inputs: { 'project-id': 'quick' } });
    expect(ran.outputs).toMatchObject({ outcome: 'pr-opened' });
    expect(github.requests.length).toBeLessThanOrEqual(most);
  }
});

test.each([
  ['one line', 'x'.repeat(64_000)],
  ['many lines', 'ab\n'.repeat(21_000)],
  ['backticks', '`'.repeat(60_000)],
  ['signs outside the basic plane', '🦉'.repeat(30_000)],
])(
  'an instruction of the maximum length (%s) is sent in full and shown in part, and every comment fits',
  async (_, text) => {
    await using scene = await openScene();
    const ran = await scene.say(`/docs ${text}`, { inputs: { context: 'none' } });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' }, warnings: [] });
    expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual([text.trim()]);
    expect(scene.ours()).toHaveLength(1);
    // The comments still lead the next command to the job.
    expect((await scene.say('/docs go on')).sent).toEqual(['message']);
  },
);
