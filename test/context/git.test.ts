import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitDeps, openGit } from '../../src/context/git.ts';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { createFakeClock } from '../support/clock.ts';
import { blocksOf, gitDeps, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

/** git with a script in its place. */
function gitAs(script: string, more: Partial<GitDeps> = {}) {
  const repository = makeRepository();
  const { folder } = repository;
  repository.write('git', `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  const git = openGit(gitDeps({ folder }, { env: { PATH: `${folder}:/usr/bin:/bin` }, ...more }));
  return Object.assign(git, { [Symbol.dispose]: repository[Symbol.dispose] });
}
const HANGS = 'exec sleep 20';

test('what git prints, its exit code and the beginning of its errors come back', async () => {
  using git = gitAs("printf 'a\\303\\251\\377b'; yes 'fatal ' | head -n 1000 >&2; exit 3");
  const output = await git('log');
  expect(output).toMatchObject({ exitCode: 3, stdout: 'aé\ufffdb', isCut: false });
  expect(output.stderr).toMatch(/^(?:fatal\s+){71}fat$/);
});

test('more than 8 MiB are cut, and git is not waited for', async () => {
  using git = gitAs(`head -c 9000000 /dev/zero | tr '\\0' y; ${HANGS}`);
  const { stdout, isCut, exitCode } = await git('log');
  expect({ isCut, exitCode, length: stdout.length }).toEqual({ isCut: true, exitCode: 0, length: 8_388_608 });
});

test.each([
  ['no git', { env: { PATH: '/nowhere' } }, /could not be started: .*ENOENT/, /needs git on the/],
  ['a git that takes longer than it may', {}, /longer than 60 s/, /diff-base/],
])('%s: an end, and what to change', async (_what, more, happened, remedy) => {
  const clock = createFakeClock();
  using git = gitAs(HANGS, { clock, ...more });
  // The minute is one for all calls of a run.
  clock.advance(59_899.5);
  const error = await git('log').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SetupError);
  expect(toLog((error as SetupError).happened)).toMatch(happened);
  expect(toLog((error as SetupError).remedy)).toMatch(remedy);
});

test('a signal ends the wait with its reason', async () => {
  const stop = new AbortController();
  using git = gitAs(HANGS, { signal: stop.signal });
  const waiting = git('log');
  stop.abort(new Error('SIGINT'));
  await expect(waiting).rejects.toBe(stop.signal.reason);
  await expect(git('log')).rejects.toBe(stop.signal.reason);
});

/** Every place where a checkout can name a program; each would leave a file `ran-…` beside the repository. */
function mined(): { repository: Repository; ran: () => string[]; place: string } {
  const repository = makeRepository();
  const { folder } = repository;
  const place = join(folder, '.git', 'ran');
  repository.git('config', 'core.bare', 'false');
  const program = (name: string, last = '') => {
    const path = join(folder, '.git', `mine-${name}`);
    writeFileSync(path, `#!/bin/sh\necho x >> '${place}-${name}'\n${last}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  repository.write('.gitattributes', '*.md diff=mine filter=mine merge=mine\n*.bin diff\n');
  repository.write('a.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('a.md', 'two\n');
  repository.write('b.bin', new Uint8Array([0, 1, 2]));
  repository.commit('Second');
  const settings: Record<string, string> = {
    'core.fsmonitor': program('fsmonitor'),
    'core.pager': program('pager', 'cat'),
    'core.editor': program('editor'),
    'core.sshCommand': program('ssh'),
    'core.askPass': program('askpass'),
    'diff.external': program('external'),
    'diff.mine.command': program('driver'),
    'diff.mine.textconv': program('textconv', 'cat "$1"'),
    'filter.mine.clean': program('clean', 'cat'),
    'filter.mine.smudge': program('smudge', 'cat'),
    'gpg.program': program('gpg'),
    'log.showSignature': 'true',
    'pager.log': program('pager-log', 'cat'),
    'pager.diff-tree': program('pager-diff', 'cat'),
    'alias.log': `!${program('alias')}`,
    'alias.diff-tree': `!${program('alias-diff')}`,
    'core.hooksPath': join(folder, '.git', 'mines'),
    'credential.helper': `!${program('credential')}`,
  };
  for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);
  return {
    repository,
    place,
    ran: () => readdirSync(join(folder, '.git')).filter((name) => name.startsWith('ran-')),
  };
}

test('nothing that a checkout names is started', async () => {
  const { repository, ran } = mined();
  using _ = repository;
  const text = await blocksOf(repository, ['diff', 'commits', 'files'], since('v1'));
  expect(text).toContain('+two');
  expect(ran()).toEqual([]);
});

test('the mines are live: git as people call it sets some of them off', () => {
  const { repository, ran } = mined();
  using _ = repository;
  for (const args of [['diff', 'v1', 'HEAD'], ['status'], ['log', '-p', 'v1..HEAD']]) {
    try {
      repository.git(...args);
    } catch {}
  }
  expect(ran()).toEqual(
    expect.arrayContaining(['ran-driver', 'ran-external', 'ran-fsmonitor', 'ran-textconv']),
  );
});

test('a partial clone fetches nothing', async () => {
  using repository = makeRepository();
  repository.write('a.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('a.md', 'two\n');
  repository.commit('Second');
  repository.git('config', 'uploadpack.allowFilter', 'true');
  using clone = repository.clone('--filter=blob:none', '--no-checkout');
  await expect(blocksOf(clone, ['diff'], since('v1'))).rejects.toMatchObject({ name: 'SetupError' });
  expect(readFileSync(join(clone.folder, '.git', 'config'), 'utf8')).toContain('blob:none');
});

test('no input, token or other variable of the run reaches git', async () => {
  using repository = makeRepository();
  let seen = {};
  const execFile: GitDeps['execFile'] = async (_file, args, { env }) => {
    seen = { args, env };
    throw Object.assign(new Error(), { code: 1 });
  };
  const env = {
    ...process.env,
    'INPUT_API-KEY': 'the-canary-key',
    'INPUT_GITHUB-TOKEN': 'the-canary-token',
    ACTIONS_RUNTIME_TOKEN: 'the-canary-runtime',
    GIT_DIR: '/the-canary-place',
    GIT_EXTERNAL_DIFF: 'the-canary-program',
    HOME: '/the-canary-home',
  };
  await expect(blocksOf(repository, ['diff'], since('v1'), { env, execFile })).rejects.toThrow();
  expect(seen).toMatchObject({ env: { GIT_CONFIG_NOSYSTEM: '1' } });
  expect(JSON.stringify(seen)).not.toContain('canary');
});
