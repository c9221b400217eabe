import { asFault, type Comment, GitHubFault, isGone, type ThreadComments } from '../github/port.ts';
import { type MarkerSeal, markerLine, readMarker } from './marker.ts';

/** What became of the report's comment. */
export interface Posted {
  /** Its address; '' where GitHub took none. */
  url: string;
  /** Why GitHub took none: while `reading` the thread, nothing was written. */
  fault?: { during: 'reading' | 'writing'; fault: GitHubFault };
  /** Our own comments that claim to be this report, but were signed with another API key. */
  unverified: number[];
}

export interface CommentDeps {
  comments: ThreadComments;
  seal: MarkerSeal;
  /** What `isInstallationToken` says of the token behind `comments`. */
  asBot: boolean;
  /** Ends the reading between two pages. */
  signal: AbortSignal;
}

/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;

/**
 * Puts the report into its one comment: the one that an earlier run wrote, else a new one. Without a reading of
 * the whole thread nothing is written, because that would make a second one.
 */
export async function postReport(markdown: string, deps: CommentDeps): Promise<Posted> {
  const { comments, seal } = deps;
  const body = `${markdown.trimEnd()}\n\n${markerLine(seal)}`;
  let mine: Mine;
  try {
    mine = await readMine(deps);
  } catch (error) {
    return { url: '', fault: { during: 'reading', fault: asFault(error) }, unverified: [] };
  }
  const { unverified } = mine;
  try {
    return { url: await write(body, mine.verified, comments), unverified };
  } catch (error) {
    return { url: '', fault: { during: 'writing', fault: asFault(error) }, unverified };
  }
}

async function write(body: string, known: readonly Comment[], comments: ThreadComments): Promise<string> {
  // The first that still is there; a second one can only come from two runs at once, and goes.
  const [first, ...more] = known;
  if (first === undefined) return (await comments.create(body)).data.url;
  let url: string;
  try {
    url = (await comments.update(first.id, body)).data.url;
  } catch (error) {
    if (!isGone(asFault(error))) throw error;
    return write(body, more, comments);
  }
  for (const { id } of more) await comments.remove(id).catch(asFault);
  return url;
}

interface Mine {
  /** Ascending by id. */
  verified: Comment[];
  unverified: number[];
}

async function readMine({ comments, seal, asBot, signal }: CommentDeps): Promise<Mine> {
  const account = asBot ? undefined : (await comments.whoAmI()).data.id;
  const isOurs = ({ author }: Comment) =>
    asBot ? author?.type === 'Bot' : author !== null && author.id === account;
  const found = new Map<number, Comment>();
  const unverified: number[] = [];
  for (let page = 1; ; page++) {
    if (signal.aborted || page > MAX_PAGES) throw new GitHubFault('not read to its end', { status: 'lost' });
    const { data } = await comments.list(page);
    for (const comment of data.comments.filter(isOurs)) {
      const says = readMarker(comment.body, seal);
      if (says === 'this-report') found.set(comment.id, comment);
      if (says === 'not-verified') unverified.push(comment.id);
    }
    if (!data.more) break;
  }
  return { verified: [...found.values()].toSorted((a, b) => a.id - b.id), unverified };
}
