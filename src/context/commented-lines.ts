import type { CommentedLines } from '../github/command-comments.ts';
import { linesOf } from '../github/comment-place.ts';
import { codeBlock } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { isExcluded } from './excluded-files.ts';
import { quotedPath } from './github-changes.ts';
import { lineNumbers } from './quote.ts';

const HEADING =
  'The instruction above is a comment on this place in the pull request. The hunk ends with the line of the comment:';

/** The end of a hunk has the lines that the comment is about. */
const MAX_HUNK = 4_000;

export function quoteLines(lines: CommentedLines): string {
  const { path, side } = lines;
  const place = [quotedPath(path), describedLines(lines)];
  if (side === 'LEFT') place.push('before the change');
  return `${HEADING}\n${codeBlock(cleanGit(`${place.join(', ')}\n${hunkOf(lines)}`).trimEnd())}`;
}

function describedLines(comment: CommentedLines): string {
  const { lines } = linesOf(comment);
  return lines && comment.subject_type !== 'file' ? lineNumbers(lines) : 'the whole file';
}

function hunkOf({ path, diff_hunk: hunk, subject_type: subject }: CommentedLines): string {
  if (subject === 'file') return '';
  if (isExcluded(path))
    return '(Lines of generated files, lock files, and files that may hold secrets are not shown.)';
  if (hunk.length <= MAX_HUNK) return hunk;
  return `(Earlier lines were left out.)\n${hunk.slice(-MAX_HUNK).toWellFormed()}`;
}
