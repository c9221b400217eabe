import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { runHere } from './support/run-here.ts';
import {
  HERE,
  openScene,
  pullOf,
  REPOSITORY,
  requestsOf,
  type Scene,
  SERVER,
} from './support/scene.ts';

test('a pull request in this repository is announced once, and a command there continues the job', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const comment = scene.comment('/docs write it');
  const ran = await scene.deliver(comment);
  expect(ran.outputs).toMatchObject({
    'pr-link': `${SERVER}/${REPOSITORY}/pull/2`,
    'pr-number': '2',
  });
  const [said = '', ...more] = scene.ours(pull);
  expect(more).toEqual([]);
  expect(said).toMatch(
    /requested in <?https:\/\/github\.example\.com\/example\/docs\/issues\/1>?\./,
  );
  expect(said).toMatch(/To continue this job, comment `\/docs …` in this thread\.\n/);
  // The result is in the thread of the command.
  expect(ran.outputs['comment-url']).toContain('/issues/1#');

  const there = await scene.say('/docs shorten it', { issue: pull });
  expect(there).toMatchObject({ sent: ['message'], outputs: { 'job-id': ran.outputs['job-id'] } });
  const here = await scene.say('/docs and link it');
  expect(here).toMatchObject({ sent: ['message'], outputs: { 'job-id': ran.outputs['job-id'] } });
  expect((await scene.deliver(comment)).sent).toEqual([]);
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
  // What was said there: the news, and the answer to the command.
  expect(scene.ours(pull)).toHaveLength(2);
});

test('the pull request of an archived job says that a command there starts a new one', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const inputs = { 'project-id': 'archived-with-pull-request' };
  await scene.say('/docs write it', { inputs });
  const words =
    /archived job does not accept messages\. To start a new job, comment `\/docs --new …` in/;
  expect(scene.ours()[0]).toMatch(words);
  expect(scene.ours(pull)[0]).toMatch(words);
  expect((await scene.say('/docs go on', { issue: pull, inputs })).sent).toEqual(['create']);
});

test('a command on the pull request that its own job opened posts no announcement', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  await scene.say('/docs write it', { issue: pull });
  expect(scene.ours(pull)).toHaveLength(1);
  expect(scene.ours()).toEqual([]);
});

test.each([
  ['another repository of the same server', `${SERVER}/example/docs-of-others`],
  ['a repository whose name only starts like ours', `${SERVER}/${REPOSITORY}-2`],
  ['another server', `https://code.example.org/${REPOSITORY}`],
])(
  'a pull request in %s gets no comment, and a command on ours starts a job',
  async (_, pullsIn) => {
    await using scene = await openScene({ ...HERE, pullsIn });
    const pull = pullOf(scene);
    await scene.say('/docs write it', { inputs: { context: 'none' } });
    expect(scene.ours(pull)).toEqual([]);
    expect((await scene.say('/docs write it', { issue: pull })).sent).toEqual(['create']);
  },
);

test.each([
  ['is locked', '403', true],
  ['is not known to GitHub (yet)', '404 Not Found', false],
])('a pull request that %s causes only a warning, which names the consequence', async (...row) => {
  const [, status, exists] = row;
  await using scene = await openScene(HERE);
  if (exists) pullOf(scene).locked = true;
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(scene.ours()).toHaveLength(1);
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not comment on the pull request']);
  expect(ran.warnings[0]?.message).toContain(`(\`${status}`);
  expect(ran.warnings[0]?.message).toContain('A command there starts a new job');
});

const push = { name: 'push', payload: { ref: 'refs/heads/main' } };
const pipeline = (scene: Scene, more: Record<string, string> = {}) =>
  runHere(scene, { event: push, inputs: scene.inputs({ prompt: 'write it', ...more }) });

test('a pipeline without a thread announces its pull request once, too, and a command there continues the job', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const ran = await pipeline(scene);
  expect(scene.ours(pull)).toHaveLength(1);
  expect(scene.ours(pull)[0]).toContain('/example/docs/actions/runs/');
  // Nothing tells the run whether there is a workflow for commands.
  expect(scene.ours(pull)[0]).toContain('in this thread. This works if a workflow');
  expect(ran.outputs['comment-url']).toContain('/2#');
  const again = await pipeline(scene, { 'job-id': ran.outputs['job-id'] ?? '' });
  expect(again.outputs['comment-url']).toBe(ran.outputs['comment-url']);
  expect(scene.ours(pull)).toHaveLength(1);
  expect((await scene.say('/docs shorten it', { issue: pull })).outputs['job-id']).toBe(
    ran.outputs['job-id'],
  );
  expect((await pipeline(scene, { comment: 'never' })).outputs['comment-url']).toBe('');
});

const OTHER = 'example/site';
test('a pull request in another repository gets no comment, even where the token may write', async () => {
  await using scene = await openScene({ pullsIn: `${SERVER}/${OTHER}`, firstPull: 2 });
  const { world } = scene.github;
  const pull = world.addIssue(world.addRepository(OTHER), { number: 2, pull: true });
  world.addToken(scene.token);

  const ran = await scene.say('/docs write it');

  expect(ran).toMatchObject({ failing: false, warnings: [], outputs: { outcome: 'pr-opened' } });
  expect(scene.ours(pull)).toEqual([]);
});

test('the size of the pull request is in the comment and the summary', async () => {
  await using scene = await openScene(HERE);
  const file = { status: 'modified', additions: 10, deletions: 1 } as const;
  const files = Array.from({ length: 12 }, (_, at) => ({
    ...file,
    filename: `docs/${at}-@you.md`,
  }));
  pullOf(scene, { files, draft: true });
  const ran = await scene.say('/docs write it');
  const words =
    /12 files \(\+120 −12\): `docs\/0-@you.md`, .*`docs\/9-@you.md`, and 2 more\. It is a draft\./;
  for (const text of [scene.ours()[0], ran.summary]) expect(text).toMatch(words);
});

test.each<[what: string, isPrivate: boolean, isShown: boolean]>([
  ['in a public repository', false, true],
  ['in a private repository', true, false],
])('the paths of a pull request in another repository, %s', async (_, isPrivate, isShown) => {
  await using scene = await openScene({ pullsIn: `${SERVER}/${OTHER}`, firstPull: 2 });
  const { world } = scene.github;
  const files = [
    { filename: 'docs/a.md', status: 'modified', additions: 10, deletions: 1 } as const,
  ];
  const other = world.addRepository(OTHER, { private: isPrivate });
  world.addIssue(other, { number: 2, pull: true, change: { files } });
  world.addToken(scene.token);
  const ran = await scene.say('/docs write it');
  for (const text of [scene.ours()[0], ran.summary])
    expect(text).toMatch(
      isShown ? /1 file \(\+10 −1\): `docs\/a.md`\./ : /1 file \(\+10 −1\)\.(?![\s\S]*docs\/a\.md)/,
    );
});

test.each<['merged' | 'closed' | 'open' | 'unreadable', kind: string]>([
  ['merged', 'create'],
  ['closed', 'create'],
  ['open', 'message'],
  ['unreadable', 'message'],
])(
  'after the pull request is %s, the job of a plain command is %s, and a named job is continued',
  async (end, kind) => {
    await using scene = await openScene(HERE);
    const { github } = scene;
    const pull = pullOf(scene);
    const first = await scene.say('/docs write it');
    if (end === 'merged') github.world.merge(pull);
    if (end === 'closed') pull.state = 'closed';
    if (end === 'unreadable')
      github.fault({ ...problem(502), operation: 'pulls/get', times: Number.POSITIVE_INFINITY });
    const before = requestsOf(scene, 'pulls/get').length;
    const second = await scene.say('/docs say more');
    expect(second.sent).toEqual([kind]);
    // One request before the message, and one for the size of the pull request.
    expect(requestsOf(scene, 'pulls/get').length - before).toBeLessThanOrEqual(2);
    const note = `The previous job of this thread, \`${first.outputs['job-id']}\`, has a ${end} pull request. A new job was started.`;
    expect(scene.ours()[1]?.includes(note)).toBe(kind === 'create');
    const named = await scene.say(`/docs --job ${first.outputs['job-id']} and more`);
    expect(named).toMatchObject({
      sent: ['message'],
      outputs: { 'job-id': first.outputs['job-id'] },
    });
  },
);
