import { describe, expect, test } from 'vitest';
import type { Annotation } from '../../src/runner/presentation.ts';
import { NoAnswer } from '../../src/visitors/client.ts';
import { NO_ODDITIES, type PeriodTotals } from '../../src/visitors/export.ts';
import {
  bothIn,
  type Counts,
  change as changeOf,
  counted,
  percent,
  points,
  whole,
} from '../../src/visitors/numbers.ts';
import { type Publication, presentNoReport, presentReport } from '../../src/visitors/report.ts';
import { reportOf } from './support.ts';

const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });

/** Presents a report that was written to files and to no comment, but for what is changed. */
function present(report: Parameters<typeof reportOf>[0], change: Partial<Publication> = {}) {
  return presentReport(reportOf(report), {
    view: { top: 20, runUrl: undefined, hasCsv: true },
    outcome: 'reported',
    paths: { 'report-json': 'j', 'report-csv': 'c' },
    commentUrl: '',
    problems: [],
    ...change,
  });
}

test.each<[string, string]>([
  [changeOf(10, 8), '+25.0\u00a0%'],
  [changeOf(8, 10), '−20.0\u00a0%'],
  [changeOf(1.2, 1), '+20.0\u00a0%'],
  [changeOf(10_000, 9_999), '±0\u00a0%'],
  [changeOf(5, 0), '–'],
  [changeOf(5, undefined), '–'],
  [points(0.5, 0.25), '+25.0\u00a0points'],
  [points(0.5, 0.5), '±0\u00a0points'],
  [percent(0.256), '25.6\u00a0%'],
  [whole(undefined), '–'],
  [whole(bothIn(counts(0.1, 0.2, 0.4))), '0'],
  [whole(12_345.5), '12,346'],
  [counted(1.2, 'visitor'), '1 visitor'],
  [counted(2_000, 'page'), '2,000 pages'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test.each<[Counts, Partial<Record<string, string>>]>([
  [counts(8, 4, 10), { human: '8', ai: '4', total: '10', both: '2', 'ai-share': '0.4000' }],
  [counts(0, 0, 0), { total: '0', both: '0', 'ai-share': '' }],
  [counts(0, 3, 3), { both: '0', 'ai-share': '1.0000' }],
  [counts(1.4, 1.4, 1.8), { human: '1', ai: '1', total: '2', both: '1', 'ai-share': '0.7778' }],
  [counts(0.3, 0.1, 0.4), { both: '0' }],
  // Numbers of visitors cannot be so: what would follow is left empty where it would be impossible.
  [counts(1, 1, 3), { both: '', 'ai-share': '0.3333' }],
  [counts(5, 4, 3), { both: '6', 'ai-share': '' }],
])('outputs of %j: %j', (totals, expected) => {
  const others = { pages: '0', truncated: 'false', 'report-json': 'j', 'report-csv': 'c', 'comment-url': '' };
  expect(present({ totals }).outputs).toMatchObject({ outcome: 'reported', ...others, ...expected });
});

test('what could not be written comes first', () => {
  const problems: Annotation[] = [{ level: 'error', title: 'x', paragraphs: [] }];
  const { outputs, annotations } = present({}, { outcome: 'failed', paths: {}, problems });
  expect(outputs).toMatchObject({ outcome: 'failed', total: '10', 'report-json': '', 'report-csv': '' });
  expect(annotations.map(({ level }) => level)).toEqual(['error', 'notice']);
});

test('a stop keeps numbers and warnings, and has no notice', () => {
  const end = present({ truncated: true }, { outcome: 'cancelled' });
  expect(end.outputs).toMatchObject({ outcome: 'cancelled', total: '10', 'report-json': 'j' });
  expect(end.annotations.map(({ level }) => level)).toEqual(['warning', 'error']);
  expect(end.summary).toBe(present({ truncated: true }).summary);
});

describe('what is missing or odd is in the summary, and in a warning where it may matter', () => {
  const failure = { status: 503, what: ['returned 503'], serviceMessage: 'Moving.' };
  const gap = (why: NoAnswer): PeriodTotals => ({
    range: { from: '2026-11-09', to: '2026-11-16' },
    totals: undefined,
    why,
  });
  const none = gap(new NoAnswer('budget', 0, failure));
  const failed = gap(new NoAnswer('exhausted', 3, failure));
  const [now] = reportOf().periods;
  const odd = { badRows: 1, duplicateRows: 2, emptyAnswers: 1, shortAnswers: 3, answersWithOtherTotals: 1 };
  const periods = 'Missing periods in the trend';
  test.each<[string, Parameters<typeof reportOf>[0], RegExp[], string[]]>([
    ['nothing', {}, [], []],
    [
      'no request left for a page',
      { truncated: true },
      [/^⚠️ The service has more than the 0 pages.*limit of `max-requests`/],
      ['Not every page was read'],
    ],
    [
      'every oddity in one sentence',
      { oddities: { ...odd, roundedCounts: true } },
      [
        /^⚠️ .*: 1 unusable row \(left out\), 2 duplicate rows \(left out\), 1 empty response .*, 3 short responses .*, totals that changed .*, fractions \(shown rounded\)[.]$/,
      ],
      ['Pages may be missing'],
    ],
    [
      'two reasons why pages may be missing',
      { truncated: true, oddities: { ...NO_ODDITIES, badRows: 1 } },
      [/more than/, /1 unusable row /],
      ['Not every page was read', 'Pages may be missing'],
    ],
    [
      'fractions',
      { oddities: { ...NO_ODDITIES, roundedCounts: true } },
      [/^- .* fractions \(shown rounded\)[.]$/],
      [],
    ],
    [
      'a period without a request',
      { periods: [now, none] },
      [/1 earlier period .* no requests were left[.] Increase `max-requests` or reduce `trend`[.]/],
      [periods],
    ],
    [
      'periods that failed, and one without a request',
      { periods: [now, none, failed, failed] },
      [
        /3 earlier periods .* the service returned 503, after 3 attempts[.] Response: `Moving[.]` The service may be down/,
      ],
      [periods],
    ],
  ])('%s', (_name, change, notes, titles) => {
    const { annotations, summary } = present(change);
    const details = summary.split('\n').filter((line) => /^(?:⚠️|-) /u.test(line));
    expect(details.slice(0, -1)).toEqual(notes.map((note) => expect.stringMatching(note)));
    const warnings = annotations.filter(({ level }) => level === 'warning');
    expect(warnings.map(({ title }) => title)).toEqual(titles);
  });
});

test.each<[NoAnswer['reason'], number | undefined, RegExp]>([
  [
    'refused',
    401,
    /could not be read: the service returned x[.] Response: `Later[.]`\s+Check the secret for/,
  ],
  ['refused', 404, /Check `base-url` and `project-id`/],
  ['exhausted', 500, /may be down/],
  ['exhausted', undefined, /proxy/],
  [
    'budget',
    500,
    /[.] No requests were left for a retry[.] Response: `Later[.]`\s+Run it again, or increase `max-requests`/,
  ],
  [
    'time',
    429,
    /It accepts requests again at 1970-01-01 00:01 UTC[.] Response: `Later[.]`\s+Run it again after that time/,
  ],
])('a failure (%s, %s) has a cause and a remedy', (reason, status, expected) => {
  const failure = { ...(status && { status }), what: ['returned x'], serviceMessage: 'Later.' };
  const { outputs, summary } = presentNoReport('docs', new NoAnswer(reason, 1, failure, 60_000));
  expect(outputs).toMatchObject({ outcome: 'failed', total: '' });
  expect(summary).toMatch(expected);
});
