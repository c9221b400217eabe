import { asFault, type Comment, GitHubFault, type ThreadComments } from '../github/comments.ts';
import { lastLine } from '../github/hidden-marker.ts';

export interface CommentDeps {
  comments: ThreadComments;
  /** Whether the token behind `comments` writes as a bot. */
  asBot: boolean;
  /** Ends the reading between two pages. */
  signal: AbortSignal;
}

/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;

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
  const { data: comment } = await (first ? comments.update(first.id, body) : comments.create(body));
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
async function ownReports(marker: string, { comments, asBot, signal }: CommentDeps): Promise<Comment[]> {
  const account = asBot ? undefined : (await comments.whoAmI()).data.id;
  const found: Comment[] = [];
  for (let page = 1; ; page++) {
    if (signal.aborted || page > MAX_PAGES) throw new GitHubFault('not read to its end', { status: 'lost' });
    const { data } = await comments.list(page);
    for (const comment of data.comments) {
      const isOurs = asBot ? comment.author?.type === 'Bot' : comment.author?.id === account;
      if (isOurs && lastLine(comment.body) === marker) found.push(comment);
    }
    if (!data.more) return found;
  }
}
