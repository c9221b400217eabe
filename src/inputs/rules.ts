import type { InvalidInput } from '../errors.ts';
import { type ContextPart, context, dateMs } from './fields.ts';

export interface InputEvent {
  eventIssue?: number | undefined;
  /** The comment says what to do, instead of `PROMPT_INPUTS` and `conversation`. */
  isCommentRun?: boolean;
  /** It may have come from a merged pull request. */
  pushedCommit?: string | undefined;
  /** As in a push. */
  hasOwnChanges?: boolean;
}

export type RawInputs = Readonly<Record<string, string | undefined>>;

const PROMPT_INPUTS = ['prompt', 'prompt-file', 'job-id'];

export function givenPromptInputs(inputs: RawInputs): string[] {
  return PROMPT_INPUTS.filter((name) => inputs[name]?.trim());
}

/** In these, people sometimes put the key instead of the ID. */
const ID_INPUTS = ['project-id', 'job-id'];

function isKey(name: string, inputs: RawInputs): boolean {
  const value = inputs[name]?.trim() ?? '';
  return value.startsWith('mint_') || (value !== '' && value === inputs['api-key']?.trim());
}

/** The values that nobody may read. */
export function secretsIn(inputs: RawInputs): string[] {
  const mistaken = ID_INPUTS.filter((name) => isKey(name, inputs));
  return ['api-key', 'github-token', ...mistaken].flatMap((name) => inputs[name]?.trim() || []);
}

const ISSUE_PARTS = ['issue', 'thread', 'review'] as const;
const CHANGE_PARTS = ['diff', 'commits', 'files'] as const;

const NEED_ISSUE = 'only if there is an issue or pull request: set `issue-number`';
const NO_KEY =
  'must be an ID, and its value, which is not shown, looks like an API key. If it is no secret, replace that key, because the runner has shown it in the log';

const INPUT_RULES = {
  'project-id': NO_KEY,
  'job-id': NO_KEY,
  'prompt-file': 'cannot be combined with `prompt`',
  prompt:
    'is required, unless `prompt-file` or `job-id` is set. Commands work only in comments and reviews of issues and pull requests',
  context: `can contain \`issue\`, \`thread\`, and \`review\` ${NEED_ISSUE}`,
  conversation: `can be \`continue\` ${NEED_ISSUE}, and set neither \`job-id\` nor \`comment: never\``,
  'source-repository':
    'needs `conversation: continue`, because the thread remembers which changes a job got, `diff`, `commits`, or `files` in `context`, and an event that brings neither a comment nor changes of its own, such as `schedule` or `workflow_dispatch`',
  comment: `can be \`always\` ${NEED_ISSUE}, or use \`auto\``,
  'date-to': 'must be set together with `date-from`, and be later, because it is exclusive',
};

/** `values` has no empty inputs, except `fail-on`. */
export function violatedRules(values: RawInputs, event: InputEvent): InvalidInput[] {
  const { eventIssue, isCommentRun, pushedCommit, hasOwnChanges } = event;
  const value = (name: string) => values[name]?.trim() ?? '';
  const has = (name: string) => values[name] !== undefined;
  const parts = context.safeParse(value('context')).data ?? [];
  const hasPart = (names: readonly ContextPart[]) => names.some((name) => parts.includes(name));

  const isJob = value('mode') !== 'visitors';
  const isAlways = value('comment') === 'always';
  const isContinued = !isCommentRun && value('conversation') === 'continue';
  const hasIssue = has('issue-number') || eventIssue !== undefined;
  // Only GitHub knows whether a pushed commit belongs to a pull request, and it is not asked here.
  const mayHaveThread = hasIssue || (isAlways && isJob && Boolean(pushedCommit));
  const mayHaveSource = isContinued && !hasOwnChanges && hasPart(CHANGE_PARTS);
  const mayContinue = mayHaveThread && !has('job-id') && value('comment') !== 'never';
  // An invalid date is NaN, which is never greater or equal.
  const isEarly = dateMs(value('date-from')) >= dateMs(value('date-to'));

  const isViolated: Record<keyof typeof INPUT_RULES, boolean> = {
    'project-id': isKey('project-id', values),
    'job-id': isKey('job-id', values),
    'prompt-file': has('prompt') && has('prompt-file'),
    prompt: isJob && !isCommentRun && !PROMPT_INPUTS.some(has),
    context: !hasIssue && hasPart(ISSUE_PARTS),
    conversation: isContinued && !mayContinue,
    'source-repository': has('source-repository') && !mayHaveSource,
    comment: isAlways && !mayHaveThread,
    'date-to': has('date-from') !== has('date-to') || isEarly,
  };
  return Object.entries(INPUT_RULES)
    .filter(([input]) => isViolated[input as keyof typeof INPUT_RULES])
    .map(([input, allowed]) => ({ input, allowed }));
}
