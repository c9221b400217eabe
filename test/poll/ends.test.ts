import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attempt, PollEnd } from '../../src/poll.ts';
import { EPOCH } from '../support/clock.ts';
import type { Waited, Waiting } from './waiting.ts';
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
  wait,
} from './waiting.ts';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const seconds = (...all: number[]) => all.map((each) => each * SECOND);
const four = times(4, fails());
const told = fails(100 * SECOND);
const atOnce = { observed: { inMs: 0 } };
const oneLook = { intervalMs: MINUTE, within: MINUTE };
const slow = { tookMs: 20 * SECOND, stopAt: 6_000 };
/** The end names the time of the next attempt, in ms after the request. */
const namesTime = (at: number) => ({
  end: { kind: 'timed-out', last: expect.anything(), retryAt: EPOCH + at } as const,
});
const isKnown: Attempt<string> = { kind: 'again', atDeadline: 'known' };
const atLast = (at: number) => (at >= 29 * MINUTE + 55 * SECOND ? done : again);

type Row = [
  name: string,
  looks: NonNullable<Waiting['looks']>,
  Omit<Waiting, 'looks'>,
  end: PollEnd<string>['kind'],
  more?: Partial<Waited>,
];

test.each<Row>([
  [
    'five failures in a row end the wait',
    [fails()],
    {},
    'unreadable',
    { times: seconds(5, 10, 15, 20, 25) },
  ],
  ['four failures do not end the wait', [...four, done], {}, 'done'],
  [
    'a success resets the count of failures',
    [...four, again, ...four, again, ...four, done],
    {},
    'done',
  ],
  [
    'four failures far apart do not end the wait',
    [...four, done],
    { intervalMs: 10 * MINUTE, within: 2 * HOUR },
    'done',
  ],
  [
    'the pause of Retry-After is kept',
    [fails(70_000), done],
    {},
    'done',
    { times: seconds(5, 75), failed: [70_000] },
  ],
  [
    'a short Retry-After does not shorten the interval',
    [fails(0), fails(1_000), done],
    {},
    'done',
    { times: seconds(5, 10, 15) },
  ],
  ['a failure with a Retry-After does not count', [...times(20, fails(MINUTE)), done], {}, 'done'],
  [
    'a failure with a Retry-After between counted ones does not count',
    [fails(), told, fails(), told, fails(), fails(), done],
    {},
    'done',
  ],
  [
    'failures around one with a Retry-After still count together',
    [fails(), told, fails(), told, fails()],
    {},
    'unreadable',
  ],
  [
    'a Retry-After beyond the deadline ends the wait at once',
    [throttles(24 * HOUR)],
    {},
    'timed-out',
    { ...namesTime(5 * SECOND + 24 * HOUR), endedAt: 5_000, failed: [undefined] },
  ],
  [
    'a 429 never counts as a failure',
    [...times(20, throttles()), done],
    { within: 3 * HOUR },
    'done',
  ],
  [
    'a 429 with a Retry-After never counts as a failure',
    [...times(20, throttles(MINUTE)), done],
    { within: 3 * HOUR },
    'done',
  ],
  [
    'failures before and after a 429 count together',
    [...four, throttles(), fails()],
    {},
    'unreadable',
  ],
  [
    '404 answers before and after a 429 count together',
    [gone, throttles(), gone, throttles(), gone],
    atOnce,
    'gone',
  ],
  [
    '429 until the deadline gives the time of the next attempt',
    [throttles()],
    oneLook,
    'timed-out',
    namesTime(58_000 + 2 * MINUTE),
  ],
  [
    'an answer after the last 429 gives no time for the next attempt',
    [throttles(), again],
    { within: MINUTE },
    'timed-out',
    { end: { kind: 'timed-out' } },
  ],
  [
    'a Retry-After just before the deadline is kept',
    [throttles(54_500), done],
    { within: MINUTE },
    'done',
    { times: [5_000, 59_500] },
  ],
  [
    'a Retry-After that ends with the time',
    [throttles(55_000)],
    { within: MINUTE },
    'timed-out',
    { ...namesTime(60_000), endedAt: 5_000 },
  ],
  [
    'a permanent failure ends the wait at once',
    [permanent],
    {},
    'unreadable',
    { times: seconds(5), failed: [undefined] },
  ],
  [
    'a permanent failure ends the wait in spite of a Retry-After',
    [{ ...permanent, retryAfterMs: 9 } as typeof permanent],
    {},
    'unreadable',
  ],
  ['three 404 answers end the wait', [gone], atOnce, 'gone', { failed: [5_000, 5_000, undefined] }],
  [
    'three 404 answers end the wait, however far apart',
    [gone],
    { intervalMs: 10 * MINUTE },
    'gone',
    { times: seconds(600, 1200, 1800) },
  ],
  ['two 404 answers do not end the wait', [gone, gone, done], atOnce, 'done'],
  [
    'a success resets the count of 404 answers',
    [gone, gone, again, gone, gone, done],
    atOnce,
    'done',
  ],
  [
    'another failure resets the count of 404 answers',
    [gone, gone, fails(), gone, done],
    atOnce,
    'done',
  ],
  ['a 404 counts as one of five failures', [gone, gone, fails(), gone, gone], atOnce, 'unreadable'],
  [
    '404 answers within the first minute do not count',
    (at) => (at < MINUTE ? gone : done),
    { ignoreGoneUntil: MINUTE },
    'done',
  ],
  [
    '404 answers within the first minute do not count later either',
    [gone],
    { ignoreGoneUntil: MINUTE },
    'gone',
    { endedAt: expect.closeTo(73_205) },
  ],

  [
    'a fixed interval beyond the deadline times out',
    [again],
    { intervalMs: HOUR, within: 30 * MINUTE },
    'timed-out',
  ],
  [
    'a very short time limit allows one poll at once',
    [again],
    { within: SECOND },
    'timed-out',
    { times: [0] },
  ],
  [
    'a deadline in the past allows no poll',
    [again],
    { within: 0, ...atOnce },
    'timed-out',
    { times: [] },
  ],
  [
    'a failure of the last poll times out',
    [fails()],
    oneLook,
    'timed-out',
    { times: seconds(58), failed: [undefined] },
  ],
  ['a 404 at the last poll times out', [gone], oneLook, 'timed-out', { times: seconds(58) }],
  [
    'a Retry-After that ends before the deadline allows a last poll',
    [fails(20_000)],
    oneLook,
    'timed-out',
    { times: seconds(58) },
  ],
  ['an end at the last poll counts', atLast, { within: 30 * MINUTE }, 'done'],
  [
    'an end known at the deadline counts',
    [isKnown],
    {},
    'done',
    { end: { kind: 'done', value: 'known' } },
  ],
  [
    'an end known from the first observation counts at the deadline',
    [fails()],
    { observed: { inMs: HOUR, atDeadline: 'known' } },
    'done',
  ],
  ['an end that a later poll contradicts does not count', [isKnown, again], {}, 'timed-out'],

  [
    'a signal before the start allows no poll',
    [again],
    { stopAt: 0, ...atOnce },
    'stopped',
    { times: [] },
  ],
  ['a signal ends a pause', [again], { stopAt: 4_999 }, 'stopped', { times: [], endedAt: 4_999 }],
  [
    'a signal ends the pause of a Retry-After',
    [fails(10 * MINUTE)],
    { stopAt: MINUTE },
    'stopped',
    { endedAt: MINUTE },
  ],
  ['a signal during a poll stops the wait', [again], slow, 'stopped', { times: seconds(5) }],
  [
    'a signal during a failing poll stops the wait',
    [permanent],
    slow,
    'stopped',
    { times: seconds(5) },
  ],
  ['an end in a poll counts in spite of a signal', [done], slow, 'done'],
  [
    'a signal during the last poll stops the wait',
    [again],
    { ...oneLook, tookMs: SECOND, stopAt: 58_500 },
    'stopped',
  ],
  ['a signal stops the wait even if an end is known', [isKnown], { stopAt: MINUTE }, 'stopped'],
])('%s', async (_, looks, waiting, kind, more = {}) => {
  expect(await wait({ looks, ...waiting })).toMatchObject({ end: { kind }, ...more });
});

test.each([1, 5, 29, 30, 60])(
  'the last poll is just before the deadline (%i min)',
  async (minutes) => {
    // A wall clock that jumps does not move it.
    const onLook: Waiting['onLook'] = (clock) => clock.jumpWall(-86_400_000);
    const { end, times: at, endedAt } = await wait({ within: minutes * MINUTE, onLook });
    expect(end).toEqual({ kind: 'timed-out' });
    expect(at.at(-1)).toBe(minutes * MINUTE - 2 * SECOND);
    expect(endedAt).toBeLessThanOrEqual(minutes * MINUTE);
  },
);

test('a poll never gets more time than remains', async () => {
  const { limits, times: at, endedAt } = await wait({ tookMs: 30 * SECOND, within: 5 * MINUTE });
  expect(limits).toEqual(at.map((time) => 5 * MINUTE - time));
  expect(endedAt).toBe(5 * MINUTE);
});

test('polling always ends, and never polls after the deadline', async () => {
  const failing = [
    fails(),
    fails(0),
    fails(90_000),
    throttles(),
    throttles(1_000),
    gone,
    permanent,
  ];
  const schedule = fc.record({
    looks: fc.array(fc.constantFrom(again, done, ...failing), { minLength: 1, maxLength: 30 }),
    within: fc.integer({ min: 0, max: 2 * HOUR }),
    tookMs: fc.integer({ min: 0, max: 30_000 }),
    intervalMs: fc.option(fc.integer({ min: 1_000, max: 600_000 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async (waiting) => {
      const { end, times: at, endedAt } = await wait(waiting);
      expect(endedAt).toBeLessThanOrEqual(waiting.within);
      for (const time of at) expect(time).toBeLessThan(waiting.within);
      const last = waiting.looks[Math.min(at.length, waiting.looks.length) - 1];
      expect(end.kind === 'done').toBe(last === done && at.length > 0);
    }),
    { numRuns: 300 },
  );
});
