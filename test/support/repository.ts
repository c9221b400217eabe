import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './folder.ts';

/** A real git repository in a folder of its own; nothing of this machine's configuration counts in it. */
export interface Repository extends Disposable {
  readonly folder: string;
  git(...args: string[]): string;
  write(path: string, content: string): void;
  /** Commits everything and returns the ID of the commit. */
  commit(message: string): string;
}

const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
const AUTHOR = ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com'];

/** An empty repository on the branch `main`. */
export function makeRepository(): Repository {
  const folder = makeFolder();
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
    write(name, content) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    },
    commit(message) {
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD').trim();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
