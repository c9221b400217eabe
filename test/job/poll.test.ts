import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EndReason } from '../../src/result/job-end.ts';
import { EPOCH } from '../support/clock.ts';
import {
  again,
  done,
  fails,
  gone,
  HOUR,
  MINUTE,
  permanent,
  SECOND,
  throttles,
  type Waited,
  type Waiting,
  wait,
} from './waiting.ts';

// When a job is read again, and what ends the waiting.

const seconds = (...all: number[]) => all.map((each) => each * SECOND);
const four = [fails(), fails(), fails(), fails()];
const told = fails(100 * SECOND);
/** The run has sent nothing, so it reads the job at once. */
const atOnce = { isOwn: false };
const oneLook = { intervalMs: MINUTE, within: MINUTE };
const slow = { tookMs: 20 * SECOND, stopAt: 6_000 };
/** The end names the time of the next attempt, in ms after the answer. */
const namesTime = (at: number, failedRequest = throttles()) => {
  const rateLimit = { failedRequest, retryAt: EPOCH + at };
  return { end: { kind: 'timed-out', rateLimit } as const };
};

type Row = [name: string, Waiting, ends: EndReason['kind'], more?: Partial<Waited>];

const failures: Row[] = [
  [
    'five failures in a row end polling',
    { looks: [fails()] },
    'unreadable',
    { times: seconds(5, 10, 15, 20, 25) },
  ],
  [
    'a permanent failure ends polling at once in a run that only follows',
    { looks: [{ ...permanent, retryAfterMs: 9 }], ...atOnce },
    'unreadable',
    { times: [0], failed: [undefined] },
  ],
  [
    'after an accepted request, a permanent failure is one of five',
    { looks: [permanent] },
    'unreadable',
    {
      times: seconds(5, 10, 15, 20, 25),
      end: { kind: 'unreadable', failedRequest: permanent, lastReadAt: EPOCH },
    },
  ],
  [
    'after a reading that succeeded, a permanent failure is one of five',
    { looks: [again, permanent, permanent, permanent, permanent, done], ...atOnce },
    'no-changes',
  ],
];

const rateLimits: Row[] = [
  [
    'the pause of Retry-After is kept',
    { looks: [fails(70_000), done] },
    'no-changes',
    { times: seconds(5, 75), failed: [70_000] },
  ],
  ['a failure with a Retry-After does not count', { looks: [...four, told, done] }, 'no-changes'],
  ['a 429 does not reset the count', { looks: [...four, throttles(), fails()] }, 'unreadable'],
  [
    'a Retry-After until the deadline ends polling at once',
    { looks: [throttles(55_000)], within: MINUTE },
    'timed-out',
    { ...namesTime(MINUTE, throttles(55_000)), endedAt: 5_000, failed: [undefined] },
  ],
  [
    'a 429 at the last poll gives the time of the next one',
    { looks: [throttles()], ...oneLook },
    'timed-out',
    namesTime(58_000 + 2 * MINUTE),
  ],
];

const notFound: Row[] = [
  [
    'three 404 in a row mean gone',
    { looks: [gone], ...atOnce },
    'gone',
    { failed: [5_000, 5_000, undefined] },
  ],
  [
    'a success resets the counts of 404 and of failures',
    { looks: [fails(), gone, gone, again, gone, gone, done] },
    'no-changes',
  ],
  [
    'a 429 between them does not reset the count',
    { looks: [gone, throttles(), gone, throttles(), gone], ...atOnce },
    'gone',
  ],
  [
    'a page with 404 says nothing about the job',
    { looks: [{ ...gone, isWebPage: true }] },
    'unreadable',
  ],
  [
    '404 within the first minute after a create does not count',
    { looks: [gone], kind: 'create' },
    'gone',
    { endedAt: expect.closeTo(73_205) },
  ],
];

const deadlines: Row[] = [
  [
    'a very short time limit allows one poll at once',
    { within: SECOND },
    'timed-out',
    { times: [0] },
  ],
  ['a deadline in the past allows no poll', { within: 0, ...atOnce }, 'timed-out', { times: [] }],
  [
    'the last poll is just before the deadline, and its failure times out',
    { looks: [fails()], ...oneLook },
    'timed-out',
    { times: seconds(58), failed: [undefined] },
  ],
];

const signals: Row[] = [
  [
    'a signal before the start allows no poll',
    { stopAt: 0, ...atOnce },
    'canceled-while-waiting',
    { times: [] },
  ],
  [
    'a signal ends a pause',
    { stopAt: 4_999 },
    'canceled-while-waiting',
    { times: [], endedAt: 4_999 },
  ],
  ['an end in a poll counts in spite of a signal', { looks: [done], ...slow }, 'no-changes'],
];

const rows = [...failures, ...rateLimits, ...notFound, ...deadlines, ...signals];

test.each(rows)('%s', async (_, waiting, kind, more = {}) => {
  const waited = await wait(waiting);

  expect(waited).toMatchObject({ end: { kind }, ...more });
});

test('a poll never gets more time than remains', async () => {
  const { limits, times: at, endedAt } = await wait({ tookMs: 30 * SECOND, within: 5 * MINUTE });

  expect(limits).toEqual(at.map((time) => 5 * MINUTE - time));
  expect(endedAt).toBe(5 * MINUTE);
});

test('polling always ends, and never polls after the deadline', async () => {
  const failing = [fails(), fails(90_000), throttles(), throttles(1_000), gone, permanent];
  const schedule = fc.record({
    looks: fc.array(fc.constantFrom(again, done, ...failing), { minLength: 1, maxLength: 30 }),
    within: fc.integer({ min: 0, max: 2 * HOUR }),
    tookMs: fc.integer({ min: 0, max: 30_000 }),
    intervalMs: fc.option(fc.integer({ min: 1_000, max: 600_000 }), { nil: undefined }),
  });

  const property = fc.asyncProperty(schedule, async (waiting) => {
    const { end, times: at, endedAt } = await wait(waiting);

    expect(endedAt).toBeLessThanOrEqual(waiting.within);
    for (const time of at) expect(time).toBeLessThan(waiting.within);
    const last = waiting.looks[Math.min(at.length, waiting.looks.length) - 1];
    expect(end.kind === 'no-changes').toBe(last === done && at.length > 0);
  });
  await fc.assert(property, { numRuns: 300 });
});

const plainPause = (since: number) => Math.min(Math.max(since / 10, 5 * SECOND), 120 * SECOND);

test('a pause is a tenth of the time since the answer, 5 to 120 s, and at most a tenth more', async () => {
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
  ['starts there even if comments took part of it', { respondedAt: -4_000 }, [1_000, 6_000]],
  ['starts after a poll that takes long', { tookMs: 3 * SECOND }, [5_000, 13_000]],
  ['is what a poll asks for', { looks: [{ ...again, inMs: 700 }, again] }, [5_000, 5_700]],
  [
    'doubles after each 429 for the rest of the run, up to five minutes',
    { looks: [throttles(), throttles(), throttles(), throttles(), again] },
    // 16 times 7.5 s, a tenth of the time until then; 16 times 19.5 s would be more.
    [5_000, 15_000, 35_000, 75_000, 195_000, 495_000],
  ],
  [
    'has no jitter if it is fixed, and doubles then, too',
    { random: () => 1, intervalMs: 40_000, looks: [throttles(), again] },
    [40_000, 120_000, 200_000],
  ],
  [
    'stays if it is fixed to more than five minutes',
    { intervalMs: 400_000, looks: [throttles(), again] },
    [400_000, 800_000],
  ],
])('the pause before a poll %s', async (_, waiting, times) => {
  const waited = await wait({ within: 3 * HOUR, ...waiting });

  expect(waited.times.slice(0, times.length)).toEqual(times);
});
