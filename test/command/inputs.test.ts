import { describe, expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { openScene } from './support/scene.ts';

describe('comment: never', () => {
  const inputs = { comment: 'never' };

  test('does the work and writes nothing: no comment, no reaction, no record', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs write it', { inputs });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened', 'comment-url': '' } });
    expect(ran.summary).toContain('### ✅ Pull request opened');
    expect(scene.github.world.events.filter(({ by }) => by === 'github-actions[bot]')).toEqual([]);
  });

  test('gives up the conversation: every command starts a job', async () => {
    await using scene = await openScene();
    await scene.say('/docs write it', { inputs });
    expect((await scene.say('/docs say more', { inputs })).outputs.request).toBe('created');
  });

  test.each(['/docs --help', '/docs', '/docs --status'])(
    '%s is answered in the summary only',
    async (body) => {
      await using scene = await openScene();
      const ran = await scene.say(body, { inputs });
      expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', 'comment-url': '' } });
      expect(scene.ours()).toEqual([]);
      expect(ran.summary).toContain(
        {
          '/docs': '### ❌ Invalid command',
          '/docs --help': '### ℹ️ Usage',
          '/docs --status': '### ℹ️ No job yet',
        }[body],
      );
      expect(ran.notices[0]?.message).toContain('See the log or the job summary for the reply.');
    },
  );

  test('the permission is asked for all the same', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs write it', { as: 'stranger', inputs });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied', 'comment-url': '' } });
    expect(scene.service.requests).toEqual([]);
    expect(scene.ours()).toEqual([]);
  });
});

describe('dry-run', () => {
  const inputs = { 'dry-run': 'true' };

  test('shows the exact create, and nobody hears of it', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs write it', { inputs });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', 'comment-url': '' } });
    expect(scene.service.requests).toEqual([]);
    expect(scene.github.world.events.filter(({ by }) => by === 'github-actions[bot]')).toEqual([]);
    const log = ran.log.join('\n');
    expect(log).toContain(`POST ${scene.service.url}/v2/agent/instant/job\n`);
    expect(log).toContain('"prompt":"write it\\n\\n---\\n\\n');
    expect(log).toContain('Authorization: Bearer ***');
    expect(ran.summary).toContain(`POST ${scene.service.url}/v2/agent/instant/job\n`);
    expect(ran.summary).toContain('The Python SDK has no quickstart');
    expect(log + ran.summary).not.toContain(scene.service.key);
  });

  test('reads no thread: the create is shown, and that a job of the thread would get a message', async () => {
    await using scene = await openScene();
    await scene.say('/docs write it');
    const before = scene.github.requests.length;
    const ran = await scene.say('/docs say more', { inputs });
    expect(ran.summary).toContain(`POST ${scene.service.url}/v2/agent/instant/job\n`);
    expect(ran.summary).toContain('If the thread has a job, the instruction is sent to that job instead');
    expect(ran.log.join('\n')).toContain('/docs: continue the job of this thread, or start one');
    expect(scene.taken()).toEqual(['create']);
    expect(scene.github.requests.slice(before).map(({ operation }) => operation)).toEqual([
      'repos/get-collaborator-permission-level',
    ]);
  });

  test.each([
    ['/docs --help', 'maintainer', 'skipped', '### ℹ️ Usage'],
    ['/docs --status', 'maintainer', 'skipped', 'JOB-OF-THIS-THREAD'],
    ['/docs write it', 'stranger', 'denied', 'requires the `write` permission'],
  ])('%s by a %s writes nothing to the thread', async (body, as, outcome, title) => {
    await using scene = await openScene();
    const ran = await scene.say(body, { as, inputs });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome } });
    expect(scene.ours()).toEqual([]);
    expect(scene.service.requests).toEqual([]);
    // The answer stands in the log and in the summary.
    for (const place of [ran.summary, ran.log.join('\n')]) expect(place).toContain(title);
  });

  test('--status --job shows the request that would ask for the job', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs --status --job job_7', { inputs });
    expect(ran.outputs).toMatchObject({ outcome: 'skipped', 'job-id': 'job_7' });
    const asked = `GET ${scene.service.url}/v2/agent/instant/job/job_7`;
    for (const place of [ran.summary, ran.log.join('\n')]) expect(place).toContain(asked);
    expect(scene.service.requests).toEqual([]);
  });

  test('wrong inputs get no reaction', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs write it', { inputs: { ...inputs, wait: 'maybe' } });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(scene.github.requests).toEqual([]);
  });
});

test('wait: false starts the job, reports and leaves; --status asks for it later', async () => {
  await using scene = await openScene();
  const inputs = { 'project-id': 'slow', wait: 'false' };
  const ran = await scene.say('/docs write it', { inputs });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'detached', request: 'created' } });
  expect(scene.service.requests.map(({ method }) => method)).toEqual(['POST']);
  expect(scene.ours()).toHaveLength(1);
  expect(scene.ours()[0]).toContain('### ⏳ Job started');
  const status = await scene.say('/docs --status', { inputs });
  expect(status.outputs).toMatchObject({ status: 'active', 'job-id': ran.outputs['job-id'] });
});

test('wrong inputs: 😕 under the command, all of them named, nothing asked and nothing sent', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const inputs = { 'api-key': '', 'base-url': 'ftp://example.com', wait: 'maybe', 'timeout-minutes': '-1' };
  const ran = await scene.deliver(comment, { inputs });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors.map(({ title }) => title)).toEqual(['4 invalid inputs']);
  for (const name of Object.keys(inputs)) expect(ran.errors[0]?.message).toContain(name);
  expect(scene.github.world.reactions(comment).map(({ content }) => content)).toEqual(['confused']);
  expect(scene.github.requests.map(({ operation }) => operation)).toEqual([
    'reactions/create-for-issue-comment',
  ]);
  expect(scene.ours()).toEqual([]);
});

test('wrong inputs and a GitHub that does not answer: still all of them named', async () => {
  await using scene = await openScene();
  scene.github.fault({ ...problem(500), times: 99 });
  const ran = await scene.say('/docs write it', { inputs: { wait: 'maybe' } });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors.map(({ title }) => title)).toEqual(['Invalid input']);
});

test('prompt, prompt-file and job-id do not count in a comment run, and a warning says so', async () => {
  await using scene = await openScene();
  const inputs = { prompt: 'do something else', 'prompt-file': 'nowhere', 'job-id': '../x', context: 'none' };
  const ran = await scene.say('/docs write it', { inputs });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(ran.warnings).toHaveLength(1);
  expect(ran.warnings[0]?.message).toContain('prompt, prompt-file, job-id');
  expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual(['write it']);
});

test('other modes do not take commands', async () => {
  await using scene = await openScene();
  for (const mode of ['visitors', 'collect']) {
    const ran = await scene.say('/docs write it', { inputs: { mode } });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  }
  expect(scene.service.requests).toEqual([]);
});

test.each(['pull_request_review_comment', 'pull_request_review', 'discussion_comment', 'commit_comment'])(
  '%s without a prompt is refused by a sentence, with one it is a run like any other',
  async (name) => {
    await using scene = await openScene();
    const event = { name, payload: { action: 'created', comment: { body: '/docs write it' } } };
    const refused = await scene.deliver(scene.comment('.'), { run: { event } });
    expect(refused).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(refused.errors[0]?.message).toContain('Commands work only in comments in the conversation');
    expect(scene.service.requests).toEqual([]);
    const ran = await scene.deliver(scene.comment('.'), { inputs: { prompt: 'write it' }, run: { event } });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  },
);
