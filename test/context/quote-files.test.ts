import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET, rowsAndNote, rowsWithRoom } from '../../src/context/budget.ts';
import { fitPatches, listFiles } from '../../src/context/quote-files.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { changed, renamed } from './changed-files.ts';

const noLines = { patch: undefined, changes: 0 };

test.each<[row: string, ChangedFile]>([
  ['M\ta.md', changed('a.md')],
  ['A\ta.md', changed('a.md', { status: 'added' })],
  ['D\ta.md', changed('a.md', { status: 'removed', ...noLines, changes: 9 })],
  ['R\ta.md\tb.md', renamed('a.md', 'b.md')],
  ['R\ta.md\tb.md\t(renamed only)', renamed('a.md', 'b.md', noLines)],
  ['C\ta.md\tb.md\t(copied only)', renamed('a.md', 'b.md', { ...noLines, status: 'copied' })],
  ['M\tdocs/logo.png\t(binary)', changed('docs/logo.png', noLines)],
  ['M\tx.bin\t(binary, empty, or mode only)', changed('x.bin', noLines)],
  ['M\tsrc/b.ts\t(1 changed line, not shown by GitHub)', changed('src/b.ts', { patch: null })],
  [
    'M\tsrc/big.json\t(30,000 changed lines, not shown by GitHub)',
    changed('src/big.json', { patch: undefined, changes: 30_000 }),
  ],
  ['M\t"new\\n\\"1\\".ts"', changed('new\n"1".ts')],
])('the row %j has the status, the path, and why there are no lines', (row, file) => {
  expect(listFiles([file])).toBe(row);
});

test.each([
  [4, 1],
  [5, 2],
])('room for %i characters, line breaks included, has %i rows', (room, count) => {
  expect(rowsWithRoom(['ab', 'c'], room)).toBe(count);
});

test('files that have no room in the list are counted', () => {
  const files = Array.from({ length: 150 }, (_, index) => changed('x'.repeat(90) + index));

  const rows = listFiles(files).split('\n');

  expect(rows.at(-1)).toBe(`and ${150 - (rows.length - 1)} more files`);
  expect(rows.length).toBeGreaterThan(120);
  expect(rowsAndNote(['a'], 99, { total: 2, others: 'more file' })).toBe('a\nand 1 more file');
});

/** A file with a patch of that many characters. Each line ends with its number. */
function sized(path: string, size: number): ChangedFile {
  const lines = Array.from(
    { length: Math.ceil(size / 50) },
    (_, index) => `+${String(index).padStart(48, 'x')}`,
  );
  return changed(path, { patch: lines.join('\n').slice(0, size), changes: lines.length });
}

function shown(files: readonly ChangedFile[]) {
  const { lines, leftOut } = fitPatches(files);
  const blocks = new Map(
    lines.split(/(?:^|\n)diff /).map((block): [string, string[]] => {
      const [path = '', ...rest] = block.split('\n');
      return [path, rest];
    }),
  );
  return { lines, leftOut, blocks, linesOf: (path: string) => blocks.get(path)?.join('\n') ?? '' };
}

test('a file that is too long for all of the room shows whole lines, and counts the others', () => {
  const api = sized('src/api.ts', 41_000);

  const { linesOf, leftOut } = shown([api]);

  const [text = '', count] = linesOf('src/api.ts').split(/\n\(… (\d+) more lines\)$/);
  const missing = api.patch?.slice(text.length + 1).split('\n') ?? [];
  expect(text.length).toBeGreaterThan(39_800);
  expect(api.patch).toBe([text, ...missing].join('\n'));
  expect(missing).toHaveLength(Number(count));
  expect(leftOut).toBe(0);
});

test('files of one rank share the room', () => {
  const names = ['src/part-1.ts', 'src/part-2.ts', 'src/part-3.ts', 'src/part-4.ts'];
  const { linesOf } = shown(names.map((name) => sized(name, 15_000)));

  for (const name of names) expect(linesOf(name).length).toBeGreaterThan(9_000);
});

test('a long line is shortened, so that the lines after it are seen', () => {
  const picture = `+"image/png": "${'x'.repeat(55_000)}"`;
  const patch = ['y'.repeat(BUDGET.line), picture, '+The sentence below it.'].join('\n');
  const { linesOf } = shown([changed('guide.ipynb', { patch })]);

  expect(linesOf('guide.ipynb')).toMatch(
    /^y+\n\+.*x\(… 54,\d{3} more characters\)\n\+The sentence below it\.$/,
  );
});

test('with more files than have room for a part of their lines, the smallest have theirs', () => {
  const files = Array.from({ length: 300 }, (_, i) => sized(`src/${i}.ts`, 700 + i));
  const { lines, leftOut, linesOf } = shown([...files, sized('a_test.go', 100)]);

  expect(lines.match(/^diff /gm)).toHaveLength(79);
  expect(leftOut).toBe(222);
  expect(linesOf('src/0.ts').length).toBeGreaterThan(400);
});

test('tests get what the files of people leave', () => {
  const snapshot = 'a/__snapshots__/x.snap';
  const api = sized('src/api.ts', 5_000);
  const { linesOf } = shown([api, sized(snapshot, 39_500)]);

  expect(linesOf('src/api.ts')).toBe(api.patch);
  expect(linesOf(snapshot)).toMatch(/^\+.*\n\(… \d+ more lines\)$/s);
  expect(linesOf(snapshot).length).toBeGreaterThan(34_000);
});

test('a deleted file, and one without lines, are only in the list of files', () => {
  const removed = { ...sized('old.ts', 900), status: 'removed' };
  const { lines, leftOut } = shown([removed, changed('a.png', { patch: '' })]);

  expect([lines, leftOut]).toEqual(['', 0]);
});

const anyFiles = fc.uniqueArray(
  fc.record({
    filename: fc
      .tuple(fc.constantFrom('src', 'test', '.ci'), fc.nat(90), fc.nat(9_999))
      .map(([folder, length, name]) => `${folder}/${'ü'.repeat(length)}/${name}.md`),
    status: fc.constantFrom('added', 'modified', 'removed'),
    patch: fc
      .tuple(fc.nat(3_000), fc.nat(70))
      .map(([width, count]) => Array(count).fill('x'.repeat(width)).join('\n')),
  }),
  { selector: ({ filename }) => filename, minLength: 1, maxLength: 300 },
);

test('of any files, each is listed or counted, and the lines of each are shown or counted', () => {
  fc.assert(
    fc.property(anyFiles, (files) => {
      const list = listFiles(files).split('\n');
      const { lines, leftOut, blocks } = shown(files);

      const [, more = '0'] = /^and (\d+) more files?$/.exec(list.at(-1) ?? '') ?? [];
      expect(list.filter((row) => /^[AMD]\t/.test(row)).length + Number(more)).toBe(files.length);
      expect(list.join('\n').length).toBeLessThanOrEqual(BUDGET.files);

      const withLines = files.filter(({ status, patch }) => status !== 'removed' && patch);
      const visible = withLines.filter(({ filename }) => blocks.has(filename));
      expect(visible.length + leftOut).toBe(withLines.length);
      expect(lines.length).toBeLessThanOrEqual(BUDGET.lines);
    }),
    { numRuns: 80 },
  );
});
