import type { Message } from '../errors.ts';
import { faultRemedy } from '../github/faults.ts';
import { remedy } from '../service/remedies.ts';
import { isTerminal } from '../service/schema.ts';
import { MAX_TRIES } from '../service/send.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { Obstacle } from '../thread/decide.ts';
import { BLOCKED_TITLES, whyBlocked } from '../thread/messages.ts';
import { repositoryLink } from './markdown.ts';
import { afterStatus, howToFindOut, nextSteps, type Reader } from './next-steps.ts';
import type { JobReport, Reason, RequestKind } from './report.ts';

// What a run says about a job that has ended.

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

export function pullRequestOpened(
  { jobId, job, prLink, request }: JobReport,
  reader: Reader,
): Message {
  const pr = prLink === '' ? 'a pull request' : link(prLink);
  // After a follow-up it is not known whether the pull request is new.
  const isNew = request === 'create';
  return {
    title: FINISHED[request],
    happened: isNew ? text`The agent opened ${pr}.` : text`The changes are in ${pr}.`,
    next: afterStatus(jobId, job?.status, reader),
  };
}

export function withoutPullRequest({ jobId, job }: JobReport, reader: Reader): Message {
  const { repository } = job ?? {};
  const where = repository === undefined ? 'the repository' : repositoryLink(repository);
  return {
    title: 'The agent finished without a pull request',
    happened: text`Job ${code(jobId)} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
    next: sentences(
      text`If you expected a change, check ${where} for new commits, or describe what to change and where.`,
      afterStatus(jobId, job?.status, reader),
    ),
  };
}

export function archived({ jobId }: JobReport, reader: Reader): Message {
  return {
    title: 'Job archived',
    happened: text`Job ${code(jobId)} was archived without a pull request.`,
    next: afterStatus(jobId, 'archived', reader),
  };
}

export function failed({ jobId, prLink }: JobReport, reader: Reader): Message {
  const pr = prLink === '' ? [] : text`The job has a pull request: ${link(prLink)}.`;
  const why = text`The agent stopped with an error. The service gives no reason, but its dashboard may.`;
  return {
    title: 'The agent failed',
    happened: sentences(why, pr),
    next: afterStatus(jobId, 'failed', reader),
  };
}

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
  const { jobId, job, durationMs } = report;
  const { rateLimit } = report.reason;
  const waited = duration(durationMs);
  const { wait } = nextSteps(jobId, reader);
  const limit = rateLimit ? text`${rateLimit.happened} ${nextAttempt(rateLimit.retryAt)}` : [];

  // Only the end of a follow-up has to be confirmed.
  if (job && isTerminal(job.status))
    return {
      title: 'Result not confirmed',
      happened: sentences(
        text`Job ${code(jobId)} looked finished (${code(job.status)}), but this run stopped after ${waited}, before it could tell whether this is the result of your follow-up.`,
        limit,
      ),
      next: text`${wait} It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase \`timeout-minutes\`.`,
    };

  const increase = text`If jobs often take this long, increase \`timeout-minutes\`.`;
  return {
    title: 'Still running',
    happened: sentences(
      text`This run stopped waiting for job ${code(jobId)} after ${waited}. The job is not affected.`,
      limit,
    ),
    next: sentences(wait, rateLimit ? remedy(rateLimit, 'retrieve') : increase),
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
    happened: text`The status of job ${code(jobId)} could not be read. ${reason.happened} The job is not affected.`,
    next: sentences(remedy(reason, 'retrieve'), nextSteps(jobId, reader).wait),
  };
}

// What a run says about a request that was not sent, or may not have arrived.

const NOT_STARTED = text`No work was started.`;

export function canceledBeforeSending(): Message {
  return {
    title: 'Canceled before anything was sent',
    topic: 'Canceled',
    happened: text`The run was canceled. ${NOT_STARTED}`,
    next: text`To send the request, run again.`,
  };
}

export function canceledWhileSending({ request }: JobReport, reader: Reader): Message {
  return {
    title: 'Canceled while sending the request',
    topic: 'Canceled',
    happened: text`The run was canceled before the service responded to the request, so ${mayHaveArrived(request)}.`,
    next: howToFindOut(request, reader),
  };
}

const mayHaveArrived = (request: RequestKind) =>
  request === 'message' ? 'the job may have received it' : 'a job may have started';

export function unclear(
  { request, reason }: JobReport<Reason<'unclear'>>,
  reader: Reader,
): Message {
  return {
    title: 'It is unclear whether the request arrived',
    happened: text`${reason.happened} Therefore, ${mayHaveArrived(request)}. The request was not repeated, so that you are not charged twice.`,
    next: sentences(
      howToFindOut(request, reader),
      reason.unexpected ? remedy(reason, 'create') : [],
    ),
  };
}

export function refused(
  { request, reason }: JobReport<Reason<'refused'>>,
  reader: Reader,
): Message {
  const { status, happened } = reason;
  const isUnknownJob = request === 'message' && (status === 404 || status === 410);
  const startNew = text`Check the job ID and \`project-id\`. To start a new job instead, ${nextSteps('', reader).startNew}.`;
  return {
    title: status === 401 ? 'The service rejected the API key' : 'The service rejected the request',
    happened: sentences(happened, NOT_STARTED),
    next: isUnknownJob ? startNew : remedy(reason, 'create'),
  };
}

/** All attempts failed, or there is no time for the next one. */
export function givenUp({ reason }: JobReport<Reason<'not-sent' | 'rate-limited'>>): Message {
  const { kind, tries, happened } = reason;
  const attempts = tries === MAX_TRIES ? text`All ${tries} attempts failed.` : [];
  return {
    title: kind === 'rate-limited' ? 'Rate limited' : 'Could not reach the service',
    happened: sentences(attempts, happened, laterAttempt(reason), NOT_STARTED),
    next: remedy(reason, 'create'),
  };
}

function laterAttempt({ tries, retryAt }: Reason<'not-sent' | 'rate-limited'>): Text {
  if (retryAt === undefined) return [];
  if (tries < MAX_TRIES) return nextAttempt(retryAt);
  return text`It asks to wait until ${moment(retryAt)}.`;
}

export function noContext({ reason }: JobReport<Reason<'no-context'>>): Message {
  const { trouble } = reason.error;
  return { ...trouble, happened: text`${trouble.happened} Nothing was sent.` };
}

export function mayBeSent({ reason }: JobReport<Reason<'this-command'>>, reader: Reader): Message {
  const { kind, claim } = reason;
  const { sendAgain, startNew } = nextSteps('', reader);
  const orNew = reader.commandName === undefined ? [] : text`, or, for a new job, ${startNew}`;
  const comment = 'the comment of the earlier run';

  return {
    ...notSentTwice(kind, whyBlocked(reason)),
    next: text`Check the service’s dashboard and the repository’s pull requests to see whether the request arrived. If it did not, ${sendAgain}${orNew}. You can also delete ${claim?.url ? link(claim.url, comment) : comment} and re-run the workflow run.`,
  };
}

export function blocked({ reason }: JobReport<Reason<Exclude<Obstacle, 'this-command'>>>): Message {
  const { kind, fault } = reason;
  const withoutComment = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
  return {
    ...notSentTwice(kind, whyBlocked(reason)),
    next: sentences(
      fault ? faultRemedy(fault) : text`Wait a minute, then run again.`,
      kind === 'record-refused' ? withoutComment : [],
    ),
  };
}

function notSentTwice(kind: Obstacle, why: Text) {
  return {
    title: BLOCKED_TITLES[kind],
    happened: text`${why} Nothing was sent, so that you are not charged twice.`,
  };
}
