/** Quotes changed files: a list of all, and the changed lines of those that have room. */
import type { ChangedFile } from '../github/comparison.ts';
import { counted, grouped } from '../text/sentence.ts';
import { BUDGET, rowsAndNote, rowsWithRoom } from './budget.ts';
import { kindOf, namesOf, RANKS } from './file-kinds.ts';

/** Any other status is a modification. */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

export function listFiles(files: readonly ChangedFile[]): string {
  const rows = files.map(fileRow);
  return rowsAndNote(rows, BUDGET.files, { total: rows.length, others: 'more file' });
}

function fileRow(file: ChangedFile): string {
  return [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)].join('\t');
}

/** Keeps a path on one line, as git does. */
function quotedPath(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}

/**
 * What was told has at most half of the room if what was written needs the other half. There, large
 * changes have at most two thirds if small ones need the rest.
 */
export function fitPatches(files: readonly ChangedFile[]) {
  const [told = [], written = [], rest = []] = RANKS.map((rank) =>
    files.filter(({ filename }) => kindOf(filename) === rank).flatMap(patchOf),
  );
  const isLarge = ({ length }: string) => length >= BUDGET.leastLines;
  const large = written.filter(isLarge);
  const small = written.filter((patch) => !isLarge(patch));

  const shown: string[] = [];
  for (const [group, part, next] of [
    [told, 1 / 2, written],
    [large, 2 / 3, small],
    [small, 1, []],
    [rest, 1, []],
  ] as const) {
    const room = BUDGET.lines - roomFor(shown);
    shown.push(...fitGroup(group, Math.max(room * part, room - roomFor(next))));
  }

  return {
    lines: shown.join('\n'),
    leftOut: [...told, ...written, ...rest].length - shown.length,
    withoutLines: files.filter(({ status, patch }) => status !== 'removed' && !patch).length,
  };
}

const roomFor = (texts: readonly string[]) =>
  texts.reduce((room, { length }) => room + length + '\n'.length, 0);

/** The list of files says all about a deleted one. */
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

/** The largest patches that have room for their first lines share it equally. */
function fitGroup(patches: readonly string[], room: number): string[] {
  const largestFirst = patches.toSorted((a, b) => b.length - a.length);
  const least = largestFirst.map((patch) => patch.slice(0, BUDGET.leastLines));
  const chosen = largestFirst.slice(0, rowsWithRoom(least, room).length);

  // The smallest ones are fitted first, because they leave the others more.
  const fitted = new Map<string, string>();
  let left = room;
  for (const [index, patch] of chosen.toReversed().entries()) {
    const share = Math.floor(left / (chosen.length - index));
    const text = cutAtLine(patch, share - '\n'.length);
    fitted.set(patch, text);
    left -= roomFor([text]);
  }
  return patches.flatMap((patch) => fitted.get(patch) ?? []);
}

function cutAtLine(patch: string, room: number): string {
  if (patch.length <= room) return patch;

  const end = patch.lastIndexOf('\n', room - BUDGET.note);
  const missing = patch.slice(end + 1).split('\n').length;
  return `${patch.slice(0, end + 1)}(… ${counted(missing, 'more line')})`;
}
