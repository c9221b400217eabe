import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attempt, PollEnd } from '../../src/poll.ts';
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

const seconds = (...all: number[]) => all.map((each) => each * SECOND);
const four = [fails(), fails(), fails(), fails()];
const told = fails(100 * SECOND);
const atOnce = { observed: { kind: 'again', inMs: 0 } } as const;
const oneLook = { intervalMs: MINUTE, within: MINUTE };
const slow = { tookMs: 20 * SECOND, stopAt: 6_000 };
/** The end names the time of the next attempt, in ms after the answer. */
const namesTime = (at: number) => ({ end: { kind: 'timed-out', retryAt: EPOCH + at } as const });
const hasEnded = { kind: 'again', hasEnded: true } as const;

type Row = [
  name: string,
  looks: NonNullable<Waiting['looks']>,
  Omit<Waiting, 'looks'>,
  end: PollEnd['kind'],
  more?: Partial<Waited>,
];

const failures: Row[] = [
  [
    'five failures in a row end polling',
    [fails()],
    {},
    'unreadable',
    { times: seconds(5, 10, 15, 20, 25) },
  ],
  ['a success resets the count of failures', [...four, again, ...four, done], {}, 'done'],
  [
    'a permanent failure ends polling, in spite of a Retry-After',
    [{ ...permanent, retryAfterMs: 9 } as Attempt],
    {},
    'unreadable',
    { times: seconds(5), failed: [undefined] },
  ],
];

const rateLimits: Row[] = [
  [
    'the pause of Retry-After is kept',
    [fails(70_000), done],
    {},
    'done',
    { times: seconds(5, 75), failed: [70_000] },
  ],
  [
    'a short Retry-After does not shorten the interval',
    [fails(1_000), done],
    {},
    'done',
    { times: seconds(5, 10) },
  ],
  ['a failure with a Retry-After does not count', [...four, told, done], {}, 'done'],
  ['a 429 does not count', [...four, throttles(), done], {}, 'done'],
  ['… and does not reset the count', [...four, throttles(), fails()], {}, 'unreadable'],
  [
    'a Retry-After until the deadline ends polling at once',
    [throttles(55_000)],
    { within: MINUTE },
    'timed-out',
    { ...namesTime(MINUTE), endedAt: 5_000, failed: [undefined] },
  ],
  [
    'a Retry-After that ends just before the deadline is kept',
    [throttles(54_500), done],
    { within: MINUTE },
    'done',
    { times: [5_000, 59_500] },
  ],
  [
    'a 429 at the last poll gives the time of the next one',
    [throttles()],
    oneLook,
    'timed-out',
    namesTime(58_000 + 2 * MINUTE),
  ],
  [
    'an answer after the last 429 gives no time',
    [throttles(), again],
    { within: MINUTE },
    'timed-out',
    { end: { kind: 'timed-out' } },
  ],
];

const notFound: Row[] = [
  ['three 404 in a row mean gone', [gone], atOnce, 'gone', { failed: [5_000, 5_000, undefined] }],
  ['a success between them resets the count', [gone, gone, again, gone, gone, done], {}, 'done'],
  ['another failure does, too', [gone, gone, fails(), gone, gone], {}, 'unreadable'],
  ['a 429 does not', [gone, throttles(), gone, throttles(), gone], atOnce, 'gone'],
  [
    'those within the first minute do not count',
    [gone],
    { ignoreGoneUntil: MINUTE },
    'gone',
    { endedAt: expect.closeTo(73_205) },
  ],
];

const deadlines: Row[] = [
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
    'the last poll is just before the deadline, and its failure times out',
    [fails()],
    oneLook,
    'timed-out',
    { times: seconds(58), failed: [undefined] },
  ],
  ['an end that may be incomplete counts at the deadline', [hasEnded], {}, 'done'],
  ['… and where failures end polling', [hasEnded, permanent], {}, 'done'],
  [
    '… also if the answer to the request showed it',
    [fails()],
    { observed: { ...hasEnded, inMs: HOUR } },
    'done',
  ],
  ['… unless a later poll contradicts it', [hasEnded, again], {}, 'timed-out'],
];

const signals: Row[] = [
  [
    'a signal before the start allows no poll',
    [again],
    { stopAt: 0, ...atOnce },
    'stopped',
    { times: [] },
  ],
  ['a signal ends a pause', [again], { stopAt: 4_999 }, 'stopped', { times: [], endedAt: 4_999 }],
  ['a signal during a poll ends polling', [again], slow, 'stopped', { times: seconds(5) }],
  [
    'a signal during a poll that fails, too',
    [permanent],
    slow,
    'stopped',
    { times: seconds(5), failed: [] },
  ],
  ['an end in a poll counts in spite of a signal', [done], slow, 'done'],
  ['an end that may be incomplete does not', [hasEnded], { stopAt: MINUTE }, 'stopped'],
];

test.each([...failures, ...rateLimits, ...notFound, ...deadlines, ...signals])(
  '%s',
  async (_, looks, waiting, kind, more = {}) => {
    const waited = await wait({ looks, ...waiting });

    expect(waited).toMatchObject({ end: { kind }, ...more });
  },
);

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
    expect(end.kind === 'done').toBe(last === done && at.length > 0);
  });
  await fc.assert(property, { numRuns: 300 });
});
