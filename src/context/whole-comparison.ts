/** Gets around GitHub's limit of 300 files: a comparison that is full is made of the comparisons of its halves. */
import { type ChangedFile, type Comparison, MAX_FILES } from '../github/comparison.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { whyWithoutLines } from './quote-diff.ts';

export interface WholeComparison extends Comparison {
  /** The path up to which `files` has all that are wanted. Undefined: it has all of them. */
  completeUpTo: string | undefined;
}

export interface HalvesOptions {
  compare: (base: string, head: string) => Promise<Comparison>;
  /** No files after those that GitHub lists are wanted. */
  isEnough: (listed: readonly ChangedFile[]) => boolean;
}

/** Each one takes two requests. */
const MAX_SPLITS = 4;

/** A range of commits whose files are listed by one comparison. */
interface Segment {
  comparison: Comparison;
  head: string;
  /** The commit at which it can be split. Undefined if it is complete, or cannot be split. */
  middle: string | undefined;
}

/** `first` ends at the commit `head`. */
export async function completeComparison(
  first: Comparison,
  head: string,
  options: HalvesOptions,
): Promise<WholeComparison> {
  const segmentOf = (comparison: Comparison, end: string): Segment => {
    const isComplete = isListed(comparison, options);
    return { comparison, head: end, middle: isComplete ? undefined : middleOf(comparison, end) };
  };

  const segments = [segmentOf(first, head)];
  for (let splits = 0; splits < MAX_SPLITS; splits += 1) {
    const index = segments.findIndex(({ middle }) => middle !== undefined);
    const segment = segments[index];
    if (segment === undefined) break;

    const halves = await halvesOf(segment, options);
    const replacement = halves?.map((half) => segmentOf(half.comparison, half.head));
    segments.splice(index, 1, ...(replacement ?? [{ ...segment, middle: undefined }]));
  }

  const comparisons = segments.map(({ comparison }) => comparison);
  const lastPaths = comparisons
    .filter((comparison) => !isListed(comparison, options))
    .map(({ files }) => files.at(-1)?.filename ?? '');
  return {
    ...first,
    commits: comparisons.flatMap(({ commits }) => commits),
    files: comparisons.length === 1 ? first.files : unitedFiles(comparisons),
    completeUpTo: lastPaths.toSorted()[0],
  };
}

const isListed = ({ files }: Comparison, { isEnough }: HalvesOptions) =>
  files.length < MAX_FILES || isEnough(files);

/**
 * The commit in the middle of the first-parent line. A commit of a merged branch would not do, because that branch may have
 * started before the changes do.
 */
function middleOf({ commits }: Comparison, head: string): string | undefined {
  const firstParents = new Map(commits.map(({ id, firstParent }) => [id, firstParent]));
  const line: string[] = [];
  for (let id = firstParents.get(head); id !== undefined && firstParents.has(id); ) {
    line.push(id);
    id = firstParents.get(id);
  }
  return line[Math.floor(line.length / 2)];
}

/** Where they would not make up the whole, or GitHub does not compare them, the whole is all there is. */
async function halvesOf(
  { comparison, head, middle = '' }: Segment,
  { compare }: HalvesOptions,
): Promise<Pick<Segment, 'comparison' | 'head'>[] | undefined> {
  const { mergeBase } = comparison;
  const older = await compare(mergeBase, middle).catch(ignoreGitHubError);
  // Where the base was merged into the branch after the middle, the younger half would have changes of the base.
  if (older?.mergeBase !== mergeBase) return undefined;

  const younger = await compare(middle, head).catch(ignoreGitHubError);
  return (
    younger && [
      { comparison: older, head: middle },
      { comparison: younger, head },
    ]
  );
}

/** What became of each file from the first to the last of successive comparisons. */
export function unitedFiles(comparisons: readonly Pick<Comparison, 'files'>[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>();
  for (const later of comparisons.flatMap((comparison) => comparison.files)) {
    const { filename, previous_filename: from, status } = later;
    const earlierName = status === 'renamed' && from ? from : filename;
    const earlier = files.get(earlierName);
    files.delete(earlierName);

    const united = earlier === undefined ? later : unitedFile(earlier, later);
    if (united !== undefined) files.set(united.filename, united);
  }
  return [...files.values()].sort((a, b) => (a.filename < b.filename ? -1 : 1));
}

/** A file that was added, and then removed, has not changed. */
function unitedFile(earlier: ChangedFile, later: ChangedFile): ChangedFile | undefined {
  const wasRenamed = earlier.status === 'renamed';
  if (later.status === 'removed') {
    if (earlier.status === 'added') return undefined;
    // Under the name in between, there was no file before, and there is none after.
    return wasRenamed ? { ...later, filename: earlier.previous_filename ?? later.filename } : later;
  }

  const both = {
    ...later,
    changes: (earlier.changes ?? 0) + (later.changes ?? 0),
    patch: [patchOf(earlier), patchOf(later)].filter((patch) => patch !== '').join('\n'),
  };
  if (earlier.status === 'added') return { ...both, status: 'added', previous_filename: undefined };
  if (earlier.status === 'removed') return { ...both, status: 'modified' };
  if (!wasRenamed) return both;

  const { previous_filename: from } = earlier;
  const isBack = from === later.filename;
  return isBack
    ? { ...both, status: 'modified', previous_filename: undefined }
    : { ...both, status: 'renamed', previous_filename: from };
}

/** Beside the lines of the other half, it would not be seen that lines are missing. */
function patchOf(file: ChangedFile): string {
  return file.patch ?? (file.changes ? `(${whyWithoutLines(file)})` : '');
}
