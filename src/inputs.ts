import * as z from 'zod/mini';
import { InputsError, type Problem } from './errors.ts';
import { isRevision, REVISION_RULE } from './git/revision.ts';
import { DEFAULTS } from './input-names.ts';
import { isLoopback } from './job/link.ts';
import { isJobPath, isSegment, JOB_PATH_RULE, SEGMENT_RULE } from './service/path.ts';
import { COMMAND_RULE, isCommandWord } from './trigger/command-word.ts';
import { DATE_RULE, readDate } from './visitors/dates.ts';
import { PERIODS } from './visitors/range.ts';

/** Ends of a run, in the words of the output `outcome`. */
export const OUTCOMES = [
  'failed',
  'pr-opened',
  'no-changes',
  'archived',
  'timed-out',
  'detached',
  'cancelled',
  'unknown',
  'skipped',
  'denied',
  'reported',
  'collected',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A field that is read from text; `read` gives undefined for a wrong value. `wanted` is said where there is none. */
function field<T>(allowed: string, read: (value: string) => T | undefined, wanted = allowed) {
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

function oneOf<const T extends string>(...values: T[]) {
  return field(`one of ${values.map((each) => `\`${each}\``).join(', ')}`, (value) =>
    values.find((each) => each === value.trim()),
  );
}

function listOf<const T extends string>(allowed: readonly T[]) {
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
const flag = field('`true` or `false`', (value) => FLAGS.get(value.trim().toLowerCase()));

const number = (allowed: string, fits: (value: number) => boolean) =>
  field(allowed, (value) => {
    const read = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
    return fits(read) ? read : undefined;
  });

/** A YAML block brings a line break along. */
const path = field('a path', (value) => value.trim());

const segment = field(SEGMENT_RULE, (value) => (isSegment(value.trim()) ? value.trim() : undefined));

const baseUrl = field(
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

const apiKey = field(
  'the admin API key, from a secret: printable ASCII characters without spaces (the value is not shown)',
  (value) => (/^[\x21-\x7e]+$/.test(value.trim()) ? value.trim() : undefined),
  'the admin API key, from a secret (GitHub gives none to pull requests from forks and to Dependabot)',
);

const common = {
  'base-url': baseUrl,
  'api-key': apiKey,
  'github-token': z.optional(z.string()),
};

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'] as const;
export type ContextPart = (typeof CONTEXTS)[number];

const jobInputs = z.object({
  ...common,
  mode: z.literal('job'),
  'project-id': segment,
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(path),
  'job-id': z.optional(segment),
  command: field(COMMAND_RULE, (value) => (isCommandWord(value.trim()) ? value.trim() : undefined)),
  'minimum-permission': oneOf('read', 'triage', 'write', 'maintain', 'admin'),
  context: field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) => {
    const words = listWords(value);
    if (words.length === 1 && (words[0] === 'auto' || words[0] === 'none')) return words[0];
    const fits = words.every((word): word is ContextPart => CONTEXTS.some((each) => each === word));
    return fits ? words : undefined;
  }),
  'diff-base': z.optional(
    field(REVISION_RULE, (value) => (isRevision(value.trim()) ? value.trim() : undefined)),
  ),
  wait: flag,
  'timeout-minutes': number(
    'a number of minutes above 0, at most 43200 (30 days)',
    (n) => n > 0 && n <= 43_200,
  ),
  'poll-interval': z.optional(
    number('a number of seconds, at least 1, at most 86400', (n) => n >= 1 && n <= 86_400),
  ),
  comment: oneOf('auto', 'always', 'never'),
  'issue-number': z.optional(
    number('the number of an issue or pull request', (n) => Number.isSafeInteger(n) && n > 0),
  ),
  'fail-on': listOf(OUTCOMES),
  'job-path': field(JOB_PATH_RULE, (value) => (isJobPath(value.trim()) ? value.trim() : undefined)),
  'dry-run': flag,
});

/** The longest trend: two years of weeks. */
const MAX_TREND = 104;

const wholeNumber = (allowed: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  number(allowed, (n) => Number.isSafeInteger(n) && n >= least && n <= most);

const date = field(DATE_RULE, (value) => readDate(value.trim())?.text);

const visitorsInputs = z.object({
  ...common,
  mode: z.literal('visitors'),
  'project-id': field(`${SEGMENT_RULE}; several: one a line`, (value) => {
    const projects = [...new Set(listWords(value))];
    return projects.length > 0 && projects.every(isSegment) ? projects : undefined;
  }),
  period: oneOf(...PERIODS),
  'date-from': z.optional(date),
  'date-to': z.optional(date),
  trend: wholeNumber(`a whole number of periods from 1 to ${MAX_TREND}`, 1, MAX_TREND),
  top: wholeNumber('a whole number of rows, 0 for no table', 0),
  'max-requests': wholeNumber('a whole number of requests, at least 1', 1),
  'report-path': z.optional(path),
  comment: jobInputs.shape.comment,
  'issue-number': jobInputs.shape['issue-number'],
  'dry-run': flag,
});
const collectInputs = z.object({ ...common, mode: z.literal('collect') });

/** The inputs of every mode, for a run whose mode is none of them. */
const anyInputs = z.object({ ...jobInputs.shape, ...visitorsInputs.shape, mode: z.string() });

const schema = z.discriminatedUnion('mode', [jobInputs, visitorsInputs, collectInputs]);

export type Inputs = z.infer<typeof schema>;
export type JobInputs = Extract<Inputs, { mode: 'job' }>;
export type VisitorsInputs = Extract<Inputs, { mode: 'visitors' }>;

/** What the run's event adds to the judgement of inputs. */
export interface InputSurroundings {
  /** The issue or pull request that the event names, if any. */
  eventIssue?: number | undefined;
  /** A comment gives the instruction: `prompt`, `prompt-file` and `job-id` do not count. */
  isCommentRun?: boolean;
  /** Whether everybody can read the repository; undefined where the event does not say. */
  isPublic?: boolean | undefined;
}

/** The inputs that a comment takes the place of. */
export const REPLACED_BY_COMMENT = ['prompt', 'prompt-file', 'job-id'] as const;

/** Inputs whose value is never shown. */
const SECRET: ReadonlySet<string> = new Set(['api-key', 'github-token']);

/**
 * Reads all inputs (design: interface.md, Action inputs). `raw` holds the text of each input that the
 * runner gave; an empty one counts as not given, but for `fail-on`.
 *
 * Throws an InputsError with every wrong value, not only the first.
 */
export function readInputs(
  raw: Readonly<Record<string, string | undefined>>,
  around: InputSurroundings = {},
): Inputs {
  const given: Record<string, string> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(raw)) {
    if (around.isCommentRun && REPLACED_BY_COMMENT.some((each) => each === name)) continue;
    if (value !== undefined && (value.trim() !== '' || name === 'fail-on')) given[name] = value;
  }
  given.mode = (given.mode ?? '').trim();
  const parsed = schema.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  // With a wrong mode no other input was judged.
  const unjudged = issues.some(({ path }) => path[0] === 'mode');
  const problems = [
    ...[...issues, ...(unjudged ? (anyInputs.safeParse(given).error?.issues ?? []) : [])].map((issue) =>
      problemOf(issue, given),
    ),
    ...(given.mode === 'job' ? jobConflicts(given, around) : []),
    ...(given.mode === 'visitors' ? [...rangeConflicts(given), ...commentConflicts(given, around)] : []),
  ];
  if (!parsed.success || problems.length > 0) throw new InputsError(problems);
  return parsed.data;
}

function problemOf(issue: { path: PropertyKey[]; message: string }, given: Record<string, string>): Problem {
  const input = String(issue.path[0] ?? 'mode');
  const allowed = input === 'mode' ? 'one of `job`, `visitors`, `collect`' : issue.message;
  const value = given[input];
  return { input, allowed, ...(value === undefined || SECRET.has(input) ? {} : { value }) };
}

function jobConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  const { isCommentRun = false, isPublic = false } = around;
  const problems: Problem[] = [];
  if (isPublic && given['minimum-permission']?.trim() === 'read') {
    problems.push({
      input: 'minimum-permission',
      value: 'read',
      allowed: 'more than `read` in a public repository, where everybody can read',
    });
  }
  if (given.prompt !== undefined && given['prompt-file'] !== undefined) {
    problems.push({
      input: 'prompt-file',
      value: given['prompt-file'],
      allowed: 'not together with `prompt`: give one of them',
    });
  }
  if (
    !isCommentRun &&
    given.prompt === undefined &&
    given['prompt-file'] === undefined &&
    given['job-id'] === undefined
  ) {
    problems.push({
      input: 'prompt',
      allowed: 'required: the instruction (or give `prompt-file`, or a `job-id` to wait for)',
    });
  }
  return [...problems, ...contextConflicts(given, around), ...commentConflicts(given, around)];
}

/** A job that is named gets no context. */
function contextConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  if (given['job-id'] !== undefined || isIssueKnown(given, around)) return [];
  const parsed = jobInputs.shape.context.safeParse(given.context);
  const parts = Array.isArray(parsed.data) ? parsed.data : [];
  if (!parts.includes('issue') && !parts.includes('thread')) return [];
  return [
    {
      input: 'context',
      value: given.context ?? '',
      allowed: '`issue` and `thread` only where an issue is known: give `issue-number`',
    },
  ];
}

function isIssueKnown(given: Record<string, string>, { eventIssue }: InputSurroundings): boolean {
  return given['issue-number'] !== undefined || eventIssue !== undefined;
}

function commentConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  if (given.comment?.trim() !== 'always' || isIssueKnown(given, around)) return [];
  return [
    {
      input: 'comment',
      value: given.comment,
      allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
    },
  ];
}

/** `date-from` and `date-to` stand together, and in this order. */
function rangeConflicts({ 'date-from': from, 'date-to': to }: Record<string, string>): Problem[] {
  if (from === undefined && to === undefined) return [];
  if (to === undefined) return [{ input: 'date-to', allowed: 'required with `date-from`' }];
  if (from === undefined) return [{ input: 'date-from', allowed: 'required with `date-to`' }];
  const [start, end] = [readDate(from.trim()), readDate(to.trim())];
  if (start === undefined || end === undefined || start.ms < end.ms) return [];
  return [{ input: 'date-to', value: to, allowed: 'later than `date-from`: it is exclusive' }];
}
