import type { CommentedLines } from '../github/command-comments.ts';
import { codeBlock } from '../text/markdown.ts';
import { cleanGit } from '../text/unicode.ts';
import { describedLines } from './described-lines.ts';
import { isExcluded } from './excluded-files.ts';
import { quotedPath } from './github-changes.ts';

const ON_FILE = 'The instruction above is a comment on this file in the pull request:';
const ON_LINES =
  'The instruction above is a comment on this place in the pull request. The hunk ends with the line of the comment:';
const EXCLUDED =
  '(Lines of generated files, lock files, and files that may hold secrets are not shown.)';

const MAX_HUNK = 4_000;

/** What an inline comment was written on, as a block of the prompt. */
export function quoteLines(comment: CommentedLines): string {
  const place = `${quotedPath(comment.path)}, ${describedLines(comment) ?? 'the whole file'}`;
  if (comment.subject_type === 'file') return `${ON_FILE}\n${codeBlock(cleanGit(place))}`;
  return `${ON_LINES}\n${codeBlock(cleanGit(`${place}\n${hunkOf(comment)}`).trimEnd())}`;
}

function hunkOf({ path, diff_hunk: hunk }: CommentedLines): string {
  if (isExcluded(path)) return EXCLUDED;
  if (hunk.length <= MAX_HUNK) return hunk;

  // The lines that the comment is about are at the end.
  return `(Earlier lines were left out.)\n${hunk.slice(-MAX_HUNK).toWellFormed()}`;
}
