/** A place in a line, counted in columns as CommonMark counts them ('Tabs'), and the signs that start blocks there. */
export class Cursor {
  #text: string;
  #column = 0;
  position: number;
  readonly end: number;

  constructor(text: string, from: number, to: number) {
    this.#text = text;
    this.position = from;
    this.end = to;
  }

  /** Where the next character stands that is neither blank nor tab. */
  next(): number {
    let at = this.position;
    while (at < this.end && isBlank(this.#text, at)) at += 1;
    return at;
  }

  /** Columns of blanks ahead, and whether nothing else is. */
  ahead(): { columns: number; blank: boolean } {
    const next = this.next();
    let column = this.#column;
    for (let at = this.position; at < next; at += 1) column += this.#width(at, column);
    return { columns: column - this.#column, blank: next === this.end };
  }

  /** The next character that is no blank; '' at the end. */
  sign(): string {
    const at = this.next();
    return at < this.end ? this.#text.charAt(at) : '';
  }

  /** How often `sign` stands in a row, blanks before it aside. */
  run(sign: string): number {
    const from = this.next();
    let at = from;
    while (at < this.end && this.#text[at] === sign) at += 1;
    return at - from;
  }

  blankAfter(length: number): boolean {
    return this.#text.slice(this.next() + length, this.end).trim() === '';
  }

  match(pattern: RegExp): RegExpExecArray | null {
    const at = this.next();
    pattern.lastIndex = at;
    const found = at < this.end ? pattern.exec(this.#text) : null;
    return found && found.index + found[0].length <= this.end ? found : null;
  }

  /** Past the blanks ahead and `length` characters behind them. */
  pass(length: number): void {
    this.#column += this.ahead().columns + length;
    this.position = this.next() + length;
  }

  /** Past so many columns of blanks, at most; a tab may be passed in part. */
  skip(columns: number): void {
    for (let left = columns; left > 0 && this.position < this.end && isBlank(this.#text, this.position); ) {
      const width = this.#width(this.position, this.#column);
      if (width <= left) this.position += 1;
      this.#column += Math.min(width, left);
      left -= width;
    }
  }

  /** `***`, `- - -`, `___`: CommonMark 'Thematic breaks'. */
  thematic(): boolean {
    const sign = this.sign();
    if (sign !== '*' && sign !== '-' && sign !== '_') return false;
    let count = 0;
    for (let at = this.next(); at < this.end; at += 1) {
      if (this.#text[at] === sign) count += 1;
      else if (!isBlank(this.#text, at)) return false;
    }
    return count >= 3;
  }

  /** `===` or `---` under a paragraph: CommonMark 'Setext headings'. */
  underline(): boolean {
    const sign = this.sign();
    return (sign === '=' || sign === '-') && this.blankAfter(this.run(sign));
  }

  #width(at: number, column: number): number {
    return this.#text[at] === '\t' ? 4 - (column % 4) : 1;
  }
}

/**
 * A list marker ahead (CommonMark 'List items'): the columns from its sign to its content, and whether the rest of
 * the line is blank. The cursor then stands at the content. In a paragraph only a filled item, numbered 1, counts.
 */
export function listMarker(
  cursor: Cursor,
  inParagraph: boolean,
): { width: number; empty: boolean } | undefined {
  const marker = cursor.match(/(?:[-+*]|(\d{1,9})[.)])(?=[ \t\n]|$)/y);
  if (marker === null) return undefined;
  const length = marker[0].length;
  const empty = cursor.blankAfter(length);
  if (inParagraph && (empty || (marker[1] !== undefined && Number(marker[1]) !== 1))) return undefined;
  cursor.pass(length);
  const { columns } = cursor.ahead();
  const padding = empty || columns > 4 ? 1 : columns;
  cursor.skip(padding);
  return { width: length + padding, empty };
}

function isBlank(text: string, at: number): boolean {
  return text[at] === ' ' || text[at] === '\t';
}
