import { expect, test } from 'vitest';
import { makeReport, reportMarkdown } from './figures-reporter.ts';
import { addUp } from './report.ts';

const lines = [
  { figure: 'b', labels: { fault: 'a|b', ended: 'unknown' }, measures: { ms: 30 } },
  { figure: 'a', checks: 10_000, note: 'seed 7' },
  { figure: 'b', labels: { ended: 'unknown', fault: 'a|b' }, measures: { ms: 1.23456 }, sums: { posts: 1 } },
  { figure: 'b', labels: { fault: 'refused', ended: 'failed' }, sums: { posts: 3 } },
  { figure: 'b', labels: { fault: 'a|b', ended: 'unknown' }, measures: { ms: 20 } },
];
const run = {
  node: '24.0.0',
  platform: 'linux x64',
  wholeSuite: true,
  seconds: 170,
  tests: { files: 1, passed: 3, failed: 0, skipped: 0 },
  figures: addUp(lines),
};

test('lines add up to figures and rows, the same in every order', () => {
  const text = reportMarkdown(makeReport(run, { c: 1 }));
  expect(text).toContain('3 tests passed, 0 failed, 0 skipped, in 1 files; Node 24.0.0, linux x64.');
  expect(text).toContain('**Not valid:** Figure "c": 0 checks, 1 are needed.');
  expect(text).toMatch(/## a \(10000\)[\s\S]*seed 7[\s\S]*## b \(4\)/);
  expect(text).toContain('| a\\|b | unknown | 3 | 1 | 1.235, 20, 30 |');
  expect(text).toContain('| refused | failed | 1 | 3 |  |');
  expect(addUp(lines.toReversed()).map(({ name, checks }) => [name, checks])).toEqual([
    ['a', 10_000],
    ['b', 4],
  ]);
});

test.each<[string, Partial<typeof run>, Record<string, number>, readonly string[]]>([
  ['a good one', {}, { b: 4 }, []],
  [
    'no test at all',
    { tests: { files: 0, passed: 0, failed: 0, skipped: 9 } },
    {},
    ['Not a single test ran.'],
  ],
  ['a figure too small', {}, { b: 5 }, ['Figure "b": 4 checks, 5 are needed.']],
  ['nothing recorded', { figures: [] }, { b: 1 }, ['Figure "b": 0 checks, 1 are needed.']],
  ['an empty figure', { figures: addUp([{ figure: 'x', checks: 0 }]) }, {}, ['Figure "x" counts no check.']],
  ['a part of the suite', { wholeSuite: false, figures: [] }, { b: 1 }, []],
])('a report that proves nothing says so: %s', (_, change, required, faults) => {
  expect(makeReport({ ...run, ...change }, required).faults).toEqual(faults);
});
