import { expect, test } from 'vitest';
import { isEnough, selectFiles } from '../../src/context/selected-files.ts';
import { changed, renamed } from './changed-files.ts';

test('what never goes along is counted, for its true reason', () => {
  const files = [
    changed('app/.env'),
    renamed('.npmrc', 'shown.txt'),
    changed('package-lock.json'),
    changed('kept.md'),
  ];

  const { selected, sent, notSent } = selectFiles(files, undefined);

  expect(selected).toEqual(files);
  expect(sent).toEqual([changed('kept.md')]);
  expect(notSent).toEqual(['1 lock or generated file', '2 files whose names suggest secrets']);
});

test('`paths` select files by either name', () => {
  const files = [changed('src/a.ts'), changed('lib/b.ts'), renamed('src/c.ts', 'd.ts')];

  const { sent } = selectFiles(files, ['src/**']);

  expect(sent.map(({ filename }) => filename)).toEqual(['src/a.ts', 'd.ts']);
});

test.each<[isEnough: boolean, paths: string[] | undefined]>([
  [false, undefined],
  [true, ['.github/**', 'docs/*.md', '!x/**']],
  [false, ['.github/**', 'z/**']],
  [false, ['!x/**']],
])('a list that ends at m/5.md is enough: %j, for the paths %j', (expected, paths) => {
  const listed = [changed('a.md'), changed('m/5.md')];

  expect(isEnough(listed, { parts: ['files'], paths })).toBe(expected);
});

test('for commits alone, no list of files is needed', () => {
  expect(isEnough([], { parts: ['commits'] })).toBe(true);
});
