import * as z from 'zod/mini';
import { InputsError, type Problem } from './errors.ts';
import { isRevision, REVISION_RULE } from './git/start.ts';
import { DEFAULTS } from './input-names.ts';
import { isLoopback } from './job/link.ts';
import { isJobPath, isSegment, JOB_PATH_RULE, SEGMENT_RULE } from './service/path.ts';
import { COMMAND_RULE, isCommandWord } from './trigger/command.ts';

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

/** A field that is read from text; `read` gives undefined for a wrong value. */
function field<T>(allowed: string, read: (value: string) => T | undefined) {
  return z.pipe(
    z.string(`required: ${allowed}`),
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
);

const common = {
  'base-url': baseUrl,
  'api-key': apiKey,
  'github-token': z.optional(z.string()),
};

const commonInputs = z.object(common);

const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'] as const;
export type ContextPart = (typeof CONTEXTS)[number];

const jobInputs = z.object({
  ...common,
  mode: z.literal('job'),
  'project-id': segment,
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(z.string()),
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

const visitorsInputs = z.object({ ...common, mode: z.literal('visitors') });
const collectInputs = z.object({ ...common, mode: z.literal('collect') });

const schema = z.discriminatedUnion('mode', [jobInputs, visitorsInputs, collectInputs]);

export type Inputs = z.infer<typeof schema>;
export type JobInputs = Extract<Inputs, { mode: 'job' }>;

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
  // With a wrong mode no other input was judged: what every mode needs is judged all the same.
  const unjudged = issues.some(({ path }) => path[0] === 'mode');
  const problems = [
    ...[...issues, ...(unjudged ? (commonInputs.safeParse(given).error?.issues ?? []) : [])].map((issue) =>
      problemOf(issue, given),
    ),
    ...(given.mode === 'job' ? jobConflicts(given, around) : []),
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

function jobConflicts(
  given: Record<string, string>,
  { eventIssue, isCommentRun = false, isPublic = false }: InputSurroundings,
): Problem[] {
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
  if (given.comment?.trim() === 'always' && given['issue-number'] === undefined && eventIssue === undefined) {
    problems.push({
      input: 'comment',
      value: given.comment,
      allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
    });
  }
  return problems;
}
