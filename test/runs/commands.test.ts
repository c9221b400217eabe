import { describe, expect, test } from 'vitest';
import { deliver, KINDS, type Kind, write } from '../trigger/support/kinds.ts';
import { openScene, requestsOf } from '../trigger/support/scene.ts';

// Commands that send something, and what later commands in the thread do with their job.

test.each<[Kind, reactions: string[]]>([
  ['comment', ['eyes', 'rocket']],
  ['inline', ['eyes', 'rocket']],
  // GitHub has no reactions to reviews.
  ['review', []],
])('a command (%s) gets its result in the conversation', async (kind, reactions) => {
  await using scene = await openScene();
  const pull = scene.github.world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
  const said = write(scene, pull, kind, '/docs write it', { as: 'writer' });

  const ran = await deliver(scene, said);

  const outputs = { outcome: 'pr-opened', status: 'completed', 'pr-number': '1' };
  expect(ran).toMatchObject({ failing: false, sent: ['create'], outputs, warnings: [] });
  expect(ran.outputs['comment-url']).toContain(`/pull/${pull.number}#issuecomment-`);
  expect(scene.ours(pull)).toEqual([expect.stringContaining('Pull request opened')]);
  expect(said.reactions()).toEqual(reactions);
});

test('commands of the three kinds continue one conversation', async () => {
  await using scene = await openScene();
  const pull = scene.github.world.addIssue(scene.repository, { pull: true, user: 'maintainer' });

  for (const kind of KINDS) await deliver(scene, write(scene, pull, kind, '/docs go on'));

  expect(scene.taken()).toEqual(['create', 'message', 'message']);
  expect(scene.service.jobs.size).toBe(1);
});

test('what is sent is the event’s text without what readers cannot see, and the reply shows it', async () => {
  await using scene = await openScene();
  const { github } = scene;
  const comment = scene.comment('/docs write <!-- hidden -->\u200bit\r\n\r\n- `<!-- seen -->`');
  github.before('repos/get-collaborator-permission-level', () => {
    github.world.editComment(comment.id, '/docs delete everything', 'stranger');
  });

  await scene.deliver(comment, { inputs: { context: 'none' } });

  const sent = 'write it\n\n- `<!-- seen -->`';
  expect(scene.service.accepted).toMatchObject([{ prompt: sent }]);
  expect(scene.ours()[0]).toContain(`\n${sent}\n`);
  expect(requestsOf(scene, 'issues/get-comment')).toEqual([]);
});

test('inputs with an instruction are ignored, with a warning', async () => {
  await using scene = await openScene();

  const ran = await scene.say('/docs write it', { inputs: { prompt: 'x', context: 'none' } });

  expect(scene.service.accepted).toMatchObject([{ prompt: 'write it' }]);
  expect(ran.warnings).toMatchObject([{ title: 'Inputs ignored' }]);
});

describe('the thread’s job', () => {
  test('is that of the latest --new, even after a re-run of the first command', async () => {
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');
    const first = await scene.deliver(comment);
    const second = await scene.say('/docs --new write something else');
    await scene.deliver(comment);

    const third = await scene.say('/docs go on');

    const { 'job-id': jobId } = second.outputs;
    expect(second.sent).toEqual(['create']);
    expect(jobId).not.toBe(first.outputs['job-id']);
    expect(third).toMatchObject({ sent: ['message'], outputs: { 'job-id': jobId } });
  });

  test('is the one of --job, once a command has named it', async () => {
    await using scene = await openScene();
    const issue = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
    const { outputs } = await scene.say('/docs write it', { issue });
    const { 'job-id': jobId } = outputs;
    await scene.say('/docs write something here');
    await scene.say(`/docs --job ${jobId} say more`);

    const ran = await scene.say('/docs go on');

    expect(ran).toMatchObject({ sent: ['message'], outputs: { 'job-id': jobId } });
  });
});

test('after an unclear request a re-run sends nothing, but --new does, and is continued', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const inputs = { 'project-id': 'create-unclear' };
  const first = await scene.deliver(comment, { inputs });
  const again = await scene.deliver(comment, { inputs });
  const posts = scene.service.requests.filter(({ method }) => method === 'POST');

  // The same project, in which the service works again.
  const fresh = await scene.say('/docs --new write it');
  const plain = await scene.say('/docs go on');

  const unclear = { failing: true, outputs: { outcome: 'unknown', 'job-id': '' } };
  expect([first, again]).toMatchObject([unclear, unclear]);
  expect(posts).toHaveLength(1);
  expect(fresh.sent).toEqual(['create']);
  expect(plain.outputs['job-id']).toBe(fresh.outputs['job-id']);
});

test('a command that failed because its key had expired is sent by a re-run with a new key', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const expired = { 'api-key': 'key_expired-long-ago-0123456789' };
  const failed = await scene.deliver(comment, { inputs: expired });

  const again = await scene.deliver(comment);

  expect(failed).toMatchObject({ failing: true, sent: [], outputs: { outcome: 'failed' } });
  expect(again).toMatchObject({ failing: false, sent: ['create'], warnings: [] });
});

test('after a refusal the job’s pull request is not the run’s, so pr-link is empty', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'message-refused' };
  const { outputs } = await scene.say('/docs write it', { inputs });

  const ran = await scene.say('/docs say more', { inputs });

  const { 'job-id': jobId, 'pr-link': link } = outputs;
  expect(link).not.toBe('');
  const refused = { outcome: 'failed', 'job-id': jobId, 'pr-link': '', 'pr-number': '' };
  expect(ran).toMatchObject({ failing: true, sent: [], outputs: refused });
});

describe('👀 stays the only reaction', () => {
  test.each([
    ['detached', { wait: 'false' }, false],
    ['timed-out', { 'timeout-minutes': '1' }, true],
  ])('of a run that ends as %s', async (outcome, inputs, failing) => {
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');

    const ran = await scene.deliver(comment, { inputs: { 'project-id': 'slow', ...inputs } });

    expect(ran).toMatchObject({ failing, outputs: { outcome } });
    expect(scene.github.world.reactions(comment)).toMatchObject([{ content: 'eyes' }]);
  });

  test('of a run that is canceled, and its comment says how to go on', async () => {
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');
    const stop = new AbortController();
    scene.github.after('issues/update-comment', () => stop.abort(new Error('SIGINT')));
    const run = { signal: stop.signal };

    const ran = await scene.deliver(comment, { inputs: { 'project-id': 'slow' }, run });

    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'cancelled' } });
    expect(scene.github.world.reactions(comment)).toMatchObject([{ content: 'eyes' }]);
    expect(scene.ours()).toEqual([expect.stringContaining('/docs --status')]);
  });

  test('of a run that is stopped while it posts the result', async () => {
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');
    const stop = new AbortController();
    scene.github.after('issues/create-comment', ({ text }) => {
      if (text.includes('✅')) stop.abort(new Error('SIGINT'));
    });

    const ran = await scene.deliver(comment, { run: { signal: stop.signal } });

    expect(ran.outputs).toMatchObject({ outcome: 'pr-opened' });
    expect(scene.github.world.reactions(comment)).toMatchObject([{ content: 'eyes' }]);
  });
});

describe('requests to GitHub', () => {
  test('a first command takes at most 10, a follow-up at most 11', async () => {
    await using scene = await openScene();
    const counts: number[] = [];

    for (const body of ['/docs write it', '/docs say more']) {
      const before = scene.github.requests.length;
      await scene.say(body, { inputs: { 'project-id': 'quick' } });
      counts.push(scene.github.requests.length - before);
    }

    const [first = 0, followUp = 0] = counts;
    expect(first).toBeLessThanOrEqual(10);
    expect(followUp).toBeLessThanOrEqual(11);
  });

  test('a command in a thread of 1,100 comments takes at most 32', async () => {
    await using scene = await openScene();
    for (let nth = 1; nth < 1_100; nth += 1) scene.comment(`remark ${nth}`, { as: 'writer' });

    const ran = await scene.say('/docs write it');

    expect(ran.outputs).toMatchObject({ outcome: 'pr-opened' });
    expect(scene.github.requests.length).toBeLessThanOrEqual(32);
  });
});
