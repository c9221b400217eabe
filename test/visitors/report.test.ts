import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { presentReport, reportMarkdown } from '../../src/visitors/report.ts';
import type { Counts } from '../../src/visitors/visitors-client.ts';
import { changeOf, pageOf, people, type ReportChange, reportOf } from './support.ts';

const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const week = (from: string, total = 2) => ({
  range: { from, to: '2026-11-23' },
  totals: counts(1, 1, total),
});
const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const read = (path: string, human: number, ai: number, from?: string) => ({
  ...changeOf(path, human + ai, human + ai, from),
  now: counts(human, ai, human + ai),
});

const show = (change: ReportChange = {}) => reportMarkdown(reportOf(change));

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
    const happened = [{ code: 'x\n|'.repeat(700) }];
    const warning = { title: 'Some rows were unusable', happened };

    const markdown = show({
      pages,
      warnings: [warning, warning, warning],
      siteUrl: new URL('https://docs.example.com/a/path'),
    });

    expect(markdown.length).toBeLessThan(MAX_COMMENT - 200);
  },
);

test('the title names the site, or without its address the project', () => {
  const siteUrl = new URL('https://docs.example.com/en/');

  const titles = [show({ siteUrl }), show()].map((markdown) => markdown.split('\n')[0]);

  expect(titles.map((title) => title?.replace(/,.*/, ''))).toEqual([
    '### 📈 Documentation visitors of `docs.example.com`',
    '### 📈 Documentation visitors of `docs`',
  ]);
  expect(presentReport(reportOf({ siteUrl }), {}).outputs.headline).toBe(
    'Documentation visitors of docs.example.com, Nov 16–22, 2026: 10 (+100.0%)',
  );
});

const NOBODY = counts(0, 0, 0);
const yearBefore = { range: { from: '2025-11-17', to: '2025-11-24' }, totals: people(1_200.4) };

test.each<[string, ReportChange, string | RegExp]>([
  [
    'the change and the numbers of a year before',
    { totals: counts(8, 4, 10), yearBefore: [yearBefore] },
    '|  | Visitors | Change | A year before |\n| --- | --: | --: | --: |\n| Human | 8 | +60.0% | 1,200 |\n| AI (40.0%) | 4 | – | 0 |\n| All | 10 | +100.0% | 1,200 |\n',
  ],
  [
    'pages that AI reads more than people, by their number of AI',
    { pages: [read('/a', 20, 20), read('/b', 10, 20), read('/few', 1, 28), read('/c', 30, 90)] },
    /by AI:\*\* <code>\/c<\/code> \(90 of 120\); <code>\/b<\/code> \(20 of 30\)\n/,
  ],
  [
    'twenty of many pages that gained visitors, with those that are named',
    { pages: many(1_200).map((path) => changeOf(path, 1, 3)) },
    '#### Gained (20 of 1,200)',
  ],
  [
    'ten pages, and that visitors.csv has more',
    { pages: many(11).map((path) => changeOf(path, 1, 1)) },
    /\| <code>\/8<\/code> \|\n\n<details>[\s\S]*#### Most visited \(11\)[\s\S]*read is in `visitors.csv`/,
  ],
  [
    'pages that are new or have gone, and how many of a change are AI',
    {
      totals: counts(1_000, 90, 1_090),
      pages: [
        changeOf('/new', 0, 90),
        { ...changeOf('/ai', 10, 80), now: counts(26, 54, 80) },
        { ...changeOf('/half', 10, 70), now: counts(40, 30, 70) },
        changeOf('/gone', 50, 0),
      ],
    },
    /most:\*\* <code>\/new<\/code>\u00a0\+90 \(new\); <code>\/ai<\/code>\u00a0\+70, 54 of these AI; <code>\/half<\/code>\u00a0\+60\n- .*<code>\/gone<\/code>\u00a0−50 \(gone\)\n/,
  ],
  [
    'the change of each page that was compared',
    { pages: [changeOf('/new', 0, 3), changeOf('/same', 3, 3), pageOf('/unknown')] },
    '| 3 | +3 | <code>/new</code> (new) |\n| 3 | 0 | <code>/same</code> |\n| 3 | – | <code>/unknown</code> |\n',
  ],
  [
    'where pages that moved were before',
    { pages: [changeOf('/docs/a', 50, 43, '/a')] },
    '| −7 | <code>/a</code> → <code>/docs/a</code> |\n',
  ],
  ['that pages were not compared', { pages: [pageOf('/')] }, '\n\nPages are not compared'],
  [
    'a chart that is as high as its highest bar, and that its first bar may be too low',
    {
      periods: ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'].map((from, nth) => ({
        ...week(from),
        totals: nth === 3 ? NOBODY : counts(5, 90, 60),
      })),
    },
    /\n {2}y-axis 0 --> 90\n[\s\S]*of these, AI\n\nThe first week with visitors in this trend, .*, may not be complete\.\n/,
  ],
])('a report shows %s', (_, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  ['share above 100 %', { totals: counts(1, 6, 5) }, /AI \(|of the visitors are AI/],
  ['empty paragraphs', { totals: NOBODY }, /\n{3}/],
  ['pages that changed', { pages: [changeOf('/', 3, 3)] }, /Gained|Lost|not compared/],
  ['site that moved, for one page', { pages: [changeOf('/docs/a', 9, 9, '/a')] }, 'moved:'],
  [
    'changes since a period without visitors',
    { periods: [week('2026-11-16'), week('2026-11-09', 0)] },
    /Gained|Lost|Change|changed/,
  ],
  [
    'AI as a part of a change in the other direction',
    { totals: people(5), pages: [{ ...changeOf('/a', 100, 30), now: counts(1, 29, 30) }] },
    'of these AI',
  ],
])('a report without them shows no %s', (_, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test('in a week in which the site lost, pages are named that lost more', () => {
  const pages = [changeOf('/far', 1_000, 100), changeOf('/as-much', 1_000, 400)];
  const periods = [week('2026-11-16', 400), week('2026-11-09', 1_000)];

  const text = show({ periods, pages });

  expect(text).toContain(
    '- ▼ **Lost most, beyond the site’s −60.0%:** <code>/far</code>\u00a0−900\n',
  );
});

test('a section or page that is named is in a table, wherever it is in its list', () => {
  const gone = many(30).map((name) => changeOf(`/em${name}`, 1_000, 0));

  const text = show({ pages: [...gone, changeOf('/a', 300, 90)] });

  expect(text).toContain('| −30,000 | 0 | 30 | <code>/em/</code> (gone) |\n');
  expect(text).toContain('#### Lost (21 of 31)');
  expect(text).toContain('\n| −210 | 0 | <code>/a</code> |\n');
});

const daily = (totals: readonly number[]) =>
  totals.map((total, back) => week(`2026-11-${22 - back}`, total));

test('the chart begins with the first visitors', () => {
  const text = show({ periods: daily([4, 0, 6, 0, 0]) });

  expect(text).toContain('bar [6, 0, 4]\n  bar [1, 1, 1]\n');
});

test.each([2, 3])('the chart needs three periods with visitors, and there are %i', (count) => {
  const totals = [2, 2, 2, 2].fill(0, count);

  const text = show({ periods: daily(totals), period: 'last-30-days' });

  expect(text.includes('  title "Visitors per 30 days"\n')).toBe(count === 3);
  expect(text).toContain('#### Visitors per 30 days\n');
});

test('the chart labels some of eight bars, and not the last one', () => {
  const text = show({ periods: daily([1, 2, 3, 4, 5, 6, 7, 8]) });

  const labels: string[] = JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]');
  const visible = labels.map((label) => label.replaceAll('\u200b', ''));
  expect(visible).toEqual(['Nov 15', '', '', 'Nov 18', '', '', 'Nov 21', '']);
  // Mermaid would draw bars with the same label over each other.
  expect(new Set(labels).size).toBe(8);
});
