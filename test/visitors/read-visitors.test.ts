import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { type Range, rangesOf } from '../../src/visitors/period.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import {
  MAX_REQUESTS,
  type PageCounts,
  type Query,
  type ReadResult,
  type VisitorsClient,
  type VisitorsResponse,
} from '../../src/visitors/visitors-client.ts';
import { pageOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const RANGES = rangesOf(WEEK, 0);
const [BEFORE] = RANGES.earlier;
const YEAR_BEFORE = RANGES.yearBefore;
const userMessage = { title: 'No visitor report', happened: ['It failed.'] } as const;
const FAILURE: ReadResult = { kind: 'failure', userMessage };
const totals = { human: 1, ai: 0, total: 1 };

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => pageOf(`/${nth}`, 1, 0, count - nth));

/** Undefined for a request that fails. */
type Change = (response: VisitorsResponse, query: Query) => VisitorsResponse | undefined;

interface Site {
  /** The pages of the newest week and of the week before. */
  now?: readonly (PageCounts | undefined)[];
  before?: readonly (PageCounts | undefined)[];
  change?: Change;
}

/** Reads eight weeks of a site from a client with as many requests as the real one has. */
async function readSite({ now = [], before = [], change = (response) => response }: Site) {
  const queries: Query[] = [];
  const attempts = new Map<Range | undefined, number | undefined>();
  const read: VisitorsClient['read'] = async (query, options) => {
    if (queries.length === MAX_REQUESTS) return FAILURE;

    queries.push(query);
    attempts.set(query.range, options?.maxAttempts);
    const { range, offset, limit } = query;
    const pages = range === WEEK ? now : before;
    const end = offset + limit;
    const rows = pages.slice(offset, end);
    const complete = {
      totals,
      pages: rows.filter((row) => row !== undefined),
      rowCount: rows.length,
      hasMore: pages.length > end,
    };
    const response = change(complete, query);
    return response ? { kind: 'response', response } : FAILURE;
  };

  const numbers = await readVisitors(
    { read, remaining: () => MAX_REQUESTS - queries.length },
    RANGES,
  );

  const titles = numbers.warnings.map(({ title }) => title);
  const sentences = numbers.warnings.map(({ happened }) => toLog(happened));
  return {
    ...numbers,
    titles,
    sentences,
    queries,
    attempts,
    limits: queries.map(({ limit }) => limit),
  };
}

test.each<[now: number, before: number, requests: number]>([
  [0, 0, 9],
  [1, 1, 9],
  [250, 250, 9],
  [250, 251, 10],
  [300, 300, 11],
  [1_000, 1_000, 15],
  [6_500, 6_500, 59],
])(
  '%i pages after %i take %i requests, one of each period first',
  async (now, before, requests) => {
    const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

    expect(read.limits).toHaveLength(requests);
    expect(read.limits.slice(0, 9)).toEqual([250, 250, 1, 1, 1, 1, 1, 1, 1]);
    expect(read.pages).toEqual(pagesOf(now));
    expect(read.periods).toEqual([WEEK, ...RANGES.earlier].map((range) => ({ range, totals })));
    expect(read.yearBefore).toEqual({ range: YEAR_BEFORE, totals });
    expect(read).toMatchObject({ truncated: false, changes: expect.any(Array), warnings: [] });
  },
);

interface LargeSite {
  name: string;
  now: number;
  before: number;
  requests: number;
  /** The number of pages in the report. */
  pages: number;
}

test.each<LargeSite>([
  {
    name: 'has too many pages for 60 requests',
    now: 14_000,
    before: 0,
    requests: 60,
    pages: 13_000,
  },
  {
    name: 'has too many pages for a comparison',
    now: 7_000,
    before: 7_000,
    requests: 36,
    pages: 7_000,
  },
  { name: 'follows one with many more pages', now: 1, before: 14_000, requests: 60, pages: 1 },
])('if a week $name, the pages that could be read are reported', async (row) => {
  const { now, before, requests, pages } = row;

  const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

  expect(read.limits).toHaveLength(requests);
  expect(read.pages).toHaveLength(pages);
  expect(read).toMatchObject({ truncated: pages < now, changes: undefined });
});

const shortRows: Change = (response) => ({
  ...response,
  pages: response.pages.slice(0, 1),
  rowCount: Math.min(1, response.rowCount),
});

test.each<[irregular: string, pages: PageCounts[], Site]>([
  ['unusable', [pageOf('/')], { now: [undefined, pageOf('/')] }],
  ['repeated', [pageOf('/', 1)], { now: [pageOf('/', 0.5), pageOf('/', 7)] }],
  ['unusable before', [pageOf('/')], { now: [pageOf('/')], before: [undefined, pageOf('/')] }],
  [
    'fewer than requested',
    [pageOf('/0', 1, 0, 251), pageOf('/250', 1, 0, 1)],
    { now: pagesOf(251), change: shortRows },
  ],
  [
    'endless',
    pagesOf(250),
    { now: pagesOf(250), change: (response) => ({ ...response, hasMore: true }) },
  ],
])('reading rows that are %s ends, and says that pages may be missing', async (_, pages, site) => {
  const read = await readSite(site);

  expect(read.pages).toEqual(pages);
  expect(read.titles).toContain('Some rows were unusable');
});

test('after rows with gaps, no page is new, gone, or moved', async () => {
  const now = [undefined, ...['/same', '/new', '/docs/old'].map((path) => pageOf(path, 20, 0, 20))];
  const before = ['/same', '/gone', '/old'].map((path) => pageOf(path, 10, 0, 10));

  const { changes } = await readSite({ now, before });

  expect(changes?.map(({ path, from }) => [path, from])).toEqual([['/same', undefined]]);
});

test('if a service ignores the limit, the rows beyond it are read with the next requests', async () => {
  const change: Change = (response, { offset }) => ({
    ...response,
    rowCount: 600 - offset,
    hasMore: false,
  });

  const read = await readSite({ now: pagesOf(600), before: pagesOf(600), change });

  expect(read.pages).toEqual(pagesOf(600));
  expect(read).toMatchObject({ truncated: false, warnings: [] });
  expect(read.changes).toHaveLength(600);
});

test('a service that ignores limit and offset is read up to the last request, and 250 rows are kept', async () => {
  const change: Change = (response) => ({
    ...response,
    pages: pagesOf(250),
    rowCount: 100_000,
  });

  const read = await readSite({ change });

  expect(read.limits).toHaveLength(60);
  expect(read.pages).toHaveLength(250);
  expect(read).toMatchObject({ truncated: true, changes: undefined });
  expect(read.titles).toEqual(['Not every page was read', 'Some rows were unusable']);
});

describe('requests that fail', () => {
  const failing =
    (fails: (query: Query) => boolean): Change =>
    (response, query) =>
      fails(query) ? undefined : response;

  test('there is no report if the first request fails', async () => {
    const change = failing(({ range }) => range === WEEK);

    await expect(readSite({ change })).rejects.toEqual(new SetupError(userMessage));
  });

  test.each([0, 1])(
    'the trend ends if a request fails after %i earlier periods',
    async (earlier) => {
      const change = failing(({ range }) => range === RANGES.earlier[earlier]);

      const numbers = await readSite({ change });

      expect(numbers.periods).toHaveLength(earlier + 1);
      expect(numbers.changes === undefined).toBe(earlier === 0);
      expect(numbers.sentences).toEqual([
        expect.stringMatching(/^Earlier periods .* It failed\.$/),
      ]);
      // Older numbers than those would be missing, too.
      expect(numbers.queries.map(({ range }) => range)).not.toContain(YEAR_BEFORE);
    },
  );

  test('without the numbers of a year before, nobody is told', async () => {
    const change = failing(({ range }) => range === YEAR_BEFORE);

    const numbers = await readSite({ change });

    expect(numbers).toMatchObject({ yearBefore: undefined, warnings: [] });
    expect(numbers.periods).toHaveLength(8);
    // Nobody waits for them, either.
    expect(numbers.attempts.get(YEAR_BEFORE)).toBe(1);
  });

  test('later pages are left out if the request for them fails', async () => {
    const change = failing(({ offset }) => offset > 0);

    const numbers = await readSite({ now: pagesOf(251), change });

    expect(numbers).toMatchObject({ truncated: true, changes: undefined });
    expect(numbers.pages).toHaveLength(250);
    expect(numbers.titles).toEqual(['Not every page was read']);
  });

  test.each<[string, Change]>([
    [
      'later pages of the previous period',
      failing(({ range, offset }) => range === BEFORE && offset > 0),
    ],
    [
      'the pages of the last period with visitors',
      (response, { range, limit }) => {
        if (range === BEFORE) return { ...response, totals: { human: 0, ai: 0, total: 0 } };
        return range === RANGES.earlier[1] && limit > 1 ? undefined : response;
      },
    ],
  ])('pages are not compared if the request for %s fails, which is said', async (_, change) => {
    const numbers = await readSite({ before: pagesOf(251), change });

    expect(numbers).toMatchObject({ truncated: false, changes: undefined });
    expect(numbers.sentences).toEqual([
      'Not every page of the earlier period could be read. It failed.',
    ]);
  });
});

test('pages are compared with those of the last period that had visitors', async () => {
  const nobody = { human: 0, ai: 0, total: 0 };
  const change: Change = (response, { range }) =>
    range === BEFORE ? { ...response, totals: nobody, pages: [], rowCount: 0 } : response;

  const { compared, changes, queries } = await readSite({
    now: [pageOf('/')],
    before: [pageOf('/')],
    change,
  });

  expect(compared?.range).toBe(RANGES.earlier[1]);
  expect(changes).toEqual([expect.objectContaining({ path: '/', from: undefined })]);
  // Of this period, only the totals had been read.
  expect(queries.at(-1)).toEqual({ range: RANGES.earlier[1], limit: 250, offset: 0 });
});

test('a year before without visitors is no number to compare with', async () => {
  const change: Change = (response, { range }) =>
    range === YEAR_BEFORE ? { ...response, totals: { human: 0, ai: 0.4, total: 0.4 } } : response;

  expect((await readSite({ change })).yearBefore).toBeUndefined();
});

test('pages with equal numbers are in the order of their code units, in every locale', async () => {
  const now = ['/ä', '/a', '/Z', '/b'].map((path) => pageOf(path));

  const { pages } = await readSite({ now });

  expect(pages.map(({ path }) => path)).toEqual(['/Z', '/a', '/b', '/ä']);
});
