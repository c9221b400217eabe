import * as core from '@actions/core';
import type { UserMessage } from '../errors.ts';
import { logLine, shortenedBlock, toLog, toMarkdown } from '../text/markdown.ts';
import { type Redact, redactor } from '../text/redact.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import { type Help, helpIn } from './help.ts';
import type { Env } from './network.ts';
import { OUTPUTS, type Outputs, type OutputValues, outputs } from './outputs.ts';
import { type Annotation, type Icon, numbered, userMessageMarkdown } from './user-message.ts';

/** The runner discards a larger one. */
export const MAX_SUMMARY_BYTES = 1_048_576;
const MAX_DRY_RUN_CHARACTERS = 20_000;

export interface Presentation {
  outputs: Outputs;
  summary: string;
  annotations: readonly Annotation[];
}

/**
 * They are listed, so that the bundle leaves out the OIDC client of `@actions/core`, which is slow
 * to load.
 */
const runnerCommands = {
  debug: core.debug,
  info: core.info,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: core.setOutput,
  writeSummary: async (markdown: string): Promise<unknown> => core.summary.addRaw(markdown).write(),
};
export type RunnerCommands = typeof runnerCommands;

/** Masks the secrets before anything is written. */
export function openPublisher(secrets: readonly string[], env: Env): Publisher {
  for (const secret of secrets) core.setSecret(secret);

  return new Publisher(runnerCommands, redactor(secrets), helpIn(env));
}

/**
 * Whatever the action writes goes through here, without secrets, and without what the runner would
 * take for a command.
 */
export class Publisher {
  /** An output could not be written, so the step fails. */
  failed = false;
  /** From the first request on that starts work. */
  mayHaveSent = false;
  readonly redact: Redact;
  readonly help: Help;
  private readonly runner: RunnerCommands;
  private readonly writtenOutputs = new Map<keyof Outputs, string>();
  /** Of the warnings that were shown. */
  private readonly remedies = new Set<string>();

  constructor(runner: RunnerCommands, redact: Redact, help = helpIn({})) {
    this.runner = runner;
    this.redact = redact;
    this.help = help;
  }

  debug(line: string): void {
    this.runner.debug(this.redact(logLine(line)));
  }

  info(sentence: Text): void {
    this.runner.info(this.line(sentence));
  }

  group(title: Text, lines: readonly string[]): void {
    this.runner.startGroup(this.line(title));
    for (const line of lines) this.runner.info(this.redact(`│ ${logLine(line)}`));
    this.runner.endGroup();
  }

  /** What a second warning says to change is in the first, so it is only a line of the log. */
  warn(userMessage: UserMessage): void {
    const { title, happened, next = [] } = userMessage;
    const remedy = JSON.stringify(next);
    if (next.length > 0 && this.remedies.has(remedy)) {
      this.info(text`${title}: ${happened}`);
      return;
    }

    this.remedies.add(remedy);
    this.annotate({ ...userMessage, level: 'warning' });
  }

  error(userMessage: UserMessage): void {
    this.annotate({ ...userMessage, level: 'error' });
  }

  private annotate(annotation: Annotation): void {
    const { level, title, happened, list = [], steps = [], next = [] } = annotation;
    const parts = [happened, ...list, ...numbered(steps), next, this.help(annotation)];
    const lines = parts.filter(({ length }) => length > 0);
    this.runner[level](lines.map((line) => this.line(line)).join('\n'), { title });
  }

  /** At once, so that it is not lost if the run is killed. */
  output(name: keyof Outputs, value: string): void {
    const redacted = this.redact(value);
    try {
      this.runner.setOutput(name, redacted);
      this.writtenOutputs.set(name, redacted);
    } catch (error) {
      this.reportUnwritten(error);
    }
  }

  outputs(values: Partial<Outputs>): void {
    for (const name of OUTPUTS) {
      const value = values[name];
      if (value !== undefined) this.output(name, value);
    }
  }

  get mayHaveJob(): boolean {
    return this.mayHaveSent || this.knowsJob;
  }

  private get knowsJob(): boolean {
    return Boolean(this.writtenOutputs.get('job-id'));
  }

  /** For a run that was stopped or has crashed. */
  writeMissingOutputs(outcome: 'failed' | 'cancelled'): void {
    // The output `job-id` leads to the job of a canceled run, so its outcome is clear.
    const isUnclear = outcome === 'failed' ? this.mayHaveJob : this.mayHaveSent && !this.knowsJob;
    const headline = outcome === 'failed' ? 'Internal error' : 'Canceled';
    const all = outputs({ outcome: isUnclear ? 'unknown' : outcome, headline });
    for (const name of OUTPUTS) {
      if (!this.writtenOutputs.has(name)) this.output(name, all[name]);
    }
  }

  showOutputs(): void {
    const lines = [...this.writtenOutputs]
      .filter(([, value]) => value !== '')
      .map((pair) => pair.join(': '));
    if (lines.length > 0) this.group(text`Outputs`, lines);
  }

  /** The outputs come first, because later steps rely on them. */
  async publish({ outputs, summary, annotations }: Presentation): Promise<void> {
    this.outputs(outputs);
    await this.summary(summary);
    for (const annotation of annotations) this.annotate(annotation);
  }

  /** `details` is further Markdown for the summary. */
  end(values: OutputValues, annotation: Annotation, details = ''): Promise<void> {
    let icon: Icon = annotation.level === 'error' ? 'failed' : 'note';
    if (values.outcome === 'cancelled') icon = 'stopped';

    const happened = this.withoutSecrets(annotation.happened);
    const markdown = userMessageMarkdown({ ...annotation, happened }, icon, this.help, details);
    return this.publish({
      outputs: outputs({ headline: annotation.title, ...values }),
      summary: `${markdown}\n`,
      annotations: [annotation],
    });
  }

  /** For a run that was not meant for the action. */
  async skip(why: Text): Promise<void> {
    this.info(why);
    this.outputs(outputs({ outcome: 'skipped', headline: toLog(why) }));
    await this.summary(`${toMarkdown(why)}\n`);
  }

  dryRun(lines: readonly string[], values: OutputValues = {}, note: Text = []): Promise<void> {
    this.group(text`Requests that would be sent`, lines);
    const annotation: Annotation = {
      level: 'notice',
      title: 'Dry run',
      happened: sentences(text`The inputs are valid. Nothing was sent.`, note),
      next: text`To send the requests, remove \`dry-run\`.`,
    };
    const requests = shortenedBlock(this.redact(lines.join('\n')), MAX_DRY_RUN_CHARACTERS);
    const details = lines.length === 0 ? '' : `These requests would be sent:\n\n${requests}`;
    return this.end({ ...values, outcome: 'skipped' }, annotation, details);
  }

  /** No later step relies on it, so a failure is only a warning. */
  async summary(markdown: string): Promise<void> {
    const clean = this.redact(markdown);
    try {
      if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES) throw new Error('it is larger than 1 MiB');
      await this.runner.writeSummary(clean);
    } catch (error) {
      this.warn({
        title: 'Could not write the job summary',
        happened: text`See this log for the result. The reason: ${code(String(error))}`,
      });
    }
  }

  /** Escaping may join the parts of a secret, so the whole line is redacted again. */
  private line(sentence: Text): string {
    return this.redact(toLog(this.withoutSecrets(sentence)));
  }

  /** Before values are cut, because a part of a secret is not recognized. */
  private withoutSecrets(sentence: Text): Text {
    return sentence.map((part) =>
      typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part,
    );
  }

  private reportUnwritten(error: unknown): void {
    if (this.failed) return;
    this.failed = true;

    this.error({
      title: 'Could not write the runner’s files',
      happened: text`Writing the outputs failed: ${code(String(error))}. Later steps would miss the result, so this step fails.`,
      next: text`Check that the runner’s disk is not full. See this log for the result.`,
    });
  }
}
