import type { Clock } from '../clock.ts';
import type { Publisher } from '../runner/publisher.ts';
import { serviceResponse } from '../service/remedies.ts';
import { code, counted, duration, sentences, type Text, text } from '../text/sentence.ts';
import { isTerminal, type JobObserver } from './wait.ts';

/** Most lines of an instruction that the log repeats. */
const MAX_LINES = 60;
/** Slightly less than a minute, because a request may be under way when the line is due. */
const LINE_EVERY_MS = 55_000;

/** The log of a job run: every change, otherwise one line a minute. */
export function progressLog(publisher: Publisher, clock: Clock): JobObserver {
  let started = clock.now();
  let lastLine = started;
  let lastState = '';
  let lastSource = '';
  let lastStatus = 'waiting for the job';
  let warnedOf = '';
  let isFollowUp = false;

  const log = (line: Text) => {
    lastLine = clock.now();
    publisher.info(line);
  };
  const elapsed = () => duration(clock.now() - started);

  return {
    sending(request, prompt) {
      started = clock.now();
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
    pausing(attempt, ms) {
      log(
        sentences(
          text`The service ${attempt.what}.`,
          serviceResponse(attempt.serviceMessage),
          text`No work was started. Retrying in ${duration(ms)}.`,
        ),
      );
    },
    started(jobId, request) {
      isFollowUp = request === 'messaged';
      const job = code(jobId);
      log(
        {
          created: text`Job ${job} created.`,
          messaged: text`Job ${job} received the message.`,
          attached: text`Following job ${job}.`,
        }[request],
      );
    },
    seen({ status, prLink, repository, ref }, isEnd) {
      const state = `${status} ${prLink ?? ''}`;
      if (state === lastState) return;
      lastState = state;
      const source = `${repository} ${ref}`;
      const isMoved = source !== lastSource;
      lastSource = source;
      const isFinal = isTerminal(status);
      const isWaiting = isFinal && !isEnd;
      lastStatus = isWaiting ? `${status}, checking again` : `still ${status}`;
      const why =
        status === 'completed' && prLink === null && !isFollowUp
          ? '(no pull request yet, checking again)'
          : '(may be an earlier result, checking again)';
      log(
        sentences(
          text`${elapsed()}: ${code(status)}`,
          !isMoved || repository === undefined ? [] : text`in ${code(repository)}`,
          !isMoved || ref === undefined ? [] : text`on ${code(ref)}`,
          prLink === null ? [] : text`with pull request ${code(prLink)}`,
          isWaiting ? [why] : [],
        ),
      );
      if (!isFinal && status !== 'active' && warnedOf !== status) {
        warnedOf = status;
        publisher.warn(
          'Unknown job status',
          text`The service reported the status ${code(status)}, which is not documented. The run keeps waiting, at most until \`timeout-minutes\`.`,
        );
      }
    },
    readFailed({ what }, pauseMs) {
      const then = pauseMs === undefined ? '' : ` Retrying in ${duration(pauseMs)}.`;
      log(text`${elapsed()}: the service ${what}.${then}`);
    },
    heartbeat() {
      // The same calculation decides and reports, or rounding could keep a line due without writing it.
      const dueMs = () => lastLine + LINE_EVERY_MS - clock.now();
      if (dueMs() <= 0) log(text`${elapsed()}: ${code(lastStatus)}`);
      return dueMs();
    },
  };
}
