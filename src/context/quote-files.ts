/** Quotes changed files: a list of all, and the changed lines of those that have room. */
import type { ChangedFile } from '../github/comparison.ts';
import { counted, grouped } from '../text/sentence.ts';
import { BUDGET, rowsAndNote, rowsWithRoom } from './budget.ts';
import { kindOf, namesOf } from './file-kinds.ts';

/** Git's letters for GitHub's statuses of a file. Any other status is a modification. */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

/** Statuses and paths, and why there are no lines of a file. */
export function listFiles(files: readonly ChangedFile[]): string {
  const rows = files.map(fileRow);
  return rowsAndNote(rows, BUDGET.files, { total: rows.length, others: 'more file' });
}

function fileRow(file: ChangedFile): string {
  const cells = [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)];
  const hasReason = file.status !== 'removed' && !file.patch;
  return [...cells, ...(hasReason ? [`(${whyWithoutLines(file)})`] : [])].join('\t');
}

/** Files that no diff can show, whatever has changed in them. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|ico|pdf|zip|gz|tgz|woff2?|ttf|mp[34]|webm|jar|wasm|exe|so)$/i;

function whyWithoutLines({ filename, status, changes }: ChangedFile): string {
  if (changes) return `${counted(changes, 'changed line')}, not shown by GitHub`;
  if (status === 'renamed' || status === 'copied') return `${status} only`;
  return BINARY.test(filename) ? 'binary' : 'binary, empty, or mode only';
}

/** Keeps a path on one line, as git does. */
function quotedPath(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}

/** `files`: people's files first, which have their lines before others get what is left. */
export function fitPatches(files: readonly ChangedFile[]) {
  const shown: string[] = [];
  let leftOut = 0;
  let room = BUDGET.lines;

  for (const group of Map.groupBy(files, ({ filename }) => kindOf(filename)).values()) {
    const patches = group.flatMap(patchOf);
    const fitted = fitGroup(patches, room);
    const texts = patches.flatMap((patch) => fitted.get(patch) ?? []);
    shown.push(...texts);
    leftOut += patches.length - texts.length;

    const isWhole = patches.every((patch) => fitted.get(patch) === patch);
    room = isWhole ? texts.reduce(roomAfter, room) : 0;
  }
  return { lines: shown.join('\n'), leftOut };
}

const roomAfter = (room: number, text: string) => room - text.length - '\n'.length;

/** Of a deleted file, the list of files says all there is to say. */
function patchOf({ filename, status, patch }: ChangedFile): string[] {
  if (!patch || status === 'removed') return [];

  const lines = patch.split('\n').map(shortenedLine);
  return [[`diff ${quotedPath(filename)}`, ...lines].join('\n').trimEnd()];
}

function shortenedLine(line: string): string {
  const most = BUDGET.line;
  if (line.length <= most) return line;

  const omitted = grouped(line.length - most);
  return `${line.slice(0, most).toWellFormed()}(… ${omitted} more characters)`;
}

/**
 * What is shown of each patch. They share the room equally, and the smallest ones get theirs first,
 * because they leave the others more.
 */
function fitGroup(patches: readonly string[], room: number): Map<string, string> {
  const smallestFirst = patches.toSorted((a, b) => a.length - b.length);
  const least = smallestFirst.map((patch) => patch.slice(0, BUDGET.leastLines));
  const chosen = smallestFirst.slice(0, rowsWithRoom(least, room));

  const fitted = new Map<string, string>();
  let left = room;
  for (const [index, patch] of chosen.entries()) {
    const share = Math.floor(left / (chosen.length - index));
    const text = cutAtLine(patch, share - '\n'.length);
    fitted.set(patch, text);
    left = roomAfter(left, text);
  }
  return fitted;
}

function cutAtLine(patch: string, room: number): string {
  if (patch.length <= room) return patch;

  const end = patch.lastIndexOf('\n', room - BUDGET.note);
  const missing = patch.slice(end + 1).split('\n').length;
  return `${patch.slice(0, end + 1)}(… ${counted(missing, 'more line')})`;
}
