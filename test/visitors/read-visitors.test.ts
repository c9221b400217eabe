import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { moversOf, readVisitors } from '../../src/visitors/read-visitors.ts';
import {
  MAX_REQUESTS,
  type PageCounts,
  type Query,
  UnavailableNumbers,
  type VisitorsResponse,
} from '../../src/visitors/visitors-client.ts';
import { pageOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const RANGES = rangesOf(WEEK, 0);
const [, BEFORE] = RANGES;
const MESSAGE = { title: 'No visitor report', happened: ['It failed.'] } as const;
const FAILURE = new UnavailableNumbers(MESSAGE);
const totals = { human: 1, ai: 0, total: 1 };

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => pageOf(`/${nth}`, 1, 0, count - nth));

/** Changes a response, or throws. */
type Change = (response: VisitorsResponse, query: Query) => VisitorsResponse;

interface Site {
  /** The pages of the newest week and of the week before. */
  now?: readonly (PageCounts | undefined)[];
  before?: readonly (PageCounts | undefined)[];
  change?: Change;
}

/** Reads eight weeks of a site from a client with as many requests as the real one has. */
async function readSite({ now = [], before = [], change = (response) => response }: Site) {
  const queries: Query[] = [];
  const read = async (query: Query) => {
    if (queries.length === MAX_REQUESTS) throw FAILURE;

    queries.push(query);
    const { range, offset, limit } = query;
    const pages = range === WEEK ? now : before;
    const end = offset + limit;
    const rows = pages.slice(offset, end);
    const response = {
      totals,
      pages: rows.filter((row) => row !== undefined),
      rowCount: rows.length,
      hasMore: pages.length > end,
    };
    return change(response, query);
  };

  const numbers = await readVisitors(
    { read, remaining: () => MAX_REQUESTS - queries.length },
    RANGES,
  );

  const titles = numbers.warnings.map(({ title }) => title);
  const sentences = numbers.warnings.map(({ happened }) => toLog(happened));
  return { ...numbers, titles, sentences, limits: queries.map(({ limit }) => limit) };
}

test.each<[now: number, before: number, requests: number]>([
  [250, 250, 8],
  [250, 251, 9],
  [1_000, 1_000, 14],
  [6_500, 6_500, 58],
])(
  '%i pages after %i take %i requests, one of each period first',
  async (now, before, requests) => {
    const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

    expect(read.limits).toHaveLength(requests);
    expect(read.limits.slice(0, 8)).toEqual([250, 250, 1, 1, 1, 1, 1, 1]);
    expect(read.pages).toEqual(pagesOf(now));
    expect(read.periods).toEqual(RANGES.map((range) => ({ range, totals })));
    expect(read).toMatchObject({ truncated: false, movers: {}, warnings: [] });
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
    pages: 13_250,
  },
  {
    name: 'has too many pages for a comparison',
    now: 7_000,
    before: 7_000,
    requests: 35,
    pages: 7_000,
  },
  { name: 'follows one with many more pages', now: 1, before: 14_000, requests: 60, pages: 1 },
])('if a week $name, the pages that could be read are reported', async (row) => {
  const { now, before, requests, pages } = row;

  const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

  expect(read.limits).toHaveLength(requests);
  expect(read.pages).toHaveLength(pages);
  expect(read).toMatchObject({ truncated: pages < now, movers: undefined });
});

test.each<[irregular: string, pages: PageCounts[], Site]>([
  ['1 unusable row', [pageOf('/')], { now: [undefined, pageOf('/')] }],
  ['1 repeated row', [pageOf('/', 1)], { now: [pageOf('/', 0.5), pageOf('/', 7)] }],
  [
    '3 unusable rows, 1 repeated row',
    [pageOf('/')],
    { now: [undefined, pageOf('/')], before: [undefined, undefined, pageOf('/'), pageOf('/')] },
  ],
  [
    '249 rows fewer than requested',
    [pageOf('/0', 1, 0, 251), pageOf('/250', 1, 0, 1)],
    {
      now: pagesOf(251),
      change: (response) => ({
        ...response,
        pages: response.pages.slice(0, 1),
        rowCount: Math.min(1, response.rowCount),
      }),
    },
  ],
  [
    '13,000 rows fewer than requested',
    pagesOf(250),
    { now: pagesOf(250), change: (response) => ({ ...response, hasMore: true }) },
  ],
])(
  'reading irregular responses ends, and their rows are counted: %s',
  async (irregular, pages, site) => {
    const read = await readSite(site);

    expect(read.pages).toEqual(pages);
    expect(read.sentences.at(-1)).toMatch(`were irregular: ${irregular}. Numbers`);
  },
);

test('if a service ignores the limit, the rows beyond it are read with the next requests', async () => {
  const change: Change = (response, { offset }) => ({
    ...response,
    rowCount: 600 - offset,
    hasMore: false,
  });

  const read = await readSite({ now: pagesOf(600), before: pagesOf(600), change });

  expect(read.pages).toEqual(pagesOf(600));
  // The client dropped 350 and 100 rows of each week.
  expect(read.sentences).toEqual([expect.stringContaining(': 900 rows more than requested.')]);
  expect(read).toMatchObject({ truncated: false, movers: { gained: [], lost: [] } });
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
  expect(read).toMatchObject({ truncated: true, movers: undefined });
  expect(read.titles).toEqual(['Not every page was read', 'Irregular responses']);
});

describe('requests that fail', () => {
  const failing =
    (fails: (query: Query) => boolean): Change =>
    (response, query) => {
      if (fails(query)) throw FAILURE;
      return response;
    };

  test('there is no report if the first request fails', async () => {
    const change = failing(({ range }) => range === WEEK);

    await expect(readSite({ change })).rejects.toBe(FAILURE);
  });

  test.each([0, 1])(
    'the trend ends if a request fails after %i earlier periods',
    async (earlier) => {
      const change = failing(({ range }) => range === RANGES[earlier + 1]);

      const numbers = await readSite({ change });

      expect(numbers.periods).toHaveLength(earlier + 1);
      expect(numbers.movers === undefined).toBe(earlier === 0);
      expect(numbers.titles).toEqual(['Missing periods in the trend']);
    },
  );

  test('later pages are left out if the request for them fails', async () => {
    const change = failing(({ offset }) => offset > 0);

    const numbers = await readSite({ now: pagesOf(251), change });

    expect(numbers).toMatchObject({ truncated: true, movers: undefined });
    expect(numbers.pages).toHaveLength(250);
    expect(numbers.titles).toEqual(['Not every page was read']);
  });

  test('pages are not compared if a request for those of the previous period fails', async () => {
    const change = failing(({ range, offset }) => range === BEFORE && offset > 0);

    const numbers = await readSite({ before: pagesOf(251), change });

    expect(numbers).toMatchObject({ truncated: false, movers: undefined, warnings: [] });
  });
});

test('there is no report if the service refuses any request', async () => {
  const refusal = new SetupError(MESSAGE);
  const change: Change = (response, { offset }) => {
    if (offset > 0) throw refusal;
    return response;
  };

  await expect(readSite({ now: pagesOf(251), change })).rejects.toBe(refusal);
});

test('pages that gained and lost include new, gone and renamed ones, the largest change first', () => {
  const pagesWith = (totals: Readonly<Record<string, number>>) =>
    new Map(Object.entries(totals).map(([path, total]) => [path, pageOf(path, total, 0, total)]));
  const now = { '/equal': 5, '/up': 10, '/down': 1, '/new': 7, '/new-name': 6 };
  const before = { '/equal': 5, '/up': 3, '/down': 9, '/gone': 7, '/old-name': 6 };

  const { gained, lost } = moversOf(pagesWith(now), pagesWith(before));

  expect(gained).toEqual([
    { path: '/new', now: 7, before: 0 },
    { path: '/up', now: 10, before: 3 },
    { path: '/new-name', now: 6, before: 0 },
  ]);
  expect(lost.map(({ path }) => path)).toEqual(['/down', '/gone', '/old-name']);
});

test('pages with equal numbers are in the order of their code units, in every locale', async () => {
  const now = ['/ä', '/a', '/Z', '/b'].map((path) => pageOf(path));

  const { pages } = await readSite({ now });

  expect(pages.map(({ path }) => path)).toEqual(['/Z', '/a', '/b', '/ä']);
});
