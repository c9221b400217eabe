import type { Place } from '../github/comment-place.ts';

/** The lines of an inline comment, such as `lines 3 to 5`; undefined if it is on a file. */
export function describedLines(place: Place): string | undefined {
  const { line, side, start_side: startSide } = place;
  const last = line ?? place.original_line ?? undefined;
  if (last === undefined || place.subject_type === 'file') return undefined;

  const isOutdated = line !== last;
  const first = (isOutdated ? place.original_start_line : place.start_line) ?? last;
  const version = isOutdated ? ' of an earlier version' : '';
  // Each side of a diff has its own line numbers, so a range over both sides is no range of numbers.
  if ((startSide ?? side) !== side)
    return `from ${lineOn(startSide, first)} to ${lineOn(side, last)}${version}`;

  const numbers = first === last ? `line ${last}` : `lines ${first} to ${last}`;
  const change = side === 'LEFT' ? ', before the change' : '';
  return `${numbers}${version}${change}`;
}

function lineOn(side: Place['side'], line: number): string {
  return side === 'LEFT' ? `line ${line} before the change` : `line ${line}`;
}
