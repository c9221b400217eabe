import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { presentReport, reportMarkdown } from '../../src/visitors/report.ts';
import { whatChanged } from '../../src/visitors/what-changed.ts';
import { randomFrom } from '../standin/service/site.ts';
import { samples } from '../support/samples.ts';
import { changeOf, counts, pageOf, people, type ReportChange, reportOf } from './support.ts';
import { popular, reportOn, weekOf } from './weeks.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
/** Before, there were people only. */
const withAI = (path: string, before: number, human: number, ai: number) => ({
  ...changeOf(path, before, human + ai),
  now: counts(human, ai, human + ai),
});
const moved = (count: number) => many(count).map((path) => changeOf(`/docs${path}`, 9, 9, path));
const stayed = (count: number) => many(count).map((path) => changeOf(path, 9, 9));

const show = (change: ReportChange = {}) =>
  reportMarkdown(reportOf(change)).replaceAll('\u00a0', ' ');

/** Each character of these takes the most room in code, in a link, or in both. */
test.each(['x\n|', '&', 'クイ', '/é', '_a'])(
  'the longest report fits into a comment: %j',
  (text) => {
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}${text.repeat(80)}/`);
    const pages = paths.flatMap((path) => [
      pageOf(path, 10 ** 15, 10 ** 15 + 1, 10 ** 15),
      changeOf(`${path}a`, 100, 900),
      changeOf(`${path}b`, 900, 100),
      changeOf(`${path}c`, 90, 70, path),
      ...many(5).map((name) => changeOf(path + name, 0, 300)),
    ]);
    const warning = { title: 'Odd', happened: [{ code: 'x\n|'.repeat(700) }] };

    const markdown = show({
      pages,
      warnings: [warning, warning, warning],
      siteUrl: new URL('https://docs.example.com/a/path'),
    });

    expect(markdown.length).toBeLessThan(MAX_COMMENT - 200);
  },
);

test('a report that just fits into a comment with its marker is whole, and a longer one is short', () => {
  const showWith = (length: number) => {
    const warnings = [{ title: 'Odd', happened: ['x'.repeat(length)] }];
    return show({ pages: stayed(30), warnings });
  };
  const room = MAX_COMMENT - 500 - showWith(0).length;

  const [whole, short] = [showWith(room), showWith(room + 1)];

  // GitHub rejects a longer one.
  expect(MAX_COMMENT).toBeLessThanOrEqual(65_536);
  expect(whole).toHaveLength(MAX_COMMENT - 500);
  expect(whole).toMatch(/visited pages \(10 of 30\)[\s\S]*visited \(20 of 30\)/);
  expect(short).toMatch(/visited pages \(3 of 30\)(?![\s\S]*visited \()/);
});

/** Two periods, with these totals and as many pages that stayed the same. */
const site = (now: number, before: number, more: ReportChange = {}): ReportChange => ({
  totals: [people(now), people(before)],
  pages: stayed(10),
  ...more,
});
/** Both weeks follow one with 1,000 visitors. */
const yearAfter = (now: number, year: number) =>
  site(now, 1_000, { yearBefore: [people(year), people(1_000)] });
const gone = (count: number, folder = '/em') =>
  many(count).map((name) => changeOf(folder + name, 1_000, 0));

test.each<[string, ReportChange, string | RegExp]>([
  [
    'pages that AI reads more than people, by their number of AI',
    {
      pages: [
        withAI('/a', 40, 20, 20),
        withAI('/b', 30, 10, 20),
        withAI('/few', 29, 1, 28),
        withAI('/c', 120, 30, 90),
      ],
    },
    /by AI:\*\* <code>\/c<\/code> \(90 of 120\); <code>\/b<\/code> \(20 of 30\)\n/,
  ],
  [
    'pages that are new or have gone, and how many of a change are AI',
    {
      totals: [counts(1_000, 90, 1_090), people(1_000)],
      pages: [
        changeOf('/new', 0, 90),
        withAI('/ai', 10, 26, 54),
        withAI('/half', 10, 40, 30),
        changeOf('/gone', 50, 0),
      ],
    },
    /most:\*\* <code>\/new<\/code> \(new\) \+90; <code>\/ai<\/code> \+70, 54 of these AI; <code>\/half<\/code> \+60\n- .*<code>\/gone<\/code> \(gone\) −50\n/,
  ],
  [
    'the change of each page that was compared',
    { pages: [changeOf('/new', 0, 3), changeOf('/same', 3, 3), pageOf('/unknown')] },
    '| 3 | +3 | <code>/new</code> (new) |\n| 3 | 0 | <code>/same</code> |\n| 3 | – | <code>/unknown</code> |\n',
  ],
  [
    'where pages that moved were before',
    { pages: [changeOf('/docs/a', 50, 43, '/a')] },
    /^#### Moved \(1\)\n\n.*\n.*\n\| −7 \| <code>\/a<\/code> → <code>\/docs\/a<\/code> \|$/m,
  ],
  [
    'that chance explains what changed',
    { pages: [changeOf('/a', 1_000, 1_010), changeOf('/b', 1_000, 995), changeOf('/c', 500, 502)] },
    /^No page changed much\.\n\n####/m,
  ],
  [
    'a site of which half has moved',
    { pages: [...moved(3), ...stayed(3), changeOf('/new', 0, 9)] },
    'moved: 3 pages have',
  ],
  [
    'a section that AI reads more, and people less',
    {
      pages: [
        ...many(6).map((path) => withAI(`/x${path}`, 90, 20, 70)),
        { ...withAI('/ai', 90, 10, 80), before: counts(10, 80, 90) },
      ],
    },
    '- 🤖 **Change of AI:** the 6 pages below <code>/x/</code> (+420)\n',
  ],
  [
    'pages that lost more than the site',
    site(400, 1_000, {
      pages: [
        changeOf('/far', 1_000, 100),
        changeOf('/as-much', 1_000, 400),
        changeOf('/less', 1_000, 900),
      ],
    }),
    '- ▼ **Lost most beyond the site’s −60.0%:** <code>/far</code> −900\n',
  ],
  ['that the site fell by 5%', site(95_000, 100_000), 'much beyond the site’s −5.0%.'],
  ['no fall below 5%', site(95_001, 100_000), 'No page changed much.'],
  ['no fall of a small site by chance', site(35, 43), 'No page changed much.'],
  [
    'pages that lost apart from a section, which explains the fall of the site',
    site(50_000, 100_000, { pages: [...gone(30), changeOf('/a', 300, 90)] }),
    /^- ▼ \*\*Gone:\*\* all 30 pages .*\n- ▼ \*\*Lost most:\*\* <code>\/a<\/code> −210\n/m,
  ],
  [
    'that the year before explains half of a rise',
    yearAfter(1_200, 1_100),
    'A year before, the same week rose by 10.0%.',
  ],
  [
    'that its period is not over',
    { given: { from: '2026-11-16', to: '2026-11-30' } },
    '<sub>Nov 16–29, 2026 is not complete yet · ',
  ],
  [
    'a label below the last bar but one',
    { totals: [1, 2, 3, 4].map(people) },
    /\n {2}x-axis \["\u200b+","\u200b+","[A-Z][a-z]+ \d+\u200b+","\u200b+"\]\n/,
  ],
  ['an axis of whole numbers', { totals: [1, 2, 3].map(people) }, '\n  y-axis 0 --> 8\n'],
  [
    'a chart from the first visitors on, as high as its highest bar',
    { totals: [counts(5, 90, 60), people(0), counts(5, 3, 6), people(0)] },
    /\n {2}y-axis 0 --> 90\n {2}bar \[6, 0, 60\]\n {2}bar \[3, 0, 90\]\n/,
  ],
])('a report shows %s', (_, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  [
    'share above 100 %',
    { totals: [counts(1, 6, 5), counts(1, 6, 5)] },
    /AI \(|of the visitors are AI/,
  ],
  [
    'change of a week without visitors',
    { totals: [people(0), people(5)], pages: [changeOf('/a', 90, 0)] },
    'What changed',
  ],
  ['changes of pages that are not compared', { pages: [pageOf('/')] }, /What changed|most visited/],
  ['site that moved, for two pages', { pages: moved(2) }, 'moved:'],
  ['site that moved, for less than half', { pages: [...moved(3), ...stayed(4)] }, 'moved:'],
  [
    'third section',
    { pages: ['/a', '/b', '/c'].flatMap((folder) => gone(5, folder)) },
    /(Gone:\*\*[\s\S]*){3}/,
  ],
  [
    'AI as a part of a change in the other direction, or of a smaller one',
    {
      totals: [people(5), people(5)],
      pages: [withAI('/a', 100, 1, 29), withAI('/b', 100, 90, 100)],
    },
    'of these AI',
  ],
  ['year before for a small change of the site', yearAfter(1_199, 1_100), 'the same week'],
  ['year before that changed less than half as much', yearAfter(1_200, 1_099), 'the same week'],
  ['year before that changed in the other direction', yearAfter(1_200, 800), 'the same week'],
  [
    'share of AI that rose by less than five points',
    site(0, 0, { totals: [counts(6_600, 3_400, 10_000), counts(7_000, 3_000, 10_000)] }),
    'are AI',
  ],
  [
    'share of AI that rose by chance',
    site(0, 0, { totals: [counts(64, 36, 100), counts(70, 30, 100)] }),
    'are AI',
  ],
  ['chart of two periods', { totals: [people(2), people(2), people(0)] }, /mermaid|Visitors per/],
])('a report shows no %s', (_, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test.each([300, 1_643, 10_000])(
  'a site of %i pages that changes by chance alone has no news in nine of ten weeks',
  async (count) => {
    const paths = many(count).map((path, rank) => `/part-${rank % 23}/${rank % 7}${path}`);
    const site = popular(paths, count * 10);
    const weeks = Math.min(20, samples(2));

    const news = await Promise.all(
      Array.from({ length: weeks }, async (_, week) => {
        const random = randomFrom(week + 1);
        const report = await reportOn([weekOf(site, random), weekOf(site, random)]);
        return whatChanged(report).join('\n');
      }),
    );

    const quiet = news.filter((text) => text.includes('No page changed much.'));
    expect(quiet.length).toBeGreaterThanOrEqual(0.9 * weeks);
  },
);

test.each([
  ['of some periods', [people(2), people(0)], false],
  ['at all', [people(0), people(0)], true],
])('the notice says what to check if there are no visitors %s: %j', (_, totals, says) => {
  const { next } = presentReport(reportOf({ totals }), {});

  expect(Boolean(next?.length)).toBe(says);
});
