import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import {
  comparedPages,
  currentPages,
  isGonePage,
  isNewPage,
  type Page,
} from '../../src/visitors/pages.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import {
  MAX_REQUESTS,
  type PageCounts,
  type Query,
  type Read,
  type VisitorsResponse,
} from '../../src/visitors/visitors-client.ts';
import { rowOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const RANGES = rangesOf(WEEK, 0);
const [BEFORE] = RANGES.earlier;
const [YEAR_BEFORE] = RANGES.yearBefore;
const FAILURE = new SetupError({ title: 'No visitor report', happened: ['It failed.'] });
const totals = { human: 1, ai: 0, total: 1 };

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => rowOf(`/${nth}`, 1, 0, count - nth));

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
  const read: Read = async (query, kept = 0) => {
    if (queries.length >= MAX_REQUESTS - kept) throw FAILURE;

    queries.push(query);
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
    if (response === undefined) throw FAILURE;
    return response;
  };

  const numbers = await readVisitors(read, RANGES);

  const rows = currentPages(numbers.pages).map(({ path, now }) => ({ path, ...now }));
  const titles = numbers.warnings.map(({ title }) => title);
  const sentences = numbers.warnings.map(({ happened }) => toLog(happened));
  return {
    ...numbers,
    rows,
    titles,
    sentences,
    queries,
    limits: queries.map(({ limit }) => limit),
  };
}

const isCompared = ({ pages }: { pages: readonly Page[] }) => comparedPages(pages).length > 0;

test.each<[now: number, before: number, requests: number]>([
  [0, 0, 10],
  [1, 1, 10],
  [250, 250, 10],
  [250, 251, 11],
  [1_000, 1_000, 16],
  [6_250, 6_250, 58],
])(
  '%i pages after %i take %i requests, one of them for the totals of each older period',
  async (now, before, requests) => {
    const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

    expect(read.limits).toHaveLength(requests);
    expect(read.limits.filter((limit) => limit === 1)).toHaveLength(8);
    expect(read.rows).toEqual(pagesOf(now));
    expect(read.periods.map(({ range }) => range)).toEqual([WEEK, ...RANGES.earlier]);
    expect(read.yearBefore.map(({ range }) => range)).toEqual(RANGES.yearBefore);
    expect(read).toMatchObject({ truncated: false, warnings: [] });
  },
);

test.each([
  { name: 'has more pages than 60 requests can read', now: 14_000, before: 0, pages: 12_750 },
  { name: 'is too large for a whole comparison', now: 7_000, before: 7_000, pages: 7_000 },
  { name: 'follows one with many more pages', now: 1, before: 14_000, pages: 1 },
])('if a week $name, the pages that could be read are reported', async (row) => {
  const { now, before, pages } = row;

  const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

  expect(read.queries.length).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(read.rows).toHaveLength(pages);
  expect(read.periods).toHaveLength(8);
  expect(read.pages.filter((page) => isNewPage(page) || isGonePage(page))).toEqual([]);
  expect(read.truncated).toBe(pages < now);
  expect(read.sentences[0]).toMatch(/^Not every page of .* could be read/);
});

const shortRows: Change = (response) => ({
  ...response,
  pages: response.pages.slice(0, 1),
  rowCount: Math.min(1, response.rowCount),
});

test.each<[irregular: string, pages: PageCounts[], Site]>([
  ['unusable', [rowOf('/')], { now: [undefined, rowOf('/')] }],
  ['repeated', [rowOf('/', 1)], { now: [rowOf('/', 0.5), rowOf('/', 7)] }],
  ['unusable before', [rowOf('/')], { now: [rowOf('/')], before: [undefined, rowOf('/')] }],
  [
    'more than requested',
    pagesOf(250),
    { now: pagesOf(250), change: (response) => ({ ...response, rowCount: 300 }) },
  ],
  [
    'fewer than requested',
    [rowOf('/0', 1, 0, 251), rowOf('/250', 1, 0, 1)],
    { now: pagesOf(251), change: shortRows },
  ],
])('reading rows that are %s ends, and says that pages may be missing', async (_, pages, site) => {
  const read = await readSite(site);

  expect(read.rows).toEqual(pages);
  expect(read.sentences[0]).toMatch(/called new or gone\. Rows of the service were unusable/);
});

test('after rows with gaps, no page is new, gone, or moved', async () => {
  const now = [undefined, ...['/same', '/new', '/docs/old'].map((path) => rowOf(path, 20, 0, 20))];
  const before = ['/same', '/gone', '/old'].map((path) => rowOf(path, 10, 0, 10));

  const { pages } = await readSite({ now, before });

  expect(pages.filter((page) => isNewPage(page) || isGonePage(page) || page.from)).toEqual([]);
  expect(pages.filter((page) => page.before).map(({ path }) => path)).toEqual(['/same']);
});

test.each<[string, Site, kept: number]>([
  [
    'the offset',
    {
      now: pagesOf(900),
      change: (response) => ({ ...response, pages: pagesOf(250), hasMore: true }),
    },
    250,
  ],
  [
    'where its rows end',
    { now: pagesOf(300), change: (response) => ({ ...response, hasMore: true }) },
    300,
  ],
])('a service that ignores %s is read until it repeats itself', async (_, site, kept) => {
  const { rows, queries, sentences, truncated } = await readSite(site);

  expect(rows).toHaveLength(kept);
  expect(queries.length).toBeLessThan(14);
  expect(truncated).toBe(true);
  expect(sentences[0]).toContain('Rows of the service were unusable, repeated, or missing.');
});

describe('requests that fail', () => {
  const failing =
    (fails: (query: Query) => boolean): Change =>
    (response, query) =>
      fails(query) ? undefined : response;

  test('there is no report if the first request fails', async () => {
    const change = failing(({ range }) => range === WEEK);

    await expect(readSite({ change })).rejects.toEqual(FAILURE);
  });

  test.each([0, 1])(
    'the trend ends if a request fails after %i earlier periods',
    async (earlier) => {
      const change = failing(({ range }) => range === RANGES.earlier[earlier]);

      const pages = pagesOf(1);

      const numbers = await readSite({ now: pages, before: pages, change });

      expect(numbers.periods).toHaveLength(earlier + 1);
      expect(isCompared(numbers)).toBe(earlier > 0);
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

    expect(numbers).toMatchObject({ yearBefore: [], warnings: [] });
    expect(numbers.periods).toHaveLength(8);
  });

  test('later pages are left out if the request for them fails', async () => {
    const change = failing(({ offset }) => offset > 0);

    const numbers = await readSite({ now: pagesOf(251), change });

    expect(numbers.truncated).toBe(true);
    expect(numbers.rows).toHaveLength(250);
    expect(numbers.titles).toEqual(['Not every page was read']);
  });

  test('only the pages that were read are compared if a request for the others fails', async () => {
    const change = failing(({ range, offset }) => range === BEFORE && offset > 0);
    const now = [rowOf('/0'), rowOf('/new')];

    const numbers = await readSite({ now, before: pagesOf(251), change });

    expect(numbers.truncated).toBe(false);
    expect(numbers.pages.map(({ path, before }) => [path, before?.total])).toEqual([
      ['/0', 251],
      ['/new', undefined],
    ]);
    expect(numbers.sentences).toEqual([
      expect.stringMatching(/^Not every page of .* could be read.* It failed\.$/),
    ]);
  });
});

test('pages are compared with those of the last period that had visitors', async () => {
  const nobody = { human: 0, ai: 0, total: 0 };
  const change: Change = (response, { range }) =>
    range === BEFORE ? { ...response, totals: nobody, pages: [], rowCount: 0 } : response;

  const { compared, pages } = await readSite({
    now: [rowOf('/')],
    before: [rowOf('/')],
    change,
  });

  expect(compared?.range).toBe(RANGES.earlier[1]);
  expect(pages).toMatchObject([{ path: '/', before: { total: 3 } }]);
});

test('a year before without visitors is no number to compare with', async () => {
  const change: Change = (response, { range }) =>
    range === YEAR_BEFORE ? { ...response, totals: { human: 0, ai: 0.4, total: 0.4 } } : response;

  expect((await readSite({ change })).yearBefore).toEqual([]);
});

test('pages with equal numbers are in the order of their code units, in every locale', async () => {
  const now = ['/ä', '/a', '/Z', '/b'].map((path) => rowOf(path));

  const { rows } = await readSite({ now });

  expect(rows.map(({ path }) => path)).toEqual(['/Z', '/a', '/b', '/ä']);
});
