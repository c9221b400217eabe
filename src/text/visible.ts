import { withoutInvisible } from './unicode.ts';

const FENCED_BLOCK =
  /^ {0,3}(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^ {0,3}\k<fence>[`~]*[ \t]*$|(?![\s\S]))/;
/** Within a paragraph. A backslash before the backticks makes them text. */
const CODE_SPAN = /(?<![\\`])(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\k<ticks>(?!`)/;
const HTML_COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|(?![\s\S])))/;
const CODE_OR_COMMENT = new RegExp(
  [FENCED_BLOCK, CODE_SPAN, HTML_COMMENT].map(({ source }) => source).join('|'),
  'gm',
);

/** Blank lines before the first line, which keeps its indentation. */
const LEADING_LINES = /^(?:[^\S\n]*\n)+/;

/**
 * Markdown without HTML comments and invisible characters; line ends become LF. Code between backticks and in fenced blocks
 * keeps its comments, because readers see them. This is no parser of Markdown: comments in indented code are removed, and
 * those between backticks stay where these are no code, such as in HTML. Takes linear time: anybody may comment.
 */
export function visibleText(markdown: string): string {
  const withoutComments = markdown
    .replace(/\r\n?/g, '\n')
    .replace(CODE_OR_COMMENT, (part) => (part.startsWith('<!--') ? '' : part));
  return withoutInvisible(withoutComments);
}

/** The visible text of a title or a path, on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** The visible text after a command; undefined if the first line that is not blank does not start with the command. */
export function textAfter(command: string, body: string): string | undefined {
  const text = visibleText(body).replace(LEADING_LINES, '');
  if (command === '' || !text.startsWith(command)) return undefined;

  const rest = text.slice(command.length);
  return /^\S/.test(rest) ? undefined : rest;
}
