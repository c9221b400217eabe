/** What changed, as blocks of a prompt. */
import { type ChangedFile, type Comparison, MAX_FILES } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { codeBlock } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { isExcluded } from './excluded-files.ts';
import { MAX_QUOTE } from './quote.ts';

/** In the order in which they are quoted. */
export const CHANGE_PARTS = ['commits', 'files', 'diff'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

const CHANGE_HEADINGS = {
  commits: 'Commits, newest first:',
  files: 'Files (A added, C copied, D deleted, M modified, R renamed):',
  diff: 'Diff:',
};
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

/** What a note about omitted rows counts. */
const FILES =
  'files: generated files, lock files, and files that may contain secrets or are too long.';
const OMITTED = { commits: 'commits.', files: FILES, diff: FILES };

/** Undefined if nothing of `parts` has changed. `paths`: globs for the files that count. */
export function quoteChanges(
  { files: all, commits, totalCommits }: Comparison,
  { parts, paths }: { parts: readonly ChangePart[]; paths?: readonly string[] | undefined },
): string | undefined {
  const selected = all.filter((file) => isSelected(namesOf(file), paths));
  const files = selected.filter((file) => !namesOf(file).some(isExcluded));

  // GitHub does not list the files of a commit, so commits need none, unless only some files count.
  const needsFiles = paths !== undefined || parts.some((part) => part !== 'commits');
  const hasNoFiles = files.length === 0 && all.length < MAX_FILES;
  if (needsFiles ? hasNoFiles : totalCommits === 0) return undefined;

  const blocks = {
    commits: () => quoteRows('commits', commits.toReversed().map(commitRow), totalCommits),
    files: () => quoteRows('files', files.map(nameAndStatus), selected.length),
    diff: () => quoteRows('diff', files.map(patchOf), selected.length),
  };
  return parts.map((part) => blocks[part]()).join('\n\n');
}

/** `total`: also counts those that `rows` leaves out. */
function quoteRows(part: ChangePart, rows: readonly string[], total: number): string {
  const included: string[] = [];
  let room = MAX_QUOTE;
  for (const row of rows) {
    // With its line break. A row that is too long takes no room from those after it.
    const length = row.length + 1;
    if (length > room) continue;

    included.push(row);
    room -= length;
  }

  const block = codeBlock(sanitizeDiff(included.join('\n')).trimEnd() || '(none)');
  const missing = total - included.length;
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

/** Below a first line like git's. Binary files and too large changes have no lines. */
function patchOf({ filename, previous_filename: from, status, patch }: ChangedFile): string {
  const [before, after] = [`a/${from ?? filename}`, `b/${filename}`].map(quotedPath);
  return `diff --git ${before} ${after} (${status})\n${patch ?? ''}`.trimEnd();
}

/** A path on one line, as git writes it. */
const quotedPath = (path: string) => (/[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path);
