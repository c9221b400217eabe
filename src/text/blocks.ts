/**
 * The block structure of a Markdown text (CommonMark 'Blocks', GFM 'Tables' and footnotes), as far as it decides what
 * is code, what is raw HTML and what is inline text. Nothing is rendered.
 */
import { type Container, matchContainers, openContainer, taskBox } from './containers.ts';
import { type HtmlKind, htmlEnds, htmlStart } from './html-block.ts';
import { Cursor } from './markers.ts';
import type { Dialect } from './reading.ts';
import type { Span, Structure, Unit } from './structure.ts';
import { cells, delimiterColumns } from './table.ts';

type Leaf =
  | { kind: 'none' }
  | { kind: 'code' }
  | { kind: 'paragraph'; unit: Unit }
  | { kind: 'table'; columns: number; shadow: Unit | undefined }
  | { kind: 'fence'; sign: string; length: number }
  | { kind: 'html'; unit: Unit; type: HtmlKind };

const NONE: Leaf = { kind: 'none' };

/** The structure of `text`, whose line ends are LF. Linear in its length. */
export function blocks(text: string, dialect: Dialect): Structure {
  const parser = new Blocks(text, dialect);
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    parser.line(from, to);
    from = to + 1;
  }
  return parser.end();
}

class Blocks {
  #text: string;
  #dialect: Dialect;
  #containers: Container[] = [];
  #leaf: Leaf = NONE;
  #lastEnd = 0;
  #found: Structure = { units: [], infos: [], excess: [], footnotes: [] };

  constructor(text: string, dialect: Dialect) {
    this.#text = text;
    this.#dialect = dialect;
  }

  end(): Structure {
    this.#close(0);
    return this.#found;
  }

  line(from: number, to: number): void {
    const cursor = new Cursor(this.#text, from, to);
    const depth = matchContainers(this.#containers, cursor);
    const all = depth === this.#containers.length;
    if (!(all && this.#continues(cursor))) {
      if (this.#leaf.kind === 'code' || this.#leaf.kind === 'fence' || this.#leaf.kind === 'html')
        this.#leaf = NONE;
      this.#open(cursor, depth, all);
    }
    this.#lastEnd = to;
  }

  /** Code and HTML that go on take their line before anything else is looked for. */
  #continues(cursor: Cursor): boolean {
    const leaf = this.#leaf;
    const { columns, blank } = cursor.ahead();
    if (leaf.kind === 'fence') {
      const run = cursor.run(leaf.sign);
      if (columns <= 3 && run >= leaf.length && cursor.blankAfter(run)) this.#leaf = NONE;
      return true;
    }
    if (leaf.kind === 'html') {
      if (blank && leaf.type >= 6) this.#leaf = NONE;
      else this.#html(leaf, cursor);
      return true;
    }
    return leaf.kind === 'code' && (blank || columns >= 4);
  }

  /** New containers and the leaf that this line starts; else the line is text. */
  #open(cursor: Cursor, matched: number, all: boolean): void {
    let depth = matched;
    let started = false;
    for (;;) {
      const { columns, blank } = cursor.ahead();
      const lazy = this.#leaf.kind === 'paragraph' && !started;
      const row = this.#leaf.kind === 'table' && this.#leaf.shadow !== undefined;
      if (columns >= 4 && !lazy && !row && !blank) {
        this.#close(depth);
        this.#filled();
        this.#leaf = { kind: 'code' };
        return;
      }
      if (columns >= 4 || blank) break;
      const container = openContainer(cursor, this.#containers.length, lazy && all);
      if (container === undefined) {
        if (this.#startsLeaf(cursor, depth, lazy, lazy && all)) return;
        break;
      }
      this.#close(depth);
      this.#filled();
      this.#containers.push(container);
      depth += 1;
      started = true;
    }
    this.#textLine(cursor, depth, started, all);
  }

  /** Headings, fences, HTML blocks, thematic breaks. */
  #startsLeaf(cursor: Cursor, depth: number, lazy: boolean, inParagraph: boolean): boolean {
    const span = { from: cursor.next(), to: cursor.end };
    const fence = cursor.match(/`{3,}(?=[^`\n]*(?:\n|$))|~{3,}/y)?.[0];
    const type = htmlStart(this.#text, span, !lazy, this.#dialect);
    const heading = cursor.match(/#{1,6}(?=[ \t\n]|$)/y) !== null;
    const underline = inParagraph && cursor.underline();
    if (underline) {
      this.#leaf = NONE;
      return true;
    }
    if (fence === undefined && type === undefined && !heading && !cursor.thematic()) return false;
    this.#close(depth);
    this.#filled();
    if (fence !== undefined) {
      this.#leaf = { kind: 'fence', sign: fence.charAt(0), length: fence.length };
      this.#found.infos.push({ from: span.from + fence.length, to: span.to });
    } else if (type !== undefined) {
      const leaf: Leaf = { kind: 'html', unit: this.#unit('html'), type };
      this.#leaf = leaf;
      this.#html(leaf, cursor);
    } else if (heading) this.#unit('inline').lines.push(span);
    return true;
  }

  #textLine(cursor: Cursor, depth: number, started: boolean, all: boolean): void {
    const { blank } = cursor.ahead();
    const span = { from: cursor.next(), to: cursor.end };
    if (!all && !started && !blank && this.#leaf.kind === 'paragraph') {
      this.#leaf.unit.lines.push(span); // lazy continuation
      return;
    }
    if (!all || started) this.#close(depth);
    if (blank) {
      this.#leaf = NONE;
      return;
    }
    this.#filled();
    const leaf = this.#leaf;
    if (leaf.kind === 'table') {
      this.#row(span, leaf.columns);
      leaf.shadow?.lines.push(span);
    } else if (leaf.kind !== 'paragraph') {
      if (started && this.#dialect === 'github')
        span.from += taskBox(this.#text, this.#containers.at(-1), span.from);
      if (span.from === span.to) return; // a box alone: no paragraph that could go on
      const unit = this.#unit('paragraph');
      unit.lines.push(span);
      this.#leaf = { kind: 'paragraph', unit };
    } else if (!this.#table(leaf.unit, span)) leaf.unit.lines.push(span);
  }

  /** A delimiter row makes the paragraph's last line a table's head (GFM 'Tables'). */
  #table(unit: Unit, span: Span): boolean {
    const head = unit.lines.at(-1);
    const delimiters = delimiterColumns(this.#text, span);
    if (!head || delimiters === undefined) return false;
    if (cells(this.#text, head, this.#dialect).length !== delimiters) return false;
    // Parsers differ on a head that is not the paragraph's first line: then the whole is read as a paragraph too.
    const shadow = unit.lines.length > 1 ? this.#unit('shadow') : undefined;
    shadow?.lines.push(...unit.lines, span);
    unit.lines.pop();
    this.#row(head, delimiters);
    this.#leaf = { kind: 'table', columns: delimiters, shadow };
    return true;
  }

  #row(span: Span, columns: number): void {
    const all = cells(this.#text, span, this.#dialect);
    for (const cell of all.slice(0, columns)) this.#unit('inline').lines.push(cell);
    const [first, last] = [all[columns], all.at(-1)];
    if (first && last) this.#found.excess.push({ from: first.from, to: last.to });
  }

  #html(leaf: { unit: Unit; type: HtmlKind }, cursor: Cursor): void {
    leaf.unit.lines.push({ from: cursor.position, to: cursor.end });
    if (htmlEnds(this.#text.slice(cursor.next(), cursor.end), leaf.type)) this.#leaf = NONE;
  }

  #unit(kind: Unit['kind']): Unit {
    const inFootnote = this.#containers.some((container) => container.kind === 'footnote');
    const unit: Unit = { kind, lines: [], inFootnote };
    this.#found.units.push(unit);
    return unit;
  }

  /** The deepest container has something in it now. */
  #filled(): void {
    const deepest = this.#containers.at(-1);
    if (deepest) deepest.empty = false;
  }

  #close(depth: number): void {
    for (const { kind, from, label } of this.#containers.splice(depth))
      if (kind === 'footnote') this.#found.footnotes.push({ from, to: Math.max(from, this.#lastEnd), label });
    this.#leaf = NONE;
  }
}
