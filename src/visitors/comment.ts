import type { Session } from '../environment.ts';
import { SetupError, type Trouble, topicOf } from '../errors.ts';
import { OwnAccount } from '../github/account.ts';
import { allComments } from '../github/all-comments.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, faultRemedy, faultText } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { text } from '../text/sentence.ts';
import { reportMarkdown, type VisitorsReport } from './report.ts';

interface CommentSession extends Pick<Session, 'openGitHub' | 'publisher' | 'signal'> {
  inputs: Pick<Inputs, 'github-token'>;
}

/**
 * Puts the report into the comment for its project and period that an earlier run of the token's account wrote, otherwise
 * into a new one. Posts nothing if a part of the thread cannot be read, because the earlier comment might be in it. Returns
 * the comment's URL; a failure is only a warning.
 */
export async function postReport(
  report: VisitorsReport,
  issue: number,
  { inputs, openGitHub, publisher, signal }: CommentSession,
): Promise<string> {
  // The end of the comment, by which later runs find it. Encoded, the project ID cannot end the HTML comment.
  const marker = `<!-- docs-agent-visitors ${report.period} ${encodeURIComponent(report.project)} -->`;
  const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;

  try {
    const comments = threadComments(await openGitHub(), issue);
    const isByOwnAccount = await new OwnAccount(inputs['github-token'] ?? '', comments).matcher();
    const all = await allComments(comments, { signal });
    const earlier = all.comments.find(
      (comment) => isByOwnAccount(comment) && comment.body.trimEnd().endsWith(`\n\n${marker}`),
    );

    const comment = await (earlier ? comments.update(earlier.id, body) : comments.create(body));
    return comment.url;
  } catch (error) {
    if (!signal.aborted) publisher.warn(whyNotPosted(error));
    return '';
  }
}

function whyNotPosted(error: unknown): Trouble {
  const title = 'Could not post the report';
  if (error instanceof SetupError)
    return { ...error.trouble, title, topic: topicOf(error.trouble) };

  const fault = asFault(error);
  return {
    title,
    happened: text`The visitor report could not be posted as a comment (${faultText(fault)}). The job summary contains it.`,
    next: faultRemedy(fault),
  };
}
