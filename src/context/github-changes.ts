/** Quotes what has changed between two commits as blocks of a prompt. */
import { type ChangedFile, type Comparison, MAX_FILES } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { codeBlock } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { isExcluded } from './excluded-files.ts';
import { MAX_QUOTE } from './quote.ts';

/** The parts of `context` that are about changes, in the order in which they are quoted. */
export const CHANGE_PARTS = ['commits', 'files', 'diff'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

const CHANGE_HEADINGS = {
  commits: 'Commits, newest first:',
  files: 'Files (A added, C copied, D deleted, M modified, R renamed):',
  diff: 'Diff:',
};
/**
 * The letters that git uses for GitHub's statuses of a file. Any other status is a modification.
 */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

/** These words end the note about omitted rows, after their number. */
const FILES =
  'files: generated files, lock files, and files that may contain secrets or are too long.';
const OMITTED = { commits: 'commits.', files: FILES, diff: FILES };

/**
 * Returns undefined if nothing of `parts` has changed. Only files that match the globs in `paths`
 * count.
 */
export function quoteChanges(
  { files: all, commits, totalCommits }: Comparison,
  { parts, paths }: { parts: readonly ChangePart[]; paths?: readonly string[] | undefined },
): string | undefined {
  const selectedFiles = all.filter((file) => isSelected(namesOf(file), paths));
  const files = selectedFiles.filter((file) => !namesOf(file).some(isExcluded));

  // GitHub does not list the files of each commit. Commits therefore count without any files,
  // unless `paths` selects files. If the list of files is not complete, a file that counts may be
  // missing.
  const needsFiles = paths !== undefined || parts.some((part) => part !== 'commits');
  const hasFiles = files.length > 0 || all.length >= MAX_FILES;
  const hasChanges = needsFiles ? hasFiles : totalCommits > 0;
  if (!hasChanges) return undefined;

  const blocks = {
    commits: () => quoteRows('commits', commits.toReversed().map(commitRow), totalCommits),
    files: () => quoteRows('files', files.map(nameAndStatus), selectedFiles.length),
    diff: () => quoteRows('diff', files.map(patchOf), selectedFiles.length),
  };
  return parts.map((part) => blocks[part]()).join('\n\n');
}

/** `total` also counts what `rows` leaves out. */
function quoteRows(part: ChangePart, rows: readonly string[], total: number): string {
  const includedRows: string[] = [];
  let room = MAX_QUOTE;
  for (const row of rows) {
    const length = row.length + '\n'.length;
    // A row that is too long is left out, and takes no room from the rows after it.
    if (length > room) continue;

    includedRows.push(row);
    room -= length;
  }

  const block = codeBlock(sanitizeDiff(includedRows.join('\n')).trimEnd() || '(none)');
  const missing = total - includedRows.length;
  const note = missing > 0 ? `\n(Omitted: ${missing} of ${total} ${OMITTED[part]})` : '';
  return `${CHANGE_HEADINGS[part]}\n${block}${note}`;
}

function commitRow({ id, date, message }: Comparison['commits'][number]): string {
  const indented = message.trim().replace(/^(?=.*\S)/gm, '    ');
  return `${id.slice(0, 12)} ${date}\n${indented}\n`;
}

function nameAndStatus(file: ChangedFile): string {
  return [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)].join('\t');
}

function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

/** Starts with a line like git's. Of binary files and large changes, GitHub shows no lines. */
function patchOf({ filename, previous_filename: from, status, patch }: ChangedFile): string {
  const before = quotedPath(`a/${from ?? filename}`);
  const after = quotedPath(`b/${filename}`);
  return `diff --git ${before} ${after} (${status})\n${patch ?? ''}`.trimEnd();
}

/** Keeps a path on one line, as git does. */
function quotedPath(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}
