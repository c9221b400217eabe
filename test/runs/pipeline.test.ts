import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { problem } from '../standin/github/faults.ts';
import { deliver, write } from '../trigger/support/kinds.ts';
import { type RunSetting, runHere } from '../trigger/support/run-here.ts';
import { HERE, openScene, pullOf, type Scene } from '../trigger/support/scene.ts';

// Runs that no comment started.

const push = { name: 'push', payload: { ref: 'refs/heads/main' } };
const COMMIT = 'c0ffee00'.repeat(5);

/** The first attempt of workflow run 77, on a push, unless `setting` says otherwise. */
const pipeline = (
  scene: Scene,
  inputs: Record<string, string> = {},
  setting: Partial<RunSetting> = {},
) =>
  runHere(scene, {
    event: push,
    run: { id: '77', attempt: 1 },
    ...setting,
    inputs: scene.inputs({ prompt: 'write it', ...inputs }),
  });

const IN_THREAD = { 'issue-number': '1' };

test('the prompt is sent unchanged, and a later command in the thread continues the job', async () => {
  await using scene = await openScene();
  const prompt = '/docs <!-- kept --> write it';
  const { outputs } = await pipeline(scene, { ...IN_THREAD, prompt });
  const operations = scene.github.requests.map(({ operation }) => operation);

  const command = await scene.say('/docs say more');

  const { 'job-id': jobId } = outputs;
  expect(scene.service.accepted[0]?.prompt).toBe(prompt);
  expect(operations).not.toContain('repos/get-collaborator-permission-level');
  expect(operations).not.toContain('reactions/create-for-issue-comment');
  expect(command).toMatchObject({ sent: ['message'], outputs: { 'job-id': jobId } });
});

test.each([
  ['a re-run', {}, { id: '77', attempt: 2 }, []],
  ['another prompt of the step', { prompt: 'write more' }, { id: '77', attempt: 1 }, ['create']],
  ['another workflow run', {}, { id: '78', attempt: 1 }, ['create']],
])('after a run with a thread, %s sends what it must', async (_, inputs, run, sent) => {
  await using scene = await openScene();
  await pipeline(scene, IN_THREAD);

  const ran = await pipeline(scene, { ...IN_THREAD, ...inputs }, { run });

  expect(ran.sent).toEqual(sent);
  expect(scene.ours()).toHaveLength(1 + sent.length);
});

test('without a thread, a re-run sends its request again, and the log says so', async () => {
  await using scene = await openScene();
  await pipeline(scene);

  const again = await pipeline(scene, {}, { run: { id: '77', attempt: 2 } });

  expect(again.sent).toEqual(['create']);
  expect(again.log).toContain('Without a thread, a re-run sends its request again.');
});

test('job-id without a prompt only waits, and the thread continues with that job', async () => {
  await using scene = await openScene();
  const { outputs } = await pipeline(scene);
  const { 'job-id': jobId = '' } = outputs;

  const ran = await pipeline(scene, { ...IN_THREAD, prompt: '', 'job-id': jobId });

  expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'pr-opened', 'job-id': jobId } });
  expect((await scene.say('/docs say more')).outputs['job-id']).toBe(jobId);
});

test('another job gets the same prompt of the step, too', async () => {
  await using scene = await openScene();
  const { outputs } = await pipeline(scene, IN_THREAD);
  const { 'job-id': jobId = '' } = outputs;

  const ran = await pipeline(scene, { ...IN_THREAD, 'job-id': jobId });

  expect(ran).toMatchObject({ sent: ['message'], outputs: { 'job-id': jobId } });
});

test('issue-number names the issue that goes along, whatever the event names', async () => {
  await using scene = await openScene();
  const { number } = scene.github.world.addIssue(scene.repository, { title: 'Another issue' });
  const event = { name: 'issues', payload: { issue: { number } } };

  await pipeline(scene, { ...IN_THREAD, context: 'issue' }, { event });

  expect(scene.service.accepted[0]?.prompt).toContain('Title: The Python SDK has no quickstart');
});

describe('the thread', () => {
  const issues = { name: 'issues', payload: { issue: { number: 1 } } };
  const release = { name: 'release', payload: { release: { tag_name: 'v1' } } };

  test.each([
    ['an issue’s event', issues, {}, 1],
    ['an issue’s event', issues, { comment: 'never' }, 0],
    ['a release', release, {}, 0],
    ['a release', release, IN_THREAD, 1],
  ])('after %s (%j) with %j gets %i comments', async (_, event, inputs, comments) => {
    await using scene = await openScene();

    const ran = await pipeline(scene, inputs as Record<string, string>, { event });

    expect(ran).toMatchObject({ failing: false, sent: ['create'] });
    expect(scene.ours()).toHaveLength(comments);
  });

  test.each<[string, Record<string, string>, outcome: string]>([
    ['the event names', {}, 'pr-opened'],
    ['comment: always requires', { comment: 'always' }, 'failed'],
    ['issue-number names', IN_THREAD, 'failed'],
    ['conversation: continue needs', { conversation: 'continue' }, 'failed'],
  ])('that %s, where the token may not write', async (_, inputs, outcome) => {
    await using scene = await openScene();
    scene.github.world.addToken(scene.token, { issues: 'read', pullRequests: 'read' });

    const ran = await pipeline(scene, inputs, { event: issues });

    expect(ran.outputs).toMatchObject({ outcome, 'comment-url': '' });
    expect(ran.sent).toEqual(outcome === 'failed' ? [] : ['create']);
    const title =
      outcome === 'failed' ? 'Could not post the result' : 'Continuing without comments';
    expect(ran.warnings).toMatchObject([{ title }]);
  });

  test('that the event names is not needed where there is no token', async () => {
    await using scene = await openScene();

    const ran = await pipeline(scene, { 'github-token': '' }, { event: issues });

    expect(ran).toMatchObject({ failing: false, sent: ['create'] });
    expect(ran.warnings).toMatchObject([{ title: 'Continuing without comments' }]);
  });
});

describe('the thread of a push', () => {
  const always = { comment: 'always' };
  const pushed = (payload: object) => ({ event: { name: 'push', payload } });

  test.each([
    ['branch', { after: COMMIT }],
    ['tag, an object of its own', { after: '7a97a97a'.repeat(5), head_commit: { id: COMMIT } }],
  ])('(%s) is the newest merged pull request that contains the commit', async (_, payload) => {
    await using scene = await openScene();
    const { world } = scene.github;
    const add = () => world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
    const [older, newer, open] = [add(), add(), add()];
    open.change.commits = [{ sha: COMMIT, message: 'x', author: 'maintainer', at: 0 }];
    world.merge(older, COMMIT);
    await scene.clock.sleep(1_000);
    world.merge(newer, COMMIT);

    await pipeline(scene, always, pushed(payload));

    expect([older, newer, open].map((pull) => scene.ours(pull).length)).toEqual([0, 1, 0]);
  });

  test('is none where the commit is in no merged pull request', async () => {
    await using scene = await openScene();
    const commits = [{ sha: COMMIT, message: 'x', author: 'maintainer', at: 0 }];
    scene.github.world.addIssue(scene.repository, { pull: true, change: { commits } });

    const ran = await pipeline(scene, always, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ failing: false, sent: ['create'], outputs: { 'comment-url': '' } });
  });

  test.each([{}, { ...always, 'dry-run': 'true' }])('is not looked for with %j', async (inputs) => {
    await using scene = await openScene();

    const ran = await pipeline(scene, inputs, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ failing: false, outputs: { 'comment-url': '' } });
    expect(scene.github.requests).toEqual([]);
  });

  test('is none where a merged pull request of the upstream repository contains it', async () => {
    await using scene = await openScene();
    const base = { ref: 'main', sha: COMMIT, repo: { full_name: 'upstream/docs' } };
    const pull = { number: 1, state: 'closed', merged_at: '2026-11-20T12:00:00Z', base };
    const operation = 'repos/list-pull-requests-associated-with-commit';
    scene.github.fault({ ...respond(200, [{ ...pull, head: { sha: COMMIT } }]), operation });

    const ran = await pipeline(scene, always, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ sent: ['create'], outputs: { 'comment-url': '' } });
  });

  test('that GitHub does not name ends the run', async () => {
    await using scene = await openScene();
    const operation = 'repos/list-pull-requests-associated-with-commit';
    scene.github.fault({ ...problem(403), operation });

    const ran = await pipeline(scene, always, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ failing: true, sent: [], outputs: { outcome: 'failed' } });
  });
});

describe('conversation: continue', () => {
  const continues = (scene: Scene, id: string, inputs: Record<string, string> = {}) =>
    pipeline(
      scene,
      { ...IN_THREAD, conversation: 'continue', ...inputs },
      { run: { id, attempt: 1 } },
    );

  test('keeps one job a thread until its pull request is merged, and says so', async () => {
    await using scene = await openScene(HERE);
    const pull = pullOf(scene);

    const first = await continues(scene, '1');
    const second = await continues(scene, '2');
    scene.github.world.merge(pull);
    const third = await continues(scene, '3');

    expect([first, second, third].map(({ sent }) => sent[0])).toEqual([
      'create',
      'message',
      'create',
    ]);
    expect(scene.ours()[2]).toContain('has a merged pull request. A new job was started.');
  });

  test.each([
    ['message-refused', ['create'], /did not accept the message\..* A new job was started\./],
    ['message-conflict', [], /`409`/],
  ])('%s: the next run sends %j, and says why', async (project, sent, why) => {
    await using scene = await openScene();
    const inputs = { 'project-id': project };
    await continues(scene, '1', inputs);

    const ran = await continues(scene, '2', inputs);

    expect(ran.sent).toEqual(sent);
    expect(scene.ours()[1]).toMatch(why);
  });
});

describe('a workflow that responds to reviews', () => {
  const inputs = { prompt: 'Address the review.', comment: 'never' };

  test.each([
    ['of the maintainer', { as: 'maintainer' }, 'pr-opened', ['create']],
    ['of a stranger', { as: 'stranger' }, 'denied', []],
    ['of an app', { as: 'an-app[bot]' }, 'skipped', []],
    ['that was edited', { action: 'edited' }, 'skipped', []],
  ])('after a review %s', async (_, options, outcome, sent) => {
    await using scene = await openScene();
    const pull = scene.github.world.addIssue(scene.repository, { pull: true });

    const ran = await deliver(scene, write(scene, pull, 'review', 'Say more.', options), inputs);

    expect(ran).toMatchObject({ failing: false, outputs: { outcome }, sent, warnings: [] });
    expect(scene.ours(pull)).toEqual([]);
  });

  test('tells a stranger’s review only in the log that it starts nothing', async () => {
    await using scene = await openScene();
    const pull = scene.github.world.addIssue(scene.repository, { pull: true });
    const review = write(scene, pull, 'review', 'Say more.', { as: 'stranger' });

    const ran = await deliver(scene, review, { ...inputs, comment: 'auto' });

    const message =
      'The `write` permission is required, but `stranger` has `read`. Nothing was sent.';
    expect(ran.notices).toEqual([{ title: 'Permission denied', message }]);
    expect(scene.ours(pull)).toEqual([]);
  });
});

test('a command in a review of a fork without secrets ends skipped, with a notice', async () => {
  await using scene = await openScene();
  const { world } = scene.github;
  const from = world.addRepository('writer/docs');
  const pull = world.addIssue(scene.repository, { pull: true, change: { from } });
  const said = write(scene, pull, 'review', '/docs write it');

  const ran = await deliver(scene, said, { 'api-key': '' });

  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
  expect(ran.notices).toMatchObject([{ title: 'Skipped: no secrets' }]);
  expect(scene.github.requests).toEqual([]);
});
