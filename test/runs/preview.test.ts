import { expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { HERE, openSceneWithPull } from '../trigger/support/scene.ts';
import { createRecorder } from '../trust/recorder.ts';

// What the result shows of the pull request that a job has opened, number 2 of the repository.

const previewing = { 'preview-path': '/v1/project/preview/{projectId}' };

test('the preview is no request for work: the service accepts a command and a follow-up', async () => {
  await using scene = await openSceneWithPull();
  await scene.say('/docs write it', { inputs: previewing });

  const { outputs } = await scene.say('/docs shorten it', { inputs: previewing });

  expect(scene.service.accepted).toMatchObject([{ kind: 'create' }, { kind: 'message' }]);
  expect(outputs['preview-url']).toContain('/previews/changes');
  const previews = scene.service.requests.filter(({ path }) => path.includes('/preview/'));
  expect(previews).toHaveLength(2);
});

test('the files are read beside the pull request', async () => {
  await using scene = await openSceneWithPull();
  const together = Promise.withResolvers<void>();
  scene.github.before('pulls/get', () => together.promise);
  scene.github.before('pulls/list-files', () => together.resolve());

  const ran = await scene.pipeline();

  expect(ran.outputs.outcome).toBe('pr-opened');
});

test('the outputs are written before the requests, which a run that is killed may not survive', async () => {
  await using scene = await openSceneWithPull();
  const recorder = createRecorder();
  const before: string[] = [];
  const note = () =>
    void before.push(`${recorder.outputs.outcome}: ${recorder.outputs['pr-link']}`);
  for (const operation of ['pulls/get', 'pulls/list-files'] as const)
    scene.github.before(operation, note);

  await scene.pipeline(previewing, { recorder });

  expect(before).toEqual(Array(2).fill(`pr-opened: ${HERE}/pull/2`));
});

const PULL = `${HERE}/pull/2`;
const started = respond(201, { id: 'job_1', status: 'active' });
const done = respond(200, { id: 'job_1', status: 'completed', prLink: PULL });

test('a preview whose answer is lost is not asked for again, and changes nothing else', async () => {
  await using scene = await openSceneWithPull();
  await using server = await startFaultyServer([started, done, { name: 'reset-after-request' }]);

  const ran = await scene.pipeline({ ...previewing, 'base-url': server.origin });

  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  expect(ran).toMatchObject({
    failing: false,
    outputs: { outcome: 'pr-opened', 'pr-link': PULL, 'preview-url': '' },
    warnings: [{ title: 'No preview', message: expect.stringContaining('did not respond') }],
  });
  expect(ran.summary).not.toContain('preview');
});

test('a signal ends the wait for a preview', async () => {
  await using scene = await openSceneWithPull();
  const stop = new AbortController();
  await using server = await startFaultyServer(({ path }) => {
    if (!path.includes('preview')) return path.endsWith('job_1') ? done : started;

    stop.abort();
    return silence;
  });

  const ran = await scene.say('/docs write it', {
    inputs: { ...previewing, 'base-url': server.origin },
    signal: stop.signal,
  });

  expect(ran).toMatchObject({ warnings: [], outputs: { outcome: 'pr-opened', 'pr-link': PULL } });
  expect(scene.ours()).toEqual([expect.stringContaining(PULL)]);
});
