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
  /** Whether everyone can read the repository; undefined if the event does not show it. */
  isPublic?: boolean | undefined;
}

export type RawInputs = Readonly<Record<string, string | undefined>>;

/** The inputs with a value that say what to do. */
export function promptInputs(inputs: RawInputs): string[] {
  return ['prompt', 'prompt-file', 'job-id'].filter((name) => inputs[name]?.trim());
}

const NEED_ISSUE = 'only if there is an issue or pull request: set `issue-number`';

/** Inputs that are invalid in combination or in this run, and what is allowed. `given` has no empty values. */
export function violatedRules(given: RawInputs, event: InputEvent): Problem[] {
  const violated: Problem[] = [];
  const rule = (input: string, isViolated: boolean, allowed: string) => {
    if (isViolated) violated.push({ input, allowed });
  };
  const { isCommentRun = false, pushedCommit } = event;
  const value = (name: string) => given[name]?.trim();
  const has = (name: string) => given[name] !== undefined;
  const mode = value('mode') ?? 'job';
  const isAlways = value('comment') === 'always';
  const hasIssue = has('issue-number') || event.eventIssue !== undefined;
  // Which pull request a commit belongs to, only GitHub knows.
  const mayHaveThread = hasIssue || (mode === 'job' && isAlways && pushedCommit !== undefined);

  rule('mode', isCommentRun && mode !== 'job', 'must be `job` in a run for a comment');
  if (mode === 'job') {
    rule(
      'minimum-permission',
      event.isPublic === true && value('minimum-permission') === 'read',
      'must be `triage` or higher in a public repository, because everyone can read it',
    );
    rule('prompt-file', has('prompt') && has('prompt-file'), 'cannot be combined with `prompt`');
    rule(
      'prompt',
      !isCommentRun && promptInputs(given).length === 0,
      'is required, unless `prompt-file` or `job-id` is set. Commands work only in comments in the conversation of an issue or pull request',
    );
    const parts = context.safeParse(given.context).data ?? [];
    // A job that is named gets no context.
    const readsIssue = (parts.includes('issue') || parts.includes('thread')) && !has('job-id');
    rule('context', readsIssue && !hasIssue, `can contain \`issue\` and \`thread\` ${NEED_ISSUE}`);
    const mayContinue = hasIssue || (isAlways && Boolean(pushedCommit));
    const cannotContinue = has('job-id') || value('comment') === 'never' || !mayContinue;
    rule(
      'conversation',
      !isCommentRun && value('conversation') === 'continue' && cannotContinue,
      `can be \`continue\` ${NEED_ISSUE}, and set neither \`job-id\` nor \`comment: never\``,
    );
  }
  if (mode !== 'collect')
    rule('comment', isAlways && !mayHaveThread, `can be \`always\` ${NEED_ISSUE}, or use \`auto\``);
  if (mode === 'visitors') {
    const [from, to] = ['date-from', 'date-to'];
    rule(to, has(from) && !has(to), 'is required with `date-from`');
    rule(from, has(to) && !has(from), 'is required with `date-to`');
    // What is no date is refused on its own, and is NaN here.
    const isEmpty = dateMs(value(from) ?? '') >= dateMs(value(to) ?? '');
    rule(to, isEmpty, 'must be later than `date-from`, because it is exclusive');
  }
  return violated;
}
