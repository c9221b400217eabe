import type { Clock } from '../clock.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { Job } from '../service/schema.ts';
import { code, duration, sentences, type Text, text } from '../text/sentence.ts';
import { isTerminal, type JobObserver } from './wait.ts';

/** Most lines of an instruction that the log repeats. */
const MAX_LINES = 60;
/** A line a minute, although an answer of the service may take some seconds just when it is due. */
const LINE_EVERY_MS = 55_000;

/** The log of a job run: changes at once, otherwise a line a minute. */
export function progressLog(publisher: Publisher, clock: Clock): JobObserver {
  let started = clock.now();
  let lastLine = started;
  let lastState = '';
  let lastPlace = '';
  let warnedOf = '';
  let waitingFor: Text = [];

  const say = (words: Text) => {
    lastLine = clock.now();
    publisher.info(words);
  };
  const elapsed = () => duration(clock.now() - started);

  return {
    sending(request, prompt) {
      started = clock.now();
      const lines = prompt.split(/\r\n?|\n/);
      const left = lines.length - MAX_LINES;
      publisher.group(
        request.kind === 'create'
          ? text`Prompt for a new job (${prompt.length} characters)`
          : text`Follow-up message to job ${code(request.jobId)} (${prompt.length} characters)`,
        left > 0 ? [...lines.slice(0, MAX_LINES), `… and ${left} more lines`] : lines,
      );
    },
    pausing(attempt, ms) {
      const why = attempt.serviceMessage === '' ? text`` : text` (${code(attempt.serviceMessage)})`;
      say(text`The service ${attempt.what}${why}. Nothing was started; sending again in ${duration(ms)}.`);
    },
    started(jobId, request) {
      const job = code(jobId);
      say(
        {
          created: text`Job ${job} created.`,
          messaged: text`Job ${job} has the message.`,
          attached: text`Following job ${job}.`,
        }[request],
      );
    },
    seen(job: Job, isEnd: boolean) {
      const state = `${job.status} ${job.prLink ?? ''}`;
      if (state === lastState) return;
      lastState = state;
      waitingFor = isEnd || !isTerminal(job.status) ? [] : whyNotEnded(job);
      const place = `${job.repository ?? ''} ${job.ref ?? ''}`;
      const moved = place !== lastPlace;
      lastPlace = place;
      const known = isTerminal(job.status) || job.status === 'active';
      say(
        sentences(
          text`${elapsed()}: ${code(job.status)}`,
          !moved || job.repository === undefined ? [] : text`in ${code(job.repository)}`,
          !moved || job.ref === undefined ? [] : text`on ${code(job.ref)}`,
          job.prLink === null ? [] : text`with pull request ${code(job.prLink)}`,
          waitingFor,
        ),
      );
      if (!known && warnedOf !== job.status) {
        warnedOf = job.status;
        publisher.warn(
          'Unknown job status',
          text`The service reports the status ${code(job.status)}, which its specification does not name. It does not count as an end; \`timeout-minutes\` bounds the wait.`,
        );
      }
    },
    readFailed(reading, pauseMs) {
      const then = pauseMs === undefined ? text`` : text`; asking again in ${duration(pauseMs)}`;
      say(text`${elapsed()}: the service ${reading.what}${then}.`);
    },
    heartbeat() {
      // One way of reckoning for both, or a rounding would keep a line due that is never said.
      const dueMs = () => lastLine + LINE_EVERY_MS - clock.now();
      const state = lastState.split(' ')[0];
      if (dueMs() <= 0) {
        const words = state ? text`${elapsed()}: still ${code(state)}` : text`${elapsed()}: still waiting`;
        say(sentences(words, waitingFor));
      }
      return dueMs();
    },
  };
}

/** A link may come late, and after a message an end may be the one before it. */
function whyNotEnded({ status, prLink }: Job): Text {
  return status === 'completed' && prLink === null
    ? text`(no pull request yet; checking again)`
    : text`(may be the end of the previous instruction; checking again)`;
}
