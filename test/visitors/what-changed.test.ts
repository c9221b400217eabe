import { expect, test } from 'vitest';
import { whatChanged } from '../../src/visitors/what-changed.ts';
import { counts, linesOf, people, type ReportChange, reportOf, rowOf } from './support.ts';
import { reportOn, responseOf } from './weeks.ts';

/** The visitors of each path, all of them people, or a list of paths with 20 each. */
type Week = string | Record<string, number>;

const responseWith = (week: Week) => {
  const paths = typeof week === 'string' ? week.split(' ').filter(Boolean) : [];
  const pages = typeof week === 'string' ? paths.map((path) => [path, 20] as const) : week;
  const rows = Object.entries(Array.isArray(pages) ? Object.fromEntries(pages) : pages);
  const sum = rows.reduce((all, [, visitors]) => all + visitors, 0);
  return responseOf(
    rows.map(([path, visitors]) => rowOf(path, visitors, 0, visitors)),
    people(sum),
  );
};

const many = (count: number, visitors: number, folder = '/rest/') =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${folder}${nth}`, visitors]));
/** Other pages, of which none has changed. */
const REST = many(20, 500);

const QUIET = 'No page changed much.';

test.each<[string, now: Week, before: Week, lines: string[]]>([
  [
    'a prefix was added',
    '/docs/guides/a /docs/guides/b /docs/guides/c /docs/guides/d /docs/guides/e',
    '/guides/a /guides/b /guides/c /guides/d /guides/e',
    ['- Moved: all 5 pages below /guides/, to /docs/guides/', QUIET],
  ],
  [
    'a page of the folder has not been found',
    many(5, 20, '/learn/'),
    many(6, 20, '/guides/'),
    ['- Moved: 5 of 6 pages below /guides/, to /learn/', QUIET],
  ],
  [
    'the page of the folder stayed',
    { ...REST, '/em': 50 },
    { ...REST, '/em': 50, ...many(5, 50, '/em/') },
    ['- ▼ Gone: all 5 pages below /em/ (−250 summed over its pages)'],
  ],
  [
    'a version is new beside the old one, which lost pages that hardly anybody read',
    { ...many(5, 350, '/v2/'), '/v1/0': 900, '/v1/1': 850 },
    { '/v1/0': 950, '/v1/1': 900, '/v1/2': 1, '/v1/3': 1 },
    ['- ▲ New: all 5 pages below /v2/ (+1,750 summed over its pages)'],
  ],
  [
    'a post is read by more than all pages before',
    { ...many(5, 52, '/ko/'), '/blog/launch': 13_000, '/x': 9_000 },
    { ...many(5, 70, '/ko/'), '/x': 9_100 },
    ['- ▲ New: /blog/launch (+13,000)'],
  ],
  [
    'chance explains it',
    { '/a': 1_010, '/b': 995, '/c': 502 },
    { '/a': 1_000, '/b': 1_000, '/c': 500 },
    [QUIET],
  ],
  ['a page lost less than a quarter', { ...REST, '/a': 7_501 }, { ...REST, '/a': 10_000 }, [QUIET]],
  [
    'a folder lost more than a sixth',
    { '/': 900_000, ...many(9, 8_100, '/x/') },
    { '/': 900_000, ...many(9, 10_000, '/x/') },
    ['- ▼ Lost: the 9 pages below /x/ (−17,100 summed over its pages)'],
  ],
  [
    'a folder lost less than a sixth',
    { '/': 900_000, ...many(9, 8_400, '/x/') },
    { '/': 900_000, ...many(9, 10_000, '/x/') },
    [QUIET],
  ],
  [
    'a page of a large site changed',
    { '/rest': 100_000, '/a': 500 },
    { '/rest': 100_000 },
    [QUIET],
  ],
  [
    'the whole site fell, and a page with it',
    { ...many(20, 400), '/a': 2_000, '/b': 40 },
    { ...many(20, 1_000), '/a': 5_000, '/b': 1_000 },
    ['- ▼ Lost: /b (−960)'],
  ],
  [
    'the whole site fell, and a page did not',
    { ...many(20, 400), '/a': 990 },
    { ...many(20, 1_000), '/a': 1_000 },
    ['No page changed much beyond the site’s −57.2%.'],
  ],
  [
    'one page of a folder gained, and one lost',
    { ...REST, ...many(5, 100, '/x/'), '/x/a': 900, '/x/b': 100 },
    { ...REST, ...many(5, 100, '/x/'), '/x/a': 100, '/x/b': 400 },
    ['- ▲ Gained: /x/a (+800)', '- ▼ Lost: /x/b (−300)'],
  ],
  [
    'a folder lost in all of its folders',
    { ...REST, ...many(5, 30, '/x/a/'), ...many(5, 30, '/x/b/') },
    { ...REST, ...many(5, 90, '/x/a/'), ...many(5, 90, '/x/b/') },
    ['- ▼ Lost: the 10 pages below /x/ (−600 summed over its pages)'],
  ],
  [
    'most of a folder’s loss is in one of its folders',
    { ...REST, ...many(5, 10, '/x/a/'), ...many(5, 85, '/x/b/') },
    { ...REST, ...many(5, 90, '/x/a/'), ...many(5, 90, '/x/b/') },
    ['- ▼ Lost: the 5 pages below /x/a/ (−400 summed over its pages)'],
  ],
  [
    'most of what a new folder gained is on one page',
    { ...REST, '/x/a': 900, ...many(5, 20, '/x/') },
    REST,
    ['- ▲ New: all 6 pages below /x/ (+1,000 summed over its pages)'],
  ],
  [
    'folders are spelled in two ways',
    {
      ...REST,
      '/Set_Up/a': 100,
      '/set-up/b': 90,
      '/set-up/c': 90,
      '/set-up/d': 90,
      '/set-up/e': 90,
    },
    REST,
    ['- ▲ New: all 5 pages below /Set_Up/ (+460 summed over its pages)'],
  ],
  [
    'six pages are new',
    { ...REST, ...many(6, 200, '/new-') },
    REST,
    [0, 1, 2, 3, 4].map((nth) => `- ▲ New: /new-${nth} (+200)`),
  ],
])('if %s, the report says so', async (_, now, before, lines) => {
  const report = await reportOn([responseWith(now), responseWith(before)]);

  expect(linesOf(whatChanged(report))).toEqual(lines);
});

/** Both weeks follow one with 1,000 visitors. */
const yearAfter = (now: number, year: number): ReportChange => ({
  totals: [people(now), people(1_000)],
  yearBefore: [people(year), people(1_000)],
});
const share = (now: [human: number, ai: number], before: [human: number, ai: number]) => ({
  totals: [now, before].map(([human, ai]) => counts(human, ai, human + ai)),
});

test.each<[string, ReportChange, lines: string[]]>([
  [
    'the year before explains half of a rise',
    yearAfter(1_200, 1_100),
    ['A year before, the same week rose by 10.0%.'],
  ],
  [
    'the year before explains a fall',
    yearAfter(600, 650),
    ['A year before, the same week fell by 35.0%.'],
  ],
  ['the site changed by less than a fifth', yearAfter(1_199, 1_100), []],
  ['the year before explains less than half', yearAfter(1_200, 1_099), []],
  ['the year before changed in the other direction', yearAfter(1_200, 800), []],
  [
    'AI changed more than people',
    share([7_000, 5_000], [7_000, 3_000]),
    ['41.7% of the visitors are AI, after 30.0%.'],
  ],
  ['AI changed less than people', share([2_000, 3_000], [7_000, 3_000]), []],
  ['AI changed by a part that is usual', share([7_000, 3_700], [7_000, 3_000]), []],
  ['AI changed by chance', share([64, 36], [70, 30]), []],
  ['there is more AI than visitors', { totals: [counts(1, 600, 500), counts(1, 60, 50)] }, []],
  [
    'the week had no visitors',
    { totals: [people(0), people(5)], changes: [] },
    ['No page changed much beyond the site’s −100.0%.'],
  ],
])('if %s, the report says so, or nothing', (_, report, lines) => {
  expect(linesOf(whatChanged(reportOf(report)))).toEqual(lines);
});

test('if pages may be missing, nothing says that none has changed', () => {
  expect(whatChanged(reportOf())).toEqual([]);
});

test('how many of a change are AI is said if it is most of it', async () => {
  const rest = Object.entries(REST).map(([path, visitors]) => rowOf(path, visitors, 0, visitors));
  const now = [rowOf('/a', 10, 90, 100), rowOf('/b', 60, 30, 90), rowOf('/c', 0, 80, 80)];
  const before = [rowOf('/c', 10, 0, 10)];
  const [week, earlier] = [now, before].map((rows) =>
    responseOf([...rest, ...rows], people(5_000)),
  );
  if (!week || !earlier) throw new Error('two weeks');

  expect(linesOf(whatChanged(await reportOn([week, earlier])))).toEqual([
    '- ▲ New: /a (+100, AI +90)',
    '- ▲ New: /b (+90)',
    '- ▲ Gained: /c (+70, AI +80)',
  ]);
});
