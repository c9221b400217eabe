import type { InputsError, InvalidInput, UserMessage } from '../errors.ts';
import { bold, code, shortened, type Text, text } from '../text/sentence.ts';
import { context, dateMs } from './fields.ts';

export interface InputEvent {
  /** The event's issue or pull request. */
  eventIssue?: number | undefined;
  /** A comment replaces `promptInputs` and `conversation`. */
  isCommentRun?: boolean;
  /** Perhaps of a merged pull request. */
  pushedCommit?: string | undefined;
}

export type RawInputs = Readonly<Record<string, string | undefined>>;

const PROMPT_INPUTS = ['prompt', 'prompt-file', 'job-id'];

/** The given inputs that say what to do. */
export function promptInputs(inputs: RawInputs): string[] {
  return PROMPT_INPUTS.filter((name) => inputs[name]?.trim());
}

function inputFacts(values: RawInputs, event: InputEvent) {
  const { eventIssue, isCommentRun = false, pushedCommit } = event;
  const value = (name: string) => values[name]?.trim();
  const has = (name: string) => values[name] !== undefined;

  const isJob = (value('mode') ?? 'job') === 'job';
  const isAlways = value('comment') === 'always';
  const hasIssue = has('issue-number') || eventIssue !== undefined;
  // Only GitHub knows to which pull request a pushed commit belongs.
  const mayHaveThread = hasIssue || (isAlways && isJob && Boolean(pushedCommit));
  return { isCommentRun, value, has, isJob, isAlways, hasIssue, mayHaveThread };
}

interface Rule extends InvalidInput {
  isViolated: (run: ReturnType<typeof inputFacts>) => boolean;
}

const ISSUE_PARTS = ['issue', 'thread', 'review'] as const;
const NEED_ISSUE = 'only if there is an issue or pull request: set `issue-number`';

const RULES: readonly Rule[] = [
  {
    input: 'mode',
    allowed: 'must be `job` in a run that a comment started',
    isViolated: ({ isCommentRun, isJob }) => isCommentRun && !isJob,
  },
  {
    input: 'prompt-file',
    allowed: 'cannot be combined with `prompt`',
    isViolated: ({ has }) => has('prompt') && has('prompt-file'),
  },
  {
    input: 'prompt',
    allowed:
      'is required, unless `prompt-file` or `job-id` is set. Commands work only in comments and reviews of issues and pull requests',
    isViolated: ({ isJob, isCommentRun, has }) =>
      isJob && !isCommentRun && !PROMPT_INPUTS.some(has),
  },
  {
    input: 'context',
    allowed: `can contain \`issue\`, \`thread\`, and \`review\` ${NEED_ISSUE}`,
    isViolated({ value, hasIssue }) {
      const parts = context.safeParse(value('context')).data ?? [];
      return !hasIssue && ISSUE_PARTS.some((part) => parts.includes(part));
    },
  },
  {
    input: 'conversation',
    allowed: `can be \`continue\` ${NEED_ISSUE}, and set neither \`job-id\` nor \`comment: never\``,
    isViolated({ isCommentRun, value, has, mayHaveThread }) {
      if (isCommentRun || value('conversation') !== 'continue') return false;
      return has('job-id') || value('comment') === 'never' || !mayHaveThread;
    },
  },
  {
    input: 'comment',
    allowed: `can be \`always\` ${NEED_ISSUE}, or use \`auto\``,
    isViolated: ({ isAlways, mayHaveThread }) => isAlways && !mayHaveThread,
  },
  {
    input: 'date-to',
    allowed: 'must be set together with `date-from`, and be later, because it is exclusive',
    isViolated({ value, has }) {
      // An invalid date is NaN here, and reported on its own.
      const isEarly = dateMs(value('date-from') ?? '') >= dateMs(value('date-to') ?? '');
      return has('date-from') !== has('date-to') || isEarly;
    },
  },
];

/** Inputs that are invalid in combination or in this run. `values` has no empty ones. */
export function violatedRules(values: RawInputs, event: InputEvent): InvalidInput[] {
  const run = inputFacts(values, event);
  return RULES.filter(({ isViolated }) => isViolated(run));
}

const ACTIONS_PAGE = text`${bold('Settings')} > ${bold('Secrets and variables')} > ${bold('Actions')}`;
const VARIABLES_TAB = text`${ACTIONS_PAGE} > ${bold('Variables')}`;

/** Where people add what a required input comes from. */
const WHERE_TO_ADD: Readonly<Record<string, Text>> = {
  'api-key': text`Add the secret under ${ACTIONS_PAGE}.`,
  'project-id': text`Add the variable under ${VARIABLES_TAB}.`,
  'base-url': text`Set it in the workflow, or add the variable under ${VARIABLES_TAB}.`,
};

/** `again`: how to try again. */
export function invalidInputs(
  { invalidInputs: problems }: InputsError,
  redact: (text: string) => string,
  again: Text,
): UserMessage {
  const concernsKey = problems.some(({ input }) => input === 'api-key');
  // Where only secrets and variables are missing, the workflow is right. It often contains the URL.
  const isIncomplete = problems.every(({ input, isMissing }) => isMissing && input !== 'base-url');
  const why = isIncomplete ? 'the setup is not complete' : 'inputs in the workflow are not valid';
  return {
    title: 'Invalid input',
    topic: concernsKey ? 'The API key is missing' : 'Invalid input',
    happened: text`Nothing was sent, because ${why}:`,
    list: problems.map((problem) => problemLine(problem, redact)),
    next: isIncomplete
      ? text`Then re-run the workflow run.`
      : text`Correct them in the workflow, ${again}.`,
  };
}

function problemLine(
  { input, value, allowed, isMissing }: InvalidInput,
  redact: (text: string) => string,
): Text {
  if (isMissing) return text`\`${input}\` is empty. ${WHERE_TO_ADD[input] ?? []}`;
  if (value === undefined) return text`\`${input}\` ${allowed}.`;

  // Quotation marks show blanks at its ends.
  const shown = JSON.stringify(shortened(redact(value), 200));
  return text`\`${input}\` ${allowed} (found ${code(shown)}).`;
}
