import { expect, test } from 'vitest';
import { kindOf } from '../../src/context/file-kinds.ts';
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
  [true, ['.github/**']],
  [true, ['.github/**', 'docs/*.md', '!x/**']],
  [false, ['.github/**', 'z/**']],
  [false, ['m/**']],
  [false, ['**/*.md']],
  [false, ['!x/**']],
])('a list that ends at m/5.md is enough: %j, for the paths %j', (expected, paths) => {
  const listed = [changed('a.md'), changed('m/5.md')];

  expect(isEnough(listed, { parts: ['files'], paths })).toBe(expected);
});

test('for commits alone, no list of files is needed', () => {
  expect(isEnough([], { parts: ['commits'] })).toBe(true);
});

test('lock files, generated files, and files with secrets are excluded by name', () => {
  const excluded = (
    '.env app/.env.production site/.env/prod .ENV.local a/prod.env tls/server.PEM a/b/id_rsa .aws/credentials ' +
    'prod.secrets.yaml serviceAccountKey.json service_account.json client_secret_1.apps.json ' +
    'a/b/pnpm-lock.yaml a/dist/b/c.js a.min.js b.css.map .env.example.local .aws/.env.example'
  ).split(' ');
  const ordinary =
    'id_rsa.pub src/key.ts docs/secrets.md lockfile.md clock.ts distance.ts a/map.ts dist a.pem/b.ts ' +
    '.env.example a/.env.sample .env.template .env.dist .env.local.example';

  expect(
    [...ordinary.split(' '), ...excluded].filter((path) =>
      ['secret', 'generated'].includes(kindOf(path)),
    ),
  ).toEqual(excluded);
});
