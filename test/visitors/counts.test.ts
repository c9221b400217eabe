import { expect, test } from 'vitest';
import { COUNT_HEADINGS, COUNT_NAMES, countsOf } from '../../src/visitors/numbers.ts';
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
  remaining: () => 1,
  async read({ range, limit }) {
    const start = range === NOW ? 500 : 300;
    const pages = limit === ROWS_PER_RESPONSE ? [{ path: '/a', ...fractions(start + 100) }] : [];
    const response = { totals: fractions(start), pages, rowCount: 1, hasMore: false };
    return { kind: 'response', response };
  },
};

test('every count has its column in the files and its row in the report, as a whole number', async () => {
  const ranges = { newest: NOW, earlier: [BEFORE], yearBefore: BEFORE };

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
  expect(csvOf(report.pages)).toBe(`path,${COUNT_NAMES.join()}\r\n"/a",${names.join()}\r\n`);

  const markdown = reportMarkdown(report);
  for (const name of COUNT_NAMES) {
    const cells = [COUNT_HEADINGS[name], `${rounded(500)[name]}`];
    expect(markdown.replaceAll('**', '')).toContain(`| ${cells.join(' | ')} |`);
  }
  expect(markdown).toContain(`| From | ${Object.values(COUNT_HEADINGS).join(' | ')} |`);
  expect(markdown).toContain(`| ${Object.values(rounded(500)).join(' | ')} |`);
});
