import { posix } from 'node:path';

/** With longer ones, and with what `isUsable` refuses, Node can take minutes. */
const MAX_LIST = 4_000;
const MAX_PATH = 500;

export const GLOBS_RULE = `globs such as \`src/**/*.{ts,tsx}\` or \`!**/test/**\`, separated by commas or line breaks: at most ${MAX_LIST} characters, and in each glob at most two \`*\` between slashes, one pair of braces, and no groups such as \`+(…)\``;

/** Undefined if one is not allowed. A comma in braces does not separate globs, but alternatives. */
export function globsIn(list: string): string[] | undefined {
  const items = list.match(/(?:\{[^{}\n\r]*\}|[^,\n\r])+/g) ?? [];
  const globs = items.map((item) => item.trim()).filter((item) => item !== '');
  const isAllowed = list.length <= MAX_LIST && globs.every(isUsable);
  return isAllowed ? globs.flatMap(fromRoot) : undefined;
}

/** Paths do not start with `./` or `/`. A name without `*` means a file, or all in a folder. */
function fromRoot(glob: string): string[] {
  const [, sign = '', name = ''] = /^(!?)(?:\.?\/)?(.*?)\/?$/s.exec(glob) ?? [];
  return name.includes('*') ? [sign + name] : [sign + name, `${sign + name}/**`];
}

function isUsable(glob: string): boolean {
  const isEmpty = /^!?[./]*$/.test(glob);
  const hasManyStars = /\*[^/]*\*[^/]*\*/.test(glob);
  const hasGroup = /[?*+@!]\(/.test(glob);
  const hasOnePairOfBraces = /^[^{}]*(?:\{[^{}]*\}[^{}]*)?$/.test(glob);

  return !isEmpty && !hasManyStars && !hasGroup && hasOnePairOfBraces;
}

/** Globs with `!` exclude, in any position. Without others, all files are selected. */
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

/** Otherwise, Node's wildcards match no leading dot, and `{1..9}` is expanded to numbers. */
const withoutDots = (text: string) => text.replaceAll('.', '\ue000');
