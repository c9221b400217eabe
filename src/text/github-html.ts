import { Parser } from 'htmlparser2';
import { LineWriter } from './line-writer.ts';
import { codeBlock } from './markdown.ts';
import { withoutInvisible } from './sanitize.ts';

/** Writes what belongs to the end of an element. */
type ClosingStep = () => void;
type Attributes = Readonly<Record<string, string>>;

/**
 * People do not nest that many elements, and browsers show far fewer. The parser takes quadratic time
 * for them, so where a page has more, the rest of it is left out.
 */
const MAX_OPEN = 10_000;

/** Elements whose text no browser shows. */
const UNSEEN = new Set(['rp', 'script', 'style', 'template']);
/**
 * The class of the word 'Loading' that GitHub adds to a diagram. Nobody can set a class in
 * Markdown.
 */
const LOADER = /(?:^| )js-render-enrichment-loader(?: |$)/;

const PARAGRAPHS = 'blockquote details dl h1 h2 h3 h4 h5 h6 hr p pre summary table';
const LINES = 'caption dd div dt figcaption figure li ol section tr ul';
/** How many line breaks are at least before and after an element. */
const BREAKS = new Map([
  ...PARAGRAPHS.split(' ').map((name) => [name, 2] as const),
  ...LINES.split(' ').map((name) => [name, 1] as const),
]);

/** Emphasis has no marks, because it does not change the meaning. */
const MARKS = new Map(Object.entries({ code: '`', del: '~~', s: '~~', strike: '~~', sup: '^' }));

/**
 * Turns GitHub's rendering (`body_html`) into Markdown: what a browser shows, with `<details>`
 * opened, the addresses of links and images, and the source of what GitHub draws, such as a
 * diagram. People and agents read it, and nothing renders it, so only bars in tables are escaped.
 * It takes linear time, and does not recurse.
 */
export function markdownOf(html: string): string {
  const printer = new Printer();
  const ends: (ClosingStep | undefined)[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      ends.push(printer.open(name, attributes));
      if (ends.length > MAX_OPEN) parser.pause();
    },
    ontext: (text) => printer.text(text),
    onclosetag: () => ends.pop()?.(),
  });
  parser.end(html);
  return withoutInvisible(`${printer.writer}`);
}

class Printer {
  readonly writer = new LineWriter();
  /** The text of an element, such as code, that does not go to the writer as it comes. */
  private captured: string[] | undefined;
  /** The words since the start of the last link. */
  private linkText = '';
  /** The number of the next item, or undefined in a list without numbers. */
  private itemNumber: number | undefined;

  private readonly elements = new Map<string, (attributes: Attributes) => ClosingStep | undefined>([
    ['a', ({ href }) => this.link(href)],
    ['blockquote', () => this.writer.level('> ', '> ')],
    ['br', () => this.writer.addBreak()],
    ['hr', () => this.words('---')],
    ['img', ({ src }) => this.words(plainAddress(src))],
    ['input', (attributes) => this.words(checkbox(attributes))],
    ['li', () => this.item()],
    ['ol', ({ start = '1' }) => this.list(Number.parseInt(start, 10) || 0)],
    ['pre', () => this.code()],
    ['td', () => this.cell()],
    ['th', () => this.cell()],
    ['tr', () => () => this.writer.write('|')],
    ['ul', () => this.list(undefined)],
    ['video', ({ src }) => this.words(plainAddress(src))],
  ]);

  /** Outside of code, white space in HTML counts as one space. */
  text(text: string): void {
    if (this.captured) {
      this.captured.push(text);
      return;
    }

    const collapsed = text.replace(/[ \t\n\f\r]+/g, ' ');
    if (collapsed.startsWith(' ')) this.writer.space();
    this.words(collapsed.replace(/^ | $/g, ''));
    if (collapsed.endsWith(' ')) this.writer.space();
  }

  open(name: string, attributes: Attributes): ClosingStep | undefined {
    if (this.captured) {
      if (name === 'br') this.captured.push('\n');
      return undefined;
    }
    if (UNSEEN.has(name) || LOADER.test(attributes.class ?? '')) return this.capture(() => {});

    const { writer } = this;
    const breaks = BREAKS.get(name) ?? 0;
    writer.breakLine(breaks);
    const end = this.begin(name, attributes);
    return () => {
      end?.();
      writer.breakLine(breaks);
    };
  }

  private begin(name: string, attributes: Attributes): ClosingStep | undefined {
    const { writer } = this;
    const [, heading] = /^h([1-6])$/.exec(name) ?? [];
    if (heading !== undefined) return writer.level(`${'#'.repeat(Number(heading))} `, '');

    const mark = MARKS.get(name);
    if (mark === undefined) return this.elements.get(name)?.(attributes);

    writer.write(mark);
    return () => writer.write(mark);
  }

  private words(words: string): undefined {
    if (words === '') return;

    this.linkText += words;
    this.writer.write(this.writer.isOneLine ? words.replaceAll('|', '\\|') : words);
  }

  private capture(use: (text: string) => void): ClosingStep {
    const captured: string[] = [];
    this.captured = captured;
    return () => {
      this.captured = undefined;
      use(captured.join(''));
    };
  }

  private code(): ClosingStep {
    const { writer } = this;
    return this.capture((code) => {
      for (const line of codeBlock(code.replace(/^\n|\n$/g, '')).split('\n')) {
        writer.breakLine(1);
        writer.write(line);
      }
    });
  }

  private link(href: string | undefined): ClosingStep | undefined {
    const address = plainAddress(href);
    if (address === '') return undefined;

    this.linkText = '';
    const openBracket = this.writer.placeholder();
    return () => {
      // Nobody sees a link without text, and where the text is the address, it is enough.
      if (['', href, address].includes(this.linkText)) return;
      openBracket('[');
      this.writer.write(`](${address})`);
    };
  }

  private list(firstNumber: number | undefined): ClosingStep {
    const outerNumber = this.itemNumber;
    this.itemNumber = firstNumber;
    return () => {
      this.itemNumber = outerNumber;
    };
  }

  private item(): ClosingStep {
    const marker = this.itemNumber === undefined ? '- ' : `${this.itemNumber++}. `;
    return this.writer.level(marker, ' '.repeat(marker.length));
  }

  /** A row stays on one line, even if a cell contains a table. */
  private cell(): ClosingStep {
    const { writer } = this;
    const { isOneLine } = writer;
    writer.space();
    writer.write('|');
    writer.space();
    writer.isOneLine = true;
    return () => {
      writer.space();
      writer.isOneLine = isOneLine;
    };
  }
}

function checkbox({ type, checked }: Attributes): string {
  if (type !== 'checkbox') return '';
  return checked === undefined ? '[ ]' : '[x]';
}

/**
 * The address without a signature, or '' if it is not one of the web. GitHub signs the address of a
 * private image in the query, and with the signature, anybody could open it.
 */
function plainAddress(address = ''): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';

  if (url.searchParams.has('jwt')) url.search = '';
  // In a table, a bar would end the cell.
  return url.href.replaceAll('|', '%7C');
}
