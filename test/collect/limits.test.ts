import { describe, expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { recordsIn } from '../trigger/support/records.ts';
import {
  fakeClockOf,
  HERE,
  openScene,
  pullOf,
  requestsOf,
  type Scene,
  SERVER,
} from '../trigger/support/scene.ts';
import { asked, collect, detached, HOUR, MINUTE, writes } from './support.ts';

// The limits of a run of mode `collect`, each at its border.

/** Lets that much time pass before GitHub answers the nth request of that kind. */
function delay(scene: Scene, operation: 'issues/get', ms: number, nth = 1): void {
  let seen = 0;
  scene.github.before(operation, () => {
    seen += 1;
    if (seen === nth) fakeClockOf(scene).advance(ms);
  });
}

describe('20 minutes', () => {
  test.each([
    [20 * MINUTE - 1, 2],
    [20 * MINUTE, 1],
  ])('when the second issue is shown after %i ms, %i jobs are read', async (ms, jobs) => {
    await using scene = await openScene();
    for (const _ of [1, 2]) {
      const issue = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
      await detached(scene, 'slow', { issue, time: scene.clock.wall() - 3 * HOUR });
    }
    delay(scene, 'issues/get', ms, 2);
    const ran = await collect(scene, 'slow');
    // After 20 minutes the second one has ended.
    expect(ran.outputs).toMatchObject({ outcome: 'collected', collected: `${jobs - 1}` });
    expect(asked(scene)).toHaveLength(jobs);
    expect(ran.summary.includes('Remaining: 1 job.')).toBe(jobs === 1);
    // Nothing is written after the deadline either.
    expect(writes(scene).length > 0).toBe(jobs === 2);
  });

  test('a job whose end was seen before them is finished after them', async () => {
    await using scene = await openScene();
    await detached(scene, 'no-changes', { time: scene.clock.wall() - 3 * HOUR });
    fakeClockOf(scene).advance(HOUR);
    delay(scene, 'issues/get', 20 * MINUTE - 5_000);
    expect((await collect(scene, 'no-changes')).outputs).toMatchObject({
      collected: '1',
      'still-active': '0',
    });
    expect(asked(scene)).toHaveLength(1);
  });
});

describe('the requests to the service', () => {
  test('suffice for all reads of a job, or it is left for the next run', async () => {
    await using scene = await openScene();
    for (const _ of [1, 2]) await detached(scene, 'no-changes');
    fakeClockOf(scene).advance(HOUR);
    const ran = await collect(scene, 'no-changes', { 'max-requests': '4' });
    expect(ran.outputs).toMatchObject({ collected: '1', 'still-active': '1' });
    expect(ran.summary).toContain('Requests to the service: 4 of at most 4.');
    expect(ran.summary).toContain('Remaining: 1 job.');
  });

  test('go to the oldest command first where comments changed at the same time', async () => {
    await using scene = await openScene();
    const now = scene.clock.wall();
    for (const [jobId, ms] of [
      ['new', 500],
      ['old', 0],
      ['middle', 250],
    ] as const)
      await detached(scene, 'slow', { jobId, time: now - 2 * MINUTE + ms });
    const ran = await collect(scene, 'slow', { 'max-requests': '1' });
    expect(asked(scene)).toEqual(['old']);
    expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '3' });
    expect(ran.summary).toContain(
      '3 jobs without a posted result. Requests to the service: 1 of at most 1.',
    );
    expect(ran.summary).toContain('Remaining: 2 jobs.');
  });

  test('leave two commands of one job for the next run, which count as one job', async () => {
    await using scene = await openScene();
    const time = scene.clock.wall() - 2 * MINUTE;
    await detached(scene, 'slow', { jobId: 'first', time });
    for (const _ of [1, 2]) await detached(scene, 'slow', { jobId: 'second', time: time + 1 });
    const ran = await collect(scene, 'slow', { 'max-requests': '1' });
    expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '2' });
    expect(ran.summary).toContain('2 jobs without a posted result.');
    expect(ran.summary).toContain('Remaining: 1 job.');
  });

  test('where jobs are left for the next run, an answer shows when its job was asked about', async () => {
    await using scene = await openScene();
    for (const _ of [1, 2]) await detached(scene, 'retrieve-down');
    await collect(scene, 'retrieve-down', { 'max-requests': '1' });
    const [first, second] = scene.ours();
    expect(first).toMatch(/Job `[^`]+` ·.* checked 2026-11-20 12:00 UTC/);
    expect(second).toMatch(/^Job started/);
  });
});

test.each([
  ['slow', 24 * HOUR, 'given up'],
  ['slow', 24 * HOUR - 1, 'shown'],
  ['retrieve-down', 24 * HOUR, 'left as it is'],
])('%s for %i ms: its answer is %s', async (project, ms, end) => {
  await using scene = await openScene();
  await detached(scene, project, { time: scene.clock.wall() - ms });
  const ran = await collect(scene, project);
  expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '1' });
  expect(asked(scene)).toHaveLength(1);
  const [answer = ''] = scene.ours();
  expect(answer.includes('`give-up-after-hours`')).toBe(end === 'given up');
  expect(answer.includes('Working on it')).toBe(end === 'shown');
  expect(answer).not.toContain('checked');
});

test.each([
  ['create', MINUTE - 1, '0', 1],
  ['create', MINUTE, '1', 3],
  ['message', 0, '1', 3],
] as const)('%s, not found after %i ms: %s is finished', async (kind, ms, collected, requests) => {
  await using scene = await openScene();
  const before = { status: 'completed', prLink: null };
  const sent = kind === 'message' ? { kind, before } : { kind };
  await detached(scene, 'gone', { jobId: 'nobody', time: scene.clock.wall() - ms, ...sent });
  const ran = await collect(scene, 'gone');
  expect([ran.outputs.collected, ran.warnings, asked(scene).length]).toEqual([
    collected,
    [],
    requests,
  ]);
});

test.each([
  ['is not asked about', 2 * HOUR - 1, undefined, 1],
  ['is not found', 2 * HOUR, 404, 0],
  ['is not shown for now', 2 * HOUR, 502, 1],
] as const)('an issue that %s after %i ms (%s): %i requests', async (_, ms, status, requests) => {
  await using scene = await openScene();
  await detached(scene, 'slow', { time: scene.clock.wall() - ms });
  if (status === undefined) scene.issue.locked = true;
  else scene.github.fault({ operation: 'issues/get', ...problem(status), times: 99 });
  const ran = await collect(scene, 'slow');
  expect(asked(scene)).toHaveLength(requests);
  const said = ran.warnings.map(({ title }) => title);
  expect(said.includes('Could not post the result')).toBe(requests === 0);
});

test('comments of the last 30 days are read, and a job that goes on takes one request more', async () => {
  await using scene = await openScene();
  await detached(scene, 'slow');
  const since = new Date(scene.clock.wall() - 30 * 24 * HOUR).toISOString().slice(0, 19);
  await collect(scene, 'slow');
  const lists = requestsOf(scene, 'issues/list-comments-for-repo');
  expect(lists.map(({ query }) => query.get('since')?.slice(0, 19))).toEqual([since]);
  expect(scene.github.requests.map(({ operation }) => operation)).toEqual([
    'issues/list-comments-for-repo',
    'issues/update-comment',
  ]);
});

test.each([
  [403, ['Could not update the progress comment']],
  [404, []],
])('an answer whose edit GitHub answers with %i: %j', async (status, titles) => {
  await using scene = await openScene();
  await detached(scene, 'slow');
  scene.github.fault({ operation: 'issues/update-comment', ...problem(status), times: 99 });
  const ran = await collect(scene, 'slow');
  expect([ran.failing, ran.warnings.map(({ title }) => title)]).toEqual([false, titles]);
});

test('a job of a workflow: no reaction, and no command is proposed', async () => {
  await using scene = await openScene();
  await detached(scene, 'failed', { command: '900/job/step/hash' });
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, 'failed');
  expect([ran.outputs.collected, ran.warnings]).toEqual(['1', []]);
  expect(scene.ours()[0]).toMatch(/The agent failed[\s\S]*1 h/);
  expect(scene.ours()[0]).not.toContain('`/docs');
  expect(writes(scene).map(({ operation }) => operation)).not.toContain(
    'reactions/create-for-issue-comment',
  );
});

describe('a pull request that was just opened', () => {
  const event = (pull: object, action = 'opened') => ({
    name: 'pull_request',
    payload: { action, pull_request: { number: 2, ...pull } },
  });
  const BOT = { user: { type: 'Bot' }, head: { ref: 'agent/1' } };
  const PERSON = { user: { type: 'User' }, head: { ref: 'feature' } };
  /** The branch that the simulated service names for each job. */
  const ON_BRANCH = { user: { type: 'User' }, head: { ref: 'main' } };

  test.each([
    ['by a bot: only the newest job is read again', 'slow', BOT, {}, 105_000, 2 + 3],
    ['by a person: each job is read once', 'slow', PERSON, {}, 0, 2],
    ['on the branch of the jobs: these are read again', 'slow', ON_BRANCH, {}, 105_000, 2 + 6],
    ['that shows neither', 'slow', {}, {}, 0, 2],
    ['with one request left', 'slow', BOT, { 'max-requests': '1' }, 0, 1],
    ['of jobs that have ended', 'failed', BOT, {}, 0, 2],
  ])('%s', async (_, project, pull, inputs, ms, requests) => {
    await using scene = await openScene(HERE);
    pullOf(scene);
    for (const __ of [1, 2]) {
      await detached(scene, project);
      fakeClockOf(scene).advance(project === 'failed' ? HOUR : 1_000);
    }
    const began = scene.clock.now();
    await collect(scene, project, inputs, { event: event(pull) });
    expect([scene.clock.now() - began, asked(scene).length]).toEqual([ms, requests]);
  });

  test('its next commits are no reason to read a job again', async () => {
    await using scene = await openScene(HERE);
    await detached(scene, 'slow');
    await collect(scene, 'slow', {}, { event: event(BOT, 'synchronize') });
    expect(asked(scene)).toHaveLength(1);
  });

  test('its job is probably the newest, which is read first', async () => {
    await using scene = await openScene(HERE);
    for (const jobId of ['old', 'middle', 'new']) {
      await detached(scene, 'slow', { jobId });
      fakeClockOf(scene).advance(1_000);
    }
    await collect(scene, 'slow', {}, { event: event(BOT) });
    expect(asked(scene)).toEqual(['new', 'middle', 'old', 'new', 'new', 'new']);
  });

  test('its job is read until it has ended, and nothing else is waited for', async () => {
    await using scene = await openScene(HERE);
    const pull = pullOf(scene);
    await detached(scene, 'ok', { jobId: 'nobody-knows-it' });
    fakeClockOf(scene).advance(1_000);
    await detached(scene, 'ok');
    const began = scene.clock.now();
    const ran = await collect(scene, 'ok', {}, { event: event({ user: BOT.user }) });
    expect(ran.outputs).toMatchObject({ collected: '1', 'still-active': '1' });
    expect(scene.clock.now() - began).toBe(15_000);
    expect(recordsIn(scene, pull)).toMatchObject([{ state: 'ended' }]);
  });

  test('its job is read again, even if a job opened one with the same number elsewhere', async () => {
    await using scene = await openScene({ pullsIn: `${SERVER}/example/other`, firstPull: 2 });
    await detached(scene, 'ok');
    fakeClockOf(scene).advance(HOUR);
    await detached(scene, 'ok');
    const ran = await collect(scene, 'ok', {}, { event: event({ user: BOT.user }) });
    expect(ran.outputs).toMatchObject({ collected: '2', 'still-active': '0' });
  });
});
