import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import type {
  PageCounts,
  Query,
  VisitorsClient,
  VisitorsResponse,
} from '../../src/visitors/client.ts';
import { type Ranges, rangesOf } from '../../src/visitors/period.ts';
import { moversOf, readVisitors } from '../../src/visitors/read-visitors.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { wordsOf } from '../support/words.ts';
import { countIn, openVisitors, pageOf, siteOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const BEFORE = { from: '2026-11-09', to: '2026-11-16' };

const twoWeeks = (now: number, before: number) => [...siteOf(now), ...siteOf(before, '2026-11-10')];

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(site: VisitEvent[], project = 'docs') {
  await using visitors = await openVisitors({ site, project });
  const { service, client } = visitors;

  const numbers = await readVisitors(client, rangesOf(WEEK, 0));

  return { ...numbers, requests: service.requests.map(({ query }) => query) };
}

/** Reads with a client whose responses `read` gives. */
const readWith = (read: VisitorsClient['read'], ranges: Ranges = [WEEK, BEFORE]) =>
  readVisitors({ read, remaining: () => 50 }, ranges);

const totals = { human: 1, ai: 0, total: 1 };
const answer = (change: Partial<VisitorsResponse> = {}): VisitorsResponse => ({
  totals,
  visitors: [],
  hasMore: false,
  ...change,
});
const FAILURE = new SetupError({ title: 'No visitor report', happened: ['It failed.'] });

const messagesOf = ({ warnings }: Awaited<ReturnType<typeof readVisitors>>) =>
  warnings.map(({ title, happened }) => `${title}: ${wordsOf(happened)}`);

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

test('the numbers equal the distinct counts for all events, dates, and sizes of a response', async () => {
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
  const day = fc
    .integer({ min: 1, max: 29 })
    .map((date) => `2026-11-${String(date).padStart(2, '0')}`);
  const length = fc.integer({ min: 1, max: 14 });
  const sizes = fc.integer({ min: 1, max: 60 });

  await fc.assert(
    fc.asyncProperty(events, day, length, sizes, async (site, from, days, rows) => {
      const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
      // As if a response had no more rows than this.
      const read = async ({ range, offset, limit }: Query) => {
        const { totals, visitors } = countIn(site, range ?? WEEK);
        const [start, size] = [(offset / 250) * rows, Math.min(limit, rows)];
        const page = visitors.slice(start, start + size);
        return answer({ totals, visitors: page, hasMore: start + size < visitors.length });
      };

      const numbers = await readWith(read, rangesOf({ from, to }, 0));

      const ranges = numbers.periods.flatMap(({ range }) => range ?? []);
      const [now, before] = ranges.map((range) => countIn(site, range));
      expect(numbers.pages).toEqual(now?.visitors);
      expect(numbers.periods).toEqual(
        ranges.map((range) => ({ range, totals: countIn(site, range).totals })),
      );
      expect(numbers.truncated).toBe(false);
      expect(numbers.movers).toEqual(
        moversOf(byPath(now?.visitors ?? []), byPath(before?.visitors ?? [])),
      );
    }),
    { numRuns: 150 },
  );
});

const byPath = (pages: readonly PageCounts[]) => new Map(pages.map((page) => [page.path, page]));

test.each([
  // [pages now, pages before, requests]
  [0, 0, 8],
  [3, 0, 8],
  [250, 250, 8],
  [250, 251, 9],
  [1_000, 200, 11],
  [1_000, 1_000, 14],
  [6_500, 6_500, 58],
])(
  '%i pages after %i take %i requests, one of them for each period',
  async (now, before, requests) => {
    const read = await readWeeks(twoWeeks(now, before));

    expect(read.requests).toHaveLength(requests);
    expect(read.requests.slice(0, 8).map(({ limit }) => Number(limit))).toEqual([
      250, 250, 1, 1, 1, 1, 1, 1,
    ]);
    expect(read.pages).toHaveLength(now);
    expect(read).toMatchObject({ truncated: false, movers: {}, warnings: [] });
  },
);

test.each([
  ['with more pages than requests', 14_000, 0, 60, 13_250],
  ['with too many pages for a comparison', 7_000, 7_000, 35, 7_000],
  ['after one with many more pages', 1, 14_000, 60, 1],
])(
  'of a week %s, the pages that could be read are reported',
  async (_name, now, before, requests, pages) => {
    const read = await readWeeks(twoWeeks(now, before));

    const isTruncated = pages < now;
    const warning =
      'Not every page was read: The service has more than the 13,250 pages in this report. A report uses at most 60 requests. The page lists cover only these pages; the totals cover the whole site.';
    expect(read.requests).toHaveLength(requests);
    expect(read.pages).toHaveLength(pages);
    expect(read).toMatchObject({ truncated: isTruncated, movers: undefined });
    expect(messagesOf(read)).toEqual(isTruncated ? [warning] : []);
  },
);

const IRREGULAR =
  'Irregular responses: The service repeated rows, or returned unusable ones, or fewer than requested. Numbers may be inaccurate, and pages may be missing.';

describe('irregular responses end, and are reported in one sentence', () => {
  test.each<[project: string, site: VisitEvent[], pages: number, requests: number]>([
    ['endless-more', siteOf(900), 900, 60],
    ['empty-more', siteOf(900), 250, 60],
    ['shifting', siteOf(1_000), 991, 11],
    ['duplicate-rows', siteOf(900), 900, 11],
  ])('%s', async (project, site, pages, requests) => {
    const read = await readWeeks(site, project);

    expect([read.pages.length, read.requests.length]).toEqual([pages, requests]);
    expect(read.truncated).toBe(requests === 60);
    expect(messagesOf(read).at(-1)).toBe(IRREGULAR);
  });

  test.each<[string, rows: VisitorsResponse['visitors']]>([
    ['an unusable row', [undefined, pageOf('/', 0.5)]],
    ['a repeated path', [pageOf('/', 0.5), pageOf('/', 7)]],
  ])('%s', async (_name, visitors) => {
    const now = await readWith(async () => answer({ visitors }), [WEEK]);
    const before = await readWith(async ({ range }) => answer(range === WEEK ? {} : { visitors }));

    // Only the first row of a path is used, with whole numbers.
    expect(now.pages).toEqual([pageOf('/', 1)]);
    expect([now, before].map(messagesOf)).toEqual([[IRREGULAR], [IRREGULAR]]);
  });
});

describe('a request that fails three times', () => {
  const isLater = ({ offset }: Query) => offset > 0;
  const more = answer({
    visitors: Array.from({ length: 250 }, (_, row) => pageOf(`/${row}`)),
    hasMore: true,
  });

  test('fails the report if it is the first one', async () => {
    await expect(readWith(async () => FAILURE)).rejects.toBe(FAILURE);
  });

  test.each([0, 1, 2])('after %i earlier periods ends the trend there', async (earlier) => {
    const ranges = rangesOf(WEEK, 0);
    const failing = ranges[earlier + 1];

    const numbers = await readWith(
      async ({ range }) => (range === failing ? FAILURE : answer()),
      ranges,
    );

    expect(numbers.periods).toEqual(
      ranges.slice(0, earlier + 1).map((range) => ({ range, totals })),
    );
    expect(numbers.movers === undefined).toBe(earlier === 0);
    expect(messagesOf(numbers)).toEqual([
      'Missing periods in the trend: Earlier periods are missing, because the totals of one could not be read. It failed.',
    ]);
  });

  test('leaves out later pages', async () => {
    const read = async (query: Query) => (isLater(query) ? FAILURE : more);

    const numbers = await readWith(read, [WEEK]);

    expect(numbers).toMatchObject({ truncated: true, movers: undefined });
    expect(numbers.pages).toHaveLength(250);
    expect(messagesOf(numbers)).toEqual([
      expect.stringContaining('in this report. It failed. The page'),
    ]);
  });

  test('leaves out the comparison if it is for pages of the previous period', async () => {
    const before = (query: Query) => (isLater(query) ? FAILURE : more);

    const numbers = await readWith(async (query) =>
      query.range === WEEK ? answer() : before(query),
    );

    expect(numbers).toMatchObject({ truncated: false, movers: undefined, warnings: [] });
  });
});

test('what waiting cannot mend ends the run, wherever it happens', async () => {
  const refusedAt = (count: number) => {
    let calls = 0;
    return readWith(async () => {
      if (++calls > count) throw FAILURE;
      return answer({ hasMore: calls === 1 });
    });
  };

  for (const count of [0, 1, 2]) await expect(refusedAt(count)).rejects.toBe(FAILURE);
});

test('pages that gained and lost include new, gone and renamed ones, the largest change first', () => {
  const pagesOf = (totals: Readonly<Record<string, number>>) =>
    byPath(Object.entries(totals).map(([path, total]) => pageOf(path, total, 0, total)));
  const now = { '/equal': 5, '/up': 10, '/down': 1, '/new': 7, '/new-name': 6, '/case': 4 };
  const before = { '/equal': 5, '/up': 3, '/down': 9, '/gone': 7, '/old-name': 6, '/CASE': 4 };

  const { gained, lost } = moversOf(pagesOf(now), pagesOf(before));

  expect(pathsOf(gained)).toEqual(['/new', '/up', '/new-name', '/case']);
  expect(gained[1]).toEqual({ path: '/up', now: 10, before: 3 });
  expect(pathsOf(lost)).toEqual(['/down', '/gone', '/old-name', '/CASE']);
  expect(lost[1]).toEqual({ path: '/gone', now: 0, before: 7 });
});
