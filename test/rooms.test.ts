import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

const guide = readFileSync(join(src, '../.github/CONTRIBUTING.md'), 'utf8');

/** Folders of `src/`, and the files beside them, from the top down; rooms of one row do not know each other. */
const [, list = ''] = /```text\n(.*?)\n```/s.exec(guide) ?? [];
const ORDER = list.split('\n').map((row) => row.split(/ +/));

const level = new Map(ORDER.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)));

/** `job` for `job/run-job.ts`, `main` for `main.ts`. */
const roomOf = (file: string) => file.split('/')[0]?.replace(/\.ts$/, '') ?? '';

const files = globSync('**/*.ts', { cwd: src });

/** Static and dynamic imports, and types that are imported in place. */
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.ts)'/g;

const sourceOf = (file: string) => readFileSync(join(src, file), 'utf8');

const imports = files.flatMap((file) =>
  [...sourceOf(file).matchAll(IMPORT)].map(([, path = '']) => ({
    file,
    imported: relative(src, join(src, dirname(file), path)),
  })),
);

test('every file is in the order, and no import goes upwards', () => {
  const height = (file: string) => level.get(roomOf(file)) ?? Number.NaN;
  const wrong = imports.filter(
    ({ file, imported }) => roomOf(file) !== roomOf(imported) && !(height(imported) > height(file)),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const importedBy = Map.groupBy(imports, ({ file }) => file);
  const reachable = (file: string, passed = new Set<string>()): Set<string> => {
    for (const { imported } of importedBy.get(file) ?? []) {
      if (passed.has(imported)) continue;
      passed.add(imported);
      reachable(imported, passed);
    }
    return passed;
  };
  expect(files.filter((file) => reachable(file).has(file))).toEqual([]);
});

/** What other files can import. A name that only its own file uses needs to be clear only there. */
const DECLARATION =
  /^export (?:async )?(?:function\*?|class|const|let|type|interface|enum) (\w+)/gm;

test('no two exported declarations have the same name', () => {
  const declared = files.flatMap((file) =>
    Array.from(sourceOf(file).matchAll(DECLARATION), ([, name = '']) => ({ name, file })),
  );

  expect(declared.length).toBeGreaterThan(200);
  const byName = [...Map.groupBy(declared, ({ name }) => name)];
  expect(byName.filter(([, places]) => places.length > 1)).toEqual([]);
});
