import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET, rowsWithRoom } from '../../src/context/budget.ts';
import { fitPatches, listFiles } from '../../src/context/quote-files.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { changed, renamed } from './changed-files.ts';

test.each<[row: string, ChangedFile]>([
  ['M\ta.md', changed('a.md')],
  ['A\ta.md', changed('a.md', { status: 'added' })],
  ['R\ta.md\tb.md', renamed('a.md', 'b.md')],
  ['C\ta.md\tb.md', renamed('a.md', 'b.md', { status: 'copied' })],
  // Why there are no lines, GitHub does not say.
  ['M\tsrc/big.json', changed('src/big.json', { patch: undefined })],
  ['M\t"new\\n\\"1\\".ts"', changed('new\n"1".ts')],
])('the row %j has the status and the path', (row, file) => {
  expect(listFiles([file])).toBe(row);
});

test.each([
  [4, 1],
  [5, 2],
])('room for %i characters, line breaks included, has %i rows', (room, count) => {
  expect(rowsWithRoom(['ab', 'c'], room)).toHaveLength(count);
});

/** A file with a patch of that many characters. Each line ends with its number. */
function sized(path: string, size: number): ChangedFile {
  const lines = Array.from(
    { length: Math.ceil(size / 50) },
    (_, index) => `+${String(index).padStart(48, 'x')}`,
  );
  return changed(path, { patch: lines.join('\n').slice(0, size) });
}

function shown(files: readonly ChangedFile[]) {
  const { lines, ...counts } = fitPatches(files);
  const blocks = new Map(
    lines.split(/(?:^|\n)diff /).map((block): [string, string[]] => {
      const [path = '', ...rest] = block.split('\n');
      return [path, rest];
    }),
  );
  return {
    lines,
    ...counts,
    blocks,
    linesOf: (path: string) => blocks.get(path)?.join('\n') ?? '',
  };
}

const many = (count: number, name: (index: number) => string, size: number) =>
  Array.from({ length: count }, (_, index): [string, number] => [name(index), size]);

/** Of each path, how many characters of its lines are shown at least: by default, all of them. */
test.each<[what: string, sizes: [path: string, size: number][], least: Record<string, number>]>([
  ['a file fills the room', [['src/api.ts', 41_000]], { 'src/api.ts': 39_800 }],
  [
    'files of one rank share the room',
    many(4, (index) => `src/part-${index}.ts`, 15_000),
    { 'src/part-0.ts': 9_000, 'src/part-3.ts': 9_000 },
  ],
  [
    'what is written comes before the rest',
    [
      ['a/__snapshots__/x.snap', 39_500],
      ['src/api.ts', 5_000],
    ],
    { 'src/api.ts': 5_000, 'a/__snapshots__/x.snap': 34_000 },
  ],
  [
    'a description of the change comes before workflows',
    [
      ['.github/workflows/a.yml', 20_000],
      ['go.mod', 20_000],
      ['client_generated.py', 20_000],
      ['.chloggen/retry.yaml', 400],
      ['client/retry.go', 12_000],
    ],
    { '.chloggen/retry.yaml': 400, 'client/retry.go': 12_000 },
  ],
  [
    'of many small files, the largest have their lines',
    [
      ...many(90, (index) => `docs/news/old-${index}.rst`, 430),
      ['src/fixtures.py', 20_000],
      ['CHANGELOG.md', 8_000],
    ],
    { 'CHANGELOG.md': 8_000, 'src/fixtures.py': 20_000 },
  ],
  [
    'what was told and what was written have half of the room each',
    [
      ['doc/whats-new.rst', 70_000],
      ['src/core.py', 30_000],
    ],
    { 'doc/whats-new.rst': 19_800, 'src/core.py': 19_800 },
  ],
  [
    'what was told has what the sources do not need',
    [
      ['doc/whats-new.rst', 70_000],
      ['src/core.py', 3_000],
      ['test/core.py', 70_000],
    ],
    { 'doc/whats-new.rst': 36_500, 'src/core.py': 3_000 },
  ],
])('%s', (_, sizes, least) => {
  const { linesOf, lines } = shown(sizes.map(([path, size]) => sized(path, size)));

  const paths = Object.keys(least);
  const tooShort = paths.filter((path) => linesOf(path).length < (least[path] ?? 0) - 1);
  expect(tooShort).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(BUDGET.lines);
});

test('a long line is shortened, so that the lines after it are seen', () => {
  const picture = `+"image/png": "${'x'.repeat(55_000)}"`;
  const patch = ['y'.repeat(BUDGET.line), picture, '+The sentence below it.'].join('\n');
  const { linesOf } = shown([changed('guide.ipynb', { patch })]);

  expect(linesOf('guide.ipynb')).toMatch(
    /^y+\n\+.*x\(… 54,\d{3} more characters\)\n\+The sentence below it\.$/,
  );
});

test('files without lines are only in the list, and are counted unless they were deleted', () => {
  const removed = { ...sized('old.ts', 900), status: 'removed' };
  const files = [removed, changed('a.png', { patch: '' }), renamed('a', 'b', { patch: null })];

  expect(fitPatches(files)).toEqual({ lines: '', leftOut: 0, withoutLines: 2 });
});

const FOLDERS = ['src', 'docs', 'test', '.ci', '.changeset'];
const anyFiles = fc.uniqueArray(
  fc.record({
    filename: fc
      .tuple(fc.constantFrom(...FOLDERS), fc.nat(90), fc.nat(9_999))
      .map(([folder, length, name]) => `${folder}/${'ü'.repeat(length)}/${name}.md`),
    status: fc.constantFrom('added', 'modified', 'removed'),
    patch: fc.option(
      fc
        .tuple(fc.integer({ min: 1, max: 3_000 }), fc.nat(70))
        .map(([width, count]) => Array(count).fill('x'.repeat(width)).join('\n')),
    ),
  }),
  { selector: ({ filename }) => filename, minLength: 1, maxLength: 300 },
);

test('of any files, each is listed or counted, and its lines are shown or counted', () => {
  fc.assert(
    fc.property(anyFiles, (files) => {
      const list = listFiles(files).split('\n');
      const { lines, leftOut, withoutLines, blocks } = shown(files);

      const [, more = '0'] = /^and (\d+) more files?$/.exec(list.at(-1) ?? '') ?? [];
      expect(list.filter((row) => /^[AMD]\t/.test(row)).length + Number(more)).toBe(files.length);
      expect(list.join('\n').length).toBeLessThanOrEqual(BUDGET.files);

      const kept = files.filter(({ status }) => status !== 'removed');
      const visible = kept.filter(({ filename }) => blocks.has(filename));
      expect(visible.length + leftOut + withoutLines).toBe(kept.length);
      expect(lines.length).toBeLessThanOrEqual(BUDGET.lines);

      for (const { filename, patch } of visible) {
        const rows = blocks.get(filename) ?? [];
        const [, cut] = /^\(… ([\d,]+) more lines?\)$/.exec(rows.at(-1) ?? '') ?? [];
        const count = cut === undefined ? rows.length : rows.length - 1 + Number(cut);
        expect(count).toBe(patch?.split('\n').length);
      }
    }),
    { numRuns: 80 },
  );
});
