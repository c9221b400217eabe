import { expect, test } from 'vitest';
import { createFakeClock } from './clock.ts';

test('sleeps side by side end in the order in which they are due, and take no real time', async () => {
  const clock = createFakeClock({ now: 0, wall: 1_700_000_000_000 });
  const order: string[] = [];
  const sleeper = async (name: string, ...pauses: number[]) => {
    for (const ms of pauses) {
      await clock.sleep(ms);
      order.push(`${name} ${clock.now()}`);
    }
  };
  await Promise.all([sleeper('a', 3_600_000), sleeper('b', 30, 30, -5, 60), sleeper('c', 0, 100)]);
  expect(order).toEqual(['c 0', 'b 30', 'b 60', 'b 60', 'c 100', 'b 120', 'a 3600000']);
  clock.jumpWall(-500_000);
  expect([clock.now(), clock.wall()]).toEqual([3_600_000, 1_700_003_100_000]);
  await expect(clock.sleep(Number.NaN)).rejects.toThrow(RangeError);
});

test('an abort at a given time ends the sleep there, with an error of the clock’s own as Node’s timers have', async () => {
  const clock = createFakeClock({ now: 0 });
  const reason = new Error('stopped');
  const signal = clock.abortAt(40, reason);
  await clock.sleep(30, signal);
  for (const _ of [1, 2]) {
    await expect(clock.sleep(100, signal)).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    expect(clock.now()).toBe(40);
  }
  expect(clock.sleeps.map(({ ended }) => ended)).toEqual(['slept', 'aborted', 'aborted']);
});

test('work may take time, in which sleeps and appointments fall due; without auto only work does', async () => {
  const clock = createFakeClock({ now: 0, auto: false });
  const seen: string[] = [];
  clock.at(20, () => seen.push(`twenty at ${clock.now()}`));
  const sleeping = clock.sleep(10).then(() => seen.push('slept'));
  await new Promise((resolve) => setImmediate(resolve));
  expect([clock.now(), seen]).toEqual([0, []]);
  clock.advance(30);
  await sleeping;
  expect([clock.now(), seen.toSorted()]).toEqual([30, ['slept', 'twenty at 20']]);
});
