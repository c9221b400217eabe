import * as z from 'zod/mini';
import { InputsError, type InvalidInput } from '../errors.ts';
import * as fields from './fields.ts';
import {
  givenPromptInputs,
  type InputEvent,
  type RawInputs,
  secretsIn,
  violatedRules,
} from './rules.ts';

const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** `fail-on` chooses among the first two lists. */
const FAILS_STEP = {
  byDefault: ['failed', 'rate-limited', 'timed-out', 'unknown'],
  onRequest: ['no-changes', 'archived', 'pr-opened', 'detached'],
  always: ['cancelled'],
  never: ['skipped', 'denied', 'reported'],
} as const;

export const FAIL_ON = [...FAILS_STEP.byDefault, ...FAILS_STEP.onRequest] as const;

export const OUTCOMES = [...FAIL_ON, ...FAILS_STEP.always, ...FAILS_STEP.never] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DEFAULT_COMMAND = '/docs';

/** The defaults of `action.yml`. Inputs that the mode does not use are checked, too. */
const schema = z.object({
  mode: z.prefault(fields.oneOf('job', 'visitors'), 'job'),
  'base-url': fields.baseUrl,
  'project-id': fields.project,
  'api-key': fields.apiKey,
  'github-token': z.optional(z.string()),
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(z.string().check(z.trim())),
  'job-id': z.optional(fields.segment),
  command: z.prefault(fields.commandName, DEFAULT_COMMAND),
  'minimum-permission': z.prefault(fields.oneOf('write', 'admin'), 'write'),
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
  'fail-on': z.prefault(fields.listOf(FAIL_ON), FAILS_STEP.byDefault.join()),
  'job-path': z.prefault(fields.jobPath, '/v2/agent/{projectId}/job/{id}'),
  'preview-path': z.optional(fields.previewPath),
  'dry-run': z.prefault(fields.flag, 'false'),
  period: z.prefault(fields.oneOf(...PERIODS), 'last-week'),
  'site-url': z.optional(fields.siteUrl),
  'date-from': z.optional(fields.date),
  'date-to': z.optional(fields.date),
});

export type Inputs = z.infer<typeof schema>;

export const INPUT_NAMES: readonly string[] = Object.keys(schema.shape);

/**
 * An empty input counts as not given, except `fail-on`, which is then an empty list. Throws an
 * InputsError.
 */
export function readInputs(raw: RawInputs, event: InputEvent = {}): Inputs {
  const replaced = event.isCommentRun ? givenPromptInputs(raw) : [];
  const isGiven = (name: string, value: string | undefined) =>
    (value?.trim() || name === 'fail-on') && !replaced.includes(name);
  const values = Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => isGiven(name, value)),
  );

  const { data, error } = schema.safeParse(values);
  const invalidValues = (error?.issues ?? []).map(({ path: [input], message: allowed, code }) => ({
    input: String(input),
    allowed,
    isMissing: code === 'invalid_type',
  }));
  const invalid: InvalidInput[] = [...invalidValues, ...violatedRules(values, event)];
  if (data && invalid.length === 0) return data;

  const secrets = secretsIn(values);
  throw new InputsError(
    invalid.map((problem) => {
      const value = values[problem.input];
      const isSecret = value !== undefined && secrets.includes(value.trim());
      return { ...problem, value: isSecret ? undefined : value };
    }),
  );
}

/** Only people with this permission learn what is wrong with the other inputs. */
export function readMinimumPermission(raw: RawInputs): Inputs['minimum-permission'] {
  const input = 'minimum-permission';
  const value = raw[input]?.trim() || undefined;
  const { data, error } = schema.shape[input].safeParse(value);
  if (data) return data;

  const allowed = error?.issues[0]?.message ?? '';
  throw new InputsError([{ input, value, allowed }]);
}

export function failsStep(outcome: Outcome, failOn: readonly Outcome[]): boolean {
  const failing: readonly Outcome[] = [...FAILS_STEP.always, ...failOn];
  return failing.includes(outcome);
}

/** The issue or pull request that gets the comments of the run. */
export function threadNumber(inputs: Inputs, eventIssue: number | undefined): number | undefined {
  const { mode, comment } = inputs;
  if (comment === 'never') return undefined;

  // A report is about the whole site, so by default it is not posted to the event's issue.
  const isForEvent = mode === 'job' || comment === 'always';
  return inputs['issue-number'] ?? (isForEvent ? eventIssue : undefined);
}
