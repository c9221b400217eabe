/** How much of each part of the context a prompt has room for, in UTF-16 code units. */
export interface Budget {
  /**
   * An issue, all comments, all reviews, and what the author of a command has quoted: each of them.
   */
  quote: number;
  /** The lines above an inline comment. */
  hunk: number;
  commits: number;
  subject: number;
  body: number;
  /** The list of changed files. */
  files: number;
  /** The lines of all files. */
  lines: number;
  /** A file without room for this much is only in the list, because less says too little. */
  leastLines: number;
  /** A longer line of a file is shortened, so that it hides no other ones. */
  line: number;
}

export const BUDGET: Budget = {
  quote: 40_000,
  hunk: 4_000,
  commits: 40_000,
  subject: 120,
  body: 1_000,
  files: 12_000,
  lines: 40_000,
  leastLines: 500,
  line: 1_000,
};

/** How many of the rows have room, from the first one. */
export function rowsWithRoom(rows: readonly string[], room: number): number {
  let left = room;
  const count = rows.findIndex((row) => {
    left -= row.length + '\n'.length;
    return left < 0;
  });
  return count < 0 ? rows.length : count;
}
