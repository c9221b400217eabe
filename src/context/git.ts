/** Asks the checkout. What it does not have is undefined, as all is without a checkout or git. */
import { posix } from 'node:path';
import type { Session } from '../environment.ts';

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

export function commitOf(revision: string, session: Session): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], session);
}

/**
 * Such as `1.2.3`, with whatever comes after it, `7`, or `2026-11-02`. Names have digits, too, so
 * only a word and a number may come after those without a dot.
 */
const VERSION = String.raw`\d+(?:[._]\d+)+(?:\D.*)?|\d+(?:-\d+)*(?:[._-]?[a-z]+[._-]?\d*)?`;
/** The prefix ends with a sign, with a word, or with both. */
const TAG = new RegExp(`^(?<prefix>(?:.*?[@/_.-])??[a-z]*)(?<version>${VERSION})$`, 'i');

/** Such as `core@` in `core@1.2.0`. A tag such as `latest` has no version. */
export function versionIn(tag: string): { prefix?: string; version?: string } {
  return TAG.exec(tag)?.groups ?? {};
}

/**
 * Globs of versions: alpha, beta, canary, cr, dev, milestone, next, and nightly by their first
 * letter, pre, rc, and snapshot.
 */
const PRE_RELEASES = ['[aAbBcCdDmMnN]', '[pP][rR][eE]', '[rR][cC]', '[sS][nN]'].map(
  (start) => `[0-9]*[0-9._-]${start}*`,
);

/** Before a final version, pre-releases count only if nothing else does. */
export async function tagBefore(tag: string, session: Session) {
  const { prefix = '', version = '' } = versionIn(tag);
  const match = version === '' ? '*' : `${prefix}[0-9]*`;
  const isPreRelease = PRE_RELEASES.some((glob) => posix.matchesGlob(version, glob));
  const isFinal = version !== '' && !isPreRelease;
  const others = PRE_RELEASES.map((glob) => `--exclude=${prefix}${glob}`);

  const describe = ['describe', '--tags', '--abbrev=0', `--match=${match}`];
  const parent = `refs/tags/${tag}^`;
  const finalName = isFinal ? await git([...describe, ...others, parent], session) : undefined;
  const name = finalName ?? (await git([...describe, parent], session));
  // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
  const revision = name && (await commitOf(`refs/tags/${name}`, session));
  return name && revision ? { revision, name } : undefined;
}

async function git(
  args: string[],
  { programs, folders: { workspace } }: Session,
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
