import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { deliver, KINDS, write } from './support/kinds.ts';
import { openScene, requestsOf } from './support/scene.ts';

// Commands that are answered without starting work, and the key that was changed between two commands.

test.each([
  ['/docs --help', 'ℹ️ Usage', undefined],
  ['/docs', '❌ Invalid command', 'The instruction is missing. Nothing was sent.'],
  ['/docs --fast write it', '❌ Invalid command', 'Unknown option `--fast`. Nothing was sent.'],
  ['/docs --job ../x write it', '❌ Invalid command', '`--job` requires a valid job ID.'],
  ['/docs --status', 'ℹ️ No job yet', 'This thread has no job. To start one, comment `/docs …`.'],
])('%j is answered in the conversation, without asking the service', async (...row) => {
  const [body, title, words] = row;
  await using scene = await openScene();
  for (const kind of KINDS) {
    const pull = scene.github.world.addIssue(scene.repository, { pull: true });
    const said = write(scene, pull, kind, body);
    const ran = await deliver(scene, said);
    expect(ran, kind).toMatchObject({
      failing: false,
      outputs: { outcome: 'skipped', 'job-id': '' },
    });
    const [reply = '', ...more] = scene.ours(pull);
    expect(more, kind).toEqual([]);
    expect(reply, kind).toContain(`### ${title}`);
    if (words !== undefined) expect(reply, kind).toContain(words);
    expect(ran.outputs['comment-url'], kind).toMatch(/#issuecomment-\d+$/);
    expect(said.reactions(), kind).toEqual([]);
  }
  expect(scene.service.requests).toEqual([]);
});

test('the usage names the command as it is called in this workflow', async () => {
  await using scene = await openScene();
  await scene.say('!agent --help', { inputs: { command: '!agent' } });
  expect(scene.ours()[0]).toContain('- `!agent --status`: Shows the status');
  expect(scene.ours()[0]).not.toContain('/docs');
});

test.each([
  ['instant', 'To continue this job, comment `/docs …` in this thread.', 'message'],
  ['archived', 'To start a new job, comment `/docs --new …` in this thread.', 'create'],
])(
  '--status of the thread’s job (%s) says what a command does here',
  async (project, words, kind) => {
    await using scene = await openScene();
    const inputs = { 'project-id': project };
    await scene.say('/docs write it', { inputs });
    await scene.say('/docs --status', { inputs });
    expect(scene.ours().at(-1)).toContain(words);
    expect((await scene.say('/docs go on', { inputs })).sent).toEqual([kind]);
  },
);

test.each([
  [
    'instant',
    (id: string) => `To continue this job, comment \`/docs --job ${id} …\` in this thread.`,
  ],
  ['archived', () => 'To start a new job, comment `/docs --new …` in this thread.'],
])(
  '--status --job ID (%s) describes that job, whichever job the thread has',
  async (project, words) => {
    await using scene = await openScene();
    const inputs = { 'project-id': project };
    const other = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
    const there = await scene.say('/docs write it', { issue: other, inputs });
    const id = there.outputs['job-id'] ?? '';
    await scene.say(`/docs --status --job ${id}`, { inputs });
    expect(scene.ours().at(-1)).toContain(words(id));
    expect(scene.taken()).toEqual(['create']);
  },
);

test('--status asks the service once about the thread’s job', async () => {
  await using scene = await openScene();
  const { outputs } = await scene.say('/docs write it');
  const before = scene.service.requests.length;
  const ran = await scene.say('/docs --status');
  expect(scene.service.requests.slice(before).map(({ method }) => method)).toEqual(['GET']);
  expect(ran).toMatchObject({
    failing: false,
    outputs: { outcome: 'skipped', status: 'completed', 'job-id': outputs['job-id'] },
  });
  expect(ran.outputs['pr-link']).toBe(outputs['pr-link']);
  expect(ran.outputs['pr-number']).toBe('1');
  expect(scene.ours().at(-1)).toContain(
    `The status of job \`${outputs['job-id']}\` is \`completed\`.`,
  );
  expect(scene.ours().at(-1)).toContain('### ✅ Job status: completed');
  expect(scene.ours().at(-1)).toMatch(/- \*\*Created:\*\* \d+ s ago \(20[-\d]+ [:\d]+ UTC\)/);
  expect(scene.ours().at(-1)).toMatch(
    /Its pull request is <https:\/\/code\.example\.org\/other\/docs\/pull\/1>\./,
  );
});

test('--status --job asks the service once about that job, and does not read the thread', async () => {
  await using scene = await openScene();
  const { outputs } = await scene.say('/docs write it');
  const before = requestsOf(scene, 'issues/list-comments').length;
  const requests = scene.service.requests.length;
  const ran = await scene.say(`/docs --status --job ${outputs['job-id']}`);
  expect(ran.outputs).toMatchObject({
    outcome: 'skipped',
    'job-id': outputs['job-id'],
    status: 'completed',
  });
  expect(scene.service.requests.length - requests).toBe(1);
  expect(requestsOf(scene, 'issues/list-comments')).toHaveLength(before);
});

test.each([
  [
    'ok',
    '404',
    'There is no such job.',
    'Check the job ID. Check `base-url`, `project-id`, and `job-path`.',
  ],
  [
    'retrieve-forbidden',
    '403',
    'This key may not read jobs.',
    'The key is not authorized for this request.',
  ],
])(
  '--status of a job that the service %s does not return says why, and what to check',
  async (project, status, said, advice) => {
    await using scene = await openScene();
    const ran = await scene.say('/docs --status --job job_that_nobody_knows', {
      inputs: { 'project-id': project },
    });
    expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', status: '' } });
    const [, next = ''] = (scene.ours()[0] ?? '').split('The job is not affected.\n\n');
    expect(next).toMatch(advice);
    expect(scene.ours()[0]).toContain(
      `could not be read. The service returned \`${status}\`. Response: \`${said}`,
    );
  },
);

test('--status of the thread’s job that cannot be read keeps the recorded pull request in the outputs', async () => {
  await using scene = await openScene();
  const { outputs } = await scene.say('/docs write it');
  const ran = await scene.say('/docs --status', { inputs: { 'job-path': '/v9/{projectId}/{id}' } });
  expect(scene.ours().at(-1)).toContain('### ❓ Could not read the job status');
  const { 'job-id': jobId, 'pr-link': link, 'pr-number': number } = outputs;
  expect(ran.outputs).toMatchObject({
    outcome: 'skipped',
    'job-id': jobId,
    'pr-link': link,
    'pr-number': number,
  });
  expect(link).not.toBe('');
});

test('--status in a thread that cannot be read says so, and asks nobody', async () => {
  await using scene = await openScene();
  scene.github.fault({ operation: 'issues/list-comments', ...problem(502), times: 9 });
  const ran = await scene.say('/docs --status');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped' } });
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not read the job status']);
  expect(scene.ours()[0]).toContain('### ❓ Could not read the job status');
  expect(scene.service.requests).toEqual([]);
});

test.each(['issues/list-comments', 'repos/get-collaborator-permission-level'] as const)(
  'a signal during %s leads to no answer, the outcome cancelled and exit code 1',
  async (operation) => {
    await using scene = await openScene();
    await scene.say('/docs write it');
    const stop = new AbortController();
    scene.github.before(operation, () => stop.abort(new Error('SIGINT')));
    const requests = scene.service.requests.length;
    const ran = await scene.say('/docs --status', { run: { signal: stop.signal } });
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'cancelled' } });
    expect(ran.errors.map(({ title }) => title)).toEqual(['Canceled']);
    expect(scene.service.requests.length).toBe(requests);
    expect(scene.ours()).toHaveLength(1);
  },
);

test('if no comment contains the job ID, the log says that it is needed, and promises no result', async () => {
  await using scene = await openScene();
  const locked = problem(403, 'Unable to create comment because issue is locked.');
  scene.github.fault({ operation: 'issues/update-comment', ...locked, times: 9 });
  scene.github.fault({ operation: 'issues/create-comment', ...locked, after: 1, times: 9 });
  const inputs = { 'project-id': 'slow', wait: 'false' };
  const ran = await scene.say('/docs write it', { inputs });
  const [jobId] = scene.service.jobs.keys();
  expect(ran.outputs).toMatchObject({ outcome: 'detached', 'job-id': jobId });
  expect(ran.warnings.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Could not update the progress comment',
      'Could not save the job ID in the thread',
    ]),
  );
  expect(ran.summary).toContain(`comment \`/docs --status --job ${jobId}\``);
  expect(ran.summary).not.toContain('re-run the workflow run');
});

test('if GitHub rejects the answer, a warning says what to change', async () => {
  await using scene = await openScene();
  scene.issue.locked = true;
  const ran = await scene.say('/docs --help');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', 'comment-url': '' } });
  expect(ran.warnings[0]?.title).toBe('Could not post the reply');
  expect(ran.warnings[0]?.message).toContain('check that the conversation is not locked');
  expect(ran.summary).toContain('### ℹ️ Usage');
});

test('after a change of the API key, the thread has no job', async () => {
  await using scene = await openScene();
  const before = await scene.say('/docs write it');
  await using later = await startService({
    key: 'key_this-is-the-next-key-not-a-real-one-9876543210',
    now: () => scene.clock.wall(),
    repository: 'https://code.example.org/other/docs',
  });
  const inputs = { 'base-url': later.url, 'api-key': later.key };
  await scene.say('/docs --status', { inputs });
  expect(scene.ours().at(-1)).toContain('This thread has no job.');
  const ran = await scene.say('/docs say more', { inputs });
  expect(ran).toMatchObject({
    failing: false,
    outputs: { outcome: 'pr-opened' },
  });
  expect(ran.outputs['job-id']).not.toBe(before.outputs['job-id']);
  expect(later.accepted.map(({ kind }) => kind)).toEqual(['create']);
  expect(ran.warnings).toEqual([]);
  await scene.say('/docs go on', { inputs });
  expect(later.accepted.map(({ kind }) => kind)).toEqual(['create', 'message']);
});
