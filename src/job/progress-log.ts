import type { Clock } from '../clock.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { serviceResponse } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';
import type { Request } from '../thread/run.ts';
import { isTerminal } from './end-detector.ts';

/** Most lines of a prompt in the log. */
const MAX_LINES = 60;
/** Slightly less than a minute, because a request may be under way when the line is due. */
const LINE_EVERY_MS = 55_000;

export type ProgressLog = ReturnType<typeof progressLog>;

/** The log of a job run: every change, otherwise one line a minute; and what must be saved if the run is killed. */
export function progressLog(publisher: Publisher, clock: Clock) {
  let startedAt = clock.now();
  let lastLineAt = startedAt;
  let lastState = '';
  let lastStatus = 'waiting for the job';
  const elapsed = () => duration(clock.now() - startedAt);
  const log = (line: Text) => {
    lastLineAt = clock.now();
    publisher.info(line);
  };
  return {
    sending(request: Request, prompt: string): void {
      publisher.state('sending', request.kind);
      startedAt = clock.now();
      const lines = prompt.split(/\r\n?|\n/);
      const left = lines.length - MAX_LINES;
      const size = counted(prompt.length, 'character');
      publisher.group(
        request.kind === 'create'
          ? text`Prompt for a new job (${size})`
          : text`Follow-up message to job ${code(request.jobId)} (${size})`,
        left > 0 ? [...lines.slice(0, MAX_LINES), `… and ${counted(left, 'more line')}`] : lines,
      );
    },
    pausing({ what, serviceMessage }: FailedRequest, ms: number): void {
      const then = text`No work was started. Retrying in ${duration(ms)}.`;
      log(sentences(text`The service ${what}.`, serviceResponse(serviceMessage), then));
    },
    /** Called before the first poll. */
    started(jobId: string, request: 'created' | 'messaged' | 'attached'): void {
      publisher.outputs({ 'job-id': jobId, request });
      publisher.state('job-id', jobId);
      const job = code(jobId);
      const lines = {
        created: text`Job ${job} created.`,
        messaged: text`Job ${job} received the message.`,
        attached: text`Following job ${job}.`,
      };
      log(lines[request]);
    },
    /** `isEnd`: this is the last observation. */
    seen({ status, prLink, repository, ref }: Job, isEnd: boolean): void {
      const state = JSON.stringify([status, prLink, repository, ref]);
      if (state === lastState) return;
      lastState = state;
      const isFinal = isTerminal(status);
      const isWaiting = isFinal && !isEnd;
      const isMissing = status === 'completed' && prLink === null;
      const why = isMissing ? 'no pull request yet' : 'may be an earlier result';
      lastStatus = isWaiting ? `${status}, checking again` : `still ${status}`;
      log(
        sentences(
          text`${elapsed()}: ${code(status)}`,
          repository === undefined ? [] : text`in ${code(repository)}`,
          ref === undefined ? [] : text`on ${code(ref)}`,
          prLink === null ? [] : text`with pull request ${code(prLink)}`,
          isWaiting ? [`(${why}, checking again)`] : [],
        ),
      );
      if (isFinal || status === 'active') return;
      publisher.warn(
        'Unknown job status',
        text`The service reported the status ${code(status)}, which is not documented. The run keeps waiting, at most until \`timeout-minutes\`.`,
      );
    },
    /** Without `pauseMs` the GET is not repeated. */
    readFailed({ what }: FailedRequest, pauseMs?: number): void {
      const then = pauseMs === undefined ? '' : ` Retrying in ${duration(pauseMs)}.`;
      log(text`${elapsed()}: the service ${what}.${then}`);
    },
    /** Called during pauses. Returns the number of ms until the next call. */
    heartbeat(): number {
      // The same calculation decides and reports, or rounding could keep a line due without writing it.
      const dueMs = () => lastLineAt + LINE_EVERY_MS - clock.now();
      if (dueMs() <= 0) log(text`${elapsed()}: ${code(lastStatus)}`);
      return dueMs();
    },
  };
}
