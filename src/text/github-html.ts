import { Parser } from 'htmlparser2';
import { LineWriter } from './line-writer.ts';
import { codeBlock } from './markdown.ts';
import { withoutInvisible } from './unicode.ts';

/** What is to be done at the end of an element. */
type End = (() => void) | undefined;
type Attributes = Readonly<Record<string, string>>;

/** Elements whose text no browser shows. */
const UNSEEN = new Set(['rp', 'script', 'style', 'template']);

const PARAGRAPHS = 'blockquote details dl h1 h2 h3 h4 h5 h6 hr p pre summary table';
const LINES = 'caption dd div dt figcaption figure li ol section tr ul';
/** How many line breaks are at least before and after an element. */
const BREAKS = new Map([
  ...PARAGRAPHS.split(' ').map((name) => [name, 2] as const),
  ...LINES.split(' ').map((name) => [name, 1] as const),
]);

/** Of the elements that change what words mean. Emphasis does not. */
const MARKS = new Map([
  ['code', '`'],
  ['del', '~~'],
  ['s', '~~'],
  ['strike', '~~'],
  ['sup', '^'],
]);

/** GitHub's own class, and only for languages that it knows: other names could be words that nobody sees. */
const LANGUAGE = /\bhighlight-(?:source|text)-([\w-]+)/;

/**
 * GitHub's rendering of a text (`body_html`), turned back into Markdown: what a browser shows, with `<details>` opened, and
 * the addresses of links and images. No other attribute is part of it, because readers do not see them. The result is
 * meant to be read, so nothing in it is escaped, except for bars in tables. Takes linear time, and does not recurse.
 */
export function markdownOf(html: string): string {
  const printer = new Printer();
  const ends: End[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => ends.push(printer.open(name, attributes)),
    ontext: (text) => printer.text(text),
    onclosetag: () => ends.pop()?.(),
  });
  parser.end(html);
  return withoutInvisible(`${printer.writer}`);
}

class Printer {
  readonly writer = new LineWriter();
  /** The text of an element whose text does not go to the writer. */
  private captured: string[] | undefined;
  private language = '';
  /** The words since the start of the last link. */
  private linkText = '';
  /** The next number of each open list; undefined for one without numbers. */
  private readonly lists: (number | undefined)[] = [];
  private rows = 0;
  private cells = 0;

  private readonly elements = new Map<string, (attributes: Attributes) => End>([
    ['a', ({ href }) => this.link(href)],
    ['blockquote', () => this.writer.level('> ', '> ')],
    ['li', () => this.item()],
    ['ol', ({ start = '1' }) => this.list(Number.parseInt(start, 10) || 0)],
    ['pre', () => this.code()],
    ['table', () => this.table()],
    ['td', () => this.cell()],
    ['th', () => this.cell()],
    ['tr', () => this.row()],
    ['ul', () => this.list(undefined)],
  ]);

  /** As in all HTML, several white-space characters count as one. */
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

  open(name: string, attributes: Attributes): End {
    if (this.captured) {
      if (name === 'br') this.captured.push('\n');
      return undefined;
    }
    if (UNSEEN.has(name)) return this.capture(() => {});

    const { writer } = this;
    const breaks = BREAKS.get(name) ?? 0;
    writer.breakLine(breaks);
    const end = this.begin(name, attributes);
    return () => {
      end?.();
      writer.breakLine(breaks);
    };
  }

  private begin(name: string, attributes: Attributes): End {
    const { writer } = this;
    this.words(replacementOf(name, attributes));
    if (name === 'br') writer.addBreak();
    if (name === 'div') this.language = LANGUAGE.exec(attributes.class ?? '')?.[1] ?? '';

    const [, heading] = /^h([1-6])$/.exec(name) ?? [];
    if (heading !== undefined) return writer.level(`${'#'.repeat(Number(heading))} `, '');

    const mark = MARKS.get(name);
    return mark === undefined ? this.elements.get(name)?.(attributes) : this.mark(mark);
  }

  private mark(mark: string): End {
    this.writer.write(mark);
    return () => {
      this.writer.write(mark);
    };
  }

  private words(words: string): void {
    if (words === '') return;

    this.linkText += words;
    this.writer.write(this.writer.isOneLine ? words.replaceAll('|', '\\|') : words);
  }

  private capture(use: (text: string) => void): End {
    const captured: string[] = [];
    this.captured = captured;
    return () => {
      this.captured = undefined;
      use(captured.join(''));
    };
  }

  private code(): End {
    const { language, writer } = this;
    this.language = '';
    return this.capture((code) => {
      const block = codeBlock(code.replace(/^\n|\n$/g, ''), language);
      for (const line of block.split('\n')) {
        writer.breakLine(1);
        writer.write(line);
      }
    });
  }

  private link(href: string | undefined): End {
    const address = plainAddress(href);
    if (address === '') return undefined;

    this.linkText = '';
    const start = this.writer.write('');
    return () => {
      // Without text, nobody sees the link.
      if (['', href, address].includes(this.linkText)) return;
      this.writer.replace(start, '[');
      this.writer.write(`](${address})`);
    };
  }

  private list(firstNumber: number | undefined): End {
    this.lists.push(firstNumber);
    return () => {
      this.lists.pop();
    };
  }

  private item(): End {
    const number = this.lists.at(-1);
    if (number !== undefined) this.lists[this.lists.length - 1] = number + 1;
    const marker = number === undefined ? '- ' : `${number}. `;
    return this.writer.level(marker, ' '.repeat(marker.length));
  }

  private table(): End {
    if (!this.writer.isOneLine) this.rows = 0;
    return undefined;
  }

  private row(): End {
    const { writer } = this;
    if (writer.isOneLine) return undefined;

    this.cells = 0;
    return () => {
      if (this.cells === 0) return;
      writer.space();
      writer.write('|');
      this.rows += 1;
      if (this.rows > 1) return;

      writer.breakLine(1);
      writer.write(`|${' --- |'.repeat(this.cells)}`);
    };
  }

  /** Within the cell of another table, a space is enough. */
  private cell(): End {
    const { writer } = this;
    writer.space();
    if (writer.isOneLine) return () => writer.space();

    writer.write('|');
    writer.space();
    writer.isOneLine = true;
    this.cells += 1;
    return () => {
      writer.isOneLine = false;
    };
  }
}

/** What stands for an element without text. */
function replacementOf(name: string, { src, type, checked }: Attributes): string {
  if (name === 'hr') return '---';
  if (name === 'img' || name === 'video') return plainAddress(src);
  if (name !== 'input' || type !== 'checkbox') return '';
  return checked === undefined ? '[ ]' : '[x]';
}

/** A web address. Whoever has the signed address of a private image can open it, so that loses its query. */
function plainAddress(address = ''): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';

  if (url.searchParams.has('jwt')) url.search = '';
  return url.href;
}
