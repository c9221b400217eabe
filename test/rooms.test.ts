import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** The folders and files of `src/`, from the top down. Folders in the same row must not import each other. */
const ORDER = [
  ['index', 'post'],
  ['main', 'post-step'],
  ['command', 'collect', 'visitors'],
  ['job'],
  ['context'],
  ['environment', 'thread'],
  ['github', 'service'],
  ['runner', 'inputs'],
  ['poll', 'errors'],
  ['text', 'clock'],
];

const level = new Map(ORDER.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)));

/** `job` for `job/run.ts`, `main` for `main.ts`. */
const roomOf = (file: string) => file.split('/')[0]?.replace(/\.ts$/, '') ?? '';

const files = globSync('**/*.ts', { cwd: src });

/** Static and dynamic imports, and types that are imported in place. */
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.ts)'/g;

const imports = files.flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) => ({
    file,
    imported: relative(src, join(src, dirname(file), path)),
  })),
);

test('every file is in a folder that the order lists', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(files.filter((file) => !level.has(roomOf(file)))).toEqual([]);
});

test('no import goes upwards in the order', () => {
  const height = (file: string) => level.get(roomOf(file)) ?? Number.NaN;
  const wrong = imports.filter(
    ({ file, imported }) => roomOf(file) !== roomOf(imported) && !(height(imported) > height(file)),
  );
  expect(wrong).toEqual([]);
});
