import { posix } from 'node:path';

/** Longer names are not matched: the time grows with the square of the length. */
const MAX_PATH = 1_000;

/** These mean all files. */
const ROOT = ['.', './', '/'];
/** A set of characters, or a part of a name, such as `[slug]`. */
const BRACKETS = /\[[!^]?[\][]?[^\][/]*\]/g;

/** Completes the sentence 'The input must be …'. */
export const GLOBS_RULE =
  'globs such as `src/**`, `**/*.{ts,tsx}`, or `!**/test/**`, separated by commas or line ' +
  'breaks, without quotation marks, `- `, `..`, `\\`, groups such as `+(…)`, and classes such as ' +
  '`[:alpha:]`, with at most two `*` between slashes, one pair of braces, and five of brackets';

const REFUSED = [
  // These match no file, so nothing would be excluded.
  /^!?\[?["'`]|["'`]\]?$|^-\s/,
  /[?*+@!]\(|\[:|\\/,
  // With these and a long name, Node can take minutes.
  /\*[^/]*\*[^/]*\*/,
  /^(?![^{}]*(?:\{[^{}]*\}[^{}]*)?$)/,
];

function isRefused(glob: string): boolean {
  const hasManyBrackets = (glob.match(BRACKETS) ?? []).length > 5;
  const leavesRoot = !ROOT.includes(glob) && /^$|(?:^|\/)\.\.?(?:\/|$)/.test(globPath(glob));
  return hasManyBrackets || leavesRoot || REFUSED.some((pattern) => pattern.test(glob));
}

export function globsIn(list: string): string[] | undefined {
  // A comma in braces does not separate globs, but alternatives.
  const items = list.match(/(?:\{[^{}\n\r]*\}|[^,\n\r])+/g) ?? [];
  const globs = items
    .map((item) => item.trim().replace(/^!\s+/, '!'))
    .filter((glob) => glob !== '');

  return globs.some(isRefused) ? undefined : globs.flatMap(fromRoot);
}

/**
 * A name without `*` is a file or a folder. A folder includes itself: GitHub lists a submodule like
 * a file.
 */
function fromRoot(glob: string): string[] {
  if (ROOT.includes(glob)) return ['**'];

  const sign = glob.startsWith('!') ? '!' : '';
  const path = globPath(glob);
  const name = path.replace(/(?<=[^*])\/\*\*$/, '');
  const isFolder = name !== path || !path.includes('*');
  return isFolder ? [sign + name, `${sign + name}/**`] : [sign + path];
}

/** The names of changed files start with neither `./` nor `/`, and do not end with `/`. */
function globPath(glob: string): string {
  return glob.replace(/^!?(?:\.?\/)?/, '').replace(/\/$/, '');
}

/**
 * Names and globs count in one of their Unicode forms: file systems write `ö` as one character or
 * as two. A file is not selected if one of its names is too long to be matched, because a glob may
 * exclude it.
 */
export function isSelected(paths: readonly string[], globs: readonly string[] = []): boolean {
  if (globs.length === 0) return true;

  const names = paths.map((path) => path.normalize());
  if (names.some(({ length }) => length > MAX_PATH)) return false;

  const isMatch = (glob: string) => names.some((name) => matches(name, glob.normalize()));
  const isExcluded = globs.some((glob) => glob.startsWith('!') && isMatch(glob.slice(1)));
  const including = globs.filter((glob) => !glob.startsWith('!'));
  return !isExcluded && (including.length === 0 || including.some(isMatch));
}

/**
 * Each pair of brackets is a set, or stands for itself. This is Node's own function, because it
 * compares folder by folder, in milliseconds. The package picomatch (4.0.7) takes more than ten
 * seconds for five `**` and a name of 1,000 characters.
 */
function matches(name: string, glob: string): boolean {
  return globReadings(glob, name).some((reading) => posix.matchesGlob(literal(name), reading));
}

/** Where the name does not contain the text of the brackets, they can only be a set. */
function globReadings(glob: string, name: string): string[] {
  const [brackets] = glob.match(BRACKETS) ?? [];
  if (brackets === undefined) return [literal(glob)];

  const at = glob.indexOf(brackets);
  const set = `[${literal(brackets.slice(1, -1))}]`;
  const starts = name.includes(brackets) ? [set, literal(brackets)] : [set];
  const rest = globReadings(glob.slice(at + brackets.length), name);
  return starts.flatMap((start) => rest.map((end) => literal(glob.slice(0, at)) + start + end));
}

/**
 * In Node, wildcards do not match names that start with a dot, and `{1..9}` means nine
 * alternatives. Other characters, which no name contains, avoid that.
 */
const literal = (text: string) =>
  text.replaceAll('.', '\ue000').replaceAll('[', '\ue001').replaceAll(']', '\ue002');
