import type { Problem } from '../errors.ts';
import { context, dateMs } from './fields.ts';

/** What the run's event adds to the judgement of inputs. */
export interface InputSurroundings {
  /** The issue or pull request that the event names, if any. */
  eventIssue?: number | undefined;
  /** A comment gives the instruction: `prompt`, `prompt-file` and `job-id` do not count. */
  isCommentRun?: boolean;
  /** Whether everybody can read the repository; undefined where the event does not say. */
  isPublic?: boolean | undefined;
}

/** Values of mode `job` that are wrong together, or wrong in this run. */
export function jobConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  const { isCommentRun = false, isPublic = false } = around;
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
  return [...problems, ...contextConflicts(given, around), ...commentConflicts(given, around)];
}

/** A job that is named gets no context. */
function contextConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  if (given['job-id'] !== undefined || isIssueKnown(given, around)) return [];
  const parsed = context.safeParse(given.context);
  const parts = Array.isArray(parsed.data) ? parsed.data : [];
  if (!parts.includes('issue') && !parts.includes('thread')) return [];
  return [
    {
      input: 'context',
      value: given.context ?? '',
      allowed: '`issue` and `thread` only where an issue is known: give `issue-number`',
    },
  ];
}

function isIssueKnown(given: Record<string, string>, { eventIssue }: InputSurroundings): boolean {
  return given['issue-number'] !== undefined || eventIssue !== undefined;
}

/** What a comment wants. */
export function commentConflicts(given: Record<string, string>, around: InputSurroundings): Problem[] {
  if (given.comment?.trim() !== 'always' || isIssueKnown(given, around)) return [];
  return [
    {
      input: 'comment',
      value: given.comment,
      allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
    },
  ];
}

/** `date-from` and `date-to` stand together, and in this order. */
export function rangeConflicts({ 'date-from': from, 'date-to': to }: Record<string, string>): Problem[] {
  if (from === undefined && to === undefined) return [];
  if (to === undefined) return [{ input: 'date-to', allowed: 'required with `date-from`' }];
  if (from === undefined) return [{ input: 'date-from', allowed: 'required with `date-to`' }];
  // What is no date is refused on its own, and is NaN here.
  if (!(dateMs(from.trim()) >= dateMs(to.trim()))) return [];
  return [{ input: 'date-to', value: to, allowed: 'later than `date-from`: it is exclusive' }];
}
