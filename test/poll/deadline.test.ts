import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { again, done, fails, gone, HOUR, MINUTE, SECOND, throttles, unmendable, wait } from './waiting.ts';

describe('the deadline', () => {
  test.each([1, 5, 29, 30, 60])('the last look happens just before it (%i min)', async (minutes) => {
    const { end, times, endedAt } = await wait({ within: minutes * MINUTE });
    expect(end).toEqual({ kind: 'timed-out' });
    const left = minutes * MINUTE - (times.at(-1) ?? 0);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5 * SECOND);
    expect(endedAt).toBeLessThanOrEqual(minutes * MINUTE);
  });

  test('an end that the last look shows counts', async () => {
    const looks = (at: number) => (at >= 29 * MINUTE + 55 * SECOND ? done : again);
    expect((await wait({ looks, within: 30 * MINUTE })).end).toEqual({ kind: 'done', value: 'the end' });
  });

  test('a fixed interval beyond it still gets its last look', async () => {
    const { times } = await wait({ intervalMs: HOUR, within: 30 * MINUTE });
    expect(times).toEqual([30 * MINUTE - 2 * SECOND]);
  });

  test('a look gets no more time than is left', async () => {
    const { limits, times, endedAt } = await wait({ tookMs: 30 * SECOND, within: 5 * MINUTE });
    expect(limits).toEqual(times.map((time) => 5 * MINUTE - time));
    expect(endedAt).toBe(5 * MINUTE);
  });

  test('a very short one still gets a look, at once', async () => {
    expect((await wait({ within: SECOND })).times).toEqual([0]);
  });

  test.each([0, -5_000])('past from the start (%i ms): no look', async (within) => {
    expect(await wait({ within, first: 'now' })).toMatchObject({ end: { kind: 'timed-out' }, times: [] });
  });

  test('a wall clock that jumps does not move it', async () => {
    const { times } = await wait({ within: 10 * MINUTE, onLook: (clock) => clock.jumpWall(-86_400_000) });
    expect(times.at(-1)).toBe(10 * MINUTE - 2 * SECOND);
  });

  test.each([
    ['again', again],
    ['a failure', fails()],
    ['throttled', throttles()],
    ['gone', gone],
    ['a pause that ends in time', fails(20 * SECOND)],
  ])('the last look shows %s: the wait is over', async (_, last) => {
    const { end, times } = await wait({ looks: [last], intervalMs: 58 * SECOND, within: MINUTE });
    expect(times).toEqual([58_000]);
    expect(end.kind).toBe('timed-out');
  });

  test('a known end that only wanted a second look counts at it', async () => {
    const looks = [{ kind: 'again' as const, inMs: HOUR, atDeadline: 'known' }];
    expect((await wait({ looks })).end).toEqual({ kind: 'done', value: 'known' });
    const first = { inMs: HOUR, atDeadline: 'known' };
    expect((await wait({ first, looks: [fails()] })).end).toEqual({ kind: 'done', value: 'known' });
  });

  test('but not once a later look has taken it back', async () => {
    const looks = [{ kind: 'again' as const, atDeadline: 'known' }, again];
    expect((await wait({ looks })).end).toEqual({ kind: 'timed-out' });
  });
});

test('whatever the looks show: it ends, no look is after the deadline, none is closer than its pause', async () => {
  const shown = fc.constantFrom(
    again,
    fails(),
    fails(0),
    fails(90_000),
    throttles(),
    throttles(1_000),
    gone,
    unmendable,
    done,
  );
  const schedule = fc.record({
    looks: fc.array(shown, { minLength: 1, maxLength: 30 }),
    within: fc.integer({ min: 0, max: 2 * HOUR }),
    tookMs: fc.integer({ min: 0, max: 30_000 }),
    intervalMs: fc.option(fc.integer({ min: 1_000, max: 600_000 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async (waiting) => {
      const { end, times, endedAt } = await wait(waiting);
      expect(endedAt).toBeLessThanOrEqual(waiting.within);
      for (const time of times) expect(time).toBeLessThan(waiting.within);
      expect(end.kind === 'done').toBe(
        waiting.looks[Math.min(times.length, waiting.looks.length) - 1] === done && times.length > 0,
      );
    }),
    { numRuns: 300 },
  );
});
