import * as z from 'zod/mini';
import {
  isJobPath,
  isLoopback,
  isPreviewPath,
  isSegment,
  JOB_PATH_RULE,
  PREVIEW_PATH_RULE,
  SEGMENT_RULE,
} from '../text/url.ts';
import { GLOBS_RULE, globsIn } from './globs.ts';

/** Parsed from trimmed text. `read` returns undefined for an invalid value. */
function field<T>(allowed: string, read: (value: string) => T | undefined) {
  return z.pipe(
    z.string('is empty'),
    z.transform((value: string, context): T => {
      const result = read(value.trim());
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: `must be ${allowed}`, input: value });
      return z.NEVER;
    }),
  );
}

const text = (allowed: string, fits: (value: string) => boolean) =>
  field(allowed, (value) => (fits(value) ? value : undefined));

export const oneOf = <const T extends string>(...values: T[]) =>
  field(`one of ${values.map((name) => `\`${name}\``).join(', ')}`, (value) =>
    values.find((name) => name === value),
  );

export const listOf = <const T extends string>(allowed: readonly T[]) =>
  field(listNamed(allowed), (value) => listIn(value, allowed));

const listNamed = (allowed: readonly string[]) =>
  `a list of ${allowed.map((name) => `\`${name}\``).join(', ')}, separated by commas or line breaks`;

function listIn<T extends string>(value: string, allowed: readonly T[]): T[] | undefined {
  const items = value.split(/[,\n\r]/).map((item) => item.trim());
  const names = items.filter((item) => item !== '');
  return z.array(z.enum(allowed)).safeParse(names).data;
}

const FLAGS = new Map(Object.entries({ true: true, false: false }));
export const flag = field('`true` or `false`', (value) => FLAGS.get(value.toLowerCase()));

export const number = (allowed: string, least: number, most: number) =>
  field(allowed, (value) => {
    const parsed = Number(value);
    const isDecimal = /^\d+(\.\d+)?$/.test(value);
    return isDecimal && parsed >= least && parsed <= most ? parsed : undefined;
  });

export const issueNumber = field('the number of an issue or pull request', (value) =>
  /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined,
);

export const globs = field(GLOBS_RULE, globsIn);

export const segment = text(SEGMENT_RULE, isSegment);

export const project = text(
  `${SEGMENT_RULE}, and without commas. For several projects, use a matrix`,
  (value) => isSegment(value) && !value.includes(','),
);

export const jobPath = text(JOB_PATH_RULE, isJobPath);

export const previewPath = text(PREVIEW_PATH_RULE, isPreviewPath);

/** No sentence or reply of ours starts with these characters, and Markdown has no use for them. */
export const commandName = text(
  '2 to 40 characters: one of `/`, `@`, `!`, `?`, `.`, `%`, then a letter or digit, then letters, digits, `-`, `_`, `.`, `:`, or `/`',
  (value) => /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]*$/u.test(value) && value.length <= 40,
);

export const baseUrl = field(
  'an `https` URL without user information, query, or fragment, such as `https://api.example.com` (`http` only on loopback)',
  (value) => {
    // The URL parser drops line breaks, and reads a backslash as a slash.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value) || !URL.canParse(value)) return undefined;

    const url = new URL(value);
    const isSafe = url.protocol === 'https:' || isLoopback(url);
    return isSafe && !url.username && !url.password ? url : undefined;
  },
);

export const apiKey = text(
  'an admin API key: printable ASCII characters without spaces (the value is not shown)',
  (value) => /^[\x21-\x7e]+$/.test(value),
);

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files', 'review'] as const;
export type ContextPart = (typeof CONTEXTS)[number];
export const context = field(`\`auto\`, \`none\`, or ${listNamed(CONTEXTS)}`, (value) =>
  value === 'auto' || value === 'none' ? value : listIn(value, CONTEXTS),
);

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** In ms since 1970, without an offset in UTC; NaN for anything but a date with or without time. */
export function dateMs(value: string): number {
  if (!isoDate.safeParse(value).success) return Number.NaN;

  const isLocal = /T[\d:.]+$/.test(value);
  return Date.parse(isLocal ? `${value}Z` : value);
}

/** Unchanged: the service accepts all of these forms. */
export const date = text(
  'an ISO 8601 date such as `2026-01-31` or `2026-01-31T12:00:00Z`',
  (value) => !Number.isNaN(dateMs(value)),
);

/** Not a comparison for GitHub, nor an option, range, or path for git. */
export const revision = text(
  'a branch, tag, or commit ID, or with a checkout a revision such as `HEAD~3` (no range or path)',
  (value) =>
    /^[\p{L}\p{N}_@][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) && !value.includes('..'),
);
