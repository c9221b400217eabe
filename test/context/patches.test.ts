import { expect, test } from 'vitest';
import { fitPatches } from '../../src/context/patches.ts';
import type { ChangedFile } from '../../src/github/comparison.ts';
import { changed, sized } from './changed-files.ts';

function shown(...files: ChangedFile[]) {
  const { lines, leftOut } = fitPatches(files);
  const blocks = new Map(
    lines.split(/(?:^|\n)diff /).map((block) => {
      const at = block.indexOf('\n');
      return [block.slice(0, at), block.slice(at + 1)];
    }),
  );
  const isWhole = ({ filename, patch }: ChangedFile) => blocks.get(filename) === patch;
  return { lines, leftOut, isWhole, linesOf: (path: string) => blocks.get(path) ?? '' };
}

test('a file that is too long for all of the room shows lines, and counts the others', () => {
  const { linesOf, lines, leftOut } = shown(sized('src/api.ts', 41_000));

  expect(linesOf('src/api.ts').length).toBeGreaterThan(39_000);
  expect(lines).toMatch(/\n\(… \d+ more lines\)$/);
  expect(leftOut).toBe(0);
});

test('files of one rank share the room', () => {
  const names = ['src/part-1.ts', 'src/part-2.ts', 'src/part-3.ts', 'src/part-4.ts'];
  const { linesOf } = shown(...names.map((name) => sized(name, 15_000)));

  for (const name of names) expect(linesOf(name).length).toBeGreaterThan(9_000);
});

test('a long line is shortened, so that the lines after it are seen', () => {
  const patch = `@@ -1,2 +1,2 @@\n+"image/png": "${'x'.repeat(55_000)}"\n+The sentence below it.`;
  const { linesOf } = shown(changed('guide.ipynb', { patch }));

  expect(linesOf('guide.ipynb')).toMatch(
    /x\(… 54,\d{3} more characters\)\n\+The sentence below it\.$/,
  );
});

test('with more files than have room for a part of their lines, the smallest have theirs', () => {
  const files = Array.from({ length: 300 }, (_, i) => sized(`src/${i}.ts`, 700 + i));
  const { lines, leftOut, linesOf } = shown(...files);

  expect(lines.match(/^diff /gm)).toHaveLength(79);
  expect(leftOut).toBe(221);
  expect(linesOf('src/0.ts').length).toBeGreaterThan(400);
});

test('a deleted file, and one without lines, are only in the list of files', () => {
  const removed = sized('old.ts', 900);
  const { lines, leftOut } = shown(
    { ...removed, status: 'removed' },
    changed('a.png', { patch: '' }),
  );

  expect([lines, leftOut]).toEqual(['', 0]);
});
