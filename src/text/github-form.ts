import type { LineWriter } from './line-writer.ts';

/** Two positions in what is written. */
interface Span {
  start: number;
  end: number;
}

/** GitHub answers the questions of an issue form that its author has left empty, in a paragraph of its own in italics. */
const NO_ANSWER = /^[\s>]*No response$/;

/** Takes questions without an answer back. In a form, each question is a heading, and the next paragraph is its answer. */
export class FormReader {
  private readonly writer: LineWriter;
  private lastQuestion: Span | undefined;
  private lastEmphasis: Span | undefined;

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

  emphasis(): () => void {
    const start = this.writer.position;
    return () => {
      this.lastEmphasis = { start, end: this.writer.position };
    };
  }

  paragraph(): (() => void) | undefined {
    const { writer, lastQuestion: question } = this;
    this.lastQuestion = undefined;
    if (question?.end !== writer.position) return undefined;

    return () => {
      const { start, end } = this.lastEmphasis ?? {};
      const isEmphasis = start === question.end && end === writer.position;
      if (isEmphasis && NO_ANSWER.test(writer.textFrom(start))) writer.cutAt(question.start);
    };
  }
}
