import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EndReason } from '../../src/result/job-end.ts';
import { EPOCH } from '../support/clock.ts';
import { samples } from '../support/samples.ts';
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
  type Waiting,
  wait,
} from './waiting.ts';

// When a job is read again, and what ends the waiting.

const seconds = (...all: number[]) => all.map((each) => each * SECOND);
const four = [fails(), fails(), fails(), fails()];
/** The run has sent nothing, so it reads the job at once. */
const atOnce = { isOwn: false };
const oneReading = { intervalMs: MINUTE, within: MINUTE };
/** The end names the time of the next attempt, in ms after the response. */
const namesTime = (at: number, failedRequest = throttles()) => ({
  end: { rateLimit: { failedRequest, retryAt: EPOCH + at } },
});

type Row = [
  name: string,
  Waiting,
  ends: EndReason['kind'],
  more?: Partial<Record<keyof Awaited<ReturnType<typeof wait>>, unknown>>,
];

test.each<Row>([
  [
    'five failures in a row end polling in a run that only follows',
    { readings: [fails()], ...atOnce },
    'unreadable',
    { times: seconds(0, 5, 10, 15, 20), end: { lastResponse: undefined } },
  ],
  [
    'after an accepted request, failures end polling five minutes after the first one',
    { readings: [fails()] },
    'unreadable',
    { endedAt: 305_000, end: { lastResponse: { at: EPOCH, agoMs: 305_000 } } },
  ],
  [
    'the pauses that the service asks for do not count',
    { readings: [fails(), fails(40_000), throttles(), fails()] },
    'unreadable',
    // 10 s is twice the usual pause.
    { endedAt: 305_000 + 40_000 + 10_000 },
  ],
  [
    'a permanent failure ends polling at once in a run that only follows',
    { readings: [{ ...permanent, retryAfterMs: 9 }], ...atOnce },
    'unreadable',
    { times: [0], failed: [undefined] },
  ],
  [
    'after an accepted request, a permanent failure is one like others',
    { readings: [permanent] },
    'unreadable',
    { endedAt: 305_000 },
  ],
  [
    'after a reading that succeeded, a permanent failure is one of five',
    { readings: [again, permanent, permanent, permanent, permanent, done], ...atOnce },
    'finished',
  ],

  // Rate limits.
  [
    'the pause of Retry-After is kept, and such a failure does not count',
    { readings: [...four, fails(70_000), done], ...atOnce },
    'finished',
    { times: seconds(0, 5, 10, 15, 20, 90), failed: [5_000, 5_000, 5_000, 5_000, 70_000] },
  ],
  [
    'a Retry-After until the deadline ends polling at once',
    { readings: [throttles(55_000)], within: MINUTE },
    'timed-out',
    { ...namesTime(MINUTE, throttles(55_000)), endedAt: 5_000, failed: [undefined] },
  ],
  [
    'a 429 at the last reading gives the time of the next one',
    { readings: [throttles()], ...oneReading },
    'timed-out',
    namesTime(58_000 + 2 * MINUTE),
  ],

  // Jobs that are not found.
  [
    'three 404 in a row mean gone, whatever 429 are between them',
    { readings: [gone, throttles(), gone, throttles(), gone], ...atOnce },
    'unreadable',
    { end: { isGone: true }, failed: [5_000, 10_000, 10_000, 20_000, undefined] },
  ],
  [
    'a success resets the counts of 404 and of failures',
    { readings: [fails(), gone, gone, again, gone, gone, done] },
    'finished',
  ],
  [
    'a page with 404 says nothing about the job',
    { readings: [{ ...gone, isWebPage: true }] },
    'unreadable',
  ],
  [
    '404 within the first minute after a create does not count',
    { readings: [gone], kind: 'create' },
    'unreadable',
    { end: { isGone: true }, endedAt: expect.closeTo(73_205) },
  ],

  // Deadlines.
  [
    'a deadline in the past allows no reading',
    { within: 0, ...atOnce },
    'timed-out',
    { times: [] },
  ],
  [
    'the last reading is just before the deadline, and its failure times out',
    { readings: [fails()], ...oneReading },
    'timed-out',
    { times: seconds(58), failed: [undefined] },
  ],
  [
    'a reading never gets more time than remains',
    { tookMs: 30 * SECOND, intervalMs: 20_000, within: MINUTE },
    'timed-out',
    { times: seconds(20, 58), limits: seconds(40, 2), endedAt: MINUTE },
  ],

  // Signals.
  [
    'a signal before the start allows no reading',
    { stopAt: 0, ...atOnce },
    'canceled',
    { times: [] },
  ],
  [
    'an end in a reading counts in spite of a signal',
    { readings: [done], tookMs: 20 * SECOND, stopAt: 6_000 },
    'finished',
  ],
])('%s', async (_, waiting, kind, more = {}) => {
  const waited = await wait(waiting);

  expect(waited.end.kind).toBe(kind);
  expect(waited).toMatchObject(more);
});

/** How long the job has been running when the service goes away. */
const age = fc.integer({ min: 0, max: 2 * HOUR });
const random = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => () => value);

test('a job of any age survives that its service is away for up to four minutes', async () => {
  const outage = fc.constantFrom(45 * SECOND, 2 * MINUTE, 4 * MINUTE);
  const property = fc.asyncProperty(age, outage, random, async (from, length, jitter) => {
    const readings = (at: number) => {
      if (at < from) return again;
      return at < from + length ? fails() : done;
    };

    const { end } = await wait({ readings, random: jitter, within: 3 * HOUR });

    expect(end.kind).toBe('finished');
  });

  await fc.assert(property, { numRuns: samples(50) });
});

test('a run ends five minutes after it first misses a service that is gone', async () => {
  const property = fc.asyncProperty(age, random, async (from, jitter) => {
    const readings = (at: number) => (at < from ? again : fails());

    const { end, endedAt, times } = await wait({ readings, random: jitter, within: 3 * HOUR });

    const lastAt = times.findLast((at) => at < from) ?? 0;
    const firstFailedAt = times.find((at) => at >= from) ?? 0;
    const lastResponse = {
      at: expect.closeTo(EPOCH + lastAt, 1),
      agoMs: expect.closeTo(endedAt - lastAt, 1),
    };
    expect(end).toMatchObject({ kind: 'unreadable', lastResponse });
    expect(endedAt).toBeCloseTo(firstFailedAt + 5 * MINUTE);
  });

  await fc.assert(property, { numRuns: samples(50) });
});

test.each<[string, Waiting, times: number[]]>([
  ['is 5 s at first, from the response on', { respondedAt: -4_000 }, [1_000, 6_000, 11_000]],
  ['is a tenth of the time since', { respondedAt: -600_000 }, [0, 60_000, 126_000]],
  ['is two minutes at most', { respondedAt: -9_000_000 }, [0, 120_000, 240_000]],
  ['is longer by jitter of up to a tenth', { random: () => 1 }, [5_500, 11_000, 16_500]],
  ['starts after a reading that takes long', { tookMs: 3 * SECOND }, [5_000, 13_000]],
  ['is what a reading asks for', { readings: [{ ...again, inMs: 700 }, again] }, [5_000, 5_700]],
  [
    'doubles after each 429 for the rest of the run, up to five minutes',
    { readings: [throttles(), throttles(), throttles(), throttles(), again] },
    // 16 times 7.5 s, a tenth of the time until then; 16 times 19.5 s would be more.
    [5_000, 15_000, 35_000, 75_000, 195_000, 495_000],
  ],
  [
    'has no jitter if it is fixed, and doubles then, too',
    { random: () => 1, intervalMs: 40_000, readings: [throttles(), again] },
    [40_000, 120_000, 200_000],
  ],
  [
    'stays if it is fixed to more than five minutes',
    { intervalMs: 400_000, readings: [throttles(), again] },
    [400_000, 800_000],
  ],
])('the pause before a reading %s', async (_, waiting, times) => {
  const waited = await wait({ within: 3 * HOUR, ...waiting });

  expect(waited.times.slice(0, times.length)).toEqual(times);
});
