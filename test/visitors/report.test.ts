import { expect, test } from 'vitest';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { presentReport, reportMarkdown } from '../../src/visitors/report.ts';
import { changeOf, counts, pageOf, people, type ReportChange, reportOf } from './support.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const stayed = (count: number) => many(count).map((path) => changeOf(path, 9, 9));

const show = (change: ReportChange = {}) =>
  reportMarkdown(reportOf(change)).replaceAll('\u00a0', ' ');

/** Each character of these takes the most room in code, in a link, or in both. */
test.each(['x\n|', '&', 'クイ', '/é', '_a'])(
  'the longest report fits into a comment: %j',
  (text) => {
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}${text.repeat(80)}/`);
    const pages = paths.map((path) => pageOf(path, 10 ** 15, 10 ** 15 + 1, 10 ** 15));
    const changes = paths.flatMap((path) => [
      changeOf(`${path}a`, 100, 900),
      changeOf(`${path}b`, 900, 100),
      changeOf(path, 90, 70, `${path}c`),
      ...many(5).map((name) => changeOf(path + name, 0, 300)),
    ]);
    const warning = [{ code: 'x\n|'.repeat(700) }];

    const moves = ['a', 'b', 'c'].map((end) => {
      const [from, to] = [0, 1].map((nth) => `${paths[nth]}${end}/`) as [string, string];
      return { from, to, found: 9_999, all: 10_000, pages: new Map(), isToNew: true };
    });

    const markdown = show({
      pages,
      comparison: { pages: changes, moves },
      warnings: [warning, warning, warning],
      siteUrl: new URL('https://docs.example.com/a/path'),
    });

    expect(markdown.length).toBeLessThan(MAX_COMMENT - 200);
  },
);

test('a report that just fits into a comment with its marker is whole, and a longer one is short', () => {
  const showWith = (length: number) => {
    const warnings = [['x'.repeat(length)]];
    return show({ changes: stayed(30), warnings });
  };
  const room = MAX_COMMENT - 500 - showWith(0).length;

  const [whole, short] = [showWith(room), showWith(room + 1)];

  // GitHub rejects a longer one.
  expect(MAX_COMMENT).toBeLessThanOrEqual(65_536);
  expect(whole).toHaveLength(MAX_COMMENT - 500);
  expect(whole).toMatch(/visited pages \(10 of 30\)[\s\S]*visited \(20 of 30\)/);
  expect(short).toMatch(/visited pages \(10 of 30\)(?![\s\S]*visited \()/);
});

test.each<[string, ReportChange, string | RegExp]>([
  [
    'its number first, and how it changed',
    { totals: [people(1_200), people(1_000)], siteUrl: new URL('https://docs.example.com/x') },
    /^### 📊 1,200 visitors \(\+20\.0%\) of `docs\.example\.com`, Nov 16–22, 2026\n/,
  ],
  [
    'the number of a year before, and the change since then',
    { yearBefore: [counts(16, 0, 20)] },
    '| Human | 8 | +60.0% | 16 (−50.0%) |\n| AI (40.0%) | 4 | – | 0 |\n| All | 10 | +100.0% | 20 (−50.0%) |',
  ],
  [
    'pages that AI reads more than people, by their number of AI, below the most visited ones',
    {
      pages: [
        pageOf('/a', 20, 20, 40),
        pageOf('/b', 10, 20, 30),
        pageOf('/few', 1, 28, 29),
        pageOf('/c', 30, 90, 120),
        pageOf('/more', 1, 90, 50),
      ],
    },
    /\| <code>\/c<\/code> \|\n.*\n\n🤖 \*\*Read mostly by AI:\*\* <code>\/c<\/code> \(90 of 120\); <code>\/more<\/code> \(90 of 50\); <code>\/b<\/code> \(20 of 30\)\n/,
  ],
  [
    'the change of each page that was compared',
    {
      pages: [pageOf('/new'), pageOf('/same'), pageOf('/same/')],
      changes: [changeOf('/new', 0, 3), changeOf('/same', 3, 3)],
    },
    '| 3 | +3 | <code>/new</code> (new) |\n| 3 | 0 | <code>/same</code> |\n| 3 | – | <code>/same/</code> |\n',
  ],
  [
    'where pages that moved were before',
    { changes: [changeOf('/docs/a', 50, 43, '/a')] },
    /^#### Moved \(1\)\n\n.*\n.*\n\| −7 \| <code>\/a<\/code> → <code>\/docs\/a<\/code> \|$/m,
  ],
  [
    'that its period is not over',
    { given: { from: '2026-11-16', to: '2026-11-30' } },
    '<sub>Nov 16–29, 2026 is not complete yet</sub>',
  ],
  [
    'what was requested, if something is missing',
    { warnings: [['It was odd.']] },
    '<sub>Requested range: `2026-11-16` to `2026-11-23` (exclusive), UTC</sub>',
  ],
  [
    'what was requested, if there are no visitors',
    { totals: [people(0)] },
    '<sub>Requested range: ',
  ],
  [
    'a label below the last bar but one',
    { totals: [1, 2, 3, 4].map(people) },
    /\n {2}x-axis \["\u200b+","\u200b+","[A-Z][a-z]+ \d+\u200b+","\u200b+"\]\n/,
  ],
  ['an axis of whole numbers', { totals: [1, 2, 3].map(people) }, '\n  y-axis 0 --> 8\n'],
  [
    'a chart as high as its highest bar, without a bar for a period that nobody visited',
    { totals: [counts(5, 90, 60), people(0), counts(5, 3, 6)] },
    /\n {2}y-axis 0 --> 90\n {2}bar \[6, -90, 60\]\n {2}bar \[3, -90, 90\]\n/,
  ],
])('a report shows %s', (_, report, expected) => {
  expect(show(report)).toMatch(expected);
});

test.each<[string, ReportChange, string | RegExp]>([
  ['share above 100 %', { totals: [counts(1, 6, 5), counts(1, 6, 5)] }, /AI \(/],
  [
    'changes of pages that are not compared',
    { pages: [pageOf('/')] },
    /What changed|#### (Gained|Lost|Moved)|\| Change \| Page/,
  ],
  ['small print if nothing is wrong', { changes: stayed(1) }, '<sub>'],
  ['chart of one period', { totals: [people(2)] }, /mermaid|Visitors per/],
])('a report shows no %s', (_, report, unexpected) => {
  expect(show(report)).not.toMatch(unexpected);
});

test.each([
  ['in an earlier period', [people(2), people(0)], false],
  ['in the reported one', [people(0), people(2)], true],
])('the notice says what to check, or not, if there are no visitors %s', (_, totals, says) => {
  const { next } = presentReport(reportOf({ totals }), {});

  expect(Boolean(next?.length)).toBe(says);
});
