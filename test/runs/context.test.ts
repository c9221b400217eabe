import { expect, test } from 'vitest';
import { openSceneWithPull } from '../trigger/support/scene.ts';

test('reviews go along with each follow-up since the last, and the reply says how many', async () => {
  await using scene = await openSceneWithPull();
  const { pull, clock, service } = scene;
  const { world } = scene.github;
  const inline = (body: string) =>
    world.addReviewComment(pull, body, { as: 'writer', path: 'docs/install.md', line: 12 });
  await scene.say('/docs write it');
  inline('Say which versions.');
  world.addReview(pull, 'Nearly there.', { as: 'writer' });
  // What was published in the second of the last reading would go along again.
  await clock.sleep(2_000);
  await scene.say('/docs address the review', { issue: pull });
  await clock.sleep(2_000);
  inline('Now it is too long.');

  const ran = await scene.say('/docs again, please', { issue: pull });

  const [, first = '', second] = service.accepted.map(({ prompt }) => prompt);
  expect(first).toMatch(/^address the review\n\n---\n\n.*Nearly there/s);
  expect(first).toContain('```text\ndocs/install.md, line 12\n\nSay which versions.\n```');
  expect(second).toContain('Now it is too long.');
  expect(second).not.toMatch(/which versions|Nearly/);
  const [, one, two] = scene.ours(pull);
  expect(one).toContain('2 comments included');
  for (const text of [two, ran.summary, ran.log]) expect(text).toContain('1 comment included');
});
