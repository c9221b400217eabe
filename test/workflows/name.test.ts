import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISHED, ROOT } from './files.ts';

const [current = ''] = PUBLISHED.split('@');

/** A copy of what people read or copy, in which the name can be changed. */
function makeCopy() {
  const { path: folder, remove } = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-name-'));
  for (const path of ['.ci/name.mjs', '.github', 'README.md'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    name: (...args: string[]) =>
      spawnSync(process.execPath, [join(folder, '.ci/name.mjs'), ...args], { encoding: 'utf8' }),
    read,
    /** The texts that contain one of the names. */
    pathsWith: (...names: string[]) =>
      globSync(['README.md', '.github/**/*.{md,yml,json}'], { cwd: folder }).filter((path) =>
        names.some((each) => read(path).includes(each)),
      ),
    [Symbol.dispose]: remove,
  };
}

test('the name of the repository comes into everything that people copy, also a second one', () => {
  using copy = makeCopy();

  expect(copy.name('octo-org/first').status).toBe(0);
  expect(copy.name('octo-org/docs-agent').status).toBe(0);

  // The guide describes the command.
  expect(copy.pathsWith(current, 'octo-org/first')).toEqual(['.github/CONTRIBUTING.md']);
  const readme = copy.read('README.md');
  expect(readme).toContain('uses: octo-org/docs-agent/.github/workflows/docs-command.yml@v1');
  expect(readme).toMatch(/3\. .*\s+Replace\s+`https:\/\/api\.example\.com` with the base URL/);
});

test.each([[], ['docs-agent'], ['a b/c'], ['https://github.com/a/b']])(
  'the name %s is refused',
  (...args) => {
    using copy = makeCopy();

    expect(copy.name(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage'),
    });
    expect(copy.read('README.md')).toContain(current);
  },
);
