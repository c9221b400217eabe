import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { files } from '../../src/runner/files.ts';
import { csvOf, jsonOf, writeReport } from '../../src/visitors/report-files.ts';
import { makeFolder } from '../support/folder.ts';
import { recordedRun } from '../trust/recorder.ts';
import { textOf } from '../workflows/files.ts';
import { changeOf, counts, pageOf, people, type ReportChange, reportOf, rowOf } from './support.ts';

const { path: root, remove } = makeFolder();
afterAll(remove);

test('the files of a report are in a folder of the run, and contain no secrets', async () => {
  const folders = { workspace: '', temp: root };
  const { env, recorder } = recordedRun({ files, folders }, ['a-secret']);
  const report = reportOf({ pages: [pageOf('/a-secret')] });

  const outputs = await writeReport(report, env as never as Session);

  const [json, csv] = ['json', 'csv'].map((end) => join(root, 'visitors-nonce', `visitors.${end}`));
  expect([outputs, recorder.log()]).toEqual([{ 'report-json': json, 'report-csv': csv }, '']);
  expect(readFileSync(csv ?? '', 'utf8')).toBe('path,human,ai,total\r\n"/***",1,2,3\r\n');
  expect(JSON.parse(readFileSync(json ?? '', 'utf8')).pages).toEqual([rowOf('/***')]);
});

test('without a temporary folder, there are no files, and the message says why', async () => {
  const { env, recorder } = recordedRun({ files });

  expect(await writeReport(reportOf(), env as never as Session)).toBeUndefined();
  expect(recorder.log()).toMatch(
    /^::error title=Could not write the report files::.*the runner has not set it/,
  );
});

test.each([
  ['/b,"c"', '"/b,""c"""'],
  ['/ja/%E3%82%AF', '"/ja/%E3%82%AF"'],
  ['=1', `"'=1"`],
  ['\u00a0\t\r\n+1', `"'\u00a0\t\r\n+1"`],
  ['-1', `"'-1"`],
  ['@A', `"'@A"`],
  ['\u3000＝1', `"'\u3000＝1"`],
  ['/=1', '"/=1"'],
])('visitors.csv has the format of RFC 4180, and no formulas, such as %j', (path, cell) => {
  expect(csvOf([pageOf(path)])).toBe(`path,human,ai,total\r\n${cell},1,2,3\r\n`);
});

describe('jsonOf', () => {
  const read = (change: ReportChange = {}) => JSON.parse(jsonOf(reportOf(change)));

  test('visitors.json has totals, changes in percent, the trend from the oldest period on, and every page', () => {
    const moved = changeOf('/docs/b', 20, 10, '/b');
    const changes = [changeOf('/a', 0, 1), changeOf('/same', 4, 4), moved, changeOf('/gone', 9, 0)];
    const pages = ['/docs/b', '/same', '/a'].map((path) => pageOf(path));
    const warnings = [['It was odd.']];
    const totals = [counts(8, 3, 10.2), people(5)];

    const json = read({ totals, pages, changes, yearBefore: [people(2.4)], warnings });

    const now = { from: '2026-11-16', to: '2026-11-23' };
    const before = { from: '2026-11-09', to: '2026-11-16' };
    expect(json).toEqual({
      version: 5,
      project: 'docs',
      generatedAt: '2026-11-24T00:00:00.000Z',
      period: { name: 'last-week', ...now },
      totals: {
        human: 8,
        ai: 3,
        total: 10,
        both: 1,
        aiShare: 0.2941,
        change: { human: 60, ai: null, total: 104 },
      },
      trend: [
        { ...before, ...people(5) },
        { ...now, ...counts(8, 3, 10) },
      ],
      yearBefore: { from: '2025-11-17', to: '2025-11-24', ...people(2) },
      gained: [{ path: '/a', now: people(1), before: people(0) }],
      lost: [
        { path: '/docs/b', from: '/b', now: people(10), before: people(20) },
        { path: '/gone', now: people(0), before: people(9) },
      ],
      moved: [{ path: '/docs/b', from: '/b', now: people(10), before: people(20) }],
      pages: [rowOf('/docs/b'), rowOf('/same'), rowOf('/a')],
      truncated: false,
      warnings: ['It was odd.'],
      requests: { spent: 2, limit: 60 },
    });
  });

  test('visitors.json has null for a value that is not known', () => {
    const json = read({ given: 'all', totals: [people(0)] });

    expect(json).toMatchObject({
      period: { from: null, to: null },
      totals: { both: 0, aiShare: null, change: { human: null, ai: null, total: null } },
      trend: [],
      yearBefore: null,
      gained: null,
      lost: null,
      moved: null,
    });
  });

  test('no share is above 100 %, and no number below 0', () => {
    expect(read({ totals: [counts(1, 6, 5)] }).totals).toMatchObject({ both: 2, aiShare: null });
    expect(read({ totals: [counts(1, 1, 5)] }).totals).toMatchObject({ both: 0, aiShare: 0.2 });
  });

  test('visitors.json has the fields that the page on the report lists', () => {
    const [, rows = ''] = textOf('.github/docs/visitor-report.md').split('| Field | Content |');
    const cells = [...rows.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
    const listed = cells.flatMap((cell) => cell.match(/(?<=`)[a-z]\w*/gi) ?? []);

    expect(new Set(listed)).toEqual(new Set(Object.keys(read())));
  });
});
