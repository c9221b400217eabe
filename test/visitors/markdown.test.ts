import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NoAnswer, type PageCounts } from '../../src/visitors/client.ts';
import type { PeriodTotals, VisitorsReport } from '../../src/visitors/export.ts';
import { visitorsMarkdown } from '../../src/visitors/markdown.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { PLAIN, reportOf } from './support.ts';

const MIB = 1_048_576;
const RUN = 'https://github.com/o/r/actions/runs/1';
const row = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({ path, human, ai, total });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`/${index}`));
const week = (from: string, total = 2): PeriodTotals => ({
  range: { from, to: '2026-11-23' },
  totals: { human: 1, ai: 1, total },
});
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
  const why = new NoAnswer('used-up', 3, {
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
    ['a comment is cut', 65_000, 90],
  ])('%s', (_name, maxBytes, least) => {
    const pages = [...wide(1_000), ...rows(500)];
    const text = show({ pages }, { top: 1_000, maxBytes });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    const table = text.split('#### Most read pages')[1]?.split('<details>')[0] ?? '';
    const shown = table.split('\n').filter((line) => line.startsWith('| `')).length;
    expect(shown).toBeGreaterThanOrEqual(least);
    const left = (1_500 - shown).toLocaleString('en');
    expect(table).toContain(`${left} more pages are not shown here; \`visitors.csv\` holds all of them.`);
  });

  test('at any size it is cut at a row, as late as possible', () => {
    const pages = rows(300);
    fc.assert(
      fc.property(fc.integer({ min: 3_500, max: 12_000 }), (maxBytes) => {
        const text = show({ pages }, { top: 300, maxBytes });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        for (const line of text.split('\n')) if (line.startsWith('| ')) expect(line).toMatch(/ \|$/);
        const left = /\n(\d+) (?:more )?pages are not shown/.exec(text)?.[1];
        if (left !== undefined) expect(Buffer.byteLength(text)).toBeGreaterThan(maxBytes - 40);
      }),
    );
  });
});

const notAll = { ...PLAIN, badRows: 2 };
const missing = '⚠️ Pages may be missing: the page lists are over 25 pages.';
test.each<[string, Parameters<typeof show>, string | RegExp]>([
  [
    'rows are left out',
    [{ pages: rows(25) }],
    '5 more pages are not shown here; `visitors.csv` holds all of',
  ],
  ['one is', [{ pages: rows(21) }], '1 more page is not shown here; `visitors.csv` holds all of them.'],
  ['without files', [{ pages: rows(25) }, { csv: false }], '`report-path` writes all of them to a file.'],
  [
    'a page is missing',
    [{ pages: rows(25), oddities: notAll }],
    '`visitors.csv` holds every page that was read.',
  ],
  ['no visitors', [{ totals: { human: 0, ai: 0, total: 0 } }], '### 📈 No visitors'],
  [
    'truncated',
    [{ pages: rows(1), truncated: true }],
    '⚠️ Not every page was read: the page lists are over 1 page.',
  ],
  ['truncated at once', [{ truncated: true }], '⚠️ Not every page was read: there are no page lists.'],
  ['short answers', [{ pages: rows(25), oddities: { ...PLAIN, shortAnswers: 2 } }], missing],
  ['rows that came twice', [{ pages: rows(25), oddities: { ...PLAIN, duplicateRows: 1 } }], missing],
  ['bad rows', [{ oddities: notAll }], '⚠️ Pages may be missing: there are no page lists.'],
  [
    'pages seen as both',
    [{ pages: [row('/a', 5, 0, 0), row('/b', 5, 5, 20), row('/c', 3, 4, 6)] }],
    'seen as both: 2 of 3',
  ],
  [
    'fractions',
    [{ totals: { human: 1.4, ai: 1.4, total: 1.8 } }],
    /\| All, each counted once \| 2 \|[\s\S]*\| Seen as both \| 1 \|/,
  ],
  ['impossible numbers', [{ totals: { human: 1, ai: 1, total: 3 } }], '| Seen as both | – | 0 | not known |'],
])('%s', (_name, report, expected) => {
  expect(show(...report)).toMatch(expected);
});

test.each<[string, Parameters<typeof show>, string | RegExp]>([
  ['all rows are shown', [{ pages: rows(25) }, { top: 25 }], 'not shown here'],
  ['`top: 0`', [{ pages: rows(5) }, { top: 0 }], '| page |'],
  [
    'one of a thing',
    [{ requests: 1, maxRequests: 1, pages: rows(1), truncated: true }],
    /(?<![\d,])1 (?:page|request)s/,
  ],
])('%s: nothing of it', (_name, report, unexpected) => {
  expect(show(...report)).not.toMatch(unexpected);
});

describe('the chart', () => {
  const namesIn = (text: string) => JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]') as string[];

  test('has the numbers of the table, oldest first, and no place for what is not known', () => {
    const text = show({ periods: periodsOf([week('2026-11-16', 10), gap, week('2026-11-02', 6)]) });
    expect(text).toContain('x-axis ["2 Nov", "16 Nov"]');
    expect(text).toContain('bar [6, 10]\n  line [1, 1]');
    expect(text).toContain(
      '| 2 Nov 2026 | 6 | 1 | 1 | 16.7\u00a0% |\n| 9 Nov 2026 | not known | | | |\n| **16 Nov 2026** | 10 | 1 | 1 | 10.0\u00a0% |',
    );
    expect(text).toContain('| All, each counted once | 10 | not known | not known |');
  });

  test.each<[string, string[], string[]]>([
    ['years', ['2023-01-01', '2024-01-01', '2025-01-01'], ['1 Jan 2023', '1 Jan 2024', '1 Jan 2025']],
    ['weeks across a new year', ['2025-12-29', '2026-01-05'], ['29 Dec 2025', '5 Jan 2026']],
    [
      'times',
      ['2026-11-16T00:00:00Z', '2026-11-16T12:30', '2026-11-17'],
      ['16 Nov', '16 Nov 12:30', '17 Nov'],
    ],
  ])('has no two names that are the same: %s', (_name, starts, names) => {
    const periods = periodsOf(starts.map((from) => week(from)).toReversed());
    expect(namesIn(show({ periods, period: 'own dates' }))).toEqual(names);
  });

  test('has eight visible names at most, and all differ', () => {
    const periods = Array.from({ length: 104 }, (_, index) =>
      week(new Date(Date.parse('2026-11-16') - index * 604_800_000).toISOString().slice(0, 10)),
    );
    const names = namesIn(show({ periods: periodsOf(periods) }));
    expect(new Set(names).size).toBe(104);
    expect(names.filter((name) => /\d/.test(name))).toHaveLength(8);
    expect(names.at(-1)).toBe('16 Nov 2026');
  });
});
