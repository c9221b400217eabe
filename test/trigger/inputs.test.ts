import { describe, expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { openScene } from './support/scene.ts';

describe('comment: never', () => {
  const inputs = { comment: 'never' };

  test('every command starts a job, and nothing is written to the thread', async () => {
    await using scene = await openScene();
    await scene.say('/docs write it', { inputs });
    const ran = await scene.say('/docs say more', { inputs });
    expect(ran).toMatchObject({
      failing: false,
      sent: ['create'],
      outputs: { 'comment-url': '' },
    });
    expect(scene.github.world.events.filter(({ by }) => by === 'github-actions[bot]')).toEqual([]);
  });
});

describe('dry-run', () => {
  const inputs = { 'dry-run': 'true' };

  test.each([
    ['say more', '/job/JOB/message'],
    ['--new say more', '/job'],
    ['--job job_7 say more', '/job/job_7/message'],
    ['--status', '/job/JOB'],
  ])(
    'of /docs %s shows the request that would be sent, after reading the thread',
    async (command, path) => {
      await using scene = await openScene();
      const { outputs } = await scene.say('/docs write it');
      const before = scene.github.requests.length;
      const ran = await scene.say(`/docs ${command}`, { inputs: { ...inputs, context: 'none' } });
      const address = `/v2/agent/instant${path.replace('JOB', outputs['job-id'] ?? '')}\n`;
      expect(ran.summary).toContain(scene.service.url + address);
      expect(scene.taken()).toEqual(['create']);
      const operations = scene.github.requests.slice(before).map(({ operation }) => operation);
      const reads = ['repos/get-collaborator-permission-level', 'issues/list-comments'];
      expect(operations).toEqual(reads);
    },
  );

  test('shows the create if the thread cannot be read, and says so', async () => {
    await using scene = await openScene();
    await scene.say('/docs write it');
    scene.github.fault({ operation: 'issues/list-comments', ...problem(500), times: 9 });
    const ran = await scene.say('/docs say more', { inputs });
    expect(ran.summary).toContain(`POST ${scene.service.url}/v2/agent/instant/job\n`);
    expect(ran.summary).toContain('The thread could not be read. If it has a job,');
    expect(ran.log.join('\n')).toContain('/docs (continue)');
  });

  test('invalid inputs get no reaction', async () => {
    await using scene = await openScene();
    const ran = await scene.say('/docs write it', { inputs: { ...inputs, wait: 'maybe' } });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(scene.github.requests).toEqual([]);
  });
});

test.each([
  ['comment', 'never', '/docs --help', 'maintainer', '### ℹ️ Usage'],
  ['comment', 'never', '/docs', 'maintainer', '### ❌ Invalid command'],
  ['comment', 'never', '/docs --status', 'maintainer', '### ℹ️ No job yet'],
  ['comment', 'never', '/docs write it', 'stranger', '### 🔒 Permission denied'],
  ['dry-run', 'true', '/docs --help', 'maintainer', '### ℹ️ Usage'],
  ['dry-run', 'true', '/docs --status', 'maintainer', '### ℹ️ No job yet'],
  ['dry-run', 'true', '/docs --status --job job_7', 'maintainer', '/v2/agent/instant/job/job_7'],
  ['dry-run', 'true', '/docs write it', 'stranger', 'requires the `write` permission'],
])(
  '%s: %s, %s by a %s: the reply is only in the log and the summary',
  async (name, value, body, as, words) => {
    await using scene = await openScene();
    const ran = await scene.say(body, { as, inputs: { [name]: value } });
    const outcome = as === 'stranger' ? 'denied' : 'skipped';
    expect(ran).toMatchObject({ failing: false, outputs: { outcome, 'comment-url': '' } });
    expect([scene.ours(), scene.service.requests]).toEqual([[], []]);
    for (const place of [ran.summary, ran.log.join('\n')]) expect(place).toContain(words);
    expect(ran.outputs['job-id']).toBe(body.includes('job_7') ? 'job_7' : '');
    expect(ran.notices[0]?.message).toMatch(/^See the log|\nSee the log|Nothing was sent\./);
  },
);

test('invalid inputs get a 😕 reaction and are all named, and nothing is asked or sent', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const inputs = {
    'api-key': '',
    'base-url': 'ftp://example.com',
    wait: 'maybe',
    'timeout-minutes': '-1',
  };
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

test('invalid inputs are all named even if GitHub does not answer', async () => {
  await using scene = await openScene();
  scene.github.fault({ ...problem(500), times: 99 });
  const ran = await scene.say('/docs write it', { inputs: { wait: 'maybe' } });
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
  expect(ran.errors.map(({ title }) => title)).toEqual(['Invalid input']);
});

test.each(['commit_comment', 'discussion_comment'])(
  '%s without a prompt is refused with a sentence, and with a prompt it is an ordinary run',
  async (name) => {
    await using scene = await openScene();
    const event = { name, payload: { action: 'created', comment: { body: '/docs write it' } } };
    const refused = await scene.deliver(scene.comment('.'), { run: { event } });
    expect(refused).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(refused.errors[0]?.message).toContain(
      'Commands work only in comments and reviews of issues and pull requests',
    );
    expect(scene.service.requests).toEqual([]);
    const ran = await scene.deliver(scene.comment('.'), {
      inputs: { prompt: 'write it' },
      run: { event },
    });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  },
);
