import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { CommentedLines } from '../github/command-comments.ts';
import { asGitHubError, describeGitHubError, isPermanent } from '../github/github-error.ts';
import { type Issue, issueOf } from '../github/issues.ts';
import {
  issueComments,
  type RenderedComment,
  reviewComments,
} from '../github/rendered-comments.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { type MayCommand, permissionFilter, quotable } from './authors.ts';
import { type Changes, readChanges } from './changes.ts';
import { CHANGE_PARTS } from './github-changes.ts';
import { composePrompt, quoteComments, quoteIssue, quoteLines } from './quote.ts';
import { type ChangeRequest, contextError, pullRequestOf } from './revisions.ts';

export interface ContextRequest extends ChangeRequest {
  /** Undefined: only wait for the job that the target names. */
  instruction?: string | undefined;
  target: { type: string };
  /** Who wrote the command, and has the permission for it. */
  author?: { id: number; login: string } | undefined;
  /** Of an inline comment with the instruction. */
  lines?: CommentedLines | undefined;
  mayCommand: MayCommand;
  /** The page of the issue or pull request that is the thread of the run. */
  threadUrl?: string | undefined;
}

export interface Prompt {
  text: string;
  /** Comments and reviews; `leftOut`: by other people. Undefined: none were asked for. */
  comments?: { included: number; leftOut: number };
  /** When the reviews were read, in ms since 1970 by GitHub's clock. */
  reviewsReadAt?: number;
  /** The commit up to which changes went along. */
  head?: string;
  /** The issue was left out, because it changed after the command was written. */
  editedSince: boolean;
}

export interface ThreadFacts {
  /** When the reviews that the job knows were read, in ms since 1970; 0: none. */
  reviewsSince: number;
  /** As read just before. */
  issue?: Issue | undefined;
  /** The commit up to which the jobs of the thread know the changes. */
  changesStart?: string | undefined;
}

/** A run may need several prompts of its request. */
export class PromptReader {
  private readonly request: ContextRequest;
  private readonly session: Session;
  private readonly issue: number;
  private readonly filterByPermission: ReturnType<typeof permissionFilter>;
  /** By their start; undefined for that of the event or of `diff-base`. */
  private readonly changes = new Map<string | undefined, Promise<Changes | undefined>>();

  constructor(request: ContextRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.issue = request.issue ?? 0;
    this.filterByPermission = permissionFilter(request.mayCommand, request.author);
  }

  /** The error says what is missing; `auto` only warns. Without `thread`, no reviews are read. */
  readonly promptFor = async (
    kind: 'create' | 'message',
    thread?: ThreadFacts,
  ): Promise<Prompt | SetupError> => {
    const { instruction = '', lines } = this.request;
    const { inputs, signal, publisher } = this.session;
    const parts = partsFor(kind, inputs.context, this.request, thread);
    // A part of the instruction, whatever `context` says.
    const blocks = lines ? [quoteLines(lines)] : [];
    const prompt: Prompt = { text: '', editedSince: false };
    let changes: Changes | undefined;

    try {
      if (parts.includes('issue')) blocks.push(await this.issueBlock(thread?.issue, prompt));
      blocks.push(...(await this.commentBlocks(parts, thread, prompt)));
      changes = await this.changesIn(parts, thread?.changesStart);
    } catch (error) {
      signal.throwIfAborted();
      const missing = error instanceof SetupError ? error : notReturned(error);
      if (inputs.context !== 'auto') return missing;

      // The blocks that were read before remain.
      const { title, topic = title } = missing.userMessage;
      publisher.warn({ ...missing.userMessage, title: 'Context was left out', topic });
    }

    if (changes !== undefined) {
      blocks.push(changes.block);
      prompt.head = changes.head;
    }
    const task = [instruction, ...this.requestForLink(kind, changes)].join('\n\n');
    return { ...prompt, text: composePrompt(task, blocks) };
  };

  /**
   * The changes that go along with every request of a workflow, from `start`, or from where the event or `diff-base` says.
   * They are read once for each start. Rejects as `readChanges` does.
   */
  async workflowChanges(start: string | undefined): Promise<Changes | undefined> {
    return this.changesIn(this.workflowParts, start);
  }

  /** Whether the changes start where the last job of the thread ended. A pull request has a start of its own. */
  get continuesChanges(): boolean {
    const { request, session } = this;
    const continues = request.commandName === undefined && request.target.type === 'continue';
    return (
      continues &&
      changePartsOf(this.workflowParts).length > 0 &&
      pullRequestOf(request, session) === undefined
    );
  }

  private get workflowParts(): readonly ContextPart[] {
    return partsFor('message', this.session.inputs.context, this.request, undefined);
  }

  /**
   * GitHub shows in an issue which pull requests link it, also where the token of this run may not write. A message goes to
   * a job that was asked before.
   */
  private requestForLink(kind: 'create' | 'message', changes: Changes | undefined): string[] {
    const { inputs, run } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (kind === 'message' || inputs.context === 'none' || url === undefined) return [];
    return [`If you open a pull request, link ${url} in its description.`];
  }

  /** Events contain no HTML, so the issue is read, and others may have edited it since the event. */
  private async issueBlock(known: Issue | undefined, prompt: Prompt): Promise<string> {
    const issue = known ?? (await issueOf(await this.session.openGitHub(), this.issue));
    const { quoted = issue } = this.request;
    prompt.editedSince = issue.title !== quoted.title || issue.body !== quoted.body;
    if (!prompt.editedSince) return quoteIssue(issue);

    this.session.publisher.info(
      text`\`context\`: \`issue\` left out, because ${code(`#${this.issue}`)} was edited after the comment.`,
    );
    return '';
  }

  private async commentBlocks(
    parts: readonly ContextPart[],
    facts: ThreadFacts | undefined,
    prompt: Prompt,
  ): Promise<string[]> {
    const { inputs, openGitHub } = this.session;
    const thread = parts.includes('thread')
      ? await issueComments(await openGitHub(), this.issue)
      : undefined;
    const reviews = parts.includes('review') ? await this.newReviews(facts, prompt) : undefined;
    if (!thread && !reviews) return [];

    const candidates = quotable([...(thread ?? []), ...(reviews ?? [])], inputs.command);
    const permitted = new Set(await this.filterByPermission(candidates));
    const isPermitted = (comment: RenderedComment) => permitted.has(comment);

    const quotes = [
      await quoteComments('thread', thread?.filter(isPermitted) ?? []),
      await quoteComments('review', reviews?.filter(isPermitted) ?? []),
    ];
    const included = quotes.reduce((sum, { count }) => sum + count, 0);
    prompt.comments = { included, leftOut: candidates.length - permitted.size };
    return quotes.map(({ block }) => block);
  }

  /** Those that the job does not know; undefined for an issue, which has none. */
  private async newReviews(
    facts: ThreadFacts | undefined,
    prompt: Prompt,
  ): Promise<RenderedComment[] | undefined> {
    const { issue, request, session } = this;
    const { clock, openGitHub } = session;
    const api = await openGitHub();
    // Other events than comments do not say it.
    const { isPullRequest } = request.quoted ?? facts?.issue ?? (await issueOf(api, issue));
    if (!isPullRequest) {
      session.publisher.info(
        text`\`context\`: \`review\` left out, because ${code(`#${issue}`)} is an issue, which has no reviews.`,
      );
      return undefined;
    }

    const beganAt = clock.now();
    const comments = await reviewComments(api, issue);
    // GitHub's clock is known only after an answer. What was published since the request was sent is read next time.
    prompt.reviewsReadAt = api.now() - (clock.now() - beganAt);
    // GitHub's times have no fractions. What was published in the second of the last reading may be new.
    const sinceSecond = Math.floor((facts?.reviewsSince ?? 0) / 1000) * 1000;
    return comments.filter(({ createdAt }) => Date.parse(createdAt) >= sinceSecond);
  }

  /** Undefined if no part is about changes. */
  private async changesIn(
    parts: readonly ContextPart[],
    start: string | undefined,
  ): Promise<Changes | undefined> {
    const changeParts = changePartsOf(parts);
    if (changeParts.length === 0) return undefined;

    const reading =
      this.changes.get(start) ?? readChanges(changeParts, this.request, this.session, start);
    this.changes.set(start, reading);
    return reading;
  }
}

function changePartsOf(parts: readonly ContextPart[]) {
  return CHANGE_PARTS.filter((part) => parts.includes(part));
}

/** A job knows its context. Messages get only reviews, and a workflow's changes, which are new. */
function partsFor(
  kind: 'create' | 'message',
  context: Inputs['context'],
  { target, commandName, quoted }: ContextRequest,
  thread: ThreadFacts | undefined,
): readonly ContextPart[] {
  const isWorkflow = commandName === undefined;
  if (context === 'none' || (context === 'auto' && isWorkflow)) return [];

  const byDefault: ContextPart[] = quoted?.isPullRequest ? ['issue', 'files', 'review'] : ['issue'];

  const goesAlong = (part: ContextPart) => {
    if (part === 'review') return thread !== undefined;
    if (target.type === 'job') return false;
    return kind === 'create' || (isWorkflow && CHANGE_PARTS.some((change) => change === part));
  };
  return (context === 'auto' ? byDefault : context).filter(goesAlong);
}

function notReturned(error: unknown): SetupError {
  const githubError = asGitHubError(error);
  const remedy = isPermanent(githubError)
    ? text`Grant the job \`contents: read\`, \`issues: read\`, and \`pull-requests: read\`, or remove that part from \`context\`.`
    : text`Run again, or remove that part from \`context\`.`;
  return contextError(describeGitHubError(githubError, 'the request for `context`'), remedy);
}
