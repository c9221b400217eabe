import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { deliver, KINDS, type Kind, write } from './support/kinds.ts';
import { openScene, type Scene } from './support/scene.ts';

// Commands where reviewers write: on lines of a pull request, and in the body of a review.

const REVIEWS = ['inline', 'review'] as const;

const pullIn = ({ github, repository }: Scene) =>
  github.world.addIssue(repository, { pull: true, title: 'Login', user: 'writer' });

const operations = ({ github }: Scene) => github.requests.map(({ operation }) => operation);

test.each<[Kind, reactions: string[]]>([
  ['comment', ['eyes', 'rocket']],
  ['inline', ['eyes', 'rocket']],
  ['review', []],
])('a command (%s) gets its result in the conversation', async (kind, reactions) => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const said = write(scene, pull, kind, '/docs write it');
  const ran = await deliver(scene, said);
  expect(ran).toMatchObject({
    failing: false,
    sent: ['create'],
    outputs: { outcome: 'pr-opened' },
    warnings: [],
  });
  expect(scene.ours(pull)).toEqual([expect.stringContaining('Pull request opened')]);
  expect(said.reactions()).toEqual(reactions);
  expect(ran.outputs['comment-url']).toContain(`/pull/${pull.number}#issuecomment-`);
});

test('the three kinds continue one conversation', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  for (const kind of KINDS) await deliver(scene, write(scene, pull, kind, '/docs go on'));
  expect(scene.taken()).toEqual(['create', 'message', 'message']);
  expect(scene.service.jobs.size).toBe(1);
});

test.each(['none', 'auto', 'thread'])(
  'with `context: %s`, the lines of an inline comment are part of each request, quoted',
  async (context) => {
    await using scene = await openScene();
    const pull = pullIn(scene);
    for (const [line, text] of [
      [3, 'explain it'],
      [9, 'shorten it'],
    ] as const)
      await deliver(scene, write(scene, pull, 'inline', `/docs ${text}`, { line }), { context });
    const [first, second] = scene.service.accepted.map(({ prompt }) => prompt);
    expect(first).toMatch(/^explain it\n\n---\n\n/);
    expect(first).toContain(
      '```text\ndocs/quickstart.md, line 3\n@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.\n```',
    );
    expect(second).toMatch(
      /^shorten it\n\n---\n\n[\s\S]*```text\ndocs\/quickstart\.md, line 9\n@@/,
    );
    // The reply shows the words of the comment only.
    expect(scene.ours(pull).at(-1)).not.toContain('quickstart.md');
  },
);

test('a review and an ordinary comment have no lines', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  for (const kind of ['comment', 'review'] as const)
    await deliver(scene, write(scene, pull, kind, '/docs --new write it'), { context: 'none' });
  expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual(['write it', 'write it']);
});

test('comments of the three kinds with the same number are three commands, each of which is carried out once', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const comment = write(scene, pull, 'comment', '/docs --new write it');
  const { id } = comment;
  const all = [comment];
  for (const kind of REVIEWS) all.push(write(scene, pull, kind, '/docs --new write it', { id }));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  const urls: unknown[] = [];
  for (const said of all) {
    const { outputs, sent } = await deliver(scene, said);
    expect(sent).toEqual(['create']);
    urls.push(outputs['comment-url']);
  }
  for (const [at, said] of all.entries()) {
    const { outputs, sent } = await deliver(scene, said);
    expect([sent, outputs['comment-url']]).toEqual([[], urls[at]]);
  }
  expect(scene.taken()).toEqual(['create', 'create', 'create']);
  expect(scene.ours(pull)).toHaveLength(3);
});

test.each(REVIEWS)(
  'on a pull request from a fork, a command (%s) ends skipped with a notice',
  async (kind) => {
    await using scene = await openScene();
    const from = scene.github.world.addRepository('writer/docs');
    const pull = scene.github.world.addIssue(scene.repository, { pull: true, change: { from } });
    const said = write(scene, pull, kind, '/docs write it');
    const ran = await deliver(scene, said, { 'api-key': '' });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
    expect(ran.notices).toMatchObject([{ title: 'Skipped: no secrets' }]);
    expect(scene.github.requests).toEqual([]);

    const remark = await deliver(scene, write(scene, pull, kind, 'Fine.'), { 'api-key': '' });
    expect(remark).toMatchObject({ outputs: { outcome: 'skipped' }, notices: [] });
    // Some private repositories pass secrets on.
    expect((await deliver(scene, said)).outputs.outcome).toBe('pr-opened');
  },
);

test('a missing key on a pull request of the repository itself is an error', async () => {
  await using scene = await openScene();
  const said = write(scene, pullIn(scene), 'review', '/docs write it');
  const ran = await deliver(scene, said, { 'api-key': '' });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
});

test('a workflow can respond to reviews that are not commands', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const inputs = { prompt: 'Address the review.', comment: 'never' };
  const remark = write(scene, pull, 'review', 'Say more.');
  const ran = await deliver(scene, remark, inputs);
  expect(ran).toMatchObject({ sent: ['create'], outputs: { outcome: 'pr-opened' } });
  expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual(['Address the review.']);

  const command = write(scene, pull, 'review', '/docs write it', { as: 'stranger' });
  expect((await deliver(scene, command, inputs)).outputs.outcome).toBe('denied');
  const inline = write(scene, pull, 'inline', 'Say more.');
  expect((await deliver(scene, inline, inputs)).outputs.outcome).toBe('skipped');
  expect(scene.taken()).toEqual(['create']);
});

test.each([
  ['a stranger', { as: 'stranger' }, 'denied'],
  ['an app', { as: 'an-app[bot]' }, 'skipped'],
  ['somebody who changed it later', { action: 'edited' }, 'skipped'],
])('a review by %s starts nothing in such a workflow', async (_name, options, outcome) => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const review = write(scene, pull, 'review', 'Say more.', options);
  const ran = await deliver(scene, review, { prompt: 'Address the review.' });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome }, warnings: [], errors: [] });
  const message = expect.stringContaining(
    'Work on a review requires the `write` permission, but `stranger` has `read`. Nothing was sent.',
  );
  expect(ran.notices).toEqual(
    outcome === 'denied' ? [{ title: 'Permission denied', message }] : [],
  );
  expect(scene.service.requests).toEqual([]);
  expect(scene.ours(pull)).toEqual([]);
});

test('a review starts nothing if GitHub does not say what the reviewer may do', async () => {
  await using scene = await openScene();
  const operation = 'repos/get-collaborator-permission-level';
  scene.github.fault({ operation, times: Number.POSITIVE_INFINITY, ...problem(502) });
  const review = write(scene, pullIn(scene), 'review', 'Say more.');
  const ran = await deliver(scene, review, { prompt: 'Address the review.' });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' } });
  expect(ran.warnings).toMatchObject([{ title: 'Could not check your permission' }]);
  expect(scene.service.requests).toEqual([]);
});

test.each<[Kind, string[]]>([
  ['inline', ['reactions/create-for-pull-request-review-comment']],
  ['review', []],
])('invalid inputs fail the run of a command (%s)', async (kind, requests) => {
  await using scene = await openScene();
  const said = write(scene, pullIn(scene), kind, '/docs write it');
  const ran = await deliver(scene, said, { wait: 'maybe' });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(operations(scene)).toEqual(requests);
});

test.each(REVIEWS)('a dry run of a command (%s) writes nothing', async (kind) => {
  await using scene = await openScene();
  const said = write(scene, pullIn(scene), kind, '/docs write it');
  const ran = await deliver(scene, said, { 'dry-run': 'true', context: 'none' });
  expect(ran.outputs.outcome).toBe('skipped');
  const reads = ['repos/get-collaborator-permission-level', 'issues/list-comments'];
  expect(operations(scene)).toEqual(reads);
  expect(ran.summary.includes('docs/quickstart.md, line 3')).toBe(kind === 'inline');
});
