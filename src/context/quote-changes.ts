/** Makes the block of a prompt that says what has changed. */
import { shortId } from '../github/comparison.ts';
import type { ContextPart } from '../inputs/fields.ts';
import { codeBlock, toMarkdown } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import type { ComparedChanges } from './compare.ts';
import type { SelectedFiles } from './file-kinds.ts';
import { quoteCommits } from './quote-commits.ts';
import { fitPatches, listFiles } from './quote-files.ts';
import type { End } from './range.ts';

export interface QuotedChanges {
  block: string;
  /** Undefined for a repository that is hidden. */
  url: string | undefined;
  base: string;
  head: string;
  /** What is missing if GitHub did not list all files. */
  cut: Text | undefined;
}

export function quoteChanges(
  changes: ComparedChanges & SelectedFiles,
  parts: readonly ContextPart[],
  serverUrl: string,
): QuotedChanges {
  const { commits, totalCommits, sent, notSent, mergeBase, head } = changes;
  const url = pageOf(changes, serverUrl);
  const hasFiles = parts.includes('files') || parts.includes('diff');
  const cut = hasFiles ? whatWasCut(changes) : undefined;

  const paragraphs = [headline(changes, url), cut ? `(${toMarkdown(cut)})` : ''];
  const notes: string[] = [];
  if (parts.includes('commits')) {
    paragraphs.push(fenced('Commits, newest first:', quoteCommits(commits, totalCommits)));
  }
  if (hasFiles) {
    const heading = 'Files (A added, C copied, D deleted, M modified, R renamed):';
    paragraphs.push(fenced(heading, listFiles(sent)));
    notes.push(...notSent.map((note) => `(Not sent: ${note}.)`));
  }
  if (parts.includes('diff')) {
    const { lines, leftOut } = fitPatches(sent);
    paragraphs.push(fenced('Diff:', lines));
    if (leftOut > 0) notes.push(`(No room for the lines of ${counted(leftOut, 'file')}.)`);
  }

  const block = [...paragraphs, notes.join('\n')].filter((each) => each !== '').join('\n\n');
  return { block, url, base: mergeBase, head: head.revision, cut };
}

function fenced(heading: string, quote: string): string {
  const shown = sanitizeDiff(quote).trimEnd();
  return shown === '' ? '' : `${heading}\n${codeBlock(shown)}`;
}

function whatWasCut({ completeUpTo, isHidden }: ComparedChanges): Text | undefined {
  if (completeUpTo === undefined) return undefined;

  const listed = isHidden ? 'only some files' : text`the files only up to ${code(completeUpTo)}`;
  return text`GitHub lists ${listed}. What else has changed is missing in the request.`;
}

/**
 * The URL contains commits rather than names, because anybody chooses the name of a branch. A
 * hidden repository has no page that readers of the pull request could open.
 */
function pageOf(
  { repository, mergeBase, head, isHidden }: ComparedChanges,
  serverUrl: string,
): string | undefined {
  return isHidden
    ? undefined
    : `${serverUrl}/${repository}/compare/${mergeBase}...${head.revision}`;
}

/** Such as `Changes in o/r from v1.0.0 (1a2b3c4) to v1.1.0 (5d6e7f8): 7 commits, 78 files.` */
function headline(changes: ComparedChanges & SelectedFiles, url: string | undefined): string {
  const { repository, base, mergeBase, head, isSinceRecord, files, selected } = changes;
  const since = isSinceRecord ? `, ${SINCE_LAST_JOB}` : '';
  const ends = `from ${endName(base, mergeBase)} to ${endName(head, head.revision)}${since}`;

  const atLeast = changes.completeUpTo === undefined ? '' : 'at least ';
  const ofThem = selected.length === files.length ? '' : ` (${selected.length} in \`paths\`)`;
  const size = `${atLeast}${counted(files.length, 'file')}${ofThem}`;
  const commits = counted(changes.totalCommits, 'commit');
  return `Changes in ${repository} ${ends}: ${commits}, ${size}. ${url ?? ''}`.trim();
}

export const SINCE_LAST_JOB = 'since the last job of this thread';

function endName({ name = '' }: End, commit: string): string {
  const isName = isPlainName(name) && !/^[0-9a-f]{40}/.test(name);
  return isName ? `${name} (${shortId(commit)})` : shortId(commit);
}

/** People choose the names of branches. What could be a sentence must stand in a fence. */
export const isPlainName = (name: string) => /^[\w@][\w@./+#~^-]{0,199}$/.test(name);
