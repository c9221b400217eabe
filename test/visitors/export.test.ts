import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, NoAnswer, Query } from '../../src/visitors/client.ts';
import { readNumbers } from '../../src/visitors/export.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { record } from '../support/report.ts';
import { NO_ODDITIES, openVisitors, pageOf, siteOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };

type Numbers = Exclude<Awaited<ReturnType<typeof readNumbers>>, NoAnswer>;

async function numbersOf(...parameters: Parameters<typeof readNumbers>): Promise<Numbers> {
  const numbers = await readNumbers(...parameters);
  if ('reason' in numbers) throw new Error(numbers.reason);
  return numbers;
}

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(
  project: string,
  { site, max = 60, trend = 8 }: { site?: VisitEvent[]; max?: number; trend?: number },
) {
  await using visitors = await openVisitors({ ...(site ? { site } : {}), project, maxRequests: max });
  const { service, client } = visitors;
  const numbers = (await readNumbers(client.read, rangesOf(WEEK, trend, 0))) as Numbers;
  expect(client.sent()).toBeGreaterThanOrEqual(service.requests.length);
  expect(client.sent()).toBeLessThanOrEqual(max);
  return { ...numbers, requests: service.requests, sent: client.sent() };
}

const events = fc.array(
  fc.record({
    at: fc.integer({ min: Date.parse('2026-11-01'), max: Date.parse('2026-11-30') }),
    visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    kind: fc.constantFrom('human' as const, 'ai' as const),
    path: fc.oneof(
      fc.constantFrom(...HOSTILE_PATHS),
      fc.integer({ min: 0, max: 40 }).map((page) => `/p/${page}`),
    ),
  }),
  { maxLength: 120 },
);
const day = fc.integer({ min: 1, max: 29 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);

test('the numbers equal the distinct counts, whatever the events, dates, trend and rows of an answer', async () => {
  let tried = 0;
  const days = fc.integer({ min: 1, max: 14 });
  const sizes = fc.integer({ min: 1, max: 60 });
  const trends = fc.integer({ min: 1, max: 4 });
  await fc.assert(
    fc.asyncProperty(events, day, days, sizes, trends, async (site, from, length, rows, trend) => {
      await using visitors = await openVisitors({ site });
      const { client } = visitors;
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
      // As if an answer held so few rows at most.
      const read = ({ range, limit, offset }: Query) =>
        client.read({ range, limit: Math.min(limit, rows), offset: (offset / 250) * rows });
      const numbers = await numbersOf(read, rangesOf({ from, to }, trend, 0));
      const countsOf = (range = { from: '', to: '' }) =>
        countVisitors(site, Date.parse(range.from), Date.parse(range.to));
      const { periods, pages, truncated, oddities } = numbers;
      expect(periods).toEqual(periods.map(({ range }) => ({ range, totals: countsOf(range).totals })));
      const expected = countsOf({ from, to }).visitors;
      expect([pages, truncated]).toEqual([expected, false]);
      const needed = Math.max(1, Math.ceil(expected.length / rows));
      expect(oddities).toEqual({ ...NO_ODDITIES, shortAnswers: needed - 1 });
      // At most three past the end, and none for a site of one answer.
      expect(client.sent() - (trend - 1) - needed).toBeLessThanOrEqual(needed === 1 ? 0 : 3);
      tried += trend;
    }),
    { numRuns: 150 },
  );
  record('visitor numbers against distinct counts', { sums: { 'ranges compared': tried } });
});

describe('requests', () => {
  test.each([
    [0, 1],
    [250, 1],
    [251, 3],
    [750, 3],
    [751, 5],
    [10_000, 41],
  ])('%i pages: %i for the export, 7 for the trend', async (pages, requests) => {
    const read = await readWeeks('docs', { site: siteOf(pages) });
    expect([read.pages.length, read.oddities]).toEqual([pages, NO_ODDITIES]);
    expect([read.sent, read.requests.filter(({ query }) => query.limit === '1').length]).toEqual([
      requests + 7,
      7,
    ]);
    record('requests of a report', { labels: { pages: String(pages) }, measures: { requests: read.sent } });
  });

  test.each([
    // [max, trend, requests, periods that are known]
    [1, 1, 1, 1],
    [1, 8, 1, 1],
    [2, 1, 2, 1],
    [2, 8, 2, 2],
    [3, 8, 3, 3],
    [9, 8, 9, 8],
  ])('max-requests %i with a trend of %i: %i exactly, %i periods', async (max, trend, sent, known) => {
    const read = await readWeeks('docs', { site: siteOf(900), max, trend });
    expect([read.sent, read.requests.length, read.truncated]).toEqual([sent, sent, true]);
    const isKnown = read.periods.map(({ totals }) => totals !== undefined);
    expect(isKnown).toEqual(Array.from({ length: trend }, (_, index) => index < known));
  });
});

const totals = { human: 1, ai: 0, total: 1 };
const answer = (change: Partial<Answer> = {}): Answer => ({
  totals,
  visitors: [],
  hasMore: false,
  ...change,
});
const failure = (reason: NoAnswer['reason']): NoAnswer => ({ reason, happened: [], remedy: [] });

describe('batches', () => {
  /** Reads a site of so many answers of full length; those past the end never come. */
  async function batched(answers: number, answerAt: (index: number) => Partial<Answer> = () => ({})) {
    const underWay: number[] = [];
    let now = 0;
    const read = async ({ offset }: Query): Promise<Answer | NoAnswer> => {
      const index = offset / 250;
      underWay.push(++now);
      await new Promise(setImmediate);
      now--;
      if (index >= answers) return new Promise(() => {});
      const visitors = Array.from({ length: 250 }, (_, row) => pageOf(`/${offset + row}`));
      return answer({ visitors, hasMore: index < answers - 1, ...answerAt(index) });
    };
    return { numbers: await readNumbers(read, [WEEK]), underWay };
  }

  test.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 4],
    [6, 8],
  ])(
    '%i answers: %i requests beside the first; those past the end are not waited for',
    async (answers, sent) => {
      const { numbers, underWay } = await batched(answers);
      expect(numbers).toMatchObject({ truncated: false, oddities: NO_ODDITIES });
      expect((numbers as Numbers).pages).toHaveLength(answers * 250);
      expect(underWay).toEqual([1, 1, 2, 1, 2, 1, 2, 3, 4].slice(0, 1 + sent));
    },
  );

  test('later totals that differ are counted, and the first ones stay', async () => {
    const { numbers } = await batched(5, (at) => (at < 3 ? {} : { totals: { ...totals, ai: at } }));
    expect(numbers).toMatchObject({ periods: [{ totals }], oddities: { answersWithOtherTotals: 2 } });
  });

  test('a failure before the end ends it', async () => {
    const read = async ({ offset }: Query) =>
      offset === 750 ? failure('refused') : answer({ hasMore: true });
    expect(await readNumbers(read, [WEEK])).toEqual(failure('refused'));
  });
});

describe('oddities end within the budget, and are counted', () => {
  const site = siteOf(900);
  test.each<[string, VisitEvent[], number, Partial<typeof NO_ODDITIES>, boolean, number]>([
    ['endless-more', site, 20, { duplicateRows: 2_000 }, true, 900],
    ['empty-more', site, 20, { emptyAnswers: 12 }, true, 250],
    ['shifting', siteOf(1_000), 60, { duplicateRows: 9 }, false, 991],
    ['duplicate-rows', site, 60, { duplicateRows: 90 }, false, 900],
  ])('%s', async (project, events, max, oddities, truncated, pages) => {
    const read = await readWeeks(project, { site: events, max });
    expect([read.pages.length, read.truncated]).toEqual([pages, truncated]);
    expect(read.oddities).toMatchObject(oddities);
  });

  const fraction = { ...totals, ai: 0.5 };
  const pages = [pageOf('/', 5), pageOf('/', 6), undefined, undefined];
  test.each<[string, Answer, Answer, Partial<typeof NO_ODDITIES>]>([
    ['bad rows and a duplicate', answer({ visitors: pages }), answer(), { badRows: 2, duplicateRows: 1 }],
    ['a row with a fraction', answer({ visitors: [pageOf('/', 0.5)] }), answer(), { roundedCounts: true }],
    ['an earlier total with one', answer(), answer({ totals: fraction }), { roundedCounts: true }],
    ['none', answer(), answer(), {}],
  ])('%s', async (_name, now, before, oddities) => {
    const numbers = await numbersOf(async ({ limit }) => (limit === 1 ? before : now), [WEEK, WEEK]);
    expect(numbers.oddities).toEqual({ ...NO_ODDITIES, ...oddities });
    // The first row of a path counts.
    expect(numbers.pages).toEqual(now.visitors.slice(0, 1));
  });
});

test.each(['failed', 'budget'] as const)('a trend whose request %s has a gap', async (reason) => {
  const read = async ({ limit }: Query) => (limit === 1 ? failure(reason) : answer());
  expect((await numbersOf(read, [WEEK, WEEK])).periods[1]).toEqual({ range: WEEK, why: failure(reason) });
});

test('a trend whose request is refused ends the run before the export goes on', async () => {
  const offsets: number[] = [];
  const read = async ({ limit, offset }: Query) => {
    offsets.push(offset);
    return limit === 1 ? failure('refused') : answer({ hasMore: true });
  };
  expect(await readNumbers(read, [WEEK, WEEK])).toEqual(failure('refused'));
  expect(offsets).toEqual([0, 0]);
});

test('every scenario of the stand-in ends, within the budget', async () => {
  for (const project of scenarios.keys()) {
    const { sent } = await readWeeks(project, { site: siteOf(600), max: 30 });
    record('oddities of the visitors endpoint', {
      labels: { scenario: project },
      measures: { requests: sent },
    });
  }
});
