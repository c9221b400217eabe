/** Deeper lists and quotes are written like those at this depth, because each level takes room on every line. */
const MAX_DEPTH = 20;

/** Puts text, line breaks, and the starts of lines together. Takes linear time. */
export class LineWriter {
  /** All text stays on one line, as in the cell of a table. */
  isOneLine = false;
  private readonly parts: string[] = [];
  /** What each list item, quote, or heading puts before its next line, and before the lines after that. */
  private readonly levels: { next: string; rest: string }[] = [];
  private pendingBreaks = 0;
  private hasPendingSpace = false;

  toString(): string {
    return this.parts.join('');
  }

  /** Text without line breaks. */
  write(text: string): void {
    const isFirst = this.parts.length === 0;
    if (isFirst || this.pendingBreaks > 0) this.startLine(isFirst ? 0 : this.pendingBreaks);
    else if (this.hasPendingSpace) this.parts.push(' ');

    this.pendingBreaks = 0;
    this.hasPendingSpace = false;
    this.parts.push(text);
  }

  /** Keeps the place for a text that the returned function writes later. */
  placeholder(): (text: string) => void {
    this.write('');
    const index = this.parts.length - 1;
    return (text) => {
      this.parts[index] = text;
    };
  }

  /** A space before the next text, if that is on the same line. */
  space(): void {
    this.hasPendingSpace = true;
  }

  /** At least that many line breaks before the next text. Two leave a blank line. */
  breakLine(count: number): void {
    if (!this.isOneLine) this.pendingBreaks = Math.max(this.pendingBreaks, count);
    else if (count > 0) this.space();
  }

  /** One line break in addition to those before. */
  addBreak(): undefined {
    this.breakLine(Math.min(this.pendingBreaks + 1, 2));
  }

  /** Starts a level. The function that it returns ends the level. */
  level(next: string, rest: string): () => void {
    this.levels.push({ next, rest });
    return () => {
      this.levels.pop();
    };
  }

  private startLine(breaks: number): void {
    this.parts.push('\n'.repeat(breaks));
    for (const level of this.levels.slice(0, MAX_DEPTH)) {
      this.parts.push(level.next);
      level.next = level.rest;
    }
  }
}
