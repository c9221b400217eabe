import { expect, test } from 'vitest';
import type { Comment } from '../standin/github/records.ts';
import { record } from '../support/report.ts';
import { startSilent } from './support/deaf.ts';
import { recordsIn } from './support/records.ts';
import { holdBack, realClock, recordedAsSent, startBundle } from './support/run-bundle.ts';
import { runHere } from './support/run-here.ts';
import { openScene, type Scene } from './support/scene.ts';

// Runs that somebody else ends: killed outright, or by a signal, at the two moments that matter.

const SLOW = { 'project-id': 'slow' };

/** A later run of the same event, in this process; its clock is the scene's real one. */
const again = (scene: Scene, comment: Comment, attempt: number, inputs = {}) =>
  runHere(scene, {
    event: { name: 'issue_comment', payload: scene.github.issueCommentEvent(comment, 'created') },
    inputs: scene.inputs({ ...SLOW, ...inputs }),
    run: { id: '4001', attempt },
  });

/** Makes our comments as old as an hour by GitHub's clock: nobody waits for a run that is long dead. */
function anHourLater(scene: Scene): void {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  scene.github.fault({
    operation: ['issues/list-comments', 'issues/get-comment'],
    name: 'altered',
    change: (answer) => ({ ...answer, headers: { ...answer.headers, date } }),
    times: 999,
  });
}

async function killedAt(scene: Scene, comment: Comment, moment: Promise<void>, project = 'slow') {
  await using running = startBundle(scene, comment, { inputs: { 'project-id': project } });
  await moment;
  running.signal('SIGKILL');
  const { signal, state, outputs } = await running.result;
  expect(signal).toBe('SIGKILL');
  return { state, outputs };
}

/** The post step of a run that was killed; gives what stands in the thread then. */
async function postStep(scene: Scene, comment: Comment, state: Readonly<Record<string, string>>) {
  const before = scene.ours();
  await using post = startBundle(scene, comment, { entry: 'post', state });
  const { exitCode, stdout } = await post.result;
  expect(exitCode).toBe(0);
  const after = scene.ours();
  // It never changes a record.
  const lines = (bodies: string[]) => bodies.map((body) => body.split('\n').at(-1));
  expect(lines(after)).toEqual(lines(before));
  return { body: after[0] ?? '', stdout };
}

test.concurrent('killed while sending: two re-runs refuse, one after the other, and pay nothing', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  // The service has taken the POST, and the thread does not know it yet.
  const taken = holdBack(scene, 'issues/update-comment', () => scene.taken().length > 0);
  const { state } = await killedAt(scene, comment, taken);
  expect(recordsIn(scene)).toMatchObject([{ state: 'sending', kind: 'create' }]);
  const { body } = await postStep(scene, comment, state);
  expect(body).toContain('The run was terminated.');
  anHourLater(scene);
  for (const attempt of [2, 3]) {
    const ran = await again(scene, comment, attempt);
    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'unknown', request: '', 'job-id': '' } });
    expect(scene.ours().at(-1)).toContain('`--new`');
  }
  expect(scene.taken()).toEqual(['create']);
  record('paid requests of a command that ran more than once', { sums: { runs: 3, 'service POSTs': 1 } });
});

test.concurrent('killed before anything was sent: the post step says where to look, and --new gets it done', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const { state } = await killedAt(scene, comment, holdBack(scene, 'issues/list-comments'));
  const { body, stdout } = await postStep(scene, comment, state);
  expect(body).toContain('it is unclear whether it started a job');
  expect(body).toContain('dashboard');
  expect(stdout).toContain('::error title=Terminated without a result::');
  expect(scene.service.requests).toEqual([]);
  expect((await scene.say('/docs --new write it')).outputs.request).toBe('created');
});

test.concurrent('killed in a mode that starts no jobs: nobody is told to look for one', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  await using post = startBundle(scene, comment, { entry: 'post', state: {}, inputs: { mode: 'collect' } });
  const { stdout } = await post.result;
  expect(stdout).toContain('::error title=Terminated without a result::');
  expect(stdout).not.toContain('dashboard');
});

test.concurrent('killed, and the progress comment is gone: the post step has nothing to correct', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const { state } = await killedAt(scene, comment, holdBack(scene, 'issues/list-comments'));
  for (const { id, body } of scene.github.world.comments(scene.issue))
    if (body.includes('⏳')) scene.github.world.removeComment(id, 'writer');
  expect((await postStep(scene, comment, state)).stdout).not.toContain('::warning');
});

test.concurrent('killed between its result and the removal of its progress comment: the result stands once', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const removing = holdBack(scene, 'issues/delete-comment', () => true);
  const { state } = await killedAt(scene, comment, removing, 'instant');
  expect(recordsIn(scene)).toMatchObject([
    { state: 'sent', answer: false },
    { state: 'ended', answer: true },
  ]);
  await using post = startBundle(scene, comment, { entry: 'post', state });
  expect((await post.result).exitCode).toBe(0);
  expect(recordsIn(scene)).toMatchObject([{ state: 'ended', answer: true }]);
});

test.concurrent('killed while polling: the post step says so over the same record, the re-run attaches', async () => {
  await using scene = await openScene({ clock: realClock });
  const comment = scene.comment('/docs write it');
  const { state, outputs } = await killedAt(scene, comment, recordedAsSent(scene), 'quick');
  expect(scene.ours()[0]).toContain('### ⏳ Working on it');
  expect(outputs['job-id']).toBe(scene.service.accepted[0]?.jobId);
  const { body } = await postStep(scene, comment, state);
  expect(body).toContain('The run was terminated.');
  expect(body).toContain(`Its job \`${outputs['job-id']}\` is not affected.`);
  expect(body).toContain('`job-id: ');

  const inputs = { 'project-id': 'quick' };
  await using rerun = startBundle(scene, comment, { inputs, run: { id: '4001', attempt: 2 } });
  expect(await rerun.result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'pr-opened', request: 'attached', 'job-id': outputs['job-id'] },
  });
  expect(scene.taken()).toEqual(['create']);
  expect(scene.ours()).toHaveLength(1);
  expect(scene.ours()[0]).toContain('### ✅');
  record('paid requests of a command that ran more than once', { sums: { runs: 2, 'service POSTs': 1 } });
});

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while polling: the comment says how to go on, exit 1',
  async (signal) => {
    await using scene = await openScene({ clock: realClock });
    const comment = scene.comment('/docs write it');
    const sent = recordedAsSent(scene);
    await using running = startBundle(scene, comment, { inputs: SLOW });
    await sent;
    running.signal(signal);
    const ran = await running.result;
    expect(ran).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', request: 'created' } });
    expect(ran.sinceSignalMs).toBeLessThan(5_000);
    const [body = '', ...more] = scene.ours();
    expect(more).toEqual([]);
    expect(body).toContain('Canceled, but the job continues');
    expect(body).toContain('`/docs --status`');
    expect(recordsIn(scene)[0]).toMatchObject({ state: 'sent', answer: true });
    // A run that came to an end of its own leaves the post step nothing to say.
    const after = await postStep(scene, comment, ran.state);
    expect(after.stdout).not.toContain('::error');
    expect(after.body).toBe(body);
  },
);

test.concurrent('SIGINT during the POST, no answer: unknown, exit 1 within 5 s, and a re-run refuses', async () => {
  await using scene = await openScene({ clock: realClock });
  await using silent = await startSilent();
  const comment = scene.comment('/docs write it');
  await using running = startBundle(scene, comment, { inputs: { 'base-url': silent.url } });
  await silent.asked;
  running.signal('SIGINT');
  const ran = await running.result;
  expect(ran).toMatchObject({ exitCode: 1, outputs: { outcome: 'unknown', request: '', 'job-id': '' } });
  expect(ran.sinceSignalMs).toBeLessThan(5_000);
  expect(scene.ours()).toHaveLength(1);
  expect(scene.ours()[0]).toContain('Canceled while sending the request');
  const later = await again(scene, comment, 2, { 'project-id': 'instant' });
  expect(later).toMatchObject({ failing: true, outputs: { outcome: 'unknown' } });
  expect(scene.service.requests).toEqual([]);
});
