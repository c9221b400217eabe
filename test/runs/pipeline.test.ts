import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { deliver, write } from '../trigger/support/kinds.ts';
import type { RunSetting } from '../trigger/support/run-here.ts';
import { HERE, openScene, openSceneWithPull } from '../trigger/support/scene.ts';

// Runs that no comment started.

const COMMIT = 'c0ffee00'.repeat(5);
const IN_THREAD = { 'issue-number': '1' };

test('the prompt is sent unchanged before our own line, and a later command in the thread continues the job', async () => {
  await using scene = await openScene();
  const prompt = '/docs <!-- kept --> write it';
  const { outputs } = await scene.pipeline({ ...IN_THREAD, prompt });
  const operations = scene.github.requests.map(({ operation }) => operation);

  const command = await scene.say('/docs say more');

  const { 'job-id': jobId } = outputs;
  const line = `If you open a pull request, link ${HERE}/issues/1 in its description.`;
  expect(scene.service.accepted[0]?.prompt).toBe(`${prompt}\n\n${line}`);
  expect(operations).not.toContain('repos/get-collaborator-permission-level');
  expect(operations).not.toContain('reactions/create-for-issue-comment');
  expect(command).toMatchObject({ sent: ['message'], outputs: { 'job-id': jobId } });
});

test('issue-number names the issue that goes along, whatever the event names', async () => {
  await using scene = await openScene();
  const { number } = scene.github.world.addIssue(scene.repository, { title: 'Another issue' });
  const event = { name: 'issues', payload: { issue: { number } } };

  await scene.pipeline({ ...IN_THREAD, context: 'issue' }, { event });

  expect(scene.service.accepted[0]?.prompt).toContain('Title: The Python SDK has no quickstart');
});

describe('the thread', () => {
  const issues = { name: 'issues', payload: { issue: { number: 1 } } };
  const release = { name: 'release', payload: { release: { tag_name: 'v1' } } };

  interface Row {
    what: string;
    event: RunSetting['event'];
    inputs?: Record<string, string>;
    /** Undefined for a run that comments. */
    whyNone?: string;
  }

  test.for<Row>([
    { what: 'an event of an issue', event: issues },
    {
      what: 'such an event with `comment: never`',
      event: issues,
      inputs: { comment: 'never' },
      whyNone: '`comment` is `never`',
    },
    {
      what: 'a release',
      event: release,
      whyNone: 'the event `release` names no issue or pull request',
    },
  ])(
    'of a run after $what has its comment, or the log says why not',
    async ({ event, inputs = {}, whyNone }) => {
      await using scene = await openScene();

      const ran = await scene.pipeline(inputs, { event });

      expect(ran).toMatchObject({ failing: false, sent: ['create'] });
      expect(scene.ours()).toHaveLength(whyNone === undefined ? 1 : 0);
      expect(/No comment: (.*)\.\n/.exec(ran.log)?.[1]).toBe(whyNone);
    },
  );

  test.each<Record<string, string>>([
    { comment: 'always' },
    IN_THREAD,
    { conversation: 'continue' },
  ])('is needed with %j: where the token may not write, nothing is sent', async (inputs) => {
    await using scene = await openScene();
    scene.github.world.addToken(TOKEN, { issues: 'read', pullRequests: 'read' });

    const ran = await scene.pipeline(inputs, { event: issues });

    expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'failed', 'comment-url': '' } });
  });
});

describe('the thread of a push', () => {
  const always = { comment: 'always' };
  const pushed = (payload: object) => ({ event: { name: 'push', payload } });

  test.each([
    ['a branch', { after: COMMIT }],
    ['a tag, an object of its own,', { after: '7a97a97a'.repeat(5), head_commit: { id: COMMIT } }],
  ])('to %s is the newest merged pull request that contains the commit', async (_, payload) => {
    await using scene = await openScene();
    const { world } = scene.github;
    const add = () => world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
    const [older, newer, open] = [add(), add(), add()];
    open.change.commits = [{ sha: COMMIT, message: 'x', author: 'maintainer', at: 0 }];
    world.merge(older, COMMIT);
    await scene.clock.sleep(1_000);
    world.merge(newer, COMMIT);

    await scene.pipeline(always, pushed(payload));

    expect([older, newer, open].map((pull) => scene.ours(pull).length)).toEqual([0, 1, 0]);
  });

  test.each([{}, { ...always, 'dry-run': 'true' }])('is not looked for with %j', async (inputs) => {
    await using scene = await openScene();

    const ran = await scene.pipeline(inputs, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ failing: false, outputs: { 'comment-url': '' } });
    expect(scene.github.requests).toEqual([]);
  });

  test('is none where a merged pull request of the upstream repository contains it', async () => {
    await using scene = await openScene();
    const base = { ref: 'main', sha: COMMIT, repo: { full_name: 'upstream/docs' } };
    const pull = { number: 1, state: 'closed', merged_at: '2026-11-20T12:00:00Z', base };
    const operation = 'repos/list-pull-requests-associated-with-commit';
    scene.github.fault({
      ...respond(200, [{ ...pull, head: { ref: 'main', sha: COMMIT } }]),
      operation,
    });

    const ran = await scene.pipeline(always, pushed({ after: COMMIT }));

    expect(ran).toMatchObject({ sent: ['create'], outputs: { 'comment-url': '' } });
    expect(ran.log).toContain('No comment: no merged pull request contains commit `c0ffee0`.');
  });
});

test('conversation: continue keeps one job a thread until its pull request is merged', async () => {
  await using scene = await openSceneWithPull();
  const inputs = { ...IN_THREAD, conversation: 'continue' };
  const next = (id: string) => scene.pipeline(inputs, { run: { id, attempt: 1 } });

  await next('1');
  await next('2');
  scene.github.world.merge(scene.pull);
  await next('3');

  expect(scene.taken()).toEqual(['create', 'message', 'create']);
  expect(scene.ours()[2]).toContain('has a merged pull request. A new job was started.');
});

describe('a pull request that is opened while the job of issue 1 is at work', () => {
  const RUN = `${HERE}/actions/runs/4001`;
  const bot = { type: 'Bot' };
  const person = { type: 'User' };

  interface Row {
    what: string;
    user?: object;
    body: string | null;
    inputs?: Record<string, string>;
    sent: string[];
  }

  test.for<Row>([
    { what: 'a bot that links the issue by its number', body: 'Closes #1.', sent: [] },
    {
      what: 'a bot, with `comment: never`',
      body: `For example/docs#1`,
      inputs: { comment: 'never' },
      sent: [],
    },
    {
      what: 'a bot, with `conversation: continue`',
      body: '#1',
      inputs: { conversation: 'continue' },
      sent: [],
    },
    { what: 'a bot that links a workflow run', body: RUN, sent: [] },
    { what: 'a bot that links another issue', body: 'Closes #3', sent: ['create'] },
    { what: 'a bot that links nothing', body: null, sent: ['create'] },
    { what: 'a person who links the issue', user: person, body: 'Closes #1', sent: ['create'] },
  ])('by $what starts $sent', async ({ user = bot, body, inputs = {}, sent }) => {
    await using scene = await openSceneWithPull();
    scene.github.world.addIssue(scene.repository, {});
    await scene.pipeline({ ...IN_THREAD, 'project-id': 'slow', wait: 'false' });
    const payload = { pull_request: { number: scene.pull.number, body, user } };
    const event = { name: 'pull_request', payload };

    const more = { 'project-id': 'slow', wait: 'false', ...inputs };
    const ran = await scene.pipeline(more, { event });

    const outcome = sent.length === 0 ? 'skipped' : 'detached';
    expect(ran).toMatchObject({ failing: false, sent, outputs: { outcome } });
  });

  test('starts nothing if a bot links the thread of a job that has just ended with it', async () => {
    await using scene = await openSceneWithPull();
    await scene.pipeline({ ...IN_THREAD, 'project-id': 'quick', wait: 'false' });
    await scene.clock.sleep(5_000);
    const pull = { number: scene.pull.number, body: 'Closes #1', user: bot };
    const event = { name: 'pull_request', payload: { pull_request: pull } };

    const ran = await scene.pipeline({ 'project-id': 'quick' }, { event });

    expect(ran).toMatchObject({ sent: [], outputs: { outcome: 'skipped' } });
  });
});

test('a stranger’s review is told only in the log that it starts nothing', async () => {
  await using scene = await openSceneWithPull();
  const review = write(scene, scene.pull, 'review', 'Say more.', { as: 'stranger' });

  const ran = await deliver(scene, review, { prompt: 'Address the review.' });

  const message =
    'Only people with `write` access to this repository can start work here, and `stranger` has `read`. Nothing was sent.';
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' }, sent: [] });
  expect(ran.notices).toEqual([{ title: 'Ask a maintainer', message }]);
  expect(ran.outputs['comment-url']).toBe('');
});
