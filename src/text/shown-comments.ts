import { Parser } from 'htmlparser2';
import { UNSEEN_ELEMENTS } from './sanitize.ts';

/** As long as it can be: an end directly at the start, as in `<!-->`, is not one for all parsers. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Readers see the words between them, as in `<!--` and `-->`. */
const MARKS = /[`*]/g;

/** The part of a mail that GitHub folds. */
const HIDDEN_CLASS = /(?:^| )email-hidden-reply(?: |$)/;
/** The parser takes quadratic time for nested elements. People do not nest that many. */
const MAX_OPEN = 1_000;

/**
 * GitHub shows every HTML comment of the Markdown as words, as it does in code. `html` is GitHub's rendering of the same text.
 * Every comment must be in it as often as in the text, and in the same order. In doubt, the answer is no.
 */
export function showsHtmlComments(markdown: string, html: string): boolean {
  const comments = markdown.match(HTML_COMMENT) ?? [];
  // A comment of several lines can hide more than itself, so it must be in a block of code that Markdown has made.
  const hasSeveralLines = comments.some((comment) => /[\r\n]/.test(comment));
  if (hasSeveralLines && /<pre/i.test(markdown)) return false;

  const shown = shownText(html).replace(MARKS, '');
  let end = 0;
  return comments.every((comment) => {
    const words = lineByLine(comment).replace(MARKS, '');
    const start = shown.indexOf(words, end);
    end = start + words.length;
    return start >= 0;
  });
}

/** What a browser shows, without white space, but with the line breaks in blocks of code. */
function shownText(html: string): string {
  const shown: string[] = [];
  const open: string[] = [];
  const isIn = (names: readonly string[]) => open.some((name) => names.includes(name));

  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      open.push(HIDDEN_CLASS.test(classes) ? 'template' : name);
      if (open.length > MAX_OPEN) parser.pause();
    },
    ontext(words) {
      if (!isIn(UNSEEN_ELEMENTS)) shown.push(isIn(['pre']) ? words : words.replace(/\s/g, ''));
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return lineByLine(shown.join(''));
}

/** Without white space, such as the indentation in a list, but with line breaks, and without what nobody sees. */
function lineByLine(words: string): string {
  return words.replace(/[\s\p{Cf}\p{Cc}]+/gu, (space) => (/[\r\n]/.test(space) ? '\n' : ''));
}
