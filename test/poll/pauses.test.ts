import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { again, done, fails, HOUR, MINUTE, mostWithin, SECOND, throttles, wait } from './waiting.ts';

const round = (times: readonly number[]) => times.map((time) => Math.round(time / 100) / 10);

describe('the pause before the next look', () => {
  test('is a tenth of the time since the request, at least 5 s, at most 120 s', async () => {
    const { times } = await wait({ within: 2 * HOUR });
    expect(round(times.slice(0, 14))).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60.5, 66.6, 73.2]);
    times.slice(1, -1).forEach((time, index) => {
      const before = times[index] ?? 0;
      expect(time - before).toBeCloseTo(Math.min(Math.max(before / 10, 5 * SECOND), 120 * SECOND), 6);
    });
    expect(times.at(-3)).toBeGreaterThan(HOUR);
  });

  test('counts from the request, also where the first look comes late', async () => {
    const { times } = await wait({ since: -10 * MINUTE });
    expect(round(times.slice(0, 2))).toEqual([60, 126]);
  });

  test('jitter only adds, at most a tenth', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
        async (numbers) => {
          let drawn = 0;
          const random = () => numbers[drawn++ % numbers.length] ?? 0;
          const { times } = await wait({ random, within: 30 * MINUTE });
          times.slice(1, -1).forEach((time, index) => {
            const before = times[index] ?? 0;
            const plain = Math.min(Math.max(before / 10, 5 * SECOND), 120 * SECOND);
            expect(time - before).toBeGreaterThanOrEqual(plain - 1e-6);
            expect(time - before).toBeLessThanOrEqual(plain * 1.1 + 1e-6);
          });
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each([1, 7, 30, 600])('a fixed interval of %i s is kept exactly, without jitter', async (seconds) => {
    const { pauses, times } = await wait({ intervalMs: seconds * SECOND, random: () => 1, within: 2 * HOUR });
    expect(times[0]).toBe(seconds * SECOND);
    expect(new Set(pauses.slice(0, -1))).toEqual(new Set([seconds * SECOND]));
  });

  test('a look that takes its time puts the next one off', async () => {
    const { times } = await wait({ tookMs: 3 * SECOND });
    expect(times.slice(0, 4)).toEqual([5_000, 13_000, 21_000, 29_000]);
  });

  test('a look may ask for the next one at its own time', async () => {
    const { times } = await wait({ looks: [{ kind: 'again', inMs: 700 }, again, done] });
    expect(times).toEqual([5_000, 5_700, 10_700]);
  });
});

describe('how many looks there are', () => {
  test.each([
    ['after a create', 0, {}, 48],
    ['after a create', 0.5, {}, 48],
    ['after a create', 1, {}, 48],
    // Its first look stands for the answer to the create.
    ['when attaching', 0, { first: 'now' as const }, 49],
  ])('%s at most 64 in any hour and 48 in the first half (jitter %d)', async (_, jitter, schedule, most) => {
    const { times } = await wait({ ...schedule, random: () => jitter, within: 6 * HOUR });
    expect(mostWithin(times, HOUR)).toBeLessThanOrEqual(64);
    expect(times.filter((time) => time < 30 * MINUTE).length).toBeLessThanOrEqual(most);
  });

  test('two runs of half an hour stay under a hundred, their last looks included', async () => {
    for (const first of ['now', {}] as const) {
      const { times } = await wait({ first, within: 30 * MINUTE });
      expect(2 * times.length).toBeLessThanOrEqual(100);
    }
  });

  test('they are no fewer than is good for the people who wait', async () => {
    const { times } = await wait({ within: 6 * HOUR });
    expect(times.filter((time) => time < HOUR).length).toBeGreaterThan(55);
  });
});

describe('the first look', () => {
  test.each([
    ['after a create: a pause after the answer', {}, [5_000, 10_000]],
    ['after a slow answer: a tenth of what it took', { since: -200 * SECOND }, [20_000, 42_000]],
    ['when attaching: at once', { first: 'now' as const }, [0, 5_000]],
    ['as the first observation asks', { first: { inMs: 1_200 } }, [1_200, 6_200]],
  ])('%s', async (_, schedule, times) => {
    expect((await wait({ ...schedule, looks: [again, done] })).times).toEqual(times);
  });
});

describe('a 429', () => {
  test('doubles the pauses of the rest of the run', async () => {
    const { times } = await wait({ looks: [throttles(), again, again, again, again, done] });
    expect(times).toEqual([5_000, 15_000, 25_000, 35_000, 45_000, 55_000]);
  });

  test('each one, up to five minutes', async () => {
    const looks = [throttles(), throttles(), throttles(), throttles(), again];
    const { pauses } = await wait({ looks, within: 3 * HOUR });
    // 16 times 7.5 s, a tenth of the time until then; 16 times 19.5 s would be more than five minutes.
    expect(pauses.slice(0, 5)).toEqual([10_000, 20_000, 40_000, 120_000, 300_000]);
    expect(Math.max(...pauses)).toBe(300 * SECOND);
  });

  test('a fixed interval too', async () => {
    const { pauses } = await wait({ intervalMs: 40 * SECOND, looks: [throttles(), throttles(), again] });
    expect(pauses.slice(0, 3)).toEqual([80_000, 160_000, 160_000]);
  });

  test('never makes an interval shorter that is longer than five minutes', async () => {
    const { pauses } = await wait({
      intervalMs: 400 * SECOND,
      looks: [throttles(), again],
      within: 2 * HOUR,
    });
    expect(pauses.slice(0, 3)).toEqual([400_000, 400_000, 400_000]);
  });

  test('with a Retry-After both hold: the longer one first, the doubled pauses after', async () => {
    const { times } = await wait({ looks: [throttles(60 * SECOND), again, done] });
    expect(times).toEqual([5_000, 65_000, 78_000]);
  });

  test('another failure does not', async () => {
    const { times } = await wait({ looks: [fails(), again, done] });
    expect(times).toEqual([5_000, 10_000, 15_000]);
  });
});

test('a heartbeat at least once a minute while waiting', async () => {
  const { heartbeats } = await wait({ intervalMs: 10 * MINUTE, within: HOUR });
  const gaps = [0, ...heartbeats].slice(1).map((time, index) => time - ([0, ...heartbeats][index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(MINUTE);
  expect(heartbeats.length).toBeGreaterThanOrEqual(59);
});

test('a heartbeat before and after every pause, so that it can be in time', async () => {
  const { heartbeats } = await wait({ intervalMs: 40 * SECOND, tookMs: SECOND, within: 2 * MINUTE });
  expect(heartbeats).toEqual([0, 40_000, 41_000, 81_000, 82_000, 118_000]);
});
