/** Titles of issues and pull requests: one line that GitHub shows as it is, but for code between backticks. */
import { mayJoin, withoutInvisible } from './invisible.ts';

/**
 * A title without HTML comments, unless they stand in code, and without characters that are not seen, on one line.
 * Everything else stays: a title is no Markdown, so that `[Bug]: Crash` is no definition and `<T>` no tag.
 * Idempotent; linear.
 */
export function cleanTitle(title: string): string {
  return withoutInvisible(withoutComments(title)).replace(/\s+/g, ' ').trim();
}

function withoutComments(title: string): string {
  const last = title.lastIndexOf('-->');
  const sign = /`[^`]*`|<!--/g;
  let kept = '';
  let at = 0;
  for (let found = sign.exec(title); found; found = sign.exec(title)) {
    const { index } = found;
    // One that is never closed is text.
    if (found[0] !== '<!--' || last < index + 4) continue;
    kept += title.slice(at, index);
    at = title.indexOf('-->', index + 4) + 3;
    sign.lastIndex = at;
    if (mayJoin(kept.slice(-1), title.charAt(at))) kept += ' ';
  }
  return kept + title.slice(at);
}
