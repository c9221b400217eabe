import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { currentPages, isGonePage, isNewPage } from '../../src/visitors/counts.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import {
  MAX_REQUESTS,
  type Query,
  type Read,
  type VisitorsResponse,
} from '../../src/visitors/visitors-client.ts';
import { people, type ResponseRow, rowOf } from './support.ts';

const RANGES = rangesOf('last-week', Date.parse('2026-11-24'));
const WEEK = RANGES.newest;
const [BEFORE] = RANGES.earlier;
const [YEAR_BEFORE] = RANGES.yearBefore;
const FAILURE = new SetupError({ title: 'No visitor report', happened: ['It failed.'] });

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => rowOf(`/${nth}`, 1, 0, count - nth));

/** Undefined for a request that fails. */
type Change = (response: VisitorsResponse, query: Query) => VisitorsResponse | undefined;

interface Site {
  /** The rows of the newest week and of the week before; undefined if a row is unusable. */
  now?: readonly (ResponseRow | undefined)[];
  before?: readonly (ResponseRow | undefined)[];
  change?: Change;
}

/** Reads eight weeks of a site from a client with as many requests as the real one has. */
async function readSite({ now = [], before = [], change = (response) => response }: Site) {
  const queries: Query[] = [];
  const read: Read = async (query, kept = 0) => {
    if (queries.length >= MAX_REQUESTS - kept) throw FAILURE;

    queries.push(query);
    const { range, offset, limit } = query;
    const all = range === WEEK ? now : before;
    const rows = all.slice(offset, offset + limit);
    const pages = rows.filter((row) => row !== undefined);
    const hasMore = all.length > offset + limit;
    const complete = { totals: people(1), pages, rowCount: rows.length, hasMore };
    const response = change(complete, query);
    if (response === undefined) throw FAILURE;
    return response;
  };

  const numbers = await readVisitors(read, RANGES);

  const rows = currentPages(numbers.pages).map(({ path, now }) => ({ path, ...now }));
  const sentences = numbers.warnings.map(({ happened }) => toLog(happened));
  return { ...numbers, rows, sentences, queries };
}

test.each<[now: number, before: number, requests: number]>([
  [0, 0, 10],
  [250, 250, 10],
  [250, 251, 11],
  [6_250, 6_250, 58],
])(
  '%i pages after %i take %i requests, one of them for the totals of each older period',
  async (now, before, requests) => {
    const read = await readSite({ now: pagesOf(now), before: pagesOf(before) });

    expect(read.queries).toHaveLength(requests);
    expect(read.queries.filter(({ limit }) => limit === 1)).toHaveLength(8);
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

test.each<[irregular: string, rows: ResponseRow[], Site]>([
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
    {
      now: pagesOf(251),
      change: (response) => ({ ...response, pages: response.pages.slice(0, 1), rowCount: 1 }),
    },
  ],
  [
    'always the same, and never end',
    pagesOf(250),
    {
      now: pagesOf(900),
      change: (response) => ({ ...response, pages: pagesOf(250), hasMore: true }),
    },
  ],
  [
    'announced, and do not exist',
    pagesOf(300),
    { now: pagesOf(300), change: (response) => ({ ...response, hasMore: true }) },
  ],
])('reading rows that are %s ends, and says that pages may be missing', async (_, rows, site) => {
  const read = await readSite(site);

  expect(read.rows).toEqual(rows);
  expect(read.queries.length).toBeLessThan(14);
  expect(read.sentences[0]).toMatch(/called new or gone\. Rows of the service were unusable/);
});

test('after rows with gaps, no page is new, gone, or moved', async () => {
  const now = [undefined, ...['/same', '/new', '/docs/old'].map((path) => rowOf(path, 20, 0, 20))];
  const before = ['/same', '/gone', '/old'].map((path) => rowOf(path, 10, 0, 10));

  const { pages } = await readSite({ now, before });

  expect(pages.filter((page) => isNewPage(page) || isGonePage(page) || page.from)).toEqual([]);
  expect(pages.filter((page) => page.before).map(({ path }) => path)).toEqual(['/same']);
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

      const read = await readSite({ now: pagesOf(1), before: pagesOf(1), change });

      expect(read.periods).toHaveLength(earlier + 1);
      expect(read.pages.map(({ before }) => before?.total)).toEqual([earlier || undefined]);
      expect(read.sentences).toEqual([expect.stringMatching(/^Earlier periods .* It failed\.$/)]);
      // Older numbers than those would be missing, too.
      expect(read.queries.map(({ range }) => range)).not.toContain(YEAR_BEFORE);
    },
  );

  test('without the numbers of a year before, nobody is told', async () => {
    const change = failing(({ range }) => range === YEAR_BEFORE);

    const read = await readSite({ change });

    expect(read).toMatchObject({ yearBefore: [], warnings: [] });
    expect(read.periods).toHaveLength(8);
  });

  test('later pages are left out if the request for them fails', async () => {
    const change = failing(({ offset }) => offset > 0);

    const read = await readSite({ now: pagesOf(251), change });

    expect(read.truncated).toBe(true);
    expect(read.rows).toHaveLength(250);
    expect(read.sentences).toEqual([expect.stringMatching(/^Not every page .* It failed\.$/)]);
  });

  test('only the pages that were read are compared if a request for the others fails', async () => {
    const change = failing(({ range, offset }) => range === BEFORE && offset > 0);
    const now = [rowOf('/0'), rowOf('/new')];

    const read = await readSite({ now, before: pagesOf(251), change });

    expect(read.truncated).toBe(false);
    expect(read.pages.map(({ path, before }) => [path, before?.total])).toEqual([
      ['/0', 251],
      ['/new', undefined],
    ]);
    expect(read.sentences).toEqual([expect.stringMatching(/^Not every page .* It failed\.$/)]);
  });
});

const emptyIn =
  (...empty: unknown[]): Change =>
  (response, { range }) =>
    empty.includes(range) ? { ...response, totals: people(0.4), pages: [], rowCount: 0 } : response;

test.each([
  {
    name: 'one week',
    empty: [BEFORE],
    sentence: 'Nov 9–15, 2026 had no visitors. The report compares with Nov 2–8, 2026.',
    next: '',
  },
  {
    name: 'the reported week',
    empty: [WEEK],
    sentence: 'Nov 16–22, 2026 had no visitors. The report compares with Nov 9–15, 2026.',
    next: 'Check that `project-id` is the project of the published site, and that the site has analytics.',
  },
])('without visitors in $name, pages are compared with an older one', async (row) => {
  const site = { now: [rowOf('/')], before: [rowOf('/')], change: emptyIn(...row.empty) };

  const { compared, pages, sentences, warnings } = await readSite(site);

  const older = RANGES.earlier.find((range) => !row.empty.includes(range));
  expect(compared?.range).toBe(older);
  expect(pages).toMatchObject([{ path: '/', before: { total: 3 } }]);
  expect(sentences).toEqual([row.sentence]);
  expect(warnings.map(({ next = [] }) => toLog(next))).toEqual([row.next]);
});

test('a year before without visitors is no number to compare with', async () => {
  expect((await readSite({ change: emptyIn(YEAR_BEFORE) })).yearBefore).toEqual([]);
});

test('pages with equal numbers are in the order of their code units, in every locale', async () => {
  const now = ['/ä', '/a', '/Z', '/b'].map((path) => rowOf(path));

  const { rows } = await readSite({ now });

  expect(rows.map(({ path }) => path)).toEqual(['/Z', '/a', '/b', '/ä']);
});
