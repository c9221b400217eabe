/** Finds the tag before a tag: the one of the version before, of the same package. */

/** A tag of the checkout, and the commit that it names. */
export interface Tag {
  name: string;
  commit: string;
}

/** The parts of a tag such as `core@1.2.0-rc.1`. */
interface VersionTag {
  /** What stands before the version, such as `core@`, `sdk/v`, or nothing. */
  prefix: string;
  numbers: readonly number[];
  /** What stands after the numbers, such as `-rc.1`. Empty for a final version. */
  preRelease: string;
  /** What stands after a `+`, such as `k3s1`. Empty in most tags. */
  build: string;
}

const DATE = String.raw`\d{4}-\d\d?-\d\d?(?:T\d[\d.-]*)?`;
const NUMBERS = String.raw`\d+(?:[._]\d+)*`;
const SUFFIX = String.raw`(?:-[\w.-]+|[._]?(?:a|b|c|m|rc|alpha|beta|dev|pre|preview|snapshot|post)[._]?\d+|[._](?:final|release|ga|snapshot))?`;
const VERSION = String.raw`(?<numbers>${DATE}|${NUMBERS})(?<suffix>${SUFFIX})(?:\+(?<build>[\w.-]+))?`;

/** Where the version starts. The first place that fits counts, because names of packages have digits, too. */
const PREFIXES = [
  // (1) `@scope/name@1.2.3`
  '.+@v?',
  // (2) `v1`, `name-v1.2.3`, `sdk/v1.2.3`
  '(?:.*?[/_.-])?v',
  // (3) `2026.11`, `name-1.2.3`, `release/2026-11-02`
  String.raw`(?:.*?[/_-])??(?=\d+[._-]\d)`,
  // (4) `go1.22`, `build-7`
  String.raw`\D*`,
];
const TAGS = PREFIXES.map((prefix) => new RegExp(`^(?<prefix>${prefix})${VERSION}$`, 'i'));

/** Suffixes of versions that are no pre-releases. */
const FINAL_SUFFIX = /^[._-](?:final|release|stable|ga|lts|post[._]?\d+)$/i;

/** A tag such as `latest` has no version. */
export function versionIn(tag: string): VersionTag | undefined {
  const groups = TAGS.map((pattern) => pattern.exec(tag)?.groups).find(Boolean);
  if (groups === undefined) return undefined;

  const { prefix = '', numbers = '', suffix = '', build = '' } = groups;
  return {
    prefix,
    numbers: (numbers.match(/\d+/g) ?? []).map(Number),
    preRelease: FINAL_SUFFIX.test(suffix) ? '' : suffix,
    build,
  };
}

/**
 * The tag of the highest version below that of `tag`, for a final version without pre-releases where there is a final one.
 * Where no version is lower, for example because their form has changed, it is the newest.
 *
 * @param candidates tags in the history of `tag`, the newest first
 */
export function previousTag(tag: Tag, candidates: readonly Tag[]): Tag | undefined {
  const own = versionIn(tag.name);
  if (own === undefined) return undefined;

  const others = candidates.flatMap((candidate) => {
    const version = versionIn(candidate.name);
    // Tags such as `v1` move to the newest commit before or after the release.
    const isOther = candidate.name !== tag.name && candidate.commit !== tag.commit;
    return isOther && version?.prefix === own.prefix ? [{ ...candidate, version }] : [];
  });
  const finals = others.filter(({ version }) => version.preRelease === '');
  const eligible = own.preRelease === '' && finals.length > 0 ? finals : others;

  const lower = eligible.filter(({ version }) => compareVersions(version, own) < 0);
  const [highest] = lower.toSorted((a, b) => compareVersions(b.version, a.version));
  return highest ?? eligible[0];
}

function compareVersions(a: VersionTag, b: VersionTag): number {
  const byNumbers = compareLists(a.numbers, b.numbers, (x, y) => x - y);
  if (byNumbers !== 0) return byNumbers;
  if (a.preRelease === b.preRelease) return compareIdentifiers(a.build, b.build);
  if (a.preRelease === '') return 1;
  if (b.preRelease === '') return -1;
  return compareIdentifiers(a.preRelease, b.preRelease);
}

/** Compares texts such as `-rc.1` by their words and numbers. */
function compareIdentifiers(a: string, b: string): number {
  const identifiersOf = (text: string) => text.match(/\d+|[a-z]+/gi) ?? [];
  return compareLists(identifiersOf(a), identifiersOf(b), compareIdentifier);
}

function compareIdentifier(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : Number(a > b);
}

/** Of two lists that begin alike, the longer one is greater. */
function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (x: T, y: T) => number,
): number {
  for (const [index, x] of a.entries()) {
    const y = b[index];
    if (y === undefined) return 1;

    const order = compare(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
