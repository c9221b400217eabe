import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import type { Counts } from '../../src/visitors/client.ts';
import {
  formatCount,
  formatCountChange,
  formatPercentChange,
  percentChange,
} from '../../src/visitors/numbers.ts';
import { presentReport, reportMarkdown } from '../../src/visitors/report.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { expectInert } from '../trust/inert.ts';
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

const changed = (now: number, before?: number) => formatPercentChange(percentChange(now, before));

test.each([
  [changed(10, 8), '+25.0%'],
  [changed(8, 10), '−20.0%'],
  [changed(10_000, 9_999), '±0%'],
  [changed(9_999, 10_000), '±0%'],
  [changed(5, 0), '–'],
  [changed(5), '–'],
  [formatCountChange(1_234), '+1,234'],
  [formatCountChange(-3), '−3'],
  [formatCount(12_345.5), '12,346'],
])('a number is shown as “%s”', (shown, expected) => {
  expect(shown).toBe(expected);
});

test('the outputs are whole numbers, and the title of the report without Markdown', () => {
  const report = reportOf({ project: '@team\n<b>', totals: counts(8.4, 3.6, 10) });

  const { outputs, summary } = presentReport(report, { outcome: 'reported', 'report-csv': 'c' });

  expect(outputs).toMatchObject({ human: '8', ai: '4', total: '10', 'report-csv': 'c' });
  expect(outputs.headline).toBe('Documentation visitors, Nov 16–22, 2026: 10 (+100.0%)');
  expect(summary.split('\n')[0]).toBe(`### 📈 ${outputs.headline}`);
});

test('hostile paths, IDs and messages stay text and do not break a table', () => {
  const path = fc.oneof(
    fc.constantFrom(...HOSTILE_PATHS),
    fc.string({ unit: 'binary' }),
    fc.string(),
  );
  const ids = fc.constantFrom('docs', '@team', '`x`', '[a](b)', 'a|b', '<b>');
  const happened = [{ code: HOSTILE_MESSAGE }];
  const warnings = [{ title: 'Missing periods in the trend' as const, happened }];

  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 30 }), ids, (paths, project) => {
      const pages = paths.map((each) => pageOf(each));
      const report = reportOf({ pages, project, warnings, movers: moversOf(paths) });

      const { html, links } = expectInert(reportMarkdown(report), [report.runUrl ?? '']);

      const cells = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
        ([, inner = '']) => inner.split(/<t[dh]/).length - 1,
      );
      expect(links.filter((link) => link === report.runUrl)).toHaveLength(1);
      for (const count of cells) expect([2, 4]).toContain(count);
      // The totals, the trend, and each page in the main table, among those with more AI, and in two of changes.
      const rows = (most: number) => (paths.length === 0 ? 0 : Math.min(most, paths.length) + 1);
      expect(cells).toHaveLength(4 + 3 + 2 * rows(20) + 2 * rows(10));
    }),
    { numRuns: 150 },
  );
});

test('the longest report fits a comment', () => {
  // Of all characters, a line break takes the most in a cell, but for a bar.
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
    { pages: pagesOf(25) },
    '\n\nNot shown: 5 more pages. Every page that was read is in `visitors.csv`.\n',
  ],
  ['that one page is left out', { pages: pagesOf(21) }, 'Not shown: 1 more page. '],
  [
    'a period without visitors after one with some',
    { totals: NOBODY },
    /2026: 0 \(−100[.]0%\)\n[\s\S]*bar \[5, 0\]/,
  ],
  [
    'that one was seen as both',
    { totals: counts(2, 1, 2) },
    '1 visitor was counted as both human and AI.',
  ],
  [
    'pages with more AI than human visitors',
    { pages: [pageOf('/a', 5, 0, 5), pageOf('/b', 1, 4, 5), pageOf('/c', 3, 9, 12)] },
    /Pages with more AI than human visitors \(2\)<[\s\S]*\| 12 \| 3 \| 9 \| `\/c` \|\n\| 5 \| 1 \| 4 \| `\/b` \|\n\n/,
  ],
  [
    'at most 20 pages with more AI visitors',
    { pages: pagesOf(25) },
    'Pages with more AI than human visitors (20 of 25)',
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
    'that pages could not be compared',
    { movers: undefined },
    '\n\nPages were not compared with the previous period, because not every page of both periods was read.\n\n',
  ],
])('a report shows %s', (_name, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  ['all rows are shown', { pages: pagesOf(20) }, 'Not shown'],
  ['approximate numbers that leave nobody', { totals: counts(1, 1, 3) }, 'counted as both'],
  ['nobody seen as both', { totals: counts(1, 1, 2) }, 'counted as both'],
  ['no fact about nobody', { totals: NOBODY }, /\n{3}/],
  ['no page that changed', {}, /gained|lost|compared/],
  [
    'a previous period without visitors',
    {
      periods: [week('2026-11-16'), week('2026-11-09', 0)],
      movers: moversOf(['/a']),
    },
    /gained|lost/,
  ],
  ['one period', { periods: [week('2026-11-16')], movers: undefined }, /mermaid|Change|compared/],
  ['in order', {}, /⚠️/],
])('a report does not show what does not apply: %s', (_name, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

describe('the chart', () => {
  const labelsIn = (text: string) => JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]') as string[];
  const visible = (label: string) => label.replaceAll(/[\u200b\u2007]/g, '');

  test('has the numbers of the table, oldest first', () => {
    const text = show({ periods: [week('2026-11-16', 10), week('2026-11-09', 6)] });

    expect(labelsIn(text).map(visible)).toEqual(['', 'Nov 16']);
    expect(text).toContain('bar [6, 10]\n  line [1, 1]');
    expect(text).toContain('| Nov\u00a09 | 6 | 1 | 1 |\n| Nov\u00a016 | 10 | 1 | 1 |');
    expect(text).toContain('  accTitle: Visitors per week\n');
    expect(text).toContain(
      '  accDescr: Nov 9: 6 visitors, 1 human, 1 AI. Nov 16: 10 visitors, 1 human, 1 AI.\n',
    );
  });

  test('begins with the first visitors', () => {
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const totals = [4, 0, 6, 0, 0];

    const text = show({ periods: starts.map((from, index) => week(from, totals[index])) });

    expect(text).toContain('bar [6, 0, 4]');
  });

  test.each([
    [8, 8],
    [9, 9],
  ])('of at most %i visitors has an axis from 0 to %i', (most, end) => {
    const text = show({ periods: [week('2026-11-16', most), week('2026-11-09', 1)] });

    expect(text).toContain(`  y-axis 0 --> ${end}\n`);
  });

  test.each([
    ['last-week', 'week'],
    ['last-month', 'month'],
    ['last-30-days', '30 days'],
    ['custom', 'period'],
  ])('of %s shows visitors per %s', (period, unit) => {
    const text = show({ periods: [week('2026-11-16'), week('2026-11-09')], period });

    expect(text).toContain(`  title "Visitors per ${unit}"\n`);
  });

  const DAY_MS = 86_400_000;
  test.each([
    ['days', DAY_MS, ['Nov 17', 'Nov 19', 'Nov 21', 'Nov 23']],
    ['hours', DAY_MS / 24, ['Nov 23, 2026', 'Nov 23, 2026']],
  ])('labels the last of eight bars, and as many others as fit: %s', (_name, ms, expected) => {
    const last = Date.parse('2026-11-23T12:00Z');
    const starts = Array.from({ length: 8 }, (_, back) => new Date(last - back * ms).toISOString());

    const labels = labelsIn(show({ periods: starts.map((start) => week(start)) }));

    expect(labels.map(visible).filter((label) => label !== '')).toEqual(expected);
    // Mermaid would draw bars with the same label over each other, and cut a last one without margins.
    expect(new Set(labels).size).toBe(8);
    expect(labels.at(-1)).toMatch(/^\u200b\u2007+\w.*\w\u2007+\u200b+$/);
  });
});
