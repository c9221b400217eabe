import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { copyTo, PUBLISHED } from './files.ts';

const [current = ''] = PUBLISHED.split('@');

/** Runs the script with each name, in a copy of what people read or copy. Returns its last end, and the texts by path. */
function rename(...names: string[]) {
  using folder = makeFolder();
  copyTo(folder.path, '.ci/name.mjs', '.github', 'README.md');

  const script = join(folder.path, '.ci/name.mjs');
  const ends = names.map((name) => spawnSync(process.execPath, [script, name]));
  const paths = globSync(['README.md', '.github/**/*.{md,yml,json}'], { cwd: folder.path });
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder.path, path), 'utf8')]));
  return { status: ends.at(-1)?.status, texts };
}

test('the name of the repository comes into everything that people copy, also a second one', () => {
  const { status, texts } = rename('octo-org/first', 'octo-org/docs-agent');

  // The guide describes the command.
  texts.delete('.github/CONTRIBUTING.md');
  const earlier = [current, 'octo-org/first'];
  const left = [...texts].filter(([, text]) => earlier.some((name) => text.includes(name)));
  const readme = texts.get('README.md');
  expect([status, left]).toEqual([0, []]);
  expect(readme).toContain('uses: octo-org/docs-agent/.github/workflows/docs-command.yml@v1');
  expect(readme).toMatch(/on the default branch\. `@v1` follows/);
});

test.each(['docs-agent', 'https://github.com/a/b'])('the name “%s” is refused', (name) => {
  const { status, texts } = rename(name);

  expect(status).toBe(1);
  expect(texts.get('README.md')).toContain(current);
});
