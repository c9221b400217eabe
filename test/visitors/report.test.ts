import { describe, expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { formatPercentChange, percentChange } from '../../src/visitors/numbers.ts';
import { reportMarkdown } from '../../src/visitors/report.ts';
import type { Counts } from '../../src/visitors/visitors-client.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const week = (from: string, total = 2) => ({
  range: { from, to: '2026-11-23' },
  totals: counts(1, 1, total),
});
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => pageOf(`/${index}`));
const moversOf = (paths: readonly string[]) => ({
  gained: paths.map((path) => ({ path, now: 3, before: 1 })),
  lost: paths.map((path) => ({ path, now: 1, before: 3 })),
});

const show = (change: ReportChange = {}) => reportMarkdown(reportOf(change));

test.each([
  { name: 'a small rise', now: 10_000, before: 9_999, words: '±0%' },
  { name: 'a small fall', now: 9_999, before: 10_000, words: '±0%' },
  { name: 'a rise from nothing', now: 5, before: 0, words: '–' },
  { name: 'a change from a count that is not known', now: 5, before: undefined, words: '–' },
])('$name is shown as $words', ({ now, before, words }) => {
  expect(formatPercentChange(percentChange(now, before))).toBe(words);
});

test('the longest report fits into a comment', () => {
  // Apart from a bar, a line break takes more room in a cell than any other character.
  const paths = Array.from({ length: 100 }, (_, index) => `${index}${'x\n|'.repeat(40)}`);
  const pages = paths.map((path) => pageOf(path, 10 ** 15, 10 ** 15 + 1, 10 ** 15));
  const happened = [{ code: 'x\n|'.repeat(700) }];
  const warning = { title: 'Irregular responses' as const, happened };

  const markdown = show({ pages, movers: moversOf(paths), warnings: [warning, warning, warning] });

  expect(markdown.length).toBeLessThan(MAX_COMMENT / 2);
});

const NOBODY = counts(0, 0, 0);
test.each<[string, ReportChange, string | RegExp]>([
  [
    'how many pages are left out, and where all are',
    { pages: pagesOf(21) },
    '\n\nNot shown: 1 more page. Every page that was read is in `visitors.csv`.\n',
  ],
  ['a period without visitors after one with some', { totals: NOBODY }, /2026: 0 \(−100[.]0%\)\n/],
  [
    'pages with more AI than human visitors, by their number of AI',
    { pages: [pageOf('/a', 5, 5, 5), pageOf('/b', 1, 4, 5), pageOf('/c', 3, 9, 12)] },
    /Pages with more AI than human visitors \(2\)<[\s\S]*\| 9 \| 3 \| `\/c` \|\n\| 4 \| 1 \| `\/b` \|\n\n/,
  ],
  [
    'ten of many pages that gained visitors',
    { movers: moversOf(pagesOf(1_200).map(({ path }) => path)) },
    'Pages that gained the most visitors (10 of 1,200)',
  ],
  [
    'a path of 80 characters, and both ends of one of 81',
    { pages: [pageOf(`/${'a'.repeat(79)}`), pageOf(`/${'b'.repeat(79)}c`)] },
    /`\/a{79}` \|\n.*`\/b{39}…b{39}c` \|/,
  ],
  [
    'a path of 20 characters on one line, and the last part of one of 21 apart',
    { pages: [pageOf('/guides/accounts/new'), pageOf('/guides/accounts/news')] },
    '`/guides/accounts/new` |\n| 3 | 2 | `/guides/accounts/`<wbr>`news` |',
  ],
  [
    'a slash at the end with the last part',
    { pages: [pageOf('/guides/accounts/new/')] },
    '| `/guides/accounts/`<wbr>`new/` |',
  ],
  [
    'a path of one part on one line',
    { pages: [pageOf('/configure-single-sign-on')] },
    '| `/configure-single-sign-on` |',
  ],
])('a report shows %s', (_, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  ['pages that were left out', { pages: pagesOf(20) }, 'Not shown'],
  ['visitors who were counted twice', { totals: counts(1, 1, 3) }, 'Counted as both'],
  ['facts about visitors', { totals: NOBODY }, /\n{3}/],
  ['pages that changed', {}, /gained|lost|compared/],
  [
    'changes since a period with visitors',
    { periods: [week('2026-11-16'), week('2026-11-09', 0)], movers: moversOf(['/a']) },
    /gained|lost/,
  ],
  [
    'earlier periods with a trend, changes or a comparison',
    { periods: [week('2026-11-16')], movers: undefined },
    /mermaid|Change|compared/,
  ],
])('a report without them shows no %s', (_, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

describe('trend', () => {
  test('the chart begins with the first visitors', () => {
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const totals = [4, 0, 6, 0, 0];

    const text = show({ periods: starts.map((from, index) => week(from, totals[index])) });

    expect(text).toContain('bar [6, 0, 4]');
  });

  test.each([2, 3])('the chart needs three periods with visitors, and there are %i', (count) => {
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'];

    const text = show({
      periods: starts.map((from, index) => week(from, index < count ? 2 : 0)),
      period: 'last-30-days',
    });

    expect(text.includes('  title "Visitors per 30 days"\n')).toBe(count === 3);
    expect(text.includes('Trend in numbers')).toBe(count === 3);
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
