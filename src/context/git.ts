/** Asks the checkout. What it does not have is undefined. */
import type { Session } from '../environment.ts';

export function commitOf(revision: string, session: Session): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  return git(['rev-parse', ...options, `${revision}^{commit}`], session).catch(() => undefined);
}

/**
 * Such as `1.2.3`, with whatever comes after it, `7`, or `2026-11-02`. Names have digits, too, so
 * only a word and a number may come after those without a dot.
 */
const VERSION = String.raw`\d+(?:[._]\d+)+(?:\D.*)?|\d+(?:-\d+)*(?:[._-]?[a-z]+[._-]?\d*)?`;
/** The last version counts, such as in `k8s-1.27-operator-v0.2.0`. */
const BEFORE_LAST = String.raw`.*(?:[@/]|[a-z][_-])v?(?=\d+[._]\d)`;
/** The prefix ends with a sign, with a word, or with both. */
const PREFIX = `${BEFORE_LAST}|(?:.*?[@/_.-])??[a-z]*`;
const TAG = new RegExp(`^(?<prefix>${PREFIX})(?<version>${VERSION})$`, 'i');

/** Such as `core@` of `core@1.2.0`. A tag such as `latest` has no version. */
export function prefixOf(tag: string): string | undefined {
  return TAG.exec(tag)?.groups?.prefix;
}

/** Alpha, beta, canary, dev, milestone, next, and nightly by the first letter. */
const PRE_RELEASE = /\d[._-]?(?:[abcdmn]|pre|rc|sn)/i;
/** With these, git puts a version below the one without. */
const SUFFIXES = '- .dev a A b B c C rc RC .a .A .b .B .c .C .m .M .rc .RC _a _A _b _B _rc _RC';

/** The version before that of the tag. Rejects without git. */
export async function tagBefore(tag: string, session: Session) {
  const prefix = prefixOf(tag);
  // A tag without a version starts at the nearest one in its history.
  const name =
    prefix === undefined
      ? await git(['describe', '--tags', '--abbrev=0', `refs/tags/${tag}^`], session)
      : await lowerTag(tag, prefix, session);
  // The tag may be moved at any time, and a branch may have its name.
  const revision = name && (await commitOf(`refs/tags/${name}`, session));
  return name && revision ? { revision, name } : undefined;
}

/** Not by the history, because release branches are not merged. */
async function lowerTag(tag: string, prefix: string, session: Session) {
  const suffixes = SUFFIXES.split(' ').flatMap((each) => ['-c', `versionsort.suffix=${each}`]);
  const list = ['tag', '--list', '--sort=version:refname', `${prefix}*`];
  const tags = await git([...suffixes, ...list], session);
  const names = (tags ?? '').split('\n').filter((name) => prefixOf(name) === prefix);

  const isPreRelease = (name: string) => PRE_RELEASE.test(name.slice(prefix.length));
  // Such as `v2` beside `v2.1.0`, and `v2.1` beside `v2.1.0`. `5.0` may be the one before `5.0.1`.
  const isMoved = (name: string) => {
    const longer = /\d\.\d/.test(name.slice(prefix.length)) ? `${name}.0` : `${name}.`;
    return names.some((other) => other.startsWith(longer));
  };

  const lower = names.slice(0, Math.max(0, names.indexOf(tag))).filter((name) => !isMoved(name));
  // Before a final version, pre-releases count only if nothing else does.
  const final = lower.findLast((name) => !isPreRelease(name));
  return (isPreRelease(tag) ? undefined : final) ?? lower.at(-1);
}

/** Rejects if git is not installed. */
async function git(
  args: string[],
  { programs, folders: { workspace } }: Session,
): Promise<string | undefined> {
  const { getExecOutput } = await programs.load();
  const { PATH = '', SystemRoot = '' } = programs.env;

  const result = await getExecOutput('git', ['-c', 'safe.directory=*', ...args], {
    cwd: workspace,
    // The checkout's configuration can run programs, so git gets neither inputs nor tokens. It can
    // name any server, so a partial clone must not fetch anything.
    env: { PATH, SystemRoot, GIT_ALLOW_PROTOCOL: 'none' },
    silent: true,
    ignoreReturnCode: true,
  });
  return result.exitCode === 0 ? result.stdout.trim() : undefined;
}
