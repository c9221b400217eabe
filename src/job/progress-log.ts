import type { Clock } from '../clock.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { FailedAttempt } from '../service/client.ts';
import { serviceResponse } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';
import type { Request } from '../thread/run.ts';
import { isTerminal } from './end-detector.ts';
import type { JobReport } from './report.ts';

/** Most lines of an instruction that the log repeats. */
const MAX_LINES = 60;
/** Slightly less than a minute, because a request may be under way when the line is due. */
const LINE_EVERY_MS = 55_000;

/** The log of a job run: every change, otherwise one line a minute; and what must be saved if the run is killed. */
export class ProgressLog {
  private readonly publisher: Publisher;
  private readonly clock: Clock;
  private startedAt: number;
  private lastLineAt: number;
  private lastState = '';
  private lastStatus = 'waiting for the job';

  constructor(publisher: Publisher, clock: Clock) {
    this.publisher = publisher;
    this.clock = clock;
    this.startedAt = clock.now();
    this.lastLineAt = this.startedAt;
  }

  sending(request: Request, prompt: string): void {
    this.publisher.state('sending', request.kind);
    this.startedAt = this.clock.now();
    const lines = prompt.split(/\r\n?|\n/);
    const left = lines.length - MAX_LINES;
    const size = counted(prompt.length, 'character');
    this.publisher.group(
      request.kind === 'create'
        ? text`Prompt for a new job (${size})`
        : text`Follow-up message to job ${code(request.jobId)} (${size})`,
      left > 0 ? [...lines.slice(0, MAX_LINES), `… and ${counted(left, 'more line')}`] : lines,
    );
  }

  pausing({ what, serviceMessage }: FailedAttempt, ms: number): void {
    const then = text`No work was started. Retrying in ${duration(ms)}.`;
    this.line(sentences(text`The service ${what}.`, serviceResponse(serviceMessage), then));
  }

  /** The job exists: called before the first poll. */
  started(jobId: string, request: Exclude<JobReport['request'], ''>): void {
    this.publisher.output('job-id', jobId);
    this.publisher.output('request', request);
    this.publisher.state('job-id', jobId);
    const job = code(jobId);
    const lines = {
      created: text`Job ${job} created.`,
      messaged: text`Job ${job} received the message.`,
      attached: text`Following job ${job}.`,
    };
    this.line(lines[request]);
  }

  /** `isEnd`: this is the last observation. */
  seen({ status, prLink, repository, ref }: Job, isEnd: boolean): void {
    const state = JSON.stringify([status, prLink, repository, ref]);
    if (state === this.lastState) return;
    this.lastState = state;
    const isFinal = isTerminal(status);
    const isWaiting = isFinal && !isEnd;
    this.lastStatus = isWaiting ? `${status}, checking again` : `still ${status}`;
    this.line(
      sentences(
        text`${this.elapsed()}: ${code(status)}`,
        repository === undefined ? [] : text`in ${code(repository)}`,
        ref === undefined ? [] : text`on ${code(ref)}`,
        prLink === null ? [] : text`with pull request ${code(prLink)}`,
        isWaiting ? ['(may not be the final state, checking again)'] : [],
      ),
    );
    if (isFinal || status === 'active') return;
    this.publisher.warn(
      'Unknown job status',
      text`The service reported the status ${code(status)}, which is not documented. The run keeps waiting, at most until \`timeout-minutes\`.`,
    );
  }

  /** A GET gave no job; it is repeated after `pauseMs`, or not at all. */
  readFailed({ what }: FailedAttempt, pauseMs?: number): void {
    const then = pauseMs === undefined ? '' : ` Retrying in ${duration(pauseMs)}.`;
    this.line(text`${this.elapsed()}: the service ${what}.${then}`);
  }

  /** Called during pauses. Returns the number of ms until the next call. */
  heartbeat(): number {
    // The same calculation decides and reports, or rounding could keep a line due without writing it.
    const dueMs = () => this.lastLineAt + LINE_EVERY_MS - this.clock.now();
    if (dueMs() <= 0) this.line(text`${this.elapsed()}: ${code(this.lastStatus)}`);
    return dueMs();
  }

  private line(line: Text): void {
    this.lastLineAt = this.clock.now();
    this.publisher.info(line);
  }

  private elapsed(): string {
    return duration(this.clock.now() - this.startedAt);
  }
}
