import { describe, expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { formatPercentChange, percentChange } from '../../src/visitors/numbers.ts';
import { reportMarkdown } from '../../src/visitors/report.ts';
import type { Counts } from '../../src/visitors/visitors-client.ts';
import { changeOf, pageOf, type ReportChange, reportOf } from './support.ts';

const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const week = (from: string, total = 2) => ({
  range: { from, to: '2026-11-23' },
  totals: counts(1, 1, total),
});
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => pageOf(`/${index}`));
const moversOf = (paths: readonly string[]) =>
  paths.flatMap((path) => [
    changeOf(`${path}a`, 1, 3),
    changeOf(`${path}b`, 3, 1),
    { ...changeOf(`${path}c`, 30, 10), from: path },
  ]);

const show = (change: ReportChange = {}) => reportMarkdown(reportOf(change));

test.each([
  { name: 'a small rise', now: 10_000, before: 9_999, words: '±0%' },
  { name: 'a small fall', now: 9_999, before: 10_000, words: '±0%' },
  { name: 'a rise from nothing', now: 5, before: 0, words: '–' },
  { name: 'a change from a count that is not known', now: 5, before: undefined, words: '–' },
  { name: 'a large change', now: 1_350, before: 10, words: '+13,400.0%' },
])('$name is shown as $words', ({ now, before, words }) => {
  expect(formatPercentChange(percentChange(now, before))).toBe(words);
});

/** Each character of these takes the most room in code, in a link, or in both. */
test.each(['x\n|', '&', 'クイ', '/é', '_a'])(
  'the longest report fits into a comment: %j',
  (text) => {
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}${text.repeat(80)}`);
    const pages = paths.map((path) => pageOf(path, 10 ** 15, 10 ** 15 + 1, 10 ** 15));
    const happened = [{ code: 'x\n|'.repeat(700) }];
    const warning = { title: 'Some rows were unusable', happened };

    const markdown = show({
      pages,
      changes: moversOf(paths),
      warnings: [warning, warning, warning],
      siteUrl: new URL('https://docs.example.com/a/path'),
    });

    expect(markdown.length).toBeLessThan(MAX_COMMENT - 200);
  },
);

const NOBODY = counts(0, 0, 0);
test.each<[string, ReportChange, string | RegExp]>([
  [
    'the change and the numbers of a year before',
    {
      totals: counts(8, 4, 10),
      yearBefore: { ...week('2025-11-17'), totals: counts(1_200, 0.4, 1_200.4) },
    },
    '|  | Visitors | Change | A year before |\n| --- | --: | --: | --: |\n| Human | 8 | +60.0% | 1,200 |\n| AI | 4 | – | 0 |\n| **All** | **10** | **+100.0%** | **1,200** |\n',
  ],
  ['the visitors who count twice', { totals: counts(8, 4, 10) }, 'human and AI: 2 visitors.'],
  ['a period without visitors after one with some', { totals: NOBODY }, /2026: 0 \(−100[.]0%\)\n/],
  [
    'pages with more AI than human visitors, by their number of AI',
    { pages: [pageOf('/a', 5, 5, 5), pageOf('/b', 1, 4, 5), pageOf('/c', 3, 9, 12)] },
    /AI:\*\* <code>\/c<\/code> \(9 of 12\), <code>\/b<\/code> \(4 of 5\)\n/,
  ],
  [
    'twenty of many pages that gained visitors',
    { changes: moversOf(pagesOf(1_200).map(({ path }) => path)) },
    '#### Gained (20 of 1,200)',
  ],
  [
    'ten pages, and that visitors.csv has more',
    { pages: pagesOf(11) },
    /\| <code>\/9<\/code> \|\n\n<details>[\s\S]*#### Most visited \(11\)[\s\S]*read is in `visitors.csv`/,
  ],
  [
    'pages that are new or have gone, and those that AI made change',
    {
      changes: [
        changeOf('/new', 0, 9),
        { ...changeOf('/ai', 1, 8), now: { human: 1, ai: 7, total: 8 } },
        changeOf('/gone', 5, 0),
      ],
    },
    /most:\*\* <code>\/new<\/code>\u00a0\+9 \(new\), <code>\/ai<\/code>\u00a0\+7 \(mostly AI\)\n- .*<code>\/gone<\/code>\u00a0−5 \(gone\)\n/,
  ],
  [
    'the change of each page that was compared',
    {
      pages: ['/new', '/same', '/unknown'].map((path) => pageOf(path)),
      changes: [changeOf('/new', 0, 3), changeOf('/same', 3, 3)],
    },
    '| 3 | New | <code>/new</code> |\n| 3 | ±0 | <code>/same</code> |\n| 3 | – | <code>/unknown</code> |\n',
  ],
  [
    'where pages that moved were before',
    { changes: [{ ...changeOf('/docs/a', 50, 43), from: '/a' }] },
    '| −14.0% | <code>/a</code> → <code>/docs/a</code> |\n',
  ],
  ['that pages were not compared', { changes: undefined }, '\n\nPages are not compared'],
  [
    'that a re-run counts from today',
    { isRerun: true },
    '\n\nℹ️ This is a re-run: its period counts from today, not from the first attempt.\n',
  ],
  [
    'when the next period ends',
    { generatedAt: Date.parse('2026-11-22T23:17:00Z') },
    '\n\nℹ️ Nov 16–22 ends in 43 min (UTC), and is not in this report.\n',
  ],
  [
    'that a new site has no earlier visitors',
    { periods: [week('2026-11-16'), week('2026-11-09', 0)] },
    'AI**. The 1 week before had no visitors.\n',
  ],
  [
    'that a new site has few visitors to compare with',
    { periods: [week('2026-11-16'), week('2026-11-09'), week('2026-11-02', 0)] },
    'there were no visitors, so the changes are no trend yet.\n',
  ],
  [
    'a chart that is as high as its highest bar',
    {
      periods: ['2026-11-16', '2026-11-09', '2026-11-02'].map((from) => ({
        ...week(from),
        totals: counts(5, 90, 60),
      })),
    },
    '  y-axis 0 --> 90\n',
  ],
])('a report shows %s', (_, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test('a site of which one page has moved has not moved', () => {
  const changes = [{ ...changeOf('/docs/a', 50, 43), from: '/a' }];

  expect(show({ pages: [pageOf('/docs/a', 43, 0, 43)], changes })).not.toContain('site has moved');
});

test.each<[string, ReportChange, string | RegExp]>([
  ['visitors who were counted twice', { totals: counts(1, 1, 3) }, 'Counted as both'],
  ['share above 100 %', { totals: counts(1, 6, 5) }, 'of the visitors are AI'],
  ['empty paragraphs', { totals: NOBODY }, /\n{3}/],
  ['pages that changed', {}, /Gained|Lost|compared/],
  [
    'changes since a period without visitors',
    { periods: [week('2026-11-16'), week('2026-11-09', 0)], changes: moversOf(['/a']) },
    /Gained|Lost|Change/,
  ],
  [
    'pages that have gone, in a period without visitors',
    { totals: NOBODY, changes: [changeOf('/a', 5, 0)] },
    /Lost|gone/i,
  ],
  [
    'earlier periods with a trend, changes or a comparison',
    { periods: [week('2026-11-16')], changes: undefined },
    /mermaid|Change|compared|before/,
  ],
  ['hints about own dates', { period: 'custom', isRerun: true }, 'ℹ️'],
])('a report without them shows no %s', (_, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test('paths are links if the address of the site is known', () => {
  const change = { pages: [pageOf('/a')], siteUrl: new URL('https://docs.example.com/en/') };

  expect(show(change)).toContain('| [<code>/a</code>](https://docs.example.com/en/a) |');
});

describe('trend', () => {
  test('the chart begins with the first visitors', () => {
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const totals = [4, 0, 6, 0, 0];

    const text = show({ periods: starts.map((from, index) => week(from, totals[index])) });

    expect(text).toContain('bar [6, 0, 4]\n  bar [1, 1, 1]\n');
  });

  test.each([2, 3])('the chart needs three periods with visitors, and there are %i', (count) => {
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'];

    const text = show({
      periods: starts.map((from, index) => week(from, index < count ? 2 : 0)),
      period: 'last-30-days',
    });

    expect(text.includes('  title "Visitors per 30 days"\n')).toBe(count === 3);
    expect(text).toContain('#### Visitors per 30 days\n');
  });

  test('the chart labels the last of eight bars, and as many others as fit', () => {
    const last = Date.parse('2026-11-23T12:00Z');
    const starts = Array.from({ length: 8 }, (_, back) =>
      new Date(last - back * 3_600_000).toISOString(),
    );

    const text = show({ periods: starts.map((start) => week(start)) });

    const labels: string[] = JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]');
    const visible = labels.map((label) => label.replaceAll(/[\u200b\u2007]/g, ''));
    expect(visible.filter((label) => label !== '')).toEqual(['Nov 23, 08:00', 'Nov 23, 12:00']);
    // Mermaid would draw bars with the same label over each other, and cut a last one without margins.
    expect(new Set(labels).size).toBe(8);
    expect(labels.at(-1)).toMatch(/^\u200b\u2007+\w.*\w\u2007+\u200b+$/);
  });
});
