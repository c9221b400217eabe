import type { Session } from '../environment.ts';
import { type Notice, SetupError } from '../errors.ts';
import {
  type Comment,
  hiddenLines,
  type ThreadComments,
  threadComments,
} from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { isPermanent } from '../github/github-error.ts';
import { text } from '../text/sentence.ts';
import { signerOf } from '../thread/record.ts';
import type { VisitorsReport } from './read-visitors.ts';
import { reportMarkdown } from './report.ts';

/**
 * Updates the comment for the report's project and period, or creates it. Posts nothing if a part
 * of the thread cannot be read, because the comment might be in that part.
 */
export async function postReport(
  report: VisitorsReport,
  issue: number,
  session: Session,
): Promise<{ url?: string | undefined; problem?: Notice }> {
  const { openGitHub, publisher, signal } = session;
  const markers = reportMarkers(report, issue, session);
  const body = `${publisher.redact(reportMarkdown(report))}\n${markers[0]}`;

  try {
    const comments = threadComments(await openGitHub(), issue);
    const all = await comments.list({ signal });
    // The run may have been stopped while GitHub answered the last request for the list.
    signal.throwIfAborted();

    const earlier = all.filter((comment) =>
      markers.includes(hiddenLines(comment.body).at(-1) ?? ''),
    );
    const { url } = await updateOrCreate(earlier, body, comments);
    return { url };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: whyNotPosted(error) };
  }
}

/**
 * The line by which later runs find the comment, first as it is written now, then as the former key
 * signed it. Only this action can sign it, but people may copy it, so the oldest comment is the
 * right one.
 */
function reportMarkers(
  { period, periods: [newest] }: VisitorsReport,
  issue: number,
  { inputs, run }: Session,
): string[] {
  const { signatures } = signerOf({
    apiKey: inputs['api-key'],
    previousKey: inputs['previous-api-key'],
    project: inputs['project-id'],
    repository: run.repository.id,
    issue,
  });

  const dates = period === 'custom' ? [newest.from, newest.to] : [];
  return signatures([period, ...dates].join(' ')).map(
    (signature) => `<!-- docs-agent-visitors ${period} ${signature} -->`,
  );
}

/** Comments of another account cannot be edited. */
async function updateOrCreate(
  earlier: readonly Comment[],
  body: string,
  comments: ThreadComments,
): Promise<Comment> {
  for (const { id } of earlier) {
    const updated = await comments.update(id, body).catch((error) => {
      if (!isPermanent(error)) throw error;
    });
    if (updated) return updated;
  }
  return comments.create(body);
}

function whyNotPosted(error: unknown): Notice {
  const title = 'Could not post the report';
  if (error instanceof SetupError) return { ...error.notice, title, topic: error.notice.title };

  const what = 'the comment with the visitor report';
  const { happened, next } = explain(error, { what, again: 'start a new run' });
  return { title, happened: text`${happened} The job summary contains the report.`, next };
}
