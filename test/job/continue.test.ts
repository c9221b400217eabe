import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/report.ts';
import { toLog } from '../../src/text/markdown.ts';
import { hasJob } from '../../src/thread/decide.ts';
import { begin, type Outcome, recordsOf, run } from '../thread/support/lifecycle.ts';
import { type Fault, type Job, World } from '../thread/support/world.ts';

// Whether a run continues the thread's job, and what it then knows of that job.

const OLD = 'https://git.test/old/pull/1';

/** A thread with the job `job-1` of the command `X`, as it is now. */
async function withJob(now: Partial<Job> = {}): Promise<World> {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  world.jobs.set('job-1', { id: 'job-1', status: 'completed', prLink: OLD, ...now });
  return world;
}

/** The next run, of a command or of a workflow: what it sent, and why a job was replaced. */
async function next(world: World, isWorkflow: boolean): Promise<[request: string, why: string]> {
  const { request, report } = (await run(world, 'b', { command: 'Y', isWorkflow })) as Outcome;
  return [request, whyReplaced(report)];
}

/** What the sentence about a replaced job says of it; '' without one. */
function whyReplaced({ replaced }: JobReport): string {
  const sentence = toLog(replaced?.why ?? []);
  const subject = 'The previous job of this thread, `job-1`, ';
  expect(sentence === '' || sentence.startsWith(subject)).toBe(true);
  return sentence.slice(subject.length);
}

test.each<[string, Partial<Job>, isWorkflow: boolean, request: string, why: string]>([
  ['completed', {}, false, 'message', ''],
  ['completed', {}, true, 'message', ''],
  ['archived', { status: 'archived' }, false, 'create', 'was archived.'],
  ['archived', { status: 'archived' }, true, 'create', 'was archived.'],
  ['failed', { status: 'failed' }, false, 'message', ''],
  ['failed', { status: 'failed' }, true, 'create', 'failed.'],
])('the job is %s (%j), for a workflow: %j', async (_, job, isWorkflow, request, why) => {
  expect(await next(await withJob(job), isWorkflow)).toEqual([request, why]);
});

test.each<[string, Partial<Job>, isReadable: boolean, merged: string]>([
  ['shows', {}, true, OLD],
  ['does not show, but the record does', { prLink: null }, true, 'https://git.test/job-1/pull/1'],
  ['cannot show, but the record does', {}, false, 'https://git.test/job-1/pull/1'],
])('the pull request that the job %s is merged', async (_, job, isReadable, merged) => {
  const world = await withJob(job);
  world.merged.add(merged);
  await begin(world, 'b', { command: 'Y' });
  if (!isReadable) world.plan('b', 'job', { type: 'status', status: 502 });
  const { request, report } = (await world.finish('b')) as Outcome;
  expect(request).toBe('create');
  expect(report.replaced).toMatchObject({ jobId: 'job-1' });
  expect(whyReplaced(report)).toBe('has a merged pull request.');
});

const refused = (status: number): Fault => ({ type: 'status', status });

test.each([
  ...[301, 399, 401, 402, 403, 408, 409, 423, 425, 429].map(
    (status) => [status, true, 'failed'] as const,
  ),
  ...[400, 404, 410, 413, 422, 499].map((status) => [status, true, 'ended'] as const),
  ...[400, 401, 409, 413, 422].map((status) => [status, false, 'failed'] as const),
  ...[404, 410].map((status) => [status, false, 'ended'] as const),
])('a message refused with %i, for a workflow: %j: %s', async (status, isWorkflow, outcome) => {
  const world = await withJob();
  await begin(world, 'b', { command: 'Y', isWorkflow });
  world.plan('b', 'post message', refused(status));
  const { report, ...end } = (await world.finish('b')) as Outcome;
  const isReplaced = outcome === 'ended';
  expect(end).toMatchObject({ outcome, request: isReplaced ? 'create' : 'message' });
  expect(hasJob(report)).toBe(isReplaced);
  expect(report.replaced?.jobId).toBe(isReplaced ? 'job-1' : undefined);
  const why = whyReplaced(report);
  const isGone = status === 404 || status === 410;
  if (isReplaced) expect(why).toMatch(isGone ? /^no longer exists/ : /^did not accept/);
});

test.each([
  [2_300, true],
  [2_301, false],
])('of a job before a message %i bytes are kept: %j', async (bytes, isKept) => {
  const rest = JSON.stringify({ status: 'completed', prLink: '' }).length;
  const prLink = `https://git.test/${'p'.repeat(bytes - rest - 17)}`;
  const world = await withJob({ prLink });
  await begin(world, 'b', { command: 'Y' }, 'post message');
  const before = isKept ? { status: 'completed', prLink } : null;
  expect(recordsOf(world, 'Y')).toMatchObject([{ kind: 'message', before }]);
  await world.drain();
});

/** A follow-up whose run is killed right after it was sent; the job before it could not be read. */
async function killedAfterMessage(): Promise<World> {
  const world = await withJob();
  await begin(world, 'b', { command: 'Y' });
  world.plan('b', 'job', refused(502));
  await world.until('b', 'post message');
  await world.until('b', 'sleep');
  await world.step('b', { type: 'kill', done: false });
  return world;
}

test('who attaches to a follow-up counts the minute from the first run’s request', async () => {
  const world = await killedAfterMessage();
  world.now += 100_000;
  const began = world.now;
  expect(await run(world, 'b2', { command: 'Y' })).toMatchObject({ request: 'attach' });
  expect(world.now - began).toBe(10_000);
});

test('… and waits for it to be over', async () => {
  const world = await killedAfterMessage();
  world.now += 20_000;
  const began = world.now;
  await run(world, 'b2', { command: 'Y' });
  expect(world.now - began).toBeGreaterThanOrEqual(40_000);
  expect(world.now - began).toBeLessThan(70_000);
});

test.each([
  [30_000, 'ended'],
  [90_000, 'unknown'],
])('who attaches to a job that is not there yet, %i ms after its creation: %s', async (...row) => {
  const [ms, outcome] = row;
  const world = new World();
  await begin(world, 'a', { command: 'X' }, 'sleep');
  await world.step('a', { type: 'kill', done: false });
  world.now += ms;
  await begin(world, 'a2', { command: 'X' });
  world.plan('a2', 'job', refused(404), 3);
  expect(await world.finish('a2')).toMatchObject({ request: 'attach', outcome });
});
