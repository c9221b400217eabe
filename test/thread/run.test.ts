import { expect, test } from 'vitest';
import { announce } from '../../src/thread/answer.ts';
import { signingKey, withRecord } from '../../src/thread/record.ts';
import type { ThreadRun } from '../../src/thread/run.ts';
import {
  begin,
  begun,
  type Invocation,
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
const count = (world: World, step: string) =>
  world.calls.filter((each) => each.startsWith(step)).length;

/** What a run knows of a job whose end it has not seen. */
const NO_JOB_END = { prLink: null, status: null };

/** Starts the run `a` of the command `X` in its thread, which does what `script` says. */
function threadRun(
  world: World,
  how: Partial<Invocation>,
  script: (thread: ThreadRun) => Promise<unknown>,
) {
  return world.start('a', () => script(runOf(world, 'a', { command: 'X', ...how })));
}

// Before sending.

const status = (status: number, more = {}): Fault => ({ type: 'status', status, ...more });
const REFUSED = [401, 403, 404, 410, 422].map((code) => status(code));
const MAY_PASS = [status(403, { rateLimited: true }), status(429), status(503), LOST];

test.each([
  ...REFUSED.map((fault) => ({ fault, because: 'record-refused', ms: 0 })),
  ...MAY_PASS.map((fault) => ({ fault, because: 'record-not-found', ms: 7000 })),
])('if the first record fails twice with $fault, nothing is sent, $because', async (row) => {
  for (const required of [true, false]) {
    const world = new World();
    await threadRun(world, { required }, (thread) => thread.begin('working'));
    world.plan('a', 'create', row.fault, 2);
    const began = world.now;
    expect(await world.finish('a')).toMatchObject({ because: row.because, outcome: 'failed' });
    expect(world.now - began).toBe(row.ms);
    expect(world.thread).toEqual([]);
  }
});

test('a thread in which the second record fails does not count as missing', async () => {
  const world = new World();
  await threadRun(world, { required: false }, async (thread) => {
    await thread.begin('working');
    world.now += 10_000;
    world.removeNow(1);
    world.plan('a', 'create', status(403));
    return [await thread.sending({ kind: 'create' }), await thread.begin('working')];
  });
  expect(await world.finish('a')).toMatchObject([
    false,
    { type: 'refuse', because: 'record-not-found' },
  ]);
});

test('a GitHub that takes half a minute for each answer costs at most two minutes', async () => {
  const world = new World();
  await threadRun(world, {}, (thread) => thread.begin('working'));
  const began = world.now;
  while (!world.actor('a').done) {
    world.now += 30_000;
    await world.step('a', LOST);
  }
  expect(world.result('a')).toMatchObject({ outcome: 'failed', because: 'thread-unreadable' });
  expect(world.now - began).toBeLessThanOrEqual(120_000);
});

test('if a thread cannot be read, nothing is sent or written', async () => {
  const world = await begun();
  world.plan('a', 'list', { type: 'status', status: 500 }, 20);
  expect(await world.finish('a')).toMatchObject({
    outcome: 'failed',
    because: 'thread-unreadable',
  });
  expect(world.accepted).toEqual([]);
  expect(shown(world)).toEqual(['unsent']);
});

test('the deadline ends the wait as the limit of 90 s does', async () => {
  const world = await begun('post create');
  const began = world.now;
  const waits = await run(world, 'b', { command: 'X', timeout: 10_000 });
  expect(waits).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });
  expect(world.now - began).toBe(10_000);
  expect(await run(world, 'c', { command: 'Y', timeout: 10_000 })).toMatchObject({
    because: 'other-command-silent',
  });
});

test('a waiting run reads the thread every 3 s, and a removed comment means that its request may have arrived', async () => {
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
  expect(await world.finish('b')).toMatchObject({
    outcome: 'unknown',
    because: 'this-command-silent',
  });
  expect(world.now - began).toBe(12_000);
  expect(shown(world)).toEqual(['unknown']);
});

/** A thread with a job, so that the run writes its request into the record before it sends it. */
async function withJob(): Promise<World> {
  const world = new World();
  await run(world, 'first', { command: 'W' });
  return world;
}

test('if somebody removes the progress comment before the POST, the run begins again', async () => {
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

test('if the progress comment is removed each time, the run gives up without waiting', async () => {
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

test('a stale list that still shows the removed progress comment does not count', async () => {
  const world = await withJob();
  await begin(world, 'a', { command: 'X' }, 'update');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await world.step('a');
  world.plan('a', 'list', { type: 'stale', back: 2 });
  const began = world.now;
  await world.until('a', 'post message');
  expect(world.now - began).toBe(1000);
});

test('a command takes six calls, or nine with the permission and two reactions', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X' });
  const calls = world.calls.filter((step) => !/post|job|sleep/.test(step));
  expect(calls).toEqual(['a create', 'a list', 'a update', 'a create', 'a remove', 'a list']);
});

test('the job ID is recorded before the first poll, within the pause before it', async () => {
  const world = await begun('post create');
  await world.step('a');
  const answered = world.now;
  world.now += 3_000;
  await world.until('a', 'sleep');
  expect(shown(world)).toEqual(['(sent)']);
  await world.until('a', 'job');
  expect(world.now - answered).toBe(5_000);
});

test('a reading that shows a job for this command counts at once, even without our own record', async () => {
  const world = new World();
  world.jobsLast = 60_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  await begin(world, 'b', { command: 'X' });
  world.plan('b', 'list', { type: 'stale', back: 1 });
  const began = world.now;
  await world.until('b', 'job');
  expect(world.now).toBe(began);
  await world.drain();
  expect(world.result('b')).toMatchObject({ request: 'attach' });
});

test.each([65_000, -65_000])(
  'the time of the answer is GitHub’s, %i ms ahead of the runner’s',
  async (skew) => {
    const world = new World();
    world.skew = skew;
    await threadRun(world, {}, async (thread) => {
      await thread.begin('working');
      const { id } = await world.post('a', 'X');
      world.now += 55_000;
      await thread.sent(id);
    });
    await world.finish('a');
    expect(recordsOf(world)).toMatchObject([{ time: world.now + skew }]);
    world.now += 5_000;
    await world.start('b', async () => runOf(world, 'b', { command: 'X' }).begin('working'));
    expect(await world.finish('b')).toMatchObject({ type: 'attach', sentAgoMs: 5_000 });
  },
);

// Ours.

test('the answer to the first comment names the account, so GitHub is not asked for it', async () => {
  const world = new World();
  await run(world, 'a', { command: 'X', author: ROBOT });
  expect(count(world, 'a whoAmI')).toBe(0);
  expect(await run(world, 'b', { command: 'Y', author: ROBOT })).toMatchObject({
    request: 'message',
  });
});

test('if the account is unknown, the thread counts as unreadable', async () => {
  const world = new World();
  await begin(world, 'a', { command: 'X', author: ROBOT });
  world.plan('a', 'create', { type: 'lost', done: true });
  world.plan('a', 'whoAmI', { type: 'status', status: 403 });
  expect(await world.finish('a')).toMatchObject({
    outcome: 'failed',
    because: 'thread-unreadable',
  });
  expect(count(world, 'a whoAmI')).toBe(1);
  expect(world.accepted).toEqual([]);
});

test('neither a copied record nor an invented one counts', async () => {
  const world = await begun('list');
  const genuine = world.thread[0]?.body ?? '';
  world.say(genuine);
  world.say(genuine, null);
  const record = recordIn({ body: genuine });
  if (record === undefined) throw new Error('no record');
  world.say(withRecord('', record, signingKey({ ...place, issue: 9 })));
  world.say(`${genuine}\nquoted by another workflow`, BOT);
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended', request: 'create' });

  // By our own account, from another thread: not used, but said.
  world.say(withRecord('', { ...record, command: 'Z' }, signingKey({ ...place, issue: 9 })), BOT);
  expect(await run(world, 'c', { command: 'Z' })).toMatchObject({
    because: 'this-command-unusable',
  });
});

const MIRROR = { id: 99, type: 'Bot', login: 'mirror[bot]' };
const copyAll = (world: World, author = MIRROR) => {
  for (const { body } of world.thread.slice()) world.say(body, author);
};

test('a bot that copies our comments causes no warning, keeps its comments, and delays nobody', async () => {
  const warnings: unknown[] = [];
  const warn = (warning: unknown) => void warnings.push(warning);
  const world = await begun('post create');
  copyAll(world);
  await world.finish('a');
  copyAll(world);
  const copies = world.thread.filter(({ author }) => author?.id === MIRROR.id).map(({ id }) => id);

  expect(await run(world, 'b', { command: 'Y', warn })).toMatchObject({ request: 'message' });
  expect(await run(world, 'a2', { command: 'X', warn })).toMatchObject({ request: 'attach' });
  expect(world.thread.filter(({ id }) => copies.includes(id))).toHaveLength(copies.length);
  expect(warnings).toEqual([]);
});

test('a stranger’s copy of a closed record is ignored silently', async () => {
  const warnings: unknown[] = [];
  const world = new World();
  await run(world, 'a', { command: 'X' });
  copyAll(world, { id: 7, type: 'User', login: 'stranger' });
  await run(world, 'b', { command: 'Y', warn: (warning) => void warnings.push(warning) });
  expect(warnings).toEqual([]);
});

test('in a thread of twelve pages, the first reading reads all of them, and later ones read only changes', async () => {
  const world = new World();
  world.pageSize = 3;
  for (let index = 0; index < 35; index += 1) world.say(`${index}`);
  // Long ago.
  world.now += 600_000;
  await run(world, 'a', { command: 'X' });
  expect(count(world, 'a list')).toBe(14 + 1);
  expect(world.calls.filter((step) => !/post|job|sleep/.test(step)).length).toBeLessThanOrEqual(22);

  expect(await run(world, 'b', { command: 'X' })).toMatchObject({
    request: 'attach',
    how: 'existing',
  });
  await begin(world, 'c', { command: 'Y' }, 'post message');
  await world.drain();
  expect(shown(world)).toEqual(['ended', 'ended']);
});

test('an answer that somebody has removed does not suppress ours', async () => {
  const world = new World();
  world.pageSize = 3;
  for (let index = 0; index < 7; index += 1) world.say(`${index}`);
  world.jobsLast = 60_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  await begin(world, 'b', { command: 'X' }, 'job');
  await world.finish('a');
  await world.until('b', 'list');
  await world.step('b');
  // It is removed after it was read and before b uses it.
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  expect(await world.finish('b')).toMatchObject({ outcome: 'ended', how: 'new' });
  expect(shown(world)).toEqual(['ended']);
});

test('records count even if somebody adds a note below our comments', async () => {
  const note = (world: World) => {
    const [comment] = world.thread;
    if (comment !== undefined) world.edit(comment.id, `${comment.body}\n\nA note of a maintainer.`);
  };
  const world = new World();
  world.jobsLast = 60_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  note(world);
  expect(await run(world, 'delivered twice', { command: 'X' })).toMatchObject({
    request: 'attach',
  });
  await world.finish('a');
  note(world);
  expect(await run(world, 're-run', { command: 'X' })).toMatchObject({
    request: 'attach',
    how: 'existing',
  });
  expect(await run(world, 'b', { command: 'Y' })).toMatchObject({ request: 'message' });
  expect(world.accepted).toHaveLength(2);
});

test('a deleted progress comment is written again within 30 s of polling', async () => {
  const world = new World();
  world.jobsLast = 600_000;
  await begin(world, 'a', { command: 'X' }, 'job');
  world.removeNow(1);
  const deletedAt = world.now;
  await world.until('a', 'create');
  await world.step('a');
  // The pause of the poll that found it comes on top.
  expect(world.now - deletedAt).toBeLessThanOrEqual(30_000 + 5_000);
  expect(recordsOf(world)).toMatchObject([{ state: 'sent', jobId: 'job-1', first: 1 }]);
  expect(await run(world, 'b', { command: 'X' })).toMatchObject({ request: 'attach' });
  await world.drain();
  expect(world.accepted).toHaveLength(1);
  expect(shown(world)).toEqual(['ended']);
});

test('a job without changes costs at most one reading of the progress comment every 30 s', async () => {
  const world = new World();
  world.jobsLast = 600_000;
  await run(world, 'a', { command: 'X' });
  expect(count(world, 'a job')).toBeGreaterThan(20);
  expect(count(world, 'a get')).toBeGreaterThan(10);
  expect(count(world, 'a get')).toBeLessThanOrEqual(20);
  expect(count(world, 'a update')).toBe(1);
});

// Afterwards.

test('the re-run of an ended command reports that end, whatever happened to its job since', async () => {
  const world = await begun('job');
  world.jobs.set('job-1', { id: 'job-1', status: 'failed', prLink: null });
  await world.finish('a');
  await run(world, 'b', { command: 'Y' });
  expect(world.jobs.get('job-1')).toMatchObject({
    status: 'completed',
    prLink: expect.any(String),
  });

  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({
    report: { outcome: 'failed' },
    prLink: '',
  });
  expect(count(world, 'a2 job')).toBe(0);
});

test('if the answer to the result is lost, the comment is searched for before anything is written again', async () => {
  const world = await begun('job');
  world.plan('a', 'create', { type: 'lost', done: true });
  expect(await world.finish('a')).toMatchObject({ how: 'new' });
  expect(count(world, 'a create')).toBe(2);
  expect(shown(world)).toEqual(['ended']);
});

test('a result that cannot be posted is tried five times, and then put into the progress comment', async () => {
  const world = await begun('list');
  await world.until('a', 'job');
  world.plan('a', 'create', LOST, 5);
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(count(world, 'a create')).toBe(6);
  expect(shown(world)).toEqual(['ended']);
});

test.each<[string, Fault, number]>([
  ['429', { type: 'status', status: 429, retryAfterMs: 15_000 }, 15_000],
  [
    'the secondary limit',
    { type: 'status', status: 403, rateLimited: true, retryAfterMs: 15_000 },
    15_000,
  ],
  ['502', { type: 'status', status: 502 }, 20_000],
])(
  'if GitHub answers every write for 15 s with %s, the result is still posted',
  async (_, fault, later) => {
    const world = await begun('job');
    await world.until('a', 'create');
    const until = world.now + 15_000;
    const before = world.calls.length;
    while (world.now < until && !world.actor('a').done) {
      const writes = ['create', 'update', 'remove'].includes(world.actor('a').op?.name ?? '');
      await world.step('a', writes ? fault : undefined);
    }
    expect(await world.finish('a')).toMatchObject({ how: 'new' });
    expect(world.now - until + 15_000).toBe(later);
    expect(shown(world)).toEqual(['ended']);
    // Nothing else is written in this time.
    const writes = world.calls.slice(before).filter((step) => / (create|update|remove)/.test(step));
    expect(writes.at(-1)).toBe('a remove');
    expect(writes.slice(0, -1).every((step) => step.startsWith('a create'))).toBe(true);
  },
);

test('posting the result is retried for at most two minutes, and a signal ends it at once', async () => {
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

test('writing the job ID to the record is retried, and a removed comment is replaced', async () => {
  const world = await begun('post create');
  await world.step('a');
  world.plan('a', 'update', LOST, 2);
  await world.until('a', 'job');
  expect(shown(world)).toEqual(['(sent)']);

  await begin(world, 'b', { command: 'Y' }, 'post message');
  await world.step('b');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await world.until('b', 'job');
  expect(shown(world)).toEqual(['(sent)', '(sent)']);
});

test('when a run is stopped, one edit makes the progress comment the answer, and a re-run uses it', async () => {
  const world = new World();
  const stop = new AbortController();
  await threadRun(world, { signal: stop.signal }, async (thread) => {
    await thread.begin('working');
    await thread.sent((await world.post('a', 'X')).id);
    stop.abort();
    return thread.finish({ ...NO_JOB_END, state: 'sent', body: 'the job goes on' });
  });
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(world.calls.at(-1)).toBe('a update');
  expect(shown(world)).toEqual(['sent']);
  expect(await run(world, 'a2', { command: 'X' })).toMatchObject({
    request: 'attach',
    how: 'new',
  });
  expect(shown(world)).toEqual(['ended']);
});

test('when a run is stopped, a comment whose answer was lost is found and becomes the answer', async () => {
  const world = new World();
  const stop = new AbortController();
  await threadRun(world, { signal: stop.signal }, async (thread) => {
    await thread.begin('working').catch(() => {});
    return thread.finish({ ...NO_JOB_END, state: 'unsent', body: 'stopped' });
  });
  world.plan('a', 'create', { type: 'lost', done: true });
  await world.until('a', 'list');
  stop.abort('SIGINT');
  world.plan('a', 'list', { type: 'status', status: 502 });
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(shown(world)).toEqual(['unsent']);
});

test('when a run is stopped after its result was posted, nothing is added to the thread', async () => {
  const world = new World();
  await run(world, 'first', { command: 'X' });
  const stop = new AbortController();
  await threadRun(world, { signal: stop.signal }, async (thread) => {
    const verdict = await thread.begin('working');
    stop.abort('SIGINT');
    return [
      verdict,
      await thread.finish({ ...NO_JOB_END, state: 'sent', body: 'the job goes on' }),
    ];
  });
  expect(await world.finish('a')).toMatchObject([{ type: 'attach' }, { how: 'existing' }]);
  expect(shown(world)).toEqual(['ended']);
});

test.each(['list', 'create'] as const)(
  'a run that only waits records its job, even if each %s fails',
  async (op) => {
    const world = new World();
    await threadRun(world, { target: { type: 'job', jobId: 'job-9' } }, async (thread) => {
      const verdict = await thread.begin('working');
      await thread.update({ state: 'sent', jobId: 'job-9' });
      const meanwhile = shown(world);
      return [
        verdict,
        meanwhile,
        await thread.finish({ ...NO_JOB_END, state: 'ended', body: 'the end' }),
      ];
    });
    world.plan('a', op, status(502), op === 'list' ? 5 : 2);
    const meanwhile = op === 'list' ? ['(sent)'] : [];
    expect(await world.finish('a')).toMatchObject([{ type: 'refuse' }, meanwhile, { how: 'new' }]);
    expect(recordsOf(world)).toMatchObject([{ state: 'ended', jobId: 'job-9' }]);
  },
);

test('a refusal adopts the unclear request, so that other commands are refused for the same reason', async () => {
  const world = new World();
  await run(world, 'a', { command: 'W' });
  await begin(world, 'b', { command: 'X' }, 'post message');
  await world.step('b', { type: 'kill', done: true });
  expect(await run(world, 'b2', { command: 'X' })).toMatchObject({
    because: 'this-command-silent',
  });
  expect(recordsOf(world, 'X').at(-1)).toMatchObject({ state: 'unknown', kind: 'message' });
});

test('a run that attaches keeps the time of the request', async () => {
  const world = new World();
  world.jobsLast = 1e9;
  await run(world, 'a', { command: 'X', timeout: 30_000 });
  const [first] = recordsOf(world);
  world.now += 600_000;
  await run(world, 'a2', { command: 'X', timeout: 30_000 });
  expect(recordsOf(world)).toMatchObject([{ time: first?.time }]);
});

test('a run that is stopped while waiting ends with the signal’s reason, and sends nothing', async () => {
  const world = new World();
  await begin(world, 'other', { command: 'Y' }, 'post create');
  const stop = new AbortController();
  await threadRun(world, { signal: stop.signal }, async (thread) => {
    const reason = await thread.begin('working').catch((error) => error);
    return [reason, await thread.finish({ ...NO_JOB_END, state: 'unsent', body: 'stopped' })];
  });
  await world.until('a', 'sleep');
  stop.abort('SIGINT');
  expect(await world.finish('a')).toMatchObject(['SIGINT', { how: 'edited' }]);
  expect(shown(world, 'X')).toEqual(['unsent']);
});

// The pull request's own thread.

/** Starts a run that announces the job `job-1` in the thread. */
function startAnnouncing(world: World, name: string) {
  const job = { jobId: 'job-1', status: 'completed', prLink: null };
  const run = { id: '1', attempt: 1, nonce: name };
  const announcement = { ...job, command: 'X', run, time: 0, body: 'opened by a job' };
  return world.start(name, () => announce(announcement, threadOf(world, name)));
}

test('the thread of a pull request gets one announcement of a job, and a command there continues it', async () => {
  const world = new World();
  for (const name of ['a', 'b']) {
    await startAnnouncing(world, name);
    await world.finish(name);
  }
  expect(world.calls).toEqual(['a list', 'a create', 'a list', 'b list']);
  expect(shown(world)).toEqual(['ended']);
  world.jobs.set('job-1', { id: 'job-1', status: 'completed', prLink: null });
  expect(await run(world, 'd', { command: 'Y' })).toMatchObject({ request: 'message' });
});

test('two simultaneous announcements of a job leave one', async () => {
  const world = new World();
  for (const name of ['a', 'b']) await startAnnouncing(world, name);
  for (const name of ['a', 'b']) await world.until(name, 'create');
  await world.drain();
  expect(shown(world)).toEqual(['ended']);
  expect(world.result('b')).toBe(world.result('a'));
});
