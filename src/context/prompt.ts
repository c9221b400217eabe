import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { ReadingLimits } from '../github/api.ts';
import type { CommentedLines } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, isPermanent, refused } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import type { ReviewComment } from '../github/reviews.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { changesBlock } from './changes.ts';
import { quoteLines } from './commented-lines.ts';
import { ContextError } from './context-error.ts';
import { CHANGE_PARTS, composePrompt, quoteComments, quoteIssue } from './quote.ts';
import { type ReviewScope, reviewsOf } from './review.ts';
import type { ChangeRequest } from './revisions.ts';

export interface ContextRequest extends ChangeRequest {
  /** Undefined: only wait for the job that the target names. */
  instruction?: string | undefined;
  target: { type: string };
  /** Who wrote the command, and has the permission for it. */
  author?: { id: number } | undefined;
  /** Where an inline comment with the instruction was written. */
  lines?: CommentedLines | undefined;
}

/** The instruction with its context. `reviewComments`: how many are part of it; undefined: reviews were not asked for. */
export interface Prompt {
  text: string;
  reviewComments?: number | undefined;
}

/** Reads the prompts of one request. Changes and reviews are read only once, because a request may be sent again. */
export class PromptReader {
  private readonly request: ContextRequest;
  private readonly session: Session;
  private readonly issue: number;
  private changes: Promise<string> | undefined;
  private reviews: ReviewComment[] | undefined;

  constructor(request: ContextRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.issue = request.issue ?? 0;
  }

  /**
   * The prompt, or what is missing (with `auto` only a warning). Without `scope`, reviews are not read. Rejects if the
   * signal is aborted.
   */
  readonly promptFor = async (
    kind: 'create' | 'message',
    scope?: ReviewScope,
  ): Promise<Prompt | SetupError> => {
    const { instruction = '', lines } = this.request;
    const { inputs, signal, publisher } = this.session;
    const parts = partsFor(kind, inputs.context, this.request, scope);
    // A part of the instruction, whatever `context` says.
    const blocks = lines ? [quoteLines(lines)] : [];
    let reviewComments: number | undefined;

    try {
      await this.addBlocks(blocks, parts);
      if (scope && parts.includes('review')) reviewComments = await this.addReviews(blocks, scope);
    } catch (error) {
      signal.throwIfAborted();
      const missing = error instanceof SetupError ? error : notReturned(error);
      if (inputs.context !== 'auto') return missing;

      // The blocks that were read before remain.
      const { title, topic = title } = missing.trouble;
      publisher.warn({ ...missing.trouble, title: 'Context was left out', topic });
    }
    return { text: composePrompt(instruction, blocks), reviewComments };
  };

  /** Everything but reviews. */
  private async addBlocks(blocks: string[], parts: readonly ContextPart[]): Promise<void> {
    const { request, session, issue } = this;
    const { inputs, openGitHub } = session;
    const limits = readingLimits(session);

    if (parts.includes('issue'))
      blocks.push(await quoteIssue(request.quoted ?? (await issueOf(await openGitHub(), issue))));

    if (parts.includes('thread')) {
      const comments = await threadComments(await openGitHub(), issue).list(limits);
      const { block } = await quoteComments('thread', comments, inputs.command);
      blocks.push(block);
    }

    const changeParts = CHANGE_PARTS.filter((part) => parts.includes(part));
    if (changeParts.length > 0) {
      this.changes ??= changesBlock(changeParts, request, session);
      blocks.push(await this.changes);
    }
  }

  /** Returns how many review comments were added; undefined for an issue, which has none. */
  private async addReviews(blocks: string[], { since }: ReviewScope): Promise<number | undefined> {
    const { issue, session } = this;
    const { author, quoted } = this.request;
    const { inputs, publisher, openGitHub } = session;

    const thread = { issue, isPullRequest: quoted?.isPullRequest };
    this.reviews ??= await reviewsOf(thread, await openGitHub(), readingLimits(session));
    if (this.reviews === undefined) {
      publisher.info(
        text`\`context\`: \`review\` left out, because ${code(`#${issue}`)} is an issue, which has no reviews.`,
      );
      return undefined;
    }

    const recent = this.reviews.filter(({ createdAt }) => Date.parse(createdAt) > since);
    // The association does not show private memberships to the token, but this author's permission was checked.
    const insiders = recent.map((comment) =>
      author && comment.author?.id === author.id
        ? { ...comment, association: 'COLLABORATOR' }
        : comment,
    );
    const { block, count } = await quoteComments('review', insiders, inputs.command);
    blocks.push(block);
    return count;
  }
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

/** Until when GitHub's lists are read for the context. */
function readingLimits({ signal, clock, deadline }: Session): ReadingLimits {
  return { signal, isLate: () => clock.now() >= deadline };
}

function notReturned(error: unknown): ContextError {
  const fault = asFault(error);
  const remedy = isPermanent(fault)
    ? text`Check that \`github-token\` can read the repository (\`contents: read\`, \`issues: read\`, and \`pull-requests: read\`), or remove that part from \`context\`.`
    : text`Run again, or remove that part from \`context\`.`;
  return new ContextError(refused(fault, 'the request for `context`'), remedy);
}
