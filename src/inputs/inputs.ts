import * as z from 'zod/mini';
import { InputsError, type Problem } from '../errors.ts';
import {
  apiKey,
  baseUrl,
  commandName,
  context,
  date,
  flag,
  jobPath,
  listOf,
  number,
  oneOf,
  path,
  project,
  revision,
  segment,
  wholeNumber,
} from './fields.ts';
import { DEFAULTS } from './names.ts';
import { type InputEvent, violatedRules } from './rules.ts';

/** The named periods. Each is complete and ends before today, but for `all`: no dates are sent. */
const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The values of the output `outcome`. */
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

const common = {
  'base-url': baseUrl,
  'api-key': apiKey,
  'github-token': z.optional(z.string()),
};

const jobInputs = z.object({
  ...common,
  mode: z.literal('job'),
  'project-id': segment,
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(path),
  'job-id': z.optional(segment),
  command: commandName,
  'minimum-permission': oneOf('read', 'triage', 'write', 'maintain', 'admin'),
  context,
  'diff-base': z.optional(revision),
  conversation: oneOf('new', 'continue'),
  wait: flag,
  'timeout-minutes': number(
    'a number of minutes greater than 0 and at most 43200',
    (n) => n > 0 && n <= 43_200,
  ),
  'poll-interval': z.optional(number('a number of seconds from 1 to 86400', (n) => n >= 1 && n <= 86_400)),
  comment: oneOf('auto', 'always', 'never'),
  'issue-number': z.optional(wholeNumber('the number of an issue or pull request', 1)),
  'fail-on': listOf(OUTCOMES),
  'job-path': jobPath,
  'dry-run': flag,
});

/** The longest trend: two years of weeks. */
const MAX_TREND = 104;

const visitorsInputs = z.object({
  ...common,
  mode: z.literal('visitors'),
  'project-id': project,
  period: oneOf(...PERIODS),
  'date-from': z.optional(date),
  'date-to': z.optional(date),
  trend: wholeNumber(`a whole number of periods from 1 to ${MAX_TREND}`, 1, MAX_TREND),
  top: wholeNumber('a whole number of rows from 0 (no table) to 1000', 0, 1_000),
  'max-requests': wholeNumber('a whole number of requests, at least 1', 1),
  'report-path': z.optional(path),
  comment: jobInputs.shape.comment,
  'issue-number': jobInputs.shape['issue-number'],
  'dry-run': flag,
});

const collectInputs = z.object({
  ...common,
  mode: z.literal('collect'),
  'project-id': project,
  command: commandName,
  'job-path': jobPath,
  'max-requests': visitorsInputs.shape['max-requests'],
  // Limited to the age of the comments that are read.
  'give-up-after-hours': number('a number of hours, at least 1, at most 720', (n) => n >= 1 && n <= 720),
  'dry-run': flag,
});

/** The inputs of every mode, for a run whose mode is none of them. */
const anyInputs = z.object({
  ...jobInputs.shape,
  ...visitorsInputs.shape,
  ...collectInputs.shape,
  mode: z.string(),
});

const schema = z.discriminatedUnion('mode', [jobInputs, visitorsInputs, collectInputs]);

export type Inputs = z.infer<typeof schema>;
export type JobInputs = Extract<Inputs, { mode: 'job' }>;
export type CollectInputs = Extract<Inputs, { mode: 'collect' }>;
export type VisitorsInputs = Extract<Inputs, { mode: 'visitors' }>;

/** The inputs that a comment replaces. */
export const REPLACED_BY_COMMENT = ['prompt', 'prompt-file', 'job-id'] as const;

/** Inputs whose value is never shown. */
const SECRET: ReadonlySet<string> = new Set(['api-key', 'github-token']);

/**
 * Reads all inputs. `raw` holds the text of each input that the runner gave; an empty one counts as not given, but for
 * `fail-on`. Throws an InputsError with every wrong value, not only the first.
 */
export function readInputs(
  raw: Readonly<Record<string, string | undefined>>,
  event: InputEvent = {},
): Inputs {
  const given: Record<string, string> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(raw)) {
    if (event.isCommentRun && REPLACED_BY_COMMENT.some((each) => each === name)) continue;
    if (value !== undefined && (value.trim() !== '' || name === 'fail-on')) given[name] = value;
  }
  given.mode = (given.mode ?? '').trim();
  const parsed = schema.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  // With a wrong mode no other input was judged.
  if (issues.some(({ path }) => path[0] === 'mode'))
    issues.push(...(anyInputs.safeParse(given).error?.issues ?? []));
  const problems = [...issues.map((issue) => problemOf(issue, given)), ...violatedRules(given, event)];
  if (!parsed.success || problems.length > 0) throw new InputsError(problems);
  return parsed.data;
}

function problemOf(issue: { path: PropertyKey[]; message: string }, given: Record<string, string>): Problem {
  const input = String(issue.path[0] ?? 'mode');
  const value = given[input];
  const isList = input === 'project-id' && /[,\n\r]/.test(value?.trim() ?? '');
  const advice = isList ? '. For several projects, use a matrix' : '';
  const allowed =
    input === 'mode' ? 'must be one of `job`, `visitors`, `collect`' : `${issue.message}${advice}`;
  return { input, allowed, ...(value === undefined || SECRET.has(input) ? {} : { value }) };
}

/** The issue or pull request that gets the run's comments; undefined where none does. */
export function threadOf(
  {
    mode,
    comment,
    'issue-number': given,
  }: Pick<Inputs & JobInputs, 'comment' | 'issue-number'> & { mode: string },
  eventIssue: number | undefined,
): number | undefined {
  if (comment === 'never') return undefined;
  // A report is about the whole site, so by default it is not posted to the event's issue.
  return given ?? (mode === 'job' || comment === 'always' ? eventIssue : undefined);
}
