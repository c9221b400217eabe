import { expect, test } from 'vitest';
import { commandIdOf } from '../../src/github/command-comments.ts';
import { collect, detached, HOUR } from '../collect/support.ts';
import { problem } from '../standin/github/faults.ts';
import { deliver, KINDS, type Kind, write } from './support/kinds.ts';
import { openScene, requestsOf, type Scene } from './support/scene.ts';

// Commands where reviewers write: on lines of a pull request, and in the body of a review.

const REVIEWS = ['inline', 'review'] as const;

const pullIn = ({ github, repository }: Scene) =>
  github.world.addIssue(repository, { pull: true, title: 'Login', user: 'writer' });

const operations = ({ github }: Scene) => github.requests.map(({ operation }) => operation);

test.each<[Kind, reactions: string[], replies: number]>([
  ['comment', ['eyes', 'rocket'], 0],
  ['inline', ['eyes', 'rocket'], 1],
  ['review', [], 0],
])('a command (%s) gets its result in the conversation', async (kind, reactions, replies) => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const said = write(scene, pull, kind, '/docs write it');
  const ran = await deliver(scene, said);
  expect(ran).toMatchObject({
    failing: false,
    outputs: { outcome: 'pr-opened', request: 'created' },
    warnings: [],
  });
  expect(scene.ours(pull)).toEqual([expect.stringContaining('Pull request opened')]);
  expect(said.reactions()).toEqual(reactions);
  expect(said.replies()).toHaveLength(replies);
  for (const reply of said.replies())
    expect(reply).toMatch(
      `Pull request opened: <${ran.outputs['comment-url']}>\n\n<!-- docs-agent-reply -->`,
    );
  expect(ran.outputs['comment-url']).toContain(`/pull/${pull.number}#issuecomment-`);
});

test('a command in a reply gets its reply in the same thread', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const { id } = scene.github.world.addReviewComment(pull, 'Say more.', { as: 'writer' });
  const said = write(scene, pull, 'inline', '/docs do that', { answers: id });
  await deliver(scene, said);
  expect(said.replies()).toEqual([expect.stringContaining('Pull request opened: <https')]);
  expect(said.reactions()).toEqual(['eyes', 'rocket']);
});

test('the three kinds continue one conversation', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const requests: string[] = [];
  for (const kind of KINDS)
    requests.push(
      (await deliver(scene, write(scene, pull, kind, '/docs go on'))).outputs.request ?? '',
    );
  expect(requests).toEqual(['created', 'messaged', 'messaged']);
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
    const { outputs } = await deliver(scene, said);
    expect(outputs.request).toBe('created');
    urls.push(outputs['comment-url']);
  }
  for (const [at, said] of all.entries()) {
    const { outputs } = await deliver(scene, said);
    expect(outputs).toMatchObject({ request: 'attached', 'comment-url': urls[at] });
  }
  expect(scene.taken()).toEqual(['create', 'create', 'create']);
  expect(scene.ours(pull)).toHaveLength(3);
  expect(all.map((said) => said.replies().length)).toEqual([0, 1, 0]);
});

test.each(REVIEWS)('a run (%s) that does not wait leaves the reply to `collect`', async (kind) => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const said = write(scene, pull, kind, '/docs write it');
  await deliver(scene, said, { wait: 'false', 'project-id': 'quick' });
  expect(scene.ours(pull)).toEqual([expect.stringContaining('Job started')]);
  expect(said.replies()).toEqual([]);
  expect(said.reactions()).toEqual(kind === 'inline' ? ['eyes'] : []);

  await scene.clock.sleep(600_000);
  await collect(scene, 'quick');
  const [, url = ''] = / <(.*)>/.exec(said.replies()[0] ?? '') ?? [];
  const [result] = scene.github.world.comments(pull).filter(({ user }) => user.type === 'Bot');
  expect(result?.body).toContain('/docs …` in this thread.');
  expect(said.replies()).toHaveLength(kind === 'inline' ? 1 : 0);
  if (kind === 'inline') expect(url).toContain(`issuecomment-${result?.id}`);
  expect(said.reactions()).toEqual(kind === 'inline' ? ['eyes', 'rocket'] : []);
});

test('a job that `collect` gives up gets no link', async () => {
  await using scene = await openScene();
  const issue = pullIn(scene);
  const said = write(scene, issue, 'inline', '/docs write it');
  const time = scene.clock.wall() - 25 * HOUR;
  await detached(scene, 'slow', { issue, command: commandIdOf('inline', said.id), time });
  await collect(scene, 'slow');
  expect(scene.ours(issue)).toEqual([expect.stringContaining('give-up-after-hours')]);
  expect(said.reactions()).toEqual(['confused']);
  expect(said.replies()).toEqual([]);
});

test.each([
  ['timed-out', { 'project-id': 'slow', 'timeout-minutes': '1' }],
  ['failed', { 'project-id': 'unprocessable' }],
] as const)('an answer that is not the job’s end gets no link (%s)', async (outcome, inputs) => {
  await using scene = await openScene();
  const said = write(scene, pullIn(scene), 'inline', '/docs write it');
  expect((await deliver(scene, said, inputs)).outputs.outcome).toBe(outcome);
  expect(said.reactions()).toEqual(['eyes', 'confused']);
  expect(said.replies()).toEqual([]);
});

test('a job that failed is linked, too', async () => {
  await using scene = await openScene();
  const said = write(scene, pullIn(scene), 'inline', '/docs write it');
  await deliver(scene, said, { 'project-id': 'failed' });
  expect(said.replies()).toEqual([expect.stringMatching(/^The agent failed: </)]);
  expect(said.reactions()).toEqual(['eyes', 'confused']);
});

test.each(['403', '404', '503'])(
  'a reply that GitHub rejects with %s is a warning, and the result stands',
  async (status) => {
    await using scene = await openScene();
    scene.github.fault({
      operation: 'pulls/create-reply-for-review-comment',
      ...problem(Number(status)),
    });
    const said = write(scene, pullIn(scene), 'inline', '/docs write it');
    const ran = await deliver(scene, said);
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
    expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not react to the command']);
    expect(ran.warnings[0]?.message).toContain(`the reply to the inline comment (\`${status}`);
    expect(said.reactions()).toEqual(['eyes', 'rocket']);
  },
);

test('if GitHub rejects several replies, one warning says so', async () => {
  await using scene = await openScene();
  const pull = pullIn(scene);
  const operation = 'pulls/create-reply-for-review-comment';
  scene.github.fault({ operation, times: 2, ...problem(403) });
  for (let count = 0; count < 2; count += 1) {
    const said = write(scene, pull, 'inline', '/docs --new write it');
    await deliver(scene, said, { wait: 'false', 'project-id': 'quick' });
  }

  await scene.clock.sleep(600_000);
  const ran = await collect(scene, 'quick');
  expect(requestsOf(scene, operation)).toHaveLength(2);
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not react to the command']);
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
  expect(ran.outputs).toMatchObject({ outcome: 'pr-opened', request: 'created' });
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
