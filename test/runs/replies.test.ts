import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { deliver, type Kind, write } from '../trigger/support/kinds.ts';
import { openScene } from '../trigger/support/scene.ts';

// Comments that start no work.

test.each<[Kind, body: string, title: string, reactions?: string[]]>([
  ['inline', '/docs --fast write it', '❌ Invalid command', ['confused']],
  ['review', '/docs --status', 'ℹ️ No job yet'],
])(
  'a command of the kind “%s” with the text %j is answered in the thread',
  async (kind, body, title, reactions = []) => {
    await using scene = await openScene();
    const pull = scene.github.world.addIssue(scene.repository, { pull: true });
    const said = write(scene, pull, kind, body);

    const ran = await deliver(scene, said);

    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', 'job-id': '' } });
    expect(ran.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
    expect(scene.ours(pull)).toEqual([expect.stringContaining(`### ${title}`)]);
    expect([said.reactions(), scene.service.requests]).toEqual([reactions, []]);
  },
);

test('--status asks the service once about the thread’s job', async () => {
  await using scene = await openScene();
  const { outputs } = await scene.say('/docs write it');
  const before = scene.service.requests.length;

  const ran = await scene.say('/docs --status');

  expect(scene.service.requests.slice(before)).toMatchObject([{ method: 'GET' }]);
  const { 'job-id': jobId, 'pr-link': link } = outputs;
  const expected = { outcome: 'skipped', 'job-id': jobId, 'pr-link': link, 'pr-number': '2' };
  expect(ran.outputs).toMatchObject(expected);
  expect(scene.ours().at(-1)).toContain('### ✅ Job status: completed');
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

test.for<{ inputs: Record<string, string>; body: string; as: string; words: string }>([
  { inputs: silent, body: '/docs --help', as: 'maintainer', words: '### ✅ The API key works' },
  { inputs: silent, body: '/docs write it', as: 'stranger', words: '### 🔒 Ask a maintainer' },
  {
    inputs: { 'dry-run': 'true' },
    body: '/docs',
    as: 'maintainer',
    words: '### ℹ️ What should the agent do?',
  },
])('with $inputs, the reply to a $as who says $body is only in log and summary', async (row) => {
  const { inputs, body, as, words } = row;
  await using scene = await openScene();

  const ran = await scene.say(body, { as, inputs });

  expect(ran).toMatchObject({ failing: false, outputs: { 'comment-url': '' } });
  for (const place of [ran.summary, ran.log]) expect(place).toContain(words);
  const written = scene.github.requests.filter(({ method }) => method !== 'GET');
  expect(written).toEqual([]);
});

test.each([
  ['/docs --job job_7 write it', 'POST URL/v2/agent/instant/job/job_7/message\n'],
  ['/docs --status', '### ℹ️ Dry run\n'],
])('a dry run of %j shows what it would send, and reads no thread', async (body, words) => {
  await using scene = await openScene();

  const ran = await scene.say(body, { inputs: { 'dry-run': 'true' } });

  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
  expect(ran.summary).toContain(words.replace('URL', scene.service.url));
  expect(scene.requestsOf('issues/list-comments')).toEqual([]);
  expect([scene.ours(), scene.service.requests]).toEqual([[], []]);
});
