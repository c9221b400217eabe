/** Asks the checkout. What it does not have is undefined, as all is without a checkout or git. */
import { posix } from 'node:path';
import type { Session } from '../environment.ts';

export type GitDeps = Pick<Session, 'programs' | 'folders'>;

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

export function commitOf(revision: string, deps: GitDeps): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], deps);
}

const PRE_RELEASES = 'alpha beta rc cr pre dev snapshot canary nightly next'.split(' ');
const VERSION = String.raw`\d+(?:[._-]\d+)*(?:$|[._+-]|(?:a|b|c|m|${PRE_RELEASES.join('|')})\d*(?:$|[._+-]))`;

/** The first form that fits counts, because names have digits, too. */
const BEFORE_VERSION = [
  // (1) `@scope/name@1.2.3`
  '.+@v?',
  // (2) `v1`, `name-v1.2.3`, `sdk/v1.2.3`
  '(?:.*?[/_.-])??v',
  // (3) `2026.11`, `name-1.2.3`, `release/2026-11-02`
  String.raw`(?:.*?[/_-])??(?=\d+[._-]\d)`,
  // (4) `go1.22`, `build-7`
  String.raw`\D*`,
];
const PREFIX = new RegExp(`^(?:${BEFORE_VERSION.join('|')})(?=${VERSION})`, 'i');

/** Such as `core@` in `core@1.2.0`. A tag such as `latest` has no version. */
export function textBeforeVersion(tag: string): string | undefined {
  return PREFIX.exec(tag)?.[0];
}

/** Before a final version, pre-releases count only if nothing else does. */
export async function tagBefore(tag: string, deps: GitDeps) {
  const prefix = textBeforeVersion(tag);
  const match = prefix === undefined ? '*' : `${prefix}[0-9]*`;
  const excluded = prefix === undefined ? [] : othersThan(tag.slice(prefix.length));

  const options = ['--tags', '--abbrev=0', `--match=${match}`];
  const others = excluded.map((glob) => `--exclude=${prefix}${glob}`);
  const parent = `refs/tags/${tag}^`;
  const name =
    (await git(['describe', ...options, ...others, parent], deps)) ??
    (await git(['describe', ...options, parent], deps));
  // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
  const revision = name && (await commitOf(`refs/tags/${name}`, deps));
  return name && revision ? { revision, name } : undefined;
}

/** Tags such as `v1` move to the newest release. */
const MOVING = ['[0-9]', '[0-9][0-9]'];
const PRE_RELEASE_GLOBS = [
  ...PRE_RELEASES.map((word) => `[0-9]*[!a-zA-Z]${inAnyCase(word)}*`),
  '[0-9]*[0-9._-][abmABM][0-9]*',
];

/** Globs of the versions that are passed over. */
function othersThan(version: string): string[] {
  const moving = /^\d+[._-]/.test(version) ? MOVING : [];
  const isPreRelease = PRE_RELEASE_GLOBS.some((glob) => posix.matchesGlob(version, glob));
  return isPreRelease ? moving : [...moving, ...PRE_RELEASE_GLOBS];
}

function inAnyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

async function git(
  args: string[],
  { programs, folders: { workspace } }: GitDeps,
): Promise<string | undefined> {
  const { getExecOutput } = await programs.load();
  // The checkout's configuration could run programs, so git gets neither inputs nor tokens.
  const forwarded = Object.entries(programs.env).flatMap(([name, value]) =>
    value !== undefined && FORWARDED_VARIABLES.test(name) ? [[name, value]] : [],
  );

  const result = await getExecOutput('git', ['-c', 'safe.directory=*', ...args], {
    cwd: workspace,
    // A partial clone must not fetch anything, because its configuration could name any server.
    env: { ...Object.fromEntries(forwarded), GIT_ALLOW_PROTOCOL: 'none' },
    silent: true,
    ignoreReturnCode: true,
    // The call rejects if git is not installed.
  }).catch(() => undefined);
  return result?.exitCode === 0 ? result.stdout.trim() : undefined;
}
