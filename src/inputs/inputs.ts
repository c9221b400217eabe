import * as z from 'zod/mini';
import * as fields from './fields.ts';
import {
  EMPTY,
  InputsError,
  type InvalidInput,
  isKey,
  type RawInputs,
  type SettingsOwner,
} from './invalid-inputs.ts';

const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const FAILS_BY_DEFAULT = ['failed', 'rate-limited', 'timed-out', 'unknown'] as const;
const MAY_FAIL = [...FAILS_BY_DEFAULT, 'no-changes', 'archived', 'pr-opened', 'detached'] as const;
/** A canceled run always fails. The last ones never do. */
export const OUTCOMES = [...MAY_FAIL, 'cancelled', 'skipped', 'denied', 'reported'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DEFAULT_COMMAND = '/docs';

/** The defaults of `action.yml`. Inputs that the mode does not use are checked, too. */
const schema = z.object({
  mode: z.prefault(fields.oneOf('job', 'visitors'), 'job'),
  'base-url': fields.baseUrl,
  'project-id': fields.project,
  'api-key': fields.apiKey,
  'previous-api-key': z.optional(z.string().check(z.trim())),
  'github-token': z.optional(z.string()),
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(z.string().check(z.trim())),
  'job-id': z.optional(fields.segment),
  command: z.prefault(fields.commandName, DEFAULT_COMMAND),
  context: z.prefault(fields.context, 'auto'),
  paths: z.optional(fields.globs),
  'diff-base': z.optional(fields.revision),
  'source-repository': z.optional(fields.repository),
  conversation: z.prefault(fields.oneOf('new', 'continue'), 'new'),
  wait: z.prefault(fields.flag, 'true'),
  'timeout-minutes': z.prefault(
    fields.numberField(
      'a number of minutes greater than 0 and at most 43200',
      Number.MIN_VALUE,
      43_200,
    ),
    '60',
  ),
  'poll-interval': z.optional(fields.numberField('a number of seconds from 1 to 86400', 1, 86_400)),
  comment: z.prefault(fields.oneOf('auto', 'always', 'never'), 'auto'),
  'issue-number': z.optional(fields.issueNumber),
  'fail-on': z.prefault(fields.listOf(MAY_FAIL), FAILS_BY_DEFAULT.join()),
  'job-path': z.prefault(fields.jobPath, '/v2/agent/{projectId}/job/{id}'),
  'dry-run': z.prefault(fields.flag, 'false'),
  period: z.prefault(fields.oneOf(...PERIODS), 'last-week'),
  'site-url': z.optional(fields.siteUrl),
  'date-from': z.optional(fields.date),
  'date-to': z.optional(fields.date),
});

export type Inputs = z.infer<typeof schema>;

export const INPUT_NAMES: readonly string[] = Object.keys(schema.shape);

const PROMPT_INPUTS = ['prompt', 'prompt-file', 'job-id'];

export function givenPromptInputs(raw: RawInputs): string[] {
  return PROMPT_INPUTS.filter((name) => raw[name]?.trim());
}

export interface InputEvent {
  issue?: { number: number } | undefined;
  /** The comment says what to do, instead of `PROMPT_INPUTS` and `conversation`. */
  isCommentRun?: boolean;
  /** It may have come from a merged pull request. */
  pushedCommit?: string | undefined;
  /** As in a push. */
  hasOwnChanges?: boolean;
}

/** Throws an InputsError. */
export function readInputs(raw: RawInputs, event: InputEvent, run: SettingsOwner): Inputs {
  const { isCommentRun = false } = event;
  const given = {
    // A dry run sends nothing, so it needs no key.
    ...(isDryRun(raw) ? { 'api-key': '' } : {}),
    ...givenInputs(raw, isCommentRun ? PROMPT_INPUTS : []),
  };
  const { data, error } = schema.safeParse(given);
  const invalid = [...invalidValues(error), ...violatedRules(given, event)];
  if (data && invalid.length === 0) return data;

  throw new InputsError(invalid, given, run, isCommentRun);
}

/** Whatever other inputs are: they may be invalid. */
export function isDryRun(raw: RawInputs): boolean {
  return fields.flag.safeParse(raw['dry-run']).data ?? false;
}

/** An empty input counts as not given, except `fail-on`, which is then an empty list. */
function givenInputs(raw: RawInputs, ignored: readonly string[]): RawInputs {
  const given = Object.entries(raw).filter(
    ([name, value]) => (value?.trim() || name === 'fail-on') && !ignored.includes(name),
  );
  return Object.fromEntries(given);
}

function invalidValues(error?: z.core.$ZodError): InvalidInput[] {
  return (error?.issues ?? []).map(({ path: [input], message: allowed }) => ({
    input: String(input),
    allowed,
  }));
}

const ISSUE_PARTS: readonly fields.ContextPart[] = ['issue', 'thread', 'review'];
const CHANGE_PARTS: readonly fields.ContextPart[] = ['diff', 'commits', 'files'];

const NEED_ISSUE = `only for an issue or pull request, and \`issue-number\` ${EMPTY.variable}`;
const NO_KEY =
  'must be an ID, and its value, which is not shown, looks like an API key. If it is no secret, ' +
  'replace that key, because the runner has shown it in the log';

const NEED_PROMPT =
  'is required, unless `prompt-file` or `job-id` is set. Commands work only in comments and ' +
  'reviews of issues and pull requests';
const NEED_SOURCE =
  'needs `conversation: continue`, one of `diff`, `commits`, and `files` in `context`, and an ' +
  'event without a comment or changes of its own, such as `schedule` or `workflow_dispatch`';

function violatedRules(given: RawInputs, event: InputEvent): InvalidInput[] {
  const { issue, isCommentRun, pushedCommit, hasOwnChanges } = event;
  const value = (name: string) => given[name]?.trim() ?? '';
  const has = (name: string) => given[name] !== undefined;
  const parts = fields.context.safeParse(value('context')).data ?? [];
  const hasPart = (names: typeof ISSUE_PARTS) => names.some((name) => parts.includes(name));

  const isJob = value('mode') !== 'visitors';
  const isAlways = value('comment') === 'always';
  const isContinued = !isCommentRun && value('conversation') === 'continue';
  const hasIssue = has('issue-number') || issue !== undefined;
  // Only GitHub knows whether a pushed commit belongs to a pull request, and it is not asked here.
  const mayHaveThread = hasIssue || (isAlways && isJob && pushedCommit !== undefined);
  const cannotContinue = has('job-id') || value('comment') === 'never';
  const mayHaveSource = isContinued && !hasOwnChanges && hasPart(CHANGE_PARTS);
  // An invalid date is NaN, which is never greater or equal.
  const isEarly = fields.dateMs(value('date-from')) >= fields.dateMs(value('date-to'));

  const rules: [input: string, isViolated: boolean, allowed: string][] = [
    ['project-id', isKey('project-id', given), NO_KEY],
    ['job-id', isKey('job-id', given), NO_KEY],
    ['prompt-file', has('prompt') && has('prompt-file'), 'cannot be combined with `prompt`'],
    ['prompt', isJob && !isCommentRun && !PROMPT_INPUTS.some(has), NEED_PROMPT],
    [
      'context',
      !hasIssue && hasPart(ISSUE_PARTS),
      `can contain \`issue\`, \`thread\`, and \`review\` ${NEED_ISSUE}`,
    ],
    ['conversation', isContinued && !mayHaveThread, `can be \`continue\` ${NEED_ISSUE}`],
    [
      'conversation',
      isContinued && cannotContinue,
      'can be `continue` only without `job-id` and `comment: never`',
    ],
    ['source-repository', has('source-repository') && !mayHaveSource, NEED_SOURCE],
    ['comment', isAlways && !mayHaveThread, `can be \`always\` ${NEED_ISSUE}`],
    [
      'date-to',
      has('date-from') !== has('date-to') || isEarly,
      'must be set together with `date-from`, and be later, because it is exclusive',
    ],
  ];
  return rules.flatMap(([input, isViolated, allowed]) => (isViolated ? { input, allowed } : []));
}

export function failsStep(outcome: Outcome, failOn: readonly Outcome[]): boolean {
  return outcome === 'cancelled' || failOn.includes(outcome);
}

/** The issue or pull request that gets the comments of the run. */
export function threadNumber(inputs: Inputs, eventIssue: number | undefined): number | undefined {
  const { mode, comment } = inputs;
  if (comment === 'never') return undefined;

  // A report is about the whole site, so by default it is not posted to the event's issue.
  const isForEvent = mode === 'job' || comment === 'always';
  return inputs['issue-number'] ?? (isForEvent ? eventIssue : undefined);
}
