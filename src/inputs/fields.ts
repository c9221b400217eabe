import * as z from 'zod/mini';
import { isLoopback, isSegment, SEGMENT_RULE } from '../text/url.ts';
import { GLOBS_RULE, globsIn } from './globs.ts';
import { EMPTY } from './invalid-inputs.ts';

/**
 * `allowed` completes the sentence 'The input must be …'. `read` gets the text without white space
 * at its ends.
 */
function field<T>(allowed: string, read: (value: string) => T | undefined, empty = EMPTY.variable) {
  return z.pipe(
    z.string(empty),
    z.transform((value: string, context): T => {
      const result = read(value.trim());
      if (result !== undefined) return result;

      context.issues.push({ code: 'custom', message: `must be ${allowed}`, input: value });
      return z.NEVER;
    }),
  );
}

const textField = (allowed: string, fits: (value: string) => boolean) =>
  field(allowed, (value) => (fits(value) ? value : undefined));

const named = (values: readonly string[]) => values.map((name) => `\`${name}\``).join(', ');

export const oneOf = <const T extends string>(...values: T[]) =>
  field(`one of ${named(values)}`, (value) => values.find((name) => name === value));

export const listOf = <const T extends string>(allowed: readonly T[]) =>
  field(listNamed(allowed), (value) => listIn(value, allowed));

const listNamed = (allowed: readonly string[]) =>
  `a list of ${named(allowed)}, separated by commas or line breaks`;

function listIn<T extends string>(value: string, allowed: readonly T[]): T[] | undefined {
  const items = value.split(/[,\n\r]/).map((item) => item.trim());
  const names = items.filter((item) => item !== '');
  return z.array(z.enum(allowed)).safeParse(names).data;
}

const FLAG_VALUES = new Map(Object.entries({ true: true, false: false }));
export const flag = field('`true` or `false`', (value) => FLAG_VALUES.get(value.toLowerCase()));

export const numberField = (allowed: string, least: number, most: number) =>
  field(allowed, (value) => {
    const parsed = Number(value);
    const isDecimal = /^\d+(\.\d+)?$/.test(value);
    return isDecimal && parsed >= least && parsed <= most ? parsed : undefined;
  });

/** Fifteen digits are exact as a number. */
export const issueNumber = field('the number of an issue or pull request', (value) =>
  /^0*[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined,
);

export const globs = field(GLOBS_RULE, globsIn);

export const repository = textField('a repository such as `octo-org/api`', (value) =>
  /^[A-Za-z\d][\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(value),
);

export const segment = textField(SEGMENT_RULE, isSegment);

export const project = textField(
  `${SEGMENT_RULE}, and without commas. For several projects, use a matrix`,
  (value) => isSegment(value) && !value.includes(','),
);

export const jobPath = textField(
  'a path that starts with `/` and contains `{id}` once and `{projectId}` at most once, ' +
    'without empty, `.`, or `..` segments, `?`, `#`, `%`, `\\`, or white space',
  (value) => {
    // A second placeholder of a name stays, and fails for its braces.
    const path = value.replace('{id}', 'x').replace('{projectId}', 'x');
    const [start, ...segments] = path.split('/');
    const arePlain = segments.every((segment) => isSegment(segment) && !/[{}]/.test(segment));
    return start === '' && value.includes('{id}') && arePlain;
  },
);

/**
 * Nothing that this action writes starts with one of these characters, so it never obeys itself,
 * and they mean nothing at the start of a line of Markdown.
 */
export const commandName = textField(
  '2 to 40 characters: one of `/`, `@`, `!`, `?`, `.`, `%`, then a letter or digit, then ' +
    'letters, digits, `-`, `_`, `.`, `:`, or `/`',
  (value) => /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]*$/u.test(value) && value.length <= 40,
);

function urlField(rule: string, fits: (url: URL) => boolean) {
  const allowed = 'a URL that starts with `https://`, without user name, query, or fragment';
  return field(`${allowed}, ${rule}`, (value) => {
    // The URL parser would repair what is wrong here: it drops line breaks, for example.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value) || !URL.canParse(value)) return undefined;

    const url = new URL(value);
    const isSafe = url.protocol === 'https:' || isLoopback(url);
    return isSafe && !url.username && !url.password && fits(url) ? url : undefined;
  });
}

/** How the paths of the specification start. People may have copied that along with the host. */
const API_PATH = /\/v[12](?=\/*$)|\/v[12]\/(?:agent|analytics)(?=\/|$)/i;

export const baseUrl = urlField(
  'and without `/v1` or `/v2`, which the action adds, such as `https://api.example.com`',
  ({ pathname }) => !API_PATH.test(pathname),
);

export const siteUrl = urlField('such as `https://docs.example.com`', () => true);

export const apiKey = field(
  'an admin API key: printable ASCII characters without spaces (the value is not shown)',
  (value) => (/^[\x21-\x7e]*$/.test(value) ? value : undefined),
  EMPTY.secret,
);

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files', 'review'] as const;
export type ContextPart = (typeof CONTEXTS)[number];
export const context = field(`\`auto\`, \`none\`, or ${listNamed(CONTEXTS)}`, (value) =>
  value === 'auto' || value === 'none' ? value : listIn(value, CONTEXTS),
);

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** In ms, or NaN. A time without an offset is in UTC. */
export function dateMs(value: string): number {
  if (!isoDate.safeParse(value).success) return Number.NaN;

  const isLocal = /T[\d:.]+$/.test(value);
  return Date.parse(isLocal ? `${value}Z` : value);
}

export const date = textField(
  'an ISO 8601 date such as `2026-01-31` or `2026-01-31T12:00:00Z`',
  (value) => !Number.isNaN(dateMs(value)),
);

/** Without what git takes for an option, a range, or a path. */
export const revision = textField(
  'a branch, tag, or commit ID, or with a checkout a revision such as `HEAD~3` (no range or path)',
  (value) =>
    /^[\p{L}\p{N}_@][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) && !value.includes('..'),
);
