import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { kindOf, selectFiles } from '../../src/context/file-kinds.ts';
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

test('files that have no room in the list are counted', () => {
  const files = Array.from({ length: 150 }, (_, index) => changed('x'.repeat(90) + index));

  const rows = listFiles(files).split('\n');

  expect(rows.at(-1)).toBe(`and ${150 - (rows.length - 1)} more files`);
  expect(rows.length).toBeGreaterThan(120);
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

test('a file that is too long for all of the room shows lines, and counts the others', () => {
  const { linesOf, lines, leftOut } = shown([sized('src/api.ts', 41_000)]);

  expect(linesOf('src/api.ts').length).toBeGreaterThan(39_000);
  expect(lines).toMatch(/\n\(… \d+ more lines\)$/);
  expect(leftOut).toBe(0);
});

test('files of one rank share the room', () => {
  const names = ['src/part-1.ts', 'src/part-2.ts', 'src/part-3.ts', 'src/part-4.ts'];
  const { linesOf } = shown(names.map((name) => sized(name, 15_000)));

  for (const name of names) expect(linesOf(name).length).toBeGreaterThan(9_000);
});

test('a long line is shortened, so that the lines after it are seen', () => {
  const patch = `@@ -1,2 +1,2 @@\n+"image/png": "${'x'.repeat(55_000)}"\n+The sentence below it.`;
  const { linesOf } = shown([changed('guide.ipynb', { patch })]);

  expect(linesOf('guide.ipynb')).toMatch(
    /x\(… 54,\d{3} more characters\)\n\+The sentence below it\.$/,
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

const anyPath = fc
  .tuple(
    fc.constantFrom('src', 'docs', 'test', '.changeset', '.ci'),
    fc.string({ unit: fc.constantFrom('a', '/', '.', 'ü', ' '), minLength: 1, maxLength: 40 }),
    fc.constantFrom('.ts', '.md', '.snap', '.env.example', '.csproj'),
  )
  .map((parts) => parts.join('/').replace(/\/+/g, '/'));
const anyPatch = fc
  .tuple(fc.nat(200_000), fc.integer({ min: 1, max: 3_000 }))
  .map(([size, width]) =>
    Array.from({ length: size / width }, (_, i) => `+${'x'.repeat(width)}$${i}`).join('\n'),
  );
const anyFiles = fc.uniqueArray(
  fc.record({
    filename: anyPath,
    status: fc.constantFrom('added', 'modified', 'removed'),
    patch: fc.option(anyPatch, { nil: undefined }),
  }),
  { selector: ({ filename }) => filename, minLength: 1, maxLength: 300 },
);
const countIn = (note: string | undefined) =>
  Number(/^(?:and|\(…) ([\d,]+) more /.exec(note ?? '')?.[1]?.replaceAll(',', '') ?? 0);

test('of any files, each is listed or counted, and each line is shown, or counted at its end', () => {
  fc.assert(
    fc.property(anyFiles, (files) => {
      const { sent } = selectFiles(files, undefined);
      const { lines, leftOut, blocks } = shown(sent);
      const list = listFiles(sent);
      const rows = list.split('\n').filter((row) => /^[A-Z]\t/.test(row)).length;
      const withLines = sent.filter(({ status, patch }) => status !== 'removed' && patch);
      let firstCut: string | undefined;

      expect(list.length).toBeLessThanOrEqual(BUDGET.files);
      expect(lines.length).toBeLessThanOrEqual(BUDGET.lines);
      expect(rows + countIn(list.split('\n').at(-1))).toBe(sent.length);
      for (const { filename, patch } of withLines) {
        const block = blocks.get(filename) ?? [];
        const missing = countIn(block.at(-1));
        // People's files are whole before others have a line.
        if (block.length > 0 && firstCut !== undefined) expect(kindOf(filename)).toBe(firstCut);
        if (block.length === 0 || missing > 0) firstCut ??= kindOf(filename);
        if (block.length > 0) expectWholeLines(block, missing, patch ?? '');
      }
      expect(withLines.filter(({ filename }) => !blocks.has(filename))).toHaveLength(leftOut);
    }),
    { numRuns: 80 },
  );
});

/** Only long lines are shortened. */
function expectWholeLines(block: string[], missing: number, patch: string): void {
  const kept = missing > 0 ? block.slice(0, -1) : block;
  const whole = patch.split('\n');
  const long = kept.filter((line, index) => line !== whole[index]);

  expect(kept.length + missing).toBe(whole.length);
  for (const line of long) expect(line).toMatch(/^.{1000}\(… [\d,]+ more characters\)$/);
}
