/** The tag before a tag is the nearest in its history with the same text before its version. */
import { commitOf, type GitDeps, nearestTag } from './git.ts';

const PRE_RELEASES = 'alpha beta rc cr pre dev snapshot canary nightly next'.split(' ');
const IS_PRE_RELEASE = new RegExp(
  String.raw`[^a-z](?:${PRE_RELEASES.join('|')})|[\d._-][abm]\d`,
  'i',
);
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

/** Pre-releases come before a final version only if nothing else does, and any tag before `latest`. */
export async function tagBefore(tag: string, deps: GitDeps) {
  const prefix = textBeforeVersion(tag);
  const match = prefix === undefined ? '*' : `${prefix}[0-9]*`;
  const excluded = prefix === undefined ? [] : othersThan(tag, prefix);

  const name =
    (await nearestTag(tag, match, excluded, deps)) ?? (await nearestTag(tag, match, [], deps));
  // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
  const revision = name && (await commitOf(`refs/tags/${name}`, deps));
  return name && revision ? { revision, name } : undefined;
}

/** Globs of tags that are passed over. No name of a tag contains what has a meaning in a glob. */
function othersThan(tag: string, prefix: string): string[] {
  const version = tag.slice(prefix.length);

  // Tags such as `v1` move to the newest release.
  const moving = /^\d+[._-]/.test(version) ? [`${prefix}[0-9]`, `${prefix}[0-9][0-9]`] : [];
  return IS_PRE_RELEASE.test(version) ? moving : [...moving, ...preReleases(prefix)];
}

function preReleases(prefix: string): string[] {
  const words = PRE_RELEASES.map((word) => `[!a-zA-Z]${inAnyCase(word)}`);
  return [...words, '[0-9._-][abmABM][0-9]'].map((part) => `${prefix}[0-9]*${part}*`);
}

const inAnyCase = (word: string) =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
