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
import { csvOf, jsonOf, reportFolder, writeReport } from '../../src/visitors/files.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { parseCsv } from './csv.ts';
import { PLAIN, reportOf } from './support.ts';

let root = '';
let places = { workspace: '', temp: '' };
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-report-')));
  places = { workspace: join(root, 'workspace'), temp: join(root, 'temp') };
  for (const folder of [places.workspace, places.temp, join(root, 'elsewhere')]) mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('report-path', () => {
  test.each(['report', 'a/b/c', '.', './x/../y', ' report '])('%j lies in the workspace', async (path) => {
    const folder = await reportFolder(path, places, files);
    expect(folder.startsWith(places.workspace)).toBe(true);
    expect(readdirSync(folder)).toBeDefined();
  });

  test('an absolute path in the temporary folder is fine', async () => {
    expect(await reportFolder(join(places.temp, 'r'), places, files)).toBe(join(places.temp, 'r'));
  });

  test.each(['..', '../elsewhere', '../workspace-2', '/', 'a/../../elsewhere/new'])(
    '%j lies outside, and nothing is made there',
    async (path) => {
      await expect(reportFolder(path, places, files)).rejects.toBeInstanceOf(SetupError);
      expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
      expect(readdirSync(root).sort()).toEqual(['elsewhere', 'temp', 'workspace']);
    },
  );

  test.each(['link', 'link/new', 'link/new/deep', 'dangling', 'dangling/new'])(
    '%s leads outside once links are followed',
    async (path) => {
      symlinkSync(join(root, 'elsewhere'), join(places.workspace, 'link'));
      symlinkSync(join(root, 'nowhere'), join(places.workspace, 'dangling'));
      await expect(reportFolder(path, places, files)).rejects.toBeInstanceOf(SetupError);
      expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
      expect(readdirSync(root)).not.toContain('nowhere');
    },
  );

  test('a link to the other place is fine; a file is no folder', async () => {
    symlinkSync(places.temp, join(places.workspace, 'link'));
    expect(await reportFolder('link/r', places, files)).toBe(join(places.temp, 'r'));
    writeFileSync(join(places.workspace, 'file'), '');
    await expect(reportFolder('file', places, files)).rejects.toBeInstanceOf(SetupError);
  });
});

describe('writing', () => {
  const page = (path: string) => ({ path, human: 1, ai: 2, total: 3 });
  const report = reportOf({ pages: [page('/a')] });
  const write = (redact = (text: string) => text) =>
    writeReport(report, { folder: places.workspace, files, redact });
  const inWorkspace = (name: string) => join(places.workspace, name);

  test('both files, and nothing else, over older ones', async () => {
    writeFileSync(inWorkspace('visitors.csv'), 'x'.repeat(10_000));
    expect(await write()).toEqual({ json: inWorkspace('visitors.json'), csv: inWorkspace('visitors.csv') });
    expect(readdirSync(places.workspace).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(readFileSync(inWorkspace('visitors.csv'), 'utf8')).toBe(csvOf(report.pages));
    expect(readFileSync(inWorkspace('visitors.json'), 'utf8')).toBe(jsonOf(report));
  });

  test('secrets are taken out', async () => {
    await write((text) => text.replaceAll('/a', '***'));
    for (const name of ['visitors.csv', 'visitors.json']) {
      expect(readFileSync(inWorkspace(name), 'utf8')).toContain('"***"');
    }
  });

  test('a link in the place of a file is refused, not followed', async () => {
    const outside = join(root, 'elsewhere', 'secret');
    writeFileSync(outside, 'old');
    symlinkSync(outside, inWorkspace('visitors.json'));
    await expect(write()).rejects.toThrow('ELOOP');
    expect(readFileSync(outside, 'utf8')).toBe('old');
  });
});

describe('visitors.csv', () => {
  const page = (path: string) => ({ path, human: 1.4, ai: 2, total: 2.6 });

  test('is RFC 4180 to the byte, every path quoted, numbers rounded', () => {
    expect(csvOf(['/a', '/b,"c"', '/d\ne', '/e;=1+1', '=1'].map(page))).toBe(
      'path,human,ai,total\r\n"/a",1,2,3\r\n"/b,""c""",1,2,3\r\n"/d\ne",1,2,3\r\n"/e;=1+1",1,2,3\r\n"\'=1",1,2,3\r\n',
    );
    expect(csvOf([])).toBe('path,human,ai,total\r\n');
  });

  test('holds every path, and none begins a formula', () => {
    const path = fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 60 }), (given) => {
        const [head, ...rows] = parseCsv(csvOf(given.map(page)));
        expect(head).toEqual(['path', 'human', 'ai', 'total']);
        const shown = given.map((each) => (/^[=+\-@\t\r]/.test(each) ? `'${each}` : each));
        expect(rows).toEqual(shown.map((each) => [each, '1', '2', '3']));
      }),
    );
  });
});

describe('visitors.json', () => {
  test('is the whole report, a line a page, paths exactly', () => {
    const pages = HOSTILE_PATHS.map((path) => ({ path, human: 1, ai: 2, total: 3 }));
    const oddities = { ...PLAIN, badRows: 2 };
    const text = jsonOf(reportOf({ pages, oddities, truncated: true }));
    expect(text.split('\n').filter((line) => line.startsWith('{"path"'))).toHaveLength(pages.length);
    const week = { from: '2026-11-16', to: '2026-11-23' };
    const before = { from: '2026-11-09', to: '2026-11-16' };
    const totals = { human: 8, ai: 4, total: 10, both: 2, aiShare: 0.4 };
    const totalsBefore = { human: 5, ai: 0, total: 5, both: 0, aiShare: 0 };
    expect(JSON.parse(text)).toEqual({
      version: 2,
      madeAt: '1970-01-01T00:00:00.000Z',
      project: 'docs',
      period: 'last-week',
      range: week,
      totals,
      before: { range: before, totals: totalsBefore },
      trend: [
        { range: before, totals: totalsBefore },
        { range: week, totals },
      ],
      requests: { made: 2, allowed: 60 },
      pageCount: pages.length,
      truncated: true,
      oddities,
      pages,
    });
  });

  test('what is not known is null, and fractions are rounded last', () => {
    const range = { from: '2026-11-16', to: '2026-11-23' };
    const totals = { human: 1.4, ai: 1.4, total: 1.8 };
    const json = JSON.parse(jsonOf(reportOf({ totals, periods: [{ range, totals }] })));
    expect(json).toMatchObject({ totals: { human: 1, ai: 1, total: 2, both: 1 }, before: null, pages: [] });
    const none = { human: 0, ai: 4, total: 5 };
    const gap = {
      range,
      totals: undefined,
      why: new NoAnswer('budget', 0, { what: '', serviceMessage: '' }),
    };
    expect(JSON.parse(jsonOf(reportOf({ periods: [{ range, totals: none }, gap] })))).toMatchObject({
      totals: { ...none, both: null, aiShare: 0.8 },
      before: { range, totals: null },
    });
  });
});
