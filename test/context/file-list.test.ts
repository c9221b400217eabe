import { expect, test } from 'vitest';
import { listFiles } from '../../src/context/file-list.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { changed, noLines, renamed } from './changed-files.ts';

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

test('people’s files are listed first, and what has no room is counted', () => {
  const named = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => changed(`${folder}/${'x'.repeat(90)}${index}`));

  const files = ['.ci', 'a/tests', 'z'].flatMap((folder) => named(folder, 50));
  const list = listFiles(files);

  const folders = list.match(/^M\t[^/]+/gm) ?? [];
  expect([...new Set(folders)]).toEqual(['M\tz', 'M\ta', 'M\t.ci']);
  expect(list.endsWith(`\nand ${150 - folders.length} more files`)).toBe(true);
});
