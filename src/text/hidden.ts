import type { MarkdownParser } from '@lezer/markdown';
import { markdown } from './github-markdown.ts';
import { isInvisibleEntity } from './unicode.ts';

type Node = ReturnType<MarkdownParser['parse']>['topNode'];

/** In UTF-16 units, `to` exclusive. */
type Span = { from: number; to: number };

/** The label of a link's or a footnote's definition. */
const DEFINITION_LABEL = /^\[((?:\\[\s\S]|[^\\\]])*)\]/;

/** Raw HTML. All of these can be without an end, and then continue to the end of the text. */
const COMMENT_IN_HTML = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
/** What HTML reads as a comment, such as `<!x>`, `<?x>`, and `</1>`. */
const BOGUS_COMMENT = /<(?:[!?]|\/[^a-z])[^>]*>?/;
/** The quoted values of attributes can contain `>`. */
const TAG =
  /(?<start><\/?(?<name>[a-z][^\s/>]*))(?<attributes>(?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*)(?<end>>?)/;
const RAW_HTML = new RegExp(
  [COMMENT_IN_HTML, BOGUS_COMMENT, TAG].map(({ source }) => source).join('|'),
  'gi',
);
const OPEN_QUOTE = /=\s*(?:"[^"]*|'[^']*)$/;
/** The elements that GitHub renders. Names of others can be a sentence that nobody sees. */
const ELEMENTS = new Set(
  (
    'a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark ol p picture pre q rp rt ruby s samp small source span strike strong sub summary sup table tbody ' +
    'td tfoot th thead time tr tt ul var wbr'
  ).split(' '),
);
/** The first address of a tag, or the end of its attributes. */
const ADDRESS = /\s(?:href|src)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'>]+)|$/i;
/** An address in parentheses, and its title. */
const TITLE_BEHIND = /^(\([^\s()]*\s+)("[^"]*"|'[^']*'|\([^()]*\))\s*\)/;
/** In code and addresses, which show an unclosed `<!--`; matching the rest keeps the search linear. */
const COMMENT_AS_TEXT = /<!--(?:[\s\S]*?(-->)|[\s\S]*)/g;
const BLANK_LINE = /\n[ \t>]*\n/;

/** What the nodes of the parsed text show. */
interface Reading {
  text: string;
  /** The text is quoted for the agent: parts that are seen only on request, and comments in code, count as hidden too. */
  quoted: boolean;
  hidden: Span[];
  definitions: (Span & { label: string })[];
  references: { label: string | undefined; alt: Span | undefined }[];
}

/**
 * The parts of a Markdown text that are not seen, in no order; they may overlap. `parsed`: what the parser reads instead,
 * of the same length.
 */
export function hiddenSpans(text: string, parsed: string, quoted: boolean): Span[] {
  const reading: Reading = { text, quoted, hidden: [], definitions: [], references: [] };
  markdown.parse(parsed).iterate({ enter: ({ node }) => READERS[node.name]?.(node, reading) });

  const { hidden, definitions, references } = reading;
  const definedLabels = new Set(definitions.map(({ label }) => label));
  for (const { label, alt } of references) {
    const isResolved = label === undefined || definedLabels.has(label);
    if (alt && isResolved) hidden.push(alt);
  }

  // Of several definitions of a label, the first one counts.
  const usedLabels = new Set(references.map(({ label }) => label));
  for (const { label, from, to } of definitions) {
    const isUsed = usedLabels.delete(label);
    if (!isUsed) hidden.push({ from, to });
  }
  return hidden;
}

/** By the names of the parser's nodes. */
const READERS: Record<string, (node: Node, reading: Reading) => void> = {
  Comment: readHtml,
  CommentBlock: readHtml,
  HTMLBlock: readHtml,
  HTMLTag: readHtml,
  ProcessingInstruction: readHtml,
  ProcessingInstructionBlock: readHtml,
  InlineCode: readCode,
  CodeBlock: readIndentedCode,
  CodeText: readCode,
  CodeInfo: readFence,
  LinkTitle: readTitle,
  URL: readAddress,
  Entity: readEntity,
  LinkReference: readDefinition,
  Footnote: readDefinition,
  Link: readLink,
  Image: readLink,
  Table: readTable,
};

function readHtml(node: Node, { text, quoted, hidden }: Reading): void {
  for (const { 0: match, index, groups = {} } of htmlOf(node, text).matchAll(RAW_HTML)) {
    const { start = '', name = '', attributes = '', end } = groups;
    const from = node.from + index;

    const isComment = match.startsWith('<!--');
    const isOpen = isComment ? !match.endsWith('-->') : !end && OPEN_QUOTE.test(attributes);
    const isTag = end === '>';
    const isRendered = isTag && (!quoted || ELEMENTS.has(name.toLowerCase()));

    // What is still open hides everything that follows.
    if (isOpen) hidden.push({ from, to: text.length });
    else if (!isRendered) hidden.push({ from, to: from + match.length });
    else if (quoted || attributes.includes('<!--'))
      hidden.push(...attributesBesideAddress(attributes, from + start.length));
  }
}

/** The HTML of a node, with spaces in place of the markers of block quotes. */
function htmlOf(node: Node, text: string): string {
  let html = '';
  for (const { from } of node.getChildren('QuoteMark'))
    html += `${text.slice(node.from + html.length, from)} `;
  return html + text.slice(node.from + html.length, node.to);
}

function attributesBesideAddress(attributes: string, from: number): Span[] {
  const { 0: address = '', index: at = 0 } = ADDRESS.exec(attributes) ?? {};
  return [
    { from, to: from + at },
    { from: from + at + address.length, to: from + attributes.length },
  ];
}

function hideComments({ from, to }: Node, { text, hidden }: Reading): void {
  for (const { 0: match, 1: end, index } of text.slice(from, to).matchAll(COMMENT_AS_TEXT))
    if (end) hidden.push({ from: from + index, to: from + index + match.length });
}

function readCode(node: Node, reading: Reading): void {
  if (reading.quoted) hideComments(node, reading);
}

/** What is indented right below a definition is a paragraph: only a blank line makes it code. */
function readIndentedCode(node: Node, reading: Reading): void {
  const before = node.prevSibling;
  const isBelow =
    before?.name === 'LinkReference' && !BLANK_LINE.test(reading.text.slice(before.to, node.from));
  if (reading.quoted || isBelow) hideComments(node, reading);
}

/** Of the words after the opening of a fence, GitHub shows only the language. */
function readFence(node: Node, reading: Reading): void {
  const { from, to } = node;
  const [language = ''] = /^[\w+#.-]{0,30}(?!\S)/.exec(reading.text.slice(from, to)) ?? [];
  if (reading.quoted) reading.hidden.push({ from: from + language.length, to });
  else hideComments(node, reading);
}

function readTitle(node: Node, reading: Reading): void {
  if (reading.quoted) reading.hidden.push({ from: node.from, to: node.to });
  else hideComments(node, reading);
}

/** The parser takes some titles for addresses. An address has no spaces, and starts with no quotation mark or parenthesis. */
function readAddress(node: Node, reading: Reading): void {
  if (/^["'(]|\s/.test(reading.text.slice(node.from, node.to))) readTitle(node, reading);
  else hideComments(node, reading);
}

function readEntity({ from, to }: Node, { text, hidden }: Reading): void {
  if (isInvisibleEntity(text.slice(from, to))) hidden.push({ from, to });
}

function readDefinition(node: Node, { text, definitions }: Reading): void {
  const { from, nextSibling: next } = node;
  // GitHub continues a footnote's paragraph on the next line, which the parser takes for a block of its own.
  const isContinued =
    node.name === 'Footnote' &&
    /^(?:LinkReference|Paragraph)$/.test(node.lastChild?.name ?? '') &&
    /^(?:LinkReference|Paragraph|Table)$/.test(next?.name ?? '') &&
    !BLANK_LINE.test(text.slice(node.to, next?.from));

  const to = isContinued && next ? next.to : node.to;
  definitions.push({
    from,
    to,
    label: normalized(DEFINITION_LABEL.exec(text.slice(from, to))?.[1] ?? ''),
  });
}

function readLink(node: Node, { text, quoted, hidden, references }: Reading): void {
  const [start, end, address] = node.getChildren('LinkMark');
  if (!start || !end) return;

  const inner = { from: start.to, to: end.from };
  const label = node.getChild('LinkLabel');
  const name =
    (label && text.slice(label.from + 1, label.to - 1)) || text.slice(inner.from, inner.to);

  const alt = quoted && node.name === 'Image' ? inner : undefined;
  references.push({ label: address ? undefined : normalized(name), alt });

  // If the label is not defined, it is the text of another link, whose address and title follow.
  const behind = quoted && label ? text.slice(label.to) : '';
  const [, before = '', title] = TITLE_BEHIND.exec(behind) ?? [];
  const from = node.to + before.length;
  if (title) hidden.push({ from, to: from + title.length });
}

/** Cells beyond the columns. */
function readTable(node: Node, { text, hidden }: Reading): void {
  const [delimiters = node] = node.getChildren('TableDelimiter');
  if (isOutside(delimiters, node, text)) return;

  const columns = text.slice(delimiters.from, delimiters.to).match(/-+/g)?.length ?? 0;
  for (const row of node.getChildren('TableRow')) {
    // A bar at the start of a row ends no cell.
    const cellEnds = row.getChildren('TableDelimiter').filter(({ from }) => from > row.from);
    const last = cellEnds[columns - 1];
    if (last) hidden.push({ from: last.to, to: row.to });
  }
}

/** Whether the line below a table's header is outside of its list item or quote, and part of a paragraph. */
function isOutside({ from }: Node, { parent }: Node, text: string): boolean {
  const lineStart = (at: number) => text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(lineStart(from), from);
  if (parent?.name === 'Blockquote') return !before.includes('>');

  const marker = parent?.getChild('ListMark');
  if (!marker || before.trim() !== '') return false;
  const indentation = marker.to + 1 - lineStart(marker.from);
  return before.length < indentation;
}

/** Labels match without regard to case and white space. In upper case only, ẞ and ß would differ. */
const normalized = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
