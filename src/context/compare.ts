/** Lets GitHub compare both ends of a range. */
import type { Session } from '../environment.ts';
import {
  type ChangedFile,
  type Comparison,
  fetchComparison,
  MAX_FILES,
} from '../github/comparison.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, ignoreGitHubError, isGone } from '../github/github-error.ts';
import type { JobRequest } from '../job-request.ts';
import { code, sentences, text } from '../text/sentence.ts';
import { type ChangeRange, contextError, findRange } from './range.ts';

export interface ComparedChanges extends ChangeRange, Comparison {
  /** The path up to which `files` has all that changed. Undefined: it has all of them. */
  completeUpTo: string | undefined;
}

/** Where the recorded start is gone, the changes start where they would without a record. */
export async function compareChanges(
  request: JobRequest,
  recordedStart: string | undefined,
  session: Session,
): Promise<ComparedChanges> {
  const range = await findRange(request, session, recordedStart);
  const { repository, base, head } = range;
  const api = await session.openGitHub();

  try {
    const comparison = await wholeComparison(base.revision, head.revision, (from, to) =>
      fetchComparison(api, { repository, base: from, head: to }),
    );
    return { ...range, ...comparison };
  } catch (error) {
    if (recordedStart === undefined || !isGone(error)) throw comparisonError(error, range, session);
  }

  session.publisher.warn({
    title: 'Changes start elsewhere',
    happened: sentences(
      text`The last job of this thread got the changes up to a commit that is no longer in`,
      text`${code(repository)}. So they start at \`diff-base\`, or where the event says.`,
    ),
  });
  return compareChanges(request, undefined, session);
}

type Compare = (base: string, head: string) => Promise<Comparison>;

/** Gets around GitHub's limit of files, as far as it can. */
export async function wholeComparison(base: string, head: string, compare: Compare) {
  const first = await compare(base, head);
  const parts = await halves(first, head, compare);

  const lastPaths = parts.filter(isFull).map(({ files }) => files.at(-1)?.filename ?? '');
  return {
    ...first,
    commits: parts.flatMap(({ commits }) => commits),
    files: unitedFiles(parts.flatMap(({ files }) => files)),
    completeUpTo: lastPaths.toSorted()[0],
  };
}

const isFull = ({ files }: Comparison) => files.length >= MAX_FILES;

/**
 * A comparison that is full, and ends at `head`, is cut in two, and its halves once more: at most
 * six requests. If halves do not make up the whole, or GitHub does not compare them, it remains.
 */
async function halves(
  whole: Comparison,
  head: string,
  compare: Compare,
  depth = 2,
): Promise<Comparison[]> {
  const middle = isFull(whole) && depth > 0 ? middleCommit(whole, head) : undefined;
  if (middle === undefined) return [whole];

  const older = await compare(whole.mergeBase, middle).catch(ignoreGitHubError);
  // Where the base was merged into the branch after the middle, the younger half would have changes
  // of the base.
  if (older?.mergeBase !== whole.mergeBase) return [whole];

  const younger = await compare(middle, head).catch(ignoreGitHubError);
  if (younger === undefined) return [whole];
  return [
    ...(await halves(older, middle, compare, depth - 1)),
    ...(await halves(younger, head, compare, depth - 1)),
  ];
}

/**
 * The commit in the middle of the first-parent line. A commit of a merged branch would not do,
 * because that branch may have started before the changes do.
 */
function middleCommit({ commits }: Comparison, head: string): string | undefined {
  const firstParents = new Map(commits.map(({ id, firstParent }) => [id, firstParent]));
  const line: string[] = [];
  let id = firstParents.get(head);
  while (id !== undefined && firstParents.has(id)) {
    line.push(id);
    id = firstParents.get(id);
  }
  return line[Math.floor(line.length / 2)];
}

/** A file that a later comparison has renamed is listed by its earlier name, too. */
export function unitedFiles(successive: readonly ChangedFile[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>();
  for (const later of successive) {
    const earlier = files.get(later.filename);
    files.set(later.filename, earlier ? unitedFile(earlier, later) : later);
  }
  return [...files.values()];
}

function unitedFile(earlier: ChangedFile, later: ChangedFile): ChangedFile {
  // Beside the lines of one half, it would not be seen that those of the other one are missing.
  const isShown = [earlier, later].every(({ patch, changes }) => patch || !changes);
  return {
    filename: later.filename,
    previous_filename: earlier.previous_filename ?? later.previous_filename,
    // A file that was added or renamed, and then modified, is still a new one.
    status: later.status === 'modified' ? earlier.status : later.status,
    changes: (earlier.changes ?? 0) + (later.changes ?? 0),
    patch: isShown ? [earlier.patch, later.patch].filter(Boolean).join('\n') : undefined,
  };
}

const REMEDY = sentences(
  text`Grant the job \`contents: read\`. If \`diff-base\` is set, it must be a branch, tag, or`,
  text`commit there. A revision such as \`HEAD~1\` needs a checkout with \`fetch-depth: 0\`.`,
);

function comparisonError(
  error: unknown,
  { repository, base, head, isHidden }: ChangeRange,
  { event }: Session,
): Error {
  const { status = 'no response' } = asGitHubError(error).failed;
  if (isHidden) {
    const hidden = text`commits of ${code(repository)}`;
    return contextError(text`GitHub could not compare ${hidden} (${code(status)}).`, REMEDY);
  }

  const { isForced, base: replaced } = event.facts;
  if (isGone(error) && isForced && replaced === base.revision)
    return contextError(
      sentences(
        text`The push replaced the history of its branch, and GitHub no longer has its start,`,
        text`${code(replaced)}. Only this run is affected.`,
      ),
      text`To tell the agent what has changed, run the workflow again with \`diff-base\`.`,
    );

  const ends = text`${code(base.name ?? base.revision)} with ${code(head.revision)}`;
  const what = text`the comparison of ${ends} in ${code(repository)}`;
  const { happened, next } = explain(error, { what, grant: REMEDY, again: 'run again' });
  return contextError(happened, next);
}
