import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './folder.ts';

/** Nothing of this machine's configuration counts. */
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
const AUTHOR = ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com'];

export function makeRepository() {
  const { path: folder, remove } = makeFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', [...AUTHOR, ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  git('init', '--quiet', '--initial-branch=main');
  return {
    folder,
    git,
    write(name: string, content: string) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    },
    commit(message: string) {
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD').trim();
    },
    [Symbol.dispose]: remove,
  };
}
