import { counted } from '../text/sentence.ts';

/** How much of each part of the context a prompt has room for, in UTF-16 code units. */
export const BUDGET = {
  /** For each: an issue, all comments, all reviews, and what is written above a command. */
  quote: 40_000,
  /** The lines above an inline comment. */
  hunk: 4_000,
  commits: 40_000,
  subject: 120,
  body: 1_000,
  /** The list of changed files. */
  files: 12_000,
  /** The lines of all files. */
  lines: 40_000,
  /** A file without room for this much is only in the list, because less says too little. */
  leastLines: 500,
  /** A longer line is shortened, so that it hides no other ones. */
  line: 1_000,
  /** What says how much is missing. */
  note: 40,
};

/** The first rows that have room. */
export function rowsWithRoom(rows: readonly string[], room: number): string[] {
  let left = room;
  const end = rows.findIndex((row) => {
    left -= row.length + '\n'.length;
    return left < 0;
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}

/** With how many more of all `total` ones there are, such as `and 3 more files`. */
export function rowsAndNote(
  rows: readonly string[],
  room: number,
  { total, others }: { total: number; others: string },
): string {
  const shown = rowsWithRoom(rows, room - BUDGET.note);
  const missing = total - shown.length;
  const note = missing > 0 ? [`and ${counted(missing, others)}`] : [];
  return [...shown, ...note].join('\n');
}
