import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { recordsIn } from './support/records.ts';
import { runHere } from './support/run-here.ts';
import { HERE, openScene, pullOf, REPOSITORY, type Scene, SERVER } from './support/scene.ts';

// Runs without a comment, in threads that commands continue.

const push = { name: 'push', payload: { ref: 'refs/heads/main' } };

const pipeline = (
  scene: Scene,
  more: Record<string, string> = {},
  run = { id: '77', attempt: 1 },
) =>
  runHere(scene, {
    event: push,
    inputs: scene.inputs({
      prompt: 'write it',
      'issue-number': String(scene.issue.number),
      ...more,
    }),
    run,
  });

test('a run with issue-number writes a record, and a later command continues its job', async () => {
  await using scene = await openScene();
  const ran = await pipeline(scene);
  expect(ran).toMatchObject({
    failing: false,
    sent: ['create'],
    outputs: { outcome: 'pr-opened' },
  });
  expect(scene.ours()).toHaveLength(1);
  expect(recordsIn(scene)[0]).toMatchObject({ state: 'ended', kind: 'create', answer: true });
  expect(recordsIn(scene)[0]?.command).toMatch(/^77\/[^/]+\/[^/]*\/[0-9a-f]{16}$/);
  const command = await scene.say('/docs say more');
  expect(command).toMatchObject({
    sent: ['message'],
    outputs: { 'job-id': ran.outputs['job-id'] },
  });
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('the workflow’s prompt is sent unchanged, without context and without a permission check', async () => {
  await using scene = await openScene();
  await pipeline(scene, { prompt: '/docs <!-- kept --> write it' });
  expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual([
    '/docs <!-- kept --> write it',
  ]);
  const operations = scene.github.requests.map(({ operation }) => operation);
  expect(operations).not.toContain('repos/get-collaborator-permission-level');
  expect(operations).not.toContain('reactions/create-for-issue-comment');
});

test('a re-run attaches, but another run, another step’s prompt or another job of the thread creates a job', async () => {
  await using scene = await openScene();
  const first = await pipeline(scene);
  const again = await pipeline(scene, {}, { id: '77', attempt: 2 });
  expect(again).toMatchObject({ sent: [], outputs: { 'job-id': first.outputs['job-id'] } });
  expect(scene.ours()).toHaveLength(1);
  expect((await pipeline(scene, { prompt: 'write more' })).sent).toEqual(['create']);
  expect((await pipeline(scene, {}, { id: '78', attempt: 1 })).sent).toEqual(['create']);
  expect(scene.taken()).toEqual(['create', 'create', 'create']);
});

test('job-id without a prompt only waits, and the thread continues with that job', async () => {
  await using scene = await openScene();
  const other = scene.github.world.addIssue(scene.repository);
  const { outputs } = await scene.say('/docs write it', { issue: other });
  const ran = await pipeline(scene, { 'job-id': outputs['job-id'] ?? '', prompt: '' });
  expect(ran).toMatchObject({
    failing: false,
    sent: [],
    outputs: { outcome: 'pr-opened' },
  });
  expect(scene.ours()).toHaveLength(1);
  expect((await scene.say('/docs say more')).outputs['job-id']).toBe(outputs['job-id']);
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('issue-number overrides the issue of the event', async () => {
  await using scene = await openScene();
  const other = scene.github.world.addIssue(scene.repository);
  const event = {
    name: 'issues',
    payload: { action: 'opened', issue: { number: scene.issue.number } },
  };
  const inputs = scene.inputs({
    prompt: 'write it',
    comment: 'always',
    'issue-number': String(other.number),
  });
  await runHere(scene, { event, inputs });
  expect([scene.ours().length, scene.ours(other).length]).toEqual([0, 1]);
});

const onPull = (scene: Scene, more: Record<string, string> = {}) =>
  runHere(scene, {
    event: { name: 'pull_request', payload: { pull_request: { number: scene.issue.number } } },
    inputs: scene.inputs({ prompt: 'write it', ...more }),
  });

test.each([
  ['may not comment', {}],
  ['is missing', { 'github-token': '' }],
])(
  'a token that %s stops the run only if the inputs name the thread, not if the event does',
  async (_, inputs) => {
    await using scene = await openScene();
    scene.github.world.addToken(scene.token, { issues: 'read', pullRequests: 'read' });
    const ran = await onPull(scene, inputs);
    expect(ran).toMatchObject({
      failing: false,
      outputs: { outcome: 'pr-opened', 'comment-url': '' },
    });
    expect(ran.warnings.map(({ title }) => title)).toEqual(['Continuing without comments']);
    const attached = await onPull(scene, {
      ...inputs,
      prompt: '',
      'job-id': ran.outputs['job-id'] ?? '',
    });
    expect(attached).toMatchObject({ failing: false, sent: [] });
    expect(attached.warnings[0]?.message).not.toContain('re-run');
    for (const more of [
      { comment: 'always' },
      { 'issue-number': String(scene.issue.number) },
      { conversation: 'continue' },
    ]) {
      const asked = await onPull(scene, { ...inputs, ...more } as Record<string, string>);
      expect(asked).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    }
    expect([scene.taken(), scene.ours()]).toEqual([['create'], []]);
  },
);

test('comment: always on a push uses the newest merged pull request that contains the commit', async () => {
  await using scene = await openScene();
  const { world } = scene.github;
  const commit = 'c0ffee00'.repeat(5);
  const add = () => world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
  const [older, newer, open] = [add(), add(), add()];
  open.change.commits = [{ sha: commit, message: 'x', author: 'maintainer', at: 0 }];
  world.merge(older, commit);
  await scene.clock.sleep(1_000);
  world.merge(newer, commit);
  const pushed = (after: string, head?: string) =>
    runHere(scene, {
      event: { name: 'push', payload: { after, ...(head && { head_commit: { id: head } }) } },
      inputs: scene.inputs({ prompt: 'write it', comment: 'always' }),
    });
  const ran = await pushed(commit);
  expect(ran.outputs['comment-url']).toContain(`/${newer.number}#`);
  expect([older, newer, open].map((pull) => scene.ours(pull).length)).toEqual([0, 1, 0]);
  // An annotated tag is an object of its own.
  const tag = await pushed('7a97a97a'.repeat(5), commit);
  expect(tag.outputs['comment-url']).toContain(`/${newer.number}#`);
  const without = await pushed('0ddba11d'.repeat(5));
  expect(without).toMatchObject({
    failing: false,
    outputs: { outcome: 'pr-opened', 'comment-url': '' },
  });
  scene.github.fault({
    ...problem(502),
    operation: 'repos/list-pull-requests-associated-with-commit',
  });
  expect(await pushed(commit)).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(scene.taken()).toEqual(['create', 'create', 'create']);
});

test('conversation: continue keeps one job per thread, and says why it starts a new one', async () => {
  await using scene = await openScene(HERE);
  const pull = pullOf(scene);
  const run = (id: string, attempt = 1) =>
    pipeline(scene, { conversation: 'continue' }, { id, attempt });
  const first = await run('1');
  const second = await run('2');
  expect([first.sent, second.sent]).toEqual([['create'], ['message']]);
  expect(second.outputs['job-id']).toBe(first.outputs['job-id']);
  expect((await run('2', 2)).sent).toEqual([]);
  scene.github.world.merge(pull);
  const third = await run('3');
  expect(third.sent).toEqual(['create']);
  expect(scene.taken()).toEqual(['create', 'message', 'create']);
  const why = [
    /no job to continue/,
    /continued the job of this thread/,
    /has a merged pull request\. A new job was started/,
  ];
  for (const [at, ran] of [first, second, third].entries()) {
    expect(scene.ours()[at]).toMatch(why[at] as RegExp);
    expect(ran.log.join('\n')).toMatch(why[at] as RegExp);
  }
});

const continues = (scene: Scene, project: string, id: string, more: Record<string, string> = {}) =>
  pipeline(scene, { conversation: 'continue', 'project-id': project, ...more }, { id, attempt: 1 });

test('a dry run that continues shows the message to the job of the thread', async () => {
  await using scene = await openScene();
  const { outputs } = await continues(scene, 'instant', '1');
  const ran = await continues(scene, 'instant', '2', { 'dry-run': 'true' });
  expect(ran.summary).toContain(`/job/${outputs['job-id']}/message\n`);
  expect(scene.taken()).toEqual(['create']);
});

test('if a follow-up may have arrived, the outputs of every re-run name its job', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'message-unclear' };
  const { outputs } = await scene.say('/docs write it', { inputs });
  const comment = scene.comment('/docs say more');
  for (const attempt of [1, 2, 3]) {
    const ran = await scene.deliver(comment, { inputs, run: { run: { id: '4002', attempt } } });
    expect(ran.outputs).toMatchObject({ outcome: 'unknown', 'job-id': outputs['job-id'] });
  }
});

test.each([
  ['failed-once', ['create'], /, failed\. A new job was started\./],
  [
    'message-refused',
    ['create'],
    /did not accept the message\. .*`422`\. Response: .* A new job was started\./,
  ],
  ['message-conflict', [], /`409`/],
  ['message-forbidden', [], /not authorized/],
])('%s: the run that continues sends %j, and says why', async (project, sent, why) => {
  await using scene = await openScene();
  const first = await continues(scene, project, '1');
  const second = await continues(scene, project, '2');
  expect(second.sent).toEqual(sent);
  expect(second.outputs['job-id'] === first.outputs['job-id']).toBe(sent.length === 0);
  expect(scene.ours()[1]).toMatch(why);
});

test.each([
  ['failed-once', ['message'], 'pr-opened'],
  ['message-refused', [], 'failed'],
])('%s: the job of a command or of job-id is not replaced', async (project, sent, outcome) => {
  await using scene = await openScene();
  const inputs = { 'project-id': project };
  const { outputs } = await scene.say('/docs write it', { inputs });
  const more = await scene.say('/docs say more', { inputs });
  expect(more).toMatchObject({ sent, outputs: { outcome } });
  const named = await pipeline(scene, { ...inputs, 'job-id': outputs['job-id'] ?? '' });
  expect(named).toMatchObject({ sent, outputs: { 'job-id': outputs['job-id'] } });
});

test('a pull request in a repository that the token cannot read counts as open, and the log says so', async () => {
  await using scene = await openScene({ pullsIn: `${SERVER}/example/private-site`, firstPull: 2 });
  const { world } = scene.github;
  world.addIssue(world.addRepository('example/private-site', { private: true }), {
    number: 2,
    pull: true,
  });
  world.addToken(scene.token, { repositories: [REPOSITORY] });
  expect((await continues(scene, 'instant', '1')).warnings).toEqual([]);
  const second = await continues(scene, 'instant', '2');
  expect(second).toMatchObject({ failing: false, sent: ['message'] });
  const said = [
    ...['example/private-site#2', '404 Not Found', 'treated as open'],
    ...['github-token', 'read pull requests in example/private-site.'],
  ];
  const shown = second.warnings.map(({ message }) => message);
  expect(second.warnings[0]?.title).toBe('Could not check the pull request');
  expect(shown).toHaveLength(1);
  for (const words of said) {
    expect(shown[0]?.replaceAll('`', '')).toContain(words);
    expect(scene.ours()[1]?.replaceAll('`', '')).toContain(words);
  }
});

test('conversation: continue is refused on a push without a merged pull request', async () => {
  await using scene = await openScene();
  const event = { name: 'push', payload: { after: 'c0ffee00'.repeat(5) } };
  const inputs = scene.inputs({ prompt: 'write it', comment: 'always' });
  const refused = await runHere(scene, { event, inputs: { ...inputs, conversation: 'continue' } });
  expect(refused).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(refused.errors[0]?.title).toBe('Could not find the thread');
  expect(refused.errors[0]?.message).toMatch(/No merged pull request contains[\s\S]*issue-number/);
  expect(scene.service.requests).toEqual([]);
  expect((await runHere(scene, { event, inputs })).sent).toEqual(['create']);
});

test.each([
  ['instant', 'The next run continues this job.'],
  ['failed', 'The next run starts a new job.'],
  ['archived', 'The next run starts a new job.'],
])(
  '%s: with `conversation: continue the result says what the next run does',
  async (project, next) => {
    await using scene = await openScene();
    await continues(scene, project, '1');
    expect(scene.ours()[0]).toContain(next);
    expect(scene.ours()[0]).not.toContain('job-id:');
  },
);

const repo = (id: number) => ({ repo: { id } });
const pull = (head: unknown) => ({ pull_request: { number: 7, base: repo(1), head } });
test.each<[what: string, name: string, payload: unknown, outcome: string]>([
  ['a fork', 'pull_request', pull(repo(2)), 'skipped'],
  ['a fork that was deleted', 'pull_request', pull({ repo: null }), 'skipped'],
  ['Dependabot', 'push', { sender: { login: 'dependabot[bot]' } }, 'skipped'],
  ['a branch of the repository itself', 'pull_request', pull(repo(1)), 'failed'],
  ['an event that has secrets for forks too', 'pull_request_target', pull(repo(2)), 'failed'],
])('without an API key, %s: %s', async (_, name, payload, outcome) => {
  await using scene = await openScene();
  // Even with invalid inputs, because they are not the fault of the author.
  const inputs = { ...scene.inputs({ 'api-key': ' ', wait: 'x' }) };
  const ran = await runHere(scene, { event: { name, payload }, inputs });
  expect(ran).toMatchObject({ failing: outcome === 'failed', outputs: { outcome } });
  expect(ran.notices.map(({ message }) => message).join()).toMatch(
    outcome === 'failed' ? /^$/ : /`api-key` is empty[\s\S]*(?:comment|Dependabot secrets)/,
  );
  expect([scene.service.requests, scene.github.requests]).toEqual([[], []]);
});

test.each([
  ['instant', 'pr-opened'],
  ['create-unclear', 'unknown'],
])(
  '%s: if the thread is locked after the first run, the re-run still finds its record',
  async (project, outcome) => {
    await using scene = await openScene();
    const event = { name: 'issues', payload: { issue: { number: scene.issue.number } } };
    const inputs = scene.inputs({ prompt: 'write it', 'project-id': project });
    const run = (attempt: number) => runHere(scene, { event, inputs, run: { id: '77', attempt } });
    const first = await run(1);
    const sent = scene.service.requests.filter(({ method }) => method === 'POST').length;
    scene.issue.locked = true;
    const again = await run(2);
    expect(again.outputs).toMatchObject({ outcome, 'job-id': first.outputs['job-id'] });
    expect(scene.service.requests.filter(({ method }) => method === 'POST')).toHaveLength(sent);
  },
);

test.each([
  ['create-unclear', '77', 'start a new workflow run with `conversation: new'],
  ['message-unclear', '76', 'start a new workflow run'],
])(
  '%s: a workflow that continues is refused from run %s on, and the message says what to do',
  async (project, id, words) => {
    await using scene = await openScene();
    const inputs = { conversation: 'continue', 'project-id': project };
    if (project === 'message-unclear') await pipeline(scene, inputs, { id: '75', attempt: 1 });
    for (const attempt of [1, 2, 3]) {
      const ran = await pipeline(scene, inputs, { id, attempt });
      expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });
      expect(ran.errors[0]?.message).toContain(words);
      expect(ran.errors[0]?.message).not.toContain('comment again');
    }
    const posts = scene.service.requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(project === 'message-unclear' ? 2 : 1);
  },
);
