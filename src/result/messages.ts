import type { Heading, Message, Topic } from '../errors.ts';
import { faultRemedy } from '../github/faults.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { isTerminal } from '../service/schema.ts';
import { code, duration, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import { blockedTitle, whyBlocked } from '../thread/messages.ts';
import { jobEnd } from './job-end.ts';
import {
  type Audience,
  howToFindOut,
  howToSeeStatus,
  howToStartNew,
  howToWait,
} from './next-steps.ts';
import type { EndReason, JobReport, RequestKind } from './report.ts';

type Reason<Kind> = Extract<EndReason, { kind: Kind }>;
type NotAccepted = Reason<'refused' | 'not-sent' | 'out-of-time'>;

const NOT_STARTED = text`No work was started.`;

/** What a run says about its end; untrusted text of the service comes last. */
export function jobMessage(report: JobReport, to: Audience = {}): Message {
  const message = messageWithoutResponse(report, to);
  const { reason } = report;
  if (!('serviceMessage' in reason)) return message;
  const happened = sentences(message.happened, serviceResponse(reason.serviceMessage));
  return { ...message, happened };
}

function messageWithoutResponse(report: JobReport, to: Audience): Message {
  const { reason, jobId, request } = report;

  switch (reason.kind) {
    case 'job-ended':
      return jobEnd(report, to);
    case 'detached':
      return detached(report, to);
    case 'timed-out':
      return timedOut(report, reason, to);
    case 'stopped':
      return stopped(report, reason.where, to);
    case 'gone':
      return {
        title: 'Job not found',
        happened: text`The service does not know job ${code(jobId)} (\`404\` or \`410\`, three times in a row).`,
        next: text`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`,
      };
    case 'unreadable':
      return {
        title: 'Could not read the job status',
        happened: text`${statusUnread(jobId, reason)} The job is not affected.`,
        next: sentences(remedy(reason, 'retrieve'), howToWait(jobId, to)),
      };
    case 'refused':
    case 'not-sent':
    case 'out-of-time':
      return notAccepted(report, reason, to);
    case 'unclear':
      return {
        title: 'It is unclear whether the request arrived',
        happened: text`The request was sent once. ${reason.happened} ${mayHaveArrived(request)} To avoid charging you twice, the request was not repeated.`,
        next: sentences(
          howToFindOut(request, to),
          reason.unexpected ? remedy(reason, 'create') : [],
        ),
      };
    case 'no-context': {
      const { trouble } = reason.error;
      return { ...trouble, happened: text`${trouble.happened} Nothing was sent.` };
    }
    case 'nothing-to-do':
      return reason.error.trouble;
    case 'blocked':
      return blocked(reason.refusal, to);
  }
}

export function statusUnread(jobId: string, { happened }: FailedRequest): Text {
  return text`The status of job ${code(jobId)} could not be read. ${happened}`;
}

const mayHaveArrived = (request: RequestKind) =>
  request === 'message' ? 'The job may have received it.' : 'It may have started a job.';

const nextAttempt = (retryAt: number) =>
  text`The next attempt would be at ${moment(retryAt)}, after the time limit of this run.`;

const DETACHED: Partial<Record<RequestKind, string>> = {
  create: 'Job started',
  message: 'Message sent',
};

const RERUN_WAITS = text`To wait for the job and post its result, re-run the workflow run. This does not start new work.`;

function detached({ request, jobId }: JobReport, to: Audience): Message {
  const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
  return {
    title: DETACHED[request] ?? 'Still running',
    happened: text`Job ${code(jobId)} is running. This run does not wait for it.`,
    next: sentences(to.unrecorded ? save : RERUN_WAITS, howToSeeStatus(jobId, to)),
  };
}

/** `where`: what the run was doing when it was canceled. */
function stopped(
  { jobId, request }: JobReport,
  where: Reason<'stopped'>['where'],
  to: Audience,
): Message {
  if (where === 'before-sending')
    return {
      title: 'Canceled before anything was sent',
      happened: text`The run was canceled. ${NOT_STARTED}`,
      next: text`To send the request, run again.`,
      topic: 'Canceled',
    };

  if (where === 'sending')
    return {
      title: 'Canceled while sending the request',
      happened: text`The run was canceled before the service responded to the request. ${mayHaveArrived(request)}`,
      next: howToFindOut(request, to),
      topic: 'Canceled',
    };

  return {
    title: 'Canceled, but the job continues',
    happened: text`The run was canceled while it waited for job ${code(jobId)}. The job is not affected.`,
    next: howToWait(jobId, to),
    topic: 'Canceled',
  };
}

function timedOut(report: JobReport, reason: Reason<'timed-out'>, to: Audience): Message {
  const wait = howToWait(report.jobId, to);
  const message = timeoutMessage(report);
  if (!('retryAt' in reason)) return { ...message, next: sentences(wait, message.next) };

  const limit = text`${reason.happened} ${nextAttempt(reason.retryAt)}`;
  return {
    ...message,
    happened: sentences(message.happened, limit),
    next: sentences(wait, remedy(reason, 'retrieve')),
  };
}

function timeoutMessage({ jobId, job, durationMs }: JobReport) {
  const id = code(jobId);
  const waited = duration(durationMs);
  // Only the end of a follow-up has to be confirmed.
  const isUnconfirmed = job && isTerminal(job.status);
  if (isUnconfirmed)
    return {
      title: 'Result not confirmed',
      happened: text`The status of job ${id} is ${code(job.status)}, but this run stopped waiting after ${waited}, before it was clear whether this is the result of the follow-up or an earlier one.`,
      next: text`It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase \`timeout-minutes\`.`,
    } as const;

  return {
    title: 'Still running',
    happened: text`This run stopped waiting for job ${id} after ${waited}. The job is not affected.`,
    next: text`If jobs often take this long, increase \`timeout-minutes\`.`,
  } as const;
}

/** What the service has rejected, by the status of its response. */
function rejectedTitle(status: number): Topic {
  return status === 401 ? 'The service rejected the API key' : 'The service rejected the request';
}

function notAccepted({ request }: JobReport, reason: NotAccepted, to: Audience): Message {
  const { kind, status, happened } = reason;
  const isOutOfTime = kind === 'out-of-time';
  const failed =
    kind === 'not-sent' ? text`All ${reason.tries} attempts failed. ${happened}` : happened;

  const isUnknownJob = request === 'message' && (status === 404 || status === 410);
  const next = isUnknownJob
    ? text`Check the job ID and \`project-id\`. To start a new job instead, ${howToStartNew(to)}.`
    : remedy(reason, 'create');
  return {
    ...headingOf(reason),
    happened: sentences(failed, isOutOfTime ? nextAttempt(reason.retryAt) : [], NOT_STARTED),
    next: sentences(next, isOutOfTime ? text`Or increase \`timeout-minutes\`.` : []),
  };
}

function headingOf(reason: NotAccepted): Heading {
  const { kind, status } = reason;
  if (status === undefined) return { title: 'Could not reach the service' };
  if (status !== 429) return { title: rejectedTitle(status) };

  const until = kind === 'out-of-time' ? ` until ${moment(reason.retryAt)}` : '';
  return { title: `Rate limited${until}`, topic: 'Rate limited' };
}

function blocked(refusal: Refusal, to: Audience): Message {
  const { because, kind, fault, outcome } = refusal;
  const next = outcome === 'failed' ? text`Wait a minute, then run again.` : howToFindOut(kind, to);
  const withoutComment = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
  return {
    title: blockedTitle(refusal),
    happened: text`${whyBlocked(refusal)} Nothing was sent, so that you are not charged twice.`,
    next: sentences(
      fault ? faultRemedy(fault) : next,
      because === 'record-refused' ? withoutComment : [],
    ),
  };
}
