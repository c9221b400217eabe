import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, NoAnswer } from '../../src/visitors/client.ts';
import { exportPages, mayMissPages, readNumbers } from '../../src/visitors/export.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { record } from '../support/report.ts';
import { openVisitors, PLAIN, siteOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(
  project: string,
  { site, max = 60, trend = 8 }: { site?: VisitEvent[]; max?: number; trend?: number },
) {
  await using visitors = await openVisitors({ ...(site ? { site } : {}), project, maxRequests: max });
  const { service, client, signal } = visitors;
  const numbers = await readNumbers(client, rangesOf(WEEK, trend, 0), signal).catch((error) => error);
  expect(service.violations).toEqual([]);
  expect(client.sent).toBeGreaterThanOrEqual(service.requests.length);
  expect(client.sent).toBeLessThanOrEqual(max);
  return { numbers, requests: service.requests, sent: client.sent };
}

async function reported(...parameters: Parameters<typeof readWeeks>) {
  const { numbers, ...rest } = await readWeeks(...parameters);
  if (numbers instanceof Error) throw numbers;
  return { ...(numbers as Awaited<ReturnType<typeof readNumbers>>), ...rest };
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

test('the numbers equal the distinct counts, whatever the events, dates and page size', async () => {
  let tried = 0;
  const days = fc.integer({ min: 1, max: 14 });
  const sizes = fc.integer({ min: 1, max: 60 });
  await fc.assert(
    fc.asyncProperty(events, day, days, sizes, async (site, from, length, rows) => {
      await using visitors = await openVisitors({ site });
      const { client, signal } = visitors;
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
      const ask = (offset: number, stop: AbortSignal) =>
        client.ask({ range: { from, to }, limit: rows, offset }, stop);
      const first = await ask(0, signal);
      const expected = countVisitors(site, Date.parse(from), Date.parse(to));
      expect(first.totals).toEqual(expected.totals);
      expect(await exportPages(first, { ask, rows, signal })).toEqual({
        pages: expected.visitors,
        truncated: false,
        oddities: PLAIN,
      });
      // At most three past the end, and none for a site of one answer.
      const needed = Math.max(1, Math.ceil(expected.visitors.length / rows));
      expect(client.sent - needed).toBeLessThanOrEqual(needed === 1 ? 0 : 3);
      tried++;
    }),
    { numRuns: 150 },
  );
  record('visitor numbers against distinct counts', { sums: { 'ranges compared': tried } });
});

test('every period of the trend equals its own distinct count', async () => {
  await fc.assert(
    fc.asyncProperty(events, fc.integer({ min: 1, max: 6 }), async (site, trend) => {
      const { periods } = await reported('docs', { site, trend });
      expect(periods).toHaveLength(trend);
      for (const { range, totals } of periods) {
        expect(totals).toEqual(countVisitors(site, Date.parse(range.from), Date.parse(range.to)).totals);
      }
    }),
    { numRuns: 40 },
  );
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

  test('without a trend, a site of one answer costs one request', async () => {
    const { requests, periods } = await reported('docs', { site: siteOf(3), trend: 1 });
    expect(requests.map(({ query }) => query)).toEqual([
      { dateFrom: '2026-11-16', dateTo: '2026-11-23', limit: '250', offset: '0' },
    ]);
    expect(periods).toHaveLength(1);
  });
});

describe('batches', () => {
  const totals = { human: 1, ai: 0, total: 1 };
  const page = (offset: number): Answer => ({
    totals,
    rows: [{ path: `/${offset}`, human: 1, ai: 0, total: 1 }],
    badRows: 0,
    hasMore: true,
  });
  const signal = new AbortController().signal;

  /** Exports a site of one row an answer, and so many answers; those past the end never come. */
  async function exported(answers: number, answerOf = page) {
    const offsets: number[] = [];
    const underWay: number[] = [];
    let now = 0;
    let abandoned = 0;
    const ask = async (offset: number, stop: AbortSignal): Promise<Answer> => {
      offsets.push(offset);
      underWay.push(++now);
      try {
        if (offset < answers) {
          await new Promise(setImmediate);
          return { ...answerOf(offset), hasMore: offset < answers - 1 };
        }
        return await new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
      } catch (error) {
        abandoned++;
        throw error;
      } finally {
        now--;
      }
    };
    const first = { ...answerOf(0), hasMore: answers > 1 };
    return { ...(await exportPages(first, { ask, rows: 1, signal })), offsets, underWay, abandoned };
  }

  test.each([
    [1, 0, 0],
    [2, 2, 1],
    [3, 2, 0],
    [4, 4, 1],
    [6, 8, 3],
  ])(
    '%i answers: %i requests beside the first, %i past the end, which are aborted',
    async (answers, sent, past) => {
      const { pages, offsets, underWay, abandoned, truncated } = await exported(answers);
      expect([pages.length, offsets.length, abandoned, truncated]).toEqual([answers, sent, past, false]);
      expect(underWay).toEqual([1, 2, 1, 2, 1, 2, 3, 4].slice(0, sent));
    },
  );

  test('later totals that differ are counted, and the first ones stay', async () => {
    const { oddities } = await exported(5, (offset) => ({
      ...page(offset),
      totals: offset < 3 ? totals : { ...totals, ai: offset },
    }));
    expect(oddities).toEqual({ ...PLAIN, answersWithOtherTotals: 2 });
  });

  test('a failure ends it, and what else is under way is aborted; a stop does, too', async () => {
    const failure = new NoAnswer('refused', 1, { what: '', serviceMessage: '' });
    const stops: AbortSignal[] = [];
    const ask = async (offset: number, stop: AbortSignal): Promise<Answer> => {
      stops.push(stop);
      if (offset === 1) throw failure;
      return new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    };
    await expect(exportPages(page(0), { ask, rows: 1, signal })).rejects.toBe(failure);
    expect(stops.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('oddities end within the budget, and are counted', () => {
  const site = siteOf(900);

  test.each<[string, VisitEvent[], number, Partial<typeof PLAIN>, boolean, number]>([
    ['endless-more', site, 20, { duplicateRows: 2_000 }, true, 900],
    ['empty-more', site, 20, { emptyAnswers: 12 }, true, 250],
    ['shifting', siteOf(1_000), 60, { duplicateRows: 9 }, false, 991],
    ['duplicate-rows', site, 60, { duplicateRows: 90 }, false, 900],
  ])('%s', async (project, events, max, oddities, truncated, pages) => {
    const read = await reported(project, { site: events, max });
    expect(read.pages).toHaveLength(pages);
    expect([read.truncated, mayMissPages(read)]).toEqual([truncated, true]);
    expect(read.oddities).toMatchObject(oddities);
  });

  test('a service that gives fewer rows than it was asked for is told, and the offset keeps its rule', async () => {
    await using visitors = await openVisitors({ site: siteOf(1_000) });
    const { client, service, signal } = visitors;
    const fewer: typeof client.ask = (asked, stop) =>
      client.ask({ ...asked, limit: Math.min(asked.limit, 100) }, stop);
    const read = await readNumbers({ ask: fewer }, [WEEK], signal);
    expect(read).toMatchObject({ truncated: false, oddities: { ...PLAIN, shortAnswers: 4 } });
    expect([read.pages.length, mayMissPages(read)]).toEqual([400, true]);
    const offsets = service.requests.map(({ query }) => Number(query.offset)).toSorted((a, b) => a - b);
    expect(offsets.slice(0, 4)).toEqual([0, 250, 500, 750]);
  });

  const counts = { human: 2, ai: 1, total: 3 };
  const answer = (change: Partial<Answer>): Answer => ({
    totals: counts,
    rows: [],
    badRows: 0,
    hasMore: false,
    ...change,
  });
  test.each<[string, Answer, Answer, Partial<typeof PLAIN>]>([
    ['bad rows', answer({ badRows: 3 }), answer({}), { badRows: 3 }],
    [
      'a row with a fraction',
      answer({ rows: [{ path: '/', ...counts, ai: 0.5 }] }),
      answer({}),
      { roundedCounts: true },
    ],
    [
      'an earlier total with one',
      answer({}),
      answer({ totals: { ...counts, ai: 0.5 } }),
      { roundedCounts: true },
    ],
    ['none', answer({}), answer({}), {}],
  ])('%s', async (_name, now, before, oddities) => {
    const ask = async ({ limit }: { limit: number }) => (limit === 1 ? before : now);
    const read = await readNumbers({ ask }, [WEEK, WEEK], new AbortController().signal);
    expect(read.oddities).toEqual({ ...PLAIN, ...oddities });
  });
});

describe('a trend', () => {
  test.each([
    ['used-up', 503],
    ['time', 429],
  ] as const)(
    'whose request fails for a while (%s) leaves a gap, and the report stands',
    async (reason, status) => {
      const why = new NoAnswer(reason, 3, { status, what: `answered ${status}`, serviceMessage: '' });
      const { periods } = await withTrend(why);
      expect(periods[1]).toEqual({ range: WEEK, totals: undefined, why });
    },
  );

  test('whose request is refused ends the run before the export goes on', async () => {
    const why = new NoAnswer('refused', 1, { status: 404, what: 'answered 404', serviceMessage: '' });
    await expect(withTrend(why)).rejects.toBe(why);
  });

  /** The first answer says that there are more pages, which would be asked for after the trend. */
  function withTrend(why: NoAnswer) {
    const totals = { human: 1, ai: 1, total: 2 };
    const ask = async ({ limit, offset }: { limit: number; offset: number }): Promise<Answer> => {
      if (limit === 1) throw why;
      if (why.reason === 'refused') expect(offset).toBe(0);
      return { totals, rows: [], badRows: 0, hasMore: offset === 0 };
    };
    return readNumbers({ ask }, [WEEK, WEEK], new AbortController().signal);
  }
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
