/** Where blocks of raw HTML start and end: CommonMark 'HTML blocks', start conditions 1 to 7. */
import type { Dialect } from './reading.ts';
import type { Span } from './structure.ts';

export type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * A whole open or closing tag (CommonMark 'Raw HTML'). No two neighbours in it take the same character, but for
 * white space, which is followed by something that is none: it fails after a number of steps linear in what it read.
 */
export const TAG =
  /<(?:[A-Za-z][A-Za-z0-9-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[A-Za-z][A-Za-z0-9-]*\s*)>/y;

const VERBATIM = /<(?:script|pre|style|textarea)(?=[ \t\n>]|$)/iy;
const BLOCK =
  /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[ \t\n]|\/?>|$)/iy;
/** Where the sixth condition differs: 0.31 has taken `source` out and `search` in. */
const BLOCK_OF = {
  github: /<\/?source(?=[ \t\n]|\/?>|$)/iy,
  commonmark: /<\/?search(?=[ \t\n]|\/?>|$)/iy,
};
const DECLARATION = { github: /<![A-Z]/y, commonmark: /<![A-Za-z]/y };

/** Which kind of HTML block starts at `from` in the line that ends at `to`; `seventh`: no paragraph is open. */
export function htmlStart(
  text: string,
  { from, to }: Span,
  seventh: boolean,
  dialect: Dialect,
): HtmlKind | undefined {
  if (text[from] !== '<' || from >= to) return undefined;
  if (at(VERBATIM, text, from)) return 1;
  if (text.startsWith('<!--', from)) return 2;
  if (text.startsWith('<?', from)) return 3;
  if (text.startsWith('<![CDATA[', from)) return 5;
  if (at(DECLARATION[dialect], text, from)) return 4;
  if (at(BLOCK, text, from) || at(BLOCK_OF[dialect], text, from)) return 6;
  if (!seventh) return undefined;
  const line = text.slice(from, to);
  TAG.lastIndex = 0;
  const tag = TAG.exec(line);
  return tag && line.slice(tag[0].length).trim() === '' ? 7 : undefined;
}

/** Whether a block of that kind ends in this line; 6 and 7 end before a blank line, which the caller sees. */
export function htmlEnds(line: string, kind: HtmlKind): boolean {
  if (kind === 1) return /<\/(?:script|pre|style|textarea)>/i.test(line);
  const end = { 2: '-->', 3: '?>', 4: '>', 5: ']]>', 6: undefined, 7: undefined }[kind];
  return end !== undefined && line.includes(end);
}

function at(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}
