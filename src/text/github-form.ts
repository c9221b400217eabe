import type { LineWriter } from './line-writer.ts';

/**
 * GitHub answers the questions of an issue form that its author has left empty, in a paragraph of its own in italics. Where the
 * answer would be code, the block is empty.
 */
const NO_ANSWER = /^[\s>]*No response$/;

/** Takes questions without an answer back. In a form, each question is a heading, and its answer is what follows. */
export class FormReader {
  private readonly writer: LineWriter;
  /** Positions in what is written. */
  private lastQuestion: { start: number; end: number } | undefined;
  private endOfItalics: number | undefined;

  constructor(writer: LineWriter) {
    this.writer = writer;
  }

  question(): () => void {
    const start = this.writer.position;
    const closeLevel = this.writer.level('### ', '');
    return () => {
      closeLevel();
      this.lastQuestion = { start, end: this.writer.position };
    };
  }

  italics(): () => void {
    return () => {
      this.endOfItalics = this.writer.position;
    };
  }

  paragraph(): (() => void) | undefined {
    const question = this.openQuestion();
    if (question === undefined) return undefined;

    return () => {
      const isInItalics = this.endOfItalics === this.writer.position;
      if (isInItalics && NO_ANSWER.test(this.writer.textFrom(question.end)))
        this.writer.cutAt(question.start);
    };
  }

  /** The returned function takes the question back of which the block is the answer. */
  codeBlock(): (() => void) | undefined {
    const question = this.openQuestion();
    return question && (() => this.writer.cutAt(question.start));
  }

  /** The question directly before this place. */
  private openQuestion(): FormReader['lastQuestion'] {
    const { writer, lastQuestion: question } = this;
    this.lastQuestion = undefined;
    return question?.end === writer.position ? question : undefined;
  }
}
