/** Reads what people wrote: the issue, its comments, and the reviews of a pull request. */
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { fetchIssue, type Issue, isOurs } from '../github/comments.ts';
import type { EventIssue } from '../github/event.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import {
  fetchIssueComments,
  fetchReviewComments,
  type RenderedComment,
} from '../github/rendered-comments.ts';
import { fetchResolvedThreads } from '../github/resolved-threads.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { isCommand } from '../text/lines.ts';
import { code, text } from '../text/sentence.ts';
import { quoteComments, quoteIssue } from './quote.ts';

export interface PromptFacts {
  /** When the reviews that the job has were read, in ms since 1970. */
  reviewsSince?: number | undefined;
  /** The thread's issue, if the run has read it already. */
  issue?: Issue | undefined;
  /** Where the changes end that the jobs of the thread have. */
  changesStart?: string | undefined;
  /** A branch that the job's pull request has conflicts with. */
  conflictsWith?: string | undefined;
}

/**
 * Events lack GitHub's rendering, which shows what readers see. So the issue is read. Empty: it was
 * edited since the event, so whoever started the run has not seen that text.
 */
export async function readIssue(
  facts: PromptFacts,
  request: JobRequest,
  session: Session,
): Promise<string> {
  const issue = await issueOf(facts, request, session);
  const seen = issueInEvent(request, session);
  const isSame = seen === undefined || textOf(issue) === textOf(seen);
  if (isSame) return quoteIssue(issue);

  const name = code(`#${request.issue}`);
  session.publisher.info(
    text`\`context\`: \`issue\` left out, because ${name} was edited after the event.`,
  );
  return '';
}

/** Undefined if the event is about another issue, or none. */
function issueInEvent({ issue }: JobRequest, { event }: Session): EventIssue | undefined {
  return event.facts.issue?.number === issue ? event.facts.issue : undefined;
}

const textOf = ({ title, body }: Pick<Issue, 'title' | 'body'>) =>
  [title, body].map((words) => words.replace(/\r\n?/g, '\n')).join('\n');

export type QuotedComments = Awaited<ReturnType<typeof readComments>>;

export async function readComments(
  parts: readonly ContextPart[],
  facts: PromptFacts,
  request: JobRequest,
  session: Session,
) {
  const { inputs, openGitHub } = session;
  const comments = parts.includes('thread')
    ? await fetchIssueComments(await openGitHub(), numberOf(request))
    : [];
  const read = parts.includes('review') ? await readReviews(facts, request, session) : {};
  const { reviews = [], resolvedThreads = 0, isResolvedUnknown, reviewsReadAt } = read;

  // Others are not even counted.
  const withWords = [...comments, ...reviews].filter(
    ({ body, html }) => html.trim() !== '' && !isOurs(body) && !isCommand(inputs.command, body),
  );
  const byPeople = withWords.filter(({ author }) => author?.type !== 'Bot');
  const permitted = await commentsOfPermitted(byPeople, request);

  const isPermitted = (comment: RenderedComment) => permitted.has(comment);
  const reviewPart = isResolvedUnknown ? 'reviewWithResolved' : 'review';
  const quotes = [
    await quoteComments('thread', comments.filter(isPermitted)),
    await quoteComments(reviewPart, reviews.filter(isPermitted)),
  ];
  return {
    blocks: quotes.map(({ block }) => block),
    counts: {
      included: quotes.reduce((sum, { count }) => sum + count, 0),
      leftOut: byPeople.length - permitted.size,
      byBots: withWords.length - byPeople.length,
      resolvedThreads,
    },
    reviewsReadAt,
  };
}

interface Reviews {
  reviews?: RenderedComment[];
  resolvedThreads?: number;
  isResolvedUnknown?: boolean;
  reviewsReadAt?: number;
}

/** Those that the job does not have. */
async function readReviews(
  facts: PromptFacts,
  request: JobRequest,
  session: Session,
): Promise<Reviews> {
  const { clock, openGitHub, publisher } = session;
  // Only GitHub says whether `issue-number` is a pull request.
  const { isPullRequest } =
    issueInEvent(request, session) ?? (await issueOf(facts, request, session));
  if (!isPullRequest) {
    const name = code(`#${request.issue}`);
    publisher.info(
      text`\`context\`: \`review\` left out, because ${name} is an issue, which has no reviews.`,
    );
    return {};
  }

  const api = await openGitHub();
  const beganAt = clock.now();
  const reviews = await fetchReviewComments(api, numberOf(request));
  // The time before the call, by GitHub's clock, which is known only after a response. What was
  // published in the meantime is newer, so the next message has it.
  const reviewsReadAt = api.now() - (clock.now() - beganAt);

  // GitHub's times have no fractions, so what is of the second of the last reading may be new.
  const sinceSecond = Math.floor((facts.reviewsSince ?? 0) / 1000) * 1000;
  const isNew = ({ createdAt }: RenderedComment) => Date.parse(createdAt) >= sinceSecond;
  const open = await withoutResolved(reviews.filter(isNew), numberOf(request), api);
  return { ...open, reviewsReadAt };
}

/** A token may not be allowed to use GraphQL. */
async function withoutResolved(
  reviews: RenderedComment[],
  pull: number,
  api: GitHubApi,
): Promise<Reviews> {
  if (!reviews.some(({ threadId }) => threadId !== undefined)) return { reviews };

  const resolved = await fetchResolvedThreads(api, pull).catch(ignoreGitHubError);
  if (resolved === undefined) return { reviews, isResolvedUnknown: true };

  const threads = new Set(reviews.map(({ threadId = 0 }) => threadId));
  return {
    reviews: reviews.filter(({ threadId = 0 }) => !resolved.has(threadId)),
    resolvedThreads: [...threads].filter((id) => resolved.has(id)).length,
  };
}

async function issueOf(
  { issue }: PromptFacts,
  request: JobRequest,
  { openGitHub }: Session,
): Promise<Issue> {
  return issue ?? fetchIssue(await openGitHub(), numberOf(request));
}

function numberOf({ issue }: JobRequest): number {
  if (issue === undefined) throw new Error('The rules of the inputs allow no context of an issue.');
  return issue;
}

async function commentsOfPermitted(
  comments: readonly RenderedComment[],
  { mayCommand }: JobRequest,
): Promise<ReadonlySet<RenderedComment>> {
  // Only so many people are checked, and those who wrote last matter most.
  const newestFirst = comments.toSorted(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  const permissions = await Promise.all(
    newestFirst.map(({ author }) => author && mayCommand(author)),
  );
  return new Set(newestFirst.filter((_, index) => permissions[index]));
}
