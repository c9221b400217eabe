import type { Message } from '../errors.ts';
import { faultRemedy } from '../github/faults.ts';
import { remedy } from '../service/remedies.ts';
import { MAX_TRIES } from '../service/retry.ts';
import { link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { Obstacle } from '../thread/decide.ts';
import { BLOCKED_TITLES, whyBlocked } from '../thread/messages.ts';
import { howToFindOut, nextSteps, type Reader } from './next-steps.ts';
import type { JobReport, Reason, RequestKind } from './report.ts';
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
  const attempts = tries > 1 ? text`All ${tries} attempts failed.` : [];
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

/** Another run of the command may have sent its request. */
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

/** The thread cannot be used, or another command is in the way. */
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
