import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { write } from '../trigger/support/kinds.ts';
import { openScene, openSceneWithPull } from '../trigger/support/scene.ts';

test('a command in a review gets its result in the thread, and no reaction', async () => {
  await using scene = await openScene();
  const pull = scene.github.world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
  const said = write(scene, pull, 'review', '/docs write it', { as: 'writer' });

  const ran = await scene.deliver(said);

  const outputs = { outcome: 'pr-opened', status: 'completed', 'pr-number': '2' };
  expect(ran).toMatchObject({ failing: false, sent: ['create'], outputs, warnings: [] });
  expect(ran.outputs['comment-url']).toContain(`/pull/${pull.number}#issuecomment-`);
  expect(scene.ours(pull)).toEqual([expect.stringContaining('Pull request opened')]);
  expect(scene.operations().join()).not.toContain('reactions');
});

test('what is sent is the event’s text without what readers cannot see, and the reply shows it', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write \u200bit\r\n\r\n- `b`');
  scene.github.before('repos/get-collaborator-permission-level', () => {
    for (const written of scene.issue.comments) written.body = '/docs delete everything';
  });

  await scene.deliver(comment, { inputs: { context: 'none' } });

  const sent = 'write it\n\n- `b`';
  expect(scene.service.accepted).toMatchObject([{ prompt: sent }]);
  expect(scene.ours()[0]).toContain(`\n${sent}\n`);
  expect(scene.operations()).not.toContain('issues/get-comment');
});

test.each([
  ['that is deleted before it is sent starts nothing, and leaves no comment', true],
  ['whose 👀 GitHub does not accept is sent', false],
])('a command %s', async (_, isDeleted) => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const operation = 'reactions/create-for-issue-comment';
  if (isDeleted) scene.github.before(operation, () => void scene.issue.comments.pop());
  scene.github.fault({ operation, ...problem(404), times: 2 });

  const ran = await scene.deliver(comment);

  const outcome = isDeleted ? 'skipped' : 'pr-opened';
  const sent = isDeleted ? [] : ['create'];
  expect(ran).toMatchObject({ failing: false, sent, outputs: { outcome }, warnings: [] });
  expect(scene.ours()).toHaveLength(sent.length);
});

test('reviews go along with each follow-up since the last, and the reply says how many', async () => {
  await using scene = await openSceneWithPull();
  const { pull, clock, service } = scene;
  const review = (body: string) => scene.github.world.addReview(pull, body, { as: 'writer' });
  await scene.say('/docs write it');
  for (const body of ['Nearly there.', 'Say which versions.']) review(body);
  // What was published in the second of the last reading would go along again.
  await clock.sleep(2_000);
  await scene.say('/docs address the review', { issue: pull });
  await clock.sleep(2_000);
  review('Now it is too long.');

  const ran = await scene.say('/docs again, please', { issue: pull });

  const [, first, second] = service.accepted.map(({ prompt }) => prompt);
  expect(first).toMatch(/^address the review\n\n---\n\n.*Nearly there.*Say which versions/s);
  expect(second).toMatch(/^again, please\n\n---\n\n.*Now it is too long/s);
  expect(second).not.toMatch(/which versions|Nearly/);
  const [, one, two] = scene.ours(pull);
  expect(one).toContain('2 comments included');
  for (const text of [two, ran.summary, ran.log]) expect(text).toContain('1 comment included');
});
