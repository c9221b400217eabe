import { expect, test } from 'vitest';
import type { Comment } from '../../src/github/comments.ts';
import type { ThreadWarning } from '../../src/thread/deps.ts';
import { readerOf } from '../../src/thread/read.ts';
import {
  readRecord,
  signingKey,
  signRecord,
  type ThreadRecord,
  withRecord,
} from '../../src/thread/record.ts';
import { collectRun, type Invocation, jobRun, place, shown, threadOf } from './support/lifecycle.ts';
import { type Fault, World } from './support/world.ts';

async function run(world: World, name: string, how: Invocation): Promise<unknown> {
  await world.start(name, jobRun(how));
  return world.finish(name);
}

const LOST: Fault = { type: 'lost', done: false };
const count = (world: World, step: string) => world.trail.filter((each) => each.startsWith(step)).length;

// record.md, Before sending.

test.each([403, 404, 410, 422])(
  'a first record refused with %i: a warning, and the run goes on',
  async (status) => {
    const world = new World();
    const warnings: ThreadWarning[] = [];
    await world.start('a', jobRun({ command: 'X', warn: (warning) => warnings.push(warning) }));
    for (let nth = 1; nth <= 4; nth += 1) world.plan('a', 'create', { type: 'status', status });
    expect(await world.finish('a')).toMatchObject({ request: 'created', how: 'nowhere' });
    expect(warnings.map(({ type }) => type)).toEqual(['no-record', 'job-not-recorded', 'not-posted']);
    expect(count(world, 'a create')).toBe(3); // the record, the job's id, the result
  },
);

test('… and all other runs count as older', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  world.plan('a', 'create', { type: 'status', status: 403 });
  await world.step('a');
  await world.start('b', jobRun({ command: 'X' }));
  await world.until('b', 'post create');
  await world.until('a', 'get');
  await world.drain();
  expect(world.accepted).toHaveLength(1);
});

test.each<Fault>([
  { type: 'status', status: 401 },
  { type: 'status', status: 403, rateLimited: true },
  { type: 'status', status: 429 },
  { type: 'status', status: 503 },
  LOST,
])('a first record that fails twice with %j: nothing is sent', async (fault) => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'create', fault);
  const began = world.now;
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'record-not-found' });
  expect(world.now - began).toBe(7000);
  expect(world.accepted).toEqual([]);
  expect(shown(world)).toEqual(['unsent']);
});

test('a thread that cannot be read: nothing is sent, nothing written on suspicion', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  for (let nth = 1; nth <= 20; nth += 1) world.plan('a', 'list', { type: 'status', status: 500 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'thread-unreadable' });
  expect(world.accepted).toEqual([]);
  expect(shown(world)).toEqual(['unsent']);
});

test('the deadline ends the wait as 90 s do', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'post create');
  const began = world.now;
  const waits = await run(world, 'b', { command: 'X', timeout: 10_000 });
  expect(waits).toMatchObject({ outcome: 'unknown', because: 'this-command-silent' });
  expect(world.now - began).toBe(10_000);
  expect(await run(world, 'c', { command: 'Y', timeout: 10_000 })).toMatchObject({
    because: 'other-command-silent',
  });
});

test('who waits asks for that one comment every 3 s; once it is gone, the thread is read again', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  world.plan('a', 'post create', { type: 'kill', done: false });
  await world.drain();
  await world.start('b', jobRun({ command: 'X' }));
  const began = world.now;
  for (let times = 1; times <= 4; times += 1) {
    await world.until('b', 'get');
    expect(world.now - began).toBe(times * 3000);
    if (times < 4) await world.step('b');
  }
  expect(count(world, 'b list')).toBe(1);
  world.removeNow(1);
  expect(await world.finish('b')).toMatchObject({ outcome: 'ended', request: 'created' });
});

test('a comment that cannot be asked for does not hold anybody for ever', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'post create');
  await world.start('b', jobRun({ command: 'X' }));
  for (let nth = 1; nth <= 100; nth += 1) world.plan('b', 'get', { type: 'status', status: 502 });
  const began = world.now;
  expect(await world.finish('b')).toMatchObject({ because: 'this-command-silent' });
  expect(world.now - began).toBeLessThanOrEqual(93_000);
});

test('somebody removes the progress comment before the POST: the run begins again', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'update');
  world.removeNow(1);
  await world.start('b', jobRun({ command: 'X' }));
  await world.until('b', 'post create');
  await world.drain();
  expect(world.accepted).toHaveLength(1);
  expect(shown(world)).toEqual(['ended']);
});

test('… but not for ever, and without waiting', async () => {
  const world = new World();
  const began = world.now;
  await world.start('a', jobRun({ command: 'X' }));
  for (let times = 1; times <= 3; times += 1) {
    await world.until('a', 'update');
    world.removeNow(world.thread.at(-1)?.id ?? 0);
    await world.step('a');
  }
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'record-not-found' });
  expect(world.now).toBe(began);
  expect(world.accepted).toEqual([]);
});

test('… and a stale list that still shows the removed comment does not count', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'update');
  world.removeNow(1);
  world.plan('a', 'list', { type: 'stale', back: 2 });
  const began = world.now;
  await world.until('a', 'post create');
  expect(world.now - began).toBe(1000);
});

test('whoever attaches keeps the command’s place: its job does not become the thread’s', async () => {
  const world = new World();
  world.held = true;
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

test('a user’s token asks for its account once, and goes by it', async () => {
  const world = new World();
  world.author = { id: 5, type: 'User' };
  await run(world, 'a', { command: 'X', asBot: false });
  expect(count(world, 'a whoAmI')).toBe(1);
  expect(await run(world, 'b', { command: 'Y', asBot: false })).toMatchObject({ request: 'messaged' });
});

test('a user’s token: a genuine record in somebody else’s comment is ignored', async () => {
  const world = new World();
  world.author = { id: 5, type: 'User' };
  await run(world, 'a', { command: 'X', asBot: false });
  const genuine = world.thread[0]?.body ?? '';
  world.removeNow(world.thread[0]?.id ?? 0);
  world.say(genuine, { id: 7, type: 'User' });
  world.say(genuine, { id: 6, type: 'Bot' });
  expect(await run(world, 'b', { command: 'X', asBot: false })).toMatchObject({ request: 'created' });
});

test('an account that cannot be learnt makes the thread unreadable', async () => {
  const world = new World();
  world.author = { id: 5, type: 'User' };
  await world.start('a', jobRun({ command: 'X', asBot: false }));
  world.plan('a', 'whoAmI', { type: 'status', status: 403 });
  expect(await world.finish('a')).toMatchObject({ outcome: 'failed', because: 'thread-unreadable' });
  expect(count(world, 'a whoAmI')).toBe(1);
  expect(world.accepted).toEqual([]);
});

test('other people’s lines are ignored, genuine, copied or invented', async () => {
  const world = new World();
  const signing = signingKey(place);
  await run(world, 'a', { command: 'X' });
  const genuine = world.thread[0]?.body ?? '';
  const found = readRecord(genuine, signing);
  if (found.type !== 'record') throw new Error('no record');
  world.removeNow(world.thread[0]?.id ?? 0);
  world.say(genuine); // by a user
  world.say(genuine, null); // by an account that is no more
  world.say(signRecord(found.record, signingKey({ ...place, issue: 9 })));
  world.say(`${genuine}\nquoted by another workflow`, world.author);
  const warnings: ThreadWarning[] = [];
  const again = await run(world, 'b', { command: 'X', warn: (warning) => warnings.push(warning) });
  expect(again).toMatchObject({ request: 'created' });
  expect(warnings).toEqual([]);

  // By our own account, from another thread: not used, but said.
  world.say(signRecord({ ...found.record, command: 'Z' }, signingKey({ ...place, issue: 9 })), world.author);
  expect(await run(world, 'c', { command: 'Z' })).toMatchObject({ because: 'this-command-unverified' });
});

test('several pages that never hold the same comments: after five readings the union counts', async () => {
  const world = new World();
  world.pageSize = 2;
  const ids = Array.from({ length: 12 }, (_, index) => world.say(`${index}`));
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'list');
  let lists = 0;
  while (world.actor('a').op?.name === 'list') {
    await world.step('a');
    lists += 1;
    // Each reading differs from the one before it.
    const before = ids.shift();
    if (before !== undefined) world.removeNow(before);
  }
  expect(lists).toBeGreaterThan(5);
  expect(await world.finish('a')).toMatchObject({ outcome: 'ended' });
});

test('… also where the last reading misses what an earlier one showed', async () => {
  const world = new World();
  world.pageSize = 2;
  const ids = Array.from({ length: 4 }, (_, index) => world.say(`${index}`));
  // Its answer will be the first comment of the third page.
  await run(world, 'a', { command: 'X' });
  const after = Array.from({ length: 6 }, (_, index) => world.say(`after ${index}`));
  await world.start('b', jobRun({ command: 'Y' }));
  await world.until('b', 'list');
  // Each of the first four readings loses a comment at the end of the thread ...
  for (let reading = 1; reading <= 4; reading += 1) {
    for (let left = world.thread.length; left > 0; left -= world.pageSize) await world.step('b');
    world.removeNow(after.pop() ?? 0);
  }
  // ... and the fifth one two at its start, between its second page and its third.
  await world.step('b');
  await world.step('b');
  for (const id of ids.slice(0, 2)) world.removeNow(id);
  expect(await world.finish('b')).toMatchObject({ request: 'messaged' });
});

test('of several pages the earliest time counts, so that nobody is taken for silent too early', async () => {
  const comment = (id: number): Comment => ({ id, author: null, body: '', updatedAt: 0, url: '' });
  const dates = [5_000, 9_000];
  const world = new World();
  const comments = {
    ...world.comments('nobody'),
    list: async (page: number) => ({
      data: { comments: [comment(page)], more: page < dates.length },
      date: dates[page - 1] ?? 0,
    }),
  };
  const read = readerOf({ comments, signing: signingKey(place), asBot: true, warn: () => {} });
  expect((await read()).at).toBe(5_000);
});

// Afterwards.

test('a lost answer to the result is looked for before anything is written again', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'job');
  world.plan('a', 'create', { type: 'lost', done: true });
  expect(await world.finish('a')).toMatchObject({ how: 'new' });
  expect(count(world, 'a create')).toBe(2);
  expect(shown(world)).toEqual(['ended']);
});

test('… and a result that did not arrive is written once more, then goes into the progress comment', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'job');
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'create', LOST);
  expect(await world.finish('a')).toMatchObject({ how: 'edited' });
  expect(shown(world)).toEqual(['ended']);
});

test('the job’s id is put into the record more than once if need be, a removed comment replaced', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'post create');
  await world.step('a');
  for (let nth = 1; nth <= 2; nth += 1) world.plan('a', 'update', LOST);
  await world.until('a', 'job');
  expect(shown(world)).toEqual(['(sent)']);

  await world.start('b', jobRun({ command: 'Y' }));
  await world.until('b', 'post message');
  await world.step('b');
  world.removeNow(world.thread.at(-1)?.id ?? 0);
  await world.until('b', 'job');
  expect(shown(world)).toEqual(['(sent)', '(sent)']);
});

test('stopped: one edit makes the progress comment the answer, and a re-run goes by it', async () => {
  const world = new World();
  const stop = new AbortController();
  await world.start('a', async () => {
    const thread = threadOf(world, 'a', { signal: stop.signal });
    const command = commandOf('X', 'a');
    const job = thread.run(command, world.now + 1e6);
    await job.begin('working');
    await job.sending({ kind: 'create' });
    await job.sent(await world.post('a', 'X'));
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
    const job = threadOf(world, 'a', { signal: stop.signal }).run(commandOf('X', 'a'), world.now + 1e6);
    await job.begin('working');
    await job.sending({ kind: 'create' });
    await job.sent(await world.post('a', 'X'));
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
    const job = threadOf(world, 'a', { signal: stop.signal }).run(commandOf('X', 'a'), world.now + 1e6);
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
    const command = { ...commandOf('X', 'a'), target: { type: 'job', jobId: 'job-9' } as const };
    const job = threadOf(world, 'a', { signal: stop.signal }).run(command, world.now + 1e6);
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
    const job = threadOf(world, 'b', { signal: stop.signal }).run(commandOf('X', 'b'), world.now + 1e6);
    const verdict = await job.begin('working');
    stop.abort('SIGINT');
    return [verdict, await job.stopped({ state: 'sent', body: 'the job goes on' })];
  });
  expect(await world.finish('b')).toMatchObject([{ type: 'attach', ended: true }, { how: 'standing' }]);
  expect(shown(world)).toEqual(['ended']);
});

test.each(['list', 'create'] as const)(
  'a run that only waits names its job in every record, also where each %s fails',
  async (op) => {
    const world = new World();
    await world.start('a', async () => {
      const command = { ...commandOf('X', 'a'), target: { type: 'job', jobId: 'job-9' } as const };
      const job = threadOf(world, 'a').run(command, world.now + 1e6);
      const verdict = await job.begin('working');
      await job.follows('job-9');
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
  await world.start('b', jobRun({ command: 'X' }));
  await world.until('b', 'post message');
  await world.step('b', { type: 'kill', done: true });
  expect(await run(world, 'b2', { command: 'X' })).toMatchObject({ because: 'this-command-silent' });
  expect(recordsOf(world, 'X').at(-1)).toMatchObject({ state: 'unknown', kind: 'message' });
});

test('whoever attaches keeps the time of the request', async () => {
  const world = new World();
  world.held = true;
  await run(world, 'a', { command: 'X', timeout: 30_000 });
  const [first] = recordsOf(world);
  world.now += 600_000;
  await run(world, 'a2', { command: 'X', timeout: 30_000 });
  expect(recordsOf(world)).toMatchObject([{ time: first?.time }]);
});

test('a refusal is not posted beside a run that has the job by now', async () => {
  const world = new World();
  world.held = true;
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'post create');
  await world.start('b', jobRun({ command: 'X', timeout: 10_000 }));
  const began = world.now;
  // At its deadline it reads, and refuses; before it says so, it reads once more.
  while (world.now < began + 10_000) await world.step('b');
  await world.until('b', 'list');
  await world.step('b');
  await world.until('b', 'list');
  await world.until('a', 'job');
  expect(await world.finish('b')).toMatchObject({ outcome: 'unknown', how: 'standing' });
  expect(shown(world)).toEqual(['(sent)']);
});

test('stopped while it waits: the wait ends with the signal’s reason, and nothing was sent', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'post create');
  const stop = new AbortController();
  await world.start('b', async () => {
    const command = commandOf('Y', 'b');
    const job = threadOf(world, 'b', { signal: stop.signal }).run(command, world.now + 1e6);
    const reason = await job.begin('working').catch((error) => error);
    return [reason, await job.stopped({ state: 'unsent', body: 'stopped' })];
  });
  await world.until('b', 'get');
  stop.abort('SIGINT');
  expect(await world.finish('b')).toMatchObject(['SIGINT', { how: 'edited' }]);
  expect(shown(world, 'Y')).toEqual(['unsent']);
});

test('the characters for the hidden line are enough for every record of the run', async () => {
  const world = new World();
  const lengths: number[] = [];
  let room = 0;
  await world.start('a', async () => {
    const command = commandOf('X', 'a');
    const job = threadOf(world, 'a').run(command, world.now + 1e6);
    const prLink = `https://git.test/${'p'.repeat(300)}`;
    await job.begin('');
    room = job.lineLength({ jobId: 'job-1', prLink });
    await job.sending({ kind: 'create' });
    await job.sent(await world.post('a', 'X'));
    await job.progress('');
    await job.finish({ state: 'ended', body: '', prLink });
  });
  await world.finish('a');
  for (const { body } of world.history.flat()) lengths.push(body.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(room);
  expect(Math.max(...lengths)).toBeGreaterThan(room - 100);
});

// Collect, and the pull request's own thread.

test('collect finishes a killed run’s job, cleans up, and closes what is gone', async () => {
  const world = new World();
  await world.start('a', jobRun({ command: 'X' }));
  await world.until('a', 'job');
  await world.step('a', { type: 'kill', done: false });
  await world.start('b', jobRun({ command: 'Y', target: { type: 'new' } }));
  await world.until('b', 'remove');
  await world.step('b', { type: 'kill', done: false });
  await world.start('c', jobRun({ command: 'Z', target: { type: 'new' } }));
  await world.until('c', 'job');
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
    threadOf(world, name).announce({ ...about, run: { id: '1', attempt: 1, nonce: name } });
  await world.start('a', announcer('a'));
  await world.start('b', announcer('b'));
  await world.drain();
  expect(shown(world)).toEqual(['ended']);
  await world.start('c', announcer('c'));
  expect(await world.finish('c')).toBeUndefined();
  world.jobs.set('job-1', { id: 'job-1', status: 'completed', prLink: null });
  expect(await run(world, 'd', { command: 'Y' })).toMatchObject({ request: 'messaged' });
});

test('an unreadable thread rejects for those who only read', async () => {
  const world = new World();
  await world.start('c', collectRun());
  world.plan('c', 'list', { type: 'status', status: 404 });
  expect(await world.finish('c')).toMatchObject({ name: 'ThreadUnreadable', fault: { status: 404 } });
  expect(withRecord('a', { ...recordOf('X') }, signingKey(place))).toMatch(/^a\n\n<!-- /);
});

function commandOf(id: string, nonce: string) {
  return { id, target: { type: 'continue' } as const, run: { id: '1', attempt: 1, nonce } };
}

function recordsOf(world: World, command?: string): ThreadRecord[] {
  const signing = signingKey(place);
  return world.thread.flatMap(({ body }) => {
    const found = readRecord(body, signing);
    if (found.type !== 'record') return [];
    return command === undefined || found.record.command === command ? [found.record] : [];
  });
}

function recordOf(command: string) {
  return {
    state: 'unsent',
    kind: '',
    answer: false,
    jobId: '',
    command,
    run: { id: '1', attempt: 1, nonce: 'm' },
    time: 0,
    first: null,
    before: null,
    prLink: null,
    seq: 1,
  } as const;
}
