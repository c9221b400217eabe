import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import {
  fakeClockOf,
  HERE,
  openScene,
  pullOf,
  REPOSITORY,
  requestsOf,
  type Scene,
  SERVER,
} from '../trigger/support/scene.ts';
import { collect, detached, HOUR } from './support.ts';

// What a run of mode `collect` says about the pull requests of earlier jobs.

const DAY = 24 * HOUR;
const REPORT = { 'report-pull-requests': 'true' };
const asked = (scene: Scene) => requestsOf(scene, 'pulls/get').length;

/** A pull request of this repository, and the command of a job that opened it some days ago. */
async function opened(scene: Scene, daysAgo: number) {
  const { world } = scene.github;
  const pull = world.addIssue(scene.repository, { pull: true, user: 'docs-app' });
  pull.createdAt = scene.clock.wall() - daysAgo * DAY;
  const prLink = `${SERVER}/${REPOSITORY}/pull/${pull.number}`;
  const job = { state: 'ended', prLink, jobId: `job-${pull.number}` } as const;
  await detached(scene, 'ok', { ...job, time: pull.createdAt });
  return pull;
}

const rowsOf = (summary: string) => summary.split('\n').filter((line) => line.startsWith('| <'));

test('the pull requests are listed with what became of them, the oldest first', async () => {
  await using scene = await openScene();
  const [open, merged, closed, old] = [
    await opened(scene, 2),
    await opened(scene, 9),
    await opened(scene, 5),
    await opened(scene, 12),
  ];
  scene.github.world.merge(merged);
  closed.state = 'closed';
  const ran = await collect(scene, 'ok', REPORT);

  expect(ran).toMatchObject({
    failing: false,
    outputs: { outcome: 'collected', 'open-pull-requests': '2', 'merged-pull-requests': '1' },
  });
  const link = ({ number }: typeof open) => `<${SERVER}/${REPOSITORY}/pull/${number}>`;
  expect(rowsOf(ran.summary)).toEqual([
    `| ${link(old)} | open for 12 d |`,
    `| ${link(merged)} | merged |`,
    `| ${link(closed)} | closed |`,
    `| ${link(open)} | open for 2 d |`,
  ]);
  const sentence = 'Pull requests of the last 30 days: 1 merged, 1 closed, 2 open.';
  expect(ran.summary).toContain(`${sentence}\n`);
  expect(ran.summary).toContain('<details><summary>4 pull requests</summary>');
  expect(ran.notices[0]?.message).toContain(sentence);
  expect([asked(scene), scene.service.requests]).toEqual([4, []]);
});

test('a result that this run posts counts, and a pull request of several commands counts once', async () => {
  await using scene = await openScene(HERE);
  pullOf(scene);
  await detached(scene, 'ok');
  const [jobId = ''] = scene.service.jobs.keys();
  await detached(scene, 'ok', { jobId });
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, 'ok', REPORT);
  expect(ran.outputs).toMatchObject({ collected: '1', 'open-pull-requests': '1' });
  expect(rowsOf(ran.summary)).toHaveLength(1);
});

test('without the input, no pull request is looked up', async () => {
  await using scene = await openScene();
  await opened(scene, 2);
  const ran = await collect(scene, 'ok');
  expect(ran.outputs).toMatchObject({ 'open-pull-requests': '', 'merged-pull-requests': '' });
  expect(ran.summary).not.toContain('Pull requests');
  expect(asked(scene)).toBe(0);
});

test('without pull requests, the sentence says so, and there is no table', async () => {
  await using scene = await openScene();
  const ran = await collect(scene, 'ok', REPORT);
  expect(ran.outputs).toMatchObject({ 'open-pull-requests': '0', 'merged-pull-requests': '0' });
  expect(ran.summary).toContain('0 merged, 0 closed, 0 open.\n');
  expect(ran.summary).not.toContain('<details>');
});

test('GitHub is asked about the 50 newest, and the sentence counts what is missing', async () => {
  await using scene = await openScene();
  for (let days = 1; days <= 53; days += 1) await opened(scene, 29 - days / 2);
  scene.github.fault({ operation: 'pulls/get', ...problem(404) });
  const ran = await collect(scene, 'ok', REPORT);
  expect(asked(scene)).toBe(50);
  expect(ran.outputs).toMatchObject({ outcome: 'collected', 'open-pull-requests': '49' });
  expect(ran.summary).toContain('49 open. 4 more could not be read, or exceed the limit of 50.');
});

test('a pull request of another server, or of a job that is older than 30 days, is left out', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok', { state: 'ended', prLink: 'https://code.example.org/a/b/pull/1' });
  await opened(scene, 29);
  const old = await opened(scene, 31);
  // The comments were edited, so GitHub lists all of them.
  for (const { id, body } of scene.github.world.comments(scene.issue))
    scene.github.world.editComment(id, body);
  const ran = await collect(scene, 'ok', REPORT);
  expect(rowsOf(ran.summary)).toHaveLength(1);
  expect(ran.summary).not.toContain(`/pull/${old.number}>`);
});

test('a run that is stopped asks no further', async () => {
  await using scene = await openScene();
  for (const days of [1, 2, 3]) await opened(scene, days);
  const stop = new AbortController();
  scene.github.before('pulls/get', () => stop.abort(new Error('SIGINT')));
  const ran = await collect(scene, 'ok', REPORT, { signal: stop.signal });
  expect(ran.outputs).toMatchObject({ outcome: 'cancelled' });
  expect(asked(scene)).toBe(1);
});
