import type { LineWriter } from './line-writer.ts';

/** GitHub answers the questions of an issue form that its author has left empty, in a paragraph of its own in italics. */
const NO_ANSWER = /^[\s>]*No response$/;

/** Takes questions without an answer back. In a form, each question is a heading, and the next paragraph is its answer. */
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
    const { writer, lastQuestion: question } = this;
    this.lastQuestion = undefined;
    if (question?.end !== writer.position) return undefined;

    return () => {
      const isInItalics = this.endOfItalics === writer.position;
      if (isInItalics && NO_ANSWER.test(writer.textFrom(question.end)))
        writer.cutAt(question.start);
    };
  }
}
