/** Makes the block of a prompt that says what has changed. Here is decided what of it gets how much room. */
import type { ChangedFile } from '../github/comparison.ts';
import { codeBlock, codeSpan } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { counted } from '../text/sentence.ts';
import type { ChangeEnd, ChangeRange } from './change-range.ts';
import type { Exclusion } from './excluded-files.ts';
import { MAX_QUOTE } from './quote.ts';
import { quoteCommits } from './quote-commits.ts';
import { isSupporting, quoteDiff, quotedPath } from './quote-diff.ts';
import {
  type ChangesWanted,
  namesOf,
  needsFiles,
  selectFiles,
  whyExcluded,
} from './selected-files.ts';
import type { WholeComparison } from './whole-comparison.ts';

/** Changes as a part of a prompt. */
export interface Changes {
  /** Their quotation in the prompt. */
  block: string;
  /** The URL of the page on which GitHub shows the changes. Undefined for a repository that is hidden. */
  url: string | undefined;
  /** The commit at which the changes start. */
  base: string;
  /** The last commit of the changes. */
  head: string;
  /** The path up to which the changed files are known, if GitHub did not list all. */
  cutAt: string | undefined;
}

/** Changes as GitHub has compared them. */
export interface ComparedRange {
  range: ChangeRange;
  comparison: WholeComparison;
}

const CHANGE_HEADINGS = {
  commits: 'Commits, newest first:',
  files: 'Files (A added, C copied, D deleted, M modified, R renamed):',
  diff: 'Diff:',
};
/** The letters that git uses for GitHub's statuses of a file. Any other status is a modification. */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

const NOT_SENT: readonly { why: Exclusion; one: string; several: string }[] = [
  {
    why: 'generated',
    one: 'lock or generated file',
    several: 'lock or generated files',
  },
  {
    why: 'secret',
    one: 'file whose name suggests secrets',
    several: 'files whose names suggest secrets',
  },
  {
    why: 'too-long',
    one: 'file whose path is too long',
    several: 'files whose paths are too long',
  },
];

/** Only files that match the globs in `paths` count as changed. */
export function quoteChanges(
  compared: ComparedRange,
  wanted: ChangesWanted,
  serverUrl: string | undefined,
): Changes | undefined {
  const { range, comparison } = compared;
  const { parts, paths } = wanted;
  const { commits, totalCommits, completeUpTo: cutAt } = comparison;
  const selected = selectFiles(comparison.files, wanted);
  const files = selected.filter((file) => whyExcluded(file) === undefined);

  const hasFiles = files.length > 0 || cutAt !== undefined;
  const hasChanges = needsFiles(wanted) ? hasFiles : totalCommits > 0;
  if (!hasChanges) return undefined;

  const quotes = {
    commits: () => quoteCommits(commits, totalCommits, MAX_QUOTE),
    files: () => quoteNames(files, MAX_QUOTE),
    diff: () => quoteDiff(files, MAX_QUOTE),
  };
  const blocks = parts.flatMap((part) => {
    const quote = sanitizeDiff(quotes[part]()).trimEnd();
    return quote === '' ? [] : [`${CHANGE_HEADINGS[part]}\n${codeBlock(quote)}`];
  });

  const url = serverUrl && urlOf(compared, serverUrl);
  const head = headLine(compared, selected.length, { url, hasPaths: paths !== undefined });
  const hasFileParts = parts.some((part) => part !== 'commits');
  const notes = hasFileParts ? notesOnExcluded(selected) : [];
  const cut = cutAt === undefined ? [] : [cutNote(cutAt, files.length > 0)];
  const block = [[head, ...cut].join('\n'), ...blocks, notes.join('\n')];
  return {
    block: block.filter((each) => each !== '').join('\n\n'),
    url,
    base: comparison.mergeBase,
    head: range.head.revision,
    cutAt,
  };
}

function cutNote(path: string, hasFiles: boolean): string {
  const none = hasFiles ? '' : ' None of the files up to there goes along.';
  return `(GitHub lists the changed files only up to ${codeSpan(path)}. Files after it may have changed, too.${none})`;
}

/** Such as `Changes in octo-org/docs from v1.0.0 (1a2b3c4) to v1.1.0 (5d6e7f8): 7 commits, 78 files. URL` */
function headLine(
  { range, comparison }: ComparedRange,
  selectedFiles: number,
  { url, hasPaths }: { url: string | undefined; hasPaths: boolean },
): string {
  const { files, totalCommits, completeUpTo } = comparison;
  const since = range.startIn === 'record' ? `, ${SINCE_LAST_JOB}` : '';
  const ends = `from ${startName(range, comparison)} to ${endName(range.head, range.head.revision)}`;

  const atLeast = completeUpTo === undefined ? '' : 'at least ';
  const ofThem = hasPaths ? ` (${selectedFiles} in \`paths\`)` : '';
  const size = `${counted(totalCommits, 'commit')}, ${atLeast}${counted(files.length, 'file')}${ofThem}`;
  const page = url === undefined ? '' : ` ${url}`;
  return `Changes in ${range.repository} ${ends}${since}: ${size}.${page}`;
}

export const SINCE_LAST_JOB = 'since the last job of this thread';

/** For sentences about a range. */
export function betweenEnds({ range, comparison }: ComparedRange): string {
  return `from ${short(comparison.mergeBase)} to ${short(range.head.revision)}`;
}

function startName({ base }: ChangeRange, { mergeBase }: WholeComparison): string {
  const isOtherCommit = isCommit(base.revision) && base.revision !== mergeBase;
  return endName(base, mergeBase, isOtherCommit ? 'merge base ' : '');
}

function endName({ name }: ChangeEnd, commit: string, kind = ''): string {
  const isNamed = name !== undefined && isPlainName(name) && name !== commit;
  return isNamed ? `${name} (${kind}${short(commit)})` : short(commit);
}

/** People choose the names of branches and tags. One that could be a sentence must not stand outside of a fence. */
export const isPlainName = (name: string) => /^[\w@][\w@./+#~^-]{0,199}$/.test(name);

const isCommit = (revision: string) => /^[0-9a-f]{40,64}$/.test(revision);
const short = (commit: string) => commit.slice(0, 7);

/** The URL contains commits rather than names, because anybody chooses the name of a branch or a tag. */
function urlOf({ range, comparison }: ComparedRange, serverUrl: string): string {
  const { repository, head, pull } = range;
  const page =
    pull === undefined ? `compare/${comparison.mergeBase}...${head.revision}` : `pull/${pull}`;
  return `${serverUrl}/${repository}/${page}`;
}

/** Names of files with the letters of their statuses. If there is no room for all, those of sources and documentation first. */
function quoteNames(files: readonly ChangedFile[], room: number): string {
  const rows = files.map((file) => ({ row: nameAndStatus(file), isLate: isSupporting(file) }));
  const byImportance = rows.toSorted((a, b) => Number(a.isLate) - Number(b.isLate));

  let left = room - NAMES_NOTE.length;
  const shown = new Set(
    byImportance.filter(({ row }) => {
      const isShown = row.length < left;
      if (isShown) left -= row.length + '\n'.length;
      return isShown;
    }),
  );

  const missing = rows.length - shown.size;
  const note = missing > 0 ? [`(No room for the names of ${counted(missing, 'more file')}.)`] : [];
  return [...rows.filter((each) => shown.has(each)).map(({ row }) => row), ...note].join('\n');
}

const NAMES_NOTE = '(No room for the names of 999,999 more files.)\n';

function nameAndStatus(file: ChangedFile): string {
  return [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)].join('\t');
}

function notesOnExcluded(selected: readonly ChangedFile[]): string[] {
  const reasons = selected.map(whyExcluded);
  return NOT_SENT.flatMap(({ why, one, several }) => {
    const count = reasons.filter((reason) => reason === why).length;
    return count === 0 ? [] : [`(Not sent: ${count} ${count === 1 ? one : several}.)`];
  });
}
