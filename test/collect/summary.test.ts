import { expect, test } from 'vitest';
import { fakeClockOf, openScene, REPOSITORY, SERVER } from '../trigger/support/scene.ts';
import { collect, detached, HOUR, MINUTE } from './support.ts';

// What a run of mode `collect` says at its end.

test('the summary says that there is nothing to finish', async () => {
  await using scene = await openScene();
  const ran = await collect(scene, 'ok');
  expect(ran.summary).toMatch(
    /^### ℹ️ Docs Agent: No job to finish\n\nProject `ok`: 0 jobs finished, 0 jobs still/,
  );
  expect(ran.summary).toContain('Requests to the service: 0 of at most 60.\n');
  expect(ran.notices.map(({ title }) => title)).toEqual(['No job to finish']);
});

test('each result is a row with its issue, outcome, job and pull request', async () => {
  await using scene = await openScene({ pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 2 });
  scene.github.world.addIssue(scene.repository, { number: 2, pull: true });
  await detached(scene, 'ok');
  await detached(scene, 'ok', { jobId: 'nobody-knows-it' });
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, 'ok');
  expect(ran.summary).toContain('### ✅ Docs Agent: 2 jobs finished\n');
  const rows = ran.summary.split('\n').filter((line) => line.startsWith('- '));
  const { number } = scene.issue;
  expect(rows).toEqual([
    expect.stringMatching(`^- #${number}: \`pr-opened\`, job \`[^\`]+\`, \\[?.*/pull/2`),
    `- #${number}: \`unknown\`, job \`nobody-knows-it\``,
  ]);
  expect(ran.outputs).toMatchObject({ outcome: 'collected', collected: '2', 'still-active': '0' });
  expect(ran.notices.map(({ title }) => title)).toEqual(['2 jobs finished']);
});

test('a job that is still running counts as active, and the limit of requests is kept', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 2; n += 1) await detached(scene, 'slow');
  const ran = await collect(scene, 'slow', { 'max-requests': '1' });
  expect(ran.summary).toContain(
    '0 jobs finished, 2 jobs still active. Requests to the service: 1 of at most 1.',
  );
  expect(ran.summary).toContain('Left for the next run: 1 job.');
  expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '2' });
});

test('a key that the service rejects fails the step, and the summary says what to change', async () => {
  await using scene = await openScene();
  await detached(scene, 'retrieve-forbidden');
  const ran = await collect(scene, 'retrieve-forbidden');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'still-active': '1' } });
  const title = 'The service rejected the API key';
  expect(ran.summary).toMatch(`### ❌ Docs Agent: ${title}\n`);
  expect(ran.errors.map((error) => error.title)).toEqual([title]);
  expect(ran.errors[0]?.message).toMatch(/returned 403\.[\s\S]*Check that it is an admin key/);
});

test('a canceled run leaves the rest to the next run', async () => {
  await using scene = await openScene();
  await detached(scene, 'slow');
  const ran = await collect(scene, 'slow', {}, { signal: AbortSignal.abort(new Error('SIGINT')) });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'cancelled' } });
  expect(ran.summary).toMatch(
    /^### ❌ Docs Agent: Canceled\n\nThe next run finishes what is left\.\n/,
  );
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
