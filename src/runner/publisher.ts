import * as core from '@actions/core';
import type { UserMessage } from '../errors.ts';
import { fence, logLine, toLog } from '../text/markdown.ts';
import { type Redact, redactor } from '../text/redact.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Env } from './network.ts';
import {
  type Annotation,
  type Help,
  helpIn,
  type Icon,
  messageMarkdown,
  OUTPUTS,
  type Outputs,
  outputs,
  type Presentation,
} from './presentation.ts';

/** The runner discards a larger job summary entirely. */
export const MAX_SUMMARY_BYTES = 1_048_576;
/** Of the requests of a dry run, in characters. */
const MAX_DRY_RUN = 20_000;

type Annotate = (message: string, properties: { title: string }) => void;

/** Listed so that the bundle omits the OIDC client of `@actions/core`, which is slow to load. */
const runnerCommands = {
  info: core.info,
  notice: core.notice as Annotate,
  warning: core.warning as Annotate,
  error: core.error as Annotate,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: (name: string, value: string) => core.setOutput(name, value),
  writeSummary: async (markdown: string): Promise<unknown> => core.summary.addRaw(markdown).write(),
};
export type RunnerCommands = typeof runnerCommands;

export const debug = core.debug;

/** Masks the secrets before anything is written. */
export function openPublisher(secrets: readonly (string | undefined)[], env: Env): Publisher {
  const values = secrets.map((secret = '') => secret.trim()).filter((secret) => secret !== '');
  for (const value of values) core.setSecret(value);

  return new Publisher(runnerCommands, redactor(values), helpIn(env));
}

/** The only writer of log, outputs and job summary. Removes secrets, and escapes runner commands. */
export class Publisher {
  /** An output could not be written. */
  failed = false;
  /** A request that starts work was sent; its response may be missing. */
  hasSentRequest = false;
  readonly redact: Redact;
  readonly help: Help;
  private readonly runner: RunnerCommands;
  private readonly written = new Map<keyof Outputs, string>();

  constructor(runner: RunnerCommands, redact: Redact, help = helpIn({})) {
    this.runner = runner;
    this.redact = redact;
    this.help = help;
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

  warn(message: UserMessage): void {
    this.annotate({ ...message, level: 'warning' });
  }

  error(message: UserMessage): void {
    this.annotate({ ...message, level: 'error' });
  }

  private annotate(annotation: Annotation): void {
    const { level, title, happened, list = [], next = [] } = annotation;
    const parts = [happened, ...list, next, this.help(annotation)];
    const lines = parts.filter(({ length }) => length > 0);
    this.runner[level](lines.map((line) => this.line(line)).join('\n'), { title });
  }

  /** Writes immediately, so that nothing is lost if the run is killed. */
  output(name: keyof Outputs, value: string): void {
    const redacted = this.redact(value);
    try {
      this.runner.setOutput(name, redacted);
      this.written.set(name, redacted);
    } catch (error) {
      this.onUnwritten(error);
    }
  }

  outputs(values: Partial<Outputs>): void {
    for (const name of OUTPUTS) {
      const value = values[name];
      if (value !== undefined) this.output(name, value);
    }
  }

  get mayHaveJob(): boolean {
    return this.hasSentRequest || this.hasJob;
  }

  private get hasJob(): boolean {
    return Boolean(this.written.get('job-id'));
  }

  /** Writes what is missing; the outcome becomes `unknown` if the run may have started a job. */
  outputsAfter(outcome: 'failed' | 'cancelled'): void {
    const isUnclear = outcome === 'failed' ? this.mayHaveJob : this.hasSentRequest && !this.hasJob;
    const all = outputs({ outcome: isUnclear ? 'unknown' : outcome });
    for (const name of OUTPUTS) if (!this.written.has(name)) this.output(name, all[name]);
  }

  showOutputs(): void {
    const lines = [...this.written]
      .filter(([, value]) => value !== '')
      .map((pair) => pair.join(': '));
    if (lines.length > 0) this.group(text`Outputs`, lines);
  }

  /** Outputs come first. */
  async publish({ outputs, summary, annotations }: Presentation): Promise<void> {
    this.outputs(outputs);
    await this.summary(summary);
    for (const annotation of annotations) this.annotate(annotation);
  }

  /** Ends a run that has only a message. `details`: further Markdown for the summary. */
  end(values: Partial<Outputs>, message: Annotation, details = ''): Promise<void> {
    let icon: Icon = message.level === 'error' ? 'failed' : 'note';
    if (values.outcome === 'cancelled') icon = 'stopped';

    const happened = this.withoutSecrets(message.happened);
    const markdown = messageMarkdown({ ...message, happened }, icon, this.help, details);
    return this.publish({
      outputs: outputs(values),
      summary: `${markdown}\n`,
      annotations: [message],
    });
  }

  dryRun(lines: readonly string[], values: Partial<Outputs> = {}, note: Text = []): Promise<void> {
    this.group(text`Requests that would be sent`, lines);
    const message: Annotation = {
      level: 'notice',
      title: 'Dry run',
      happened: sentences(text`The inputs are valid. Nothing was sent.`, note),
      next: text`To send the requests, remove \`dry-run\`.`,
    };
    const requests = fence(this.redact(lines.join('\n')), MAX_DRY_RUN);
    const details = lines.length === 0 ? '' : `These requests would be sent:\n\n${requests}`;
    return this.end({ ...values, outcome: 'skipped' }, message, details);
  }

  /** A failure is only a warning: no later step relies on the summary. */
  async summary(markdown: string): Promise<void> {
    const clean = this.redact(markdown);
    try {
      if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES) throw new Error('it is larger than 1 MiB');
      await this.runner.writeSummary(clean);
    } catch (error) {
      this.warn({
        title: 'Could not write the job summary',
        happened: text`See this log for the result. The reason: ${code(String(error))}`,
        topic: 'Could not write the runner’s files',
      });
    }
  }

  /** Redacts again after escaping, which may join the parts of a secret. */
  private line(message: Text): string {
    return this.redact(toLog(this.withoutSecrets(message)));
  }

  /** Before values are truncated: a redactor does not recognize a part of a secret. */
  private withoutSecrets(message: Text): Text {
    return message.map((part) =>
      typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part,
    );
  }

  private onUnwritten(error: unknown): void {
    if (this.failed) return;
    this.failed = true;

    this.error({
      title: 'Could not write the runner’s files',
      happened: text`Writing the outputs failed: ${code(String(error))}. Later steps would miss the result, so this step fails.`,
      next: text`Check that the runner’s disk is not full. See this log for the result.`,
    });
  }
}
