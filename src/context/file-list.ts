/** Lists changed files: their statuses and paths, and why there are no lines of a file. */
import type { ChangedFile } from '../github/comparison.ts';
import { counted } from '../text/sentence.ts';
import { BUDGET, rowsWithRoom } from './budget.ts';
import { byRank } from './file-kinds.ts';
import { namesOf } from './selected-files.ts';

/** Git's letters for GitHub's statuses of a file. Any other status is a modification. */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));
const NOTE_ROOM = 40;

/** People's files come first. */
export function listFiles(files: readonly ChangedFile[]): string {
  const rows = byRank(files).flat().map(fileRow);
  const count = rowsWithRoom(rows, BUDGET.files - NOTE_ROOM);
  const missing = rows.length - count;
  const note = missing > 0 ? [`and ${counted(missing, 'more file')}`] : [];
  return [...rows.slice(0, count), ...note].join('\n');
}

function fileRow(file: ChangedFile): string {
  const cells = [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)];
  const hasReason = file.status !== 'removed' && !file.patch;
  return [...cells, ...(hasReason ? [`(${whyWithoutLines(file)})`] : [])].join('\t');
}

/** Files that no diff can show, whatever has changed in them. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|pdf|zip|gz|tgz|woff2?|ttf|otf|eot|mp[34]|mov|webm|wav|ogg|jar|wasm|exe|dll|so)$/i;

export function whyWithoutLines({ filename, status, changes }: ChangedFile): string {
  if (changes) return `${counted(changes, 'changed line')}, not shown by GitHub`;
  if (status === 'renamed' || status === 'copied') return `${status} only`;
  return BINARY.test(filename) ? 'binary' : 'binary, empty, or mode only';
}

/** Keeps a path on one line, as git does. */
export function quotedPath(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}
