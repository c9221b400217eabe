/** Asks the checkout. What it does not have is undefined. */
import type { Session } from '../environment.ts';

/** Git needs to know where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot)$/i;

/** Undefined without git, too. */
export function commitOf(revision: string, session: Session): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], session).catch(() => undefined);
}

/**
 * Such as `1.2.3`, with whatever comes after it, `7`, or `2026-11-02`. Names have digits, too, so
 * only a word and a number may come after those without a dot.
 */
const VERSION = String.raw`\d+(?:[._]\d+)+(?:\D.*)?|\d+(?:-\d+)*(?:[._-]?[a-z]+[._-]?\d*)?`;
/**
 * The prefix ends with a sign, with a word, or with both. Of several versions in a name, such as
 * `k8s-1.27-operator-v0.2.0`, the last one counts.
 */
const LAST_PREFIX = String.raw`.*(?:[@/]|[a-z][_-])v?(?=\d+[._]\d)`;
const PREFIX = `${LAST_PREFIX}|(?:.*?[@/_.-])??[a-z]*`;
const TAG = new RegExp(`^(?<prefix>${PREFIX})(?<version>${VERSION})$`, 'i');

/** Such as `core@` in `core@1.2.0`. A tag such as `latest` has no version. */
export function versionIn(tag: string): { prefix?: string; version?: string } {
  return TAG.exec(tag)?.groups ?? {};
}

/**
 * How the words of pre-releases start: alpha, beta, canary, cr, dev, milestone, next, and nightly by
 * their first letter, pre, rc, and snapshot.
 */
const PRE_RELEASES = ['a', 'b', 'c', 'd', 'm', 'n', 'pre', 'rc', 'sn'];
const PRE_RELEASE = new RegExp(`\\d[._-]?(?:${PRE_RELEASES.join('|')})`, 'i');
/** For git, which reads them literally, and puts versions that go on so below the others. */
const SUFFIXES = PRE_RELEASES.flatMap((start) => [
  start,
  start.toUpperCase(),
  start.replace(/^./, (letter) => letter.toUpperCase()),
]).flatMap((start) => ['', '-', '.', '_'].map((sign) => `versionsort.suffix=${sign}${start}`));

/** Of an annotated tag, the commit. */
const NAME_AND_COMMIT =
  '%(refname:strip=2) %(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)';

/**
 * The version before that of the tag, or for a tag without one, the nearest tag in its history.
 * Rejects without git.
 */
export async function tagBefore(
  tag: string,
  session: Session,
): Promise<{ name: string; revision: string } | undefined> {
  const { prefix, version } = versionIn(tag);
  if (prefix !== undefined && version !== undefined) {
    const lower = await lowerVersions(tag, prefix, session);
    // Before a final version, pre-releases count only if nothing else does.
    const isFinal = !PRE_RELEASE.test(version);
    return lower.find(({ name }) => !isFinal || !isPreRelease(name)) ?? lower[0];
  }

  const name = await git(['describe', '--tags', '--abbrev=0', `refs/tags/${tag}^`], session);
  const revision = name && (await commitOf(`refs/tags/${name}`, session));
  return name && revision ? { name, revision } : undefined;
}

const isPreRelease = (tag: string) => PRE_RELEASE.test(versionIn(tag).version ?? '');

/**
 * The nearest one first. Release branches are not merged, so git's order of versions counts, and
 * not the history.
 */
async function lowerVersions(tag: string, prefix: string, session: Session) {
  const options = ['--list', '--sort=version:refname', `--format=${NAME_AND_COMMIT}`];
  const suffixes = SUFFIXES.flatMap((suffix) => ['-c', suffix]);
  const list = await git([...suffixes, 'tag', ...options, `${prefix}*`], session);
  const tags = (list ?? '')
    .split('\n')
    .map((row) => row.split(' '))
    .map(([name = '', revision = '']) => ({ name, revision }))
    .filter(({ name }) => versionIn(name).prefix === prefix);

  const names = new Set(tags.map(({ name }) => name));
  // Such as `v2` beside `v2.0.0`, which is moved to each release.
  const isMoved = (name: string) => names.has(`${name}.0`) || names.has(`${name}.0.0`);
  const at = tags.findIndex(({ name }) => name === tag);
  return tags
    .slice(0, Math.max(at, 0))
    .filter(({ name, revision }) => revision !== tags[at]?.revision && !isMoved(name))
    .toReversed();
}

/** Rejects if git is not installed. */
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
  });
  return result.exitCode === 0 ? result.stdout.trim() : undefined;
}
