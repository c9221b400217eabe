/** Deeper lists and quotes are written like those at this depth, because each level takes room on every line. */
const MAX_DEPTH = 20;

/** What a list item, a quote, or a heading puts at the start of its lines. */
interface Level {
  /** Before the next line. */
  next: string;
  /** Before all lines after that. */
  rest: string;
}

/** A mark that is written when text follows. */
interface Opening {
  mark: string;
  /** The index of the mark, once it is written. */
  at: number | undefined;
}

/** Puts text, line breaks, and levels together, without blank lines at the start and the end. Takes linear time. */
export class LineWriter {
  /** All text stays on one line, as in the cell of a table. */
  isOneLine = false;
  private readonly parts: string[] = [];
  private readonly levels: Level[] = [];
  /** How many levels the last line and the next one have in common. */
  private commonLevels = 0;
  private pendingBreaks = 0;
  private hasPendingSpace = false;
  private pendingOpenings: Opening[] = [];

  toString(): string {
    return this.parts.join('');
  }

  /** Text without line breaks, as it is. */
  write(text: string): void {
    const isLineStart = this.pendingBreaks > 0 || this.parts.length === 0;
    if (isLineStart) this.parts.push(this.lineStart());
    else if (this.hasPendingSpace) this.parts.push(' ');
    this.pendingBreaks = 0;
    this.hasPendingSpace = false;

    for (const opening of this.pendingOpenings) opening.at = this.parts.push(opening.mark) - 1;
    this.pendingOpenings = [];
    this.parts.push(text);
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
  level(first: string, rest: string): () => void {
    this.levels.push({ next: first, rest });
    return () => {
      this.levels.pop();
      this.commonLevels = Math.min(this.commonLevels, this.levels.length);
    };
  }

  /**
   * A mark before the text that follows. The function that it returns writes the mark after it; if that is undefined, both
   * are left out, as they are if there was no text.
   */
  mark(before: string): (after: string | undefined) => void {
    const opening: Opening = { mark: before, at: undefined };
    this.pendingOpenings.push(opening);

    return (after) => {
      if (opening.at === undefined) this.pendingOpenings.pop();
      else if (after === undefined) this.parts[opening.at] = '';
      else this.parts.push(after);
    };
  }

  private lineStart(): string {
    const levels = this.levels.slice(0, MAX_DEPTH);
    const common = levels.slice(0, this.commonLevels);
    const blankLine = common
      .map(({ rest }) => rest)
      .join('')
      .trimEnd();
    const start = levels.map(({ next }) => next).join('');

    this.commonLevels = this.levels.length;
    for (const level of levels) level.next = level.rest;
    if (this.parts.length === 0) return start;
    return this.pendingBreaks > 1 ? `\n${blankLine}\n${start}` : `\n${start}`;
  }
}
