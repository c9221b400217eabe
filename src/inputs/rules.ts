import type { Problem } from '../errors.ts';
import { context, dateMs } from './fields.ts';

/** What a run's event says about its inputs. */
export interface InputEvent {
  /** The number of the issue or pull request that the event names. */
  eventIssue?: number | undefined;
  /** The instruction is in a comment, which replaces `promptInputs` and `conversation`. */
  isCommentRun?: boolean;
  /** The commit that a push brought, perhaps of a merged pull request; '' where it deleted a branch. */
  pushedCommit?: string | undefined;
}

export type RawInputs = Readonly<Record<string, string | undefined>>;

/** The inputs with a value that say what to do. */
export function promptInputs(inputs: RawInputs): string[] {
  return ['prompt', 'prompt-file', 'job-id'].filter((name) => inputs[name]?.trim());
}

/** What the rules look at: the inputs with a value, the event, and what follows from both. */
function inputFacts(values: RawInputs, { isCommentRun = false, ...event }: InputEvent) {
  const value = (name: string) => values[name]?.trim();
  const has = (name: string) => values[name] !== undefined;
  const mode = value('mode') ?? 'job';
  const isAlways = value('comment') === 'always';
  const hasIssue = has('issue-number') || event.eventIssue !== undefined;
  return { ...event, isCommentRun, values, value, has, mode, isAlways, hasIssue };
}

interface Rule {
  input: string;
  allowed: string;
  /** The only mode to which the rule applies; default: all. */
  mode?: 'job' | 'visitors';
  isViolated: (run: ReturnType<typeof inputFacts>) => boolean;
}

const NEED_ISSUE = 'only if there is an issue or pull request: set `issue-number`';

const RULES: readonly Rule[] = [
  {
    input: 'mode',
    allowed: 'must be `job` in a run that a comment started',
    isViolated: ({ isCommentRun, mode }) => isCommentRun && mode !== 'job',
  },
  {
    mode: 'job',
    input: 'prompt-file',
    allowed: 'cannot be combined with `prompt`',
    isViolated: ({ has }) => has('prompt') && has('prompt-file'),
  },
  {
    mode: 'job',
    input: 'prompt',
    allowed:
      'is required, unless `prompt-file` or `job-id` is set. Commands work only in comments and reviews of issues and pull requests',
    isViolated: ({ isCommentRun, values }) => !isCommentRun && promptInputs(values).length === 0,
  },
  {
    mode: 'job',
    input: 'context',
    allowed: `can contain \`issue\`, \`thread\`, and \`review\` ${NEED_ISSUE}`,
    isViolated({ values, has, hasIssue }) {
      const parts = context.safeParse(values.context).data ?? [];
      const readsIssue = parts.includes('issue') || parts.includes('thread');
      // A job that is named gets reviews, but no other context.
      const needsIssue = parts.includes('review') || (readsIssue && !has('job-id'));
      return needsIssue && !hasIssue;
    },
  },
  {
    mode: 'job',
    input: 'conversation',
    allowed: `can be \`continue\` ${NEED_ISSUE}, and set neither \`job-id\` nor \`comment: never\``,
    isViolated({ isCommentRun, value, has, hasIssue, isAlways, pushedCommit }) {
      if (isCommentRun || value('conversation') !== 'continue') return false;

      const mayHaveThread = hasIssue || (isAlways && Boolean(pushedCommit));
      return has('job-id') || value('comment') === 'never' || !mayHaveThread;
    },
  },
  {
    input: 'comment',
    allowed: `can be \`always\` ${NEED_ISSUE}, or use \`auto\``,
    isViolated({ mode, isAlways, hasIssue, pushedCommit }) {
      // Only GitHub knows to which pull request a pushed commit belongs.
      const mayHaveThread = hasIssue || (mode === 'job' && pushedCommit !== undefined);
      return isAlways && !mayHaveThread;
    },
  },
  {
    mode: 'visitors',
    input: 'date-to',
    allowed: 'is required with `date-from`',
    isViolated: ({ has }) => has('date-from') && !has('date-to'),
  },
  {
    mode: 'visitors',
    input: 'date-from',
    allowed: 'is required with `date-to`',
    isViolated: ({ has }) => has('date-to') && !has('date-from'),
  },
  {
    mode: 'visitors',
    input: 'date-to',
    allowed: 'must be later than `date-from`, because it is exclusive',
    // An invalid date is NaN here, and reported on its own.
    isViolated: ({ value }) => dateMs(value('date-from') ?? '') >= dateMs(value('date-to') ?? ''),
  },
];

/** Inputs that are invalid in combination or in this run, and what is allowed. `values` has no empty ones. */
export function violatedRules(values: RawInputs, event: InputEvent): Problem[] {
  const run = inputFacts(values, event);
  return RULES.filter(({ mode = run.mode }) => mode === run.mode)
    .filter(({ isViolated }) => isViolated(run))
    .map(({ input, allowed }) => ({ input, allowed }));
}
