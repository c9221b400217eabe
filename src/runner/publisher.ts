import * as core from '@actions/core';
import { logLine, toLog } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
import {
  type Annotation,
  OUTPUTS,
  type OutputName,
  type Outputs,
  type Presentation,
} from './presentation.ts';

/** Maximum size of a step's job summary; the runner discards a larger one entirely. */
export const MAX_SUMMARY_BYTES = 1_048_576;

/** The part of `@actions/core` that is used; `index.ts` passes the real one in. */
export interface RunnerCommands {
  info(line: string): void;
  debug(line: string): void;
  notice(message: string, properties: { title: string }): void;
  warning(message: string, properties: { title: string }): void;
  error(message: string, properties: { title: string }): void;
  startGroup(name: string): void;
  endGroup(): void;
  setOutput(name: string, value: string): void;
  saveState(name: string, value: string): void;
  /** Adds Markdown to the job summary. */
  writeSummary(markdown: string): Promise<void>;
}

/**
 * The functions used of `@actions/core`, listed individually so that the bundle omits its OIDC client, whose HTTP client
 * takes longer to load than everything else.
 */
export const runnerCommands = {
  info: core.info,
  debug: core.debug,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: core.setOutput,
  setSecret: core.setSecret,
  saveState: core.saveState,
  getState: core.getState,
  async writeSummary(markdown: string): Promise<void> {
    await core.summary.addRaw(markdown).write();
  },
};

/**
 * Writes log, outputs, state and job summary; nothing else does. Removes secrets, and prevents untrusted text from being
 * interpreted as a runner command.
 */
export class Publisher {
  /** Something that later steps rely on could not be written. */
  failed = false;
  /** Removes the run's secrets from a text. */
  readonly redact: (text: string) => string;
  private readonly runner: RunnerCommands;
  private readonly written = new Map<OutputName, string>();
  private readonly saved = new Set<string>();

  constructor(runner: RunnerCommands, redact: (text: string) => string) {
    this.runner = runner;
    this.redact = redact;
  }

  info(message: Text): void {
    this.runner.info(this.line(message));
  }

  /** Lines from outside in a group of the log. */
  group(title: Text, lines: readonly string[]): void {
    this.runner.startGroup(this.line(title));
    for (const line of lines) this.runner.info(this.redact(`│ ${logLine(line)}`));
    this.runner.endGroup();
  }

  warn(title: string, ...paragraphs: Text[]): void {
    this.annotate({ level: 'warning', title, paragraphs });
  }

  error(title: string, ...paragraphs: Text[]): void {
    this.annotate({ level: 'error', title, paragraphs });
  }

  annotate({ level, title, paragraphs }: Annotation): void {
    const message = paragraphs
      .filter((each) => each.length > 0)
      .map((each) => this.line(each))
      .join('\n');
    this.runner[level](message, { title });
  }

  /** Writes one output immediately, so that it is not lost if the run is killed. */
  output(name: OutputName, value: string): void {
    const redacted = this.redact(value);
    if (this.write('the outputs', () => this.runner.setOutput(name, redacted)))
      this.written.set(name, redacted);
  }

  outputs(some: Partial<Outputs>): void {
    for (const name of OUTPUTS) {
      const value = some[name];
      if (value !== undefined) this.output(name, value);
    }
  }

  /** Logs the outputs at the end of the run. */
  showOutputs(): void {
    const lines = [...this.written].filter(([, value]) => value !== '').map((pair) => pair.join(': '));
    if (lines.length > 0) this.group(text`Outputs`, lines);
  }

  /** Saves a value for the post step. */
  state(name: string, value: string): void {
    this.saved.add(name);
    this.write('the state for the post step', () => this.runner.saveState(name, this.redact(value)));
  }

  /** Writes the end of a run, outputs first. */
  async publish({ outputs, summary, annotations }: Presentation): Promise<void> {
    this.outputs(outputs);
    await this.summary(summary);
    for (const annotation of annotations) this.annotate(annotation);
  }

  /** A summary that cannot be written is a warning: it is for reading only. */
  async summary(markdown: string): Promise<void> {
    const clean = this.redact(markdown);
    try {
      if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES) throw new Error('it is larger than 1 MiB');
      await this.runner.writeSummary(clean);
    } catch (error) {
      this.warn(
        'Could not write the job summary',
        text`See this log${this.failed ? '' : ' or the outputs'} for the result. The reason: ${{ code: String(error) }}`,
      );
    }
  }

  /** Whether a request that starts work was under way, and whether it is known which job it started. */
  get request(): 'none' | 'unclear' | 'known' {
    if (this.written.get('job-id')) return 'known';
    return this.saved.has('sending') ? 'unclear' : 'none';
  }

  /** The outputs that are still to be written where a run breaks off; what was written stays as it is. */
  missingOutputs(outcome: string): Partial<Outputs> {
    const missing = OUTPUTS.filter((name) => !this.written.has(name));
    return Object.fromEntries(missing.map((name) => [name, name === 'outcome' ? outcome : '']));
  }

  /** Redacted before anything is cut, and after: escaping may join what was apart. */
  private line(message: Text): string {
    const clean = message.map((part) =>
      typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part,
    );
    return this.redact(toLog(clean));
  }

  /** Whether it could be written. */
  private write(what: string, write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      if (!this.failed) {
        this.error(
          'Could not write the runner’s files',
          text`Writing ${what} failed: ${{ code: String(error) }}. Later steps would miss the result, so this step fails.`,
          text`Check that the runner’s disk is not full. See this log for the result.`,
        );
      }
      this.failed = true;
      return false;
    }
  }
}
