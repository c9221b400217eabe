import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import { codeBlock } from './markdown.ts';
import { withoutInvisible } from './sanitize.ts';
import { counted } from './sentence.ts';

type Node = DomHandler['dom'][number];
type Element = Extract<Node, { attribs: object }>;

/**
 * `gap`: how many line breaks are at least before and after the words. None are around a part of a
 * line.
 */
interface Piece {
  words: string;
  gap: 0 | 1 | 2;
}

/**
 * Turns GitHub's rendering (`body_html`) into Markdown: what a browser shows, with `<details>`
 * opened, the addresses of links and images, and the source of what GitHub draws, such as a
 * diagram. Nothing renders it, so only bars in tables are escaped.
 */
export function markdownOf(html: string): string {
  const tree = new ShallowTree();
  new Parser(tree).end(html);
  const markdown = withoutInvisible(joined(tree.dom.flatMap(piecesOf)));
  return markdown.replace(UNANSWERED, '').trimStart();
}

/** In a form, each question is a heading, and GitHub answers those that are left empty. */
const UNANSWERED = /(?:^|\n\n)### .+\n\nNo response(?=\n\n#|$)/g;

/**
 * Where more elements are open, the rest of the page is left out, so that recursion ends, and the
 * parser is fast.
 */
const MAX_DEPTH = 100;

class ShallowTree extends DomHandler {
  private depth = 0;
  private source: Parser | undefined;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.source = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.source?.pause();
    else super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

const UNSEEN = ['rp', 'script', 'style', 'template'];
/**
 * Nobody can set classes in Markdown. GitHub has these where people see nothing: for 'Loading' in a
 * diagram, for the mail that somebody has answered, with the dots that show it, and for the numbers
 * of lines.
 */
const UNSEEN_CLASSES = [
  'js-render-enrichment-loader',
  'email-hidden-toggle',
  'email-hidden-reply',
  'blob-num',
];

const PARAGRAPHS = 'details dl p summary'.split(' ');
const LINES = 'caption dd dt figcaption figure ol section ul'.split(' ');
const CELLS = ['td', 'th'];

/**
 * Elements that are more than their words. Emphasis has no marks, because it does not change the
 * meaning.
 */
const WRITERS = new Map<string, (element: Element) => Piece | readonly Piece[]>([
  ['a', link],
  ['blockquote', (element) => paragraph(withMarks(wordsIn(element), '> ', '> '))],
  ['br', () => BREAK],
  ['div', division],
  ['hr', () => paragraph('---')],
  ['img', image],
  ['input', checkbox],
  ['li', (element) => item(element, '- ')],
  ['ol', numberedList],
  ['pre', preformatted],
  ['table', table],
  ['tr', row],
  ['video', image],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)] as const),
  ...Object.entries({ code: '`', del: '~~', s: '~~', strike: '~~', sup: '^' }).map(
    ([name, mark]) => [name, between(mark)] as const,
  ),
]);

function piecesOf(node: Node): readonly Piece[] {
  if (!isElement(node)) return [inline(DomUtils.textContent(node).replace(/[ \t\n\f\r]+/g, ' '))];

  if (UNSEEN.includes(node.name) || UNSEEN_CLASSES.some((name) => has(node, name))) return [];

  const write = WRITERS.get(node.name);
  if (write !== undefined) return [write(node)].flat();
  if (PARAGRAPHS.includes(node.name)) return apart(piecesIn(node), paragraph(''));
  return LINES.includes(node.name) ? apart(piecesIn(node), BREAK) : piecesIn(node);
}

const piecesIn = ({ children }: Element) => children.flatMap(piecesOf);
const wordsIn = (element: Element) => joined(piecesIn(element));

function joined(pieces: readonly Piece[]): string {
  const blocks: string[] = [];
  let lines: Piece[] = [];
  for (const piece of [...pieces, paragraph('')]) {
    if (piece.gap < 2) {
      lines.push(piece);
      continue;
    }
    blocks.push(withoutMiddle(joinedLines(lines)), piece.words);
    lines = [];
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Between words is at most one space, and at the ends of lines there is none. */
function joinedLines(pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let breaks = 0;
  let hasSpace = false;

  for (const { words, gap } of pieces) {
    breaks = Math.max(breaks, gap);
    hasSpace ||= words.startsWith(' ');
    const shown = gap > 0 ? words : words.replace(/^ | $/g, '');
    if (shown === '') continue;

    const before = '\n'.repeat(breaks) || (hasSpace ? ' ' : '');
    parts.push(before, shown);
    breaks = gap;
    hasSpace = words.endsWith(' ');
  }
  return parts.slice(1).join('');
}

const inline = (words: string): Piece => ({ words, gap: 0 });
const line = (words: string): Piece => ({ words, gap: 1 });
const paragraph = (words: string): Piece => ({ words, gap: 2 });
const BREAK = line('');
const apart = (pieces: readonly Piece[], edge: Piece) => [edge, ...pieces, edge];

const isElement = (node: Node): node is Element => 'attribs' in node;
const elementsIn = ({ children }: Element) => children.filter(isElement);
const has = (element: Element, className: string) =>
  (element.attribs.class ?? '').split(/\s+/).includes(className);

function between(mark: string) {
  return (element: Element): Piece => {
    const words = wordsIn(element);
    return inline(words === '' ? '' : `${mark}${words}${mark}`);
  };
}

function heading(level: number) {
  return (element: Element) => paragraph(withMarks(wordsIn(element), `${'#'.repeat(level)} `, ''));
}

function withMarks(words: string, first: string, others: string): string {
  if (words === '') return '';

  const [start, ...lines] = words.split('\n');
  const marked = lines.map((each) => (each === '' ? others.trimEnd() : others + each));
  return [first + start, ...marked].join('\n');
}

function numberedList({ children, attribs: { start = '1' } }: Element): readonly Piece[] {
  let number = Number.parseInt(start, 10) || 0;
  const pieces = children.flatMap((child) =>
    isElement(child) && child.name === 'li' ? item(child, `${number++}. `) : piecesOf(child),
  );
  return apart(pieces, BREAK);
}

function item(element: Element, marker: string): Piece {
  return line(withMarks(wordsIn(element), marker, ' '.repeat(marker.length)));
}

/** The only input that GitHub keeps. */
function checkbox({ attribs: { checked } }: Element): Piece {
  return inline(checked === undefined ? '[ ]' : '[x]');
}

/**
 * Where the text of a link is the address, or an image that the link shows in full, the text is
 * enough.
 */
function link(element: Element): readonly Piece[] {
  const { href } = element.attribs;
  const address = plainAddress(href);
  const pieces = piecesIn(element);
  const words = joined(pieces);

  const showsImage = elementsIn(element).some(({ attribs }) => attribs.src === href);
  const isEnough = showsImage || ['', href, address].includes(words);
  return address === '' || isEnough ? pieces : [inline(`[${words}](${address})`)];
}

/** An image or a video. Those of other sites come through GitHub's proxy. */
function image(element: Element): Piece {
  const { src, 'data-canonical-src': original } = element.attribs;
  const address = plainAddress(original) || plainAddress(src);
  return inline(address === '' ? '' : `![](${address})`);
}

/** The parts of a mail that people see, and what is put before their lines. */
const MAIL = new Map([
  ['email-fragment', ''],
  ['email-signature-reply', ''],
  ['email-quoted-reply', '> '],
]);

function division(element: Element): readonly Piece[] {
  for (const [className, mark] of MAIL)
    if (has(element, className)) return [paragraph(withMarks(linesOfMail(element), mark, mark))];
  return apart(piecesIn(element), BREAK);
}

/** The lines of a mail are as they were written. */
function linesOfMail({ children }: Element): string {
  const words = children.map((child) => {
    const isLink = isElement(child) && child.name !== 'br';
    return isLink ? joined(piecesOf(child)) : sourceOf(child);
  });
  const lines = words.join('').replaceAll('\r', '').split('\n');
  const trimmed = lines.map((each) => each.trimEnd()).join('\n');
  return withoutMiddle(trimmed.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, ''));
}

function table(element: Element): readonly Piece[] {
  const rows = elementsIn(element).flatMap((child) =>
    child.name === 'tr' ? child : elementsIn(child),
  );
  const lines = rows.flatMap(elementsIn).filter((cell) => has(cell, 'blob-code-inner'));
  return lines.length > 0 ? [codeOfLines(lines, element)] : apart(piecesIn(element), paragraph(''));
}

/** A row stays on one line, even if a cell contains a table. */
function row(element: Element): Piece {
  const cells = elementsIn(element).filter(({ name }) => CELLS.includes(name));
  if (cells.length === 0) return line(wordsIn(element));

  const words = cells.map((cell) => wordsIn(cell).replace(/\n\s*/g, ' ').replaceAll('|', '\\|'));
  const bars = `|${words.map((each) => (each === '' ? ' ' : ` ${each} `)).join('|')}|`;
  const isHead = isIn(['thead'], element);
  return line(isHead ? `${bars}\n|${' --- |'.repeat(cells.length)}` : bars);
}

function isIn(names: readonly string[], { parent }: Element): boolean {
  if (parent === null || !isElement(parent)) return false;
  return names.includes(parent.name) || isIn(names, parent);
}

/** GitHub names the grammar of a block, such as `source-js`. */
const GRAMMAR = /(?:^|\s)highlight-(?:source|text)-(?<language>[a-z\d+#-]{1,40})(?=\s|$)/i;

/**
 * Nobody sees the words after the opening fence of a block, so only what GitHub recognizes as a
 * language is named.
 */
function preformatted(element: Element): Piece {
  const { parent } = element;
  const classes = parent !== null && isElement(parent) ? parent.attribs.class : undefined;
  const { language } = GRAMMAR.exec(classes ?? '')?.groups ?? {};
  return code(sourceOf(element), language, element);
}

/** A block of code. In a cell, signs keep its lines apart, and their indentation. */
function code(source: string, language: string | undefined, element: Element): Piece {
  const shown = withoutMiddle(source.replace(/^\n|\n$/g, ''));
  if (isIn(CELLS, element)) return inline(`\`${shown.replaceAll('\n', ' ⏎ ')}\``);
  return paragraph(codeBlock(shown, language));
}

function sourceOf(node: Node): string {
  if (!isElement(node)) return DomUtils.textContent(node);
  return node.name === 'br' ? '\n' : node.children.map(sourceOf).join('');
}

/** The lines of a suggestion, which are a diff, or those below a link to lines of a file. */
function codeOfLines(cells: readonly Element[], element: Element): Piece {
  const lines = cells.map((cell) => sourceOf(cell).replace(/\n$/, '').replaceAll('\n', ' '));
  const signs = cells.map(diffSign);
  if (signs.some((sign) => sign !== ' '))
    return code(lines.map((each, index) => signs[index] + each).join('\n'), 'diff', element);

  // GitHub puts a space before and after each line of a file.
  const shown = lines.map((each) => each.replace(/^ (.*) $/s, '$1'));
  return code(shown.join('\n'), undefined, element);
}

function diffSign(cell: Element): string {
  if (has(cell, 'blob-code-addition')) return '+';
  return has(cell, 'blob-code-deletion') ? '-' : ' ';
}

/** A longer block, such as a log, must not take the place of the question below it. */
export const MAX_BLOCK = 6_000;
/** Room for what says how much is left out. */
const NOTE = 50;

/** The start of a long block says what it is, and the end of a log why it failed. */
function withoutMiddle(block: string): string {
  if (block.length <= MAX_BLOCK) return block;

  const half = MAX_BLOCK / 2 - NOTE;
  const omitted = `… ${counted(block.length - 2 * half, 'character')} left out …`;
  return [block.slice(0, half), omitted, block.slice(-half)].join('\n');
}

/** A file in a comment of a private repository has an address that GitHub signs for one reader. */
const PRIVATE_HOST = /^(?:private|secured)-user-images\.githubusercontent\.com$/;
const UPLOAD_ID = /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\w+$/;

/**
 * The address without its signature, with which anybody could open the file for some minutes; '' if
 * it is not one of the web.
 */
function plainAddress(address = ''): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';

  if (url.searchParams.has('jwt')) url.search = '';
  const [, id] = (PRIVATE_HOST.test(url.host) && UPLOAD_ID.exec(url.pathname)) || [];
  return id === undefined ? url.href : `https://github.com/user-attachments/assets/${id}`;
}
