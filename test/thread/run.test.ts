import { expect, test } from 'vitest';
import { announce } from '../../src/thread/answer.ts';
import { signingKey, withRecord } from '../../src/thread/record.ts';
import {
  begin,
  begun,
  collectRun,
  place,
  recordIn,
  recordsOf,
  run,
  runOf,
  shown,
  threadOf,
} from './support/lifecycle.ts';
import { BOT, type Fault, ROBOT, World } from './support/world.ts';

const LOST: Fault = { type: 'lost', done: false };
const count = (world: World, step: string) => world.trail.filter((each) => each.startsWith(step)).length;

// Before sending.

test.each([401, 403, 404, 410, 422])('a first record refused with %i: nothing is sent', async (status) => {
  const world = await begun();
  world.plan('a', 'create', { type: 'status', status });
  const end = { outcome: 'failed', because: 'record-refused', fault: { status } };
  expect(await world.finish('a')).toMatchObject(end);
  expect(world.accepted).toEqual([]);
  expect(world.trail.filter((step) => step === 'a sleep')).toEqual([]);
});

const REFUSED: Fault[] = [401, 403, 404, 410, 422].map((status) => ({ type: 'status', status }));
const MAY_PASS: Fault[] = [
  { type: 'status', status: 403, rateLimited: true },
  { type: 'status', status: 503 },
  LOST,
];

test.each([
  ...REFUSED.map((fault) => ({ fault, because: 'record-refused' })),
  ...MAY_PASS.map((fault) => ({ fault, because: 'record-not-found' })),
])('a first record that fails with $fault in a thread that is not required: $because', async (row) => {
  const world = new World();
  await world.start('a', () => runOf(world, 'a', { command: 'X', required: false }).begin('working'));
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'create', row.fault);
  expect(await world.finish('a')).toMatchObject({ because: row.because });
  expect(world.thread).toEqual([]);
});

test('a thread that took a first record but no second one is not missing', async () => {
  const world = new World();
  await world.start('a', async () => {
    const thread = runOf(world, 'a', { command: 'X', required: false });
    await thread.begin('working');
    world.now += 10_000;
    world.removeNow(1);
    world.plan('a', 'create', { type: 'status', status: 403 });
    return [await thread.sending({ kind: 'create' }), await thread.begin('working')];
  });
  expect(await world.finish('a')).toMatchObject([false, { type: 'refuse', because: 'record-not-found' }]);
});

test('a GitHub that takes half a minute for each answer costs two minutes at most', async () => {
  const world = new World();
  await world.start('a', async () => {
    const run = runOf(world, 'a', { command: 'X' });
    return run.begin('working');
  });
  const began = world.now;
  while (!world.actor('a').done) {
    world.now += 30_000;
    await world.step('a', LOST);
  }
  expect(world.result('a')).toMatchObject({
    type: 'refuse',
    outcome: 'failed',
    because: 'thread-unreadable',
  });
  expect(world.now - began).toBeLessThanOrEqual(120_000);
});

test.each<Fault>([
  { type: 'status', status: 403, rateLimited: true },
  { type: 'status', status: 429 },
  { type: 'status', status: 503 },
  LOST,
])('a first record that fails twice with %j: nothing is sent', async (fault) => {
  const world = await begun();
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'create', fault);
  const began = world.now;
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'record-not-found' });
  expect(world.now - began).toBe(7000);
  expect(world.accepted).toEqual([]);
  expect(shown(world)).toEqual(['unsent']);
});

test('a thread that cannot be read: nothing is sent, nothing written on suspicion', async () => {
  const world = await begun();
  for (let nth = 1; nth <= 20; nth += 1) world.plan('a', 'list', { type: 'status', status: 500 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'thread-unreadable' });
  expect(world.accepted).toEqual([]);
  expect(shown(world)).toEqual(['unsent']);
});

test('the deadline ends the wait as 90 s do', async () => {
  const world = await begun('post create');
  const began = world.now;
  const waits = await run(world, 'b', { command: 'X', timeout: 10_000 });
  expect(waits).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });
  expect(world.now - began).toBe(10_000);
  expect(await run(world, 'c', { command: 'Y', timeout: 10_000 })).toMatchObject({
    because: 'other-command-silent',
  });
});

test('who waits reads the thread every 3 s; somebody removes the comment: its request may have arrived', async () => {
  const world = await begun();
  world.plan('a', 'post create', { type: 'kill', done: false });
  await world.drain();
  await begin(world, 'b', { command: 'X' });
  const began = world.now;
  for (let times = 0; times < 4; times += 1) {
    await world.until('b', 'list');
    expect(world.now - began).toBe(times * 3000);
    await world.step('b');
  }
  world.removeNow(1);
  expect(await world.finish('b')).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });
  expect(world.now - began).toBe(12_000);
  expect(shown(world)).toEqual(['unknown']);
});

test('… but not where another record of its run says that nothing was sent', async () => {
  const world = await begun('post create');
  await begin(world, 'b', { command: 'X' }, 'sleep');
  world.plan('a', 'post create', { type: 'status', status: 422 });
  await world.finish('a');
  expect(await world.finish('b')).toMatchObject({ outcome: 'ended', request: 'created' });
});

/** A thread with a job, so that the run writes its request into the record before it sends it. */
async function withJob(): Promise<World> {
  const world = new World();
  await run(world, 'first', { command: 'W' });
  return world;
}

test('somebody removes the progress comment before the POST: the run begins again', async () => {
  const world = await withJob();
  await begin(world, 'a', { command: 'X' }, 'update');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await begin(world, 'b', { command: 'X' }, 'post message');
  await world.until('a', 'list');
  // A new comment, a new place: b has read the thread without a's first one.
  expect(recordsOf(world, 'X').at(-1)).toMatchObject({ run: { nonce: 'a' }, first: null });
  await world.drain();
  expect(world.accepted.filter(({ command }) => command === 'X')).toHaveLength(1);
  expect(shown(world, 'X')).toEqual(['ended']);
});

test('… but not for ever, and without waiting', async () => {
  const world = await withJob();
  await begin(world, 'a', { command: 'X' });
  for (let times = 1; times <= 3; times += 1) {
    await world.until('a', 'job');
    world.now += 10_000;
    await world.until('a', 'update');
    world.removeNow(world.thread.at(-1)?.id ?? 0);
    await world.step('a');
  }
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'record-not-found' });
  expect(count(world, 'a sleep')).toBe(0);
  expect(world.accepted).toHaveLength(1);
});

test('… and a stale list that still shows the removed comment does not count', async () => {
  const world = await withJob();
  await begin(world, 'a', { command: 'X' }, 'update');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await world.step('a');
  world.plan('a', 'list', { type: 'stale', back: 2 });
  const began = world.now;
  await world.until('a', 'post message');
  expect(world.now - began).toBe(1000);
});

test('somebody removes the progress comment while the job runs: its record is written anew', async () => {
  const world = new World();
  world.jobsLast = 60_000;
  await world.start('a', async () => {
    const thread = runOf(world, 'a', { command: 'X' });
    await thread.begin('working');
    await thread.sent((await world.post('a', 'X')).id);
    world.removeNow(1);
    await thread.update({}, 'at work');
    return 'killed';
  });
  await world.finish('a');
  expect(recordsOf(world)).toMatchObject([{ state: 'sent', jobId: 'job-1', first: 1 }]);
  expect(await run(world, 'b', { command: 'X' })).toMatchObject({ request: 'attached' });
  expect(world.accepted).toHaveLength(1);
});

test('what stands in the record already is not written again, but for a record that grows old', async () => {
  const world = new World();
  await world.start('a', async () => {
    const thread = runOf(world, 'a', { command: 'X' });
    await thread.begin('working');
    await thread.sending({ kind: 'create' });
    const atOnce = count(world, 'a update');
    world.now += 10_000;
    await thread.sending({ kind: 'create' });
    return [atOnce, count(world, 'a update')];
  });
  expect(await world.finish('a')).toEqual([0, 1]);
});

test('a command takes six calls, with permission and two reactions nine', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  const calls = world.trail.filter((step) => !/post|job|sleep/.test(step));
  expect(calls).toEqual(['a create', 'a list', 'a update', 'a create', 'a remove', 'a list']);
});

test('the job’s id is recorded before the first poll, within the pause before it', async () => {
  const world = await begun('post create');
  await world.step('a');
  const answered = world.now;
  world.now += 3_000;
  await world.until('a', 'sleep');
  expect(shown(world)).toEqual(['(sent)']);
  await world.until('a', 'job');
  expect(world.now - answered).toBe(5_000);
});

test('of two comments of ours the first counts: two runs do not refuse each other', async () => {
  const world = await begun();
  // Written, but shown late: a second one is written, and others go by the first.
  world.plan('a', 'create', { type: 'lost', done: true });
  for (const back of [1, 1, 1, 1]) world.plan('a', 'list', { type: 'stale', back }, 1);
  await world.until('a', 'create');
  await world.step('a');
  await world.until('a', 'create');
  await begin(world, 'b', { command: 'X' }, 'list');
  await world.drain();
  expect(world.accepted).toHaveLength(1);
  expect(shown(world)).toEqual(['ended']);
  const positions = world.history.flat().map(recordIn);
  expect(positions.some((record) => record?.run.nonce === 'a' && record.state === 'sent')).toBe(true);
});

test('a reading that shows a job for this command counts at once, be it without our own record', async () => {
  const world = new World();
  world.jobsLast = 60_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  await begin(world, 'b', { command: 'X' });
  world.plan('b', 'list', { type: 'stale', back: 1 });
  const began = world.now;
  await world.until('b', 'job');
  expect(world.now).toBe(began);
  await world.drain();
  expect(world.result('b')).toMatchObject({ request: 'attached' });
});

test('a command that has ended is reported after one look, though the job is at work on another by now', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  world.jobsLast = 600_000;
  await begin(world, 'b', { command: 'Y' }, 'job');
  await world.until('b', 'sleep');
  const began = world.now;
  const again = await run(world, 'a2', { command: 'X' });
  expect(again).toMatchObject({
    outcome: 'ended',
    request: 'attached',
    prLink: 'https://git.test/job-1/pull/1',
  });
  expect(world.now).toBe(began);
  expect(count(world, 'a2 job')).toBe(1);
});

test('the 60 s after a message count from its answer: a previous end that is shown late is not taken for its own', async () => {
  const world = await withJob();
  const previous = world.jobs.get('job-1');
  if (previous === undefined) throw new Error('no job');
  await begin(world, 'a', { command: 'X' }, 'post message');
  world.now += 55_000;
  await world.step('a');
  const answered = world.now;
  const own = { ...previous, prLink: 'https://git.test/job-1/pull/2' };
  while (!world.actor('a').done) {
    world.jobs.set('job-1', world.now < answered + 25_000 ? previous : own);
    await world.step('a');
  }
  expect(world.result('a')).toMatchObject({ outcome: 'ended', prLink: own.prLink });
});

test.each([
  ['GitHub’s clock', 65_000],
  ['the runner’s clock', -65_000],
])(
  '%s is ahead: the time of the answer is GitHub’s, and others know how long ago it was',
  async (_, skew) => {
    const world = new World();
    world.skew = skew;
    await world.start('a', async () => {
      const thread = runOf(world, 'a', { command: 'X' });
      await thread.begin('working');
      const { id } = await world.post('a', 'X');
      world.now += 55_000;
      await thread.sent(id);
    });
    await world.finish('a');
    const answered = world.now + skew;
    expect(recordsOf(world)).toMatchObject([{ time: answered }]);
    world.now += 5_000;
    await world.start('b', async () => runOf(world, 'b', { command: 'X' }).begin('working'));
    expect(await world.finish('b')).toMatchObject({ type: 'attach', sentAgoMs: 5_000 });
  },
);

test('whoever attaches keeps the command’s place: its job does not become the thread’s', async () => {
  const world = new World();
  world.jobsLast = 1e9;
  const short = { timeout: 30_000 };
  await run(world, 'a', { command: 'X', ...short });
  await run(world, 'b', { command: 'Y', target: { type: 'new' }, ...short });
  expect(await run(world, 'a2', { command: 'X', ...short })).toMatchObject({
    outcome: 'timed-out',
    request: 'attached',
  });
  expect(shown(world)).toEqual(['sent', 'sent']);
  await run(world, 'c', { command: 'Z', ...short });
  expect(world.accepted.at(-1)).toMatchObject({ kind: 'message', jobId: 'job-2' });
});

// Ours.

test('a person’s token asks for its account once, however many threads are read, and goes by it', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X', author: ROBOT });
  expect(count(world, 'a whoAmI')).toBe(1);
  expect(await run(world, 'b', { command: 'Y', author: ROBOT })).toMatchObject({ request: 'messaged' });
});

test('an account that cannot be learnt makes the thread unreadable', async () => {
  const world = new World();
  await begin(world, 'a', { command: 'X', author: ROBOT });
  world.plan('a', 'whoAmI', { type: 'status', status: 403 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'thread-unreadable' });
  expect(count(world, 'a whoAmI')).toBe(1);
  expect(world.accepted).toEqual([]);
});

test('a copy of a record that stands here counts for nothing, nor does an invented one', async () => {
  const world = await begun('list');
  const genuine = world.thread[0]?.body ?? '';
  world.say(genuine);
  world.say(genuine, null);
  const record = recordIn({ body: genuine });
  if (record === undefined) throw new Error('no record');
  world.say(withRecord('', record, signingKey({ ...place, issue: 9 })));
  world.say(`${genuine}\nquoted by another workflow`, BOT);
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', request: 'created' });

  // By our own account, from another thread: not used, but said.
  world.say(withRecord('', { ...record, command: 'Z' }, signingKey({ ...place, issue: 9 })), BOT);
  expect(await run(world, 'c', { command: 'Z' })).toMatchObject({ because: 'this-command-unusable' });
});

test('in a thread of twelve pages the first reading takes them all, every later one what has changed', async () => {
  const world = new World();
  world.pageSize = 3;
  for (let index = 0; index < 35; index += 1) world.say(`${index}`);
  // Long ago.
  world.now += 600_000;
  await run(world, 'a', { command: 'X' });
  expect(count(world, 'a list')).toBe(14 + 1);
  expect(world.trail.filter((step) => !/post|job|sleep/.test(step)).length).toBeLessThanOrEqual(22);

  expect(await run(world, 'b', { command: 'X' })).toMatchObject({ request: 'attached', how: 'existing' });
  await begin(world, 'c', { command: 'Y' }, 'post message');
  await world.drain();
  expect(shown(world)).toEqual(['ended', 'ended']);
});

test('an answer that somebody has removed meanwhile does not stand in the way of ours', async () => {
  const world = new World();
  world.pageSize = 3;
  for (let index = 0; index < 7; index += 1) world.say(`${index}`);
  world.jobsLast = 60_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  await begin(world, 'b', { command: 'X' }, 'job');
  await world.finish('a');
  await world.until('b', 'list');
  await world.step('b');
  // It has been read, and is removed before b goes by it.
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  expect(await world.finish('b')).toMatchObject({ outcome: 'ended', how: 'new' });
  expect(shown(world)).toEqual(['ended']);
});

// Afterwards.

test('a lost answer to the result is looked for before anything is written again', async () => {
  const world = await begun('job');
  world.plan('a', 'create', { type: 'lost', done: true });
  expect(await world.finish('a')).toMatchObject({ how: 'new' });
  expect(count(world, 'a create')).toBe(2);
  expect(shown(world)).toEqual(['ended']);
});

test('… and a result that does not arrive is written five times, then goes into the progress comment', async () => {
  const world = await begun('list');
  await world.until('a', 'job');
  for (let nth = 1; nth <= 5; nth += 1) world.plan('a', 'create', LOST, 1);
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(count(world, 'a create')).toBe(6);
  expect(shown(world)).toEqual(['ended']);
});

test.each<[string, Fault, number]>([
  ['429', { type: 'status', status: 429, retryAfterMs: 15_000 }, 15_000],
  ['the secondary limit', { type: 'status', status: 403, rateLimited: true, retryAfterMs: 15_000 }, 15_000],
  ['502', { type: 'status', status: 502 }, 20_000],
])(
  'GitHub answers every write for 15 s with %s: the result is posted all the same',
  async (_, fault, later) => {
    const world = await begun('job');
    await world.until('a', 'create');
    const until = world.now + 15_000;
    const trail = world.trail.length;
    while (world.now < until && !world.actor('a').done) {
      const writes = ['create', 'update', 'remove'].includes(world.actor('a').op?.name ?? '');
      await world.step('a', writes ? fault : undefined);
    }
    expect(await world.finish('a')).toMatchObject({ how: 'new' });
    expect(world.now - until + 15_000).toBe(later);
    expect(shown(world)).toEqual(['ended']);
    // Nothing else is written meanwhile.
    const writes = world.trail.slice(trail).filter((step) => / (create|update|remove)/.test(step));
    expect(writes.at(-1)).toBe('a remove');
    expect(writes.slice(0, -1).every((step) => step.startsWith('a create'))).toBe(true);
  },
);

test('… but not for longer than two minutes, and a signal ends it at once', async () => {
  const limited: Fault = { type: 'status', status: 429, retryAfterMs: 70_000 };
  for (const isStopped of [false, true]) {
    const stop = new AbortController();
    const world = new World();
    await begin(world, 'a', { command: 'X', signal: stop.signal }, 'job');
    await world.until('a', 'create');
    const began = world.now;
    await world.step('a', limited);
    if (isStopped) stop.abort('SIGINT');
    while (!world.actor('a').done) {
      await world.step('a', world.actor('a').op?.name === 'list' ? undefined : limited);
    }
    expect(world.now - began).toBeLessThanOrEqual(isStopped ? 70_000 : 140_000);
    expect(count(world, 'a create')).toBe(isStopped ? 2 : 3);
    expect(world.result('a')).toMatchObject({ how: 'none' });
  }
});

test('the post step is told of the progress comment, and that the result stands beside it', async () => {
  const world = new World();
  const ids: (number | undefined)[] = [];
  await begin(world, 'a', { command: 'X', onProgressComment: (id) => void ids.push(id) }, 'list');
  expect(ids).toEqual([1]);
  await world.until('a', 'remove');
  expect(ids).toEqual([1, undefined]);
});

test('the job’s id is put into the record more than once if need be, a removed comment replaced', async () => {
  const world = await begun('post create');
  await world.step('a');
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'update', LOST);
  await world.until('a', 'job');
  expect(shown(world)).toEqual(['(sent)']);

  await begin(world, 'b', { command: 'Y' }, 'post message');
  await world.step('b');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await world.until('b', 'job');
  expect(shown(world)).toEqual(['(sent)', '(sent)']);
});

test('stopped: one edit makes the progress comment the answer, and a re-run goes by it', async () => {
  const world = new World();
  const stop = new AbortController();
  await world.start('a', async () => {
    const command = { command: 'X' };
    const job = runOf(world, 'a', { ...command, signal: stop.signal });
    await job.begin('working');
    await job.sending({ kind: 'create' });
    await job.sent((await world.post('a', 'X')).id);
    stop.abort();
    return job.stopped({ state: 'sent', body: 'the job goes on' });
  });
  await world.until('a', 'update');
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(world.trail.at(-1)).toBe('a update');
  expect(shown(world)).toEqual(['sent']);
  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({ request: 'attached', how: 'new' });
  expect(shown(world)).toEqual(['ended']);
});

test('a signal while the job’s id is put into the record: the answer still leads a re-run to the job', async () => {
  const world = new World();
  const stop = new AbortController();
  await world.start('a', async () => {
    const job = runOf(world, 'a', { command: 'X', signal: stop.signal });
    await job.begin('working');
    await job.sending({ kind: 'create' });
    await job.sent((await world.post('a', 'X')).id);
    return job.stopped({ state: 'sent', body: 'the job goes on' });
  });
  await world.until('a', 'post create');
  await world.step('a');
  world.plan('a', 'update', LOST);
  await world.until('a', 'sleep');
  stop.abort('SIGINT');
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(recordsOf(world)).toMatchObject([{ state: 'sent', jobId: 'job-1' }]);
  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({ request: 'attached' });
  expect(world.accepted).toHaveLength(1);
});

test('stopped: a comment whose answer was lost is found and becomes the answer', async () => {
  const world = new World();
  const stop = new AbortController();
  await world.start('a', async () => {
    const job = runOf(world, 'a', { command: 'X', signal: stop.signal });
    await job.begin('working').catch(() => {});
    return job.stopped({ state: 'unsent', body: 'stopped' });
  });
  world.plan('a', 'create', { type: 'lost', done: true });
  await world.until('a', 'list');
  stop.abort('SIGINT');
  world.plan('a', 'list', { type: 'status', status: 502 });
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(shown(world)).toEqual(['unsent']);
});

test('stopped at its first comment, a run that only waits still names its job', async () => {
  const world = new World();
  const stop = new AbortController();
  await world.start('a', async () => {
    const command = { command: 'X', target: { type: 'job', jobId: 'job-9' } } as const;
    const job = runOf(world, 'a', { ...command, signal: stop.signal });
    await job.begin('working').catch(() => {});
    return job.stopped({ state: 'sent', body: 'the job goes on' });
  });
  stop.abort('SIGINT');
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(recordsOf(world)).toMatchObject([{ state: 'sent', jobId: 'job-9' }]);
});

test('stopped, and the command’s end stands in the thread: nothing is put beside it', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  const stop = new AbortController();
  await world.start('b', async () => {
    const job = runOf(world, 'b', { command: 'X', signal: stop.signal });
    const verdict = await job.begin('working');
    stop.abort('SIGINT');
    return [verdict, await job.stopped({ state: 'sent', body: 'the job goes on' })];
  });
  expect(await world.finish('b')).toMatchObject([{ type: 'attach' }, { how: 'existing' }]);
  expect(shown(world)).toEqual(['ended']);
});

test.each(['list', 'create'] as const)(
  'a run that only waits names its job in every record, also where each %s fails',
  async (op) => {
    const world = new World();
    await world.start('a', async () => {
      const command = { command: 'X', target: { type: 'job', jobId: 'job-9' } } as const;
      const job = runOf(world, 'a', command);
      const verdict = await job.begin('working');
      await job.update({ state: 'sent', jobId: 'job-9' });
      const meanwhile = shown(world);
      return [verdict, meanwhile, await job.finish({ state: 'ended', body: 'the end' })];
    });
    const times = op === 'list' ? 5 : 2;
    for (let nth = 1; nth <= times; nth += 1) world.plan('a', op, { type: 'status', status: 502 });
    expect(await world.finish('a')).toMatchObject([
      { type: 'refuse', fault: { status: 502 } },
      op === 'list' ? ['(sent)'] : [],
      { how: 'new' },
    ]);
    expect(recordsOf(world)).toMatchObject([{ state: 'ended', jobId: 'job-9' }]);
  },
);

test('a refusal takes over what is unclear, so that others are refused for the same thing', async () => {
  const world = new World();
  await run(world, 'a', { command: 'W' });
  await begin(world, 'b', { command: 'X' }, 'post message');
  await world.step('b', { type: 'kill', done: true });
  expect(await run(world, 'b2', { command: 'X' })).toMatchObject({ because: 'this-command-silent' });
  expect(recordsOf(world, 'X').at(-1)).toMatchObject({ state: 'unknown', kind: 'message' });
});

test('whoever attaches keeps the time of the request', async () => {
  const world = new World();
  world.jobsLast = 1e9;
  await run(world, 'a', { command: 'X', timeout: 30_000 });
  const [first] = recordsOf(world);
  world.now += 600_000;
  await run(world, 'a2', { command: 'X', timeout: 30_000 });
  expect(recordsOf(world)).toMatchObject([{ time: first?.time }]);
});

test('a refusal is not posted beside a run that has the job by now', async () => {
  const world = new World();
  world.jobsLast = 1e9;
  await begin(world, 'a', { command: 'X' }, 'post create');
  await begin(world, 'b', { command: 'X', timeout: 10_000 });
  const began = world.now;
  // At its deadline it reads, and refuses; before it says so, it reads once more.
  while (world.now < began + 10_000) await world.step('b');
  await world.until('b', 'list');
  await world.step('b');
  await world.until('b', 'list');
  await world.until('a', 'job');
  expect(await world.finish('b')).toMatchObject({ outcome: 'unknown', how: 'existing' });
  expect(shown(world)).toEqual(['(sent)']);
});

test('stopped while it waits: the wait ends with the signal’s reason, and nothing was sent', async () => {
  const world = await begun('post create');
  const stop = new AbortController();
  await world.start('b', async () => {
    const command = { command: 'Y' };
    const job = runOf(world, 'b', { ...command, signal: stop.signal });
    const reason = await job.begin('working').catch((error) => error);
    return [reason, await job.stopped({ state: 'unsent', body: 'stopped' })];
  });
  await world.until('b', 'sleep');
  stop.abort('SIGINT');
  expect(await world.finish('b')).toMatchObject(['SIGINT', { how: 'edited' }]);
  expect(shown(world, 'Y')).toEqual(['unsent']);
});

// Collect, and the pull request's own thread.

test('collect finishes a killed run’s job, cleans up, and closes what is gone', async () => {
  const world = await begun('job');
  await world.step('a', { type: 'kill', done: false });
  await begin(world, 'b', { command: 'Y', target: { type: 'new' } }, 'remove');
  await world.step('b', { type: 'kill', done: false });
  await begin(world, 'c', { command: 'Z', target: { type: 'new' } }, 'job');
  await world.step('c', { type: 'kill', done: false });
  world.jobs.delete('job-3');
  expect(shown(world)).toEqual(['(sent)', '(sent)', 'ended', '(sent)']);

  await world.start('collector', collectRun());
  expect(await world.finish('collector')).toBe(2);
  expect(shown(world)).toEqual(['ended', 'ended', 'ended']);
  // Each command has kept its place in the thread: the newest one's job is gone, and no older one replaces it.
  expect(await run(world, 'd', { command: 'W' })).toMatchObject({ request: 'created' });
});

test('a pull request’s thread hears of a job once, and a command there goes on with it', async () => {
  const world = new World();
  const about = { command: 'X', jobId: 'job-1', prLink: null, body: 'opened by a job' };
  const announcer = (name: string) => async () =>
    announce({ ...about, run: { id: '1', attempt: 1, nonce: name } }, threadOf(world, name));
  for (const name of ['a', 'b']) {
    await world.start(name, announcer(name));
    await world.finish(name);
  }
  expect(world.trail).toEqual(['a list', 'a create', 'b list']);
  expect(shown(world)).toEqual(['ended']);
  world.jobs.set('job-1', { id: 'job-1', status: 'completed', prLink: null });
  expect(await run(world, 'd', { command: 'Y' })).toMatchObject({ request: 'messaged' });
});

test('an unreadable thread rejects for those who only read', async () => {
  const world = new World();
  await world.start('c', collectRun());
  world.plan('c', 'list', { type: 'status', status: 404 });
  expect(await world.finish('c')).toMatchObject({ name: 'GitHubFault', status: 404 });
});
