import { expect, test } from 'vitest';
import { MAX_TIMER_MS, sleepOver } from '../src/clock.ts';

const DAY = 86_400_000;

test.each<[ms: number, naps: number[]]>([
  [0, [0]],
  [5_000, [5_000]],
  [MAX_TIMER_MS, [MAX_TIMER_MS]],
  [25 * DAY, [MAX_TIMER_MS, 25 * DAY - MAX_TIMER_MS]],
  [60 * DAY, [MAX_TIMER_MS, MAX_TIMER_MS, 60 * DAY - 2 * MAX_TIMER_MS]],
])('a sleep of %i ms holds, in naps that a timer can hold', async (ms, naps) => {
  const taken: number[] = [];
  await sleepOver(async (each) => void taken.push(each))(ms);
  expect(taken).toEqual(naps);
});

test('a signal ends it in whichever nap', async () => {
  const stop = new AbortController();
  const taken: (AbortSignal | undefined)[] = [];
  const sleep = sleepOver(async (_, signal) => {
    taken.push(signal);
    signal?.throwIfAborted();
    stop.abort(new Error('stopped'));
  });
  await expect(sleep(60 * DAY, stop.signal)).rejects.toThrow('stopped');
  expect(taken).toEqual([stop.signal, stop.signal]);
});
