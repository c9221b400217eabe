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

describe('the pause before the next look', () => {
  test('is a tenth of the time since the request, from 5 s to 120 s; jitter only adds, at most a tenth', async () => {
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
    ['after a create: a pause after the answer', {}, [5_000, 10_000]],
    ['after a slow answer: a tenth of what it took', { since: -200 * SECOND }, [20_000, 42_000]],
    ['when attaching: at once', { first: { inMs: 0 } }, [0, 5_000]],
    ['as the first observation asks', { first: { inMs: 1_200 } }, [1_200, 6_200]],
    ['after a look that takes its time', { tookMs: 3 * SECOND }, [5_000, 13_000]],
    [
      'as a look asks',
      { looks: [{ kind: 'again' as const, inMs: 700 }, again, done] },
      [5_000, 5_700, 10_700],
    ],
    [
      'after a 429: doubled, for the rest of the run',
      { looks: [throttles(), again, again, done] },
      [5_000, 15_000, 25_000, 35_000],
    ],
    [
      'after a 429 with a Retry-After: the longer one first',
      { looks: [throttles(MINUTE), again, done] },
      [5_000, 65_000, 78_000],
    ],
    [
      'after another failure: as before',
      { looks: [fails(), again, done] },
      [5_000, 10_000, 15_000],
    ],
  ])('%s', async (_, schedule, times) => {
    expect((await wait({ looks: [again, done], ...schedule })).times).toEqual(times);
  });

  test.each([1, 7, 30, 600])(
    'a fixed interval of %i s is kept exactly, without jitter',
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
    ['each one, up to five minutes', {}, 4, [10_000, 20_000, 40_000, 120_000, 300_000]],
    ['a fixed interval too', { intervalMs: 40_000 }, 2, [80_000, 160_000, 160_000]],
    [
      'an interval over five minutes stays',
      { intervalMs: 400_000 },
      1,
      [400_000, 400_000, 400_000],
    ],
  ])('a 429 doubles it: %s', async (_, schedule, count, expected) => {
    const looks = [...Array.from({ length: count }, () => throttles()), again];
    const { pauses } = await wait({ ...schedule, looks, within: 3 * HOUR });
    expect(pauses.slice(0, expected.length)).toEqual(expected);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(Math.max(300_000, schedule.intervalMs ?? 0));
  });
});

test.each([
  ['after a create', 0, {}, 48],
  ['after a create', 0.5, {}, 48],
  ['after a create', 1, {}, 48],
  // Its first look stands for the answer to the create.
  ['when attaching', 0, { first: { inMs: 0 } }, 49],
])(
  '%s at most 64 looks in any hour and 48 in the first half (jitter %d)',
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
