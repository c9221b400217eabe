import { expect, test } from 'vitest';
import { createFakeClock } from './clock.ts';

test('a sleep takes no real time, and both clocks move by it', async () => {
  const clock = createFakeClock({ now: 50, wall: 1_700_000_000_000 });
  const began = performance.now();
  await clock.sleep(3_600_000);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(clock.now()).toBe(3_600_050);
  expect(clock.wall()).toBe(1_700_003_600_000);
  expect(clock.sleeps).toEqual([{ at: 50, ms: 3_600_000, ended: 'slept' }]);
});

test('sleeps side by side end in the order in which they are due', async () => {
  const clock = createFakeClock({ now: 0 });
  const order: string[] = [];
  const sleeper = async (name: string, ...pauses: number[]) => {
    for (const ms of pauses) {
      await clock.sleep(ms);
      order.push(`${name} ${clock.now()}`);
    }
  };
  await Promise.all([sleeper('a', 100), sleeper('b', 30, 30, 60), sleeper('c', 0, 100)]);
  expect(order).toEqual(['c 0', 'b 30', 'b 60', 'a 100', 'c 100', 'b 120']);
});

test('an abort at a given time ends the sleep there, with an error of the clock’s own as Node’s timers have', async () => {
  const clock = createFakeClock({ now: 0 });
  const reason = new Error('stopped');
  const signal = clock.abortAt(40, reason);
  const rejection = { name: 'AbortError', cause: reason };
  await expect(clock.sleep(100, signal)).rejects.toMatchObject(rejection);
  expect(clock.now()).toBe(40);
  await expect(clock.sleep(100, signal)).rejects.toMatchObject(rejection);
  expect(clock.now()).toBe(40);
  expect(clock.sleeps.map(({ ended }) => ended)).toEqual(['aborted', 'aborted']);
});

test('a sleep that was slept leaves no listener that could end it again', async () => {
  const clock = createFakeClock();
  const controller = new AbortController();
  await clock.sleep(5, controller.signal);
  controller.abort();
  expect(clock.sleeps[0]?.ended).toBe('slept');
});

test('work may take time, and appointments fall due in it', async () => {
  const clock = createFakeClock({ now: 0 });
  const seen: string[] = [];
  const remove = clock.onAdvance((now) => seen.push(`step ${now}`));
  clock.at(20, () => seen.push('twenty'));
  const sleeping = clock.sleep(10).then(() => seen.push('slept'));
  clock.advance(30);
  await sleeping;
  expect(seen).toEqual(['step 10', 'step 20', 'twenty', 'step 30', 'slept']);
  remove();
  clock.at(0, () => seen.push('past'));
  clock.advance(1);
  expect(seen.at(-1)).toBe('past');
});

test('an adjusted wall clock leaves the monotonic one alone', () => {
  const clock = createFakeClock({ now: 0, wall: 1_000_000 });
  clock.jumpWall(-500_000);
  clock.advance(1);
  expect([clock.now(), clock.wall()]).toEqual([1, 500_001]);
});

test('without auto, only advance makes time pass', async () => {
  const clock = createFakeClock({ now: 0, auto: false });
  const sleeping = clock.sleep(10);
  await new Promise((resolve) => setImmediate(resolve));
  expect(clock.now()).toBe(0);
  clock.advance(10);
  await sleeping;
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('a sleep of %s is a mistake', async (ms) => {
  await expect(createFakeClock().sleep(ms)).rejects.toThrow(RangeError);
});

test('a sleep of less than nothing ends at once', async () => {
  const clock = createFakeClock({ now: 7 });
  await clock.sleep(-5);
  expect(clock.now()).toBe(7);
});
