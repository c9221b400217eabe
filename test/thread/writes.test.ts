import { expect, test } from 'vitest';
import { GitHubFault } from '../../src/github/faults.ts';
import type { ThreadWarning } from '../../src/thread/read.ts';
import type { ThreadRecord } from '../../src/thread/record.ts';
import {
  createOnce,
  persist,
  type Retry,
  removeComment,
  sleepUnlessStopped,
} from '../../src/thread/writes.ts';
import { createFakeClock } from '../support/clock.ts';
import { recordsOf, threadOf } from './support/lifecycle.ts';
import { recordOf } from './support/record-of.ts';
import { type Fault, World } from './support/world.ts';

/** Fails with these faults one by one, then succeeds. Returns the pauses and the result. */
async function tried(faults: unknown[], retry?: Retry, signal = new AbortController().signal) {
  const clock = createFakeClock();
  let calls = 0;
  const write = async () => {
    const fault = faults[calls++];
    if (fault !== undefined) throw fault;
    return 'written';
  };
  const end = await persist(write, { clock, signal }, retry).catch((error) => error);
  return { end, calls, pauses: clock.sleeps.map(({ ms }) => ms) };
}

const fault = (status: number | 'lost', more = {}) => new GitHubFault('no', { status, ...more });
const times = (count: number, each: unknown) => Array.from({ length: count }, () => each);
const wait = (retryAfterMs: number) => fault(429, { retryAfterMs });

test.each<[string, faults: unknown[], calls: number, pauses: number[]]>([
  ['nothing fails', [], 1, []],
  ['GitHub breaks down', times(4, fault(503)), 5, [5_000, 15_000, 30_000, 30_000]],
  ['answers are lost', times(2, fault('lost')), 3, [5_000, 15_000]],
  ['GitHub limits requests', [fault(403, { rateLimited: true }), fault(429)], 3, [5_000, 15_000]],
  ['GitHub names the pause', [wait(1_000), wait(7_000)], 3, [1_000, 7_000]],
  ['the pause ends with the common time limit', [wait(120_000)], 2, [120_000]],
])('a write is repeated if %s', async (_, faults, calls, pauses) => {
  expect(await tried(faults)).toEqual({ end: 'written', calls, pauses });
});

test.each<[string, faults: unknown[], retry: Retry | undefined, calls: number]>([
  ['five times', times(5, fault(503)), 'persist', 5],
  ['with a refusal', [fault(403)], 'persist', 1],
  ['with a fault that must not be retried', [fault(503)], 'once', 1],
  ['with a pause beyond the common time limit', [wait(120_001)], 'persist', 1],
  ['with pauses beyond the common time limit', [wait(70_000), wait(50_001)], 'persist', 2],
  ['by a bug', [new TypeError('a bug')], 'persist', 1],
])('a write that fails %s throws the last fault', async (_, faults, retry, calls) => {
  expect(await tried(faults, retry)).toMatchObject({ end: faults.at(-1), calls });
});

test('after a signal, nothing is repeated', async () => {
  const stopped = await tried([fault(503)], 'persist', AbortSignal.abort());
  expect(stopped).toMatchObject({ end: { status: 503 }, calls: 1, pauses: [] });
});

test.each([
  [0, false, [], true],
  [5, false, [5], true],
  [5, true, [], false],
])('a sleep of %i ms, stopped before it starts: %s', async (ms, isStopped, sleeps, isAwake) => {
  const clock = createFakeClock();
  const signal = isStopped ? AbortSignal.abort() : new AbortController().signal;
  expect(await sleepUnlessStopped(ms, { clock, signal })).toBe(isAwake);
  expect(clock.sleeps).toEqual(sleeps.map((each) => ({ ms: each })));
});

test('a signal ends a sleep', async () => {
  const clock = createFakeClock();
  const signal = clock.abortAt(clock.now() + 3);
  expect(await sleepUnlessStopped(10, { clock, signal })).toBe(false);
});

const RECORD = recordOf({
  state: 'sent',
  kind: 'create',
  answer: true,
  jobId: 'job-1',
  command: 'X',
  run: { id: '1', attempt: 1, nonce: 'a' },
  time: 0,
  seq: 2,
});

/** Writes that record while the thread has these, and the first create fails so. */
async function created(there: Partial<ThreadRecord>[], first: Fault) {
  const world = new World();
  await world.start('a', async () => {
    const thread = threadOf(world, 'a');
    for (const each of there) await createOnce('there', { ...RECORD, ...each }, thread);
    world.plan('a', 'create', first);
    return (await createOnce('text', RECORD, thread)).id;
  });
  return { id: await world.finish('a'), world };
}

test.each<[string, Partial<ThreadRecord>[], done: boolean, id: number, records: number]>([
  ['was not written', [], false, 1, 1],
  ['arrived', [], true, 1, 1],
  ['was not written, while a stale list is read,', [{ seq: 1 }], false, 2, 2],
  [
    'was not written, beside a comment of another run,',
    [{ run: { ...RECORD.run, nonce: 'b' } }],
    false,
    2,
    2,
  ],
  ['was not written, beside a comment of another command,', [{ command: 'Y' }], false, 2, 2],
])(
  'a comment whose answer is lost and that %s exists once',
  async (_, there, done, id, records) => {
    const result = await created(there, { type: 'lost', done });
    expect(result.id).toBe(id);
    expect(recordsOf(result.world)).toHaveLength(records);
  },
);

test('a comment from before the first attempt does not count as written', async () => {
  const { id, world } = await created([{}], { type: 'stale', back: 0 });
  expect(id).toBe(2);
  expect(recordsOf(world)).toHaveLength(2);
});

test.each([
  [204, []],
  [404, []],
  [410, []],
  [403, [{ type: 'not-removed', commentId: 1, fault: { status: 403 } }]],
  [500, [{ type: 'not-removed', commentId: 1, fault: { status: 500 } }]],
])('a removal to which GitHub answers %i', async (status, expected) => {
  const world = new World();
  const warnings: ThreadWarning[] = [];
  world.say('text');
  await world.start('a', () =>
    removeComment(1, threadOf(world, 'a', { warn: (each) => warnings.push(each) })),
  );
  if (status !== 204) world.plan('a', 'remove', { type: 'status', status });
  await world.finish('a');
  expect(warnings).toMatchObject(expected);
  expect(world.thread).toHaveLength(status === 204 ? 0 : 1);
});
