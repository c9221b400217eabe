import { allComments } from '../github/all-comments.ts';
import { asFault, type Comment, type ThreadComments } from '../github/comments.ts';
import { lastLine } from '../github/hidden-marker.ts';

export interface CommentDeps {
  comments: ThreadComments;
  /** Which comments are by the account behind the token. */
  account: () => Promise<(comment: Comment) => boolean>;
  /** Ends the reading between two pages. */
  signal: AbortSignal;
}

/**
 * The hidden last line of a report's comment. A report of another project or period has a comment of its own. Encoded,
 * an identifier cannot end the HTML comment.
 */
export function markerLine(projectId: string, period: string): string {
  return `<!-- docs-agent-visitors ${period.replaceAll(' ', '-')} ${encodeURIComponent(projectId)} -->`;
}

/**
 * Puts the report into its one comment: the one that an earlier run wrote, else a new one. Gives its address, and the
 * ids of further ones, of two runs at once, that were removed. Rejects with a `GitHubFault`; without a reading of the
 * whole thread nothing is written, because that would make a second comment.
 */
export async function postReport(
  markdown: string,
  marker: string,
  deps: CommentDeps,
): Promise<{ url: string; removed: number[] }> {
  const { comments } = deps;
  const body = `${markdown.trimEnd()}\n\n${marker}`;
  const [first, ...others] = await ownReports(marker, deps);
  const comment = await (first ? comments.update(first.id, body) : comments.create(body));
  const removed: number[] = [];
  for (const { id, author } of others) {
    // Another bot may have quoted the report.
    if (author?.id !== comment.author?.id) continue;
    const fault = await comments.remove(id).then(() => undefined, asFault);
    if (fault === undefined) removed.push(id);
  }
  return { url: comment.url, removed };
}

/** The comments of our account that end with the marker, oldest first. */
async function ownReports(marker: string, { comments, account, signal }: CommentDeps): Promise<Comment[]> {
  const isOurs = await account();
  const all = await allComments(comments.list, { signal });
  return all.comments.filter((comment) => isOurs(comment) && lastLine(comment.body) === marker);
}
