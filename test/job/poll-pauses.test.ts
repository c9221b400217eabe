import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  again,
  done,
  fails,
  HOUR,
  type Look,
  SECOND,
  throttles,
  type Waiting,
  wait,
} from './waiting.ts';

const plainPause = (since: number) => Math.min(Math.max(since / 10, 5 * SECOND), 120 * SECOND);

test('a pause is a tenth of the time since the answer, 5 to 120 s, and a tenth more at most', async () => {
  const numbers = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });

  const property = fc.asyncProperty(numbers, async (drawn) => {
    let count = 0;
    const random = () => drawn[count++ % drawn.length] ?? 0;
    const { times, pauses } = await wait({ random, within: HOUR });

    // The last one is shortened by the deadline.
    for (const [index, pause] of pauses.slice(0, -1).entries()) {
      const plain = plainPause(times[index] ?? 0);
      expect(pause).toBeGreaterThanOrEqual(plain - 1e-6);
      expect(pause).toBeLessThanOrEqual(plain * 1.1 + 1e-6);
    }
  });
  await fc.assert(property, { numRuns: 30 });
});

test.each<[string, Waiting, times: number[]]>([
  ['starts with the answer to the request', {}, [5_000, 10_000]],
  [
    'starts with the answer to the request, even if comments took part of it',
    { answeredAt: -4_000 },
    [1_000, 6_000],
  ],
  ['has a tenth of jitter at most', { random: () => 1 }, [5_500, 11_000]],
  ['is none in a run that has sent nothing', { isOwn: false }, [0, 5_000]],
  ['starts after a poll that takes long', { tookMs: 3 * SECOND }, [5_000, 13_000]],
  [
    'is what a poll asks for',
    { looks: [{ ...again, inMs: 700 }, again, done] },
    [5_000, 5_700, 10_700],
  ],
  [
    'doubles after a 429, for the rest of the run',
    { looks: [throttles(), again, again, done] },
    [5_000, 15_000, 25_000, 35_000],
  ],
  ['stays after another failure', { looks: [fails(), again, done] }, [5_000, 10_000, 15_000]],
])('the pause before the next poll %s', async (_, waiting, times) => {
  const waited = await wait({ looks: [again, done], ...waiting });

  expect(waited.times).toEqual(times);
});

interface Pauses {
  name: string;
  waiting?: Partial<Waiting>;
  looks: Look[];
  pauses: number[];
}

test.each<Pauses>([
  {
    name: 'at a fixed interval has no jitter',
    waiting: { random: () => 1, intervalMs: 7_000 },
    looks: [again],
    pauses: [7_000, 7_000],
  },
  {
    name: 'at a fixed interval doubles after each 429',
    waiting: { intervalMs: 40_000 },
    looks: [throttles(), throttles(), again],
    pauses: [80_000, 160_000, 160_000],
  },
  {
    name: 'at an interval over five minutes stays after a 429',
    waiting: { intervalMs: 400_000 },
    looks: [throttles(), again],
    pauses: [400_000, 400_000],
  },
  // 16 times 7.5 s, a tenth of the time until then; 16 times 19.5 s would be more than five minutes.
  {
    name: 'doubles up to five minutes',
    looks: [throttles(), throttles(), throttles(), throttles(), again],
    pauses: [10_000, 20_000, 40_000, 120_000, 300_000],
  },
])('a pause $name', async ({ waiting, looks, pauses: expected }) => {
  const { pauses } = await wait({ ...waiting, looks, within: 3 * HOUR });

  expect(pauses.slice(0, expected.length)).toEqual(expected);
});
