/** What people read of a job whose end the run has not seen. */
import type { Notice } from '../errors.ts';
import { remedy } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { clockTime, code, duration, link, sentences, type Text, text } from '../text/sentence.ts';
import type { JobReport, Reason } from './job-end.ts';
import { type Audience, howToGetResult, nextAttempt } from './next-steps.ts';

export function timedOut(
  { jobId = '', job, durationMs, reason: { rateLimit } }: JobReport<Reason<'timed-out'>>,
  reader: Audience,
): Notice {
  const limit = rateLimit
    ? text`${rateLimit.failedRequest.happened} ${nextAttempt(rateLimit.retryAt)}`
    : [];
  const seen = whatWasSeen(job, duration(durationMs));
  const happened = sentences(seen.happened, limit);
  return { ...seen, happened, next: howToGetResult(jobId, reader) };
}

function whatWasSeen(job: Job | undefined, waited: string): Notice {
  const topic = 'Still running';
  if (job?.status === 'active')
    return {
      title: `Still running after ${waited}`,
      topic,
      happened: text`The agent goes on, but this run has stopped waiting.`,
    };

  const title = `No result after ${waited}`;
  if (job === undefined)
    return { title, topic, happened: text`The status of the job could not be read.` };

  const { status, reportedStatus, prLink } = job;
  const meaning =
    status === 'unknown'
      ? 'which this action does not know'
      : 'which may be how the job ended before the follow-up';
  return {
    title,
    topic,
    happened: sentences(
      text`The service reports ${code(reportedStatus)}, ${meaning}.`,
      prLink === undefined ? [] : text`The job has a pull request: ${link(prLink)}.`,
    ),
  };
}

export function jobUnread(
  { jobId = '', reason }: JobReport<Reason<'unreadable'>>,
  reader: Audience,
): Notice {
  if (reason.isGone)
    return {
      title: 'Job not found',
      happened: sentences(
        text`Several times in a row, job ${code(jobId)} was not found.`,
        reason.failedRequest.happened,
      ),
      next: sentences(
        text`Check \`project-id\`, \`job-path\`, and the job ID.`,
        text`If they are right, the job is gone: look for its pull request.`,
      ),
    };

  const { failedRequest, lastResponse } = reason;
  // The settings that an accepted request of this run had are right.
  const wasReached = lastResponse !== undefined;
  const change = remedy(failedRequest, { run: reader.run, wasReached });
  return {
    title: 'Could not read the job status',
    happened: sentences(whatWasAccepted(reason), failedRequest.happened, AGENT_MAY_WORK),
    next: sentences(change, howToGetResult(jobId, reader)),
  };
}

const AGENT_MAY_WORK = text`The agent may still be working.`;

/** A key that was accepted in this run is not mistyped. */
function whatWasAccepted({ failedRequest, lastResponse }: Reason<'unreadable'>): Text {
  if (lastResponse === undefined) return [];

  const { status, isWebPage } = failedRequest;
  const isKeyRejected = (status === 401 || status === 403) && !isWebPage;
  return isKeyRejected
    ? text`The service accepted the key at ${clockTime(lastResponse.at)}, and rejects it now.`
    : text`For ${duration(lastResponse.agoMs)}, no usable response came.`;
}
