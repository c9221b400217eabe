import { SetupError } from '../errors.ts';
import { conversation, type ReadingLimits } from '../github/all-comments.ts';
import type { GitHubApi } from '../github/api.ts';
import { GitHubFault, issueOf } from '../github/comments.ts';
import { isOurs } from '../github/hidden-marker.ts';
import type { ContextPart } from '../inputs/fields.ts';
import { type Text, text } from '../text/sentence.ts';

import {
  CHANGE_PARTS,
  type ChangePart,
  type Changes,
  changesBlocks,
  composePrompt,
  type QuotedIssue,
  quoteIssue,
  quoteThread,
} from './quote.ts';

/** Where the parts of `context` are read. */
export interface ContextSource {
  parts: readonly ContextPart[];
  /** The issue or pull request of the thread; undefined where the run knows none. */
  issue: number | undefined;
  /** Its title and body, where the event brought them. */
  fromEvent?: QuotedIssue | undefined;
  api: () => Promise<GitHubApi>;
  /** What ends the reading of a long thread. */
  limits: ReadingLimits;
  /** The command's name; comments that begin with it are left out. */
  command: string;
  /** Rejects with a SetupError, or with the reason of a signal. Undefined where no part needs it. */
  changes: ((parts: readonly ChangePart[]) => Promise<Changes>) | undefined;
}

/** What could not be read, and what to change where that is known. */
export interface Missing {
  missing: Text;
  remedy?: Text;
}

/** The parts that the input `context` means. */
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
  { parts, issue, fromEvent, api, limits, command, changes }: ContextSource,
): Promise<string | Missing> {
  const blocks: string[] = [];
  let what = 'title and body';
  try {
    if (parts.includes('issue') || parts.includes('thread')) {
      if (issue === undefined)
        throw new SetupError(
          text`The run knows no issue or pull request to take context from.`,
          text`Give \`issue-number\`.`,
        );
      if (parts.includes('issue'))
        blocks.push(await quoteIssue(fromEvent ?? (await issueOf(await api(), issue))));
      what = 'the comments';
      if (parts.includes('thread'))
        blocks.push(await quoteThread(await conversation(await api(), issue, limits), { isOurs, command }));
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
