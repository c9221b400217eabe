import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLog, toMarkdown } from '../../src/text/escape.ts';
import { sentences } from '../../src/text/sentence.ts';
import type { Export } from '../../src/visitors/export.ts';
import { jsonParts } from '../../src/visitors/file-contents.ts';
import { visitorsMarkdown } from '../../src/visitors/markdown.ts';
import { failureText, failureWords } from '../../src/visitors/messages.ts';
import { gapsIn, notesOn } from '../../src/visitors/notes.ts';
import { changed, percent, points } from '../../src/visitors/numbers.ts';
import { visitorOutputs } from '../../src/visitors/outputs.ts';
import { PageTable } from '../../src/visitors/page-table.ts';
import type { NotRead, ProjectFailure, ProjectReport, VisitorsReport } from '../../src/visitors/report.ts';
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
  const odd = { truncated: false, duplicates: 0, emptyAnswers: 0, shortAnswers: 0, otherTotals: 0 };
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
          serviceMessage: HOSTILE_MESSAGE,
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
        serviceMessage: 'x'.repeat(600),
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

  const plain = (size: number) => Array.from({ length: size }, (_, index) => row(`/docs/some/page/${index}`));
  test.each([
    ['the large one first', [30_000, 3]],
    ['the large one last', [3, 30_000]],
    ['the large one among others', [3, 400, 30_000, 25, 2_000]],
    ['two large ones', [20_000, 3, 20_000]],
  ])('a cut summary of several projects is full: %s', (_name, sizes) => {
    const projects = sizes.map((size, index) => project(plain(size), { projectId: `p${index}` }));
    const size = Buffer.byteLength(show(reportOf(projects), { top: 30_000 }));
    expect(size).toBeLessThanOrEqual(MIB);
    expect(size).toBeGreaterThanOrEqual(0.99 * MIB);
  });

  test.each([1, 2, 5, 20, 60])('a cut comment about %i projects is full', (count) => {
    const maxBytes = 65_000;
    const projects = Array.from({ length: count }, (_, index) =>
      project(plain(index % 2 === 0 ? 2_000 : 3), { projectId: `p${index}` }),
    );
    const size = Buffer.byteLength(show(reportOf(projects), { top: 2_000, maxBytes }));
    expect(size).toBeLessThanOrEqual(maxBytes);
    expect(size).toBeGreaterThanOrEqual(0.99 * maxBytes);
  });

  test('what the projects leave goes to the list of those that could not be read', () => {
    const words = 'x'.repeat(100);
    const why = {
      failure: 'gone',
      what: 'answered 404',
      serviceMessage: words,
      tries: 1,
      because: 'refused',
    } as const;
    const failures = Array.from({ length: 400 }, (_, index) => ({
      projectId: `f${index}`,
      why,
      requests: 1,
    }));
    const text = show(reportOf([project([row('/')])], failures), { maxBytes: 65_000 });
    expect(text).toContain('#### `docs`');
    const size = Buffer.byteLength(text);
    expect(size).toBeLessThanOrEqual(65_000);
    expect(size).toBeGreaterThanOrEqual(0.99 * 65_000);
  });

  test('no section loses its page table without a word', () => {
    for (let count = 10; count <= 60; count += 5) {
      const projects = Array.from({ length: count }, (_, index) =>
        project(many(30), { projectId: `p${index}` }),
      );
      const text = show(reportOf(projects), { maxBytes: 65_000 });
      const sections = text.split('\n#### `p').slice(1);
      expect(sections.length).toBeGreaterThan(0);
      for (const section of sections) {
        const rows = section.split('#### Most read pages')[1]?.split('<details>')[0] ?? '';
        const shown = rows.split('\n').filter((line) => line.startsWith('| `')).length;
        expect(rows).toContain(`\n${30 - shown} ${shown === 0 ? '' : 'more '}pages are not shown here`);
      }
    }
  });

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
    { range: BEFORE, totals: undefined, why: 'no-requests' },
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

test.each<[string, string[], string[]]>([
  ['own years', ['2023-01-01', '2024-01-01', '2025-01-01'], ['1 Jan 2023', '1 Jan 2024', '1 Jan 2025']],
  ['weeks across a new year', ['2025-12-29', '2026-01-05'], ['29 Dec 2025', '5 Jan 2026']],
  ['weeks of one year', ['2026-11-09', '2026-11-16'], ['9 Nov', '16 Nov']],
  [
    'seconds',
    ['2026-11-16T00:00:00Z', '2026-11-16T00:00:30Z', '2026-11-16T00:01:00Z'],
    ['16 Nov', '16 Nov 00:00:30', '16 Nov 00:01'],
  ],
])('no two names of a chart are the same: %s', (_name, starts, names) => {
  const [first, ...rest] = starts
    .map((from) => ({ range: range(from, NOW.to), totals: counts(1, 1, 2) }))
    .toReversed();
  const spells = [first, ...rest] as ProjectReport['spells'];
  const text = show({ ...reportOf([project([row('/')], { spells })]), period: 'own dates' });
  expect(JSON.parse(/x-axis (.*)/.exec(text)?.[1] ?? '[]')).toEqual(names);
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
    { range: BEFORE, totals: undefined, why: 'no-requests' },
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

describe('gaps in the trend are told with their cause and what to do', () => {
  const why = {
    failure: 'may-fail',
    status: 503,
    what: 'answered 503',
    serviceMessage: 'Moving.',
    tries: 3,
  } as const;
  const gap = (cause: NotRead) => ({ range: BEFORE, totals: undefined, why: cause });
  const usedUp: NotRead = { ...why, because: 'used-up' };
  test.each<[string, NotRead[], RegExp[]]>([
    ['none', [], []],
    [
      'no request',
      ['no-requests'],
      [/one earlier period .* no request was left[.] Give `max-requests` a higher/],
    ],
    [
      'a failure',
      [usedUp, usedUp],
      [
        /2 earlier periods .* the service `answered 503`, 3 times in all[.] It said: `Moving[.]` The service may/,
      ],
    ],
    ['both', ['no-requests', usedUp], [/one earlier .* 503/, /one earlier .* no request/]],
  ])('%s', (_name, causes, expected) => {
    const given = project([row('/')], {
      spells: [{ range: NOW, totals: counts(8, 4, 10) }, ...causes.map(gap)],
    });
    const found = gapsIn(given);
    const shown = found.map(toMarkdown);
    expect(shown).toEqual(expected.map((words) => expect.stringMatching(words)));
    expect(notesOn(given)).toEqual(found);
  });
});

test('pages whose counts contradict each other are in no list of those seen as both', () => {
  const rows = [row('/a', 5, 0, 0), row('/b', 5, 5, 20), row('/c', 3, 4, 2), row('/d', 3, 4, 6)];
  const given = project(rows);
  expect(given.read.pages.both(20)).toEqual({ count: 1, pages: [rows[3]] });
  const text = show(reportOf([given]));
  expect(text).toContain('seen as both: 1 of 4');
  expect(text).toContain('The numbers of 3 pages contradict each other');
});

test('fewer rows than asked for: pages may be missing, and nothing claims to hold all', () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`/${index}`));
  const text = show(reportOf([project(rows, { read: { shortAnswers: 2 } })]));
  expect(text).toContain('⚠️ Pages may be missing: the page lists are over 25 pages.');
  expect(text).toContain('2 answers held fewer pages than were asked for although more were promised.');
  expect(text).toContain('5 more pages are not shown here; `visitors.csv` holds every page that was read.');
  const json = JSON.parse([...jsonParts(reportOf([project(rows, { read: { shortAnswers: 2 } })]))].join(''));
  expect(json.projects[0]).toMatchObject({ truncated: false, oddities: { shortAnswers: 2 } });
});

test.each([
  ['{}', 'It said: `{}`. Run again'],
  ['Later.', 'It said: `Later.` Run again'],
])('what the service said (%s) ends before the next sentence', (words, expected) => {
  const why = {
    failure: 'may-fail',
    status: 503,
    what: 'answered 503',
    serviceMessage: words,
    tries: 1,
    because: 'budget',
  } as const;
  const { happened, next } = failureWords({ projectId: 'docs', why, requests: 1 });
  expect(toMarkdown(sentences(happened, next))).toContain(expected);
});

test('one of a thing is no plural', () => {
  const read = {
    totals: counts(1, 0, 1),
    truncated: true,
    stoppedBy: 'budget',
    duplicates: 1,
    shortAnswers: 1,
  } as const;
  const odd = { ...reportOf([project([row('/')], { read })]), requests: 1, maxRequests: 1 };
  const text = show(odd);
  expect(text).not.toMatch(/(?<![\d,])1 (?:pages|rows|answers|requests|visitors|of the projects)\b/);
  expect(text).toContain('over 1 page.');
  expect(text).toContain('1 of at most 1 request<');
  const nothing = show(reportOf([project([], { read: { truncated: true, stoppedBy: 'nothing-new' } })]));
  expect(nothing).toContain('⚠️ Not every page was read: there are no page lists.');
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
