import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitDeps, openGit } from '../../src/context/git.ts';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/escape.ts';
import { createFakeClock } from '../support/clock.ts';
import { blocksOf, gitDeps, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

/** A script in the place of git; undefined: there is none. */
function gitIs(script: string | undefined, more: Partial<GitDeps> = {}) {
  const repository = makeRepository();
  if (script !== undefined) repository.write('git', `#!/bin/sh\n${script}\n`);
  if (script !== undefined) chmodSync(join(repository.folder, 'git'), 0o755);
  const PATH = script === undefined ? repository.folder : `${repository.folder}:${process.env.PATH}`;
  const git = openGit(gitDeps(repository, { env: { PATH }, ...more }));
  return { git, [Symbol.dispose]: repository[Symbol.dispose] };
}

test('what git prints, its exit code and the beginning of its errors come back', async () => {
  using scene = gitIs("printf 'a\\303\\251\\377b'; yes fatal | head -c 9999 >&2; exit 3");
  const output = await scene.git('log');
  expect(output).toMatchObject({ exitCode: 3, stdout: 'aé\ufffdb', isCut: false });
  expect(output.stderr).toMatch(/^(?:fatal\s){83}fa$/);
});

test('more than 8 MiB are cut, and git is ended', async () => {
  using scene = gitIs('exec yes');
  const { stdout, isCut } = await scene.git('log');
  expect(isCut).toBe(true);
  expect(stdout).toHaveLength(8_388_608);
});

test.each([
  ['no git', undefined, /could not be started: .*ENOENT/, /needs git on the runner/],
  ['a git that takes longer than it may', 'exec sleep 60', /longer than 60 s/, /diff-base/],
])('%s: an end, and what to change', async (_what, script, happened, remedy) => {
  const clock = createFakeClock({ auto: false });
  using scene = gitIs(script, { clock });
  // The minute is one for all calls of a run.
  clock.advance(59_950);
  const error = await scene.git('log').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SetupError);
  expect(toLog((error as SetupError).happened)).toMatch(happened);
  expect(toLog((error as SetupError).remedy)).toMatch(remedy);
});

test('a signal ends the waiting with its reason', async () => {
  const stop = new AbortController();
  using scene = gitIs('exec sleep 60', { signal: stop.signal });
  const waiting = scene.git('log');
  stop.abort(new Error('SIGINT'));
  await expect(waiting).rejects.toBe(stop.signal.reason);
  await expect(scene.git('log')).rejects.toBe(stop.signal.reason);
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
  const seen = join(repository.folder, 'seen');
  const bin = join(repository.folder, 'bin');
  repository.write('bin/git', `#!/bin/sh\nenv >> '${seen}'\nprintf '%s\\n' "$@" >> '${seen}'\nexit 1\n`);
  chmodSync(join(bin, 'git'), 0o755);
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    'INPUT_API-KEY': 'the-canary-key',
    'INPUT_GITHUB-TOKEN': 'the-canary-token',
    ACTIONS_RUNTIME_TOKEN: 'the-canary-runtime',
    GIT_DIR: '/the-canary-place',
    GIT_EXTERNAL_DIFF: 'the-canary-program',
    HOME: '/the-canary-home',
  };
  await expect(blocksOf(repository, ['diff'], since('v1'), { env })).rejects.toThrow();
  const text = readFileSync(seen, 'utf8');
  expect(text).toContain('GIT_CONFIG_NOSYSTEM=1');
  expect(text).not.toContain('canary');
});
