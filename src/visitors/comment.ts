import { asFault, type Comment, GitHubFault, isGone, type ThreadComments } from '../github/comments.ts';
import { ID_TO_COME, type MarkerReading, type MarkerSeal, markerLine, readMarker } from './marker.ts';

/** What became of the report's comment. */
export interface Posted {
  /** Its address; '' where GitHub took none. */
  url: string;
  /**
   * What GitHub did not do. While `reading` the thread nothing was written; after `marking` the comment is there,
   * but the next run will not find it again.
   */
  fault?: { during: 'reading' | 'writing' | 'marking'; fault: GitHubFault };
  /** Further comments with this report, of two runs at once, that were removed. */
  removed: number[];
  /** Comments of our account that claim to be this report and were left alone: not signed for them with this key. */
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
  const bodyFor = (id: number) => `${markdown.trimEnd()}\n\n${markerLine(seal, id)}`;
  const posted: Posted = { url: '', removed: [], unverified: [] };
  let found: Found;
  try {
    found = await readThread(deps);
  } catch (error) {
    return { ...posted, fault: { during: 'reading', fault: asFault(error) } };
  }
  try {
    const updated = await updateFirst(found.verified, bodyFor, comments);
    const comment = updated?.comment ?? (await comments.create(bodyFor(ID_TO_COME))).data;
    posted.url = comment.url;
    // The author of what is surely ours is our account; a bot's name alone says little, as every app has one.
    const isByUs = ({ author }: Comment) => author !== null && author.id === comment.author?.id;
    posted.unverified = found.unverified.filter(isByUs).map(({ id }) => id);
    if (updated === undefined) await comments.update(comment.id, bodyFor(comment.id));
    for (const { id } of updated?.others.filter(isByUs) ?? []) {
      if (await removed(id, comments)) posted.removed.push(id);
    }
    return posted;
  } catch (error) {
    return { ...posted, fault: { during: posted.url === '' ? 'writing' : 'marking', fault: asFault(error) } };
  }
}

/** Updates the first comment that still is there; undefined where none is. */
async function updateFirst(
  known: readonly Comment[],
  bodyFor: (id: number) => string,
  comments: ThreadComments,
): Promise<{ comment: Comment; others: readonly Comment[] } | undefined> {
  const [first, ...others] = known;
  if (first === undefined) return undefined;
  try {
    return { comment: (await comments.update(first.id, bodyFor(first.id))).data, others };
  } catch (error) {
    if (!isGone(asFault(error))) throw error;
    return updateFirst(others, bodyFor, comments);
  }
}

async function removed(id: number, comments: ThreadComments): Promise<boolean> {
  const fault = await comments.remove(id).then(() => undefined, asFault);
  return fault === undefined;
}

/** Ascending by id. */
interface Found {
  verified: Comment[];
  unverified: Comment[];
}

async function readThread({ comments, seal, asBot, signal }: CommentDeps): Promise<Found> {
  const account = asBot ? undefined : (await comments.whoAmI()).data.id;
  const mayBeOurs = ({ author }: Comment) =>
    asBot ? author?.type === 'Bot' : author !== null && author.id === account;
  const found = new Map<number, Comment>();
  for (let page = 1; ; page++) {
    if (signal.aborted || page > MAX_PAGES) throw new GitHubFault('not read to its end', { status: 'lost' });
    const { data } = await comments.list(page);
    for (const comment of data.comments.filter(mayBeOurs)) found.set(comment.id, comment);
    if (data.lastPage === undefined) break;
  }
  const all = [...found.values()].toSorted((a, b) => a.id - b.id);
  const thatSay = (says: MarkerReading) => all.filter((comment) => readMarker(comment, seal) === says);
  return { verified: thatSay('this-report'), unverified: thatSay('not-verified') };
}
