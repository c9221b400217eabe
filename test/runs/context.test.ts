import { expect, test } from 'vitest';
import { openSceneWithPull, type Scene } from '../trigger/support/scene.ts';

// What goes along with an instruction.

const promptsOf = ({ service }: Scene) => service.accepted.map(({ prompt }) => prompt);

/** A pull request that a job has opened, and how it is reviewed. */
async function openPull() {
  const scene = await openSceneWithPull();
  const { pull } = scene;
  const { world } = scene.github;
  const { outputs } = await scene.say('/docs write it');

  return {
    scene,
    pull,
    jobId: outputs['job-id'],
    /** Two seconds later: what was published in the second of the last reading goes along again. */
    async command(body: string) {
      await scene.clock.sleep(2_000);
      return scene.say(body, { issue: pull });
    },
    inline: (body: string) =>
      world.addReviewComment(pull, body, { as: 'writer', path: 'docs/install.md', line: 12 }),
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

test('reviews go along with each follow-up since the last, and the reply says how many', async () => {
  await using it = await openPull();
  it.inline('Say which versions.');
  it.scene.github.world.addReview(it.pull, 'Nearly there.', { as: 'writer' });
  await it.command('/docs address the review');
  it.inline('Now it is too long.');

  const ran = await it.command('/docs again, please');

  const [, first = '', second] = promptsOf(it.scene);
  expect(first).toMatch(/^address the review\n\n---\n\n.*Nearly there/s);
  expect(first).toContain('```text\ndocs/install.md, line 12\n\nSay which versions.\n```');
  expect(second).toContain('Now it is too long.');
  expect(second).not.toMatch(/which versions|Nearly/);
  const [, one, two] = it.scene.ours(it.pull);
  expect(one).toContain('2 comments included');
  for (const text of [two, ran.summary, ran.log]) expect(text).toContain('1 comment included');
});

test('all reviews go along with a new job, and those since its last with a named one', async () => {
  await using it = await openPull();
  it.inline('Say which versions.');
  await it.command('/docs address the review');
  await it.command('/docs --new start over');
  it.inline('Say more.');

  await it.command(`/docs --job ${it.jobId} address the review`);

  const [, , fresh, named] = promptsOf(it.scene);
  expect(fresh).toMatch(/Title: .*Say which versions\./s);
  expect(named).toContain('Say more.');
  expect(named).not.toMatch(/which versions|Title: /);
});
