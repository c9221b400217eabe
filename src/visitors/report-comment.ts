import type { Session } from '../environment.ts';
import { SetupError, type UserMessage } from '../errors.ts';
import {
  type Comment,
  hiddenLines,
  isOurs,
  type ThreadComments,
  threadComments,
} from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, ignoreGitHubError, isPermanent } from '../github/github-error.ts';
import { text } from '../text/sentence.ts';
import { signerOf } from '../thread/record.ts';
import { reportMarkdown, type VisitorsReport } from './report.ts';

/** Both are undefined in a run that was stopped. */
interface PostedReport {
  url?: string | undefined;
  problem?: UserMessage;
}

/**
 * Updates the comment for the report's project and period, or creates it. Posts nothing if a part
 * of the thread cannot be read, because the comment might be in that part.
 */
export async function postReport(
  report: VisitorsReport,
  issue: number,
  session: Session,
): Promise<PostedReport> {
  const { openGitHub, publisher, signal } = session;
  const marker = markerOf(report, issue, session);
  const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;

  try {
    const comments = threadComments(await openGitHub(), issue);
    const comment = await writeComment({ comments, marker, body, signal });
    return { url: comment.url };
  } catch (error) {
    return signal.aborted ? {} : { problem: whyNotPosted(error) };
  }
}

/**
 * The line by which later runs find the comment. Only this action can sign it, but people may copy
 * it, so the oldest comment with it is the right one.
 */
function markerOf({ ranges, periods }: VisitorsReport, issue: number, { inputs, run }: Session) {
  const { 'api-key': apiKey, 'project-id': project } = inputs;
  const sign = signerOf({ apiKey, project, repository: run.repository.id, issue });

  const { period } = ranges;
  const [{ range }] = periods;
  const dates = period === 'custom' && range ? [range.from, range.to] : [];
  return `<!-- docs-agent-visitors ${period} ${sign([period, ...dates].join(' '))} -->`;
}

interface Writing {
  comments: ThreadComments;
  marker: string;
  body: string;
  signal: AbortSignal;
}

async function writeComment(writing: Writing): Promise<Comment> {
  const { comments, marker, body, signal } = writing;
  const earlier = reportsIn(await comments.list({ signal }), marker);
  // The run may have been stopped while GitHub answered the last request for the list.
  signal.throwIfAborted();

  const updated = await updateFirst(earlier, writing);
  if (updated !== undefined) {
    const younger = earlier.filter(({ id }) => id > updated.id);
    return keepOldest(updated, younger, writing);
  }

  const created = await comments.create(body);
  if (signal.aborted) return created;

  // Another run may have created a comment at the same time, or the first list was not up to date.
  const again = (await comments.list().catch(ignoreGitHubError)) ?? [];
  const refused = new Set(earlier.map(({ id }) => id));
  const others = reportsIn(again, marker).filter(({ id }) => !refused.has(id));
  return keepOldest(created, others, writing);
}

function reportsIn(all: readonly Comment[], marker: string): Comment[] {
  return all.filter(({ body }) => hiddenLines(body).at(-1) === marker);
}

/** Updates the oldest of the comments that can be edited. Others may belong to another account. */
async function updateFirst(
  earlier: readonly Comment[],
  { comments, body }: Writing,
): Promise<Comment | undefined> {
  for (const { id } of earlier) {
    try {
      return await comments.update(id, body);
    } catch (error) {
      if (!isPermanent(asGitHubError(error))) throw error;
    }
  }
  return undefined;
}

/**
 * Of the comments by the same account, the oldest one gets the report, and the others are removed,
 * but none to which somebody has added words.
 */
async function keepOldest(
  posted: Comment,
  others: readonly Comment[],
  { comments, body }: Writing,
): Promise<Comment> {
  const own = others.filter(
    ({ id, author, body }) => id !== posted.id && author?.id === posted.author?.id && isOurs(body),
  );
  const [oldest = posted, ...younger] = [posted, ...own].toSorted((a, b) => a.id - b.id);
  if (own.length === 0) return posted;

  const kept =
    oldest === posted ? posted : await comments.update(oldest.id, body).catch(ignoreGitHubError);
  if (kept === undefined) return posted;

  for (const { id } of younger) await comments.remove(id).catch(ignoreGitHubError);
  return kept;
}

function whyNotPosted(error: unknown): UserMessage {
  const title = 'Could not post the report';
  if (error instanceof SetupError)
    return { ...error.userMessage, title, topic: error.userMessage.title };

  const what = 'the comment with the visitor report';
  const { happened, next } = explain(error, { what, again: 'start a new run' });
  return { title, happened: text`${happened} The job summary contains the report.`, next };
}
