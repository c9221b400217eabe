import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { allComments, lastLine, threadComments } from '../github/comments.ts';
import { asFault, faultText } from '../github/faults.ts';
import type { Annotation } from '../runner/presentation.ts';
import { text } from '../text/sentence.ts';
import { ownAccount } from '../thread/read.ts';

/**
 * The hidden last line of a report's comment. A report of another project or period has a comment of its own. Encoded,
 * an identifier cannot end the HTML comment.
 */
export function markerLine(projectId: string, period: string): string {
  return `<!-- docs-agent-visitors ${period.replaceAll(' ', '-')} ${encodeURIComponent(projectId)} -->`;
}

/**
 * Puts the report into its one comment: the one that an earlier run of the token's account wrote, else a new one.
 * If the thread cannot be read completely, nothing is written, to avoid a second comment. Returns the comment's URL; a
 * failure is a warning and does not fail the run.
 */
export async function postReport(
  markdown: string,
  marker: string,
  issue: number,
  { token, env }: { token: string | undefined; env: Pick<Environment, 'api' | 'publisher' | 'signal'> },
): Promise<{ url: string; warnings: Annotation[] }> {
  const { api, publisher, signal } = env;
  const failed = (...paragraphs: Annotation['paragraphs']) => ({
    url: '',
    warnings: [{ level: 'warning' as const, title: 'Could not post the report', paragraphs }],
  });
  try {
    const comments = threadComments(await api(token), issue);
    const isOurs = await ownAccount(token?.trim() ?? '', comments)();
    const all = await allComments(comments, { signal });
    const earlier = all.comments.find((each) => isOurs(each) && lastLine(each.body) === marker);
    const body = `${publisher.redact(markdown).trimEnd()}\n\n${marker}`;
    const comment = await (earlier ? comments.update(earlier.id, body) : comments.create(body));
    return { url: comment.url, warnings: [] };
  } catch (error) {
    if (signal.aborted) {
      return failed(
        text`The run was canceled. The comment may be missing or may still show an earlier report.`,
      );
    }
    if (error instanceof SetupError) return failed(error.happened, error.remedy);
    const fault = asFault(error);
    const isRefusal = fault.status !== 'lost' && !fault.rateLimited;
    return failed(
      text`The visitor report could not be posted as a comment (${faultText(fault)}). The job summary contains it.`,
      isRefusal
        ? text`Grant the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`
        : [],
    );
  }
}
