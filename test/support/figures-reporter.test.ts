import { expect, test } from 'vitest';
import { faultsOf, reportMarkdown } from './figures-reporter.ts';
import { addUp } from './report.ts';

const figures = addUp([
  { figure: 'b', labels: { fault: 'a|b', ended: 'unknown' }, measures: { ms: 30 } },
  { figure: 'a', checks: 10_000, note: 'seed 7' },
  {
    figure: 'b',
    labels: { ended: 'unknown', fault: 'a|b' },
    measures: { ms: 1.2 },
    sums: { posts: 1 },
  },
  { figure: 'b', labels: { fault: 'refused' }, sums: { posts: 3 } },
]);
const run = {
  wholeSuite: true,
  seconds: 170,
  tests: { passed: 3, failed: 0, skipped: 1 },
  figures,
};

test('lines add up to figures and rows', () => {
  const text = reportMarkdown(run, ['No.']);
  expect(text).toMatch(/3 tests passed, 0 failed, 1 skipped[\s\S]*\*\*Not valid:\*\* No\./);
  expect(text).toMatch(/## a \(10000\)[\s\S]*seed 7[\s\S]*## b \(3\)/);
  expect(text).toContain('| fault: a\\|b; ended: unknown | 2 | posts: 1; ms: 1,30,30 |');
  expect(text).toContain('| fault: refused | 1 | posts: 3 |');
});

test.each<[string, Partial<typeof run>, Record<string, number>, readonly string[]]>([
  ['a good report', {}, { b: 3 }, []],
  [
    'a run without any test',
    { tests: { passed: 0, failed: 0, skipped: 9 } },
    {},
    ['Not a single test ran.'],
  ],
  ['a figure that is too small', {}, { b: 4 }, ['Figure "b": 3 checks, 4 are needed.']],
  ['nothing recorded', { figures: [] }, { b: 1 }, ['Figure "b": 0 checks, 1 are needed.']],
  ['a part of the suite', { wholeSuite: false, figures: [] }, { b: 1 }, []],
])('a report without enough evidence says so: %s', (_, change, required, faults) => {
  expect(faultsOf({ ...run, ...change }, required)).toEqual(faults);
});
