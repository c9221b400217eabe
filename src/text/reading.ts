import type { Span, Unit } from './structure.ts';

/**
 * What a reading of a text has found so far. `unclosed` is where a raw HTML comment (or an attribute's quote) began
 * that nothing has closed yet: whatever follows is swallowed by it, over all blocks.
 */
export interface Findings {
  hidden: Span[];
  /** What is referred to. A footnote's sign that a label follows stands as `^A][B`: a link where that is defined. */
  labels: Set<string>;
  definitions: (Span & { label: string })[];
  unclosed: { from: number; by: '-->' | undefined } | undefined;
}

/**
 * Whose Markdown: GitHub's own parser keeps rules of CommonMark 0.29 that 0.31, which other readers of a quoted text
 * follow, has changed.
 */
export type Dialect = 'github' | 'commonmark';

/** `strict`: titles, alternative texts and attributes of raw HTML count as hidden too. */
export interface Rules {
  strict: boolean;
  dialect: Dialect;
}

/** A unit's lines as one text, and the way back from its offsets to those of the source. */
export class Reading {
  readonly text: string;
  readonly #starts: number[] = [];
  readonly #lines: Span[];

  constructor(source: string, unit: Unit) {
    this.#lines = unit.lines;
    const parts: string[] = [];
    let length = 0;
    for (const { from, to } of unit.lines) {
      this.#starts.push(length);
      parts.push(source.slice(from, to));
      length += to - from + 1;
    }
    this.text = parts.join('\n');
  }

  /** The source's range for a range of the unit; line ends within it take the containers' signs along. */
  span(from: number, to: number): Span {
    return { from: this.at(from), to: to > from ? this.at(to - 1) + 1 : this.at(from) };
  }

  at(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (this.#lines[low]?.from ?? 0) + offset - (this.#starts[low] ?? 0);
  }
}

/** Labels match without regard to case and white space (CommonMark 'Link reference definitions'). */
export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
