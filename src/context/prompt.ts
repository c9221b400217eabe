import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import { allComments } from '../github/all-comments.ts';
import type { ReadingLimits } from '../github/api.ts';
import type { CommentedLines } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, isPermanent, refused } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import type { ReviewComment } from '../github/reviews.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { quoteLines } from './commented-lines.ts';
import { ContextError } from './context-error.ts';
import { gitChanges, startOf } from './git-changes.ts';
import { gitHubChanges } from './github-changes.ts';
import {
  CHANGE_PARTS,
  type ChangePart,
  type Changes,
  composePrompt,
  type QuotedIssue,
  quoteChanges,
  quoteComments,
  quoteIssue,
  quoteThread,
} from './quote.ts';
import { type ReviewScope, reviewsOf } from './review.ts';

export interface ContextRequest {
  /** Undefined: only wait for the job that the target names. */
  instruction?: string | undefined;
  target: { type: string };
  /** In comment runs. */
  commandName?: string | undefined;
  /** Who wrote the command, and has the permission for it. */
  author?: { id: number } | undefined;
  /** The issue or pull request for `context`, and its data in the event. */
  issue?: number | undefined;
  quoted?: QuotedIssue | undefined;
  /** Where an inline comment with the instruction was written. */
  lines?: CommentedLines | undefined;
}

/** The instruction with its context. `reviewComments`: how many are part of it; undefined: reviews were not asked for. */
export interface Prompt {
  text: string;
  reviewComments?: number | undefined;
}

/**
 * The prompt, or what is missing (with `auto` only a warning). Without `reviews`, reviews are not read. Rejects if the
 * signal is aborted.
 */
export type PromptReader = (
  kind: 'create' | 'message',
  reviews?: ReviewScope,
) => Promise<Prompt | SetupError>;

export function promptReader(request: ContextRequest, session: Session): PromptReader {
  const { instruction = '', issue = 0, quoted, author, lines } = request;
  const { inputs, signal, publisher, clock, deadline, openGitHub } = session;
  const limits = { signal, isLate: () => clock.now() >= deadline };
  let changes: string | undefined;
  let written: ReviewComment[] | undefined;

  const addReviews = async (blocks: string[], scope: ReviewScope) => {
    written ??= await reviewsOf(issue, quoted?.isPullRequest, await openGitHub(), limits);
    if (written === undefined) {
      const why = text`because ${code(`#${issue}`)} is an issue, which has no reviews`;
      publisher.info(text`\`context\`: \`review\` left out, ${why}.`);
      return undefined;
    }

    const recent = written.filter(({ createdAt }) => Date.parse(createdAt) > scope.since);
    // The association does not show private memberships to the token, but this author's permission was checked.
    const insiders = recent.map((comment) =>
      author && comment.author?.id === author.id
        ? { ...comment, association: 'COLLABORATOR' }
        : comment,
    );
    const { block, count } = await quoteComments('review', insiders, inputs.command);
    blocks.push(block);
    return count;
  };

  const addBlocks = async (blocks: string[], parts: readonly ContextPart[]) => {
    if (parts.includes('issue'))
      blocks.push(await quoteIssue(quoted ?? (await issueOf(await openGitHub(), issue))));

    if (parts.includes('thread')) {
      const { comments } = await allComments(threadComments(await openGitHub(), issue), limits);
      blocks.push(await quoteThread(comments, inputs.command));
    }

    const changeParts = CHANGE_PARTS.filter((part) => parts.includes(part));
    if (changeParts.length > 0) {
      changes ??= await changesBlock(changeParts, limits, request, session);
      blocks.push(changes);
    }
  };

  return async (kind, reviews) => {
    // A part of the instruction, whatever `context` says.
    const blocks = lines ? [quoteLines(lines)] : [];
    let reviewComments: number | undefined;
    try {
      const parts = partsFor(kind, inputs.context, request, reviews);
      await addBlocks(blocks, parts);
      if (reviews && parts.includes('review')) reviewComments = await addReviews(blocks, reviews);
    } catch (error) {
      signal.throwIfAborted();
      const missing = error instanceof SetupError ? error : notReturned(error);
      if (inputs.context !== 'auto') return missing;
      publisher.warn({ ...missing.trouble, title: 'Context was left out' });
    }
    return { text: composePrompt(instruction, blocks), reviewComments };
  };
}

/** A job knows its context already: what follows gets only reviews, and a workflow's changes, which are new in every run. */
function partsFor(
  kind: 'create' | 'message',
  context: Inputs['context'],
  { target, commandName, quoted }: ContextRequest,
  reviews: ReviewScope | undefined,
): readonly ContextPart[] {
  const isWorkflow = commandName === undefined;
  if (context === 'none' || (context === 'auto' && isWorkflow)) return [];

  const byDefault: ContextPart[] = ['issue'];
  if (quoted?.isPullRequest) byDefault.push('files');
  if (reviews?.isAgentsPullRequest) byDefault.push('review');

  const goesAlong = (part: ContextPart) => {
    if (part === 'review') return true;
    if (target.type === 'job') return false;
    return kind === 'create' || (isWorkflow && CHANGE_PARTS.some((change) => change === part));
  };
  return (context === 'auto' ? byDefault : context).filter(goesAlong);
}

/** '' where the issue of a comment has no changes, and if `auto` finds none. */
async function changesBlock(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  request: ContextRequest,
  session: Session,
): Promise<string> {
  const { inputs, publisher } = session;
  const names = code(parts.join(', '));
  const changes = await changesOf(parts, limits, request, session);
  if (changes === undefined) {
    const why = text`because the comment is on an issue, which has no changes`;
    publisher.info(text`\`context\`: ${names} left out, ${why}.`);
    return '';
  }

  if (!changes.isEmpty) return quoteChanges(changes);
  if (inputs.context === 'auto') return '';
  const [inPaths, orPaths] = inputs.paths
    ? [text` in files that match \`paths\``, text`, or change \`paths\``]
    : [[], []];
  throw new NothingToDo({
    title: 'Skipped: nothing to do',
    happened: text`Nothing that \`context\` lists has changed${inPaths} (${code(changes.between)}). Lock files, generated files, and files whose names suggest secrets do not count. Nothing was sent.`,
    next: text`To start work anyway, remove ${names} from \`context\`${orPaths}.`,
    topic: 'skipped-nothing-to-do',
  });
}

/** From GitHub for a pull request, even if it is checked out, unless `diff-base` is given; else from git. */
async function changesOf(
  parts: readonly ChangePart[],
  limits: ReadingLimits,
  { commandName, issue, quoted }: ContextRequest,
  session: Session,
): Promise<Changes | undefined> {
  const { inputs, event, files, folders, programs, publisher, clock, signal } = session;
  const { paths, 'diff-base': diffBase } = inputs;
  const selection = { parts, paths };
  const isCommand = commandName !== undefined;

  if (diffBase === undefined) {
    const pull = isCommand ? quoted?.isPullRequest && issue : pullRequestOf(event);
    if (pull) return gitHubChanges(selection, pull, await session.openGitHub(), limits);
    if (isCommand) return undefined;
  }

  const start = startOf(event, diffBase);
  const workspace = await files.realpath(folders.workspace);
  return gitChanges(selection, start, {
    ...programs,
    workspace,
    redact: publisher.redact,
    clock,
    signal,
  });
}

const PullRequestEvent = z.object({ pull_request: z.object({ number: z.int() }) });

function pullRequestOf({ name, payload }: Session['event']): number | undefined {
  if (!name.startsWith('pull_request')) return undefined;
  return PullRequestEvent.safeParse(payload).data?.pull_request.number;
}

function notReturned(error: unknown): ContextError {
  const fault = asFault(error);
  const remedy = isPermanent(fault)
    ? text`Check that \`github-token\` can read issues and pull requests (\`issues: read\` and \`pull-requests: read\`), or remove that part from \`context\`.`
    : text`Run again, or remove that part from \`context\`.`;
  return new ContextError(refused(fault, 'the request for `context`'), remedy);
}
