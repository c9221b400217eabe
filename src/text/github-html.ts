import { Parser } from 'htmlparser2';
import { plainAddress } from './github-address.ts';
import { languageOf, signOf } from './github-code.ts';
import { FormReader } from './github-form.ts';
import { TableWriter } from './github-table.ts';
import { LineWriter } from './line-writer.ts';
import { codeBlock, shortenedCode } from './markdown.ts';
import { UNSEEN_ELEMENTS, withoutInvisible } from './sanitize.ts';

/** Writes what belongs to the end of an element. */
type ClosingStep = () => void;
type Attributes = Readonly<Record<string, string>>;

/**
 * People do not nest that many elements, and browsers show far fewer. The parser takes quadratic time
 * for them, so where a page has more, the rest of it is left out.
 */
const MAX_OPEN = 10_000;

const UNSEEN = new Set(UNSEEN_ELEMENTS);
/**
 * Classes say what GitHub has made of a text, and nobody can set them in Markdown. These are of what people do not see: the
 * word 'Loading' in a diagram, and the mail that somebody has answered, with the dots that show it.
 */
const UNSEEN_CLASSES = new Set([
  'js-render-enrichment-loader',
  'email-hidden-toggle',
  'email-hidden-reply',
]);
/** The parts of a mail that people see, and what is put before their lines. The lines are as they were written. */
const MAIL = new Map([
  ['email-fragment', ''],
  ['email-signature-reply', ''],
  ['email-quoted-reply', '> '],
]);

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
  private keepsLines = false;
  private openLink: { href: string | undefined; address: string; text: string } | undefined;
  /** What stands close to an image must not become a part of its address. */
  private isAfterAddress = false;
  /** The number of the next item, or undefined in a list without numbers. */
  private itemNumber: number | undefined;
  private codeLanguage: string | undefined;
  private readonly tables = new TableWriter(this.writer);
  private readonly form = new FormReader(this.writer);

  private readonly elements = new Map<
    string,
    (attributes: Attributes, classes: readonly string[]) => ClosingStep | undefined
  >([
    ['a', ({ href }) => this.link(href)],
    ['blockquote', () => this.writer.level('> ', '> ')],
    ['br', () => this.writer.addBreak()],
    ['div', (_, classes) => this.division(classes)],
    ['em', () => this.form.italics()],
    ['h3', () => this.form.question()],
    ['hr', () => this.words('---')],
    ['img', (attributes, classes) => this.image(attributes, classes)],
    ['input', (attributes) => this.words(checkbox(attributes))],
    ['li', () => this.item()],
    ['ol', ({ start = '1' }) => this.list(Number.parseInt(start, 10) || 0)],
    ['p', () => this.form.paragraph()],
    ['pre', () => this.capture((code) => this.code(code, this.codeLanguage))],
    ['table', () => this.tables.table((code, language) => this.code(code, language))],
    ['td', (_, classes) => this.tableCell(classes)],
    ['th', () => this.tables.headCell()],
    ['tr', () => this.tables.row()],
    ['ul', () => this.list(undefined)],
    ['video', (attributes) => this.file(attributes)],
  ]);

  /** Outside of code and mails, white space in HTML counts as one space. */
  text(text: string): void {
    if (this.captured) {
      this.captured.push(text);
      return;
    }
    if (this.keepsLines) {
      this.lines(text);
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
    const classes = (attributes.class ?? '').split(/\s+/);
    const isUnseen = UNSEEN.has(name) || classes.some((each) => UNSEEN_CLASSES.has(each));
    if (isUnseen) return this.capture(() => {});

    const { writer } = this;
    const breaks = BREAKS.get(name) ?? 0;
    writer.breakLine(breaks);
    const end = this.begin(name, attributes, classes);
    return () => {
      end?.();
      writer.breakLine(breaks);
    };
  }

  private begin(
    name: string,
    attributes: Attributes,
    classes: readonly string[],
  ): ClosingStep | undefined {
    const special = this.elements.get(name);
    if (special !== undefined) return special(attributes, classes);

    const [, heading] = /^h([1-6])$/.exec(name) ?? [];
    if (heading !== undefined) return this.writer.level(`${'#'.repeat(Number(heading))} `, '');

    const mark = MARKS.get(name);
    if (mark === undefined) return undefined;

    this.writer.write(mark);
    return () => this.writer.write(mark);
  }

  private words(words: string): undefined {
    if (words === '') return;

    if (this.isAfterAddress && /^[\p{L}\p{N}\p{S}:/]/u.test(words)) this.writer.space();
    this.isAfterAddress = false;
    if (this.openLink) this.openLink.text += words;
    this.writer.write(this.writer.isOneLine ? words.replaceAll('|', '\\|') : words);
  }

  private lines(text: string): void {
    const lines = text.replaceAll('\r', '').split('\n');
    const last = lines.length - 1;
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.writer.addBreak();
      this.words(index === last ? line : line.trimEnd());
    }
  }

  private capture(use: (text: string) => void): ClosingStep {
    const captured: string[] = [];
    this.captured = captured;
    return () => {
      this.captured = undefined;
      use(captured.join(''));
    };
  }

  private code(code: string, language?: string): void {
    const whole = code.replace(/^\n|\n$/g, '');
    if (this.writer.isOneLine) {
      // Signs keep the lines of code in a cell apart, and their indentation.
      this.words(`\`${shortenedCode(whole).replaceAll('\n', ' ⏎ ')}\``);
      return;
    }
    for (const line of codeBlock(shortenedCode(whole), language).split('\n')) {
      this.writer.breakLine(1);
      this.writer.write(line);
    }
  }

  private division(classes: readonly string[]): ClosingStep | undefined {
    const mailClass = classes.find((each) => MAIL.has(each));
    if (mailClass !== undefined) return this.mail(MAIL.get(mailClass) ?? '');

    const language = languageOf(classes);
    if (language === undefined) return undefined;

    this.codeLanguage = language;
    return () => {
      this.codeLanguage = undefined;
    };
  }

  private mail(lineStart: string): ClosingStep {
    const { writer, keepsLines } = this;
    writer.breakLine(2);
    const closeLevel = writer.level(lineStart, lineStart);
    this.keepsLines = true;
    return () => {
      this.keepsLines = keepsLines;
      closeLevel();
      writer.breakLine(2);
    };
  }

  private link(href: string | undefined): ClosingStep | undefined {
    const address = plainAddress(href);
    if (address === '') return undefined;

    const link = { href, address, text: '' };
    this.openLink = link;
    const openBracket = this.writer.placeholder();
    return () => {
      this.openLink = undefined;
      // Nobody sees a link without text, and where the text is the address, it is enough.
      if (['', href, link.address].includes(link.text)) return;
      openBracket('[');
      this.writer.write(`](${link.address})`);
    };
  }

  private image(attributes: Attributes, classes: readonly string[]): undefined {
    const { alt = '' } = attributes;
    const isEmoji = classes.includes('emoji') && /^:[\w+-]{1,40}:$/.test(alt);
    if (isEmoji) this.words(alt);
    else this.file(attributes);
  }

  /** An image or a video. GitHub shows those of other sites by its proxy, and links an image to itself. */
  private file({ src, 'data-canonical-src': original }: Attributes): undefined {
    const address = plainAddress(original) || plainAddress(src);
    if (address === '') return;

    const link = this.openLink;
    if (link && link.href === src) link.address = address;
    if (link === undefined || link.text !== '') this.writer.space();
    this.words(address);
    this.isAfterAddress = true;
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

  private tableCell(classes: readonly string[]): ClosingStep {
    const { tables } = this;
    // GitHub's style sheet shows the number of the line, which is no text.
    if (classes.includes('blob-num')) return this.capture(() => {});
    if (classes.includes('blob-code-inner'))
      return this.capture((line) => tables.addCode({ line, sign: signOf(classes) }));
    return tables.cell();
  }
}

function checkbox({ type, checked }: Attributes): string {
  if (type !== 'checkbox') return '';
  return checked === undefined ? '[ ]' : '[x]';
}
