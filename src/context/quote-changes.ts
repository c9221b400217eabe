import { shortId } from '../github/comparison.ts';
/** Makes the block of a prompt that says what has changed. */
import { codeBlock, toMarkdown } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import type { ComparedChanges } from './compare.ts';
import { listFiles } from './file-list.ts';
import { fitPatches } from './patches.ts';
import { quoteCommits } from './quote-commits.ts';
import type { End } from './range.ts';
import { type ChangesWanted, needsFiles } from './selected-files.ts';

export interface Changes {
  block: string;
  /** Undefined for a repository that is hidden. */
  url: string | undefined;
  base: string;
  head: string;
  /** What is missing if GitHub did not list all files. */
  cut: Text | undefined;
}

export function hasChanges(changes: ComparedChanges, wanted: ChangesWanted): boolean {
  const { totalCommits, completeUpTo, sent } = changes;
  return needsFiles(wanted) ? sent.length > 0 || completeUpTo !== undefined : totalCommits > 0;
}

export function quoteChanges(
  changes: ComparedChanges,
  wanted: ChangesWanted,
  serverUrl: string,
): Changes {
  const { commits, totalCommits, sent, notSent, mergeBase, head, isHidden } = changes;
  const { parts } = wanted;
  const blocks: string[] = [];
  const notes: string[] = [];

  if (parts.includes('commits')) {
    blocks.push(fenced('Commits, newest first:', quoteCommits(commits, totalCommits)));
  }
  if (parts.includes('files') || parts.includes('diff')) {
    const heading = 'Files (A added, C copied, D deleted, M modified, R renamed):';
    blocks.push(fenced(heading, listFiles(sent)));
    notes.push(...notSent.map((note) => `(Not sent: ${note}.)`));
  }
  if (parts.includes('diff')) {
    const { lines, leftOut } = fitPatches(sent);
    blocks.push(fenced('Diff:', lines));
    if (leftOut > 0) notes.push(`(No room for the lines of ${counted(leftOut, 'file')}.)`);
  }

  // A hidden repository has no page that readers of the pull request could open.
  const url = isHidden ? undefined : urlOf(changes, serverUrl);
  const headline = `${headLine(changes, wanted)} ${url ?? ''}`.trim();
  const cut = whatWasCut(changes);
  const paragraphs = [headline, cut ? `(${toMarkdown(cut)})` : '', ...blocks, notes.join('\n')];
  return {
    block: paragraphs.filter((each) => each !== '').join('\n\n'),
    url,
    base: mergeBase,
    head: head.revision,
    cut,
  };
}

function fenced(heading: string, quote: string): string {
  const shown = sanitizeDiff(quote).trimEnd();
  return shown === '' ? '' : `${heading}\n${codeBlock(shown)}`;
}

function whatWasCut({ completeUpTo, isHidden }: ComparedChanges): Text | undefined {
  if (completeUpTo === undefined) return undefined;

  const listed = isHidden
    ? 'only some of the changed files'
    : text`the changed files only up to ${code(completeUpTo)}`;
  return text`GitHub lists ${listed}. Other files may have changed, too, and are missing in the request.`;
}

/** Such as `Changes in o/r from v1.0.0 (1a2b3c4) to v1.1.0 (5d6e7f8): 7 commits, 78 files.` */
function headLine(changes: ComparedChanges, { paths }: ChangesWanted): string {
  const { repository, base, mergeBase, head, isSinceRecord, totalCommits, files, selected } =
    changes;
  const since = isSinceRecord ? `, ${SINCE_LAST_JOB}` : '';
  const ends = `from ${endName(base, mergeBase)} to ${endName(head, head.revision)}${since}`;

  const atLeast = changes.completeUpTo === undefined ? '' : 'at least ';
  const ofThem = paths === undefined ? '' : ` (${selected.length} in \`paths\`)`;
  const size = `${atLeast}${counted(files.length, 'file')}${ofThem}`;
  return `Changes in ${repository} ${ends}: ${counted(totalCommits, 'commit')}, ${size}.`;
}

export const SINCE_LAST_JOB = 'since the last job of this thread';

function endName({ name = '' }: End, commit: string): string {
  const isName = isPlainName(name) && !/^[0-9a-f]{40}/.test(name);
  return isName ? `${name} (${shortId(commit)})` : shortId(commit);
}

/** People choose the names of branches. What could be a sentence must stand in a fence. */
export const isPlainName = (name: string) => /^[\w@][\w@./+#~^-]{0,199}$/.test(name);

/** The URL contains commits rather than names, because anybody chooses the name of a branch. */
function urlOf({ repository, mergeBase, head, pull }: ComparedChanges, serverUrl: string): string {
  const page = pull === undefined ? `compare/${mergeBase}...${head.revision}` : `pull/${pull}`;
  return `${serverUrl}/${repository}/${page}`;
}
