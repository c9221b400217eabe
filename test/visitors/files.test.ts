import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { files } from '../../src/runner/files.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { reportFolder, writeReport } from '../../src/visitors/files.ts';
import type { VisitorsReport } from '../../src/visitors/report.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { makeFolder } from '../support/folder.ts';
import { textOf } from '../workflows/files.ts';
import { GAP, pageOf, reportOf } from './support.ts';

let root = '';
let folders = { workspace: '', temp: '' };
beforeEach(() => {
  root = makeFolder();
  folders = { workspace: join(root, 'workspace'), temp: join(root, 'temp') };
  for (const folder of [folders.workspace, folders.temp, join(root, 'elsewhere')])
    mkdirSync(folder);
  symlinkSync(join(root, 'elsewhere'), join(folders.workspace, 'link'));
  symlinkSync(join(root, 'nowhere'), join(folders.workspace, 'dangling'));
  symlinkSync(folders.temp, join(folders.workspace, 'temp'));
  writeFileSync(join(folders.workspace, 'file'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('report-path', () => {
  test.each([
    ['a/b/c', 'workspace/a/b/c'],
    ['.', 'workspace'],
    ['./x/../y', 'workspace/y'],
    ['ROOT/temp/r', 'temp/r'],
    ['temp/r', 'temp/r'],
  ])('%s is the folder %s', async (path, expected) => {
    const folder = await reportFolder(path.replace('ROOT', root), { folders, files });
    expect(folder).toBe(join(root, expected));
    expect(readdirSync(folder)).toBeDefined();
  });

  const OUTSIDE =
    '.. ../elsewhere ../workspace-2 / a/../../elsewhere/new link link/new link/new/deep dangling dangling/new file';
  test.each(OUTSIDE.split(' '))(
    '%s is refused, and nothing is created outside the workspace',
    async (path) => {
      await expect(reportFolder(path, { folders, files })).rejects.toBeInstanceOf(SetupError);
      expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
      expect(readdirSync(root).sort()).toEqual(['elsewhere', 'temp', 'workspace']);
    },
  );
});

const errors: string[] = [];
const runner = { error: (message: string) => errors.push(message) } as never as RunnerCommands;
const publisher = new Publisher(runner, (text) => text.replaceAll('a-secret', '***'));

describe('the files of a report', () => {
  const inFolder = (name: string) => join(folders.temp, name);
  const write = () =>
    writeReport(reportOf({ pages: [pageOf('/a-secret')] }), folders.temp, { files, publisher });

  test('replace older files, contain no secrets, and are the only ones written', async () => {
    writeFileSync(inFolder('visitors.csv'), 'x'.repeat(10_000));
    const paths = {
      'report-json': inFolder('visitors.json'),
      'report-csv': inFolder('visitors.csv'),
    };
    expect(await write()).toEqual(paths);
    expect(readdirSync(folders.temp).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(readFileSync(paths['report-csv'], 'utf8')).toBe(
      'path,human,ai,total\r\n"/***",1,2,3\r\n',
    );
    expect(readFileSync(paths['report-json'], 'utf8')).toContain('"/***"');
  });

  test('are not written through a symbolic link', async () => {
    const outside = join(root, 'elsewhere', 'secret');
    writeFileSync(outside, 'old');
    symlinkSync(outside, inFolder('visitors.json'));
    expect(await write()).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining('ELOOP')]);
    expect(readFileSync(outside, 'utf8')).toBe('old');
  });
});

/** What is written to both files. */
async function written(report: VisitorsReport) {
  const contents: string[] = [];
  const write = async (_: string, content: Iterable<string>) =>
    void contents.push([...content].join(''));
  await writeReport(report, '/', { files: { ...files, write }, publisher });
  const [json = '', csv = ''] = contents;
  return { json: JSON.parse(json), csv };
}

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
  const csvOf = async (paths: string[]) =>
    (await written(reportOf({ pages: paths.map((path) => pageOf(path, 1.4, 2, 2.6)) }))).csv;

  test('follows RFC 4180, with quoted paths and rounded numbers', async () => {
    expect(await csvOf(['/a', '/b,"c"', '/d\ne', '=1'])).toBe(
      'path,human,ai,total\r\n"/a",1,2,3\r\n"/b,""c""",1,2,3\r\n"/d\ne",1,2,3\r\n"\'=1",1,2,3\r\n',
    );
    expect(await csvOf([])).toBe('path,human,ai,total\r\n');
  });

  test('contains every path, and no path that a spreadsheet takes for a formula', async () => {
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
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { maxLength: 60 }), async (paths) => {
        const [head, ...rows] = parseCsv(await csvOf(paths));
        expect(head).toEqual(['path', 'human', 'ai', 'total']);
        const isFormula = (each: string) =>
          '=+-@＝＋－＠'.includes(each.trimStart().charAt(0) || '/');
        const shown = paths.map((each) => (isFormula(each) ? `'${each}` : each));
        expect(rows).toEqual(shown.map((each) => [each, '1', '2', '3']));
      }),
    );
  });
});

test('visitors.json lists what was unusual as sentences with counts', async () => {
  const odd = { invalidRows: 1, duplicateRows: 2, hasFractions: true };
  const { json } = await written(reportOf({ ...odd, period: 'custom', truncated: 'rows' }));
  expect(json).toMatchObject({
    version: 3,
    generatedAt: '1970-01-01T00:00:00.000Z',
    period: 'custom',
    requests: { made: 2, limit: 60 },
    truncated: true,
  });
  expect(json.warnings).toEqual([
    expect.stringContaining('1,000,000 rows'),
    'The service returned 1 invalid row, which the report leaves out.',
    expect.stringContaining('2 duplicate rows'),
    'The service returned fractions. They are shown rounded.',
  ]);
});

test('visitors.json has the fields that the page on the report lists', async () => {
  const { json } = await written(reportOf({}));
  const [, rows = ''] = textOf('.github/docs/visitor-report.md').split('| Field | Content |');
  const cells = [...rows.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => cell.match(/(?<=`)[a-z]\w*/gi) ?? []);
  expect(new Set(listed)).toEqual(new Set(Object.keys(json)));
});

test('both files contain every page, however many there are', async () => {
  for (const count of [0, 1, 999, 1_000, 1_001, 2_500]) {
    const pages = Array.from({ length: count }, (_, index) => pageOf(`/${index}`));
    const { json, csv } = await written(reportOf({ pages }));
    expect([json.pages, parseCsv(csv).length]).toEqual([pages, count + 1]);
  }
});

test('visitors.json has null for unknown numbers, and rounds fractions last', async () => {
  const range = { from: '2026-11-16', to: '2026-11-23' };
  const fractions = { human: 1.4, ai: 1.4, total: 1.8 };
  const { json } = await written(reportOf({ periods: [{ range: undefined, totals: fractions }] }));
  const totals = { human: 1, ai: 1, total: 2, both: 1 };
  expect(json).toMatchObject({
    range: null,
    totals,
    before: null,
    trend: [{ range: null }],
    pages: [],
  });
  const now = { range, totals: { human: 0, ai: 4, total: 5 } };
  expect((await written(reportOf({ periods: [now, GAP] }))).json).toMatchObject({
    totals: { ...now.totals, both: null, aiShare: 0.8 },
    before: { range: GAP.range, totals: null },
    trend: [{ totals: null }, { range }],
  });
});
