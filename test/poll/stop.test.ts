import { expect, test } from 'vitest';
import { again, done, fails, gone, MINUTE, SECOND, unmendable, wait } from './waiting.ts';

test('before it began: no look', async () => {
  expect(await wait({ stopAt: 0, first: 'now' })).toMatchObject({ end: { kind: 'stopped' }, times: [] });
});

test.each([1, 4_999, 5_001, 9_000, 61_000, 10 * MINUTE + 1])(
  'in the pauses, at once (%i ms)',
  async (stopAt) => {
    const { end, endedAt, times } = await wait({ stopAt });
    expect(end).toEqual({ kind: 'stopped' });
    expect(endedAt).toBe(stopAt);
    expect(times.every((time) => time < stopAt)).toBe(true);
  },
);

test('in a pause that the service asked for', async () => {
  const { end, endedAt } = await wait({ looks: [fails(10 * MINUTE)], stopAt: MINUTE });
  expect([end.kind, endedAt]).toEqual(['stopped', MINUTE]);
});

test.each([
  ['again', again],
  ['a failure', fails()],
  ['gone', gone],
  ['unmendable', unmendable],
])('during a look that then shows %s: no further one', async (_, shown) => {
  const { end, times } = await wait({ looks: [shown], tookMs: 20 * SECOND, stopAt: 6_000 });
  expect(end).toEqual({ kind: 'stopped' });
  expect(times).toEqual([5_000]);
});

test('during a look that then shows the end: the end counts', async () => {
  const { end } = await wait({ looks: [done], tookMs: 20 * SECOND, stopAt: 6_000 });
  expect(end).toEqual({ kind: 'done', value: 'the end' });
});

test('during the last look', async () => {
  const { end } = await wait({
    looks: [again],
    within: MINUTE,
    intervalMs: MINUTE,
    tookMs: SECOND,
    stopAt: 58_500,
  });
  expect(end).toEqual({ kind: 'stopped' });
});

test('a known end does not outlive a signal', async () => {
  const looks = [{ kind: 'again' as const, atDeadline: 'known' }];
  expect((await wait({ looks, stopAt: MINUTE })).end).toEqual({ kind: 'stopped' });
});
