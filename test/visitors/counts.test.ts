import { expect, test } from 'vitest';
import {
  COUNT_HEADINGS,
  COUNT_NAMES,
  countsOf,
  formatChange,
  formatRelativeChange,
  isNews,
  relativeChange,
} from '../../src/visitors/counts.ts';
import { currentPages } from '../../src/visitors/pages.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import { reportMarkdown } from '../../src/visitors/report.ts';
import { csvOf, jsonOf } from '../../src/visitors/report-files.ts';
import { ROWS_PER_RESPONSE, type VisitorsClient } from '../../src/visitors/visitors-client.ts';
import { reportOf } from './support.ts';

/** Every count is a fraction, so that one that is not rounded is seen. */
const fractions = (start: number) => countsOf((name) => start + COUNT_NAMES.indexOf(name) + 0.25);
const rounded = (start: number) => countsOf((name) => start + COUNT_NAMES.indexOf(name));

const NOW = { from: '2026-11-16', to: '2026-11-23' };
const BEFORE = { from: '2026-11-09', to: '2026-11-16' };

/** A service with one page, which has other numbers in each period. */
const client: VisitorsClient = {
  remaining: () => 60,
  async read({ range, limit }) {
    const start = range === NOW ? 500 : 300;
    const pages = limit === ROWS_PER_RESPONSE ? [{ path: '/a', ...fractions(start + 100) }] : [];
    return { totals: fractions(start), pages, rowCount: 1, hasMore: false };
  },
};

test('every count has its column in the files and its row in the report, as a whole number', async () => {
  const ranges = {
    period: 'last-week',
    newest: NOW,
    earlier: [BEFORE],
    yearBefore: [BEFORE],
  } as const;

  const report = reportOf(await readVisitors(client, ranges));

  const json = JSON.parse(jsonOf(report));
  const before = { from: BEFORE.from, to: BEFORE.to, ...rounded(300) };
  expect(json).toMatchObject({
    totals: { ...rounded(500), change: countsOf(() => expect.any(Number)) },
    trend: [before, rounded(500)],
    yearBefore: before,
    gained: [{ path: '/a', now: rounded(600), before: rounded(400) }],
    pages: [{ path: '/a', ...rounded(600) }],
  });
  const names = Object.values(rounded(600));
  expect(csvOf(currentPages(report.pages))).toBe(
    `path,${COUNT_NAMES.join()}\r\n"/a",${names.join()}\r\n`,
  );

  const markdown = reportMarkdown(report);
  for (const name of COUNT_NAMES) {
    const rows = markdown.replace(/ \([\d.]+%\) \|/g, ' |');
    expect(rows).toContain(`| ${COUNT_HEADINGS[name]} | ${rounded(500)[name]} |`);
  }
  expect(markdown).toContain(`| From | ${Object.values(COUNT_HEADINGS).join(' | ')} |`);
  expect(markdown).toContain(`| ${Object.values(rounded(500)).join(' | ')} |`);
});

test.each([
  ['a small rise', 10_000, 9_999, '0.0%'],
  ['a fall', 1_996, 2_000, '−0.2%'],
  ['a rise from nothing', 5, 0, '–'],
  ['a large change', 1_350, 10, '+13,400.0%'],
])('%s is shown in percent', (_, now, before, words) => {
  expect(formatRelativeChange(relativeChange(now, before))).toBe(words);
});

test.each([
  [0, '0'],
  [12, '+12'],
  [-1_910, '−1,910'],
  [undefined, '–'],
])('a change of %s visitors is shown as %s', (change, words) => {
  expect(formatChange(change)).toBe(words);
});

test.each([
  ['the square root, for one number', 24, 100, 1, false],
  ['two and a half times the square root', 25, 100, 1, true],
  ['as much, for many numbers', 25, 100, 1_643, false],
  ['five times the square root, for many', -46, 100, 1_643, true],
])('a difference of %s is news accordingly', (_, difference, sum, compared, isExpected) => {
  expect(isNews(difference, sum, compared)).toBe(isExpected);
});
