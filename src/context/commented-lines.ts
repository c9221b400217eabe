import type { CommentedLines } from '../github/command-comments.ts';
import { codeBlock } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { visibleLine } from '../text/visible.ts';
import { isExcluded } from './excluded-files.ts';

const ON_FILE = 'The instruction above is a comment on this file in the pull request:';
const ON_LINES =
  'The instruction above is a comment on this place in the pull request. The hunk ends with the line of the comment:';
const EXCLUDED =
  '(Lines of generated files, lock files, and files that may hold secrets are not shown.)';

const MAX_HUNK = 4_000;

/** What an inline comment was written on, as a block of the prompt. */
export function quoteLines(comment: CommentedLines): string {
  const place = describedPlace(comment);
  if (comment.subject_type === 'file') return `${ON_FILE}\n${codeBlock(place)}`;
  return `${ON_LINES}\n${codeBlock(`${place}\n${cleanGit(hunkOf(comment))}`.trimEnd())}`;
}

/** The file and the lines of an inline comment on one line: whoever opens a pull request chooses its paths. */
export function describedPlace(comment: CommentedLines): string {
  const file = visibleLine(comment.path);
  const lines = comment.subject_type === 'file' ? '' : linesOf(comment);
  return lines === '' ? file : `${file}, ${lines}`;
}

/** Such as `lines 3 to 5`; '' where GitHub does not say. */
function linesOf(comment: CommentedLines): string {
  const { line, side, start_side: startSide } = comment;
  const last = line ?? comment.original_line;
  if (!last) return '';

  const isOutdated = line !== last;
  const start = isOutdated ? comment.original_start_line : comment.start_line;
  // Each side of a diff has its own line numbers, so lines of both sides have no common range.
  const first = startSide === side ? start : last;

  const numbers = !first || first === last ? `line ${last}` : `lines ${first} to ${last}`;
  const version = isOutdated ? ' of an earlier version' : '';
  const change = side === 'LEFT' ? ', before the change' : '';
  return `${numbers}${version}${change}`;
}

function hunkOf({ path, diff_hunk: hunk }: CommentedLines): string {
  if (isExcluded(path)) return EXCLUDED;
  if (hunk.length <= MAX_HUNK) return hunk;

  // The lines that the comment is about are at the end.
  return `(Earlier lines were left out.)\n${hunk.slice(-MAX_HUNK).toWellFormed()}`;
}
