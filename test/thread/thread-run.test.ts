import { expect, test } from 'vitest';
import { newRecord } from '../../src/thread/record.ts';
import { announce } from '../../src/thread/thread-run.ts';
import {
  begin,
  begun,
  NEW,
  type Outcome,
  recordIn,
  recordsOf,
  run,
  runOf,
  shown,
  threadOf,
} from './support/lifecycle.ts';
import { BOT, type Fault, fails, lost, type OpName, ROBOT, World } from './support/world.ts';

const NO = fails(403);
const BROKEN = fails(502);
const UNLISTED: Fault = { type: 'stale', back: 1 };
const X = { command: 'X' };

/** The calls of the run `a` to GitHub and its POSTs, without their faults. */
const calls = ({ calls }: World) =>
  calls.flatMap((call) => /^a (create|issue|list|update|remove|post \w+)/.exec(call)?.[1] ?? []);

// Before sending.

type Faults = [OpName, Fault, times: number][];
const LOCKED: Faults[number] = ['create', NO, 1];

test.each<[string, boolean, Faults, because: string]>([
  ['the first comment', true, [LOCKED], 'record-refused'],
  ['the first comment of a thread that is not required', false, [LOCKED], 'pr-opened'],
  ['that, and the list', false, [LOCKED, ['list', NO, 1]], 'pr-opened'],
  ['that, and the list for now', false, [LOCKED, ['list', BROKEN, 4]], 'thread-unreadable'],
  ['the first comment twice, for now', false, [['create', BROKEN, 2]], 'thread-unreadable'],
  ['the list', true, [['list', NO, 1]], 'thread-unreadable'],
  ['to list the first comment', true, [['list', UNLISTED, 4]], 'thread-unreadable'],
])('where GitHub refuses %s, a run ends as it must', async (_, isRequired, faults, because) => {
  const world = new World();
  await begin(world, 'a', { ...X, isRequired });
  for (const [op, fault, times] of faults) world.plan('a', op, fault, times);

  const outcome = await world.finish('a');

  expect(outcome).toMatchObject({ because, hasThread: because !== 'pr-opened' });
  expect(world.accepted).toHaveLength(because === 'pr-opened' ? 1 : 0);
  // Nothing stands in the way of a re-run.
  expect(shown(world)).toEqual([]);
});

test('a run that waits reads the thread every 3 s, until its deadline', async () => {
  const world = await begun('post create');
  await begin(world, 'b', { command: 'Y', timeout: 10_000 });
  const began = world.now;
  const times: number[] = [];

  while (!world.actor('b').isDone) {
    if (world.actor('b').ops[0]?.name === 'list') times.push(world.now - began);
    await world.step('b');
  }

  expect(times).toEqual([0, 3_000, 6_000, 9_000, 10_000]);
});

// The record.

test('a first command takes seven requests of GitHub, and one of the service', async () => {
  const world = await begun();

  await world.finish('a');

  const begins = ['create', 'issue', 'list', 'post create', 'update'];
  expect(calls(world)).toEqual([...begins, 'list', 'create', 'remove']);
});

test('before the first poll, the record has the job, and the time by GitHub’s clock', async () => {
  const world = new World();
  await begin(world, 'a', { ...X, skew: 65_000 }, 'post create');
  world.now += 20_000;
  const time = world.now;

  await world.until('a', 'update');
  expect(world.actor('a').ops.map(({ name }) => name)).toEqual(['update']);
  await world.until('a', 'job');

  expect(recordsOf(world)).toMatchObject([{ state: 'sent', kind: 'create', jobId: 'job-1', time }]);
});

test('a run that attaches knows how long ago the request was answered', async () => {
  const world = new World();
  await run(world, 'a', { ...X, wait: false });
  world.now += 55_000;

  await world.start('b', async () => {
    const attaching = runOf('b', X, threadOf(world, 'b', { skew: -65_000 }));
    const verdict = await attaching.begin('working');
    return verdict.type === 'attach' ? attaching.attach(verdict.record) : verdict;
  });

  expect(await world.finish('b')).toBe(55_000);
});

test('a run that only follows a job records it', async () => {
  const world = new World();
  await world.start('a', () => runOf('a', X, threadOf(world, 'a')).follow('job-9', 'working'));

  await world.finish('a');

  expect(recordsOf(world)).toMatchObject([{ state: 'sent', isAnswer: false, jobId: 'job-9' }]);
});

test('a progress comment that a person deleted is written anew at the next change', async () => {
  const world = await begun('post create');
  world.remove(1);

  await world.until('a', 'job');

  expect(shown(world)).toEqual(['(sent)']);
});

test('a run says so where no comment takes the ID of its job', async () => {
  const world = await begun('post create');
  world.plan('a', 'update', NO, 2);
  world.plan('a', 'create', NO);

  const { warnings } = await world.finish<Outcome>('a');

  expect(warnings).toEqual([
    'Could not update the progress comment',
    'Could not save the job ID in the thread',
    'Could not post the result',
  ]);
});

// The answer.

test('the progress comment becomes the result where that cannot be posted', async () => {
  const world = await begun('job');
  world.plan('a', 'create', NO);

  const { url } = await world.finish<Outcome>('a');

  expect(url).toBe('https://github.test/issues/1#1');
  expect(shown(world)).toEqual(['ended']);
});

test('a result whose answer was lost is looked for, and not posted again', async () => {
  const world = new World();
  await run(world, 'z', { command: 'Z', target: NEW });
  await begin(world, 'a', { ...X, target: NEW }, 'job');
  world.plan('a', 'create', lost(true));
  await world.until('a', 'create');
  world.plan('a', 'list', UNLISTED);

  const { url } = await world.finish<Outcome>('a');

  expect(url).toBe('https://github.test/issues/1#4');
  expect(shown(world, 'X')).toEqual(['ended']);
});

test('a result whose answer was lost is not looked for where GitHub lists no comments', async () => {
  const world = await begun('job');
  await world.until('a', 'create');
  const before = calls(world).length;
  world.plan('a', 'create', lost(false));
  world.plan('a', 'list', BROKEN, 9);

  await world.finish('a');

  // A call is repeated three times.
  const lists = Array(4).fill('list');
  expect(calls(world).slice(before)).toEqual(['create', ...lists, 'update']);
  expect(shown(world)).toEqual(['ended']);
});

test('a progress comment that a person deleted at the end is not missed', async () => {
  const world = await begun('remove');
  world.remove(1);

  const { warnings } = await world.finish<Outcome>('a');

  expect(warnings).toEqual([]);
});

test('once the end stands, what earlier runs said goes: of the command, and by this account', async () => {
  const world = new World();
  world.jobsLast = 60_000;
  for (const [name, user] of [['a', BOT] as const, ['b', ROBOT] as const]) {
    await begin(world, name, { ...X, user }, 'sleep');
    await world.step(name, { type: 'kill', done: false });
  }
  await run(world, 'c', { ...X, timeout: 10_000 });
  await begin(world, 'd', { command: 'Y' }, 'post message');
  expect(shown(world)).toEqual(['(sent)', '(sent)', 'sent', '(sending)']);

  await run(world, 'e', X);

  expect(shown(world)).toEqual(['(sent)', '(sending)', 'ended']);
  expect(world.thread[0]?.author).toEqual(ROBOT);
});

test('a result stays, even where another run has posted the same', async () => {
  const world = await begun('job');
  await begin(world, 'b', X, 'job');
  await world.finish('a');
  const [result] = world.thread.filter((row) => recordIn(row)?.state === 'ended');
  world.plan('b', 'list', { type: 'lacks', id: result?.id ?? 0 });
  await world.finish('b');
  expect(shown(world)).toEqual(['ended', 'ended']);

  await run(world, 'c', X);

  expect(shown(world)).toEqual(['ended', 'ended']);
});

test.each<[string, OpName, string[], string[]]>([
  ['it reads the thread', 'list', ['list', 'update'], []],
  ['it sends the request', 'post create', ['post create', 'update'], ['sent']],
  ['it waits for the job', 'sleep', ['update'], ['sent']],
])('a run that is stopped while %s makes one edit, and sends no more', async (_, op, ...end) => {
  const [requests, states] = end;
  const world = await begun(op);
  const before = calls(world).length;

  await world.stop('a');
  await world.finish('a');

  expect(calls(world).slice(before)).toEqual(requests);
  expect(shown(world)).toEqual(states);
});

test('a job is announced once in the thread of its pull request', async () => {
  const world = new World();
  const record = {
    ...newRecord('77', 'n', 0),
    state: 'ended',
    isAnswer: true,
    jobId: 'job-1',
  } as const;
  const urls: string[] = [];

  for (const name of ['a', 'b']) {
    await world.start(name, () => announce('Opened.', record, threadOf(world, name)));
    urls.push((await world.finish<{ url: string }>(name)).url);
  }

  expect(urls).toEqual(Array(2).fill('https://github.test/issues/1#1'));
  expect(shown(world)).toEqual(['ended']);
});
