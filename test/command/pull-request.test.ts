import { expect, test } from 'vitest';
import { openScene, REPOSITORY, type Scene, type SceneOptions, SERVER } from './support/scene.ts';

const HERE: SceneOptions = { pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 2 };

/** The pull request that the service says it opened. */
const pullOf = ({ github, repository }: Scene) =>
  github.world.addIssue(repository, { number: 2, pull: true, user: 'maintainer' });

test('the pull request in this repository is told once, and a command there continues the job', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const comment = scene.comment('/docs write it');
  const ran = await scene.deliver(comment);
  expect(ran.outputs).toMatchObject({ 'pr-link': `${SERVER}/${REPOSITORY}/pull/2`, 'pr-number': '2' });
  const [said = '', ...more] = scene.ours(pull);
  expect(more).toEqual([]);
  expect(said).toMatch(/asked for in <?https:\/\/github\.example\.com\/example\/docs\/issues\/1>?\./);
  expect(said).toContain('To go on with this job, comment `/docs …` here.');
  // The comment is where the command was written.
  expect(ran.outputs['comment-url']).toContain('/issues/1#');

  const there = await scene.say('/docs shorten it', { issue: pull });
  expect(there.outputs).toMatchObject({ request: 'messaged', 'job-id': ran.outputs['job-id'] });
  const here = await scene.say('/docs and link it');
  expect(here.outputs).toMatchObject({ request: 'messaged', 'job-id': ran.outputs['job-id'] });
  expect((await scene.deliver(comment)).outputs.request).toBe('attached');
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
  // What was said there: the news, and the answer to the command.
  expect(scene.ours(pull)).toHaveLength(2);
});

test('of an archived job the pull request is told that a command there starts a new one', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const inputs = { 'project-id': 'archived-with-pull-request' };
  await scene.say('/docs write it', { inputs });
  const words = /archived[^.]*takes no more messages; to start a new one, comment `\/docs …` here\./;
  expect(scene.ours()[0]).toMatch(words);
  expect(scene.ours(pull)[0]).toMatch(words);
  expect((await scene.say('/docs go on', { issue: pull, inputs })).outputs.request).toBe('created');
});

test('a command on the pull request that its own job opened tells nobody else', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  await scene.say('/docs write it', { issue: pull });
  expect(scene.ours(pull)).toHaveLength(1);
  expect(scene.ours()).toEqual([]);
});

test.each([
  ['another repository of the same server', `${SERVER}/example/docs-of-others`],
  ['a name that only begins like ours', `${SERVER}/${REPOSITORY}-2`],
  ['another server', `https://code.example.org/${REPOSITORY}`],
])('a pull request in %s gets no comment, and a command on ours starts a job', async (_, pullsIn) => {
  await using scene = await openScene({ ...HERE, pullsIn });
  const pull = pullOf(scene);
  await scene.say('/docs write it', { inputs: { context: 'none' } });
  expect(scene.ours(pull)).toEqual([]);
  expect((await scene.say('/docs write it', { issue: pull })).outputs.request).toBe('created');
});

test('a pull request that cannot be told is a warning with the consequence, and changes nothing else', async () => {
  await using scene = await openScene(HERE);
  pullOf(scene).locked = true;
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(scene.ours()).toHaveLength(1);
  expect(ran.warnings).toHaveLength(1);
});

test('a pull request that GitHub does not know (yet) is a warning, too', async () => {
  await using scene = await openScene(HERE);
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(ran.warnings.map(({ title }) => title)).toEqual(['The pull request could not be told']);
  expect(ran.warnings[0]?.message).toContain(
    'A command there starts a new job; here it goes on with this one.',
  );
});
