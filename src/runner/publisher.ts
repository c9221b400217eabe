import { logLine, toLog } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
import { OUTPUTS, type OutputName, type Outputs } from './outputs.ts';
import type { Runner } from './runner.ts';

/** The job summary holds 1 MiB a step; the runner drops a larger one whole. */
export const MAX_SUMMARY_BYTES = 1_048_576;

/**
 * The only way from the product to its readers in log, outputs and summary: takes secrets out, and keeps
 * foreign text from being read as a command of the runner.
 */
export class Publisher {
  /** Something that must reach later steps could not be written. */
  failed = false;
  private readonly runner: Runner;
  private readonly redact: (text: string) => string;

  constructor(runner: Runner, redact: (text: string) => string) {
    this.runner = runner;
    this.redact = redact;
  }

  say(words: Text): void {
    this.runner.info(this.line(words));
  }

  debug(words: Text): void {
    this.runner.debug(this.line(words));
  }

  /** A block of foreign lines under a folded heading. */
  block(heading: Text, lines: readonly string[]): void {
    this.runner.startGroup(this.line(heading));
    for (const line of lines) this.runner.info(this.redact(`│ ${logLine(line)}`));
    this.runner.endGroup();
  }

  notice(title: string, ...words: Text[]): void {
    this.runner.notice(this.paragraphs(words), { title });
  }

  warn(title: string, ...words: Text[]): void {
    this.runner.warning(this.paragraphs(words), { title });
  }

  error(title: string, ...words: Text[]): void {
    this.runner.error(this.paragraphs(words), { title });
  }

  /** Writes one output at once, for values that must not be lost with the run. */
  output(name: OutputName, value: string): void {
    try {
      this.runner.setOutput(name, this.redact(value));
    } catch (error) {
      this.cannotWrite('the outputs', error);
    }
  }

  outputs(some: Partial<Outputs>): void {
    for (const name of OUTPUTS) {
      const value = some[name];
      if (value !== undefined) this.output(name, value);
    }
  }

  state(name: string, value: string): void {
    try {
      this.runner.saveState(name, this.redact(value));
    } catch (error) {
      this.cannotWrite('the state for the post step', error);
    }
  }

  /** A summary that cannot be written is a warning: it is for reading only. */
  async summary(markdown: string): Promise<void> {
    const clean = this.redact(markdown);
    try {
      if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES) throw new Error('it is larger than 1 MiB');
      await this.runner.writeSummary(clean);
    } catch (error) {
      this.warn(
        'No job summary',
        text`The job summary could not be written. The result stands in this log${this.failed ? '' : ' and in the outputs'}. The reason: ${{ code: String(error) }}`,
      );
    }
  }

  /** Clean before anything is cut, and after: escaping may join what stood apart. */
  private line(words: Text): string {
    const clean = words.map((part) =>
      typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part,
    );
    return this.redact(toLog(clean));
  }

  private paragraphs(words: readonly Text[]): string {
    return words
      .filter((each) => each.length > 0)
      .map((each) => this.line(each))
      .join('\n');
  }

  private cannotWrite(what: string, error: unknown): void {
    if (!this.failed) {
      this.error(
        'The runner’s files cannot be written',
        text`Writing ${what} failed: ${{ code: String(error) }}. Later steps would miss the result, so this step fails.`,
        text`Check that the runner’s disk is not full; the result stands in this log.`,
      );
    }
    this.failed = true;
  }
}
