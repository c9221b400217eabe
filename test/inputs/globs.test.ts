import fc from 'fast-check';
import { expect, test } from 'vitest';
import { globsIn, isSelected } from '../../src/inputs/globs.ts';

test.each<[list: string, globs: string[]]>([
  [
    ' src/** , !src/gen/**\r\n\n docs/*.md,',
    ['src', 'src/**', '!src/gen', '!src/gen/**', 'docs/*.md'],
  ],
  // A comma in braces separates alternatives.
  ['**/*.{ts,tsx},*.md', ['**/*.{ts,tsx}', '*.md']],
  ['[...slug]/**', ['[...slug]', '[...slug]/**']],
  ['**/test/**', ['**/test', '**/test/**']],
  ['!./.github/', ['!.github', '!.github/**']],
  ['! private/**', ['!private', '!private/**']],
  // All files.
  ['.', ['**']],
])('%j is read as %j', (list, globs) => {
  expect(globsIn(list)).toEqual(globs);
});

test.each([
  // These match no file.
  'src, ../docs',
  'a/./b',
  '!',
  '"src/**"',
  "[a']",
  '- src\n- docs',
  '\\[slug]/**',
  '+(a|b)',
  '[:alpha:]',
  // These could take too long.
  '*a*a*b',
  '{a,b}{c,d}',
  '{a',
  '[a][b][c][d][e][f]',
])('%j is refused', (list) => {
  expect(globsIn(list)).toBeUndefined();
});

const select = (list: string, ...names: string[]) => isSelected(names, globsIn(list) ?? []);

test.each<[list: string, path: string, selected: boolean]>([
  ['src/*', 'src/a/b.ts', false],
  // Each pair of brackets is a set, or stands for itself.
  ['app/docs/[slug]/**', 'app/docs/[slug]/page.tsx', true],
  ['app/docs/[slug]/**', 'app/docs/x/page.tsx', false],
  ['app/[slug]/[ab].ts', 'app/[slug]/a.ts', true],
  ['**, !app/[internal]/**', 'app/[internal]/key.ts', false],
  // A folder includes itself, such as a submodule.
  ['vendor/sdk/**', 'vendor/sdk', true],
  ['!vendor/sdk/**', 'vendor/sdk', false],
  // Wildcards include names that start with a dot, as in GitHub's own filters.
  ['**', '.github/workflows/ci.yml', true],
  // Without a glob that includes, all files but the excluded ones are selected.
  ['!docs/**', 'src/a.ts', true],
  ['!docs/**', 'docs/.vitepress/config.ts', false],
  // Both forms of a letter in Unicode are the same.
  ['docs/gro\u0308\u00dfe/**', 'docs/gr\u00f6\u00dfe/a.md', true],
  ['**, !intern-gr\u00f6\u00dfe/**', 'intern-gro\u0308\u00dfe/key.md', false],
  ['**, !docs/[\uac00]*/**', 'docs/\u1100\u1161/key.md', false],
  // The order does not matter.
  ['src/**,!src/gen/**', 'src/gen/a.ts', false],
])('%s selects %s: %j', (list, path, selected) => {
  expect(select(list, path)).toBe(selected);
});

test('a renamed file is selected by either name, and excluded by either', () => {
  expect(select('src/**', 'src/a.ts', 'lib/a.ts')).toBe(true);
  expect(select('src/**', 'lib/a.ts', 'src/a.ts')).toBe(true);
  expect(select('src/**,!lib/**', 'lib/a.ts', 'src/a.ts')).toBe(false);
});

test('an exclusion never fails open: of a name with brackets, both readings of each pair count', () => {
  const part = fc.constantFrom('[a]', '[ab]', '[!a]', 'a', 'b', '.x', '[...x]', 'e\u0301');
  const path = fc
    .array(fc.array(part, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((folders) => folders.map((parts) => parts.join('')).join('/'));
  const isPlain = (glob: string) => globsIn(`!${glob}`) !== undefined;

  fc.assert(
    fc.property(path.filter(isPlain), (name) => {
      expect(select(`**, !${name}`, name)).toBe(false);
      expect(select(`**, !${name}`, name.normalize())).toBe(false);
      expect(select(`**, !${name}/**`, `${name}/key.ts`)).toBe(false);
      const asSet = name.replaceAll('[a]', 'a').replaceAll('[ab]', 'b').replaceAll('[!a]', 'c');
      expect(select(`**, !${name}`, asSet.replaceAll('[...x]', 'x'))).toBe(false);
    }),
  );
});

const longName = (length: number) => `private/${'a'.repeat(length - 8)}`;

test.each<[list: string, length: number, selected: boolean]>([
  ['**', 1_000, true],
  // What cannot be matched is left out, because it may be what a glob excludes.
  ['!private/**', 1_001, false],
  ['**', 1_001, false],
])('%s selects a name of %s characters: %j', (list, length, selected) => {
  expect(select(list, longName(length))).toBe(selected);
});

const slow = [
  '**/*{a,aa,aaa}*b/*a*c',
  '**/*[a]*/**/[a]/**/[a]/**/[a]/**/[a]/c',
  `${'**/*a*/'.repeat(20)}**/*a*c/**`,
];

// Globs of other forms take minutes, which would exceed the time limit of a test.
test.each(slow)('%s is matched with long names in time', (glob) => {
  const names = [
    'a'.repeat(1_000),
    `${'a'.repeat(500)}/${'a'.repeat(499)}`,
    `${'a/'.repeat(499)}aa`,
  ];

  expect(names.map((name) => select(glob, name))).toEqual([false, false, false]);
});
