import { expect, test } from 'vitest';
import { fakeClockOf, openScene, REPOSITORY, SERVER } from '../trigger/support/scene.ts';
import { collect, detached, HOUR, MINUTE } from './support.ts';

// What a run of mode `collect` says at its end.

test('a run without new results says so', async () => {
  await using scene = await openScene();
  const ran = await collect(scene, 'ok');
  expect(ran.summary).toMatch(
    /^### ℹ️ No new results\n\nProject `ok`: 0 jobs without a posted result\./,
  );
  expect(ran.summary).toContain('Requests to the service: 0 of at most 60.\n');
  expect(ran.notices.map(({ title }) => title)).toEqual(['No new results']);
});

test('each result is a row with its issue, outcome, job and pull request', async () => {
  await using scene = await openScene({ pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 2 });
  scene.github.world.addIssue(scene.repository, { number: 2, pull: true });
  await detached(scene, 'ok');
  await detached(scene, 'ok', { jobId: 'nobody-knows-it' });
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, 'ok');
  expect(ran.summary).toContain('### ℹ️ Posted 2 results: 1 with a pull request, 1 not found\n');
  const rows = ran.summary.split('\n').filter((line) => line.startsWith('- '));
  const { number } = scene.issue;
  expect(rows).toEqual([
    expect.stringMatching(`^- #${number}: \`pr-opened\`, job \`[^\`]+\`, \\[?.*/pull/2`),
    `- #${number}: \`unknown\`, job \`nobody-knows-it\``,
  ]);
  expect(ran.outputs).toMatchObject({ outcome: 'collected', collected: '2', 'still-active': '0' });
  expect(ran.notices.map(({ title }) => title)).toEqual([
    'Posted 2 results: 1 with a pull request, 1 not found',
  ]);
});

test.each([
  ['failed', '❌', 'Posted 1 result: 1 failed'],
  ['no-changes', 'ℹ️', 'Posted 1 result: 1 without a pull request'],
  ['ok', '✅', 'Posted 1 result: 1 with a pull request'],
])(
  'the sign of the result of project %s is %s, and the log names it',
  async (project, sign, title) => {
    await using scene = await openScene();
    await detached(scene, project);
    fakeClockOf(scene).advance(HOUR);
    const ran = await collect(scene, project);
    expect(ran.summary).toContain(`### ${sign} ${title}\n`);
    expect(ran.notices.map((notice) => notice.title)).toEqual([title]);
    const [row = ''] = ran.summary.split('\n').filter((line) => line.startsWith('- '));
    expect(ran.log).toContain(row.slice(2).replace(/[<>]/g, ''));
  },
);

test('a job that is still running counts as active, and the limit of requests is kept', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 2; n += 1) await detached(scene, 'slow');
  const ran = await collect(scene, 'slow', { 'max-requests': '1' });
  expect(ran.summary).toContain(
    '2 jobs without a posted result. Requests to the service: 1 of at most 1.',
  );
  expect(ran.summary).toContain('Remaining: 1 job.');
  expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '2' });
});

test('a key without the required permissions fails the step, and the summary says what to change', async () => {
  await using scene = await openScene();
  await detached(scene, 'retrieve-forbidden');
  const ran = await collect(scene, 'retrieve-forbidden');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'still-active': '1' } });
  const title = 'The service rejected the request';
  expect(ran.summary).toMatch(`### ❌ ${title}\n`);
  expect(ran.errors.map((error) => error.title)).toEqual([title]);
  expect(ran.errors[0]?.message).toMatch(/returned `403`\.[\s\S]*Check that it is an admin key/);
});

test('a canceled run leaves the rest to the next run', async () => {
  await using scene = await openScene();
  await detached(scene, 'slow');
  const ran = await collect(scene, 'slow', {}, { signal: AbortSignal.abort(new Error('SIGINT')) });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'cancelled' } });
  expect(ran.summary).toMatch(/^### 🛑 Canceled\n\nThe run was canceled\. No new results\. /);
  expect(ran.summary).toContain('\n\nThe next run continues.\n');
});

test('a job that is not found within a minute after its creation may only be late', async () => {
  await using scene = await openScene();
  await detached(scene, 'gone', { jobId: 'nobody-knows-it' });
  expect((await collect(scene, 'gone')).outputs).toMatchObject({
    collected: '0',
    'still-active': '1',
  });
  fakeClockOf(scene).advance(10 * MINUTE);
  expect((await collect(scene, 'gone')).outputs).toMatchObject({
    collected: '1',
    'still-active': '0',
  });
});
