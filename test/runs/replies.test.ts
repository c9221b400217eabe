import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { HERE, openScene } from '../trigger/support/scene.ts';

test('no comment says that a run watches a job if none does, and --status names the run to start again', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'slow' };
  const said = scene.comment('/docs write it');
  const start = { inputs: { ...inputs, wait: 'false' }, run: { id: '42', attempt: 1 } };
  await scene.deliver(said, start);
  let edits = 0;
  scene.github.before('issues/update-comment', async () => {
    edits += 1;
    if (edits === 2) await scene.say('/docs --status', { inputs });
  });

  await scene.say('/docs --status', { inputs });
  await scene.deliver(said, { inputs });

  const texts = scene.github.world.events.map(({ body }) => body ?? '').join();
  expect(texts).toContain('live log');
  const replies = scene.ours().filter((body) => body.includes('Job status'));
  expect(replies).toEqual([
    expect.stringContaining('### ⏳ Job status: active\n\nNo run is watching this job. Job `job_'),
    expect.stringContaining('### ⏳ Job status: active\n\nJob `job_'),
  ]);
  expect(replies[0]).toContain(
    `To get the result here, re-run [the workflow run](${HERE}/actions/runs/42). This starts no new work.`,
  );
});

test('a reply that cannot be posted fails the step, because nobody sees it', async () => {
  await using scene = await openScene();
  scene.github.fault({ operation: 'issues/create-comment', ...problem(403, 'Read-only') });

  const ran = await scene.say('/docs --help');

  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'comment-url': '' } });
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not post the reply']);
});

test('--status in a thread that cannot be read says so, and asks nobody', async () => {
  await using scene = await openScene();
  scene.github.fault({ operation: 'issues/list-comments', ...problem(502), times: 9 });

  const ran = await scene.say('/docs --status');

  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
  expect(ran.warnings).toMatchObject([{ title: 'Could not read the job status' }]);
  expect(scene.service.requests).toEqual([]);
});

test('a signal while the thread is read leads to no reply', async () => {
  await using scene = await openScene();
  const stop = new AbortController();
  scene.github.before('issues/list-comments', () => stop.abort(new Error('SIGINT')));

  const ran = await scene.say('/docs --status', { signal: stop.signal });

  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'cancelled' } });
  expect([scene.ours(), scene.service.requests]).toEqual([[], []]);
});

const silent = { comment: 'never' };
const dry = { 'dry-run': 'true', 'api-key': '' };

test.for<[as: string, body: string, inputs: Record<string, string>, words: string]>([
  ['maintainer', '/docs --help', silent, '✅ The API key works'],
  ['stranger', '/docs write it', silent, '### 🔒 Ask a maintainer'],
  ['maintainer', '/docs', dry, '### ℹ️ What should the agent do?'],
  ['maintainer', '/docs --status', dry, '### ℹ️ Dry run'],
  ['maintainer', '/docs --job job_7 write it', dry, '/v2/agent/instant/job/job_7/message'],
])('a %s who says %j with %j gets the reply only in log and summary', async (row) => {
  const [as, body, inputs, words] = row;
  await using scene = await openScene();

  const ran = await scene.say(body, { as, inputs });

  expect(ran).toMatchObject({ failing: false, sent: [], outputs: { 'comment-url': '' } });
  for (const place of [ran.summary, ran.log]) expect(place).toContain(words);
  const { github, service } = scene;
  expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(scene.operations()).not.toContain('issues/list-comments');
  if (inputs === dry) expect(service.requests).toEqual([]);
});

// Where inputs of the workflow are missing or wrong. What people then read is in `test/golden`.

test.each(['/docs write it', '/docs --help'])(
  'a stranger who comments %j learns nothing about the setup',
  async (body) => {
    await using scene = await openScene();

    const ran = await scene.say(body, { as: 'stranger', inputs: { 'api-key': '', wait: 'x' } });

    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' } });
    const [reply] = scene.ours();
    expect(reply).toContain('### 🔒 Ask a maintainer');
    expect(`${reply}${ran.summary}`).not.toMatch(/api-key|wait/);
  },
);

test.each([{ 'dry-run': 'true' }, { comment: 'never' }])(
  'with %j the run names what is wrong, and writes nothing in the thread',
  async (inputs) => {
    await using scene = await openScene();

    const ran = await scene.say('/docs write it', { inputs: { ...inputs, wait: '?' } });

    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', 'comment-url': '' } });
    expect(ran.summary).toContain('`wait`');
    expect(scene.operations()).toEqual(['repos/get-collaborator-permission-level']);
  },
);
