import * as core from '@actions/core';
import { logLine, toLog } from '../text/markdown.ts';
import { redactor } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import {
  type Annotation,
  OUTPUTS,
  type Outputs,
  outputs,
  type Presentation,
} from './presentation.ts';

/** Maximum size of a step's job summary; the runner discards a larger one entirely. */
export const MAX_SUMMARY_BYTES = 1_048_576;

type Annotate = (message: string, properties: { title: string }) => void;

/** The functions used of `@actions/core`, listed so that the bundle omits its OIDC client, which is slow to load. */
const runnerCommands = {
  info: core.info,
  notice: core.notice as Annotate,
  warning: core.warning as Annotate,
  error: core.error as Annotate,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: (name: string, value: string) => core.setOutput(name, value),
  saveState: (name: string, value: string) => core.saveState(name, value),
  writeSummary: async (markdown: string): Promise<unknown> => core.summary.addRaw(markdown).write(),
};
export type RunnerCommands = typeof runnerCommands;

export const debug = core.debug;
export const getState = core.getState;

/** Masks the secrets before anything is written. */
export function openPublisher(secrets: readonly (string | undefined)[]): Publisher {
  const forms = new Set(
    secrets.flatMap((secret = '') => (secret.trim() === '' ? [] : [secret, secret.trim()])),
  );
  for (const form of forms) core.setSecret(form);

  return new Publisher(runnerCommands, redactor([...forms]));
}

/** The only writer of log, outputs, state and job summary. Removes secrets, and escapes runner commands. */
export class Publisher {
  /** Whether something that later steps rely on could not be written. */
  failed = false;
  readonly redact: (text: string) => string;
  private readonly runner: RunnerCommands;
  private readonly written = new Map<keyof Outputs, string>();
  private isSending = false;

  constructor(runner: RunnerCommands, redact: (text: string) => string) {
    this.runner = runner;
    this.redact = redact;
  }

  info(message: Text): void {
    this.runner.info(this.line(message));
  }

  /** Untrusted lines, in a group of the log. */
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
    const sentences = paragraphs.filter(({ length }) => length > 0);
    this.runner[level](sentences.map((sentence) => this.line(sentence)).join('\n'), { title });
  }

  /** Writes one output immediately, so that it is not lost if the run is killed. */
  output(name: keyof Outputs, value: string): void {
    const redacted = this.redact(value);
    this.write('the outputs', () => {
      this.runner.setOutput(name, redacted);
      this.written.set(name, redacted);
    });
  }

  outputs(values: Partial<Outputs>): void {
    for (const name of OUTPUTS) {
      const value = values[name];
      if (value !== undefined) this.output(name, value);
    }
  }

  /** Whether a request that starts work was under way, or a job is known. */
  get mayHaveJob(): boolean {
    return this.isSending || this.hasJob;
  }

  private get hasJob(): boolean {
    return Boolean(this.written.get('job-id'));
  }

  /** Writes the outputs that are missing where a run breaks off: `unknown` if it may have started a job. */
  outputsAfter(broken: 'failed' | 'cancelled'): void {
    const isUnclear = broken === 'failed' ? this.mayHaveJob : this.isSending && !this.hasJob;
    const all = outputs({ outcome: isUnclear ? 'unknown' : broken });
    for (const name of OUTPUTS) if (!this.written.has(name)) this.output(name, all[name]);
  }

  showOutputs(): void {
    const lines = [...this.written]
      .filter(([, value]) => value !== '')
      .map((pair) => pair.join(': '));
    if (lines.length > 0) this.group(text`Outputs`, lines);
  }

  state(name: string, value: string): void {
    this.isSending ||= name === 'sending';
    this.write('the state for the post step', () =>
      this.runner.saveState(name, this.redact(value)),
    );
  }

  /** Writes the end of a run, outputs first. */
  async publish({ outputs, summary, annotations }: Presentation): Promise<void> {
    this.outputs(outputs);
    await this.summary(summary);
    for (const annotation of annotations) this.annotate(annotation);
  }

  /** If it cannot be written, that is only a warning: no later step relies on the summary. */
  async summary(markdown: string): Promise<void> {
    const clean = this.redact(markdown);
    // The outputs cannot hold the result if they could not be written either.
    const where = this.failed ? 'this log' : 'this log or the outputs';
    try {
      if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES) throw new Error('it is larger than 1 MiB');
      await this.runner.writeSummary(clean);
    } catch (error) {
      this.warn(
        'Could not write the job summary',
        text`See ${where} for the result. The reason: ${code(String(error))}`,
      );
    }
  }

  /** Redacts twice: before values are truncated, and after escaping, which may join the parts of a secret. */
  private line(message: Text): string {
    const clean = message.map((part) =>
      typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part,
    );
    return this.redact(toLog(clean));
  }

  private write(what: string, write: () => void): void {
    try {
      write();
    } catch (error) {
      // One message for all of them.
      if (!this.failed) {
        this.error(
          'Could not write the runner’s files',
          text`Writing ${what} failed: ${code(String(error))}. Later steps would miss the result, so this step fails.`,
          text`Check that the runner’s disk is not full. See this log for the result.`,
        );
      }
      this.failed = true;
    }
  }
}
