import fc from 'fast-check';
import { expect, test } from 'vitest';
import { again, done, fails, gone, HOUR, MINUTE, permanent, SECOND, throttles, wait } from './waiting.ts';

test.each([1, 5, 29, 30, 60])('the last look happens just before the deadline (%i min)', async (minutes) => {
  const { end, times, endedAt } = await wait({ within: minutes * MINUTE });
  expect(end).toEqual({ kind: 'timed-out' });
  const left = minutes * MINUTE - (times.at(-1) ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5 * SECOND);
  expect(endedAt).toBeLessThanOrEqual(minutes * MINUTE);
});

test('a look gets no more time than is left', async () => {
  const { limits, times, endedAt } = await wait({ tookMs: 30 * SECOND, within: 5 * MINUTE });
  expect(limits).toEqual(times.map((time) => 5 * MINUTE - time));
  expect(endedAt).toBe(5 * MINUTE);
});

const known = { inMs: HOUR, atDeadline: 'known' };
const timedOut = { kind: 'timed-out' };
const atLast = (at: number) => (at >= 29 * MINUTE + 55 * SECOND ? done : again);

test.each([
  ['a fixed interval beyond it', { intervalMs: HOUR, within: 30 * MINUTE }, timedOut, [1_798_000]],
  ['a very short one: a look at once', { within: SECOND }, timedOut, [0]],
  ['past from the start: no look', { within: 0, first: { inMs: 0 } }, timedOut, []],
  [
    'the last look shows a failure',
    { looks: [fails()], intervalMs: MINUTE, within: MINUTE },
    timedOut,
    [58_000],
  ],
  ['the last look shows gone', { looks: [gone], intervalMs: MINUTE, within: MINUTE }, timedOut, [58_000]],
  [
    'a pause that ends in time',
    { looks: [fails(20_000)], intervalMs: MINUTE, within: MINUTE },
    timedOut,
    [58_000],
  ],
  ['the last look shows the end', { looks: atLast, within: 30 * MINUTE }, { kind: 'done', value: 'the end' }],
  ['a known end', { looks: [{ kind: 'again' as const, ...known }] }, { kind: 'done', value: 'known' }],
  ['an end that was known first', { first: known, looks: [fails()] }, { kind: 'done', value: 'known' }],
  ['one that was taken back', { looks: [{ kind: 'again' as const, atDeadline: 'known' }, again] }, timedOut],
])('%s', async (_, waiting, end, times?: number[]) => {
  expect(await wait(waiting)).toMatchObject({ end, ...(times && { times }) });
});

test('a wall clock that jumps does not move it', async () => {
  const { times } = await wait({ within: 10 * MINUTE, onLook: (clock) => clock.jumpWall(-86_400_000) });
  expect(times.at(-1)).toBe(10 * MINUTE - 2 * SECOND);
});

test('whatever the looks show: it ends, and no look is after the deadline', async () => {
  const failing = [fails(), fails(0), fails(90_000), throttles(), throttles(1_000), gone, permanent];
  const schedule = fc.record({
    looks: fc.array(fc.constantFrom(again, done, ...failing), { minLength: 1, maxLength: 30 }),
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
