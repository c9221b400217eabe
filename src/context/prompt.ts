import type { Session } from '../environment.ts';
import type { SetupError } from '../errors.ts';
import { fetchIssue, type Issue } from '../github/issues.ts';
import {
  fetchIssueComments,
  fetchReviewComments,
  type RenderedComment,
} from '../github/rendered-comments.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { permissionFilter, quotable } from './authors.ts';
import { type Changes, type ChangesResult, readChanges } from './changes.ts';
import { asContextError, type MissingContext } from './context-error.ts';
import type { ChangePart } from './github-changes.ts';
import { changePartsIn, partsFor, workflowChangeParts } from './parts.ts';
import { composePrompt, quoteAnswered, quoteComments, quoteIssue, quoteLines } from './quote.ts';
import { pullRequestOf } from './revisions.ts';

export type PromptRequest = Pick<
  JobRequest,
  'command' | 'instruction' | 'target' | 'issue' | 'author' | 'mayCommand' | 'threadUrl'
>;

export interface Prompt {
  text: string;
  /** How many comments and reviews are in it, and how many by other people and by bots were left out. Undefined: none were asked for. */
  comments?: { included: number; leftOut: number; byBots: number } | undefined;
  /** When the reviews were read, in ms since 1970 by GitHub's clock. Undefined: none were asked for. */
  reviewsReadAt?: number | undefined;
  /** The commit up to which the prompt has the changes. Undefined for a prompt without changes. */
  head?: string | undefined;
  /** The issue was left out, because it changed after the command was written. */
  editedSince: boolean;
  /** The mail that a command quoted was left out. */
  hasMail?: boolean;
}

export type PromptResult = { kind: 'prompt'; prompt: Prompt } | MissingContext;

/** What the thread tells about the job that gets the prompt. */
export interface ThreadFacts {
  /** When the reviews that the job knows were read, in ms since 1970. Undefined: it knows none. */
  reviewsSince?: number | undefined;
  /** The thread's issue, if the run has read it already. */
  issue?: Issue | undefined;
  /** The commit up to which the jobs of the thread know the changes. Undefined: none of them knows any. */
  changesStart?: string | undefined;
}

/** What has been read for a prompt so far. If a part cannot be read, the parts before it remain. */
interface ReadContext extends Omit<Prompt, 'text' | 'head'> {
  /** The quotations, in the order of the prompt. */
  blocks: string[];
  changes: Changes | undefined;
}

/** Reads the prompts of a request. There are two if a job that cannot be continued is replaced by a new one. */
export class PromptReader {
  private readonly request: PromptRequest;
  private readonly session: Session;
  private readonly filterByPermission: ReturnType<typeof permissionFilter>;
  /** The results of `readChanges`, by the start that they were read from. */
  private readonly changes = new Map<string | undefined, Promise<ChangesResult>>();

  constructor(request: PromptRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.filterByPermission = permissionFilter(request.mayCommand, request.author);
  }

  /**
   * If a part of the context is missing, there is no prompt. With `context: auto`, the log warns, and there is one without it.
   * Without `thread`, no reviews are read. Rejects with the signal's reason.
   */
  readonly promptFor = async (
    kind: 'create' | 'message',
    thread?: ThreadFacts,
  ): Promise<PromptResult> => {
    const { inputs, signal } = this.session;
    const isThreadRead = thread !== undefined;
    const parts = partsFor(this.request, inputs.context, { kind, isThreadRead });
    const context: ReadContext = { blocks: [], changes: undefined, editedSince: false };

    const missing = await this.readParts(parts, thread, context);
    if (missing !== undefined) {
      signal.throwIfAborted();
      if (inputs.context !== 'auto') return missing;
      this.warnLeftOut(missing.error);
    }
    return { kind: 'prompt', prompt: this.promptWith(context, kind) };
  };

  /**
   * The changes that go along with every request of a workflow, from `start`, or from where the event or `diff-base` says.
   * Prompts of this reader use the same result.
   */
  async workflowChanges(start: string | undefined): Promise<ChangesResult> {
    const parts = workflowChangeParts(this.request, this.session.inputs.context);
    return this.changesFrom(start, parts);
  }

  private promptWith(context: ReadContext, kind: 'create' | 'message'): Prompt {
    const { instruction = '', command } = this.request;
    const { blocks, changes, comments, reviewsReadAt, editedSince } = context;
    const task = [instruction, ...this.requestForLink(kind, changes)].join('\n\n');

    // What a command is about is part of the instruction, whatever `context` says.
    const { lines, quoted, hasMail = false } = command ?? {};
    const about = [lines && quoteLines(lines), quoted && quoteAnswered(quoted)];
    const all = [...about.filter((block) => block !== undefined), ...blocks];
    return {
      text: composePrompt(task, all),
      comments,
      reviewsReadAt,
      head: this.headOf(changes),
      editedSince,
      hasMail,
    };
  }

  /**
   * Where the changes of the next run can start. What goes along with a request about a pull request is no part of that: it
   * starts at the base of the pull request each time, and a command may ask for something else than the workflow.
   */
  private headOf(changes: Changes | undefined): string | undefined {
    const pull = pullRequestOf(this.request, this.session.event);
    return pull === undefined ? changes?.head : undefined;
  }

  /**
   * GitHub shows in an issue which pull requests link it, so the link tells people of the pull request also where the token of
   * the run may not comment. A job that gets a message was asked for the link when it was created.
   */
  private requestForLink(kind: 'create' | 'message', changes: Changes | undefined): string[] {
    const { inputs, run } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (kind === 'message' || inputs.context === 'none' || url === undefined) return [];
    return [`If you open a pull request, link ${url} in its description.`];
  }

  private warnLeftOut({ userMessage }: SetupError): void {
    const { title, topic = title } = userMessage;
    this.session.publisher.warn({ ...userMessage, title: 'Context was left out', topic });
  }

  /** Reads into `context`, up to the first part that is missing. */
  private async readParts(
    parts: readonly ContextPart[],
    thread: ThreadFacts | undefined,
    context: ReadContext,
  ): Promise<MissingContext | undefined> {
    try {
      if (parts.includes('issue')) await this.readIssue(thread, context);
      await this.readComments(parts, thread, context);
    } catch (error) {
      this.session.signal.throwIfAborted();
      return { kind: 'no-context', error: asContextError(error) };
    }

    const result = await this.changesFrom(thread?.changesStart, changePartsIn(parts));
    if (result.kind === 'none') return undefined;
    if (result.kind !== 'changes') return result;

    context.blocks.push(result.changes.block);
    context.changes = result.changes;
    return undefined;
  }

  /**
   * Events lack GitHub's rendering, which shows what a reader of the issue sees. So the issue is read, but it is left out if
   * somebody has edited it since the event: whoever wrote the command has not seen that text.
   */
  private async readIssue(thread: ThreadFacts | undefined, context: ReadContext): Promise<void> {
    const number = this.issueNumber();
    const issue = thread?.issue ?? (await fetchIssue(await this.session.openGitHub(), number));
    const { issueInEvent = issue } = this.request.command ?? {};
    context.editedSince = issue.title !== issueInEvent.title || issue.body !== issueInEvent.body;
    if (!context.editedSince) {
      context.blocks.push(await quoteIssue(issue));
      return;
    }

    this.session.publisher.info(
      text`\`context\`: \`issue\` left out, because ${code(`#${number}`)} was edited after the comment.`,
    );
  }

  private async readComments(
    parts: readonly ContextPart[],
    thread: ThreadFacts | undefined,
    context: ReadContext,
  ): Promise<void> {
    const { inputs, openGitHub } = this.session;
    const comments = parts.includes('thread')
      ? await fetchIssueComments(await openGitHub(), this.issueNumber())
      : undefined;
    const reviews = parts.includes('review') ? await this.newReviews(thread, context) : undefined;
    if (!comments && !reviews) return;

    const written = quotable([...(comments ?? []), ...(reviews ?? [])], inputs.command);
    const permitted = new Set(await this.filterByPermission(written.byPeople));
    const isPermitted = (comment: RenderedComment) => permitted.has(comment);

    const quotes = [
      await quoteComments('thread', comments?.filter(isPermitted) ?? []),
      await quoteComments('review', reviews?.filter(isPermitted) ?? []),
    ];
    context.blocks.push(...quotes.map(({ block }) => block));
    const included = quotes.reduce((sum, { count }) => sum + count, 0);
    const leftOut = written.byPeople.length - permitted.size;
    context.comments = { included, leftOut, byBots: written.byBots.length };
  }

  /** The reviews that the job does not know. Undefined for an issue, which has none. */
  private async newReviews(
    thread: ThreadFacts | undefined,
    context: ReadContext,
  ): Promise<RenderedComment[] | undefined> {
    const { clock, openGitHub, publisher } = this.session;
    const number = this.issueNumber();
    const api = await openGitHub();
    // In a run that no comment started, only GitHub says whether `issue-number` is a pull request.
    const { isPullRequest } =
      this.request.command?.issueInEvent ?? thread?.issue ?? (await fetchIssue(api, number));
    if (!isPullRequest) {
      publisher.info(
        text`\`context\`: \`review\` left out, because ${code(`#${number}`)} is an issue, which has no reviews.`,
      );
      return undefined;
    }

    const beganAt = clock.now();
    const comments = await fetchReviewComments(api, number);
    // GitHub's clock is known only after a response, so the time of the request is reckoned back from it. A review that was
    // published in the meantime may be in none of the responses. As it is newer than this time, the next request has it.
    context.reviewsReadAt = api.now() - (clock.now() - beganAt);

    // GitHub's times have no fractions. What was published in the second of the last reading may be new.
    const sinceSecond = Math.floor((thread?.reviewsSince ?? 0) / 1000) * 1000;
    return comments.filter(({ createdAt }) => Date.parse(createdAt) >= sinceSecond);
  }

  private issueNumber(): number {
    const { issue } = this.request;
    if (issue === undefined)
      throw new Error('The rules of the inputs allow no context of an issue.');
    return issue;
  }

  /**
   * The changes are read once for each start, because a second reading could differ from the first. The key needs no `parts`:
   * in one run, all requests that get changes get the same parts of them. A new job and a message get the same parts in a
   * workflow, and after a command, only a new job gets any.
   */
  private changesFrom(
    start: string | undefined,
    parts: readonly ChangePart[],
  ): Promise<ChangesResult> {
    if (parts.length === 0) return Promise.resolve({ kind: 'none' });

    const { request, session } = this;
    const result = this.changes.get(start) ?? readChanges({ parts, request, start }, session);
    this.changes.set(start, result);
    return result;
  }
}
