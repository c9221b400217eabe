import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  again,
  done,
  fails,
  HOUR,
  MINUTE,
  mostWithin,
  SECOND,
  throttles,
  wait,
} from './waiting.ts';

const plainPause = (since: number) => Math.min(Math.max(since / 10, 5 * SECOND), 120 * SECOND);

describe('the pause before the next poll', () => {
  test('is a tenth of the time since the request, from 5 s to 120 s, plus at most a tenth of jitter', async () => {
    const numbers = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(numbers, async (drawn) => {
        let count = 0;
        const random = () => drawn[count++ % drawn.length] ?? 0;
        const { times } = await wait({ random, within: HOUR });
        times.slice(1, -1).forEach((time, index) => {
          const before = times[index] ?? 0;
          expect(time - before).toBeGreaterThanOrEqual(plainPause(before) - 1e-6);
          expect(time - before).toBeLessThanOrEqual(plainPause(before) * 1.1 + 1e-6);
        });
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ['starts at the answer to a create', {}, [5_000, 10_000]],
    [
      'is a tenth of the time that a slow answer took',
      { requestedAt: -200 * SECOND },
      [20_000, 42_000],
    ],
    ['is zero when attaching', { observed: { inMs: 0 } }, [0, 5_000]],
    ['is as long as the first observation requests', { observed: { inMs: 1_200 } }, [1_200, 6_200]],
    ['starts after a poll that takes long', { tookMs: 3 * SECOND }, [5_000, 13_000]],
    [
      'is as long as a poll requests',
      { looks: [{ kind: 'again' as const, inMs: 700 }, again, done] },
      [5_000, 5_700, 10_700],
    ],
    [
      'doubles after a 429, for the rest of the run',
      { looks: [throttles(), again, again, done] },
      [5_000, 15_000, 25_000, 35_000],
    ],
    [
      'lasts at least as long as the Retry-After of a 429',
      { looks: [throttles(MINUTE), again, done] },
      [5_000, 65_000, 78_000],
    ],
    [
      'does not change after another failure',
      { looks: [fails(), again, done] },
      [5_000, 10_000, 15_000],
    ],
  ])('%s', async (_, schedule, times) => {
    expect((await wait({ looks: [again, done], ...schedule })).times).toEqual(times);
  });

  test.each([1, 7, 30, 600])(
    'is exactly the fixed interval of %i s, without jitter',
    async (seconds) => {
      const { pauses, times } = await wait({
        intervalMs: seconds * SECOND,
        random: () => 1,
        within: 2 * HOUR,
      });
      expect(times[0]).toBe(seconds * SECOND);
      expect(new Set(pauses.slice(0, -1))).toEqual(new Set([seconds * SECOND]));
    },
  );

  test.each<[string, { intervalMs?: number }, count: number, number[]]>([
    // 16 times 7.5 s, a tenth of the time until then; 16 times 19.5 s would be more than five minutes.
    ['every pause up to five minutes', {}, 4, [10_000, 20_000, 40_000, 120_000, 300_000]],
    ['also a fixed interval', { intervalMs: 40_000 }, 2, [80_000, 160_000, 160_000]],
    [
      'but not an interval of more than five minutes',
      { intervalMs: 400_000 },
      1,
      [400_000, 400_000, 400_000],
    ],
  ])('doubles after a 429: %s', async (_, schedule, count, expected) => {
    const looks = [...Array.from({ length: count }, () => throttles()), again];
    const { pauses } = await wait({ ...schedule, looks, within: 3 * HOUR });
    expect(pauses.slice(0, expected.length)).toEqual(expected);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(Math.max(300_000, schedule.intervalMs ?? 0));
  });
});

test.each([
  ['after a create, there are', 0, {}, 48],
  ['after a create, there are', 0.5, {}, 48],
  ['after a create, there are', 1, {}, 48],
  // The first poll takes the place of the answer to the create.
  ['when attaching, there are', 0, { observed: { inMs: 0 } }, 49],
])(
  '%s at most 64 polls in any hour and 48 in the first half (jitter %d)',
  async (_, jitter, schedule, most) => {
    const { times } = await wait({ ...schedule, random: () => jitter, within: 6 * HOUR });
    expect(mostWithin(times, HOUR)).toBeLessThanOrEqual(64);
    expect(times.filter((time) => time < 30 * MINUTE).length).toBeLessThanOrEqual(most);
    // No fewer than is good for the people who wait.
    expect(times.filter((time) => time < HOUR).length).toBeGreaterThan(50);
  },
);

test.each([
  [0, 120_000],
  [0.5, 126_000],
  [1, 132_000],
])('with the jitter %d no pause is longer than %i ms', async (jitter, most) => {
  const { pauses } = await wait({ random: () => jitter, within: 2 * HOUR });
  // The last one is shortened by the deadline.
  expect(Math.max(...pauses.slice(0, -1))).toBeCloseTo(most, 3);
});

test('a heartbeat before and after every pause, and once a minute in it', async () => {
  const { heartbeats } = await wait({
    intervalMs: 100 * SECOND,
    tookMs: SECOND,
    within: 4 * MINUTE,
  });
  expect(heartbeats).toEqual(
    [0, 60, 100, 101, 161, 201, 202, 238].map((seconds) => seconds * SECOND),
  );
});
