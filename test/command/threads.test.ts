import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { record } from '../support/report.ts';
import { openScene, type Scene } from './support/scene.ts';

// Threads that GitHub does not let us write to or read, and threads that change under way.

test('a locked conversation: nothing is sent, and the error names the lock and how to do without the thread', async () => {
  await using scene = await openScene();
  scene.issue.locked = true;
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'comment-url': '' } });
  expect(scene.service.requests).toEqual([]);
  expect(scene.ours()).toEqual([]);
  const [error] = ran.errors;
  for (const part of ['issue is locked', 'issues: write', 'comment: never']) {
    expect(error?.message).toContain(part);
  }
});

test('issues that are switched off meanwhile: nothing is sent, the run fails and says it', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  scene.repository.issuesDisabled = true;
  const ran = await scene.deliver(comment);
  expect(ran).toMatchObject({
    failing: true,
    outputs: { outcome: 'failed', request: '', 'comment-url': '' },
  });
  expect(ran.errors.map(({ title }) => title)).toEqual(['Could not comment in the thread']);
  expect(scene.service.requests).toEqual([]);
});

test('a token that may read a private repository’s issues and not write to them', async () => {
  await using scene = await openScene({ private: true });
  scene.github.world.addToken(scene.token, { issues: 'read', pullRequests: 'read' });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(scene.service.requests).toEqual([]);
  expect(ran.errors[0]?.message).toContain('Resource not accessible by integration');
  expect(ran.errors[0]?.message).toContain('issues: write');
});

test('a token that may do nothing in a private repository: nothing is sent', async () => {
  await using scene = await openScene({ private: true });
  scene.github.world.addToken(scene.token, { issues: 'none', pullRequests: 'none' });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(scene.service.requests).toEqual([]);
});

test('a token that nobody knows: nothing is sent, and the warning names it', async () => {
  await using scene = await openScene();
  const ran = await scene.say('/docs write it', {
    inputs: { 'github-token': 'ghs_expired-and-not-a-token' },
  });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' } });
  expect(ran.warnings.map(({ message }) => message).join()).toContain('Check github-token');
  expect(scene.service.requests).toEqual([]);
});

test('a run without a token fails and says so', async () => {
  await using scene = await openScene();
  const ran = await scene.say('/docs write it', { inputs: { 'github-token': '' } });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors[0]?.message).toContain('Use the default of github-token');
  expect(scene.service.requests).toEqual([]);
});

test('a person’s own token goes by its account, and asks for it once a thread', async () => {
  await using scene = await openScene({ token: 'ghp_this-is-not-a-real-token-0123456789' });
  await scene.say('/docs write it');
  expect(scene.github.requests.filter(({ path }) => path === '/user')).toHaveLength(1);
  expect((await scene.say('/docs go on')).outputs.request).toBe('messaged');
});

test('… and where the account cannot be learnt nothing is sent', async () => {
  await using scene = await openScene({ token: 'ghp_this-is-not-a-real-token-0123456789' });
  scene.github.fault({ operation: 'users/get-authenticated', ...problem(503), times: 99 });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(scene.service.requests).toEqual([]);
});

/** Somebody removes our progress comment at the moment of a request. */
function removeOurs(scene: Scene): void {
  const { world } = scene.github;
  for (const { id, body } of world.comments(scene.issue))
    if (body.includes('⏳')) world.removeComment(id, 'writer');
}

test('the progress comment is removed before the POST: a new one holds the record, one job, one answer', async () => {
  await using scene = await openScene();
  let times = 0;
  scene.github.before('issues/list-comments', () => {
    times += 1;
    if (times === 1) removeOurs(scene);
  });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toHaveLength(1);
});

test('the progress comment is removed while the job runs: the result comes, and leads a re-run to the job', async () => {
  await using scene = await openScene();
  const remove = scene.github.before('issues/list-comments', () => {
    if (scene.service.requests.some(({ method }) => method === 'GET')) removeOurs(scene);
  });
  const inputs = { 'project-id': 'quick' };
  const comment = scene.comment('/docs write it');
  const ran = await scene.deliver(comment, { inputs });
  remove();
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(scene.ours()).toHaveLength(1);
  const again = await scene.deliver(comment, { inputs });
  expect(again.outputs).toMatchObject({ request: 'attached', 'job-id': ran.outputs['job-id'] });
  expect(scene.taken()).toEqual(['create']);
});

test('a thread of several pages, a comment removed between two of them: the job is found all the same', async () => {
  await using scene = await openScene();
  const { github, issue } = scene;
  // 99 remarks and the command fill the first page; its answer is the first comment of the second one.
  const remarks = Array.from({ length: 99 }, (_, at) => scene.comment(`remark ${at}`, { as: 'writer' }));
  const first = await scene.say('/docs write it');
  expect(github.world.comments(issue)).toHaveLength(101);
  const stop = github.before('issues/list-comments', ({ query }) => {
    if (query.get('page') !== '2') return;
    stop();
    github.world.removeComment(remarks[0]?.id ?? 0);
  });
  const second = await scene.say('/docs go on');
  expect(github.world.comment(remarks[0]?.id ?? 0)).toBeUndefined();
  expect(second.outputs).toMatchObject({ request: 'messaged', 'job-id': first.outputs['job-id'] });
  expect(scene.taken()).toEqual(['create', 'message']);
});

test('how many requests a command costs: ten, and in a thread of 1,100 comments no more than 25', async () => {
  for (const [comments, most] of [
    [0, 10],
    [1_099, 25],
  ] as const) {
    await using scene = await openScene();
    const { clock, github } = scene;
    for (let at = 0; at < comments; at += 1) scene.comment(`remark ${at}`, { as: 'writer' });
    await clock.sleep(600_000);
    const ran = await scene.say('/docs write it', { inputs: { 'project-id': 'quick' } });
    expect(ran.outputs).toMatchObject({ outcome: 'pr-opened' });
    expect(github.requests.length).toBeLessThanOrEqual(most);
    record('requests to GitHub of one command', {
      labels: { 'comments in the thread': String(comments) },
      measures: { requests: github.requests.length },
    });
  }
});

test('a page in the middle that GitHub does not give: nothing is sent', async () => {
  await using scene = await openScene();
  for (let at = 0; at < 150; at += 1) scene.comment(`remark ${at}`, { as: 'writer' });
  const when = ({ query }: { query: URLSearchParams }) => query.get('page') === '2';
  scene.github.fault({ operation: 'issues/list-comments', ...problem(502), when, times: 99 });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors.map(({ title }) => title)).toEqual(['Could not read the thread']);
  expect(scene.service.requests).toEqual([]);
});

test('lists that lag behind: our own record is waited for, and nothing is paid twice', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  scene.github.fault({ name: 'stale', times: 3 });
  await scene.deliver(comment);
  scene.github.fault({ name: 'stale', at: 1, times: 3 });
  expect((await scene.deliver(comment)).outputs.request).toBe('attached');
  expect(scene.taken()).toEqual(['create']);
});

test.each([
  ['one line', 'x'.repeat(64_000)],
  ['many lines', 'ab\n'.repeat(21_000)],
  ['backticks', '`'.repeat(60_000)],
  ['signs outside the basic plane', '🦉'.repeat(30_000)],
])(
  'an instruction as long as a comment can be, %s: sent whole, shown in part, every comment fits',
  async (_, text) => {
    await using scene = await openScene();
    const ran = await scene.say(`/docs ${text}`, { inputs: { context: 'none' } });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' }, warnings: [] });
    expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual([text.trim()]);
    expect(scene.ours()).toHaveLength(1);
    // What stands in the thread still leads the next command to the job.
    expect((await scene.say('/docs go on')).outputs.request).toBe('messaged');
  },
);
