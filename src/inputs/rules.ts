import type { Problem } from '../errors.ts';
import { context, dateMs } from './fields.ts';

/** The facts of the event that input validation needs. */
export interface InputEvent {
  /** The issue or pull request that the event names, if any. */
  eventIssue?: number | undefined;
  /** The instruction is in a comment: `prompt`, `prompt-file`, `job-id` and `conversation` are ignored. */
  isCommentRun?: boolean;
  /** The event is a push, whose commit may belong to a merged pull request. */
  isPush?: boolean;
  /** Whether everyone can read the repository; undefined if the event does not show it. */
  isPublic?: boolean | undefined;
}

/** The text of each input that was given, and defaults. */
type GivenInputs = Readonly<Record<string, string>>;

interface Rule {
  mode: 'job' | 'visitors' | 'both';
  input: string;
  allowed: string;
  isViolated(given: GivenInputs, event: InputEvent): boolean;
}

/** Invalid combinations of inputs, and inputs that are invalid in this run. */
const RULES: readonly Rule[] = [
  {
    mode: 'job',
    input: 'minimum-permission',
    allowed: 'must be `triage` or higher in a public repository, because everyone can read it',
    isViolated: (given, { isPublic }) => isPublic === true && given['minimum-permission']?.trim() === 'read',
  },
  {
    mode: 'job',
    input: 'prompt-file',
    allowed: 'cannot be combined with `prompt`',
    isViolated: (given) => given.prompt !== undefined && given['prompt-file'] !== undefined,
  },
  {
    mode: 'job',
    input: 'prompt',
    allowed: 'is required, unless `prompt-file` or `job-id` is set',
    isViolated: (given, { isCommentRun }) =>
      !isCommentRun && !['prompt', 'prompt-file', 'job-id'].some((name) => given[name] !== undefined),
  },
  {
    mode: 'job',
    input: 'context',
    allowed: 'can contain `issue` and `thread` only if there is an issue or pull request: set `issue-number`',
    isViolated(given, event) {
      const parts = context.safeParse(given.context).data ?? [];
      // A job that is named gets no context.
      const isUsed = given['job-id'] === undefined && (parts.includes('issue') || parts.includes('thread'));
      return isUsed && !isIssueKnown(given, event);
    },
  },
  {
    mode: 'both',
    input: 'comment',
    allowed: 'can be `always` only if there is an issue or pull request: set `issue-number`, or use `auto`',
    isViolated: (given, event) => given.comment?.trim() === 'always' && !isThreadKnown(given, event),
  },
  {
    mode: 'job',
    input: 'conversation',
    allowed: 'cannot be `continue` in combination with `job-id`',
    isViolated: (given, event) => continues(given, event) && given['job-id'] !== undefined,
  },
  {
    mode: 'job',
    input: 'conversation',
    allowed:
      'can be `continue` only in the thread of an issue or pull request: set `issue-number`, and do not set `comment: never`',
    isViolated: (given, event) =>
      continues(given, event) && (given.comment?.trim() === 'never' || !isThreadKnown(given, event)),
  },
  {
    mode: 'visitors',
    input: 'date-to',
    allowed: 'is required with `date-from`',
    isViolated: (given) => given['date-from'] !== undefined && given['date-to'] === undefined,
  },
  {
    mode: 'visitors',
    input: 'date-from',
    allowed: 'is required with `date-to`',
    isViolated: (given) => given['date-to'] !== undefined && given['date-from'] === undefined,
  },
  {
    mode: 'visitors',
    input: 'date-to',
    allowed: 'must be later than `date-from`, because it is exclusive',
    // What is no date is refused on its own, and is NaN here.
    isViolated: (given) => dateMs(given['date-from']?.trim() ?? '') >= dateMs(given['date-to']?.trim() ?? ''),
  },
];

function isIssueKnown(given: GivenInputs, { eventIssue }: InputEvent): boolean {
  return given['issue-number'] !== undefined || eventIssue !== undefined;
}

/** Whether the run can have a thread; on a push, only GitHub knows. */
function isThreadKnown(given: GivenInputs, event: InputEvent): boolean {
  const mayBeFound = given.mode === 'job' && given.comment?.trim() === 'always' && event.isPush === true;
  return mayBeFound || isIssueKnown(given, event);
}

function continues(given: GivenInputs, { isCommentRun }: InputEvent): boolean {
  return !isCommentRun && given.conversation?.trim() === 'continue';
}

/** The rules that the inputs of a mode break. */
export function violatedRules(given: GivenInputs, event: InputEvent): Problem[] {
  return RULES.filter(({ mode }) => mode === given.mode || (mode === 'both' && given.mode !== 'collect'))
    .filter(({ isViolated }) => isViolated(given, event))
    .map(({ input, allowed }) => {
      const value = given[input];
      return { input, allowed, ...(value === undefined ? {} : { value }) };
    });
}
