import { posix } from 'node:path';

/** Without these limits, Node takes minutes for some globs, or for the names of some files. */
const MAX_GLOBS = 50;
const MAX_GLOB = 200;
const MAX_PATH = 500;

export const GLOBS_RULE = `at most ${MAX_GLOBS} globs such as \`src/**/*.{ts,tsx}\` or \`!**/test/**\`, separated by commas or line breaks, each with at most ${MAX_GLOB} characters, three \`**\`, two \`*\` between slashes, one pair of braces, in which each alternative counts as a glob, and no groups such as \`+(…)\``;

/** The globs of a list, in which a comma in braces separates alternatives; undefined if one is not allowed. */
export function globsIn(list: string): string[] | undefined {
  // Node matches each alternative as a glob of its own.
  const alternatives = list.split(/[,\n\r]+/);
  if (alternatives.length > MAX_GLOBS) return undefined;

  const items = list.match(/(?:\{[^{}\n\r]*\}|[^,\n\r])+/g) ?? [];
  const globs = items.map((item) => item.trim()).filter((item) => item !== '');
  return globs.every(isFast) ? globs.flatMap(fromRoot) : undefined;
}

/** Paths have no `./` and no `/` at their start. A name without wildcards means a file, or all files in a folder. */
function fromRoot(glob: string): string[] {
  const [, sign = '', name = ''] = /^(!?)(?:\.?\/)?(.*?)\/?$/s.exec(glob) ?? [];
  return name.includes('*') ? [sign + name] : [sign + name, `${sign + name}/**`];
}

function isFast(glob: string): boolean {
  if (/^!?[./]*$/.test(glob) || glob.length > MAX_GLOB) return false;

  const parts = glob.split('/');
  const isAnyDepth = (part: string) => part === '**';

  const hasGroup = /[?*+@!]\(/.test(glob);
  const hasOnePairOfBraces = /^[^{}]*(?:\{[^{}]*\}[^{}]*)?$/.test(glob);
  const hasFewStars = parts.every((part) => isAnyDepth(part) || part.split('*').length <= 3);
  const hasFewDepths = parts.filter(isAnyDepth).length <= 3;

  return !hasGroup && hasOnePairOfBraces && hasFewStars && hasFewDepths;
}

/**
 * Whether the globs select a file with these names; all files are selected without globs that include. A glob that starts
 * with `!` excludes, regardless of its position in the list.
 */
export function isSelected(names: readonly string[], globs: readonly string[] = []): boolean {
  const isMatch = (glob: string) => names.some((name) => matches(name, glob));
  const excluding = globs.filter((glob) => glob.startsWith('!'));
  if (excluding.some((glob) => isMatch(glob.slice(1)))) return false;

  const including = globs.filter((glob) => !glob.startsWith('!'));
  return including.length === 0 || including.some(isMatch);
}

function matches(name: string, glob: string): boolean {
  return name.length <= MAX_PATH && posix.matchesGlob(withoutDots(name), withoutDots(glob));
}

/** Without dots, Node's wildcards match names that start with one, and it does not expand `{1..9}` to numbers. */
const withoutDots = (text: string) => text.replaceAll('.', '\ue000');
