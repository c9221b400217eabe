import { expect, test } from 'vitest';
import { existingJob } from '../bundle/job-run.ts';
import { problem, silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { runAction, startAction } from '../support/action.ts';
import { openThread } from './support/thread.ts';

test.concurrent.each([
  ['stays silent', { ...silence, write: 'late' }],
  ['fails', { ...problem(502) }],
] as const)(
  'SIGINT while GitHub %s when the job’s id is put into the record: a later run attaches, and pays for nothing',
  async (_, effect) => {
    await using service = await startService({ pace: 0.4 });
    await using place = await openThread();
    const command = place.command('/docs write the quickstart', service, {
      inputs: { 'project-id': 'ok', 'poll-interval': '1' },
    });
    const fault = place.github.fault({ ...effect, operation: 'issues/update-comment' });
    await using running = startAction(command);
    await fault.met;
    running.signal('SIGINT');
    const stopped = await running.result;
    const [jobId = ''] = service.jobs.keys();
    expect(stopped.exitCode).toBe(1);
    expect(stopped.outputs).toMatchObject({ outcome: 'cancelled', request: 'created', 'job-id': jobId });
    expect(place.answers()).toEqual([expect.stringContaining(`job \`${jobId}\`. The job is not affected`)]);

    await using again = await runAction({ ...command, env: { ...command.env, GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.outputs).toMatchObject({ request: 'attached', 'job-id': jobId, outcome: 'pr-opened' });
    expect(service.accepted).toHaveLength(1);
  },
);

test.concurrent('SIGINT while it waits for another command: cancelled, and nobody is held up by it', async () => {
  await using service = await startService();
  await using place = await openThread();
  const inputs = { 'project-id': 'ok', 'poll-interval': '1' };
  const read = place.github.fault({ ...silence, operation: 'issues/list-comments' });
  await using first = startAction(place.command('/docs write the quickstart', service, { inputs }));
  await read.met;
  first.signal('SIGKILL');
  await first.result;
  const { promise: waits, resolve } = Promise.withResolvers<void>();
  place.github.before('issues/get-comment', () => resolve());
  await using second = startAction(place.command('/docs and the reference', service, { inputs }));
  await waits;
  second.signal('SIGINT');
  const stopped = await second.result;
  expect(stopped.exitCode).toBe(1);
  expect(stopped.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': '' });
  expect(stopped.stdout).not.toContain('Internal error');
  expect(place.answers()).toEqual([
    expect.stringContaining('Working on it'),
    expect.stringContaining('Canceled before anything was sent'),
  ]);
  expect(service.accepted).toEqual([]);
});

test.concurrent('SIGINT in the pause after an unreadable list: cancelled', async () => {
  await using service = await startService();
  await using place = await openThread();
  const list = place.github.fault({
    ...problem(502),
    operation: 'issues/list-comments',
    times: 4,
  });
  await using running = startAction(
    place.command('/docs write the quickstart', service, { inputs: { 'project-id': 'ok' } }),
  );
  await list.met;
  running.signal('SIGINT');
  const stopped = await running.result;
  expect(stopped.exitCode).toBe(1);
  expect(stopped.outputs.outcome).toBe('cancelled');
  expect(place.answers()).toEqual([expect.stringContaining('Canceled before anything was sent')]);
  expect(service.accepted).toEqual([]);
});

test.concurrent('SIGINT at the first comment of a run that only waits: cancelled, and the job is named', async () => {
  await using service = await startService();
  await using place = await openThread();
  const jobId = await existingJob(service, 'quick');
  const create = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  place.github.before('issues/create-comment', () => {
    create.resolve();
    return answered.promise;
  });
  const { env = {}, inputs } = place.command('', service);
  await using running = startAction({
    inputs: { ...inputs, 'job-id': jobId, 'issue-number': String(place.issue.number) },
    env,
  });
  await create.promise;
  running.signal('SIGINT');
  await running.line(/stopping/);
  answered.resolve();
  const stopped = await running.result;
  expect(stopped.exitCode).toBe(1);
  expect(stopped.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': jobId });
  expect(place.answers()).toEqual([expect.stringContaining(`job \`${jobId}\`. The job is not affected`)]);
});

test.concurrent('SIGKILL between the result and the pull request’s own thread: a later run tells it there', async () => {
  await using place = await openThread();
  const pull = place.another('Add a quickstart');
  await using service = await startService({
    repository: 'https://github.com/example/docs',
    firstPull: pull.number,
  });
  const inputs = { 'project-id': 'quick', 'poll-interval': '1' };
  const command = place.command('/docs write the quickstart', service, { inputs });
  const removal = place.github.fault({ ...silence, operation: 'issues/delete-comment' });
  await using running = startAction(command);
  await removal.met;
  running.signal('SIGKILL');
  await running.result;
  expect(place.answers(pull)).toEqual([]);
  await using again = await runAction({ ...command, env: { ...command.env, GITHUB_RUN_ATTEMPT: '2' } });
  expect(again.outputs.request).toBe('attached');
  expect(place.answers(pull)).toEqual([expect.stringContaining('Opened by Docs Agent')]);
  await using next = await runAction(place.command('/docs go on', service, { issue: pull, inputs }));
  expect(next.outputs.request).toBe('messaged');
  expect(service.accepted.map(({ kind }) => kind)).toEqual(['create', 'message']);
});
