/** Makes prompts in three steps: it plans which parts go along, reads them, and composes the text. */
import type { Session } from '../environment.ts';
import { type SetupError, SkippedRun } from '../errors.ts';
import { fetchIssue, type Issue } from '../github/issues.ts';
import {
  fetchIssueComments,
  fetchReviewComments,
  type RenderedComment,
} from '../github/rendered-comments.ts';
import { visibilityInEvent } from '../github/visibility.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { membersOf } from '../text/json.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { permissionFilter, quotable } from './authors.ts';
import { ChangesReader } from './changes.ts';
import { asContextError } from './context-error.ts';
import { changePartsIn, planParts, type Receiver, workflowChangeParts } from './parts.ts';
import { composePrompt, quoteAbove, quoteComments, quoteIssue, quoteLines } from './quote.ts';
import { type Changes, isPlainName } from './quote-changes.ts';
import { pullRequestOf } from './range.ts';

export type PromptRequest = Pick<
  JobRequest,
  'command' | 'instruction' | 'target' | 'issue' | 'author' | 'mayCommand' | 'threadUrl' | 'source'
>;

export interface Prompt {
  text: string;
  /** How many comments and reviews are in it, and how many by other people and by bots were left out. Undefined: none were asked for. */
  comments?: { included: number; leftOut: number; byBots: number } | undefined;
  /** When the reviews were read, in ms since 1970 by GitHub's clock. Undefined: none were asked for. */
  reviewsReadAt?: number | undefined;
  /** The commit at which the changes in the prompt start. Undefined for a prompt without changes. */
  base?: string | undefined;
  /** The commit up to which the prompt has the changes. */
  head?: string | undefined;
  /** What the prompt lacks if GitHub did not list all changed files. */
  changesCut?: Text | undefined;
  /** The issue was left out, because it changed after the command was written. */
  editedSince: boolean;
  /** A sentence that says which words of the command's comment were left out. */
  leftOut?: Text | undefined;
}

/** What the thread tells about the job that gets the prompt. */
export interface ThreadFacts {
  /** When the reviews that the job knows were read, in ms since 1970. Undefined: it knows none. */
  reviewsSince?: number | undefined;
  /** The thread's issue, if the run has read it already. */
  issue?: Issue | undefined;
}

/** What a run knows when it asks for a prompt. */
export interface PromptFacts {
  /** Undefined for a run without a thread. */
  thread?: ThreadFacts | undefined;
  /** The commit up to which the jobs of the thread know the changes. Undefined: none of them knows any. */
  changesStart?: string | undefined;
  /** The branch that the pull request of the job has conflicts with. */
  conflictsWith?: string | undefined;
}

/** What has been read for a prompt so far. If a part cannot be read, the parts before it remain. */
interface ReadContext extends Omit<Prompt, 'text' | 'base' | 'head' | 'changesCut'> {
  /** The quotations, in the order of the prompt. */
  blocks: string[];
  changes: Changes | undefined;
}

/** Reads the prompts of a request. There are two if a job that cannot be continued is replaced by a new one. */
export class PromptReader {
  private readonly request: PromptRequest;
  private readonly session: Session;
  private readonly filterByPermission: ReturnType<typeof permissionFilter>;
  private readonly changes: ChangesReader;

  constructor(request: PromptRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.filterByPermission = permissionFilter(request.mayCommand, request.author);
    this.changes = new ChangesReader(request, session);
  }

  /**
   * Rejects with a SetupError if a part of the context cannot be read, and with SkippedRun if `context` lists changes, and
   * nothing has changed. With `context: auto`, the log warns, and the prompt is without that part.
   */
  readonly promptFor = async (
    kind: Receiver['kind'],
    { thread, changesStart, conflictsWith }: PromptFacts = {},
  ): Promise<Prompt> => {
    const { inputs, publisher, signal } = this.session;
    const { parts, leftOut } = planParts(this.request, inputs, {
      kind,
      hasThread: thread !== undefined,
    });
    for (const sentence of leftOut) publisher.info(sentence);

    const context: ReadContext = { blocks: [], changes: undefined, editedSince: false };
    try {
      await this.readConversation(parts, thread, context);
      context.changes = await this.changes.since(changesStart, changePartsIn(parts));
    } catch (error) {
      signal.throwIfAborted();
      const contextError = asContextError(error);
      if (inputs.context !== 'auto') throw contextError;
      this.warnLeftOut(contextError);
    }
    return this.compose(context, { kind, conflictsWith });
  };

  /**
   * Why there is nothing to do for a workflow whose changes start there. Undefined if something has changed, and if that cannot
   * be read. Prompts of this reader use the same reading.
   */
  async whyNothingToDo(changesStart: string | undefined): Promise<SkippedRun | undefined> {
    const parts = workflowChangeParts(this.request, this.session.inputs.context);
    try {
      await this.changes.since(changesStart, parts);
      return undefined;
    } catch (error) {
      const contextError = asContextError(error);
      return contextError instanceof SkippedRun ? contextError : undefined;
    }
  }

  private compose(
    context: ReadContext,
    { kind, conflictsWith }: Pick<Receiver, 'kind'> & Pick<PromptFacts, 'conflictsWith'>,
  ): Prompt {
    const { instruction = '', command } = this.request;
    const { blocks, changes, comments, reviewsReadAt, editedSince } = context;
    const own = [...this.requestForLink(kind, changes), ...requestForMerge(conflictsWith)];
    const task = [instruction, ...own].join('\n\n');

    // What a command is about is part of the instruction, whatever `context` says.
    const { lines, above, leftOut } = command ?? {};
    const about = [lines && quoteLines(lines), above && quoteAbove(above)];
    const all = [...about, ...blocks, changes?.block].filter((block) => block !== undefined);
    return {
      text: composePrompt(task, all),
      comments,
      reviewsReadAt,
      base: changes?.base,
      head: this.headOf(changes),
      changesCut: changes?.cut,
      editedSince,
      leftOut,
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
  private requestForLink(kind: Receiver['kind'], changes: Changes | undefined): string[] {
    const { inputs, run, event } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (kind === 'message' || inputs.context === 'none' || url === undefined) return [];

    // A pull request in another repository may be public, and must not link a page that is not.
    const { repository } = membersOf(event.payload);
    const isPublic = (visibilityInEvent(repository) ?? 'public') === 'public';
    const where = isPublic ? '' : ` in ${run.repository.fullName}`;
    return [`If you open a pull request${where}, link ${url} in its description.`];
  }

  private warnLeftOut({ userMessage }: SetupError): void {
    const { title, topic = title } = userMessage;
    this.session.publisher.warn({ ...userMessage, title: 'Context was left out', topic });
  }

  private async readConversation(
    parts: readonly ContextPart[],
    thread: ThreadFacts | undefined,
    context: ReadContext,
  ): Promise<void> {
    if (parts.includes('issue')) await this.readIssue(thread, context);
    await this.readComments(parts, thread, context);
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
}

function requestForMerge(branch: string | undefined): string[] {
  if (branch === undefined) return [];

  const base = isPlainName(branch) ? branch : 'its base branch';
  return [
    `The pull request has conflicts with ${base}: merge ${base} into its branch and resolve them first.`,
  ];
}
