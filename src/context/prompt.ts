import { SetupError } from '../errors.ts';
import { conversation } from '../github/all-comments.ts';
import type { GitHubApi } from '../github/api.ts';
import { GitHubFault, issueOf } from '../github/comments.ts';
import { isOurs } from '../github/hidden-marker.ts';
import type { ContextPart } from '../inputs/fields.ts';
import { type Text, text } from '../text/sentence.ts';
import { CHANGE_PARTS, type ChangePart, type Changes, changesBlocks } from './changes.ts';
import { composePrompt, type QuotedIssue, quoteIssue, quoteThread } from './quote.ts';

/** Where the parts of `context` come from. */
export interface ContextSource {
  parts: readonly ContextPart[];
  /** The issue or pull request of the thread; undefined where the run knows none. */
  issue: number | undefined;
  /** Its title and body, where the event brought them. */
  fromEvent?: QuotedIssue | undefined;
  api: () => Promise<GitHubApi>;
  /** The command, whose comments are no material. */
  command: string;
  /** Rejects with a SetupError, or with the reason of a signal. Undefined where nothing of it was asked for. */
  changes: ((parts: readonly ChangePart[]) => Promise<Changes>) | undefined;
}

/** What could not be had, and what to do where that is known. */
export interface Missing {
  missing: Text;
  remedy?: Text;
}

/** The parts that an instruction's `context` means. */
export function contextParts(
  context: 'auto' | 'none' | readonly ContextPart[],
  isCommentRun: boolean,
): readonly ContextPart[] {
  if (context === 'none') return [];
  return context === 'auto' ? (isCommentRun ? ['issue'] : []) : context;
}

/** The parts that say what changed. */
export function changeParts(parts: readonly ContextPart[]): ChangePart[] {
  return CHANGE_PARTS.filter((part) => parts.includes(part));
}

/** The prompt of a new job: the instruction with its context; or what is missing. Rejects with a signal's reason only. */
export async function promptWithContext(
  instruction: string,
  source: ContextSource,
): Promise<string | Missing> {
  const { parts, issue, fromEvent, api, command, changes } = source;
  const wantsIssue = parts.includes('issue');
  const wantsThread = parts.includes('thread');
  if ((wantsIssue || wantsThread) && issue === undefined)
    return {
      missing: text`The run knows no issue or pull request to take context from.`,
      remedy: text`Give \`issue-number\`.`,
    };
  const blocks: string[] = [];
  let what = 'title and body';
  try {
    if (issue !== undefined && wantsIssue) {
      blocks.push(await quoteIssue(fromEvent ?? (await issueOf(await api(), issue))));
    }
    if (issue !== undefined && wantsThread) {
      what = 'the comments';
      blocks.push(await quoteThread(await conversation(await api(), issue), { isOurs, command }));
    }
    if (changes) blocks.push(...changesBlocks(await changes(changeParts(parts))));
  } catch (error) {
    if (error instanceof SetupError) return { missing: error.happened, remedy: error.remedy };
    if (!(error instanceof GitHubFault)) throw error;
    const status = error.status === 'lost' ? 'no answer' : `status ${error.status}`;
    // Without `#`: in a comment that would be a reference to the thread, which then shows it.
    return { missing: text`GitHub did not give ${what} of issue or pull request ${issue ?? 0} (${status}).` };
  }
  return composePrompt(instruction, blocks);
}
