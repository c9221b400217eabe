import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { files } from '../../src/runner/files.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { csvOf, jsonOf, writeReport } from '../../src/visitors/files.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { makeFolder } from '../support/folder.ts';
import { textOf } from '../workflows/files.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a report below a temporary folder, and returns its outputs and errors. */
async function write(temp: string, nonce = 'n') {
  const errors: string[] = [];
  const runner = { error: (message: string) => errors.push(message) } as never as RunnerCommands;
  const publisher = new Publisher(runner, (text) => text.replaceAll('a-secret', '***'));
  const folders = { workspace: root, temp };
  const run = { nonce } as Session['run'];
  const report = reportOf({ pages: [pageOf('/a-secret')] });

  const outputs = await writeReport(report, { files, folders, publisher, run } as Session);
  return { outputs, errors };
}

describe('the files of a report', () => {
  test('are in a folder of the run, and contain no secrets', async () => {
    const { outputs, errors } = await write(root);
    const other = await write(root, 'other');

    const { 'report-json': json = '', 'report-csv': csv = '' } = outputs ?? {};
    expect([json, csv]).toEqual(
      ['visitors.json', 'visitors.csv'].map((name) => join(root, 'visitors-n', name)),
    );
    expect(readFileSync(csv, 'utf8')).toBe('path,human,ai,total\r\n"/***",1,2,3\r\n');
    expect(JSON.parse(readFileSync(json, 'utf8')).pages).toEqual([pageOf('/***')]);
    expect([errors, existsSync(other.outputs?.['report-csv'] ?? '')]).toEqual([[], true]);
  });

  test.each([
    ['a file', join(root, 'file'), 'ENOTDIR'],
    ['not set', '', 'has not set it'],
  ])('have no outputs, but an error, if the temporary folder is %s', async (_name, temp, why) => {
    writeFileSync(join(root, 'file'), '');

    const { outputs, errors } = await write(temp);

    expect(outputs).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining(why)]);
  });
});

/** Reads a CSV text by RFC 4180 (rules 1 to 7, lines end with CRLF). Throws an error if the text breaks them. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`not RFC 4180 at character ${at}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('visitors.csv', () => {
  test('follows RFC 4180, with every path in quotation marks', () => {
    const csv = csvOf(['/a', '/b,"c"', '/d\ne', '=1'].map((path) => pageOf(path)));

    expect(csv).toBe(
      'path,human,ai,total\r\n"/a",1,2,3\r\n"/b,""c""",1,2,3\r\n"/d\ne",1,2,3\r\n"\'=1",1,2,3\r\n',
    );
    expect(csvOf([])).toBe('path,human,ai,total\r\n');
  });

  test('contains every path, and no path that a spreadsheet takes for a formula', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '/');
    const blanks = fc.string({
      unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00a0', '\u3000'),
      maxLength: 3,
    });
    const formula = fc.tuple(blanks, sign, fc.string()).map((parts) => parts.join(''));
    const path = fc.oneof(
      fc.constantFrom(...HOSTILE_PATHS),
      formula,
      fc.string({ unit: 'binary' }),
    );
    const isFormula = (each: string) => '=+-@＝＋－＠'.includes(each.trimStart().charAt(0) || '/');

    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 60 }), (paths) => {
        const [head, ...rows] = parseCsv(csvOf(paths.map((each) => pageOf(each))));

        const shown = paths.map((each) => (isFormula(each) ? `'${each}` : each));
        expect(head).toEqual(['path', 'human', 'ai', 'total']);
        expect(rows).toEqual(shown.map((each) => [each, '1', '2', '3']));
      }),
    );
  });
});

describe('visitors.json', () => {
  const read = (change: ReportChange = {}) => JSON.parse(jsonOf(reportOf(change)));

  test('has totals, changes in percent, the trend from the oldest period on, and every page', () => {
    const movers = { gained: [{ path: '/a', now: 3, before: 0 }], lost: [] };
    const warnings = [{ title: 'Irregular responses', happened: ['It was odd.'] }] as const;
    const totals = { human: 8, ai: 3, total: 10.2 };

    const json = read({ totals, movers, warnings: [...warnings], pages: [pageOf('/a')] });

    const now = { from: '2026-11-16', to: '2026-11-23' };
    const before = { from: '2026-11-09', to: '2026-11-16' };
    expect(json).toEqual({
      version: 4,
      generatedAt: '1970-01-01T00:00:00.000Z',
      period: { name: 'last-week', ...now },
      totals: {
        ...{ human: 8, ai: 3, total: 10, both: 1, aiShare: 0.2941 },
        change: { human: 60, ai: null, total: 104 },
      },
      trend: [
        { ...before, human: 5, ai: 0, total: 5 },
        { ...now, human: 8, ai: 3, total: 10 },
      ],
      gained: movers.gained,
      lost: [],
      pages: [pageOf('/a')],
      truncated: false,
      warnings: ['It was odd.'],
      requests: { spent: 2, limit: 60 },
    });
  });

  test('has null for what is not known', () => {
    const nobody = { range: undefined, totals: { human: 0, ai: 0, total: 0 } };

    const json = read({ periods: [nobody], movers: undefined });

    expect(json).toMatchObject({
      period: { from: null, to: null },
      totals: { both: 0, aiShare: null, change: { human: null, ai: null, total: null } },
      trend: [],
      gained: null,
      lost: null,
    });
  });

  test('has the fields that the page on the report lists', () => {
    const [, rows = ''] = textOf('.github/docs/visitor-report.md').split('| Field | Content |');
    const cells = [...rows.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
    const listed = cells.flatMap((cell) => cell.match(/(?<=`)[a-z]\w*/gi) ?? []);

    expect(new Set(listed)).toEqual(new Set(Object.keys(read())));
  });
});
