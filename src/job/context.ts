import type { GitHubApi } from '../github/api.ts';
import { issueOf } from '../github/issue.ts';
import { GitHubFault } from '../github/port.ts';
import { conversation } from '../github/thread-comments.ts';
import type { ContextPart } from '../inputs.ts';
import { endsWithRecord } from '../thread/record.ts';
import { composePrompt, type QuotedIssue, quoteIssue, quoteThread } from '../trigger/quote.ts';

/** What goes along when a job is created (design: interface.md, `context`). */
export interface ContextSource {
  parts: readonly ContextPart[];
  /** The issue or pull request of the thread; undefined where the run knows none. */
  issue: number | undefined;
  /** Its title and body, where the event brought them. */
  fromEvent?: QuotedIssue | undefined;
  api: () => Promise<GitHubApi>;
  /** The command, whose comments are no material. */
  command: string;
}

/** The parts that an instruction's `context` means. */
export function contextParts(
  context: 'auto' | 'none' | readonly ContextPart[],
  isCommentRun: boolean,
): readonly ContextPart[] {
  if (context === 'none') return [];
  return context === 'auto' ? (isCommentRun ? ['issue'] : []) : context;
}

/** The prompt of a new job: the instruction with its context; or a sentence about what is missing. */
export async function promptWithContext(
  instruction: string,
  source: ContextSource,
): Promise<string | { missing: string }> {
  const { parts, issue, fromEvent, api, command } = source;
  const wanted = parts.filter((part) => part === 'issue' || part === 'thread');
  if (wanted.length === 0) return instruction;
  if (issue === undefined) return { missing: 'The run knows no issue or pull request to take context from.' };
  const blocks: string[] = [];
  let what = 'title and body';
  try {
    if (wanted.includes('issue')) blocks.push(quoteIssue(fromEvent ?? (await issueOf(await api(), issue))));
    if (wanted.includes('thread')) {
      what = 'the comments';
      const said = await conversation(await api(), issue);
      blocks.push(quoteThread(said, { isOurs: endsWithRecord, command }));
    }
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    const status = error.status === 'lost' ? 'no answer' : `status ${error.status}`;
    // Without `#`: in a comment that would be a reference to the thread, which then shows it.
    return { missing: `GitHub did not give ${what} of issue or pull request ${issue} (${status}).` };
  }
  return composePrompt(instruction, blocks);
}
