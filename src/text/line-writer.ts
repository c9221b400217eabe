/**
 * Deeper levels of lists and quotes get no more indentation than this one. Otherwise, deep nesting would take quadratic time,
 * because each level adds to the start of every line.
 */
const MAX_DEPTH = 20;

/** Puts text, line breaks, and the starts of lines together, in linear time. */
export class LineWriter {
  /** Line breaks become spaces, as in the cell of a table. */
  isOneLine = false;
  private readonly parts: string[] = [];
  /**
   * What each open list item, quote, or heading puts before its next line, and before all others. In `- first` and `  second`,
   * the lines of one item, these are `- ` and two spaces.
   */
  private readonly levels: { next: string; rest: string }[] = [];
  private pendingBreaks = 1;
  private hasPendingSpace = false;

  toString(): string {
    return this.parts.join('').trimStart();
  }

  /** Text without line breaks. */
  write(text: string): void {
    if (this.pendingBreaks > 0) this.startLine();
    else if (this.hasPendingSpace) this.parts.push(' ');

    this.pendingBreaks = 0;
    this.hasPendingSpace = false;
    this.parts.push(text);
  }

  /** Reserves this place for a text, which the returned function writes. */
  placeholder(): (text: string) => void {
    this.write('');
    const index = this.parts.length - 1;
    return (text) => {
      this.parts[index] = text;
    };
  }

  /** Puts a space before the next text if that is on the same line. */
  space(): void {
    this.hasPendingSpace = true;
  }

  /** Puts at least that many line breaks before the next text. Two leave a blank line. */
  breakLine(count: number): void {
    if (!this.isOneLine) this.pendingBreaks = Math.max(this.pendingBreaks, count);
    else if (count > 0) this.space();
  }

  addBreak(): undefined {
    this.breakLine(Math.min(this.pendingBreaks + 1, 2));
  }

  /** Opens a list item, quote, or heading, which the returned function closes. */
  level(next: string, rest: string): () => void {
    this.levels.push({ next, rest });
    return () => {
      this.levels.pop();
    };
  }

  /** Where the next text begins. It changes with each text, and not with breaks. */
  get position(): number {
    return this.parts.length;
  }

  textFrom(position: number): string {
    return this.parts.slice(position).join('');
  }

  /** Takes back what was written since the position. */
  cutAt(position: number): void {
    this.parts.length = position;
  }

  private startLine(): void {
    this.parts.push('\n'.repeat(this.pendingBreaks));
    for (const level of this.levels.slice(0, MAX_DEPTH)) {
      this.parts.push(level.next);
      level.next = level.rest;
    }
  }
}
