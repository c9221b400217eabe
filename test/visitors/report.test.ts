import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counts } from '../../src/visitors/client.ts';
import type { PeriodTotals, VisitorsReport } from '../../src/visitors/export.ts';
import { change, presentReport, signed, visitorsMarkdown, whole } from '../../src/visitors/report.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { GAP, NO_ODDITIES, pageOf, reportOf } from './support.ts';

const MIB = 1_048_576;
const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const week = (from: string, total = 2) => ({
  range: { from, to: '2026-11-23' },
  totals: counts(1, 1, total),
});
const periodsOf = (periods: PeriodTotals[]) => periods as never as VisitorsReport['periods'];
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => pageOf(`/${index}`));

const show = (change: Parameters<typeof reportOf>[0], maxBytes = MIB) =>
  visitorsMarkdown(reportOf(change), maxBytes);

test.each<[string, string]>([
  [change(10, 8), '+25.0\u00a0%'],
  [change(8, 10), '−20.0\u00a0%'],
  [change(10_000, 9_999), '±0\u00a0%'],
  [change(5, 0), '–'],
  [change(5, undefined), '–'],
  [signed(25, 'points'), '+25.0\u00a0points'],
  [whole(12_345.5), '12,346'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each<[Counts, Partial<Record<string, string>>]>([
  [counts(8, 4, 10), { human: '8', ai: '4', total: '10', both: '2', 'ai-share': '0.4000' }],
  [counts(0, 0, 0), { total: '0', both: '0', 'ai-share': '' }],
  [counts(0, 3, 3), { both: '0', 'ai-share': '1.0000' }],
  [counts(1.4, 1.4, 1.8), { human: '1', ai: '1', total: '2', both: '1', 'ai-share': '0.7778' }],
  [counts(0.1, 0.2, 0.4), { both: '0' }],
  // Numbers of visitors cannot be so: what would follow is left empty where it would be impossible.
  [counts(1, 1, 3), { both: '', 'ai-share': '0.3333' }],
  [counts(5, 4, 3), { both: '6', 'ai-share': '' }],
])('outputs of %j: %j', (totals, expected) => {
  const known = { outcome: 'reported', 'report-json': 'j', 'report-csv': 'c', 'comment-url': '' };
  const others = { ...known, pages: '0', truncated: 'false' };
  expect(presentReport(reportOf({ totals }), known).outputs).toMatchObject({ ...others, ...expected });
});

test('hostile paths, ids and messages stay text, and no cell gets lost', () => {
  const path = fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' }), fc.string());
  const ids = fc.constantFrom('docs', '@team', '`x`', '[a](b)', 'a|b', '<b>');
  const gap = { ...GAP, why: { ...GAP.why, happened: [{ code: HOSTILE_MESSAGE }] } };
  const periods = periodsOf([...reportOf().periods, gap]);
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 30 }), ids, (paths, project) => {
      const report = reportOf({ pages: paths.map((each) => pageOf(each)), project, periods });
      const { html, images, mentions, references, comments, links, elements } = renderMarkdown(
        visitorsMarkdown(report, MIB),
      );
      expect([images, mentions, references, comments]).toEqual([[], [], [], []]);
      expect(links).toEqual([report.runUrl]);
      expect(elements.filter((element) => !/^<\/?(details|summary|sub)>$/.test(element))).toEqual([]);
      const cells = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
        ([, inner = '']) => inner.split(/<t[dh]/).length - 1,
      );
      for (const count of cells) expect([2, 4, 5]).toContain(count);
      // Each page stands in its own row, and in that of the pages that AI reads more (20 at most).
      const least = 2 * Math.min(20, paths.length);
      expect(cells.filter((count) => count === 4).length).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['1,000 wide rows fit the summary', MIB, 1_000],
  ['a comment is cut', 65_000, 62],
  ['at a row, whatever the size', 12_000, 1],
])('%s', (_name, maxBytes, least) => {
  /** The longest rows that there are: a path of 120 characters of three bytes each. */
  const wide = Array.from({ length: 1_000 }, (_, index) => pageOf(`${'頁'.repeat(130)}${index}`));
  const text = show({ pages: [...wide, ...pagesOf(500)], top: 1_000 }, maxBytes);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
  const table = text.split('#### Most read pages')[1]?.split('<details>')[0] ?? '';
  const shown = table.match(/^\| `.* \|$/gm)?.length ?? 0;
  expect(shown).toBeGreaterThanOrEqual(least);
  expect(table).toContain(`Not shown: ${whole(1_500 - shown)} more pages. With`);
});

const NOBODY = counts(0, 0, 0);
test.each<[string, Parameters<typeof reportOf>[0], string | RegExp]>([
  [
    'rows are left out',
    { pages: pagesOf(25) },
    'Not shown: 5 more pages. With `report-path`, `visitors.csv`',
  ],
  ['one is', { pages: pagesOf(21) }, 'Not shown: 1 more page. '],
  ['nobody now', { totals: NOBODY }, /2026: 0 \(−100[.]0\u00a0%\)\n[\s\S]*bar \[5, 0\]/],
  [
    'pages seen as both',
    { pages: [pageOf('/a', 5, 0, 0), pageOf('/b', 5, 5, 20), pageOf('/c', 3, 4, 6)] },
    'counted as both people and AI: 2 of 3',
  ],
  [
    'fractions',
    { totals: counts(1.4, 1.4, 1.8), oddities: { ...NO_ODDITIES, roundedCounts: true } },
    /\| All \| 2 \| 5 \|[\s\S]*AI share: 77[.]8\u00a0% \(.*\) · Counted as both people and AI: 1\n[\s\S]*shown rounded/,
  ],
])('%s', (_name, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, Parameters<typeof reportOf>[0], string | RegExp]>([
  ['all rows are shown', { pages: pagesOf(25), top: 25 }, 'Not shown'],
  ['`top: 0`', { pages: pagesOf(5), top: 0 }, '| Page |'],
  ['impossible numbers', { totals: counts(1, 1, 3) }, 'Counted as both'],
  ['one period', { periods: periodsOf([week('2026-11-16')]) }, /mermaid|Before|Trend/],
  ['one of a thing', { requests: 1, pages: pagesOf(1), truncated: true }, /(?<![\d,])1 (?:page|request)s/],
  ['in order', {}, /⚠️|rounded/],
])('%s: nothing of it', (_name, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test('without visitors there is one sentence: no chart, no table', () => {
  const periods = periodsOf([week('2026-11-16', 0), week('2026-11-09', 0), GAP]);
  expect(show({ periods }).split('\n\n')).toEqual([
    '### 📈 Documentation readers, 16–22 Nov 2026: 0',
    'Project `docs`',
    expect.stringMatching(/^⚠️ The totals of 1 earlier period/),
    'The service reported no visitors.',
    expect.stringMatching(/^<sub>/),
  ]);
});

const odd = { badRows: 1, duplicateRows: 2, emptyAnswers: 1, shortAnswers: 3, answersWithOtherTotals: 1 };
test.each<[string, Parameters<typeof reportOf>[0], string, RegExp]>([
  [
    'no request left for a page',
    { truncated: true },
    'Not every page was read',
    /^The service has more than the 0 pages.*limit of `?max-requests/,
  ],
  [
    'every oddity in one sentence',
    { oddities: { ...odd, roundedCounts: true } },
    'Irregular responses',
    /: 1 unusable row \(left out\), 2 duplicate rows \(left out\), 1 empty response .*, 3 short responses .*, totals that changed .*[.] Pages may be missing[.]$/,
  ],
  [
    'periods without totals',
    { periods: periodsOf([...reportOf().periods, GAP, GAP]) },
    'Missing periods in the trend',
    /^The totals of 2 earlier periods could not be read: no requests were left[.] Increase it[.]$/,
  ],
])('a warning, and a line of the summary: %s', (_name, report, title, note) => {
  const { annotations, summary } = presentReport(reportOf(report), {});
  expect(annotations).toMatchObject([{ level: 'warning', title }, { level: 'notice' }]);
  expect(summary.match(/(?<=^⚠️ ).*$/gmu)).toEqual([expect.stringMatching(note)]);
});

describe('the chart', () => {
  const namesIn = (text: string) => JSON.parse(/x-axis "[^"]*" (.*)/.exec(text)?.[1] ?? '[]') as string[];

  test('has the numbers of the table, oldest first, and no place for what is not known', () => {
    const text = show({ periods: periodsOf([week('2026-11-16', 10), GAP, week('2026-11-02', 6)]) });
    expect(text).toContain('x-axis "week from" ["2 Nov", "16 Nov"]');
    expect(text).toContain('bar [6, 10]\n  line [1, 1]');
    expect(text).toContain(
      '| 2\u00a0Nov | 6 | 1 | 1 |\n| 9\u00a0Nov | – | – | – |\n| 16\u00a0Nov | 10 | 1 | 1 |',
    );
    expect(text).toContain('| All | 10 | – | – |');
  });

  test.each<[string, string[], string[]]>([
    ['years', ['2023-01-01', '2024-01-01'], ['1 Jan 2023', '1 Jan 2024']],
    ['weeks across a new year', ['2025-12-29', '2026-01-05'], ['29 Dec 2025', '5 Jan 2026']],
    [
      'times',
      ['2026-11-16T00:00:00Z', '2026-11-16T12:30', '2026-11-17'],
      ['16 Nov, 00:00', '16 Nov, 12:30', '17 Nov'],
    ],
  ])('has no two names that are the same: %s', (_name, starts, names) => {
    const periods = periodsOf(starts.map((from) => week(from)).toReversed());
    expect(namesIn(show({ periods, period: 'own dates' }))).toEqual(names);
  });

  test('begins with the first visitors, and says what it leaves out', () => {
    const totals = [4, 0, 6, 0, 0];
    const starts = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];
    const text = show({ periods: periodsOf(starts.map((from, index) => week(from, totals[index]))) });
    expect(text).toContain('bar [6, 0, 4]');
    expect(text).toContain('Line: AI · Not shown: 2 earlier periods without readers\n');
    expect(text).not.toContain('Oct');
  });

  test.each([
    [2, 8],
    [9, 10],
    [131, 160],
    [3_123, 3_500],
    [5_000_001, 8_000_000],
  ])('a most of %i: the axis ends at %i', (most, end) => {
    const text = show({ periods: periodsOf([week('2026-11-16', most), week('2026-11-09', 1)]) });
    expect(text).toContain(`  title "Readers per week"\n`);
    expect(text).toContain(`  y-axis "unique visitors" 0 --> ${end}\n`);
  });

  test.each([
    [8, 8],
    [9, 5],
    [104, 4],
  ])('of %i weeks has %i visible names, and all differ', (weeks, visible) => {
    const starts = Array.from(
      { length: weeks },
      (_, index) => Date.parse('2026-11-16') - index * 604_800_000,
    );
    const periods = starts.map((start) => week(new Date(start).toISOString().slice(0, 10)));
    const names = namesIn(show({ periods: periodsOf(periods) }));
    expect(new Set(names).size).toBe(weeks);
    expect(names.filter((name) => /\d/.test(name))).toHaveLength(visible);
    expect(names.at(-1)).toMatch(/^16 Nov/);
  });
});
