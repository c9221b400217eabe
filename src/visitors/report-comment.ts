import type { Session } from '../environment.ts';
import { SetupError, type UserMessage } from '../errors.ts';
import { threadComments } from '../github/comments.ts';
import { asGitHubError, githubErrorText, githubRemedy } from '../github/github-error.ts';
import { text } from '../text/sentence.ts';
import { signerOf } from '../thread/record.ts';
import { reportMarkdown, type VisitorsReport } from './report.ts';

/**
 * Updates the comment for the report's project and period, or creates it. Posts nothing if a part
 * of the thread cannot be read, because the comment might be in that part, or once the run was
 * stopped. Returns the comment's URL, or undefined if there is no comment. A comment that cannot be
 * posted makes only a warning.
 */
export async function postReport(
  report: VisitorsReport,
  issue: number,
  { inputs, openGitHub, publisher, run, signal }: Session,
): Promise<string | undefined> {
  const { 'api-key': apiKey, 'project-id': project } = inputs;
  const repository = run.repository.id;
  const sign = signerOf({ apiKey, project, repository, issue });
  // Later runs find the comment by this line, which only this action can sign. People may copy the
  // line, so the oldest comment with it is the right one.
  const marker = `<!-- docs-agent-visitors ${report.period} ${sign(report.period)} -->`;
  const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;

  try {
    const comments = threadComments(await openGitHub(), issue);
    const all = await comments.list({ signal });
    const earlier = all.find((comment) => comment.body.trimEnd().endsWith(`\n\n${marker}`));

    // The run may have been stopped while GitHub answered the last request for the list.
    signal.throwIfAborted();
    const comment = await (earlier ? comments.update(earlier.id, body) : comments.create(body));
    return comment.url;
  } catch (error) {
    if (!signal.aborted) publisher.warn(whyNotPosted(error));
    return undefined;
  }
}

function whyNotPosted(error: unknown): UserMessage {
  const title = 'Could not post the report';
  if (error instanceof SetupError)
    return { ...error.userMessage, title, topic: error.userMessage.title };

  const githubError = asGitHubError(error);
  return {
    title,
    happened: text`The visitor report could not be posted as a comment (${githubErrorText(githubError)}). The job summary contains it.`,
    next: githubRemedy(githubError),
  };
}
