import * as z from 'zod/mini';
import { isJobPath, isLoopback, isSegment, JOB_PATH_RULE, SEGMENT_RULE } from '../text/url.ts';

/** A field parsed from trimmed text; `read` returns undefined for an invalid value. */
function field<T>(allowed: string, read: (value: string) => T | undefined, wanted = allowed) {
  return z.pipe(
    z.string(`is required: ${wanted}`),
    z.transform((value: string, context): T => {
      const result = read(value.trim());
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: `must be ${allowed}`, input: value });
      return z.NEVER;
    }),
  );
}

/** A field that is validated and otherwise unchanged. */
const text = (allowed: string, fits: (value: string) => boolean, wanted?: string) =>
  field(allowed, (value) => (fits(value) ? value : undefined), wanted);

export const oneOf = <const T extends string>(...values: T[]) =>
  field(`one of ${values.map((each) => `\`${each}\``).join(', ')}`, (value) =>
    values.find((each) => each === value),
  );

export const listOf = <const T extends string>(allowed: readonly T[]) =>
  field(`a list of ${allowed.join(', ')}, separated by commas or line breaks`, (value) =>
    listIn(value, allowed),
  );

function listIn<T extends string>(value: string, allowed: readonly T[]): T[] | undefined {
  const items = value
    .split(/[,\n\r]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isAllowed = (item: string): item is T => allowed.some((each) => each === item);
  return items.every(isAllowed) ? items : undefined;
}

export const flag = field('`true` or `false`', (value) => {
  const lower = value.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : undefined;
});

export const number = (allowed: string, fits: (value: number) => boolean) =>
  field(allowed, (value) => (/^\d+(\.\d+)?$/.test(value) && fits(Number(value)) ? Number(value) : undefined));

export const wholeNumber = (allowed: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  number(allowed, (value) => Number.isSafeInteger(value) && value >= least && value <= most);

export const path = text('a path', () => true);

export const segment = text(SEGMENT_RULE, isSegment);

/** Several projects are several runs: a comma, which an identifier could have, is refused with that advice. */
export const project = text(SEGMENT_RULE, (value) => isSegment(value) && !value.includes(','));

export const jobPath = text(JOB_PATH_RULE, isJobPath);

/** What the input `command` may be, as a sentence for people. */
export const COMMAND_RULE =
  '2 to 40 characters: one of `/`, `@`, `!`, `?`, `.`, `%`, then a letter or digit, then letters, digits, `-`, `_`, `.`, `:`, or `/`';

/**
 * Whether `value` can be the input `command`. Refused are, besides white space and length, words without a sign
 * before them (ordinary sentences and our own replies begin so) and signs that Markdown takes for itself or that
 * begin a comment for other reasons: `#` `>` `-` `+` `*` `_` `~` `=` `|` `:` `$` `&` `<` `[` `(` `\`, backticks.
 */
export function isCommandName(value: string): boolean {
  return /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]{0,38}$/u.test(value) && value.length <= 40;
}

export const commandName = text(COMMAND_RULE, isCommandName);

export const baseUrl = field(
  'an `https` URL without user information, query, or fragment, such as `https://api.example.com` (`http` only on loopback)',
  (value) => {
    // The URL parser drops line breaks and takes a backslash for a slash: what is read must be what is used.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value) || !URL.canParse(value)) return undefined;
    const url = new URL(value);
    const isSafe = url.protocol === 'https:' || isLoopback(url);
    return isSafe && !url.username && !url.password ? url : undefined;
  },
);

export const apiKey = text(
  'an admin API key: printable ASCII characters without spaces (the value is not shown)',
  (value) => /^[\x21-\x7e]+$/.test(value),
  'an admin API key, from a secret (not available to pull requests from forks or by Dependabot)',
);

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'] as const;
export type ContextPart = (typeof CONTEXTS)[number];
export const context = field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) =>
  value === 'auto' || value === 'none' ? value : listIn(value, CONTEXTS),
);

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
export const date = text(
  'an ISO 8601 date such as `2026-01-31` or `2026-01-31T12:00:00Z`',
  (value) => !Number.isNaN(dateMs(value)),
);

/** A text that can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
export const revision = text(
  'a revision such as `v1.2.0`, `origin/main`, `HEAD~3`, or a commit ID: letters, digits, and `._/@{}^~+#=,-`, not starting with `-`',
  (value) =>
    /^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) &&
    !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(value),
);
