import { describe, expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { HERE, openScene, openSceneWithPull } from '../trigger/support/scene.ts';
import { createRecorder } from '../trust/recorder.ts';

// The pull request that a job has opened, number 2 of the repository.

test('the outputs are written before the requests, which a run that is killed may not survive', async () => {
  await using scene = await openSceneWithPull();
  const recorder = createRecorder();
  const before: string[] = [];
  const note = () =>
    void before.push(`${recorder.outputs.outcome}: ${recorder.outputs['pr-link']}`);
  for (const operation of ['pulls/get', 'pulls/list-files'] as const)
    scene.github.before(operation, note);

  await scene.pipeline({}, { recorder });

  expect(before).toEqual(Array(2).fill(`pr-opened: ${HERE}/pull/2`));
});

describe('the announcement', () => {
  test('is posted once, and a command there continues the job', async () => {
    await using scene = await openSceneWithPull();
    const { pull } = scene;
    const comment = scene.comment('/docs write it');
    const { outputs } = await scene.deliver(comment);
    await scene.deliver(comment);

    const there = await scene.say('/docs shorten it', { issue: pull });

    expect(outputs).toMatchObject({ 'pr-link': `${HERE}/pull/2`, 'pr-number': '2' });
    expect(outputs['comment-url']).toContain('/issues/1#');
    expect(there).toMatchObject({ sent: ['message'], outputs: { 'job-id': outputs['job-id'] } });
    const [announcement, result, ...more] = scene.ours(pull);
    expect(announcement).toContain('/example/docs/issues/1');
    expect([result?.startsWith('### ✅'), more]).toEqual([true, []]);
  });

  test('of a run without a thread is the run’s comment, and is posted once', async () => {
    await using scene = await openSceneWithPull();
    const { pull } = scene;
    const first = await scene.pipeline();

    const again = await scene.pipeline({ 'job-id': first.outputs['job-id'] ?? '', prompt: '' });

    const [announcement, ...more] = scene.ours(pull);
    expect(more).toEqual([]);
    expect(announcement).toContain('/example/docs/actions/runs/');
    expect(announcement).toContain('This needs a workflow');
    expect(first.outputs['comment-url']).toContain('/2#');
    expect(again.outputs['comment-url']).toBe(first.outputs['comment-url']);
  });

  test('has the time of the request, so that a later job stays that of the thread', async () => {
    await using scene = await openSceneWithPull();
    const { issue, pull, clock } = scene;
    const before = clock.wall();

    await scene.say('/docs write it', { inputs: { 'project-id': 'quick' } });

    const [announced, ended] = [pull, issue].map(({ comments }) => {
      const [, payload = ''] = /docs-agent-record ([^.]+)/.exec(comments.at(-1)?.body ?? '') ?? [];
      return JSON.parse(Buffer.from(payload, 'base64').toString()).time;
    });
    expect(announced).toBe(ended);
    expect(announced - before).toBeLessThan(5_000);
    expect(clock.wall() - before).toBeGreaterThanOrEqual(5_000);
  });

  test.each([
    ['where the pull request is closed', 'closed', {}],
    ['with comment: never', 'open', { comment: 'never' }],
  ] as const)('is not posted %s', async (_, state, inputs) => {
    await using scene = await openSceneWithPull();
    const { pull } = scene;
    pull.state = state;

    const ran = await scene.pipeline(inputs);

    expect([scene.ours(pull), ran.outputs['comment-url']]).toEqual([[], '']);
  });
});

describe('a pipeline on the agent’s own pull request', () => {
  const opened = (number = 2) => ({
    event: { name: 'pull_request', payload: { pull_request: { number } } },
  });

  test('sends on any other one, even if a command there started the job', async () => {
    await using scene = await openSceneWithPull();
    const other = scene.github.world.addIssue(scene.repository, { pull: true });
    await scene.say('/docs write it', { issue: other });

    const ran = await scene.pipeline({}, opened(other.number));

    expect(ran.sent).toEqual(['create']);
  });

  test('sends nothing in a repository that was renamed, of which the service knows the earlier name', async () => {
    await using scene = await openScene(`${HERE}-before`);
    const { world } = scene.github;
    for (const name of ['docs-before', 'docs']) world.renameRepository(scene.repository, name);
    world.addIssue(scene.repository, { pull: true });
    await scene.say('/docs write it');

    const ran = await scene.pipeline({}, opened());

    expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'skipped' } });
  });

  test.each([
    ['pull_request_target', {}, 'Skipped: the agent’s own pull request'],
    ['pull_request', { 'dry-run': 'true' }, 'Dry run'],
  ])('sends nothing for the event %s with %j', async (name, inputs, headline) => {
    await using scene = await openSceneWithPull();
    await scene.say('/docs write it');

    const ran = await scene.pipeline(inputs, { event: { ...opened().event, name } });

    expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'skipped', headline } });
  });

  test.each([
    ['cannot be read', {}],
    ['cannot be read without a token', { 'github-token': '' }],
  ])('goes on where its thread %s', async (_, inputs) => {
    await using scene = await openSceneWithPull();
    await scene.say('/docs write it');
    scene.github.fault({ operation: 'issues/list-comments', ...problem(404) });

    const ran = await scene.pipeline({ comment: 'never', ...inputs }, opened());

    expect(ran).toMatchObject({ sent: ['create'], outputs: { outcome: 'pr-opened' } });
  });
});
