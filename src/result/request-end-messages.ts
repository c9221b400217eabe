/**
 * What people read at the ends of runs without a job: nothing was sent, the request failed, or it is unclear whether it
 * arrived.
 */
import type { UserMessage } from '../errors.ts';
import { explain } from '../github/explain.ts';
import { isMoved, isPermanent } from '../github/github-error.ts';
import { answerOf, askedPause, rejectionTitle, remedy } from '../service/remedies.ts';
import { type GivenUp, MAX_TRIES } from '../service/send.ts';
import { link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { RefusalReason } from '../thread/decide.ts';
import type { ReportOf } from './job-report.ts';
import { type Audience, howToStartNew, stepsIfUnclear } from './next-steps.ts';

const NOT_STARTED = text`No work was started.`;
const NOT_PAID_TWICE = text`To avoid paying twice, nothing was sent.`;

export function nextAttempt(retryAt: number): Text {
  return text`The next attempt would be at ${moment(retryAt)}, after the time limit of this run.`;
}

export function unclear(
  { request, reason: { failedRequest } }: ReportOf<'unclear'>,
  reader: Audience,
): UserMessage {
  return {
    title: request === 'message' ? 'The message may have arrived' : 'A job may have started',
    topic: 'A job may have started',
    happened: text`${answerOf(failedRequest)} To avoid paying twice, nothing was sent again.`,
    steps: stepsIfUnclear(reader, failedRequest.unexpected ? remedy(failedRequest, 'send') : []),
  };
}

export function canceledWhileSending(
  { request }: ReportOf<'canceled-while-sending'>,
  reader: Audience,
): UserMessage {
  const what = request === 'message' ? 'the job may have the message' : 'a job may have started';
  return {
    title: 'Canceled while sending the request',
    happened: text`The run was canceled before the service answered, so ${what}.`,
    steps: stepsIfUnclear(reader),
  };
}

export function canceledBeforeSending(): UserMessage {
  return {
    title: 'Canceled before anything was sent',
    happened: text`The run was canceled. ${NOT_STARTED}`,
    next: text`To send the request, run again.`,
  };
}

export function rejected(
  { request, reason: { failedRequest } }: ReportOf<'rejected'>,
  reader: Audience,
): UserMessage {
  const { status } = failedRequest;
  const isUnknownJob = request === 'message' && (status === 404 || status === 410);
  const startNew = text`Check the job ID and \`project-id\`. To start a new job instead, ${howToStartNew(reader)}.`;
  return {
    title: rejectionTitle(failedRequest),
    happened: sentences(answerOf(failedRequest), NOT_STARTED),
    next: isUnknownJob ? startNew : remedy(failedRequest, 'send', afterChange(reader)),
  };
}

export function notReached({ reason }: ReportOf<'not-sent'>, reader: Audience): UserMessage {
  return { title: 'Could not reach the service', ...givenUp(reason, reader) };
}

export function rateLimited({ reason }: ReportOf<'rate-limited'>, reader: Audience): UserMessage {
  return { title: 'Rate limited', ...givenUp(reason, reader) };
}

/** What the run says if all attempts failed, or if there is no time for the next one. */
function givenUp(
  { failedRequest, tries, retryAt }: GivenUp,
  reader: Audience,
): Omit<UserMessage, 'title'> {
  const attempts = tries === MAX_TRIES ? text`All ${MAX_TRIES} attempts failed.` : [];
  return {
    happened: sentences(
      attempts,
      answerOf(failedRequest),
      tries < MAX_TRIES && retryAt !== undefined ? nextAttempt(retryAt) : askedPause({ retryAt }),
      NOT_STARTED,
    ),
    next: remedy(failedRequest, 'send', afterChange(reader)),
  };
}

/** A re-run would have the old workflow file. */
function afterChange({ run, commandName }: Audience) {
  return { run, again: commandName === undefined ? 'start a new run' : 'comment again' };
}

export function noContext({ reason }: ReportOf<'no-context'>): UserMessage {
  const { userMessage } = reason.error;
  return { ...userMessage, happened: text`${userMessage.happened} Nothing was sent.` };
}

export function nothingToDo({ reason }: ReportOf<'nothing-to-do'>): UserMessage {
  return reason.error.userMessage;
}

export function withdrawn(): UserMessage {
  return {
    title: 'Skipped: the comment was deleted',
    happened: text`The comment was deleted before the request was sent. Nothing was sent.`,
    next: text`To send it after all, comment again.`,
  };
}

export function sentEarlier(
  { reason: { claim } }: ReportOf<'this-command'>,
  reader: Audience,
): UserMessage {
  const comment = claim?.url ? text` (${link(claim.url, 'its comment')})` : [];
  return {
    title: 'An earlier run may have sent this',
    happened: text`An earlier run of this command ended before the service answered${comment}. ${NOT_PAID_TWICE}`,
    steps: stepsIfUnclear(reader),
  };
}

export function blocked(_report: ReportOf<'other-command'>): UserMessage {
  return {
    title: 'Blocked by an earlier command',
    happened: text`An earlier command in this thread was still being sent at the time limit of this run. ${NOT_PAID_TWICE}`,
    next: LATER,
  };
}

export function recordRejected(
  { reason }: ReportOf<'record-rejected'>,
  reader: Audience,
): UserMessage {
  const { githubError } = reason;
  const isRejected = githubError && isPermanent(githubError) && !isMoved(githubError);
  // The reusable workflow for commands has no such input.
  const canGoWithout = isRejected && reader.commandName === undefined;
  const withoutComment = text`Or set \`comment: never\`: then a re-run starts a new job.`;
  const firstAttempt = reader.isRerun
    ? text`The first attempt may have started one already: look at its log.`
    : [];
  const { happened, next } = nothingSent('the comment of this run', reason, reader);
  return {
    title: 'Could not comment in the thread',
    happened,
    next: canGoWithout ? sentences(next, withoutComment, firstAttempt) : next,
  };
}

export function threadUnreadable(
  { reason }: ReportOf<'thread-unreadable'>,
  reader: Audience,
): UserMessage {
  const what = 'the request for the comments of the thread';
  return { title: 'Could not read the thread', ...nothingSent(what, reason, reader) };
}

type Refused = ReportOf<RefusalReason>['reason'];

const LATER = text`Wait a minute, then run again.`;

/** `what` is the call that failed. Without an error, the lists of GitHub are older than the run. */
function nothingSent(
  what: string,
  { githubError }: Refused,
  { commandName }: Audience,
): { happened: Text; next: Text } {
  if (githubError === undefined) {
    const why = text`GitHub’s list of the comments does not contain the comment of this run.`;
    return { happened: sentences(why, NOT_PAID_TWICE), next: LATER };
  }

  const again = commandName === undefined ? 'start a new run' : 'comment again';
  const { happened, next } = explain(githubError, { what, again });
  return { happened: sentences(happened, NOT_PAID_TWICE), next };
}
