/** Makes prompts: reads the parts that go along, and composes the text. */
import type { Session } from '../environment.ts';
import { SkippedRun } from '../errors.ts';
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
import { readChanges } from './changes.ts';
import { asContextError } from './context-error.ts';
import { type ChangePart, changePartsIn, partsFor, workflowChangeParts } from './parts.ts';
import { composePrompt, quoteAbove, quoteComments, quoteIssue, quoteLines } from './quote.ts';
import { type Changes, isPlainName } from './quote-changes.ts';
import { pullRequestOf } from './range.ts';

/** What has been read for a prompt. Undefined: it was not asked for. */
interface ReadContext {
  issue?: string | undefined;
  /** The issue was left out, because it changed after the command was written. */
  editedSince: boolean;
  conversation?: string[];
  /** Of comments and reviews. `leftOut`: those by people who may not use the command. */
  comments?: { included: number; leftOut: number; byBots: number };
  /** When the reviews were read, in ms since 1970 by GitHub's clock. */
  reviewsReadAt?: number;
  changes?: Changes | undefined;
}

export interface Prompt extends Pick<ReadContext, 'comments' | 'reviewsReadAt' | 'editedSince'> {
  text: string;
  /** The commits at which the changes in the prompt start and end. */
  base?: string | undefined;
  head?: string | undefined;
  /** What the prompt lacks if GitHub did not list all changed files. */
  changesCut?: Text | undefined;
  /** A sentence that says which words of the command's comment were left out. */
  leftOut?: Text | undefined;
}

/** What the thread tells about the job that gets the prompt. */
interface ThreadFacts {
  /** When the reviews that the job knows were read, in ms since 1970. Undefined: it knows none. */
  reviewsSince?: number | undefined;
  /** The thread's issue, if the run has read it already. */
  issue?: Issue | undefined;
}

interface PromptFacts {
  thread?: ThreadFacts | undefined;
  /** The commit up to which the jobs of the thread know the changes. */
  changesStart?: string | undefined;
  /** The branch that the pull request of the job has conflicts with. */
  conflictsWith?: string | undefined;
}

type RequestKind = 'create' | 'message';

/**
 * Reads the prompts of a request. There are two if a new job replaces one that cannot be continued.
 */
export class PromptReader {
  private readonly request: JobRequest;
  private readonly session: Session;
  private readonly filterByPermission: ReturnType<typeof permissionFilter>;
  /** By the start that they were read from: a second reading could differ from the first. */
  private readonly changes = new Map<string | undefined, Promise<Changes | undefined>>();

  constructor(request: JobRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.filterByPermission = permissionFilter(request.mayCommand, request.author);
  }

  /**
   * Rejects with a SetupError if a part of the context cannot be read, and with SkippedRun if
   * `context` lists changes, and nothing has changed. With `context: auto`, the log warns, and the
   * prompt has only what could be read.
   */
  readonly promptFor = async (
    kind: RequestKind,
    { thread = {}, changesStart, conflictsWith }: PromptFacts = {},
  ): Promise<Prompt> => {
    const { inputs, publisher, signal } = this.session;
    const parts = this.readableParts(kind);

    const context: ReadContext = { editedSince: false };
    try {
      if (parts.includes('issue')) await this.readIssue(thread, context);
      await this.readComments(parts, thread, context);
      context.changes = await this.changesSince(changesStart, changePartsIn(parts));
    } catch (error) {
      signal.throwIfAborted();
      const contextError = asContextError(error);
      if (inputs.context !== 'auto') throw contextError;

      const { title: topic, ...message } = contextError.userMessage;
      publisher.warn({ ...message, title: 'Context was left out', topic });
    }
    return this.compose(context, kind, conflictsWith);
  };

  /**
   * Why there is nothing to do for a workflow whose changes start there. Undefined if something has
   * changed, and if that cannot be read. Prompts of this reader use the same reading.
   */
  async whyNothingToDo(changesStart: string | undefined): Promise<SkippedRun | undefined> {
    const parts = workflowChangeParts(this.request, this.session.inputs.context);
    try {
      await this.changesSince(changesStart, parts);
      return undefined;
    } catch (error) {
      const contextError = asContextError(error);
      return contextError instanceof SkippedRun ? contextError : undefined;
    }
  }

  private readableParts(kind: RequestKind): readonly ContextPart[] {
    const { inputs, publisher } = this.session;
    const parts = partsFor(kind, this.request, inputs.context);
    const readable = parts.filter((part) => part !== 'thread' && part !== 'review');
    if (!inputs['dry-run'] || readable.length === parts.length) return parts;

    publisher.info(
      text`\`context\`: comments and reviews left out, because a dry run does not read the thread.`,
    );
    return readable;
  }

  /** All requests of a run that get changes get the same parts of them. */
  private async changesSince(
    start: string | undefined,
    parts: readonly ChangePart[],
  ): Promise<Changes | undefined> {
    if (parts.length === 0) return undefined;

    const { request, session } = this;
    const changes = this.changes.get(start) ?? readChanges(request, parts, start, session);
    this.changes.set(start, changes);
    return changes;
  }

  private compose(
    { issue, conversation = [], changes, ...context }: ReadContext,
    kind: RequestKind,
    conflictsWith: string | undefined,
  ): Prompt {
    const { request, session } = this;
    const { instruction = '', command } = request;
    const own = [...this.requestForLink(kind, changes), ...requestForMerge(conflictsWith)];
    const task = [instruction, ...own].join('\n\n');

    // What a command is about is part of the instruction, whatever `context` says.
    const { lines, above, leftOut } = command ?? {};
    const about = [lines && quoteLines(lines), above && quoteAbove(above)];
    const blocks = [...about, issue, ...conversation, changes?.block];

    // The next run starts where this one's changes end, but for those of a pull request.
    const isAboutPull = pullRequestOf(request, session.event) !== undefined;
    return {
      ...context,
      text: composePrompt(
        task,
        blocks.filter((block) => block !== undefined),
      ),
      base: changes?.base,
      head: isAboutPull ? undefined : changes?.head,
      changesCut: changes?.cut,
      leftOut,
    };
  }

  /**
   * GitHub shows in an issue which pull requests link it, so the link tells people of the pull
   * request also where the token of the run may not comment. A job that gets a message has been
   * asked before.
   */
  private requestForLink(kind: RequestKind, changes: Changes | undefined): string[] {
    const { inputs, run, event } = this.session;
    const url = this.request.threadUrl ?? changes?.url ?? run.url;
    if (kind === 'message' || inputs.context === 'none' || url === undefined) return [];

    // A pull request in another repository may be public, and must not link a page that is not.
    const { repository } = membersOf(event.payload);
    const isPublic = (visibilityInEvent(repository) ?? 'public') === 'public';
    const where = isPublic ? '' : ` in ${run.repository.fullName}`;
    return [`If you open a pull request${where}, link ${url} in its description.`];
  }

  /**
   * Events lack GitHub's rendering, which shows what a reader of the issue sees. So the issue is
   * read. If somebody has edited it since the event, whoever wrote the command has not seen that
   * text.
   */
  private async readIssue(thread: ThreadFacts, context: ReadContext): Promise<void> {
    const { request, session } = this;
    const issue = await this.fetchIssue(thread);
    const { issueInEvent = issue } = request.command ?? {};
    context.editedSince = issue.title !== issueInEvent.title || issue.body !== issueInEvent.body;
    if (!context.editedSince) {
      context.issue = await quoteIssue(issue);
      return;
    }

    session.publisher.info(
      text`\`context\`: \`issue\` left out, because ${code(`#${request.issue}`)} was edited after the comment.`,
    );
  }

  private async readComments(
    parts: readonly ContextPart[],
    thread: ThreadFacts,
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
    context.conversation = quotes.map(({ block }) => block);
    const included = quotes.reduce((sum, { count }) => sum + count, 0);
    const leftOut = written.byPeople.length - permitted.size;
    context.comments = { included, leftOut, byBots: written.byBots.length };
  }

  /** The reviews that the job does not know. Undefined for an issue, which has none. */
  private async newReviews(
    thread: ThreadFacts,
    context: ReadContext,
  ): Promise<RenderedComment[] | undefined> {
    const { clock, openGitHub, publisher } = this.session;
    const number = this.issueNumber();
    // In a run that no comment started, only GitHub says whether `issue-number` is a pull request.
    const { isPullRequest } = this.request.command?.issueInEvent ?? (await this.fetchIssue(thread));
    if (!isPullRequest) {
      publisher.info(
        text`\`context\`: \`review\` left out, because ${code(`#${number}`)} is an issue, which has no reviews.`,
      );
      return undefined;
    }

    const api = await openGitHub();
    const beganAt = clock.now();
    const comments = await fetchReviewComments(api, number);
    // GitHub's clock is known only after a response, so the time of the request is reckoned back
    // from
    // it. What was published in the meantime is newer, so the next request has it.
    context.reviewsReadAt = api.now() - (clock.now() - beganAt);

    // GitHub's times have no fractions. What was published in the second of the last reading may be
    // new.
    const sinceSecond = Math.floor((thread.reviewsSince ?? 0) / 1000) * 1000;
    return comments.filter(({ createdAt }) => Date.parse(createdAt) >= sinceSecond);
  }

  private async fetchIssue({ issue }: ThreadFacts): Promise<Issue> {
    return issue ?? fetchIssue(await this.session.openGitHub(), this.issueNumber());
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
