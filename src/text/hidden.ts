/** Finds the invisible parts of a Markdown text, with a Markdown parser extended by some of GitHub's rules. */
import { type MarkdownConfig, type MarkdownParser, parser, Table } from '@lezer/markdown';
import { isInvisibleEntity } from './unicode.ts';

type Node = ReturnType<MarkdownParser['parse']>['topNode'];

/** A range of the text, in UTF-16 units, end exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** One that is not closed takes the rest along: it is none, and is looked for once. */
const COMMENT = /<!--(?:[\s\S]*?(-->)|[\s\S]*)/g;

const FOOTNOTE = /^\[\^([^\]\s]+)\]:[ \t]*/;

/** What GitHub's parser has beyond the library's: footnotes, and where a table ends. */
const github: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Footnote',
      block: true,
      composite(_, line) {
        if (line.next < 0) return true;
        if (line.indent < line.baseIndent + 4) return false;
        line.moveBaseColumn(line.baseIndent + 4);
        return true;
      },
    },
  ],
  parseBlock: [
    {
      name: 'Footnote',
      before: 'BulletList',
      parse(context, line) {
        const sign = FOOTNOTE.exec(line.text.slice(line.pos))?.[0];
        if (sign === undefined) return false;
        context.startComposite('Footnote', line.pos);
        line.moveBase(line.pos + sign.length);
        return null;
      },
    },
    {
      // A line of hyphens under a table makes no heading of it.
      name: 'TableEnd',
      endLeaf: (_, line, { content }) =>
        /^(?:-+|=+)[ \t]*$/.test(line.text.slice(line.pos)) && /^(?=.*\|)[-:| \t]+$/m.test(content),
    },
  ],
  // Emphasis hides nothing, and deep nesting of it overflows the stack.
  remove: ['Emphasis'],
};

const markdown = parser.configure([Table, github]);

/** Comments, what HTML treats as comments, and tags; without an end they extend to the end of the text. */
const RAW_HTML =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?:[!?]|\/[^a-z])[^>]*>?|(<\/?[a-z][^\s/>]*)((?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*)>?/gi;
const UNCLOSED = /^<!--|=\s*(?:"[^"]*|'[^']*)$/;
/** Elements of HTML have names of at most ten letters; longer ones could hold words. */
const ELEMENT = /^<\/?[a-z][a-z0-9]{0,9}$/i;
const KEPT_ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'>]+)/i;

/**
 * The parts of a Markdown text that are not seen, in no order; they may overlap. `parsed` is the text as the parser is
 * to read it, of the same length. `quoted`: parts that are seen only on request count too.
 */
export function hiddenSpans(text: string, parsed: string, quoted: boolean): Span[] {
  return new HiddenSpans(text, quoted).read(parsed);
}

class HiddenSpans {
  #text: string;
  #quoted: boolean;
  #hidden: Span[] = [];
  #references: { name: string; alt: Span | undefined }[] = [];
  #definitions: (Span & { name: string })[] = [];
  constructor(text: string, quoted: boolean) {
    this.#text = text;
    this.#quoted = quoted;
  }

  read(parsed: string): Span[] {
    markdown.parse(parsed).iterate({ enter: ({ node }) => this.#enter(node) });
    const names = new Set(this.#definitions.map(({ name }) => name));
    const used = new Set<string>();
    for (const { name, alt } of this.#references) {
      used.add(name);
      if (alt && names.has(name)) this.#hidden.push(alt);
    }
    for (const { name, from, to } of this.#definitions) if (!used.delete(name)) this.#hide(from, to);
    return this.#hidden;
  }

  /** Returns whether to visit the children. */
  #enter(node: Node): boolean {
    const { from, to } = node;
    switch (node.name) {
      case 'CommentBlock':
      case 'HTMLBlock':
      case 'ProcessingInstructionBlock':
      case 'Comment':
      case 'HTMLTag':
      case 'ProcessingInstruction':
        this.#rawHtml(node);
        return false;
      case 'InlineCode':
      case 'CodeBlock':
      case 'CodeText':
        if (this.#quoted || this.#isParagraph(node)) this.#comments(from, to);
        return false;
      case 'CodeInfo':
        if (this.#quoted)
          this.#hide(from + (/^[\w+#.-]{0,30}(?!\S)/.exec(this.#slice(node))?.[0].length ?? 0), to);
        else this.#comments(from, to);
        return false;
      case 'LinkTitle':
      case 'URL':
        if (this.#quoted && /^["'(]|\s/.test(this.#slice(node))) this.#hide(from, to);
        else this.#comments(from, to);
        return false;
      case 'Entity':
        if (isInvisibleEntity(this.#slice(node))) this.#hide(from, to);
        return false;
      case 'Link':
      case 'Image':
        this.#link(node);
        break;
      case 'LinkReference':
        this.#definitions.push({
          from,
          to,
          name: normalized(this.#slice(node.firstChild ?? node).slice(1, -1)),
        });
        break;
      case 'Footnote':
        this.#definitions.push({
          from,
          to,
          name: normalized(`^${FOOTNOTE.exec(this.#slice(node))?.[1]}`),
        });
        break;
      case 'Table':
        this.#table(node);
        break;
    }
    return true;
  }

  /** What is indented right below a definition is a paragraph: only a blank line makes it code. */
  #isParagraph({ prevSibling, from }: Node): boolean {
    if (prevSibling?.name !== 'LinkReference') return false;
    return !/\n[ \t>]*\n/.test(this.#text.slice(prevSibling.to, from));
  }

  #link(node: Node): void {
    const [start, end, address] = node.getChildren('LinkMark');
    if (!start || !end) return;
    const label = node.getChild('LinkLabel');
    const alt = this.#quoted && node.name === 'Image' ? { from: start.to, to: end.from } : undefined;
    if (address && alt) this.#hidden.push(alt);
    if (address) return;
    const name = label ? this.#slice(label).slice(1, -1) : '';
    this.#references.push({ name: normalized(name || this.#text.slice(start.to, end.from)), alt });
  }

  #table(table: Node): void {
    const delimiters = table.getChild('TableDelimiter');
    const columns = delimiters ? (this.#slice(delimiters).match(/-+/g)?.length ?? 0) : 0;
    for (const row of table.getChildren('TableRow')) {
      const last = row.getChildren('TableDelimiter').filter(({ from }) => from > row.from)[columns - 1];
      if (last) this.#hide(last.to, row.to);
    }
  }

  #rawHtml(node: Node): void {
    // The signs of block quotes are no part of it.
    let html = '';
    for (const { from } of node.getChildren('QuoteMark'))
      html += `${this.#text.slice(node.from + html.length, from)} `;
    html += this.#text.slice(node.from + html.length, node.to);
    for (const { 0: found, 1: name, 2: attributes = '', index } of html.matchAll(RAW_HTML)) {
      const from = node.from + index;
      const isClosed = found.startsWith('<!--') ? /^<!-->|-->$|^<!--->$/.test(found) : found.endsWith('>');
      // A comment or quote that is still open swallows what follows.
      if (!isClosed && UNCLOSED.test(found)) this.#hide(from, this.#text.length);
      else if (name === undefined || !isClosed || (this.#quoted && !ELEMENT.test(name)))
        this.#hide(from, from + found.length);
      else if (this.#quoted || attributes.includes('<!--')) {
        const address = KEPT_ATTRIBUTE.exec(attributes);
        const start = from + name.length;
        const kept = address ? start + address.index : start;
        this.#hide(start, kept);
        this.#hide(kept + (address?.[0].length ?? 0), start + attributes.length);
      }
    }
  }

  #comments(from: number, to: number): void {
    for (const { 0: found, 1: end, index } of this.#text.slice(from, to).matchAll(COMMENT))
      if (end) this.#hide(from + index, from + index + found.length);
  }

  #hide(from: number, to: number): void {
    if (to > from) this.#hidden.push({ from, to });
  }

  #slice({ from, to }: Span): string {
    return this.#text.slice(from, to);
  }
}

/** Labels match without regard to case and white space. */
function normalized(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
