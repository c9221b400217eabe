import { describe, expect, test } from 'vitest';
import { toLog, toMarkdown } from '../../src/text/markdown.ts';
import { NoAnswer } from '../../src/visitors/client.ts';
import type { PeriodTotals } from '../../src/visitors/export.ts';
import { failureMessage, notesOn } from '../../src/visitors/messages.ts';
import { type Counts, changed, counted, percent, points, whole } from '../../src/visitors/numbers.ts';
import { presentReport, presentStopped } from '../../src/visitors/report.ts';
import { PLAIN, reportOf } from './support.ts';

const view = { top: 20, runUrl: undefined, maxComment: 65_000, paths: { json: 'j', csv: 'c' }, failures: [] };
const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });

test.each<[string, string]>([
  [changed(10, 8), '+2 (+25.0\u00a0%)'],
  [changed(8, 10), '−2 (−20.0\u00a0%)'],
  [changed(5, 0), '+5 (from 0)'],
  [changed(0, 0), '±0'],
  [changed(1.2, 1), '±0'],
  [changed(5, undefined), 'not known'],
  [changed(undefined, 5), 'not known'],
  [changed(1_234_567, 1), '+1,234,566 (+123456600.0\u00a0%)'],
  [points(0.5, 0.25), '+25.0\u00a0points'],
  [points(undefined, 0.2), 'not known'],
  [percent(undefined), '–'],
  [percent(0.256), '25.6\u00a0%'],
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
  const { outputs } = presentReport(reportOf({ totals }), view);
  const files = { 'report-json': 'j', 'report-csv': 'c' };
  expect(outputs).toMatchObject({
    outcome: 'reported',
    pages: '0',
    truncated: 'false',
    ...files,
    ...expected,
  });
});

test('a file that is missing makes it fail, and comes first', () => {
  const failure = { level: 'error', title: 'x', paragraphs: [] } as const;
  const { outputs, annotations } = presentReport(reportOf(), {
    ...view,
    paths: undefined,
    failures: [failure],
  });
  expect(outputs).toMatchObject({ outcome: 'failed', total: '10', 'report-json': '', 'report-csv': '' });
  expect(annotations.map(({ level }) => level)).toEqual(['error', 'notice']);
});

test('a stop keeps the numbers and the warnings, and takes the notice back', () => {
  const presented = presentReport(reportOf({ truncated: true }), view);
  const { outputs, annotations, summary } = presentStopped(presented, true);
  expect(outputs).toMatchObject({ outcome: 'cancelled', total: '10', 'report-json': 'j' });
  expect(annotations.map(({ level }) => level)).toEqual(['warning', 'error']);
  expect(summary).toBe(presented.summary);
});

describe('what is not whole is told', () => {
  const failure = { status: 503, what: 'answered 503', serviceMessage: 'Moving.' };
  const gap = (why: NoAnswer): PeriodTotals => ({
    range: { from: '2026-11-09', to: '2026-11-16' },
    totals: undefined,
    why,
  });
  const none = gap(new NoAnswer('budget', 0, failure));
  const failed = gap(new NoAnswer('used-up', 3, failure));
  const [now] = reportOf().periods;
  test.each<[string, Parameters<typeof reportOf>[0], RegExp[], string[]]>([
    ['nothing', {}, [], []],
    [
      'no request left for a page',
      { truncated: true },
      [/^Not every page.*`max-requests` was used up/],
      ['Not every page was read'],
    ],
    [
      'every oddity in one sentence',
      {
        oddities: {
          badRows: 1,
          duplicateRows: 2,
          emptyAnswers: 1,
          shortAnswers: 3,
          answersWithOtherTotals: 1,
          roundedCounts: true,
        },
      },
      [
        /: 1 row could not be used; 2 rows came more.*; 1 answer held no page .*; 3 answers held fewer .*; the totals changed .*; numbers were fractions and are rounded[.]$/,
      ],
      ['Pages may be missing'],
    ],
    [
      'fractions',
      { oddities: { ...PLAIN, roundedCounts: true } },
      [/answers: numbers were fractions and are rounded[.]$/],
      [],
    ],
    [
      'a period without a request',
      { periods: [now, none] },
      [/one earlier period .* no request was left[.] Give `max-requests` a higher/],
      ['Periods are missing in the trend'],
    ],
    [
      'periods that failed',
      { periods: [now, failed, failed] },
      [
        /2 earlier periods .* the service `answered 503`, 3 times in all[.] It said: `Moving[.]` The service may/,
      ],
      ['Periods are missing in the trend'],
    ],
    [
      'both',
      { periods: [now, none, failed] },
      [/one earlier .* 503/, /one earlier .* no request/],
      ['Periods are missing in the trend'],
    ],
  ])('%s', (_name, change, notes, titles) => {
    const report = reportOf(change);
    expect(notesOn(report).map(toMarkdown)).toEqual(notes.map((note) => expect.stringMatching(note)));
    const warnings = presentReport(report, view).annotations.filter(({ level }) => level === 'warning');
    expect(warnings.map(({ title }) => title)).toEqual(titles);
  });
});

test.each<[NoAnswer['reason'], number | undefined, RegExp]>([
  [
    'refused',
    401,
    /could not be read: the service answered x[.] It said: Later[.] Check the secret behind `api-key`/,
  ],
  ['refused', 403, /admin key/],
  ['refused', 404, /Check `base-url` and `project-id`/],
  ['refused', 410, /Check `base-url` and `project-id`/],
  ['refused', 302, /Redirects are not followed/],
  ['refused', 422, /`trend` a lower value/],
  ['used-up', 429, /fewer requests/],
  ['used-up', 500, /may be disturbed/],
  ['used-up', undefined, /proxy/],
  [
    'budget',
    500,
    /, and no request was left to ask again[.] It said: Later[.] Run again, or give `max-requests`/,
  ],
  ['time', 429, /may be asked again at 1970-01-01 00:01 UTC[.] It said: Later[.] Run again after that time/],
])('a failure (%s, %s) has a cause and a remedy', (reason, status, words) => {
  const why = new NoAnswer(
    reason,
    1,
    { ...(status === undefined ? {} : { status }), what: 'answered x', serviceMessage: 'Later.' },
    60_000,
  );
  expect(failureMessage('docs', why).map(toLog).join(' ')).toMatch(words);
});
