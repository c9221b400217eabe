/** What people read of a job whose end the run has not seen. */
import type { UserMessage } from '../errors.ts';
import { remedy } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { code, duration, link, sentences, text } from '../text/sentence.ts';
import type { JobReport, Reason } from './job-end.ts';
import { type Audience, howToGetResult, nextAttempt } from './next-steps.ts';

export function timedOut(
  { jobId = '', job, durationMs, reason: { rateLimit } }: JobReport<Reason<'timed-out'>>,
  reader: Audience,
): UserMessage {
  const limit = rateLimit
    ? text`${rateLimit.failedRequest.happened} ${nextAttempt(rateLimit.retryAt)}`
    : [];
  const seen = whatWasSeen(job, duration(durationMs));
  const happened = sentences(seen.happened, limit);
  return { ...seen, happened, next: howToGetResult(jobId, reader) };
}

function whatWasSeen(job: Job | undefined, waited: string): UserMessage {
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

  // Either the status is not known, or it may be the end of the work before a follow-up.
  const { reportedStatus, prLink } = job;
  return {
    title,
    topic,
    happened: sentences(
      text`The service reports ${code(reportedStatus)},`,
      text`which does not confirm that the request was carried out.`,
      prLink === undefined ? [] : text`The job has a pull request: ${link(prLink)}.`,
    ),
  };
}

export function jobUnread(
  { jobId = '', reason }: JobReport<Reason<'unreadable'>>,
  reader: Audience,
): UserMessage {
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
  const silence = lastResponse
    ? text`For ${duration(lastResponse.agoMs)}, no usable response came.`
    : [];
  // The settings that an accepted request of this run had are right.
  const wasReached = lastResponse !== undefined;
  const change = remedy(failedRequest, 'retrieve', { run: reader.run, wasReached });
  return {
    title: 'Could not read the job status',
    happened: sentences(silence, failedRequest.happened, text`The agent may still be working.`),
    next: sentences(change, howToGetResult(jobId, reader)),
  };
}
