/** Reads what people wrote: the issue, its comments, and the reviews of a pull request. */
import type { Session } from '../environment.ts';
import { fetchIssue, type Issue, isOurs } from '../github/comments.ts';
import type { Account } from '../github/payloads.ts';
import {
  fetchIssueComments,
  fetchReviewComments,
  type RenderedComment,
} from '../github/rendered-comments.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { isCommand } from '../text/lines.ts';
import { code, text } from '../text/sentence.ts';
import { quoteComments, quoteIssue } from './quote.ts';

export interface ThreadFacts {
  /** When the reviews that the job knows were read, in ms since 1970. Undefined: it knows none. */
  reviewsSince?: number | undefined;
  /** The thread's issue, if the run has read it already. */
  issue?: Issue | undefined;
}

export interface QuotedComments {
  blocks: string[];
  counts: { included: number; leftOut: number; byBots: number };
  reviewsReadAt: number | undefined;
}

export class ConversationReader {
  private readonly request: JobRequest;
  private readonly session: Session;
  private readonly filterByPermission: ReturnType<typeof permissionFilter>;

  constructor(request: JobRequest, session: Session) {
    this.request = request;
    this.session = session;
    this.filterByPermission = permissionFilter(request.mayCommand, request.author);
  }

  /**
   * Events lack GitHub's rendering, which shows what readers see. So the issue is read. If it was
   * edited since the event, whoever wrote the command has not seen that text.
   */
  async readIssue(thread: ThreadFacts): Promise<{ block: string | undefined }> {
    const { request, session } = this;
    const issue = await this.fetchIssue(thread);
    const { issueInEvent = issue } = request.command ?? {};
    const isSame = issue.title === issueInEvent.title && issue.body === issueInEvent.body;
    if (isSame) return { block: await quoteIssue(issue) };

    const name = code(`#${request.issue}`);
    session.publisher.info(
      text`\`context\`: \`issue\` left out, because ${name} was edited after the comment.`,
    );
    return { block: undefined };
  }

  /** Undefined: neither comments nor reviews were asked for, or the issue can have no reviews. */
  async readComments(
    parts: readonly ContextPart[],
    thread: ThreadFacts,
  ): Promise<QuotedComments | undefined> {
    const { inputs, openGitHub } = this.session;
    const comments = parts.includes('thread')
      ? await fetchIssueComments(await openGitHub(), this.issueNumber())
      : undefined;
    const reviews = parts.includes('review') ? await this.newReviews(thread) : undefined;
    if (!comments && !reviews) return undefined;

    const all = [...(comments ?? []), ...(reviews?.comments ?? [])];
    const { byPeople, byBots } = quotable(all, inputs.command);
    const permitted = new Set(await this.filterByPermission(byPeople));
    const isPermitted = (comment: RenderedComment) => permitted.has(comment);

    const quotes = [
      await quoteComments('thread', comments?.filter(isPermitted) ?? []),
      await quoteComments('review', reviews?.comments.filter(isPermitted) ?? []),
    ];
    const included = quotes.reduce((sum, { count }) => sum + count, 0);
    const leftOut = byPeople.length - permitted.size;
    return {
      blocks: quotes.map(({ block }) => block),
      counts: { included, leftOut, byBots: byBots.length },
      reviewsReadAt: reviews?.readAt,
    };
  }

  /** The reviews that the job does not know. Undefined for an issue, which has none. */
  private async newReviews(thread: ThreadFacts) {
    const { clock, openGitHub, publisher } = this.session;
    const number = this.issueNumber();
    // In a run that no comment started, only GitHub says whether `issue-number` is a pull request.
    const { isPullRequest } = this.request.command?.issueInEvent ?? (await this.fetchIssue(thread));
    if (!isPullRequest) {
      const name = code(`#${number}`);
      publisher.info(
        text`\`context\`: \`review\` left out, because ${name} is an issue, which has no reviews.`,
      );
      return undefined;
    }

    const api = await openGitHub();
    const beganAt = clock.now();
    const comments = await fetchReviewComments(api, number);
    // GitHub's clock is known only after a response, so the time of the request is reckoned back
    // from it. What was published in the meantime is newer, so the next request has it.
    const readAt = api.now() - (clock.now() - beganAt);

    // GitHub's times have no fractions. What is of the second of the last reading may be new.
    const sinceSecond = Math.floor((thread.reviewsSince ?? 0) / 1000) * 1000;
    const isNew = ({ createdAt }: RenderedComment) => Date.parse(createdAt) >= sinceSecond;
    return { comments: comments.filter(isNew), readAt };
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

/** Whose permission a run asks for. */
const MAX_PEOPLE = 20;

/** Commands, comments of this action, and comments without any text are in neither list. */
export function quotable(comments: readonly RenderedComment[], command: string) {
  const withWords = comments.filter(
    ({ body, html }) => html.trim() !== '' && !isOurs(body) && !isCommand(command, body),
  );

  const isByBot = ({ author }: RenderedComment) => author?.type === 'Bot';
  return {
    byPeople: withWords.filter((comment) => !isByBot(comment)),
    byBots: withWords.filter(isByBot),
  };
}

/**
 * Finds the comments of people who may use the command. GitHub is asked about each person once, and
 * only about those who wrote last. The permission of `commandAuthor` was checked before.
 */
export function permissionFilter(
  mayCommand: JobRequest['mayCommand'],
  commandAuthor: Account | undefined,
) {
  const answers = new Map<number, Promise<boolean>>();
  if (commandAuthor !== undefined) answers.set(commandAuthor.id, Promise.resolve(true));
  const most = answers.size + MAX_PEOPLE;

  return async (comments: readonly RenderedComment[]): Promise<RenderedComment[]> => {
    const newestFirst = comments.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
    for (const { author } of newestFirst) {
      const isAsked = author === undefined || answers.has(author.id) || answers.size >= most;
      if (!isAsked) answers.set(author.id, mayCommand(author));
    }

    const permissions = await Promise.all(
      comments.map(({ author }) => author && answers.get(author.id)),
    );
    return comments.filter((_, index) => permissions[index]);
  };
}
