import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../src/poll.ts';
import {
  again,
  done,
  fails,
  gone,
  HOUR,
  MINUTE,
  SECOND,
  throttles,
  unmendable,
  type Waiting,
  wait,
} from './waiting.ts';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('looks that may fail', () => {
  test('five in a row end the wait', async () => {
    const { end, times: at } = await wait({ looks: [fails()] });
    expect(end).toEqual({ kind: 'unreadable' });
    expect(at).toHaveLength(5);
  });

  test('four do not', async () => {
    expect((await wait({ looks: [...times(4, fails()), done] })).end.kind).toBe('done');
  });

  test('any success starts the count anew', async () => {
    const looks = [...times(4, fails()), again, ...times(4, fails()), again, ...times(4, fails()), done];
    expect((await wait({ looks })).end.kind).toBe('done');
  });

  test.each([1, 100, 600])('however far apart they are (%i s)', async (seconds) => {
    const four = [...times(4, fails()), done];
    const waiting = { intervalMs: seconds * SECOND, tookMs: 20 * SECOND };
    expect((await wait({ ...waiting, looks: four })).end.kind).toBe('done');
    expect((await wait({ ...waiting, looks: [fails()] })).times).toHaveLength(5);
  });
});

describe('a Retry-After', () => {
  test('is obeyed', async () => {
    const { times: at } = await wait({ looks: [fails(70 * SECOND), done] });
    expect(at).toEqual([5_000, 75_000]);
  });

  test('never shortens the pause', async () => {
    const { times: at } = await wait({ looks: [fails(0), fails(1_000), done] });
    expect(at).toEqual([5_000, 10_000, 15_000]);
  });

  test('does not count, however often it is asked for', async () => {
    expect((await wait({ looks: [...times(20, fails(60 * SECOND)), done] })).end.kind).toBe('done');
    expect((await wait({ looks: [...times(3, throttles(60 * SECOND)), done] })).end.kind).toBe('done');
  });

  test('does not count between failures that do', async () => {
    const asked = fails(100 * SECOND);
    const looks = [fails(), asked, fails(), asked, fails(), fails(), done];
    expect((await wait({ looks })).end.kind).toBe('done');
    expect((await wait({ looks: looks.with(-1, fails()) })).end.kind).toBe('unreadable');
  });

  test('that would pass the deadline ends the wait at once, and says so', async () => {
    const { end, endedAt } = await wait({ looks: [throttles(24 * HOUR)] });
    expect(end).toEqual({ kind: 'timed-out', retryAfterMs: 24 * HOUR });
    expect(endedAt).toBe(5_000);
  });
});

test.each([
  ['at once', [unmendable]],
  ['also where it asks for a pause', [{ ...unmendable, retryAfterMs: 70 * SECOND } as Attempt<string>]],
])('what waiting cannot mend ends the wait: %s', async (_, looks) => {
  const { end, times: at, failed } = await wait({ looks });
  expect([end.kind, at, failed]).toEqual(['unreadable', [5_000], [undefined]]);
});

describe('gone', () => {
  test('within the first minute it only means not there yet', async () => {
    const { end, times: at } = await wait({
      looks: (time) => (time < MINUTE ? gone : done),
      notYetUntil: MINUTE,
    });
    expect(end.kind).toBe('done');
    expect(at.length).toBeGreaterThan(5);
  });

  test('nothing of the first minute counts later', async () => {
    const { end, times: at } = await wait({ looks: [gone], notYetUntil: MINUTE });
    expect(end).toEqual({ kind: 'gone' });
    expect(at.filter((time) => time >= MINUTE)).toHaveLength(3);
  });

  test.each<[string, Attempt<string>[], kind: string]>([
    ['three in a row', [gone, gone, gone], 'gone'],
    ['two', [gone, gone, done], 'done'],
    ['a success in between', [gone, gone, again, gone, gone, done], 'done'],
    ['a failure in between', [gone, gone, fails(), gone, done], 'done'],
    ['five failures of both kinds', [gone, gone, fails(), gone, gone], 'unreadable'],
  ])('later: %s', async (_, looks, kind) => {
    expect((await wait({ looks, first: 'now' })).end.kind).toBe(kind);
  });

  test.each([120, 300, 600])('three in a row, however far apart (%i s)', async (seconds) => {
    const { end, times: at } = await wait({ looks: [gone], intervalMs: seconds * SECOND });
    expect([end.kind, at.length]).toEqual(['gone', 3]);
  });
});

describe('a failure is told, with the pause before the next look if there is one', () => {
  test.each<[string, Partial<Waiting>, announced: (number | undefined)[]]>([
    ['a look follows', { looks: [fails(), done] }, [5_000]],
    ['after the pause that was asked for', { looks: [fails(70 * SECOND), done] }, [70_000]],
    ['five in a row', { looks: [fails()] }, [5_000, 5_000, 5_000, 5_000, undefined]],
    ['the third that says gone', { looks: [gone] }, [5_000, 5_000, undefined]],
    [
      'the last look before the deadline',
      { looks: [fails()], intervalMs: MINUTE, within: MINUTE },
      [undefined],
    ],
    ['a pause beyond the deadline', { looks: [fails(2 * HOUR)] }, [undefined]],
  ])('%s', async (_, waiting, announced) => {
    expect((await wait(waiting)).failed).toEqual(announced);
  });
});
