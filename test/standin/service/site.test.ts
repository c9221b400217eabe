import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultShape, makeSite } from './make-site.ts';
import { countVisitors, indexVisitors, type VisitEvent } from './site.ts';

const UNTIL = Date.UTC(2026, 0, 28);
const DAY = 86_400_000;

const event: fc.Arbitrary<VisitEvent> = fc.record({
  at: fc.integer({ min: 0, max: 40 }),
  visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__'),
  kind: fc.constantFrom('human', 'ai'),
  path: fc.oneof(fc.constantFrom('/', '/a', '/b', '/B', 'constructor', '__proto__'), fc.string()),
});
const bound = fc.oneof(fc.integer({ min: -5, max: 45 }), fc.constantFrom(-Infinity, Infinity));

test('the index counts what the definition counts', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.array(fc.tuple(bound, bound)), (events, ranges) => {
      const index = indexVisitors(events, 2);
      for (const [from, to] of [...ranges, ...ranges.toReversed()]) {
        expect(index(from, to)).toEqual(countVisitors(events, from, to));
      }
    }),
    { numRuns: 500 },
  );
});

test('unique visitors overlap: never more than the sum, never less than the larger part', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { totals, visitors } = indexVisitors(events)(-Infinity, Infinity);
      for (const { human, ai, total } of [totals, ...visitors]) {
        expect(total).toBeLessThanOrEqual(human + ai);
        expect(total).toBeGreaterThanOrEqual(Math.max(human, ai));
      }
    }),
  );
});

test('a visitor seen as both counts once', () => {
  const visit = (kind: 'human' | 'ai', path: string) => ({ at: 1, visitor: 'v', kind, path });
  const { totals, visitors } = indexVisitors([visit('human', '/a'), visit('ai', '/a'), visit('ai', '/b')])(
    0,
    2,
  );
  expect(totals).toEqual({ human: 1, ai: 1, total: 1 });
  expect(visitors).toEqual([
    { path: '/a', human: 1, ai: 1, total: 1 },
    { path: '/b', human: 0, ai: 1, total: 1 },
  ]);
});

describe('the made-up site', () => {
  const events = makeSite({ until: UNTIL });
  const count = indexVisitors(events);
  const week = (back: number) => count(UNTIL - (back + 1) * 7 * DAY, UNTIL - back * 7 * DAY);
  const weeks = Array.from({ length: defaultShape.weeks }, (_, index) =>
    week(defaultShape.weeks - 1 - index),
  );
  const all = count(-Infinity, Infinity);

  test('the same shape gives the same events, another seed others', () => {
    const small = { until: UNTIL, pages: 30, weeks: 2, visitsPerDay: 20 };
    expect(makeSite(small)).toEqual(makeSite(small));
    expect(makeSite(small)).not.toEqual(makeSite({ ...small, seed: 21 }));
  });

  test('its counts are the definition on a smaller one', () => {
    const small = makeSite({ until: UNTIL, pages: 80, weeks: 2, visitsPerDay: 60 });
    const [from, to] = [UNTIL - 9 * DAY, UNTIL - 2 * DAY];
    expect(indexVisitors(small)(from, to)).toEqual(countVisitors(small, from, to));
  });

  test('thousands of pages are read, in eight weeks, before its end', () => {
    expect(all.visitors.length).toBeGreaterThan(2500);
    expect(events.every(({ at }) => at < UNTIL && at >= UNTIL - 56 * DAY)).toBe(true);
    expect(weeks).toHaveLength(8);
  });

  test('both groups grow, AI faster', () => {
    const [first, last] = [weeks[0]?.totals, weeks[7]?.totals];
    const growth = (part: 'human' | 'ai') => (last?.[part] ?? 0) / (first?.[part] ?? 1);
    expect(growth('human')).toBeGreaterThan(1.1);
    expect(growth('ai')).toBeGreaterThan(growth('human'));
  });

  test('few pages are popular, some visitors read both ways, AI prefers reference pages', () => {
    const { totals, visitors } = all;
    expect(visitors[0]?.total ?? 0).toBeGreaterThan(20 * (visitors[200]?.total ?? Infinity) ** 0.5);
    expect(totals.human + totals.ai - totals.total).toBeGreaterThan(10);
    const share = (part: 'human' | 'ai') => {
      const sum = (rows: typeof visitors) => rows.reduce((before, row) => before + row[part], 0);
      return sum(visitors.filter(({ path }) => path.startsWith('/reference/'))) / sum(visitors);
    };
    expect(share('ai')).toBeGreaterThan(1.3 * share('human'));
  });
});
