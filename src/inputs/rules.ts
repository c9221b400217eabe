import type { InvalidInput } from '../errors.ts';
import { context, dateMs } from './fields.ts';

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

function inputFacts(values: RawInputs, event: InputEvent) {
  const { eventIssue, isCommentRun = false, pushedCommit, hasOwnChanges = false } = event;
  const value = (name: string) => values[name]?.trim();
  const has = (name: string) => values[name] !== undefined;

  const isJob = (value('mode') ?? 'job') === 'job';
  const isAlways = value('comment') === 'always';
  const hasIssue = has('issue-number') || eventIssue !== undefined;
  // Only GitHub knows whether a pushed commit belongs to a pull request, and it is not asked here.
  const mayHaveThread = hasIssue || (isAlways && isJob && Boolean(pushedCommit));
  const keys = ID_INPUTS.filter((name) => isKey(name, values));
  return {
    isCommentRun,
    hasOwnChanges,
    value,
    has,
    isJob,
    isAlways,
    hasIssue,
    mayHaveThread,
    keys,
  };
}

interface Rule extends InvalidInput {
  isViolated: (run: ReturnType<typeof inputFacts>) => boolean;
}

const ISSUE_PARTS = ['issue', 'thread', 'review'] as const;
const CHANGE_PARTS = ['diff', 'commits', 'files'] as const;
const NEED_ISSUE = 'only if there is an issue or pull request: set `issue-number`';

const INPUT_RULES: readonly Rule[] = [
  ...ID_INPUTS.map(
    (input): Rule => ({
      input,
      allowed:
        'must be an ID, and its value, which is not shown, looks like an API key. If it is no secret, replace that key, because the runner has shown it in the log',
      isViolated: ({ keys }) => keys.includes(input),
    }),
  ),
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
    input: 'source-repository',
    allowed:
      'needs `conversation: continue`, because the thread remembers which changes a job got, `diff`, `commits`, or `files` in `context`, and an event that brings neither a comment nor changes of its own, such as `schedule` or `workflow_dispatch`',
    isViolated({ isCommentRun, hasOwnChanges, value, has }) {
      if (!has('source-repository')) return false;

      const parts = context.safeParse(value('context')).data ?? [];
      const hasChanges = CHANGE_PARTS.some((part) => parts.includes(part));
      const isContinued = value('conversation') === 'continue';
      return isCommentRun || hasOwnChanges || !isContinued || !hasChanges;
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
      // An invalid date is NaN, which is never greater or equal.
      const isEarly = dateMs(value('date-from') ?? '') >= dateMs(value('date-to') ?? '');
      return has('date-from') !== has('date-to') || isEarly;
    },
  },
];

/** `values` has no empty inputs, except `fail-on`. */
export function violatedRules(values: RawInputs, event: InputEvent): InvalidInput[] {
  const run = inputFacts(values, event);
  const violated = INPUT_RULES.filter(({ isViolated }) => isViolated(run));
  return violated.map(({ input, allowed }) => ({ input, allowed }));
}
