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

  /** Text without line breaks. Returns its index for `replace`. */
  write(text: string): number {
    const isLineStart = this.pendingBreaks > 0 || this.parts.length === 0;
    if (isLineStart) this.parts.push(this.lineStart());
    else if (this.hasPendingSpace) this.parts.push(' ');

    this.pendingBreaks = 0;
    this.hasPendingSpace = false;
    return this.parts.push(text) - 1;
  }

  replace(index: number, text: string): void {
    this.parts[index] = text;
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
  addBreak(): void {
    this.breakLine(Math.min(this.pendingBreaks + 1, 2));
  }

  /** Starts a level. The function that it returns ends the level. */
  level(next: string, rest: string): () => void {
    this.levels.push({ next, rest });
    return () => {
      this.levels.pop();
    };
  }

  private lineStart(): string {
    const breaks = this.parts.length === 0 ? '' : '\n'.repeat(this.pendingBreaks);
    const levels = this.levels.slice(0, MAX_DEPTH);
    const starts = levels.map(({ next }) => next);
    for (const level of levels) level.next = level.rest;
    return breaks + starts.join('');
  }
}
