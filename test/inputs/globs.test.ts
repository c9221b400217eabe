import { expect, test } from 'vitest';
import { globsIn, isSelected } from '../../src/inputs/globs.ts';

test.each<[list: string, globs: string[] | undefined]>([
  [' src/** , !src/gen/**\r\n\n docs/*.md,', ['src/**', '!src/gen/**', 'docs/*.md']],
  // A comma in braces separates alternatives.
  ['**/*.{ts,tsx},*.md', ['**/*.{ts,tsx}', '*.md']],
  ['app/(site)/[[]slug]/**', ['app/(site)/[[]slug]/**']],
  // A name is a file, or a folder with what is in it, and paths start at the root.
  ['src', ['src', 'src/**']],
  ['./src/**', ['src/**']],
  ['/src/', ['src', 'src/**']],
  ['!./.github/', ['!.github', '!.github/**']],
  ['*a*/*b*', ['*a*/*b*']],
  // What could take too long, or cannot be meant.
  ['*a*a*b', undefined],
  ['**a**b', undefined],
  ['{a,b}{c,d}', undefined],
  ['{a', undefined],
  ['+(a|b)', undefined],
  ['!(a)', undefined],
  ['!.', undefined],
  ['/', undefined],
  [`*${'a'.repeat(3_999)}`, [`*${'a'.repeat(3_999)}`]],
  [`*${'a'.repeat(4_000)}`, undefined],
])('%j is read as %j', (list, globs) => {
  expect(globsIn(list)).toEqual(globs);
});

const select = (list: string, ...names: string[]) => isSelected(names, globsIn(list) ?? []);

test.each<[list: string, path: string, selected: boolean]>([
  ['src/**', 'src/a/b.ts', true],
  ['src/**', 'source/a.ts', false],
  ['src/*', 'src/a/b.ts', false],
  ['*.md', 'docs/README.md', false],
  ['**/*.md', 'README.md', true],
  ['**/*.{ts,js}', 'a/b.js', true],
  ['a?c', 'abc', true],
  ['[ab].md', 'b.md', true],
  // Wildcards include names that start with a dot, as in GitHub's own filters.
  ['**', '.github/workflows/ci.yml', true],
  ['src/*', 'src/.eslintrc', true],
  ['a.md', 'abmd', false],
  ['{1..3}.md', '2.md', false],
  // Without a glob that includes, all files but the excluded ones are selected.
  ['!docs/**', 'src/a.ts', true],
  ['!docs/**', 'docs/.vitepress/config.ts', false],
  // The order does not matter.
  ['src/**,!src/gen/**', 'src/gen/a.ts', false],
  ['!src/gen/**,src/**', 'src/gen/a.ts', false],
  ['**', `${'a/'.repeat(249)}aa`, true],
  ['**', `${'a/'.repeat(249)}aaa`, false],
])('%s selects %s: %j', (list, path, selected) => {
  expect(select(list, path)).toBe(selected);
});

test('a renamed file is selected by either name, and excluded by either', () => {
  expect(select('src/**', 'src/a.ts', 'lib/a.ts')).toBe(true);
  expect(select('src/**', 'lib/a.ts', 'src/a.ts')).toBe(true);
  expect(select('src/**,!lib/**', 'lib/a.ts', 'src/a.ts')).toBe(false);
});

const slow = ['*a*{b,c,d,e,f,g}', '**/*a*ab', '**/*{a,aa,aaa}*b/*a*c', `${'**/*a*/'.repeat(20)}b`];

// Globs of other forms take minutes, which would exceed the time limit of a test.
test.each(slow)('%s is matched with long names in time', (glob) => {
  const names = ['a'.repeat(499), `${'a'.repeat(249)}/${'a'.repeat(249)}`, 'a/'.repeat(249)];

  expect(names.map((name) => select(glob, name))).toEqual([false, false, false]);
});
