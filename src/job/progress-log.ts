import type { Session } from '../environment.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { JobRequest } from '../job-request.ts';
import type { Turn } from '../result/job-end.ts';
import { type Job, returnedLink, STATUSES } from '../service/schema.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';

/** Slightly less than a minute, because a reading may come a little early. */
const LINE_EVERY_MS = 55_000;

/** Has a line for every change, and if nothing changes, for a reading once a minute. */
export class ProgressLog {
  private readonly session: Session;
  private readonly request: JobRequest;
  private startedAt: number;
  private lastLineAt: number;
  private lastState = '';

  constructor(session: Session, request: JobRequest) {
    this.session = session;
    this.request = request;
    this.startedAt = session.clock.now();
    this.lastLineAt = this.startedAt;
  }

  /** `jobId`: the job that gets a message; undefined for a new job. */
  sending(jobId: string | undefined, prompt: string): void {
    const { publisher, clock } = this.session;
    this.startedAt = clock.now();

    const receiver =
      jobId === undefined
        ? text`Prompt for a new job`
        : text`Follow-up message to job ${code(jobId)}`;
    const title = text`${receiver} (${counted(prompt.length, 'character')})`;
    const whyHidden = whyPromptHidden(this.request);
    if (whyHidden === undefined) publisher.group(title, prompt.split(/\r\n?|\n/));
    else publisher.info(text`${title}: ${whyHidden}`);
  }

  pausing(failed: FailedRequest, ms: number): void {
    const then = text`No work was started. Retrying in ${duration(ms)}.`;
    this.line(sentences(failed.happened, then));
  }

  started(jobId: string, turn: Turn): void {
    const job = code(jobId);
    const lines = {
      create: text`Job ${job} created.`,
      message: text`Job ${job} received the message.`,
      attach: text`Waiting for job ${job}.`,
    };
    this.line(lines[turn]);
  }

  /** `isLast`: the run reads the job no more. */
  seen(job: Job, isLast: boolean): void {
    const { publisher, clock } = this.session;
    const { status, reportedStatus } = job;
    const hasLink = returnedLink(job) !== undefined;
    const state = JSON.stringify([reportedStatus, hasLink]);
    const isNew = state !== this.lastState;
    const isDue = clock.now() - this.lastLineAt >= LINE_EVERY_MS;
    if (!isNew && !isDue) return;
    this.lastState = state;

    const { end, pullRequestMayFollow } = STATUSES[status];
    const isMissing = pullRequestMayFollow && !hasLink;
    const why = isMissing ? 'no pull request yet' : 'may be an earlier result';
    const again = end !== undefined && !isLast ? ` (${why}, checking again)` : '';
    this.line(text`${this.elapsed()}: ${code(reportedStatus)}${again}`);

    if (status !== 'unknown' || !isNew) return;
    publisher.warn({
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
    return duration(this.session.clock.now() - this.startedAt);
  }

  private line(line: Text): void {
    this.lastLineAt = this.session.clock.now();
    this.session.publisher.info(line);
  }
}

/** Undefined: everybody who can read the log may read the prompt. */
export function whyPromptHidden({ source }: JobRequest): Text | undefined {
  if (!source?.isHidden) return undefined;

  const name = code(source.fullName);
  return text`not shown, because not everybody who can read this log can read ${name}.`;
}
