import { expect, test } from 'vitest';
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

const pagesOf = (count: number) => Array.from({ length: count }, (_, nth) => rowOf(`/${nth}`));
const rowsOf = (...paths: string[]) => paths.map((path) => rowOf(path, 20, 0, 20));

interface Site {
  now?: readonly ResponseRow[];
  before?: readonly ResponseRow[];
  fails?: (query: Query) => boolean;
  change?: (response: VisitorsResponse, query: Query) => Partial<VisitorsResponse>;
}

/** Reads a site from a client with as many requests as the real one has. */
async function readSite({ now = [], before = [], fails, change }: Site) {
  let requests = 0;
  const read: Read = async (query, kept = 0) => {
    if (requests >= MAX_REQUESTS - kept) throw FAILURE;

    requests += 1;
    if (fails?.(query)) throw FAILURE;
    const { range, offset, limit } = query;
    const all = range === WEEK ? now : before;
    const pages = all.slice(offset, offset + limit);
    const hasMore = all.length > offset + limit;
    const response = { totals: people(1), pages, rowCount: pages.length, hasMore };
    return { ...response, ...change?.(response, query) };
  };

  const { pages, warnings, periods, yearBefore, ...numbers } = await readVisitors(read, RANGES);

  return {
    requests,
    periods: periods.length,
    years: yearBefore.length,
    since: numbers.compared?.from,
    pages: currentPages(pages).length,
    compared: pages.filter((page) => page.before).map(({ path }) => path),
    named: pages.filter((page) => isNewPage(page) || isGonePage(page) || page.from).length,
    truncated: numbers.truncated,
    problems: warnings.map(({ happened, next = [] }) => toLog([...happened, ...next])),
  };
}

const incomplete = (week: string, why: string) => [
  `Not every page of ${week}, 2026 could be read, so none is called new or gone. ${why}`,
];
const IRREGULAR = 'Rows of the service were unusable, repeated, or missing.';

type Numbers = Partial<Awaited<ReturnType<typeof readSite>>>;
const complete: Numbers = { periods: 8, years: 2, truncated: false, problems: [] };
const irregular: Numbers = { truncated: true, problems: incomplete('Nov 16–22', IRREGULAR) };

test.each<[string, Site, Numbers]>([
  [
    'is as large as a whole comparison can be',
    { now: pagesOf(6_250), before: pagesOf(6_249) },
    { ...complete, requests: 58, pages: 6_250, named: 1 },
  ],
  [
    'is too large for a whole comparison',
    { now: pagesOf(7_000), before: pagesOf(7_001) },
    {
      ...complete,
      problems: incomplete('Nov 9–15', 'It failed.'),
      requests: 59,
      pages: 7_000,
      named: 0,
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
      now: rowsOf('/same', '/new', '/docs/old'),
      before: rowsOf('/same', '/old'),
      change: (_, { range }) => (range === WEEK ? { rowCount: 4 } : {}),
    },
    { ...irregular, compared: ['/same'], pages: 3, named: 0 },
  ],
  ['has rows that are repeated', { now: rowsOf('/', '/') }, { ...irregular, pages: 1 }],
  [
    'has fewer rows than requested',
    { now: pagesOf(251), change: ({ pages }) => ({ pages: pages.slice(0, 1), rowCount: 1 }) },
    { truncated: true, pages: 2 },
  ],
  [
    'has the same rows in each response',
    { now: pagesOf(900), change: () => ({ pages: pagesOf(250), hasMore: true }) },
    { truncated: true, requests: 12, pages: 250 },
  ],
  [
    'has no older numbers',
    { now: pagesOf(1), before: pagesOf(1), fails: ({ range }) => range === BEFORE },
    // Older numbers than those would be missing, too.
    { requests: 2, periods: 1, years: 0, compared: [] },
  ],
  [
    'has no numbers of a year before',
    { fails: ({ range }) => range === YEAR_BEFORE },
    { ...complete, years: 0 },
  ],
])('a site that %s is reported as far as possible', async (_, site, expected) => {
  expect(await readSite(site)).toMatchObject(expected);
});

const NEXT =
  'Check that `project-id` is the project of the published site, and that the site has analytics.';

test.each<[string, empty: (typeof BEFORE)[], Numbers]>([
  ['the week before', [BEFORE], { since: '2026-11-02' }],
  [
    'the reported week',
    [WEEK],
    {
      since: '2026-11-09',
      problems: [
        `Nov 16–22, 2026 had no visitors. The report compares with Nov 9–15, 2026.${NEXT}`,
      ],
    },
  ],
  ['the same week a year before', [YEAR_BEFORE], { ...complete, years: 0 }],
  ['any week', [WEEK, ...RANGES.earlier], { since: undefined, problems: [] }],
])('without visitors in %s, an older one is compared, if there is one', async (...row) => {
  const [, empty, expected] = row;

  const numbers = await readSite({
    now: rowsOf('/'),
    before: rowsOf('/'),
    change: (_, { range }) =>
      empty.includes(range) ? { totals: people(0.4), pages: [], rowCount: 0 } : {},
  });

  expect(numbers).toMatchObject(expected);
});

test('of rows with equal paths, the first one counts; those with equal whole numbers are in the order of code units', async () => {
  const pages = [...rowsOf('/ä', '/a', '/Z'), rowOf('/b', 20, 0, 19.6), rowOf('/a', 7, 0, 7)];
  const read: Read = async () => ({ totals: people(1), pages, rowCount: 5, hasMore: false });

  const numbers = await readVisitors(read, RANGES);

  const paths = currentPages(numbers.pages).map(({ path, now }) => [path, now.total]);
  expect(paths).toEqual(['/Z', '/a', '/b', '/ä'].map((path) => [path, 20]));
});
