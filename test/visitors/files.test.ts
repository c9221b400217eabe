import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { files } from '../../src/runner/files.ts';
import { NoAnswer } from '../../src/visitors/client.ts';
import { NO_ODDITIES, type VisitorsReport } from '../../src/visitors/export.ts';
import { reportFolder, writeReport } from '../../src/visitors/files.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { parseCsv, reportOf } from './support.ts';

let root = '';
let places = { workspace: '', temp: '' };
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-report-')));
  places = { workspace: join(root, 'workspace'), temp: join(root, 'temp') };
  for (const folder of [places.workspace, places.temp, join(root, 'elsewhere')]) mkdirSync(folder);
  symlinkSync(join(root, 'elsewhere'), join(places.workspace, 'link'));
  symlinkSync(join(root, 'nowhere'), join(places.workspace, 'dangling'));
  symlinkSync(places.temp, join(places.workspace, 'temp'));
  writeFileSync(join(places.workspace, 'file'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('report-path', () => {
  test.each([
    ['report', 'workspace/report'],
    ['a/b/c', 'workspace/a/b/c'],
    ['.', 'workspace'],
    ['./x/../y', 'workspace/y'],
    ['ROOT/temp/r', 'temp/r'],
    ['temp/r', 'temp/r'],
  ])('%s is the folder %s', async (path, expected) => {
    const folder = await reportFolder(path.replace('ROOT', root), places, files);
    expect(folder).toBe(join(root, expected));
    expect(readdirSync(folder)).toBeDefined();
  });

  const OUTSIDE = ['..', '../elsewhere', '../workspace-2', '/', 'a/../../elsewhere/new', 'link', 'link/new'];
  test.each([...OUTSIDE, 'link/new/deep', 'dangling', 'dangling/new', 'file'])(
    '%s is refused, and nothing is made outside',
    async (path) => {
      await expect(reportFolder(path, places, files)).rejects.toBeInstanceOf(SetupError);
      expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
      expect(readdirSync(root).sort()).toEqual(['elsewhere', 'temp', 'workspace']);
    },
  );
});

describe('writing', () => {
  const report = reportOf({ pages: [{ path: '/a', human: 1, ai: 2, total: 3 }] });
  const write = (redact = (text: string) => text) =>
    writeReport(report, { folder: places.temp, files, redact });
  const inFolder = (name: string) => join(places.temp, name);

  test('both files, and nothing else, over older ones, without secrets', async () => {
    writeFileSync(inFolder('visitors.csv'), 'x'.repeat(10_000));
    const paths = { 'report-json': inFolder('visitors.json'), 'report-csv': inFolder('visitors.csv') };
    expect(await write((text) => text.replaceAll('/a', '***'))).toEqual(paths);
    expect(readdirSync(places.temp).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(readFileSync(paths['report-csv'], 'utf8')).toBe('path,human,ai,total\r\n"***",1,2,3\r\n');
    expect(readFileSync(paths['report-json'], 'utf8')).toContain('"***"');
  });

  test('a link in the place of a file is refused, not followed', async () => {
    const outside = join(root, 'elsewhere', 'secret');
    writeFileSync(outside, 'old');
    symlinkSync(outside, inFolder('visitors.json'));
    await expect(write()).rejects.toThrow('ELOOP');
    expect(readFileSync(outside, 'utf8')).toBe('old');
  });
});

/** What is written to both files. */
async function written(report: VisitorsReport) {
  const contents: string[] = [];
  const write = async (_: string, content: string) => {
    contents.push(content);
  };
  await writeReport(report, { folder: '/', files: { ...files, write }, redact: (text) => text });
  const [json = '', csv = ''] = contents;
  return { text: json, json: JSON.parse(json), csv };
}

describe('visitors.csv', () => {
  const withPaths = (paths: string[]) =>
    reportOf({ pages: paths.map((path) => ({ path, human: 1.4, ai: 2, total: 2.6 })) });

  test('is RFC 4180 to the byte, every path quoted, numbers rounded', async () => {
    expect((await written(withPaths(['/a', '/b,"c"', '/d\ne', '/e;=1+1', '=1']))).csv).toBe(
      'path,human,ai,total\r\n"/a",1,2,3\r\n"/b,""c""",1,2,3\r\n"/d\ne",1,2,3\r\n"/e;=1+1",1,2,3\r\n"\'=1",1,2,3\r\n',
    );
    expect((await written(reportOf())).csv).toBe('path,human,ai,total\r\n');
  });

  test('holds every path, and none begins a formula', async () => {
    const path = fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { maxLength: 60 }), async (paths) => {
        const [head, ...rows] = parseCsv((await written(withPaths(paths))).csv);
        expect(head).toEqual(['path', 'human', 'ai', 'total']);
        const shown = paths.map((each) => (/^[=+\-@\t\r]/.test(each) ? `'${each}` : each));
        expect(rows).toEqual(shown.map((each) => [each, '1', '2', '3']));
      }),
    );
  });
});

describe('visitors.json', () => {
  const range = { from: '2026-11-16', to: '2026-11-23' };

  test('is the whole report, a line a page, paths exactly', async () => {
    const pages = HOSTILE_PATHS.map((path) => ({ path, human: 1, ai: 2, total: 3 }));
    const oddities = { ...NO_ODDITIES, badRows: 2 };
    const { text, json } = await written(reportOf({ pages, oddities, truncated: true }));
    expect(text.split('\n').filter((line) => line.startsWith('{"path"'))).toHaveLength(pages.length);
    const now = { range, totals: { human: 8, ai: 4, total: 10, both: 2, aiShare: 0.4 } };
    const before = {
      range: { from: '2026-11-09', to: '2026-11-16' },
      totals: { human: 5, ai: 0, total: 5, both: 0, aiShare: 0 },
    };
    expect(json).toEqual({
      version: 2,
      madeAt: '1970-01-01T00:00:00.000Z',
      project: 'docs',
      period: 'last-week',
      ...now,
      before,
      trend: [before, now],
      requests: { made: 2, allowed: 60 },
      pageCount: pages.length,
      truncated: true,
      oddities,
      pages,
    });
  });

  test('all time has no range', async () => {
    const { json } = await written(
      reportOf({ period: 'all', periods: [{ range: undefined, totals: { human: 1, ai: 0, total: 1 } }] }),
    );
    expect(json).toMatchObject({ period: 'all', range: null, before: null, trend: [{ range: null }] });
  });

  test('what is not known is null, and fractions are rounded last', async () => {
    const { json } = await written(
      reportOf({ periods: [{ range, totals: { human: 1.4, ai: 1.4, total: 1.8 } }] }),
    );
    expect(json).toMatchObject({ totals: { human: 1, ai: 1, total: 2, both: 1 }, before: null, pages: [] });
    const totals = { human: 0, ai: 4, total: 5 };
    const why = new NoAnswer('budget', 0, { what: [], serviceMessage: '' });
    const gap = { range, totals: undefined, why };
    expect((await written(reportOf({ periods: [{ range, totals }, gap] }))).json).toMatchObject({
      totals: { ...totals, both: null, aiShare: 0.8 },
      before: { range, totals: null },
    });
  });
});
