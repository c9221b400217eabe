import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { isGonePage, isNewPage } from '../../src/visitors/pages.ts';
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
  Array.from({ length: count }, (_, nth) => rowOf(`/${nth}`, 1, 0, 1));
const rowsOf = (...paths: string[]) => paths.map((path) => rowOf(path, 20, 0, 20));

interface Site {
  now?: readonly ResponseRow[];
  before?: readonly ResponseRow[];
  fails?: typeof BEFORE | undefined;
  change?: (response: VisitorsResponse, query: Query) => Partial<VisitorsResponse>;
}

/** Reads a site from a client with as many requests as the real one has. */
async function readSite({ now = [], before = [], fails, change }: Site) {
  let requests = 0;
  const read: Read = async (query, kept = 0) => {
    if (requests >= MAX_REQUESTS - kept) throw FAILURE;

    requests += 1;
    const { range, offset, limit } = query;
    if (range === fails) throw FAILURE;
    const all = range === WEEK ? now : before;
    const pages = all.slice(offset, offset + limit);
    const hasMore = all.length > offset + limit;
    const response = { totals: people(1), pages, unusable: [], hasMore };
    return { ...response, ...change?.(response, query) };
  };

  const { pages, warnings, periods, yearBefore, ...numbers } = await readVisitors(read, RANGES);

  return {
    requests,
    periods: periods.length,
    years: yearBefore.length,
    pages: pages.length,
    compared: numbers.comparison?.pages.map(({ path }) => path),
    named: numbers.comparison?.pages.filter((page) => isNewPage(page) || isGonePage(page)).length,
    truncated: numbers.truncated,
    problems: warnings.map(toLog),
  };
}

const incomplete = (week: string, why: string) => [
  `Not every page of ${week}, 2026 could be read, so pages are not compared. ${why}`,
];
const IRREGULAR = 'Rows of the service were repeated, or missing.';

type Numbers = Partial<Awaited<ReturnType<typeof readSite>>>;
const complete: Numbers = { periods: 8, years: 2, truncated: false, problems: [] };
const irregular: Numbers = { truncated: true, problems: incomplete('Nov 16–22', IRREGULAR) };

const nobodyIn =
  (empty: typeof BEFORE) =>
  (_: unknown, { range }: Query) =>
    range === empty ? { totals: people(0.4) } : {};

test.each<[string, Site, Numbers]>([
  [
    'is as large as a whole comparison can be',
    { now: [...pagesOf(6_499), rowOf('/new', 1, 0, 1)], before: pagesOf(6_500) },
    { ...complete, requests: 60, pages: 6_500, named: 2 },
  ],
  [
    'is too large for a whole comparison',
    { now: pagesOf(7_000), before: pagesOf(7_001) },
    {
      ...complete,
      problems: incomplete('Nov 9–15', 'It failed.'),
      requests: 60,
      pages: 7_000,
      compared: undefined,
    },
  ],
  [
    'has more pages than 60 requests can read',
    { now: pagesOf(14_000) },
    {
      ...complete,
      truncated: true,
      problems: incomplete('Nov 16–22', 'It failed.'),
      requests: 60,
      pages: 12_750,
    },
  ],
  [
    'has rows that are unusable',
    {
      now: rowsOf('/', '/new'),
      before: rowsOf('/', '/old'),
      change: (_, { range }) => ({ unusable: range === WEEK ? ['', '/a'] : [] }),
    },
    {
      ...complete,
      compared: ['/', '/new', '/old'],
      problems: [
        '2 rows of Nov 16–22, 2026 could not be used: a path was too long, or a number was missing.',
      ],
    },
  ],
  [
    'has a response of unusable rows only',
    {
      now: pagesOf(251),
      change: ({ pages }, { offset }) =>
        offset === 0 ? { pages: [], unusable: pages.map(({ path }) => path) } : {},
    },
    { truncated: false, pages: 1 },
  ],
  [
    'has rows that are repeated',
    { now: rowsOf('/', '/') },
    { ...irregular, pages: 1, compared: undefined },
  ],
  [
    'has fewer rows in a response than requested',
    { now: pagesOf(251), change: ({ pages }) => ({ pages: pages.slice(0, 1) }) },
    { ...complete, pages: 2 },
  ],
  [
    'has all rows in the first response',
    { now: pagesOf(251), change: () => ({ pages: pagesOf(251), hasMore: false }) },
    { ...complete, pages: 251 },
  ],
  [
    'has an empty response that is not the last one',
    { change: (_, { range }) => ({ hasMore: range === WEEK }) },
    irregular,
  ],
  [
    'has the same rows in each response',
    { now: pagesOf(900), change: () => ({ pages: pagesOf(250), hasMore: true }) },
    { truncated: true, requests: 12, pages: 250 },
  ],
  [
    'has no older numbers',
    { now: pagesOf(1), before: pagesOf(1), fails: BEFORE },
    // Older numbers than those would be missing, too.
    {
      requests: 2,
      periods: 1,
      years: 0,
      compared: undefined,
      problems: [
        'Earlier periods are missing, because the totals of one could not be read. It failed.',
      ],
    },
  ],
  ['has no numbers of a year before', { fails: YEAR_BEFORE }, { ...complete, years: 0 }],
  ['had no visitors a year before', { change: nobodyIn(YEAR_BEFORE) }, { ...complete, years: 0 }],
  [
    'had no visitors in the period before',
    { now: rowsOf('/'), change: nobodyIn(BEFORE) },
    { ...complete, compared: undefined },
  ],
])('a site that %s is reported as far as possible', async (_, site, expected) => {
  expect(await readSite(site)).toMatchObject(expected);
});

test('of rows with equal paths, the first one counts; those with equal whole numbers are in the order of code units', async () => {
  const pages = [...rowsOf('/ä', '/a', '/Z'), rowOf('/b', 20, 0, 19.6), rowOf('/a', 7, 0, 7)];
  const read: Read = async () => ({ totals: people(1), pages, unusable: [], hasMore: false });

  const numbers = await readVisitors(read, RANGES);

  const paths = numbers.pages.map(({ path, now }) => [path, now.total]);
  expect(paths).toEqual(['/Z', '/a', '/b', '/ä'].map((path) => [path, 20]));
});

test('a report on all time uses all requests for pages', async () => {
  const read = async ({ limit, offset }: Query, kept = 0) => {
    if (offset / limit >= MAX_REQUESTS - kept) throw FAILURE;
    const pages = pagesOf(offset + limit).slice(offset);
    return { totals: people(1), pages, unusable: [], hasMore: true };
  };

  const { pages } = await readVisitors(read, rangesOf('all', 0));

  expect(pages).toHaveLength(15_000);
});
