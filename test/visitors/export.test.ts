import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportPages, mayMissPages } from '../../src/visitors/export.ts';
import { readProject } from '../../src/visitors/project.ts';
import { type Range, rangesOf } from '../../src/visitors/range.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { record } from '../support/report.ts';
import { endless, openVisitors, siteOf } from './support.ts';

const WEEK: Range = { from: '2026-11-16', to: '2026-11-23' };
const weeks = (count: number) => rangesOf(WEEK, count, 0);

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(
  project: string,
  { site, max = 60, trend = 8 }: { site?: VisitEvent[]; max?: number; trend?: number },
) {
  await using visitors = await openVisitors(site ? { site } : {});
  const { service, asker, signal } = visitors;
  const budget = visitors.budget(max, trend - 1);
  const end = await readProject(project, weeks(trend), { asker, budget, signal });
  expect(service.violations).toEqual([]);
  expect(budget.spent).toBeGreaterThanOrEqual(service.requests.length);
  return { end, requests: service.requests, spent: budget.spent };
}

async function reported(...parameters: Parameters<typeof readWeeks>) {
  const { end, ...rest } = await readWeeks(...parameters);
  if (end.kind !== 'report') throw new Error(`no report: ${JSON.stringify(end)}`);
  return { ...end.report, rows: [...end.report.read.pages.byTotal()], ...rest };
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
  await fc.assert(
    fc.asyncProperty(
      events,
      day,
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 60 }),
      async (site, from, days, rows) => {
        await using visitors = await openVisitors({ site });
        const { asker, signal } = visitors;
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const range = { from, to };
        const query = { projectId: 'docs', range, limit: rows, offset: 0 };
        const first = await asker.ask(query, endless, signal);
        if (first.kind !== 'answer') throw new Error('no answer');
        const ask = (offset: number, past: AbortSignal) => asker.ask({ ...query, offset }, endless, past);
        const end = await exportPages(first.answer, { ask, rows, signal });
        if (end.kind !== 'read') throw new Error('not read');
        const expected = countVisitors(site, Date.parse(from), Date.parse(to));
        expect(end.export.totals).toEqual(expected.totals);
        expect([...end.export.pages.byTotal()]).toEqual(expected.visitors);
        expect(end.export).toMatchObject({
          truncated: false,
          duplicates: 0,
          emptyAnswers: 0,
          shortAnswers: 0,
          otherTotals: 0,
        });
        // At most three past the end, and none for a site of one answer.
        const needed = Math.max(1, Math.ceil(expected.visitors.length / rows));
        const wasted = visitors.service.requests.length - needed;
        expect(wasted).toBeLessThanOrEqual(needed === 1 ? 0 : 3);
        tried++;
      },
    ),
    { numRuns: 150 },
  );
  record('visitor numbers against distinct counts', { sums: { 'ranges compared': tried } });
});

test('every period of the trend equals its own distinct count', async () => {
  await fc.assert(
    fc.asyncProperty(events, fc.integer({ min: 1, max: 4 }), async (site, trend) => {
      const { spells } = await reported('docs', { site, trend });
      expect(spells).toHaveLength(trend);
      for (const { range, totals } of spells) {
        expect(totals).toEqual(countVisitors(site, Date.parse(range.from), Date.parse(range.to)).totals);
      }
    }),
    { numRuns: 40 },
  );
});

describe('requests', () => {
  test.each([
    [0, 1, 1],
    [1, 1, 1],
    [250, 1, 1],
    [251, 2, 3],
    [1_000, 4, 5],
    [2_500, 10, 13],
    [10_000, 40, 43],
  ])('%i pages: at least %i, at most %i for the export, 7 for the trend', async (pages, least, most) => {
    const { rows, requests, spent } = await reported('docs', { site: siteOf(pages) });
    expect(rows).toHaveLength(pages);
    expect(spent - 7).toBeGreaterThanOrEqual(least);
    expect(spent - 7).toBeLessThanOrEqual(most);
    expect(requests.filter(({ query }) => query.limit === '1')).toHaveLength(7);
    record('requests of a report', { labels: { pages: String(pages) }, measures: { requests: spent } });
  });

  test('1,000 pages with the defaults: at most 12 in all', async () => {
    const { spent } = await reported('docs', { site: siteOf(1_000) });
    expect(spent).toBeLessThanOrEqual(12);
  });

  test('without a trend, a site of one answer costs one request', async () => {
    const { requests, spells } = await reported('docs', { site: siteOf(3), trend: 1 });
    expect(requests.map(({ query }) => query)).toEqual([
      { dateFrom: '2026-11-16', dateTo: '2026-11-23', limit: '250', offset: '0' },
    ]);
    expect(spells).toHaveLength(1);
  });

  test('the first goes alone, and never more than four are under way', async () => {
    await using visitors = await openVisitors({ site: siteOf(6_000) });
    const { asker, client, signal } = visitors;
    const underWay: number[] = [];
    let now = 0;
    const read = client.read.bind(client);
    client.read = async (...query) => {
      underWay.push(++now);
      try {
        return await read(...query);
      } finally {
        now--;
      }
    };
    const budget = visitors.budget(60, 7);
    await readProject('docs', weeks(8), { asker, budget, signal });
    expect(Math.max(...underWay)).toBe(4);
    expect(underWay[0]).toBe(1);
    expect(underWay.length).toBe(budget.spent);
  });
});

describe('oddities end within the budget, and are told', () => {
  const site = siteOf(900);

  test('endless-more', async () => {
    const { read, spent, rows } = await reported('endless-more', { site });
    expect(read).toMatchObject({ truncated: true, stoppedBy: 'nothing-new' });
    expect(rows).toHaveLength(900);
    expect(read.duplicates).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(60);
  });

  test('endless-more that always brings something new ends with the budget', async () => {
    const { read, spent, spells } = await reported('endless-more', { site: siteOf(9_000), max: 20 });
    expect(read).toMatchObject({ truncated: true, stoppedBy: 'budget' });
    expect(read.pages.size).toBe(13 * 250);
    expect(spent).toBe(20);
    expect(spells.every(({ totals }) => totals !== undefined)).toBe(true);
  });

  test('empty-more', async () => {
    const { read, spent, rows } = await reported('empty-more', { site });
    expect(read).toMatchObject({ truncated: true, stoppedBy: 'nothing-new', emptyAnswers: 3 });
    expect(rows).toHaveLength(250);
    expect(spent).toBeLessThanOrEqual(60);
  });

  test('shifting: what came twice is counted', async () => {
    const { read, rows } = await reported('shifting', { site: siteOf(1_000) });
    expect(read.truncated).toBe(false);
    expect(read.duplicates).toBe(9);
    expect(rows).toHaveLength(991);
  });

  test('duplicate-rows: every page once', async () => {
    const { read, rows } = await reported('duplicate-rows', { site });
    expect(read.duplicates).toBe(90);
    expect(rows).toEqual(countVisitors(site, 0, Infinity).visitors);
  });

  test('a service that gives fewer rows than it was asked for is told, and the offset keeps its rule', async () => {
    await using visitors = await openVisitors({ site: siteOf(1_000) });
    const { asker, client, service, signal } = visitors;
    const read = client.read.bind(client);
    client.read = (asked, stop) => read({ ...asked, limit: Math.min(asked.limit, 100) }, stop);
    const end = await readProject('docs', weeks(1), { asker, budget: visitors.budget(60, 0), signal });
    if (end.kind !== 'report') throw new Error('no report');
    const { read: found } = end.report;
    expect(found).toMatchObject({ truncated: false, emptyAnswers: 0, shortAnswers: 4 });
    expect(mayMissPages(found)).toBe(true);
    expect(found.pages.size).toBe(400);
    const offsets = service.requests.map(({ query }) => Number(query.offset)).toSorted((a, b) => a - b);
    expect(offsets.slice(0, 4)).toEqual([0, 250, 500, 750]);
  });

  test.each([1, 2, 5, 8, 9, 11])('max-requests %i is never passed', async (max) => {
    for (const project of ['endless-more', 'empty-more', 'shifting', 'ok', 'rate-limited-untold']) {
      const { spent, requests } = await readWeeks(project, { site, max });
      expect(spent).toBeLessThanOrEqual(max);
      expect(requests.length).toBeLessThanOrEqual(max);
    }
  });

  test('a budget that ends early: the export gets one, the nearest periods the rest', async () => {
    const { read, spells, spent } = await reported('docs', { site, max: 3 });
    expect(spent).toBe(3);
    expect(read).toMatchObject({ truncated: true, stoppedBy: 'budget' });
    expect(spells.map(({ totals }) => totals !== undefined)).toEqual([
      true,
      true,
      true,
      ...Array(5).fill(false),
    ]);
  });
});

test('every scenario of the stand-in ends, within the budget', async () => {
  for (const project of scenarios.keys()) {
    const { spent } = await readWeeks(project, { site: siteOf(600), max: 30 });
    expect(spent).toBeLessThanOrEqual(30);
    record('oddities of the visitors endpoint', {
      labels: { scenario: project },
      measures: { requests: spent },
    });
  }
});
