import { type MarkdownConfig, type MarkdownParser, parser, Table } from '@lezer/markdown';
import { isInvisibleEntity } from './unicode.ts';

type Node = ReturnType<MarkdownParser['parse']>['topNode'];

/** In UTF-16 units, `to` exclusive. */
type Span = { from: number; to: number };

const FOOTNOTE = /^\[\^[^\]\s]+\]:[ \t]*/;
/** The label of a link's or a footnote's definition. */
const DEFINED = /^\[((?:\\[\s\S]|[^\\\]])*)\]/;

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

/** Comments; what HTML treats as comments; tags with name, attributes and end. All may be open at the text's end. */
const RAW_HTML =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?:[!?]|\/[^a-z])[^>]*>?|(<\/?[a-z][^\s/>]*)((?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*)(>?)/gi;
const OPEN_QUOTE = /=\s*(?:"[^"]*|'[^']*)$/;
/** Elements of HTML have names of at most ten letters; longer ones could hold words. */
const ELEMENT = /^<\/?[a-z][a-z0-9]{0,9}$/i;
const ADDRESS = /\s(?:href|src)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'>]+)|$/i;
/** One that is not closed takes the rest along: it is none, and is looked for once. */
const COMMENT = /<!--(?:[\s\S]*?(-->)|[\s\S]*)/g;

/**
 * The parts of a Markdown text that are not seen, in no order; they may overlap. `parsed`: what the parser reads instead,
 * of the same length. `quoted`: parts that are seen only on request count too.
 */
export function hiddenSpans(text: string, parsed: string, quoted: boolean): Span[] {
  const hidden: Span[] = [];
  const definitions: (Span & { label: string })[] = [];
  const references: { label: string | undefined; alt: Span | undefined }[] = [];
  const source = ({ from, to }: Span) => text.slice(from, to);
  const hide = (from: number, to: number) => {
    if (to > from) hidden.push({ from, to });
  };
  const hideComments = (node: Node) => {
    for (const { 0: found, 1: end, index } of source(node).matchAll(COMMENT))
      if (end) hide(node.from + index, node.from + index + found.length);
  };

  function hideHtml(node: Node): void {
    // The signs of block quotes are no part of it.
    let html = '';
    for (const { from } of node.getChildren('QuoteMark'))
      html += `${text.slice(node.from + html.length, from)} `;
    html += text.slice(node.from + html.length, node.to);
    for (const { 0: found, 1: name = '', 2: attributes = '', 3: end, index } of html.matchAll(RAW_HTML)) {
      const from = node.from + index;
      const start = from + name.length;
      const isComment = found.startsWith('<!--');
      // What is still open swallows what follows.
      if (isComment ? !found.endsWith('-->') : !end && OPEN_QUOTE.test(attributes)) hide(from, text.length);
      else if (!end || (quoted && !ELEMENT.test(name))) hide(from, from + found.length);
      else if (quoted || attributes.includes('<!--')) {
        const { 0: address = '', index: at = 0 } = ADDRESS.exec(attributes) ?? {};
        hide(start, start + at);
        hide(start + at + address.length, start + attributes.length);
      }
    }
  }

  function link(node: Node): void {
    const [start, end, address] = node.getChildren('LinkMark');
    if (!start || !end) return;
    const inner = { from: start.to, to: end.from };
    const label = node.getChild('LinkLabel');
    const name = (label && source(label).slice(1, -1)) || source(inner);
    const alt = quoted && node.name === 'Image' ? inner : undefined;
    references.push({ label: address ? undefined : normalized(name), alt });
  }

  /** Cells beyond the columns. */
  function table(node: Node): void {
    const [delimiters = node] = node.getChildren('TableDelimiter');
    const columns = source(delimiters).match(/-+/g)?.length ?? 0;
    for (const row of node.getChildren('TableRow')) {
      const last = row.getChildren('TableDelimiter').filter(({ from }) => from > row.from)[columns - 1];
      if (last) hide(last.to, row.to);
    }
  }

  const enter = ({ node }: { node: Node }) => {
    const { from, to, name } = node;
    if (/^(?:Comment|HTML|ProcessingInstruction)/.test(name)) hideHtml(node);
    else if (/^(?:InlineCode|CodeBlock|CodeText)$/.test(name)) {
      // What is indented right below a definition is a paragraph: only a blank line makes it code.
      const before = name === 'CodeBlock' && !quoted ? node.prevSibling : undefined;
      const isBelow = before?.name === 'LinkReference' && !/\n[ \t>]*\n/.test(text.slice(before.to, from));
      if (quoted || isBelow) hideComments(node);
    } else if (name === 'CodeInfo' && quoted)
      hide(from + (/^[\w+#.-]{0,30}(?!\S)/.exec(source(node))?.[0].length ?? 0), to);
    else if (/^(?:LinkTitle|URL)$/.test(name) && quoted && /^["'(]|\s/.test(source(node))) hide(from, to);
    else if (/^(?:CodeInfo|LinkTitle|URL)$/.test(name)) hideComments(node);
    else if (name === 'Entity' && isInvisibleEntity(source(node))) hide(from, to);
    else if (name === 'LinkReference' || name === 'Footnote')
      definitions.push({ from, to, label: normalized(DEFINED.exec(source(node))?.[1] ?? '') });
    else if (name === 'Link' || name === 'Image') link(node);
    else if (name === 'Table') table(node);
  };
  markdown.parse(parsed).iterate({ enter });

  const used = new Set(references.map(({ label }) => label));
  const defined = new Set(definitions.map(({ label }) => label));
  for (const { label, alt } of references)
    if (alt && (label === undefined || defined.has(label))) hidden.push(alt);
  for (const { label, from, to } of definitions) if (!used.delete(label)) hide(from, to);
  return hidden;
}

/** Labels match without regard to case and white space. */
const normalized = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
