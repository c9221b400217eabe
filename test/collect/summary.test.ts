import { expect, test } from 'vitest';
import { fakeClockOf, HERE, openScene, pullOf } from '../trigger/support/scene.ts';
import { asked, collect, detached, HOUR, writes } from './support.ts';

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
  await using scene = await openScene(HERE);
  pullOf(scene);
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

test('a key without the required permissions fails the step, and the summary says what to change', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 2; n += 1) await detached(scene, 'retrieve-forbidden');
  const ran = await collect(scene, 'retrieve-forbidden');
  const outputs = { outcome: 'failed', collected: '0', 'still-active': '2' };
  expect(ran).toMatchObject({ failing: true, outputs });
  expect([writes(scene), asked(scene).length]).toEqual([[], 1]);
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
