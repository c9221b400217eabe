import { expect, test } from 'vitest';
import type { Attempt, PollEnd } from '../../src/poll.ts';
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

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const four = times(4, fails());
const asked = fails(100 * SECOND);

type Row = [name: string, waiting: Waiting, end: PollEnd<string>['kind'], more?: Partial<Waited>];

test.each<Row>([
  [
    'five failures in a row',
    { looks: [fails()] },
    'unreadable',
    { times: [5, 10, 15, 20, 25].map((s) => s * SECOND) },
  ],
  ['four failures', { looks: [...four, done] }, 'done'],
  ['a success starts the count anew', { looks: [...four, again, ...four, again, ...four, done] }, 'done'],
  ['four, far apart', { intervalMs: 10 * MINUTE, looks: [...four, done], within: 2 * HOUR }, 'done'],
  ['a Retry-After is obeyed', { looks: [fails(70 * SECOND), done] }, 'done', { times: [5_000, 75_000] }],
  [
    'a short Retry-After',
    { looks: [fails(0), fails(1_000), done] },
    'done',
    { times: [5_000, 10_000, 15_000] },
  ],
  ['a Retry-After does not count', { looks: [...times(20, fails(MINUTE)), done] }, 'done'],
  [
    'nor one between failures that do',
    { looks: [fails(), asked, fails(), asked, fails(), fails(), done] },
    'done',
  ],
  ['which still count together', { looks: [fails(), asked, fails(), asked, fails()] }, 'unreadable'],
  [
    'a Retry-After beyond the deadline ends the wait at once',
    { looks: [throttles(24 * HOUR)] },
    'timed-out',
    { end: { kind: 'timed-out', retryAfterMs: 24 * HOUR }, endedAt: 5_000, failed: [undefined] },
  ],
  ['permanent', { looks: [permanent] }, 'unreadable', { times: [5_000], failed: [undefined] }],
  [
    'permanent, with a pause',
    { looks: [{ ...permanent, retryAfterMs: MINUTE } as Attempt<string>] },
    'unreadable',
    { times: [5_000] },
  ],
  ['gone three times', { looks: [gone, gone, gone], first: { inMs: 0 } }, 'gone'],
  [
    'gone, however far apart',
    { looks: [gone], intervalMs: 10 * MINUTE },
    'gone',
    { times: [10, 20, 30].map((m) => m * MINUTE) },
  ],
  ['gone twice', { looks: [gone, gone, done], first: { inMs: 0 } }, 'done'],
  [
    'gone, a success in between',
    { looks: [gone, gone, again, gone, gone, done], first: { inMs: 0 } },
    'done',
  ],
  ['gone, a failure in between', { looks: [gone, gone, fails(), gone, done], first: { inMs: 0 } }, 'done'],
  [
    'five failures of both kinds',
    { looks: [gone, gone, fails(), gone, gone], first: { inMs: 0 } },
    'unreadable',
  ],
  [
    'gone within the first minute',
    { looks: (at) => (at < MINUTE ? gone : done), ignoreGoneUntil: MINUTE },
    'done',
  ],
  [
    'a failure is announced with the next pause',
    { looks: [fails(70 * SECOND), done] },
    'done',
    { failed: [70_000] },
  ],
  ['and the last one without', { looks: [gone] }, 'gone', { failed: [5_000, 5_000, undefined] }],
  [
    'at the deadline, too',
    { looks: [fails()], intervalMs: MINUTE, within: MINUTE },
    'timed-out',
    { failed: [undefined] },
  ],
])('%s', async (_, waiting, end, more = {}) => {
  expect(await wait(waiting)).toMatchObject({ end: { kind: end }, ...more });
});

test('nothing of the first minute counts later', async () => {
  const { end, times: at } = await wait({ looks: [gone], ignoreGoneUntil: MINUTE });
  expect(end).toEqual({ kind: 'gone' });
  expect(at.filter((time) => time >= MINUTE)).toHaveLength(3);
});

const slow = { tookMs: 20 * SECOND, stopAt: 6_000 };
const stopped = { kind: 'stopped' };

test.each<[string, Waiting, Partial<Waited>]>([
  ['before it began: no look', { stopAt: 0, first: { inMs: 0 } }, { end: stopped, times: [] }],
  ['in a pause, at once', { stopAt: 4_999 }, { end: stopped, times: [], endedAt: 4_999 }],
  ['in a later pause', { stopAt: 9_000 }, { end: stopped, times: [5_000], endedAt: 9_000 }],
  [
    'in a pause that was asked for',
    { looks: [fails(10 * MINUTE)], stopAt: MINUTE },
    { end: stopped, endedAt: MINUTE },
  ],
  ['during a look', { ...slow }, { end: stopped, times: [5_000] }],
  ['during a look that fails', { ...slow, looks: [fails()] }, { end: stopped, times: [5_000] }],
  ['during an permanent one', { ...slow, looks: [permanent] }, { end: stopped, times: [5_000] }],
  [
    'during a look that shows the end',
    { ...slow, looks: [done] },
    { end: { kind: 'done', value: 'the end' } },
  ],
  [
    'during the last look',
    { within: MINUTE, intervalMs: MINUTE, tookMs: SECOND, stopAt: 58_500 },
    { end: stopped },
  ],
  ['with a known end', { looks: [{ kind: 'again', atDeadline: 'known' }], stopAt: MINUTE }, { end: stopped }],
] as [string, Waiting, Partial<Waited>][])('stopped %s', async (_, waiting, expected) => {
  expect(await wait(waiting)).toMatchObject(expected);
});
