import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUBLISHED, ROOT } from './files.ts';

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

/** The texts that people read or copy, by their paths. */
const texts = () =>
  globSync(['README.md', '.github/**/*.{md,yml,json}'], { cwd: folder }).map((path) => ({
    path,
    text: readFileSync(join(folder, path), 'utf8'),
  }));

const [current = ''] = PUBLISHED.split('@');

test.each([['octo-org/docs-agent'], ['octo-org/docs-agent', 'octo-org/other']])(
  'the name of the repository comes into everything that people copy: %s',
  (...names) => {
    for (const each of names) expect(name(each).status).toBe(0);

    const last = names.at(-1);
    const replaced = [current, ...names].filter((each) => each !== last);
    const remaining = texts().filter(({ text }) => replaced.some((each) => text.includes(each)));
    // Its own description.
    expect(remaining.map(({ path }) => path)).toEqual(['.github/CONTRIBUTING.md']);

    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain(`uses: ${last}/.github/workflows/docs-command.yml@v1`);
    expect(readme).not.toContain(`Replace \`${last}\``);
    expect(readme).toMatch(/Replace\s+`https:\/\/api\.example\.com` with the base URL/);
  },
);

test.each([[], ['docs-agent'], ['octo-org/docs-agent/x'], ['a b/c'], ['https://github.com/a/b']])(
  'the name %s is refused',
  (...args) => {
    expect(name(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });

    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(current);
  },
);
