import type { Clock } from '../clock.ts';
import { explain } from '../github/explain.ts';
import type { GitHubError } from '../github/github-error.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { RequestKind } from '../job-end.ts';
import type { Publisher } from '../runner/publisher.ts';
import { answerOf } from '../service/remedies.ts';
import { type Job, returnedLink, STATUSES } from '../service/schema.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';

/** The log shows the first lines of a prompt. */
const MAX_LINES = 60;
/** A line is due slightly earlier than after a minute, because a request may be under way then. */
const LINE_EVERY_MS = 55_000;

/** The log of a job run. It has a line for every change, and one a minute if nothing changes. */
export class ProgressLog {
  private readonly publisher: Publisher;
  private readonly clock: Clock;
  private readonly hiddenSource: string | undefined;
  private startedAt: number;
  private lastLineAt: number;
  private lastState = '';
  private lastStatus = text`waiting for the job`;

  /** `hiddenSource`: the name of a repository that the prompt quotes, and that some readers of the log cannot read. */
  constructor(publisher: Publisher, clock: Clock, hiddenSource?: string) {
    this.hiddenSource = hiddenSource;
    this.publisher = publisher;
    this.clock = clock;
    this.startedAt = clock.now();
    this.lastLineAt = this.startedAt;
  }

  /** GitHub rejects comments, and the run goes on without its thread. */
  withoutThread(githubError: GitHubError): void {
    const { happened, next } = explain(githubError, { what: 'the comment' });
    this.publisher.warn({
      title: 'Continuing without comments',
      happened: text`${happened} The run continues without comments, and a re-run sends its request again.`,
      next,
    });
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
    if (state === this.lastState) return;
    this.lastState = state;

    const isMissing = STATUSES[status].mayPullRequestFollow && !hasLink;
    const why = isMissing ? 'no pull request yet' : 'may be an earlier result';
    const again = STATUSES[status].hasEnded && !isLast ? ` (${why}, checking again)` : '';
    this.lastStatus = text`${code(reportedStatus)}${again}`;
    this.line(text`${this.elapsed()}: ${this.lastStatus}`);

    if (status !== 'unknown') return;
    this.publisher.warn({
      title: 'Unknown job status',
      happened: text`The service reported ${code(reportedStatus)}, an unknown status. The run keeps waiting, up to \`timeout-minutes\`.`,
    });
  }

  /** `pauseMs`: the pause before the job is read again; undefined if it is not. */
  readFailed({ happened }: FailedRequest, pauseMs?: number): void {
    const then = pauseMs === undefined ? '' : ` Retrying in ${duration(pauseMs)}.`;
    this.line(text`${this.elapsed()}: ${happened}${then}`);
  }

  /** Writes the line of the minute if it is due. The result is the time until the next one, in ms. */
  heartbeat(): number {
    // One calculation decides whether the line is due, and says when the next one is. If there were two, a rounding error could
    // ask for the next call at once, again and again.
    if (this.dueMs() <= 0) this.line(text`${this.elapsed()}: ${this.lastStatus}`);
    return this.dueMs();
  }

  private dueMs(): number {
    return this.lastLineAt + LINE_EVERY_MS - this.clock.now();
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
  return text`not shown, because it quotes ${code(source)}, which not everybody who can read this log can read.`;
}
