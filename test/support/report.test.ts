import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeReport, reportMarkdown } from './figures.ts';
import { addUp, record } from './report.ts';

test('lines add up to figures and rows, the same in every order', () => {
  const lines = [
    { figure: 'b', labels: { fault: 'reset', ended: 'unknown' }, measures: { ms: 30 } },
    { figure: 'a', checks: 10_000, note: 'seed 7' },
    { figure: 'b', labels: { ended: 'unknown', fault: 'reset' }, measures: { ms: 10 }, sums: { posts: 1 } },
    { figure: 'b', labels: { fault: 'refused', ended: 'failed' }, sums: { posts: 3 } },
    { figure: 'b', labels: { fault: 'reset', ended: 'unknown' }, measures: { ms: 20 } },
  ];
  const figures = addUp(lines);
  expect(figures).toMatchObject([
    { name: 'a', checks: 10_000, rows: [{ labels: {}, checks: 10_000 }], notes: ['seed 7'] },
    {
      name: 'b',
      checks: 4,
      rows: [
        { labels: { fault: 'refused' }, checks: 1, sums: { posts: 3 }, measures: {} },
        { checks: 3, sums: { posts: 1 }, measures: { ms: { least: 10, median: 20, most: 30 } } },
      ],
    },
  ]);
  expect(addUp(lines.toReversed()).map(({ name, checks }) => [name, checks])).toEqual([
    ['a', 10_000],
    ['b', 4],
  ]);
});

test("an entry becomes one line of this process's own file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-report-'));
  try {
    record('faults', { labels: { fault: 'a\nb' } }, folder);
    record('faults', {}, folder);
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(
      readFileSync(join(folder, file), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([{ figure: 'faults', labels: { fault: 'a\nb' } }, { figure: 'faults' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const run = {
  node: '24.0.0',
  platform: 'linux x64',
  wholeSuite: true,
  tests: { files: 1, passed: 3, failed: 0, skipped: 0 },
  figures: addUp([{ figure: 'faults', labels: { fault: 'a|b' }, measures: { ms: 1.23456 } }]),
  required: {},
};

describe('a report that proves nothing says so', () => {
  test.each([
    ['a good one', {}, []],
    ['no test at all', { tests: { files: 0, passed: 0, failed: 0, skipped: 9 } }, ['Not a single test ran.']],
    ['nothing recorded', { figures: [] }, ['No test recorded a figure.']],
    ['a figure too small', { required: { faults: 2 } }, ['Figure "faults": 1 checks, 2 are needed.']],
    ['a figure absent', { required: { matrix: 1 } }, ['Figure "matrix": 0 checks, 1 are needed.']],
    [
      'an empty figure',
      { figures: [...run.figures, ...addUp([{ figure: 'x', checks: 0 }])] },
      ['Figure "x" counts no check.'],
    ],
    ['a part of the suite', { wholeSuite: false, figures: [], required: { matrix: 1 } }, []],
  ])('%s', (_, change, faults) => {
    expect(makeReport({ ...run, ...change }).faults).toEqual(faults);
  });
});

test('the Markdown holds every figure', () => {
  const text = reportMarkdown(makeReport({ ...run, required: { matrix: 1 } }));
  expect(text).toContain('3 tests passed, 0 failed, 0 skipped, in 1 files; Node 24.0.0, linux x64.');
  expect(text).toContain('**Not valid:** Figure "matrix"');
  expect(text).toContain('## faults (1)');
  expect(text).toContain('| a\\|b | 1 | 1.235, 1.235, 1.235 |');
});
