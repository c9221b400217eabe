import type { Clock } from '../clock.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { RequestKind } from '../job-end.ts';
import type { Publisher } from '../runner/publisher.ts';
import { answerOf } from '../service/remedies.ts';
import { type Job, returnedLink, STATUSES } from '../service/schema.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';

/** The log shows the first lines of a prompt. */
const MAX_LINES = 400;
/** Slightly less than a minute, because a reading may come a little early. */
const LINE_EVERY_MS = 55_000;

/**
 * The log of a job run. It has a line for every change, and if nothing changes, for a reading once
 * a minute.
 */
export class ProgressLog {
  private readonly publisher: Publisher;
  private readonly clock: Clock;
  private readonly hiddenSource: string | undefined;
  private startedAt: number;
  private lastLineAt: number;
  private lastState = '';

  /**
   * `hiddenSource`: the name of a repository that the prompt quotes, and that some readers of the
   * log cannot read.
   */
  constructor(publisher: Publisher, clock: Clock, hiddenSource?: string) {
    this.hiddenSource = hiddenSource;
    this.publisher = publisher;
    this.clock = clock;
    this.startedAt = clock.now();
    this.lastLineAt = this.startedAt;
  }

  /** `jobId`: the job that gets a message; undefined for a new job. */
  sending(jobId: string | undefined, prompt: string): void {
    this.startedAt = this.clock.now();

    const size = counted(prompt.length, 'character');
    const title =
      jobId === undefined
        ? text`Prompt for a new job (${size})`
        : text`Follow-up message to job ${code(jobId)} (${size})`;
    if (this.hiddenSource === undefined) this.publisher.group(title, previewOf(prompt));
    else this.publisher.info(text`${title}: ${whyPromptHidden(this.hiddenSource)}`);
  }

  pausing(failed: FailedRequest, ms: number): void {
    const then = text`No work was started. Retrying in ${duration(ms)}.`;
    this.line(sentences(answerOf(failed), then));
  }

  started(jobId: string, request: RequestKind): void {
    const job = code(jobId);
    const lines = {
      create: text`Job ${job} created.`,
      message: text`Job ${job} received the message.`,
      attach: text`Waiting for job ${job}.`,
    };
    this.line(lines[request]);
  }

  /** `isLast`: this is the last state of the job that the run sees. */
  seen(job: Job, isLast: boolean): void {
    const { status, reportedStatus } = job;
    const hasLink = returnedLink(job) !== undefined;
    const state = JSON.stringify([reportedStatus, hasLink]);
    const isNew = state !== this.lastState;
    const isDue = this.clock.now() - this.lastLineAt >= LINE_EVERY_MS;
    if (!isNew && !isDue) return;
    this.lastState = state;

    const isMissing = STATUSES[status].mayPullRequestFollow && !hasLink;
    const why = isMissing ? 'no pull request yet' : 'may be an earlier result';
    const again = STATUSES[status].hasEnded && !isLast ? ` (${why}, checking again)` : '';
    this.line(text`${this.elapsed()}: ${code(reportedStatus)}${again}`);

    if (status !== 'unknown' || !isNew) return;
    this.publisher.warn({
      title: 'Unknown job status',
      happened: sentences(
        text`The service reported ${code(reportedStatus)}, an unknown status.`,
        text`The run keeps waiting, up to \`timeout-minutes\`.`,
      ),
    });
  }

  /** `pauseMs`: the pause before the job is read again; undefined if it is not. */
  readFailed({ happened }: FailedRequest, pauseMs?: number): void {
    const then = pauseMs === undefined ? '' : ` Retrying in ${duration(pauseMs)}.`;
    this.line(text`${this.elapsed()}: ${happened}${then}`);
  }

  private elapsed() {
    return duration(this.clock.now() - this.startedAt);
  }

  private line(line: Text): void {
    this.lastLineAt = this.clock.now();
    this.publisher.info(line);
  }
}

function previewOf(prompt: string): string[] {
  const lines = prompt.split(/\r\n?|\n/);
  const omittedCount = lines.length - MAX_LINES;
  const note = omittedCount > 0 ? [`… and ${counted(omittedCount, 'more line')}`] : [];
  return [...lines.slice(0, MAX_LINES), ...note];
}

export function whyPromptHidden(source: string): Text {
  return text`not shown, because not everybody who can read this log can read ${code(source)}.`;
}
