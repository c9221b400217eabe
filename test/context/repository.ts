import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../support/folder.ts';

/** A real git repository in a folder of its own; nothing of this machine's configuration counts in it. */
export interface Repository extends Disposable {
  readonly folder: string;
  git(...args: string[]): string;
  write(path: string, content: string | Uint8Array): void;
  /** Commits everything and returns the ID of the commit. */
  commit(message: string): string;
  /** A clone of it, with a remote `origin` as after `actions/checkout`. */
  clone(...options: string[]): Repository;
}

const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A Person',
  GIT_AUTHOR_EMAIL: 'person@example.com',
  GIT_COMMITTER_NAME: 'A Person',
  GIT_COMMITTER_EMAIL: 'person@example.com',
  GIT_AUTHOR_DATE: '2026-11-02T10:00:00Z',
  GIT_COMMITTER_DATE: '2026-11-02T10:00:00Z',
};

/** An empty repository on the branch `main`, in a folder of its own or in an existing one. */
export function makeRepository(path?: string): Repository {
  const repository = at(path ?? makeFolder());
  repository.git('init', '--quiet', '--initial-branch=main');
  return repository;
}

function at(path: string): Repository {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: path,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    folder: path,
    git,
    write(name, content) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), content);
    },
    commit(message) {
      git('add', '--all', '--force');
      const empty = ['--allow-empty', '--allow-empty-message'];
      git('commit', '--quiet', ...empty, '--cleanup=verbatim', '-m', message);
      return git('rev-parse', 'HEAD').trim();
    },
    clone(...options) {
      const target = makeFolder();
      git('clone', '--quiet', '--no-local', ...options, `file://${path}`, target);
      return at(target);
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
