import { expect, test } from 'vitest';
import { openSceneWithPull } from '../trigger/support/scene.ts';

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
