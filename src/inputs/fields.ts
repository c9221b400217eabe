import * as z from 'zod/mini';
import { isLoopback, isSegment, SEGMENT_RULE } from '../text/url.ts';

/** A field that is read from text; `read` gives undefined for a wrong value. `wanted` is said where there is none. */
export function field<T>(allowed: string, read: (value: string) => T | undefined, wanted = allowed) {
  return z.pipe(
    z.string(`required: ${wanted}`),
    z.transform((value: string, context): T => {
      const result = read(value);
      if (result === undefined) {
        context.issues.push({ code: 'custom', message: allowed, input: value });
        return z.NEVER;
      }
      return result;
    }),
  );
}

export function oneOf<const T extends string>(...values: T[]) {
  return field(`one of ${values.map((each) => `\`${each}\``).join(', ')}`, (value) =>
    values.find((each) => each === value.trim()),
  );
}

export function listOf<const T extends string>(allowed: readonly T[]) {
  return field(`a list, separated by commas or line breaks, of ${allowed.join(', ')}`, (value) => {
    const words = listWords(value);
    return words.every((word): word is T => allowed.some((each) => each === word)) ? words : undefined;
  });
}

function listWords(value: string): string[] {
  return value
    .split(/[,\n\r]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
export const flag = field('`true` or `false`', (value) => FLAGS.get(value.trim().toLowerCase()));

export const number = (allowed: string, fits: (value: number) => boolean) =>
  field(allowed, (value) => {
    const read = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
    return fits(read) ? read : undefined;
  });

/** A YAML block brings a line break along. */
export const path = field('a path', (value) => value.trim());

export const segment = field(SEGMENT_RULE, (value) => (isSegment(value.trim()) ? value.trim() : undefined));

export const baseUrl = field(
  'an https address without user info, query or fragment, such as `https://api.example.com` (http only for loopback)',
  (value) => {
    // The URL parser drops line breaks and takes a backslash for a slash: what is read must be what is used.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value.trim()) || !URL.canParse(value.trim())) return undefined;
    const url = new URL(value.trim());
    const plain = !url.username && !url.password;
    return plain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
      ? url
      : undefined;
  },
);

export const apiKey = field(
  'the admin API key, from a secret: printable ASCII characters without spaces (the value is not shown)',
  (value) => (/^[\x21-\x7e]+$/.test(value.trim()) ? value.trim() : undefined),
  'the admin API key, from a secret (GitHub gives none to pull requests from forks and to Dependabot)',
);

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'] as const;
export type ContextPart = (typeof CONTEXTS)[number];
export const context = field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) => {
  const words = listWords(value);
  if (words.length === 1 && (words[0] === 'auto' || words[0] === 'none')) return words[0];
  const fits = words.every((word): word is ContextPart => CONTEXTS.some((each) => each === word));
  return fits ? words : undefined;
});

export const wholeNumber = (allowed: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  number(allowed, (n) => Number.isSafeInteger(n) && n >= least && n <= most);

const DATE_RULE = 'a date such as `2026-01-31`, or one with a time such as `2026-01-31T12:00:00Z` (ISO 8601)';
const isoDay = z.iso.date();
const isoTime = z.iso.datetime({ offset: true, local: true });

/** Whether a date has no time. */
export const isDay = (value: string) => isoDay.safeParse(value).success;

/**
 * The moment that a date names, in ms since 1970: a day is its first one in UTC, and a time without an offset is in UTC.
 * NaN where it is no date.
 */
export function dateMs(value: string): number {
  if (isDay(value)) return Date.parse(value);
  if (!isoTime.safeParse(value).success) return Number.NaN;
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
}

/** A date as it was written: the service gets it so (specification, 4.4). */
export const date = field(DATE_RULE, (value) =>
  Number.isNaN(dateMs(value.trim())) ? undefined : value.trim(),
);

/** A text that can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
export const revision = field(
  'a revision such as `v1.2.0`, `origin/main`, `HEAD~3` or a commit id: letters, digits and `._/@{}^~+#=,-`, not beginning with `-`',
  (value) => {
    const name = value.trim();
    const isPlain = /^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(name);
    return isPlain && !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(name) ? name : undefined;
  },
);
