import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLog } from '../../src/render/escape.ts';
import { jsonParts } from '../../src/render/visitors-files.ts';
import { visitorsMarkdown } from '../../src/render/visitors-markdown.ts';
import { changed, percent, points } from '../../src/render/visitors-numbers.ts';
import { visitorOutputs } from '../../src/render/visitors-outputs.ts';
import { failureText, notesOn } from '../../src/render/visitors-words.ts';
import type { Export } from '../../src/visitors/export.ts';
import { PageTable } from '../../src/visitors/page-table.ts';
import type { ProjectFailure, ProjectReport, VisitorsReport } from '../../src/visitors/report.ts';
import type { Counts, PageCounts } from '../../src/visitors/wire.ts';
import { HOSTILE_MESSAGE, HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { record } from '../support/report.ts';

const MIB = 1_048_576;
const RUN = 'https://github.com/o/r/actions/runs/1';
const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
const range = (from: string, to: string) => ({ from, to });
const NOW = range('2026-11-16', '2026-11-23');
const BEFORE = range('2026-11-09', '2026-11-16');

function project(
  rows: Iterable<PageCounts>,
  change: Partial<Omit<ProjectReport, 'read'>> & { read?: Partial<Export> } = {},
): ProjectReport {
  const pages = new PageTable();
  for (const row of rows) pages.add(row);
  const totals = counts(8, 4, 10);
  const odd = { truncated: false, duplicates: 0, emptyAnswers: 0, otherTotals: 0 };
  const read = { totals, pages, ...odd, ...change.read };
  const spells: ProjectReport['spells'] = [
    { range: NOW, totals: read.totals },
    { range: BEFORE, totals: counts(5, 0, 5) },
  ];
  return { projectId: 'docs', requests: 2, spells, ...change, read };
}

const reportOf = (projects: ProjectReport[], failures: ProjectFailure[] = []): VisitorsReport => ({
  period: 'last-week',
  range: NOW,
  projects,
  failures,
  requests: 2,
  maxRequests: 60,
  madeAt: 0,
});

const show = (report: VisitorsReport, { top = 20, maxBytes = MIB, files = true } = {}) =>
  visitorsMarkdown(report, { top, maxBytes, runUrl: RUN, csvOf: () => (files ? 'visitors.csv' : undefined) });

/** Nothing of a foreign text may be more than text. */
function expectInert(markdown: string) {
  const rendered = renderMarkdown(markdown);
  const { images, mentions, references, comments, links, elements } = rendered;
  expect([images, mentions, references, comments]).toEqual([[], [], [], []]);
  expect(links.filter((link) => link !== RUN)).toEqual([]);
  expect(elements.filter((element) => !/^<\/?(details|summary|sub)>$/.test(element))).toEqual([]);
  return rendered;
}

const row = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({ path, human, ai, total });

test('hostile paths, ids and messages stay text, and no cell gets lost', () => {
  const paths = fc.uniqueArray(
    fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' }), fc.string()),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom('docs', '@team', '`x`', '[a](b)', 'a|b', '<b>'),
      (given, projectId) => {
        const rows = given.map((path) => row(path));
        const why = {
          failure: 'gone',
          what: 'answered 404',
          words: HOSTILE_MESSAGE,
          tries: 1,
          because: 'refused',
        } as const;
        const failures: ProjectFailure[] = [{ projectId, why, requests: 1 }];
        for (const report of [
          reportOf([project(rows, { projectId })]),
          reportOf([project(rows, { projectId })], failures),
        ]) {
          const { html } = expectInert(show(report));
          const cells = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
            ([, inner = '']) => inner.split(/<t[dh]/).length - 1,
          );
          for (const count of cells) expect([2, 4, 5, 7]).toContain(count);
          // Each page stands in its own row, and in that of the pages that AI is ahead on (20 at most).
          expect(cells.filter((count) => count === 4).length).toBeGreaterThanOrEqual(
            Math.min(20, given.length),
          );
        }
      },
    ),
    { numRuns: 150 },
  );
});

describe('the size', () => {
  const many = (size: number) =>
    Array.from({ length: size }, (_, index) => {
      const hostile = HOSTILE_PATHS[index % HOSTILE_PATHS.length] ?? '';
      return row(`${hostile}/${index}`, index % 90, index % 50, (index % 90) + (index % 50));
    });

  test('30,000 hostile pages fill the summary to 99 %, and not a byte beyond', () => {
    const report = reportOf([project(many(30_000))]);
    const summary = show(report, { top: 30_000 });
    const size = Buffer.byteLength(summary);
    expect(size).toBeLessThanOrEqual(MIB);
    expect(size).toBeGreaterThanOrEqual(0.99 * MIB);
    const table = summary.split('#### Most read pages')[1]?.split('<details>')[0] ?? '';
    const shown = table.split('\n').filter((line) => line.startsWith('| `')).length;
    const [, left = ''] =
      /([\d,]+) more pages are not shown here; `visitors[.]csv` holds all of them[.]/.exec(table) ?? [];
    expect(shown + Number(left.replaceAll(',', ''))).toBe(30_000);
    record('size of a cut summary', { measures: { '% of 1 MiB': (100 * size) / MIB, 'rows shown': shown } });
  });

  test.each([3_000, 10_000, 64_800, 200_000])(
    '%i bytes are not passed, with one project or many',
    (maxBytes) => {
      const one = reportOf([project(many(9_000))]);
      expect(Buffer.byteLength(show(one, { top: 9_000, maxBytes }))).toBeLessThanOrEqual(maxBytes);
      const failure = {
        failure: 'gone',
        what: 'answered 404',
        words: 'x'.repeat(600),
        tries: 1,
        because: 'refused',
      } as const;
      const failures = Array.from({ length: 40 }, (_, index) => ({
        projectId: `f${index}`,
        why: failure,
        requests: 1,
      }));
      const projects = Array.from({ length: 30 }, (_, index) =>
        project(many(200), { projectId: `p${index}` }),
      );
      const all = show(reportOf(projects, failures), { top: 200, maxBytes });
      expect(Buffer.byteLength(all)).toBeLessThanOrEqual(maxBytes);
      expect(all).toContain('Visitors of 30 of 70 projects');
      const sections = all.split('\n#### `p').length - 1;
      const [, missing = '0'] = /no room here for more about (\d+) of the projects/.exec(all) ?? [];
      expect(sections + Number(missing)).toBe(30);
    },
  );

  test('at any size a table is cut at a row', () => {
    const report = reportOf([project(many(300))]);
    fc.assert(
      fc.property(fc.integer({ min: 8_000, max: 40_000 }), (maxBytes) => {
        const text = show(report, { top: 300, maxBytes });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        for (const line of text.split('\n'))
          if (line.startsWith('| ')) expect(line.endsWith(' |')).toBe(true);
      }),
    );
  });

  test('top: 0 has no page table', () => {
    expect(show(reportOf([project(many(50))]), { top: 0 })).not.toContain('| page |');
  });
});

test('what is left out is told, and where it is', () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`/${index}`));
  expect(show(reportOf([project(rows)]))).toContain(
    '5 more pages are not shown here; `visitors.csv` holds all of them.',
  );
  expect(show(reportOf([project(rows)]), { files: false })).toContain(
    '`report-path` writes all of them to a file.',
  );
  expect(show(reportOf([project(rows)]), { top: 25 })).not.toContain('not shown here');
});

test('the chart has the numbers of the table, oldest first, and no place for what is not known', () => {
  const spells: ProjectReport['spells'] = [
    { range: NOW, totals: counts(8, 4, 10) },
    { range: BEFORE, totals: undefined },
    { range: range('2026-11-02', '2026-11-09'), totals: counts(5, 1, 6) },
  ];
  const text = show(reportOf([project([row('/')], { spells })]));
  expect(text).toContain('x-axis ["2 Nov", "16 Nov"]');
  expect(text).toContain('bar [6, 10]\n  line [1, 4]');
  expect(text).toContain(
    '| 2 Nov 2026 | 6 | 5 | 1 | 16.7\u00a0% |\n| 9 Nov 2026 | not known | | | |\n| **16 Nov 2026** | 10 | 8 | 4 | 40.0\u00a0% |',
  );
  expect(text).toContain('| All, each counted once | 10 | not known | not known |');
});

test('names in a long chart differ, and most of them are blank', () => {
  const spells = Array.from({ length: 104 }, (_, index) => {
    const from = new Date(Date.parse('2026-11-16') - index * 604_800_000).toISOString().slice(0, 10);
    return { range: range(from, NOW.to), totals: counts(1, 1, 2) };
  });
  const [first, ...rest] = spells;
  const text = show(reportOf([project([row('/')], { spells: [first, ...rest] as ProjectReport['spells'] })]));
  const names = JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]') as string[];
  expect(new Set(names.map((name) => name.trim())).size).toBe(104);
  expect(names.filter((name) => /\d/.test(name))).toHaveLength(8);
});

test.each<[string, string]>([
  [changed(10, 8), '+2 (+25.0\u00a0%)'],
  [changed(8, 10), '−2 (−20.0\u00a0%)'],
  [changed(5, 0), '+5 (from 0)'],
  [changed(0, 5), '−5 (−100.0\u00a0%)'],
  [changed(0, 0), '±0'],
  [changed(5, undefined), 'not known'],
  [changed(1_234_567, 1), '+1,234,566 (+123456600.0\u00a0%)'],
  [points(0.5, 0.25), '+25.0\u00a0points'],
  [points(undefined, 0.2), 'not known'],
  [percent(undefined), '–'],
  [percent(0.256), '25.6\u00a0%'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each<[Counts, string, string]>([
  [counts(8, 4, 10), '2', '0.4000'],
  [counts(0, 0, 0), '0', ''],
  [counts(0, 3, 3), '0', '1.0000'],
  [counts(2, 1, 3), '0', '0.3333'],
  // What distinct counts cannot be has no consequences.
  [counts(5, 1, 3), '', ''],
  [counts(1, 1, 3), '', ''],
])('outputs of %j: both %j, ai-share %j', (totals, both, share) => {
  const outputs = visitorOutputs(reportOf([project([], { read: { totals } })]), 'reported', {
    json: 'j',
    csv: ['c'],
  });
  expect(outputs).toMatchObject({
    both,
    'ai-share': share,
    pages: '0',
    truncated: 'false',
    'report-csv': 'c',
  });
});

test('outputs of several projects hold no number', () => {
  const report = reportOf([project([]), project([], { projectId: 'b', read: { truncated: true } })]);
  expect(visitorOutputs(report, 'reported', { json: 'j', csv: ['c', 'd'] })).toMatchObject({
    outcome: 'reported',
    human: '',
    ai: '',
    total: '',
    both: '',
    'ai-share': '',
    pages: '',
    truncated: 'true',
    'report-csv': 'c\nd',
  });
});

test('what could not be seen is told', () => {
  const spells: ProjectReport['spells'] = [
    { range: NOW, totals: counts(5, 1, 3) },
    { range: BEFORE, totals: undefined },
  ];
  const read = {
    truncated: true,
    stoppedBy: 'budget',
    duplicates: 2,
    emptyAnswers: 1,
    otherTotals: 1,
  } as const;
  const notes = notesOn(project([row('/')], { spells, read })).map(toLog);
  expect(notes).toHaveLength(6);
  expect(notes.join('\n')).toMatch(
    /max-requests[\s\S]*2 rows[\s\S]*1 answer[\s\S]*changed[\s\S]*one earlier[\s\S]*contradict/,
  );
  expect(notesOn(project([row('/')]))).toEqual([]);
  expect(show(reportOf([project([row('/')], { read })]))).toContain('⚠️ Not every page was read');
});

test('the JSON is the whole report, paths exactly', () => {
  const rows = HOSTILE_PATHS.map((path) => row(path));
  const failures: ProjectFailure[] = [{ projectId: 'gone', why: 'no-requests', requests: 0 }];
  for (const report of [
    reportOf([project(rows)]),
    reportOf([project(rows), project([], { projectId: 'b' })], failures),
    reportOf([project([])]),
  ]) {
    const json = JSON.parse([...jsonParts(report)].join(''));
    expect(json).toMatchObject({
      version: 1,
      period: 'last-week',
      range: NOW,
      requests: { made: 2, allowed: 60 },
    });
    expect(json.projects).toHaveLength(report.projects.length);
    for (const [index, { read }] of report.projects.entries()) {
      expect(json.projects[index].pages).toEqual([...read.pages.byTotal()]);
      expect(json.projects[index]).toMatchObject({
        totals: { human: 8, ai: 4, total: 10, both: 2, aiShare: 0.4 },
        before: { range: BEFORE, totals: { total: 5 } },
        pageCount: read.pages.size,
      });
      expect(json.projects[index].trend.at(-1).range).toEqual(NOW);
    }
    expect(json.failed).toEqual(
      report.failures.map((failure) => ({ project: 'gone', reason: failureText(failure) })),
    );
  }
});
