/** Makes the block of a prompt that says what has changed. */
import { codeBlock, toMarkdown } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import { BUDGET, type Budget } from './budget.ts';
import type { ComparedRange, WholeComparison } from './compare.ts';
import { listFiles } from './file-list.ts';
import { fitPatches } from './patches.ts';
import { quoteCommits } from './quote-commits.ts';
import type { ChangeRange, End } from './range.ts';
import { type ChangesWanted, needsFiles, type SelectedFiles } from './selected-files.ts';

/** Changes as a part of a prompt. */
export interface Changes {
  /** Their quotation in the prompt. */
  block: string;
  /** The page on which GitHub shows the changes. Undefined for a repository that is hidden. */
  url: string | undefined;
  /** The commit at which the changes start. */
  base: string;
  /** The last commit of the changes. */
  head: string;
  /** For the log and the result: what is missing if GitHub did not list all files. */
  cut: Text | undefined;
}

const HEADINGS = {
  commits: 'Commits, newest first:',
  files: 'Files (A added, C copied, D deleted, M modified, R renamed):',
  lines: 'Diff:',
};

export function hasChanges(
  { totalCommits, completeUpTo }: WholeComparison,
  { sent }: SelectedFiles,
  wanted: ChangesWanted,
): boolean {
  if (!needsFiles(wanted)) return totalCommits > 0;
  return sent.length > 0 || completeUpTo !== undefined;
}

export function quoteChanges(
  compared: ComparedRange,
  files: SelectedFiles,
  wanted: ChangesWanted,
  serverUrl: string,
  budget: Budget = BUDGET,
): Changes {
  const { range, comparison } = compared;
  const { parts } = wanted;
  const { commits, totalCommits, completeUpTo: cutAt } = comparison;
  const blocks: string[] = [];
  const notes: string[] = [];

  if (parts.includes('commits')) {
    const quote = quoteCommits(commits, totalCommits, budget);
    blocks.push(fenced(HEADINGS.commits, quote));
  }
  if (parts.includes('files') || parts.includes('diff')) {
    blocks.push(fenced(HEADINGS.files, listFiles(files.sent, budget.files)));
    notes.push(...files.notSent.map((note) => `(Not sent: ${note}.)`));
  }
  if (parts.includes('diff')) {
    const { lines, leftOut } = fitPatches(files.sent, budget);
    blocks.push(fenced(HEADINGS.lines, lines));
    if (leftOut > 0) notes.push(`(No room for the lines of ${counted(leftOut, 'file')}.)`);
  }

  // A hidden repository has no page that readers of the pull request could open.
  const url = range.isHidden ? undefined : urlOf(compared, serverUrl);
  const head = [headLine(compared, files, wanted), ...(url ? [url] : [])].join(' ');
  const cut = cutAt === undefined ? undefined : whatWasCut(cutAt, range);
  const paragraphs = [head, cut ? `(${toMarkdown(cut)})` : '', ...blocks, notes.join('\n')];
  return {
    block: paragraphs.filter((each) => each !== '').join('\n\n'),
    url,
    base: comparison.mergeBase,
    head: range.head.revision,
    cut,
  };
}

function fenced(heading: string, quote: string): string {
  const shown = sanitizeDiff(quote).trimEnd();
  return shown === '' ? '' : `${heading}\n${codeBlock(shown)}`;
}

function whatWasCut(path: string, { isHidden }: ChangeRange): Text {
  const listed = isHidden
    ? 'only some of the changed files'
    : text`the changed files only up to ${code(path)}`;
  return text`GitHub lists ${listed}. Other files may have changed, too, and do not go along.`;
}

/** Such as `Changes in o/r from v1.0.0 (1a2b3c4) to v1.1.0 (5d6e7f8): 7 commits, 78 files.` */
function headLine(
  { range, comparison }: ComparedRange,
  { selected }: SelectedFiles,
  { paths }: ChangesWanted,
): string {
  const { files, totalCommits, completeUpTo } = comparison;
  const since = range.startIn === 'record' ? `, ${SINCE_LAST_JOB}` : '';
  const start = nameOf(range.base, comparison.mergeBase);
  const end = nameOf(range.head, range.head.revision);

  const atLeast = completeUpTo === undefined ? '' : 'at least ';
  const ofThem = paths === undefined ? '' : ` (${selected.length} in \`paths\`)`;
  const size = `${counted(totalCommits, 'commit')}, ${atLeast}${counted(files.length, 'file')}${ofThem}`;
  return `Changes in ${range.repository} from ${start} to ${end}${since}: ${size}.`;
}

export const SINCE_LAST_JOB = 'since the last job of this thread';

function nameOf({ name = '' }: End, commit: string): string {
  const isName = isPlainName(name) && !/^[0-9a-f]{40}/.test(name);
  return isName ? `${name} (${shortId(commit)})` : shortId(commit);
}

/**
 * People choose the names of branches and tags. One that could be a sentence must not stand outside
 * of a fence.
 */
export const isPlainName = (name: string) => /^[\w@][\w@./+#~^-]{0,199}$/.test(name);

export const shortId = (commit: string) => commit.slice(0, 7);

/** The URL contains commits rather than names, because anybody chooses the name of a branch. */
function urlOf({ range, comparison }: ComparedRange, serverUrl: string): string {
  const { repository, head, pull } = range;
  const page =
    pull === undefined ? `compare/${comparison.mergeBase}...${head.revision}` : `pull/${pull}`;
  return `${serverUrl}/${repository}/${page}`;
}
