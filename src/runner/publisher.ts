import * as core from '@actions/core';
import type { Notice } from '../errors.ts';
import { logLine, shortenedBlock, toLog } from '../text/markdown.ts';
import { type Redact, redactor } from '../text/redact.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Env } from './network.ts';
import {
  type Annotation,
  type Help,
  helpIn,
  type Icon,
  noticeMarkdown,
  numbered,
} from './notice.ts';
import { lineValue, type OutputValue, segmentValue, wordValue } from './output-values.ts';

/** In the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'job-id',
  'status',
  'outcome',
  'comment-url',
  'headline',
  'human',
  'ai',
  'total',
  'report-json',
  'report-csv',
] as const;
type OutputName = (typeof OUTPUTS)[number];

/** Those that are missing do not apply. */
export type Outputs = { readonly [Name in OutputName]?: OutputValue | undefined };

/** How a run ends, in words. A reply to a command has the same. */
export interface FinalNotice extends Notice {
  /** By default a notice. */
  level?: Annotation['level'];
  icon?: Icon | undefined;
  /** Markdown between the list and what to do next. */
  details?: string;
  /** Markdown below it. */
  footer?: string;
  /** The headline is the title by default. */
  values?: Outputs;
  /** What else people should know. They come before the notice itself. */
  warnings?: readonly Notice[];
  /** Markdown, by default of the notice. */
  summary?: string;
}

/** The runner discards a larger one. */
export const MAX_SUMMARY_BYTES = 1_048_576;
const MAX_DRY_RUN_CHARACTERS = 20_000;

/**
 * They are listed, so that the bundle leaves out the OIDC client of `@actions/core`, which is slow
 * to load.
 */
const runnerCalls = {
  info: core.info,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  startGroup: core.startGroup,
  endGroup: core.endGroup,
  setOutput: core.setOutput,
  writeSummary: async (markdown: string): Promise<unknown> => core.summary.addRaw(markdown).write(),
};
export type RunnerCalls = typeof runnerCalls;

/** Masks the secrets before anything is written. */
export function openPublisher(secrets: readonly string[], env: Env): Publisher {
  for (const secret of secrets) core.setSecret(secret);

  return new Publisher(runnerCalls, redactor(secrets), helpIn(env));
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
  private readonly runner: RunnerCalls;
  private readonly written = new Map<OutputName, OutputValue>();

  constructor(runner: RunnerCalls, redact: Redact, help: Help = () => []) {
    this.runner = runner;
    this.redact = redact;
    this.help = help;
  }

  info(sentence: Text): void {
    this.runner.info(this.line(sentence));
  }

  group(title: Text, lines: readonly string[]): void {
    this.runner.startGroup(this.line(title));
    for (const line of lines) this.runner.info(this.redact(`│ ${logLine(line)}`));
    this.runner.endGroup();
  }

  warn(notice: Notice): void {
    this.annotate({ ...notice, level: 'warning' });
  }

  error(notice: Notice): void {
    this.annotate({ ...notice, level: 'error' });
  }

  private annotate(annotation: Annotation): void {
    const { level, title, happened, list = [], steps = [], next = [] } = annotation;
    const parts = [happened, ...list, ...numbered(steps), next, this.help(annotation)];
    const lines = parts.filter(({ length }) => length > 0);
    this.runner[level](lines.map((line) => this.line(line)).join('\n'), { title });
  }

  /** At once, so that it is not lost if the run is killed. */
  output(name: OutputName, value: OutputValue | undefined): void {
    try {
      this.runner.setOutput(name, this.redact(value ?? ''));
      if (value !== undefined) this.written.set(name, value);
    } catch (error) {
      this.reportUnwritten(error);
    }
  }

  outputs(values: Outputs): void {
    for (const name of OUTPUTS) this.output(name, values[name]);
  }

  /** For a run that was stopped or has crashed. */
  writeMissingOutputs(outcome: 'failed' | 'cancelled'): void {
    // The output `job-id` leads to the job of a canceled run, so its outcome is clear.
    const isClear = outcome === 'cancelled' && this.written.get('job-id');
    const headline = lineValue(outcome === 'failed' ? 'Internal error' : 'Canceled');
    const ended = wordValue(this.mayHaveSent && !isClear ? 'unknown' : outcome);
    this.outputs({ outcome: ended, headline, ...Object.fromEntries(this.written) });
  }

  showOutputs(): void {
    const lines = [...this.written].map((pair) => pair.join(': '));
    if (lines.length > 0) this.group(text`Outputs`, lines);
  }

  /** The outputs come first, because later steps rely on them. */
  async end(notice: FinalNotice): Promise<void> {
    const { title, level = 'notice', values, warnings = [] } = notice;
    this.outputs({ headline: lineValue(title), ...values });
    await this.summary(notice.summary ?? `${this.markdown(notice)}\n`);
    for (const warning of warnings) this.warn(warning);
    this.annotate({ ...notice, level });
  }

  markdown({ footer = '', ...notice }: FinalNotice): string {
    const { icon = notice.level === 'error' ? 'failed' : 'note' } = notice;
    const happened = this.withoutSecrets(notice.happened);
    const markdown = noticeMarkdown({ ...notice, icon, happened }, this.help);
    return `${markdown}\n\n${footer}`.trimEnd();
  }

  dryRun(lines: readonly string[], jobId?: string, note: Text = []): Promise<void> {
    this.group(text`Requests that would be sent`, lines);
    const requests = shortenedBlock(this.redact(lines.join('\n')), MAX_DRY_RUN_CHARACTERS);
    return this.end({
      title: 'Dry run',
      happened: sentences(text`The inputs are valid. Nothing was sent.`, note),
      next: text`To send the requests, remove \`dry-run\`.`,
      footer: `These requests would be sent:\n\n${requests}`,
      values: { outcome: wordValue('skipped'), 'job-id': segmentValue(jobId) },
    });
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
      happened: sentences(
        text`Writing the outputs failed: ${code(String(error))}.`,
        text`Later steps would miss the result, so this step fails.`,
      ),
      next: text`Check that the runner’s disk is not full. See this log for the result.`,
    });
  }
}
