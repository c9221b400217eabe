import type { Message } from '../errors.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy } from '../service/remedies.ts';
import { isTerminal } from '../service/schema.ts';
import { code, duration, moment, sentences, type Text, text } from '../text/sentence.ts';
import { nextSteps, type Reader } from './next-steps.ts';
import type { JobReport, Reason } from './report.ts';

// What a run says about a job whose end it did not see.

const DETACHED = {
  create: 'Job started',
  message: 'Message sent',
  attach: 'Still running',
} as const;

export function detached({ request, jobId }: JobReport, reader: Reader): Message {
  const { wait } = nextSteps(jobId, reader);
  const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
  return {
    title: DETACHED[request],
    happened: text`Job ${code(jobId)} is running. This run does not wait for it.`,
    next: sentences(reader.unrecorded ? save : [], wait),
  };
}

export function canceled({ jobId }: JobReport, reader: Reader): Message {
  return {
    title: 'Canceled, but the job continues',
    topic: 'Canceled',
    happened: text`The run was canceled while it waited for job ${code(jobId)}. The job is not affected.`,
    next: nextSteps(jobId, reader).wait,
  };
}

export function timedOut(report: JobReport<Reason<'timed-out'>>, reader: Reader): Message {
  const { rateLimit } = report.reason;
  const { wait } = nextSteps(report.jobId, reader);
  const { title, happened, increase } = isUnconfirmed(report)
    ? notConfirmed(report)
    : stillRunning(report);

  if (rateLimit === undefined) return { title, happened, next: sentences(wait, increase) };

  const limit = text`${rateLimit.happened} ${nextAttempt(rateLimit.retryAt)}`;
  return {
    title,
    happened: sentences(happened, limit),
    next: sentences(wait, remedy(rateLimit, 'retrieve')),
  };
}

/** Only the end of a follow-up has to be confirmed. */
const isUnconfirmed = ({ job }: JobReport) => job !== undefined && isTerminal(job.status);

function notConfirmed({ jobId, job, durationMs }: JobReport) {
  return {
    title: 'Result not confirmed',
    happened: text`Job ${code(jobId)} looked finished (${code(job?.status ?? '')}), but this run stopped after ${duration(durationMs)}, before it could tell whether this is the result of your follow-up.`,
    increase: text`It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase \`timeout-minutes\`.`,
  };
}

function stillRunning({ jobId, durationMs }: JobReport) {
  return {
    title: 'Still running',
    happened: text`This run stopped waiting for job ${code(jobId)} after ${duration(durationMs)}. The job is not affected.`,
    increase: text`If jobs often take this long, increase \`timeout-minutes\`.`,
  };
}

export const nextAttempt = (retryAt: number): Text =>
  text`The next attempt would be at ${moment(retryAt)}, after the time limit of this run.`;

export function gone({ jobId }: JobReport): Message {
  return {
    title: 'Job not found',
    happened: text`The service does not know job ${code(jobId)} (\`404\` or \`410\`, three times in a row).`,
    next: text`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`,
  };
}

export function unreadable(
  { jobId, reason }: JobReport<Reason<'unreadable'>>,
  reader: Reader,
): Message {
  return {
    title: 'Could not read the job status',
    happened: text`${statusUnread(jobId, reason)} The job is not affected.`,
    next: sentences(remedy(reason, 'retrieve'), nextSteps(jobId, reader).wait),
  };
}

export function statusUnread(jobId: string, { happened }: FailedRequest): Text {
  return text`The status of job ${code(jobId)} could not be read. ${happened}`;
}
