import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counts } from '../../src/visitors/client.ts';
import { aiShare, bothIn, percentChange } from '../../src/visitors/counts.ts';
import {
  formatCount,
  formatCountChange,
  formatDecimal,
  formatDecimalChange,
  formatPercentChange,
} from '../../src/visitors/format.ts';
import { presentReport, visitorsMarkdown } from '../../src/visitors/report.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { expectInert } from '../trust/inert.ts';
import { compare, GAP, pageOf, type ReportChange, reportOf } from './support.ts';

const MIB = 1_048_576;
const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const week = (from: string, total = 2) => ({
  range: { from, to: '2026-11-23' },
  totals: counts(1, 1, total),
});
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => pageOf(`/${index}`));

const show = (change: ReportChange, maxBytes = MIB) => visitorsMarkdown(reportOf(change), maxBytes);

const changed = (now: number, before?: number) => formatPercentChange(percentChange(now, before));

test.each<[string, string]>([
  [changed(10, 8), '+25.0%'],
  [changed(8, 10), '−20.0%'],
  [changed(10_000, 9_999), '±0%'],
  [changed(9_999, 10_000), '±0%'],
  [changed(5, 0), '–'],
  [changed(5), '–'],
  [formatDecimalChange(25), '+25.0'],
  [formatCountChange(1_234), '+1,234'],
  [formatCountChange(-3), '−3'],
  [formatDecimal(3.66), '3.7'],
  [formatDecimal(-2), '-2.0'],
  [formatDecimal(-0.01), '0.0'],
  [formatCount(12_345.5), '12,346'],
])('a number is shown as “%s”', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each<[Counts, both: number | undefined, share: string | undefined]>([
  [counts(8, 4, 10), 2, '0.4000'],
  [counts(0, 0, 0), 0, undefined],
  [counts(0, 3, 3), 0, '1.0000'],
  [counts(1.4, 1.4, 1.8), 1, '0.7778'],
  [counts(0.1, 0.2, 0.2), 0, '1.0000'],
  // Visitors cannot have these numbers.
  [counts(1, 1, 3), undefined, '0.3333'],
  [counts(5, 4, 3), 6, undefined],
])('%j has %j in both, and the AI share %j', (totals, both, share) => {
  expect([bothIn(totals), aiShare(totals)?.toFixed(4)]).toEqual([both, share]);
});

test('the outputs are the rounded totals and what the run adds', () => {
  const known = { outcome: 'reported', 'report-json': 'j', 'report-csv': 'c', 'comment-url': '' };
  const totals = counts(1.4, 1.4, 1.8);
  expect(presentReport(reportOf({ totals }), known).outputs).toMatchObject({
    ...known,
    human: '1',
    ai: '1',
    total: '2',
  });
});

test('the headline is the title of the report, one line without Markdown', () => {
  const { outputs, summary } = presentReport(reportOf({ project: '@team\n<b>' }), {});
  expect(outputs.headline).toBe('Documentation visitors, Nov 16–22, 2026: 10 (+100.0%)');
  expect(summary.split('\n')[0]).toBe(`### 📈 ${outputs.headline}`);
});

test('hostile paths, IDs and messages stay text and do not break the table', () => {
  const path = fc.oneof(
    fc.constantFrom(...HOSTILE_PATHS),
    fc.string({ unit: 'binary' }),
    fc.string(),
  );
  const ids = fc.constantFrom('docs', '@team', '`x`', '[a](b)', 'a|b', '<b>');
  const gap = { ...GAP, why: { ...GAP.why, happened: [{ code: HOSTILE_MESSAGE }] } };
  const periods = [...reportOf().periods, gap];
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 30 }), ids, (paths, project) => {
      const pages = paths.map((each) => pageOf(each));
      const lost = paths.map((each) => pageOf(`${each}?`));
      const movers = compare(pages, lost);
      const report = reportOf({ pages, project, periods, movers });
      const { html, links } = expectInert(visitorsMarkdown(report, MIB), [report.runUrl ?? '']);
      expect(links.filter((link) => link === report.runUrl)).toHaveLength(1);
      const cells = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
        ([, inner = '']) => inner.split(/<t[dh]/).length - 1,
      );
      for (const count of cells) expect([2, 4]).toContain(count);
      // Each page is in the main table, in the table of pages with more AI, and in those of the movers.
      const most = (rows: number) => Math.min(rows, paths.length);
      const movedRows = movers.gained.pages.length + movers.lost.pages.length;
      expect(cells.filter((count) => count === 4).length).toBeGreaterThanOrEqual(
        2 * most(20) + movedRows,
      );
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['1,000 wide rows fit the summary', MIB, 1_000],
  ['a comment is cut', 65_000, 62],
  ['at a row, whatever the size', 12_000, 1],
])('%s', (_name, maxBytes, least) => {
  /** The longest possible rows: a path of 120 characters with three bytes each. */
  const wide = Array.from({ length: 1_000 }, (_, index) => pageOf(`${'頁'.repeat(130)}${index}`));
  const text = show({ pages: [...wide, ...pagesOf(500)], top: 1_000 }, maxBytes);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
  const table = text.split('#### Most visited pages')[1]?.split('<details>')[0] ?? '';
  const shown = table.match(/^\| \d.* \|$/gm)?.length ?? 0;
  expect(shown).toBeGreaterThanOrEqual(least);
  expect(table).toContain(`Not shown: ${formatCount(1_500 - shown)} more pages. To`);
});

test('a report is not cut at exactly the limit, or if it cannot be made smaller', () => {
  const report = { pages: pagesOf(5), top: 4 };
  const whole = show(report);
  const bytes = Buffer.byteLength(whole);
  expect(show(report, bytes)).toBe(whole);
  expect(show(report, bytes - 1)).toContain('Not shown: 3 more pages.');
  expect(show(report, 10)).toBe(show({ ...report, top: 0 }));
});

const NOBODY = counts(0, 0, 0);
test.each<[string, ReportChange, string | RegExp]>([
  [
    'how many rows are left out',
    { pages: pagesOf(25) },
    'Not shown: 5 more pages. To get all pages as CSV and JSON, set `report-path`.',
  ],
  ['that one row is left out', { pages: pagesOf(21) }, 'Not shown: 1 more page. '],
  [
    'the place of the file with all rows',
    { pages: pagesOf(21), csv: [{ code: 'out/visitors.csv' }] },
    'Not shown: 1 more page. Every page that was read is in `out/visitors.csv`.',
  ],
  [
    'a period without visitors after one with some',
    { totals: NOBODY },
    /2026: 0 \(−100[.]0%\)\n[\s\S]*bar \[5, 0\]/,
  ],
  [
    'how many were seen as both',
    {},
    '40.0 percentage points). 2 visitors were counted as both human and AI.\n',
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
    'fractions',
    { totals: counts(1.4, 1.4, 1.8), hasFractions: true },
    /\| All \| 2 \| 5 \|[\s\S]*AI share: 77[.]8% \(.*\)[.] 1 visitor was counted as both[\s\S]*- The service returned fractions/,
  ],
  [
    'the names of the columns',
    {},
    '| Visitors | Nov 16–22 | Nov 9–15 | Change |\n| --- | --: | --: | --: |',
  ],
  [
    'the requested range',
    {},
    '<sub>Requested range: `2026-11-16` to `2026-11-23` (exclusive), UTC · ',
  ],
  [
    'pages that gained and lost, new and gone ones',
    {
      movers: compare(
        [pageOf('/new', 1, 0, 9), pageOf('/up', 1, 0, 8)],
        [pageOf('/up', 1, 0, 3), pageOf('/old')],
      ),
    },
    /visitors \(2\)<.*\n\n\| Change \| Nov 16–22 \| Nov 9–15 \| Page \|\n.*\n\| \+9 \| 9 \| 0 \| New: `\/new` \|\n\| \+5 \| 8 \| 3 \| `\/up` \|[\s\S]*lost the most visitors \(1\)<[\s\S]*\| −3 \| 0 \| 3 \| Gone: `\/old` \|/,
  ],
  [
    'ten of many pages that gained visitors',
    { movers: compare(pagesOf(1_200), []) },
    'Pages that gained the most visitors (10 of 1,200)',
  ],
  [
    'a path of 120 characters, and the start of one of 121',
    { pages: [pageOf(`/${'a'.repeat(119)}`), pageOf(`/${'b'.repeat(120)}`)] },
    /`\/a{119}` \|\n.*`\/b{119}…` \|/,
  ],
  [
    'at most 20 pages with more AI visitors',
    { pages: pagesOf(25), top: 21 },
    'Pages with more AI than human visitors (20 of 25)',
  ],
  [
    'as many pages with more AI visitors as of all pages',
    { pages: pagesOf(25), top: 3 },
    'Pages with more AI than human visitors (3 of 25)',
  ],
  [
    'why there is no comparison',
    { movers: ['Pages were not compared.'] },
    '\n\nPages were not compared.\n\n',
  ],
])('a report shows %s', (_name, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  ['all rows are shown', { pages: pagesOf(25), top: 25 }, 'Not shown'],
  ['`top: 0`', { pages: pagesOf(5), movers: compare(pagesOf(5), []), top: 0 }, '| Page |'],
  ['impossible numbers', { totals: counts(1, 1, 3) }, 'counted as both'],
  ['nobody seen as both', { totals: counts(1, 1, 2) }, 'counted as both'],
  ['as many AI as human visitors', { pages: [pageOf('/', 2, 2, 4)] }, 'more AI than human'],
  ['a run without a page of its own', { runUrl: undefined }, 'workflow run'],
  ['no fact about nobody', { totals: NOBODY }, /\n{3}/],
  ['no page that changed', { movers: compare(pagesOf(5), pagesOf(5)) }, /gained|lost/],
  ['one period', { periods: [week('2026-11-16')] }, /mermaid|Change|Trend/],
  [
    'one of a thing',
    { requests: 1, pages: pagesOf(1), truncated: 'max-requests' },
    /(?<![\d,])1 (?:page|request)s/,
  ],
  ['in order', {}, /⚠️|rounded/],
])('a report does not show what does not apply: %s', (_name, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test('a report without visitors has one sentence, without a chart or a table', () => {
  const periods = [week('2026-11-16', 0), week('2026-11-09', 0), GAP];
  expect(show({ periods }).split('\n\n')).toEqual([
    '### 📈 Documentation visitors, Nov 16–22, 2026: 0',
    'Project `docs`',
    expect.stringMatching(/^⚠️ The totals of 1 earlier period/),
    'The service reported no visitors.',
    expect.stringMatching(/^<sub>/),
  ]);
});

test.each<[string, ReportChange, string, RegExp]>([
  [
    'no request left for a page',
    { truncated: 'max-requests' },
    'Not every page was read',
    /^The service has more than the 0 pages.*limit of `?max-requests`? was reached[.].*increase `?max-requests/,
  ],
  [
    'too many rows',
    { truncated: 'rows' },
    'Not every page was read',
    /limit of 1,000,000 rows was reached[.] The page lists.*whole site[.]$/,
  ],
  [
    'an invalid row',
    { invalidRows: 1 },
    'Irregular responses',
    /returned 1 invalid row, which the report leaves out[.]$/,
  ],
  [
    'duplicate rows',
    { duplicateRows: 2 },
    'Irregular responses',
    /2 duplicate rows, .* may be missing[.]$/,
  ],
  [
    'short responses',
    { shortResponses: 3 },
    'Irregular responses',
    /3 short responses that indicated more pages[.]/,
  ],
  [
    'other totals',
    { inconsistentTotals: 1 },
    'Irregular responses',
    /1 response with totals that had changed .* Changes of pages may be inaccurate/,
  ],
  [
    'periods without totals',
    { periods: [...reportOf().periods, GAP, GAP] },
    'Missing periods in the trend',
    /^The totals of 2 earlier periods could not be read[.] No requests were left[.] Increase it[.]$/,
  ],
])('the log has a warning and the summary has a line: %s', (_name, report, title, note) => {
  const { annotations, summary } = presentReport(reportOf(report), {});
  expect(annotations).toMatchObject([{ level: 'warning', title }, { level: 'notice' }]);
  const [, shown] = /^⚠️ (.*) More help: \[Troubleshooting\]\(\S+\)$/mu.exec(summary) ?? [];
  expect(shown).toMatch(note);
});

describe('the chart', () => {
  const namesIn = (text: string) => JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]') as string[];

  test('has the numbers of the table, oldest first, and leaves out unknown ones', () => {
    const text = show({ periods: [week('2026-11-16', 10), GAP, week('2026-11-02', 6)] });
    expect(text).toContain('x-axis ["Nov 2","Nov 16"]');
    expect(text).toContain('bar [6, 10]\n  line [1, 1]');
    expect(text).toContain(
      '| Nov\u00a02 | 6 | 1 | 1 |\n| Nov\u00a09 | – | – | – |\n| Nov\u00a016 | 10 | 1 | 1 |',
    );
    expect(text).toContain('| All | 10 | – | – |');
    expect(text).toContain('  accTitle: Visitors per week\n');
    expect(text).toContain(
      '  accDescr: Nov 2: 6 visitors, 1 human, 1 AI. Nov 16: 10 visitors, 1 human, 1 AI.\n',
    );
  });

  test.each<[string, string[], string[]]>([
    ['years', ['2023-01-01', '2024-01-01'], ['Jan 1, 2023', 'Jan 1, 2024']],
    ['weeks across a new year', ['2025-12-29', '2026-01-05'], ['Dec 29, 2025', 'Jan 5, 2026']],
    [
      'times',
      ['2026-11-16T00:00:00Z', '2026-11-16T12:30', '2026-11-17'],
      ['Nov 16, 00:00', 'Nov 16, 12:30', 'Nov 17'],
    ],
  ])('has different names for all bars: %s', (_name, starts, names) => {
    const periods = starts.map((from) => week(from)).toReversed();
    expect(namesIn(show({ periods, period: 'custom' }))).toEqual(names);
  });

  test('begins with the first visitors, and says which periods it leaves out', () => {
    const totals = [4, 0, 6, 0, 0];
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const text = show({
      periods: starts.map((from, index) => week(from, totals[index])),
    });
    expect(text).toContain('bar [6, 0, 4]');
    expect(text).toContain('Line: AI · Not shown: 2 earlier periods without visitors\n');
    expect(text).not.toContain('Oct');
  });

  test.each([
    [2, 8],
    [9, 10],
    [10, 10],
    [11, 16],
    [17, 20],
    [21, 35],
    [36, 40],
    [41, 50],
    [51, 80],
    [81, 100],
    [131, 160],
    [160, 160],
    [3_123, 3_500],
    [5_000_001, 8_000_000],
  ])('for at most %i visitors, the axis ends at %i', (most, end) => {
    const text = show({ periods: [week('2026-11-16', most), week('2026-11-09', 1)] });
    expect(text).toContain(`  title "Visitors per week"\n`);
    expect(text).toContain(`  y-axis 0 --> ${end}\n`);
  });

  test.each([
    ['last-month', 'month'],
    ['last-30-days', '30 days'],
    ['custom', 'period'],
  ])('of %s shows visitors per %s', (period, unit) => {
    const periods = [week('2026-11-16'), week('2026-11-09')];
    expect(show({ periods, period })).toContain(`  title "Visitors per ${unit}"\n`);
  });

  test('shows only two of four long names', () => {
    const starts = ['2027-01-04', '2026-12-28', '2026-12-21', '2026-12-14'];
    const names = namesIn(show({ periods: starts.map((from) => week(from)) }));
    expect(names.filter((name) => /\d/.test(name))).toEqual(['Dec 14, 2026', 'Dec 28, 2026']);
  });

  test.each([
    [2, 2],
    [4, 4],
    [5, 2],
    [8, 4],
    [9, 3],
    [104, 3],
  ])('of %i weeks has %i visible names, and all differ', (weeks, visible) => {
    const starts = Array.from(
      { length: weeks },
      (_, index) => Date.parse('2026-11-16') - index * 604_800_000,
    );
    const periods = starts.map((start) => week(new Date(start).toISOString().slice(0, 10)));
    const names = namesIn(show({ periods }));
    expect(new Set(names).size).toBe(weeks);
    expect(names.filter((name) => /\d/.test(name))).toHaveLength(visible);
    // A name below the last of many bars would be cut at the right edge.
    expect(names.at(-1)).toMatch(weeks > 4 ? /^\u200b+$/ : /^Nov 16/);
  });
});
