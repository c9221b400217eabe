import type { CommentedLines } from '../github/command-comments.ts';
import { linesOf } from '../github/comment-place.ts';
import { codeBlock } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { isExcluded } from './excluded-files.ts';
import { quotedPath } from './github-changes.ts';
import { EARLIER_VERSION, lineNumbers } from './quote.ts';

const ON_FILE = 'The instruction above is a comment on this file in the pull request:';
const ON_LINES =
  'The instruction above is a comment on this place in the pull request. The hunk ends with the line of the comment:';
const EXCLUDED =
  '(Lines of generated files, lock files, and files that may hold secrets are not shown.)';
const WHOLE_FILE = 'the whole file';

const MAX_HUNK = 4_000;

/** What an inline comment was written on, as a block of the prompt. */
export function quoteLines(comment: CommentedLines): string {
  const path = quotedPath(comment.path);
  if (comment.subject_type === 'file')
    return `${ON_FILE}\n${codeBlock(cleanGit(`${path}, ${WHOLE_FILE}`))}`;

  const place = `${path}, ${describedLines(comment)}`;
  return `${ON_LINES}\n${codeBlock(cleanGit(`${place}\n${hunkOf(comment)}`).trimEnd())}`;
}

function describedLines(comment: CommentedLines): string {
  const { lines, isOutdated } = linesOf(comment);
  if (lines === undefined) return WHOLE_FILE;

  const { side, start_side: startSide } = comment;
  const version = isOutdated ? EARLIER_VERSION : '';
  // Each side of a diff has its own line numbers, so a range over both sides is no range of numbers.
  if ((startSide ?? side) !== side)
    return `from ${lineOn(startSide, lines.first)} to ${lineOn(side, lines.last)}${version}`;

  const change = side === 'LEFT' ? ', before the change' : '';
  return `${lineNumbers(lines)}${version}${change}`;
}

function lineOn(side: string | null | undefined, line: number): string {
  return side === 'LEFT' ? `line ${line} before the change` : `line ${line}`;
}

function hunkOf({ path, diff_hunk: hunk }: CommentedLines): string {
  if (isExcluded(path)) return EXCLUDED;
  if (hunk.length <= MAX_HUNK) return hunk;

  // The lines that the comment is about are at the end.
  return `(Earlier lines were left out.)\n${hunk.slice(-MAX_HUNK).toWellFormed()}`;
}
