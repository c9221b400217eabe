import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, NoAnswer, type Query } from '../../src/visitors/client.ts';
import { NO_ODDITIES, readNumbers, type SiteNumbers } from '../../src/visitors/export.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { record } from '../support/report.ts';
import { openVisitors, siteOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const { signal } = new AbortController();

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(
  project: string,
  { site, max = 60, trend = 8 }: { site?: VisitEvent[]; max?: number; trend?: number },
) {
  await using visitors = await openVisitors({ ...(site ? { site } : {}), project, maxRequests: max });
  const { service, client } = visitors;
  const numbers = await readNumbers(client, rangesOf(WEEK, trend, 0), signal).catch((error) => error);
  expect(client.sent()).toBeGreaterThanOrEqual(service.requests.length);
  expect(client.sent()).toBeLessThanOrEqual(max);
  return { numbers, requests: service.requests, sent: client.sent() };
}

async function reported(...parameters: Parameters<typeof readWeeks>) {
  const { numbers, ...rest } = await readWeeks(...parameters);
  if (numbers instanceof Error) throw numbers;
  return { ...(numbers as SiteNumbers), ...rest };
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
        client.read({ range, limit: Math.min(limit, rows), offset: (offset / 250) * rows }, signal);
      const { pages, truncated, periods, oddities } = await readNumbers(
        { read },
        rangesOf({ from, to }, trend, 0),
        signal,
      );
      const countsOf = (range = { from: '', to: '' }) =>
        countVisitors(site, Date.parse(range.from), Date.parse(range.to));
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
    [1_000, 5],
    [2_500, 13],
    [10_000, 41],
  ])('%i pages: at most %i for the export, 7 for the trend', async (pages, most) => {
    const read = await reported('docs', { site: siteOf(pages) });
    expect(read.pages).toHaveLength(pages);
    expect(read.oddities).toEqual(NO_ODDITIES);
    expect(read.sent - 7).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(pages / 250)));
    expect(read.sent - 7).toBeLessThanOrEqual(most);
    expect(read.requests.filter(({ query }) => query.limit === '1')).toHaveLength(7);
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
    const read = await reported('docs', { site: siteOf(900), max, trend });
    expect([read.sent, read.requests.length, read.truncated]).toEqual([sent, sent, true]);
    const isKnown = read.periods.map(({ totals }) => totals !== undefined);
    expect(isKnown).toEqual(Array.from({ length: trend }, (_, index) => index < known));
  });

  test.each([
    ['a week', WEEK, { dateFrom: '2026-11-16', dateTo: '2026-11-23' }],
    ['all time', undefined, {}],
  ])('without a trend, a site of one answer costs one request: %s', async (_name, range, dates) => {
    await using visitors = await openVisitors({ site: siteOf(3) });
    const { periods, pages } = await readNumbers(visitors.client, [range], signal);
    const queries = visitors.service.requests.map(({ query }) => query);
    expect(queries).toEqual([{ ...dates, limit: '250', offset: '0' }]);
    expect([periods.length, periods[0].range, pages.length]).toEqual([1, range, 3]);
  });
});

const totals = { human: 1, ai: 0, total: 1 };
const answer = (change: Partial<Answer> = {}): Answer => ({
  totals,
  rows: [],
  badRows: 0,
  hasMore: false,
  ...change,
});

describe('batches', () => {
  /** Reads a site of so many answers of full length; those past the end fail. */
  async function batched(answers: number, answerAt: (index: number) => Partial<Answer> = () => ({})) {
    const underWay: number[] = [];
    let now = 0;
    const read = async ({ offset }: Query): Promise<Answer> => {
      const index = offset / 250;
      underWay.push(++now);
      await new Promise(setImmediate);
      now--;
      if (index >= answers) throw new NoAnswer('refused', 1, { what: [], serviceMessage: '' });
      const rows = siteOf(250, WEEK.from, (row) => `/${offset + row}`).map(({ path }) => ({
        path,
        ...totals,
      }));
      return answer({ rows, hasMore: index < answers - 1, ...answerAt(index) });
    };
    return { ...(await readNumbers({ read }, [WEEK], signal)), underWay };
  }

  test.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 4],
    [6, 8],
  ])('%i answers: %i requests beside the first; those past the end do not count', async (answers, sent) => {
    const { pages, underWay, truncated, oddities } = await batched(answers);
    expect([pages.length, truncated, oddities]).toEqual([answers * 250, false, NO_ODDITIES]);
    expect(underWay).toEqual([1, 1, 2, 1, 2, 1, 2, 3, 4].slice(0, 1 + sent));
  });

  test('later totals that differ are counted, and the first ones stay', async () => {
    const { oddities, periods } = await batched(5, (at) => (at < 3 ? {} : { totals: { ...totals, ai: at } }));
    expect(oddities).toEqual({ ...NO_ODDITIES, answersWithOtherTotals: 2 });
    expect(periods[0].totals).toEqual(totals);
  });

  test('a failure before the end ends it', async () => {
    await expect(batched(3, () => ({ hasMore: true }))).rejects.toMatchObject({ reason: 'refused' });
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
    const read = await reported(project, { site: events, max });
    expect([read.pages.length, read.truncated]).toEqual([pages, truncated]);
    expect(read.oddities).toMatchObject(oddities);
  });

  test('a service that gives fewer rows than the limit: the offset keeps its rule', async () => {
    await using visitors = await openVisitors({ site: siteOf(1_000) });
    const { client, service } = visitors;
    const read: typeof client.read = (query) =>
      client.read({ ...query, limit: Math.min(query.limit, 100) }, signal);
    const { pages, truncated, oddities } = await readNumbers({ read }, [WEEK], signal);
    expect([pages.length, truncated, oddities]).toEqual([400, false, { ...NO_ODDITIES, shortAnswers: 4 }]);
    const offsets = service.requests.map(({ query }) => Number(query.offset)).toSorted((a, b) => a - b);
    expect(offsets.slice(0, 4)).toEqual([0, 250, 500, 750]);
  });

  const fraction = { ...totals, ai: 0.5 };
  test.each<[string, Answer, Answer, Partial<typeof NO_ODDITIES>]>([
    ['bad rows', answer({ badRows: 3 }), answer(), { badRows: 3 }],
    [
      'a row with a fraction',
      answer({ rows: [{ path: '/', ...fraction }] }),
      answer(),
      { roundedCounts: true },
    ],
    ['an earlier total with one', answer(), answer({ totals: fraction }), { roundedCounts: true }],
    ['none', answer(), answer(), {}],
  ])('%s', async (_name, now, before, oddities) => {
    const read = async ({ limit }: Query) => (limit === 1 ? before : now);
    expect((await readNumbers({ read }, [WEEK, WEEK], signal)).oddities).toEqual({
      ...NO_ODDITIES,
      ...oddities,
    });
  });
});

describe('a trend', () => {
  /** The first answer says that there are more pages, which would be requested after the trend. */
  function withTrend(why: NoAnswer) {
    const read = async ({ limit, offset }: Query): Promise<Answer> => {
      if (limit === 1) throw why;
      if (why.reason === 'refused') expect(offset).toBe(0);
      return answer({ hasMore: offset === 0 });
    };
    return readNumbers({ read }, [WEEK, WEEK], signal);
  }

  test.each(['exhausted', 'time'] as const)(
    'whose request fails for a while (%s) has a gap',
    async (reason) => {
      const why = new NoAnswer(reason, 3, { what: [], serviceMessage: '' });
      expect((await withTrend(why)).periods[1]).toEqual({ range: WEEK, totals: undefined, why });
    },
  );

  test('whose request is refused ends the run before the export goes on', async () => {
    const why = new NoAnswer('refused', 1, { what: [], serviceMessage: '' });
    await expect(withTrend(why)).rejects.toBe(why);
  });
});

test('every scenario of the stand-in ends, within the budget', async () => {
  for (const project of scenarios.keys()) {
    const { sent } = await readWeeks(project, { site: siteOf(600), max: 30 });
    const labels = { scenario: project };
    record('oddities of the visitors endpoint', { labels, measures: { requests: sent } });
  }
});

test('a request past the end is aborted, and nobody waits for its failure', async () => {
  let aborted = 0;
  const read = ({ offset }: Query, stop: AbortSignal): Promise<Answer> => {
    if (offset < 500) return Promise.resolve(answer({ hasMore: offset === 0 }));
    return new Promise((_, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason));
      stop.addEventListener('abort', () => aborted++);
    });
  };
  expect(await readNumbers({ read }, [WEEK], signal)).toMatchObject({ truncated: false });
  expect(aborted).toBe(1);
});
