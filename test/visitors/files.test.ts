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
import { isSegment } from '../../src/text/url.ts';
import { csvParts } from '../../src/visitors/file-contents.ts';
import { csvNames, reportFolder, writeAll } from '../../src/visitors/files.ts';
import { PageTable } from '../../src/visitors/page-table.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { parseCsv } from './csv.ts';

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
  const draft = (name: string, ...parts: string[]) => ({ name, parts });
  const write = (drafts: Parameters<typeof writeAll>[0]) =>
    writeAll(drafts, { folder: places.workspace, mark: 'm', files });

  test('all files, and nothing else, in the place of older ones', async () => {
    writeFileSync(join(places.workspace, 'a.json'), 'old');
    const paths = await write([draft('a.json', 'one', 'two'), draft('b.csv', '')]);
    expect(paths).toEqual(['a.json', 'b.csv'].map((name) => join(places.workspace, name)));
    expect(readdirSync(places.workspace).sort()).toEqual(['a.json', 'b.csv']);
    expect(readFileSync(join(places.workspace, 'a.json'), 'utf8')).toBe('onetwo');
  });

  test('a run that breaks leaves the old files and no half of a new one', async () => {
    writeFileSync(join(places.workspace, 'a.json'), 'old');
    function* breaking() {
      yield 'half';
      throw new Error('disk full');
    }
    await expect(write([draft('a.json', 'new'), { name: 'b.csv', parts: breaking() }])).rejects.toThrow(
      'disk full',
    );
    expect(readdirSync(places.workspace)).toEqual(['a.json']);
    expect(readFileSync(join(places.workspace, 'a.json'), 'utf8')).toBe('old');
  });

  test('where one cannot be put in its place, none is left', async () => {
    writeFileSync(join(places.workspace, 'a.json'), 'old');
    mkdirSync(join(places.workspace, 'b.csv'));
    await expect(write([draft('a.json', 'new'), draft('b.csv', 'new')])).rejects.toThrow();
    expect(readdirSync(places.workspace)).toEqual(['b.csv']);
  });

  test('a link in the place of a file is replaced, not followed', async () => {
    const outside = join(root, 'elsewhere', 'secret');
    writeFileSync(outside, 'old');
    symlinkSync(outside, join(places.workspace, 'a.json'));
    await write([draft('a.json', 'new')]);
    expect(readFileSync(outside, 'utf8')).toBe('old');
    expect(readFileSync(join(places.workspace, 'a.json'), 'utf8')).toBe('new');
  });

  test('a link in the place of the temporary file is refused', async () => {
    const outside = join(root, 'elsewhere', 'secret');
    writeFileSync(outside, 'old');
    symlinkSync(outside, join(places.workspace, '.a.json.m.tmp'));
    await expect(write([draft('a.json', 'new')])).rejects.toThrow('EEXIST');
    expect(readFileSync(outside, 'utf8')).toBe('old');
  });
});

describe('names of CSV files', () => {
  test.each<[string[], string[]]>([
    [['../x'], ['visitors.csv']],
    [
      ['a', 'b_2.c-d'],
      ['visitors-a.csv', 'visitors-b_2.c-d.csv'],
    ],
    [
      ['docs', 'Docs'],
      ['visitors-docs-4ccff928.csv', 'visitors-Docs-b5bbf5aa.csv'],
    ],
  ])('%j: %j', (ids, names) => {
    const found = [...csvNames(ids).values()];
    const plain = (name: string) => name.replace(/-[0-9a-f]{8}[.]csv$/, '-HASH.csv');
    expect(found.map(plain)).toEqual(names.map(plain));
  });

  test('are safe and differ, even where case does not count', () => {
    const id = fc.oneof(
      fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter(isSegment),
      fc.constantFrom('a', 'A', 'con', 'a:b', 'a*b', 'nul', '-', '~', 'é', '日本'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 2, maxLength: 8 }), (ids) => {
        const names = [...csvNames(ids).values()];
        for (const name of names) expect(name).toMatch(/^visitors-[\w.-]{1,109}[.]csv$/);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
      }),
    );
  });
});

describe('visitors.csv', () => {
  const page = (path: string) => ({ path, human: 1, ai: 2, total: 3 });
  const written = (paths: readonly string[]) => {
    const table = new PageTable();
    for (const path of paths) table.add(page(path));
    return [...csvParts(table)].join('');
  };

  test('is RFC 4180 to the byte', () => {
    expect(written(['/a', '/b,"c"', '/d\ne'])).toBe(
      'path,human,ai,total\r\n/a,1,2,3\r\n"/b,""c""",1,2,3\r\n"/d\ne",1,2,3\r\n',
    );
    expect(written([])).toBe('path,human,ai,total\r\n');
  });

  test('holds every path, and none begins a formula', () => {
    const paths = fc.uniqueArray(fc.oneof(fc.constantFrom(...HOSTILE_PATHS), fc.string({ unit: 'binary' })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(paths, (given) => {
        const [head, ...rows] = parseCsv(written(given));
        expect(head).toEqual(['path', 'human', 'ai', 'total']);
        expect(rows).toHaveLength(given.length);
        for (const row of rows) {
          expect(row).toHaveLength(4);
          expect(row[0]).not.toMatch(/^[=+\-@\t\r]/);
        }
        const expected = given.map((path) => (/^[=+\-@\t\r]/.test(path) ? `'${path}` : path));
        expect(new Set(rows.map(([path]) => path))).toEqual(new Set(expected));
      }),
    );
  });
});
