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
const atOnce = { first: { inMs: 0 } };
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
  ['five failures in a row', [fails()], {}, 'unreadable', { times: seconds(5, 10, 15, 20, 25) }],
  ['four failures', [...four, done], {}, 'done'],
  ['a success starts the count anew', [...four, again, ...four, again, ...four, done], {}, 'done'],
  ['four, far apart', [...four, done], { intervalMs: 10 * MINUTE, within: 2 * HOUR }, 'done'],
  [
    'a Retry-After is obeyed',
    [fails(70_000), done],
    {},
    'done',
    { times: seconds(5, 75), failed: [70_000] },
  ],
  [
    'a short Retry-After',
    [fails(0), fails(1_000), done],
    {},
    'done',
    { times: seconds(5, 10, 15) },
  ],
  ['a Retry-After does not count', [...times(20, fails(MINUTE)), done], {}, 'done'],
  [
    'nor one between those that do',
    [fails(), told, fails(), told, fails(), fails(), done],
    {},
    'done',
  ],
  ['which still count together', [fails(), told, fails(), told, fails()], {}, 'unreadable'],
  [
    'a Retry-After beyond the deadline ends the wait at once',
    [throttles(24 * HOUR)],
    {},
    'timed-out',
    { ...namesTime(5 * SECOND + 24 * HOUR), endedAt: 5_000, failed: [undefined] },
  ],
  [
    'a 429 is no failure, however often',
    [...times(20, throttles()), done],
    { within: 3 * HOUR },
    'done',
  ],
  [
    'nor one with a Retry-After',
    [...times(20, throttles(MINUTE)), done],
    { within: 3 * HOUR },
    'done',
  ],
  ['failures count together over a 429', [...four, throttles(), fails()], {}, 'unreadable'],
  ['gone counts together over a 429', [gone, throttles(), gone, throttles(), gone], atOnce, 'gone'],
  [
    '429 to the end: the next attempt has a time',
    [throttles()],
    oneLook,
    'timed-out',
    namesTime(58_000 + 2 * MINUTE),
  ],
  [
    'after the last 429 an answer',
    [throttles(), again],
    { within: MINUTE },
    'timed-out',
    { end: { kind: 'timed-out' } },
  ],
  [
    'a Retry-After up to the deadline is obeyed',
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
  ['permanent', [permanent], {}, 'unreadable', { times: seconds(5), failed: [undefined] }],
  [
    'permanent, with a pause',
    [{ ...permanent, retryAfterMs: 9 } as typeof permanent],
    {},
    'unreadable',
  ],
  ['gone three times', [gone], atOnce, 'gone', { failed: [5_000, 5_000, undefined] }],
  [
    'gone, however far apart',
    [gone],
    { intervalMs: 10 * MINUTE },
    'gone',
    { times: seconds(600, 1200, 1800) },
  ],
  ['gone twice', [gone, gone, done], atOnce, 'done'],
  ['gone, a success in between', [gone, gone, again, gone, gone, done], atOnce, 'done'],
  ['gone, a failure in between', [gone, gone, fails(), gone, done], atOnce, 'done'],
  ['five failures of both kinds', [gone, gone, fails(), gone, gone], atOnce, 'unreadable'],
  [
    'gone within the first minute',
    (at) => (at < MINUTE ? gone : done),
    { ignoreGoneUntil: MINUTE },
    'done',
  ],
  [
    'nothing of which counts later',
    [gone],
    { ignoreGoneUntil: MINUTE },
    'gone',
    { endedAt: expect.closeTo(73_205) },
  ],

  [
    'a fixed interval beyond the deadline',
    [again],
    { intervalMs: HOUR, within: 30 * MINUTE },
    'timed-out',
  ],
  ['a very short one: a look at once', [again], { within: SECOND }, 'timed-out', { times: [0] }],
  ['past from the start: no look', [again], { within: 0, ...atOnce }, 'timed-out', { times: [] }],
  [
    'the last look fails',
    [fails()],
    oneLook,
    'timed-out',
    { times: seconds(58), failed: [undefined] },
  ],
  ['the last look shows gone', [gone], oneLook, 'timed-out', { times: seconds(58) }],
  ['a pause that ends in time', [fails(20_000)], oneLook, 'timed-out', { times: seconds(58) }],
  ['the last look shows the end', atLast, { within: 30 * MINUTE }, 'done'],
  ['a known end', [isKnown], {}, 'done', { end: { kind: 'done', value: 'known' } }],
  [
    'an end that was known first',
    [fails()],
    { first: { inMs: HOUR, atDeadline: 'known' } },
    'done',
  ],
  ['one that was taken back', [isKnown, again], {}, 'timed-out'],

  ['stopped before it began: no look', [again], { stopAt: 0, ...atOnce }, 'stopped', { times: [] }],
  ['stopped in a pause', [again], { stopAt: 4_999 }, 'stopped', { times: [], endedAt: 4_999 }],
  [
    'in a pause that was asked for',
    [fails(10 * MINUTE)],
    { stopAt: MINUTE },
    'stopped',
    { endedAt: MINUTE },
  ],
  ['stopped during a look', [again], slow, 'stopped', { times: seconds(5) }],
  ['stopped during a look that fails', [permanent], slow, 'stopped', { times: seconds(5) }],
  ['stopped during a look that shows the end', [done], slow, 'done'],
  [
    'stopped during the last look',
    [again],
    { ...oneLook, tookMs: SECOND, stopAt: 58_500 },
    'stopped',
  ],
  ['stopped with a known end', [isKnown], { stopAt: MINUTE }, 'stopped'],
])('%s', async (_, looks, waiting, kind, more = {}) => {
  expect(await wait({ looks, ...waiting })).toMatchObject({ end: { kind }, ...more });
});

test.each([1, 5, 29, 30, 60])(
  'the last look happens just before the deadline (%i min)',
  async (minutes) => {
    // A wall clock that jumps does not move it.
    const onLook: Waiting['onLook'] = (clock) => clock.jumpWall(-86_400_000);
    const { end, times: at, endedAt } = await wait({ within: minutes * MINUTE, onLook });
    expect(end).toEqual({ kind: 'timed-out' });
    expect(at.at(-1)).toBe(minutes * MINUTE - 2 * SECOND);
    expect(endedAt).toBeLessThanOrEqual(minutes * MINUTE);
  },
);

test('a look gets no more time than is left', async () => {
  const { limits, times: at, endedAt } = await wait({ tookMs: 30 * SECOND, within: 5 * MINUTE });
  expect(limits).toEqual(at.map((time) => 5 * MINUTE - time));
  expect(endedAt).toBe(5 * MINUTE);
});

test('whatever the looks show: it ends, and no look is after the deadline', async () => {
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
