import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUBLISHED, ROOT } from './files.ts';

const PLACEHOLDER = 'OWNER/REPO';
/** After the repository has got its name, there is nothing left to replace. */
const unnamed = test.runIf(PUBLISHED.startsWith(PLACEHOLDER));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-agent-name-'));
  for (const path of ['.ci', '.github', 'README.md'])
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('.ci/tools'),
    });
});
afterEach(() => rmSync(folder, { recursive: true }));

const name = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, '.ci/name.mjs'), ...args], { encoding: 'utf8' });

unnamed(
  'one command puts the name of the repository in everything that people read or copy',
  () => {
    expect(name('octo-org/docs-agent').status).toBe(0);

    const paths = globSync(['README.md', '.ci/release', '.github/**/*.{md,yml,json}'], {
      cwd: folder,
    });
    const texts = paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
    const remaining = texts.filter(([, text]) => text.includes(PLACEHOLDER)).map(([path]) => path);
    // Its own description.
    expect(remaining).toEqual(['.github/CONTRIBUTING.md']);

    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain('uses: octo-org/docs-agent/.github/workflows/docs-command.yml@v1');
    expect(readme).not.toContain('Replace `octo-org/docs-agent`');
    expect(readme).toMatch(/Replace\s`https:\/\/api\.example\.com` with the base URL/);
  },
);

unnamed.each([
  [],
  ['docs-agent'],
  ['octo-org/docs-agent/x'],
  ['a b/c'],
  ['https://github.com/a/b'],
])('the name %s is refused', (...args) => {
  expect(name(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(PLACEHOLDER);
});
