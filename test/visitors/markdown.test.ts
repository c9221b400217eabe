import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NoAnswer, type PageCounts } from '../../src/visitors/client.ts';
import { NO_ODDITIES, type PeriodTotals, type VisitorsReport } from '../../src/visitors/export.ts';
import { visitorsMarkdown } from '../../src/visitors/markdown.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { reportOf } from './support.ts';

const MIB = 1_048_576;
const RUN = 'https://github.com/o/r/actions/runs/1';
const row = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({ path, human, ai, total });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`/${index}`));
const week = (from: string, total = 2): PeriodTotals => ({
  range: { from, to: '2026-11-23' },
  totals: { human: 1, ai: 1, total },
});
const NOBODY = { human: 0, ai: 0, total: 0 };
const gap: PeriodTotals = {
  range: { from: '2026-11-09', to: '2026-11-16' },
  totals: undefined,
  why: new NoAnswer('budget', 0, { what: ['was not asked'], serviceMessage: '' }),
};
const periodsOf = (periods: PeriodTotals[]) => periods as never as VisitorsReport['periods'];

function show(change: Parameters<typeof reportOf>[0], { top = 20, maxBytes = MIB, csv = true } = {}) {
  return visitorsMarkdown(reportOf(change), { top, runUrl: RUN, hasCsv: csv }, maxBytes);
}

test('hostile paths, ids and messages stay text, and no cell gets lost', () => {
  const path = fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' }), fc.string());
  const ids = fc.constantFrom('docs', '@team', '`x`', '[a](b)', 'a|b', '<b>');
  const why = new NoAnswer('exhausted', 3, {
    status: 503,
    what: ['returned 503'],
    serviceMessage: HOSTILE_MESSAGE,
  });
  const periods = periodsOf([...reportOf().periods, { ...gap, why }]);
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 30 }), ids, (paths, projectId) => {
      const text = show({ pages: paths.map((each) => row(each)), projectId, periods });
      const { html, images, mentions, references, comments, links, elements } = renderMarkdown(text);
      expect([images, mentions, references, comments]).toEqual([[], [], [], []]);
      expect(links).toEqual([RUN]);
      expect(elements.filter((element) => !/^<\/?(details|summary|sub)>$/.test(element))).toEqual([]);
      const cells = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
        ([, inner = '']) => inner.split(/<t[dh]/).length - 1,
      );
      for (const count of cells) expect([2, 4, 5]).toContain(count);
      // Each page stands in its own row, and in that of the pages that AI reads more (20 at most).
      expect(cells.filter((count) => count === 4).length).toBeGreaterThanOrEqual(
        2 * Math.min(20, paths.length),
      );
    }),
    { numRuns: 150 },
  );
});

describe('the size', () => {
  /** The longest rows that there are: a path of 120 characters of three bytes each. */
  const wide = (count: number) =>
    Array.from({ length: count }, (_, index) => row(`${'頁'.repeat(130)}${index}`));

  test.each([
    ['1,000 wide rows fit the summary', MIB, 1_000],
    ['a comment is cut', 65_000, 62],
    ['at a row, whatever the size', 12_000, 1],
  ])('%s', (_name, maxBytes, least) => {
    const pages = [...wide(1_000), ...rows(500)];
    const text = show({ pages }, { top: 1_000, maxBytes });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    const table = text.split('#### Most read pages')[1]?.split('<details>')[0] ?? '';
    const shown = table.match(/^\| `.* \|$/gm)?.length ?? 0;
    expect(shown).toBeGreaterThanOrEqual(least);
    const left = (1_500 - shown).toLocaleString('en');
    expect(table.slice(-90)).toContain(
      `${left} more pages are not shown. \`visitors.csv\` contains every page that was read.`,
    );
  });
});

test.each<[string, Parameters<typeof show>, string | RegExp]>([
  [
    'rows are left out',
    [{ pages: rows(25) }],
    '5 more pages are not shown. `visitors.csv` contains every page that was read.',
  ],
  [
    'one is',
    [{ pages: rows(21) }],
    '1 more page is not shown. `visitors.csv` contains every page that was read.',
  ],
  [
    'without files',
    [{ pages: rows(25) }, { csv: false }],
    'Set `report-path` to get a file with every page that was read.',
  ],
  [
    'the heading',
    [{}],
    /^### 📈 Documentation readers, 16–22 Nov 2026: 10 \(\+100[.]0\u00a0%\)\n\nProject `docs` · last week, UTC\n/,
  ],
  [
    'nobody before',
    [{ periods: periodsOf([week('2026-11-16'), week('2026-11-09', 0)]) }],
    /2026: 2\n[\s\S]*\| All \| 2 \| 0 \| – \|/,
  ],
  ['nobody now', [{ totals: NOBODY }], /2026: 0 \(−100[.]0\u00a0%\)\n[\s\S]*bar \[5, 0\]/],
  [
    'all time',
    [{ period: 'all', periods: periodsOf([{ range: undefined, totals: { human: 1, ai: 1, total: 2 } }]) }],
    /readers, all time: 2\n\nProject `docs` · range chosen by the service\n[\s\S]*Requested range: all time, as reported by the service/,
  ],
  [
    'the range as it was requested',
    [{}],
    '<sub>Requested range: `2026-11-16` to `2026-11-23` (exclusive), UTC · 2 of at most 60 requests ·',
  ],
  [
    'pages seen as both',
    [{ pages: [row('/a', 5, 0, 0), row('/b', 5, 5, 20), row('/c', 3, 4, 6)] }],
    'counted as both people and AI: 2 of 3',
  ],
  [
    'fractions',
    [{ totals: { human: 1.4, ai: 1.4, total: 1.8 } }],
    /\| All \| 2 \| 5 \|[\s\S]*AI share: 77[.]8\u00a0% \(.*\) · Counted as both people and AI: 1\n/,
  ],
])('%s', (_name, report, expected) => {
  expect(show(...report)).toMatch(expected);
});

test.each<[string, Parameters<typeof show>, string | RegExp]>([
  ['all rows are shown', [{ pages: rows(25) }, { top: 25 }], 'not shown'],
  ['`top: 0`', [{ pages: rows(5) }, { top: 0 }], '| Page |'],
  ['impossible numbers', [{ totals: { human: 1, ai: 1, total: 3 } }], 'Counted as both'],
  ['one period', [{ periods: periodsOf([week('2026-11-16')]) }], /mermaid|Before|Trend/],
  [
    'one of a thing',
    [{ requests: 1, maxRequests: 1, pages: rows(1), truncated: true }],
    /(?<![\d,])1 (?:page|request)s/,
  ],
])('%s: nothing of it', (_name, report, unexpected) => {
  expect(show(...report)).not.toMatch(unexpected);
});

test('without visitors there is one sentence: no chart, no table', () => {
  const periods = periodsOf([week('2026-11-16', 0), week('2026-11-09', 0), gap]);
  expect(show({ periods, oddities: NO_ODDITIES }).split('\n\n')).toEqual([
    '### 📈 Documentation readers, 16–22 Nov 2026: 0',
    'Project `docs` · last week, UTC',
    expect.stringMatching(/^⚠️ The totals of 1 earlier period/),
    'The service reported no visitors.',
    expect.stringMatching(/^<sub>/),
  ]);
});

describe('the chart', () => {
  const namesIn = (text: string) => JSON.parse(/x-axis "[^"]*" (.*)/.exec(text)?.[1] ?? '[]') as string[];

  test('has the numbers of the table, oldest first, and no place for what is not known', () => {
    const text = show({ periods: periodsOf([week('2026-11-16', 10), gap, week('2026-11-02', 6)]) });
    expect(text).toContain('x-axis "week from" ["2 Nov", "16 Nov"]');
    expect(text).toContain('bar [6, 10]\n  line [1, 1]');
    expect(text).toContain(
      '| 2\u00a0Nov | 6 | 1 | 1 |\n| 9\u00a0Nov | – | – | – |\n| 16\u00a0Nov | 10 | 1 | 1 |',
    );
    expect(text).toContain('| All | 10 | – | – |');
  });

  test.each<[string, string[], string[]]>([
    ['years', ['2023-01-01', '2024-01-01', '2025-01-01'], ['1 Jan 2023', '1 Jan 2024', '1 Jan 2025']],
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
    expect(text).toContain(
      '🟦 Bars: all readers · 🟧 Line: AI · Not shown: 2 earlier periods without readers\n',
    );
    expect(text).not.toContain('Oct');
  });

  test.each([
    [2, 8],
    [9, 10],
    [131, 160],
    [160, 160],
    [3_123, 3_500],
    [98_765, 100_000],
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
    const periods = Array.from({ length: weeks }, (_, index) =>
      week(new Date(Date.parse('2026-11-16') - index * 604_800_000).toISOString().slice(0, 10)),
    );
    const names = namesIn(show({ periods: periodsOf(periods) }));
    expect(new Set(names).size).toBe(weeks);
    expect(names.filter((name) => /\d/.test(name))).toHaveLength(visible);
    expect(names.at(-1)).toMatch(/^16 Nov/);
  });
});
