import type { Message } from '../errors.ts';
import { faultRemedy } from '../github/faults.ts';
import { remedy } from '../service/remedies.ts';
import { MAX_TRIES } from '../service/retry.ts';
import { link, moment, sentences, type Text, text } from '../text/sentence.ts';
import { BLOCKED_TITLES, whyBlocked } from '../thread/messages.ts';
import { howToFindOut, nextSteps, type Reader } from './next-steps.ts';
import type { Blocked, JobReport, Reason, RequestKind } from './report.ts';
import { nextAttempt } from './unfinished.ts';

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
    happened: text`The run was canceled before the service responded to the request. ${mayHaveArrived(request)}`,
    next: howToFindOut(request, reader),
  };
}

const mayHaveArrived = (request: RequestKind) =>
  request === 'message' ? 'The job may have received it.' : 'It may have started a job.';

export function unclear(
  { request }: JobReport,
  reason: Reason<'unclear'>,
  reader: Reader,
): Message {
  return {
    title: 'It is unclear whether the request arrived',
    happened: text`The request was sent once. ${reason.happened} ${mayHaveArrived(request)} To avoid charging you twice, the request was not repeated.`,
    next: sentences(
      howToFindOut(request, reader),
      reason.unexpected ? remedy(reason, 'create') : [],
    ),
  };
}

export function refused(
  { request }: JobReport,
  reason: Reason<'refused'>,
  reader: Reader,
): Message {
  const { status, happened } = reason;
  const isUnknownJob = request === 'message' && (status === 404 || status === 410);
  const startNew = text`Check the job ID and \`project-id\`. To start a new job instead, ${nextSteps('', reader).startNew}.`;
  return {
    title: rejectedTitle(status),
    happened: sentences(happened, NOT_STARTED),
    next: isUnknownJob ? startNew : remedy(reason, 'create'),
  };
}

/** What the service has rejected, by the status of its response. */
export function rejectedTitle(status: number | undefined) {
  return status === 401 ? 'The service rejected the API key' : 'The service rejected the request';
}

export function notSent(_report: JobReport, reason: Reason<'not-sent'>): Message {
  const { tries, happened } = reason;
  const failed = tries > 1 ? text`All ${tries} attempts failed.` : [];
  return {
    title: 'Could not reach the service',
    happened: sentences(failed, happened, NOT_STARTED),
    next: remedy(reason, 'create'),
  };
}

export function rateLimited(_report: JobReport, reason: Reason<'rate-limited'>): Message {
  const { tries, happened } = reason;
  const failed = tries === MAX_TRIES ? text`All ${tries} attempts failed.` : [];
  return {
    title: 'Rate limited',
    happened: sentences(failed, happened, limitedUntil(reason), NOT_STARTED),
    next: remedy(reason, 'create'),
  };
}

function limitedUntil({ tries, retryAt }: Reason<'rate-limited'>): Text {
  if (retryAt === undefined) return [];
  if (tries < MAX_TRIES) return nextAttempt(retryAt);
  return text`It asks to wait until ${moment(retryAt)}.`;
}

export function noContext({ error }: Reason<'no-context'>): Message {
  const { trouble } = error;
  return { ...trouble, happened: text`${trouble.happened} Nothing was sent.` };
}

export function blocked(reason: Blocked, reader: Reader): Message {
  const { kind, claim, fault } = reason;
  return {
    title: BLOCKED_TITLES[kind],
    happened: text`${whyBlocked({ because: kind, fault })} Nothing was sent, so that you are not charged twice.`,
    next: kind === 'this-command' ? howToUnblock(claim?.url, reader) : unblockedBy(reason),
  };
}

function howToUnblock(claim: string | undefined, reader: Reader): Text {
  const { sendAgain, startNew } = nextSteps('', reader);
  const comment = claim
    ? link(claim, 'the comment of the earlier run')
    : 'the comment of the earlier run';
  const again = text`If it did not arrive, ${sendAgain}, or, for a new job, ${startNew}.`;
  return sentences(
    text`Check the service’s dashboard and the repository’s pull requests to see whether the request arrived.`,
    reader.commandName === undefined ? text`If it did not arrive, ${sendAgain}.` : again,
    text`You can also delete ${comment} and re-run the workflow run.`,
  );
}

function unblockedBy({ kind, fault }: Blocked): Text {
  const withoutComment = text`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
  return sentences(
    fault ? faultRemedy(fault) : text`Wait a minute, then run again.`,
    kind === 'record-refused' ? withoutComment : [],
  );
}
