import { posix } from 'node:path';

/**
 * Longer names of files are not matched, because the time grows with the square of the length. At this length, a slow glob
 * takes some milliseconds. Real paths are shorter.
 */
export const MAX_PATH = 1_000;

const MAX_LIST = 4_000;
/** These mean all files. */
const ROOT = ['.', './', '/'];

interface GlobRule {
  /** Completes the sentence 'The input must be globs …'. */
  allowed: string;
  isViolated: (glob: string) => boolean;
}

const GLOB_RULES: readonly GlobRule[] = [
  // These globs match no file, so nobody would be told why a job gets no changes.
  { allowed: 'without quotation marks', isViolated: (glob) => /^!?\[?["'`]|["'`]\]?$/.test(glob) },
  {
    allowed: 'separated by commas or line breaks, without `- `',
    isViolated: (glob) => /^-\s/.test(glob),
  },
  {
    allowed: 'that start at the root of the repository, without `..`',
    isViolated: (glob) => !ROOT.includes(glob) && /^$|(?:^|\/)\.\.?(?:\/|$)/.test(pathOf(glob)),
  },
  // With these globs and a long name, Node can take minutes.
  {
    allowed: 'with at most two `*` between slashes',
    isViolated: (glob) => /\*[^/]*\*[^/]*\*/.test(glob),
  },
  {
    allowed: 'with at most one pair of braces',
    isViolated: (glob) => !/^[^{}]*(?:\{[^{}]*\}[^{}]*)?$/.test(glob),
  },
  { allowed: 'without groups such as `+(…)`', isViolated: (glob) => /[?*+@!]\(/.test(glob) },
];

/** What is allowed, `globsRule` says. */
export function globsIn(list: string): string[] | undefined {
  return violatedRule(list) === undefined ? itemsOf(list).flatMap(fromRoot) : undefined;
}

export function globsRule(list: string): string {
  const rule = violatedRule(list) ?? 'separated by commas or line breaks';
  return `globs ${rule}, such as \`src/**\`, \`**/*.{ts,tsx}\`, or \`!**/test/**\``;
}

function violatedRule(list: string): string | undefined {
  if (list.length > MAX_LIST) return `of at most ${MAX_LIST} characters in total`;

  const globs = itemsOf(list);
  return GLOB_RULES.find(({ isViolated }) => globs.some(isViolated))?.allowed;
}

/** A comma in braces does not separate globs, but alternatives. */
function itemsOf(list: string): string[] {
  const items = list.match(/(?:\{[^{}\n\r]*\}|[^,\n\r])+/g) ?? [];
  const globs = items.map((item) => item.trim().replace(/^!\s+/, '!'));
  return globs.filter((glob) => glob !== '');
}

/** A name without `*` means a file, or a folder with all that is in it. */
function fromRoot(glob: string): string[] {
  if (ROOT.includes(glob)) return ['**'];

  const sign = glob.startsWith('!') ? '!' : '';
  const path = sign + pathOf(glob);
  return path.includes('*') ? [path] : [path, `${path}/**`];
}

/** The names of changed files start with neither `./` nor `/`, and do not end with `/`. */
function pathOf(glob: string): string {
  return glob.replace(/^!?(?:\.?\/)?/, '').replace(/\/$/, '');
}

/**
 * Globs with `!` exclude, in any position. If there are only such globs, all other files are selected. A file is not selected
 * if one of its names is too long to be matched, because a glob may exclude it.
 */
export function isSelected(names: readonly string[], globs: readonly string[] = []): boolean {
  if (globs.length === 0) return true;
  if (names.some(({ length }) => length > MAX_PATH)) return false;

  const isMatch = (glob: string) => names.some((name) => matches(name, glob));
  const excluding = globs.filter((glob) => glob.startsWith('!'));
  if (excluding.some((glob) => isMatch(glob.slice(1)))) return false;

  const including = globs.filter((glob) => !glob.startsWith('!'));
  return including.length === 0 || including.some(isMatch);
}

/**
 * This is Node's own function instead of the package picomatch (4.0.7). Node compares folder by folder, in milliseconds.
 * picomatch makes one regular expression of a glob, which takes more than ten seconds for five `**` and a name of 1,000
 * characters. It would also read the parentheses in `app/(site)` as a part of that expression, and add 60 KB to the bundle.
 */
function matches(name: string, glob: string): boolean {
  return posix.matchesGlob(withoutDots(name), withoutDots(glob));
}

/**
 * In Node, wildcards do not match names that start with a dot, and `{1..9}` means nine alternatives. Another character in place
 * of each dot, which no name contains, avoids both.
 */
const withoutDots = (text: string) => text.replaceAll('.', '\ue000');
