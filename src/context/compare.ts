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
import { code, text } from '../text/sentence.ts';
import { contextError } from './context-error.ts';
import { changesInEvent } from './event-changes.ts';
import { whyWithoutLines } from './file-list.ts';
import type { ChangeRange } from './range.ts';
import { type ChangesWanted, isEnough, type SelectedFiles, selectFiles } from './selected-files.ts';

export type ComparedChanges = ChangeRange & WholeComparison & SelectedFiles;

interface WholeComparison extends Comparison {
  /** The path up to which `files` has all that are wanted. Undefined: it has all of them. */
  completeUpTo: string | undefined;
}

/**
 * A start that a record names may be gone, which is no error, because the caller knows another one.
 */
export async function compareRange(
  range: ChangeRange,
  wanted: ChangesWanted,
  session: Session,
): Promise<ComparedChanges | undefined> {
  const { repository, base, head, isSinceRecord } = range;
  const api = await session.openGitHub();
  const compare = (from: string, to: string) =>
    fetchComparison(api, { repository, base: from, head: to });

  try {
    const isListed = ({ files }: Comparison) => files.length < MAX_FILES || isEnough(files, wanted);
    const first = await compare(base.revision, head.revision);
    const whole = await wholeComparison(first, head.revision, compare, isListed);
    return { ...range, ...whole, ...selectFiles(whole.files, wanted.paths) };
  } catch (error) {
    if (isSinceRecord && isGone(error)) return undefined;
    throw comparisonError(error, range, session);
  }
}

/** Each one takes two requests. */
const MAX_SPLITS = 4;

/**
 * Gets around GitHub's limit of 300 files: a comparison that is full is made of the comparisons of
 * its halves. `first` ends at the commit `head`.
 */
export async function wholeComparison(
  first: Comparison,
  head: string,
  compare: (base: string, head: string) => Promise<Comparison>,
  isListed: (comparison: Comparison) => boolean,
): Promise<WholeComparison> {
  let splits = MAX_SPLITS;

  /** If halves do not make up the whole, or GitHub does not compare them, the whole remains. */
  const split = async (whole: Comparison, end: string): Promise<Comparison[]> => {
    const middle = isListed(whole) ? undefined : middleCommit(whole, end);
    if (middle === undefined || splits === 0) return [whole];

    splits -= 1;
    const older = await compare(whole.mergeBase, middle).catch(ignoreGitHubError);
    // Where the base was merged into the branch after the middle, the younger half would have
    // changes of the base.
    if (older?.mergeBase !== whole.mergeBase) return [whole];

    const younger = await compare(middle, end).catch(ignoreGitHubError);
    if (younger === undefined) return [whole];
    return [...(await split(older, middle)), ...(await split(younger, end))];
  };

  const comparisons = await split(first, head);
  const lastPaths = comparisons
    .filter((comparison) => !isListed(comparison))
    .map(({ files }) => files.at(-1)?.filename ?? '');
  return {
    ...first,
    commits: comparisons.flatMap(({ commits }) => commits),
    files:
      comparisons.length === 1
        ? first.files
        : unitedFiles(comparisons.flatMap(({ files }) => files)),
    completeUpTo: lastPaths.toSorted()[0],
  };
}

/**
 * The commit in the middle of the first-parent line. A commit of a merged branch would not do,
 * because that branch may have started before the changes do.
 */
function middleCommit({ commits }: Comparison, head: string): string | undefined {
  const firstParents = new Map(commits.map(({ id, firstParent }) => [id, firstParent]));
  const line: string[] = [];
  for (let id = firstParents.get(head); id !== undefined && firstParents.has(id); ) {
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
  return [...files.values()].sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

function unitedFile(earlier: ChangedFile, later: ChangedFile): ChangedFile {
  return {
    filename: later.filename,
    previous_filename: earlier.previous_filename ?? later.previous_filename,
    // A file that was added or renamed, and then modified, is still a new one.
    status: later.status === 'modified' ? earlier.status : later.status,
    changes: (earlier.changes ?? 0) + (later.changes ?? 0),
    patch: [patchOf(earlier), patchOf(later)].filter((patch) => patch !== '').join('\n'),
  };
}

/** Beside the lines of the other half, it would not be seen that lines are missing. */
function patchOf(file: ChangedFile): string {
  return file.patch ?? (file.changes ? `(${whyWithoutLines(file)})` : '');
}

const GRANT_READING = text`Grant the job \`contents: read\`.`;
const SET_START = text`Set \`diff-base\` to a branch, tag, or commit ID there, and grant the job \`contents: read\`. A revision such as \`HEAD~1\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`;

/** Of some errors, more is known than GitHub says. */
function comparisonError(
  error: unknown,
  { repository, base, head, pull, isHidden }: ChangeRange,
  { event }: Session,
): Error {
  const { status = 'no response', line } = asGitHubError(error).failed;
  if (isHidden)
    return contextError(
      text`GitHub could not compare two commits of ${code(repository)} (${code(status)}).`,
      GRANT_READING,
    );

  const isMissing = isGone(error);
  const { isForced, base: replaced } = changesInEvent(event);
  if (isMissing && isForced && replaced === base.revision)
    return contextError(
      text`The push replaced the history of its branch. GitHub no longer has commit ${code(replaced)}, at which the changes of the push start. Only this run is affected.`,
      text`To tell the agent what has changed, run the workflow again with \`diff-base\`.`,
    );

  const ends = text`${code(base.name ?? base.revision)} with ${code(head.revision)}`;
  const what = text`the comparison of ${ends} in ${code(repository)}`;
  // Of a pull request, GitHub says where the changes start.
  const grant = pull === undefined ? SET_START : GRANT_READING;
  const { happened, next } = explain(error, { what, grant, again: 'run again' });
  if (/taking too long/i.test(line))
    return contextError(happened, text`Set \`diff-base\` to a later commit.`);

  const why = text` One of them is not there, or the token cannot read it.`;
  return contextError(text`${happened}${isMissing ? why : []}`, next);
}
