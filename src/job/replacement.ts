/**
 * Why a new job replaces the thread's: the end of a sentence about that one ('was archived.').
 * After a failure, people decide with their command what to do. Workflows cannot.
 */
import type { EndReason } from '../job-end.ts';
import { isAboutCredits } from '../service/remedies.ts';
import { type JobStatus, STATUSES } from '../service/schema.ts';
import { sentences, type Text, text } from '../text/sentence.ts';

/** The service may accept the message later, or with another key or plan. */
const TEMPORARY_REJECTIONS = [401, 402, 403, 407, 408, 409, 423, 425, 429];

/** Decides before a message, by the job's status. A job that could not be read is continued. */
export function whyNotContinued(
  status: JobStatus | undefined,
  isCommand: boolean,
): Text | undefined {
  if (status === undefined) return undefined;

  const { hasEnded, didItsWork, takesMessages } = STATUSES[status];
  if (!takesMessages) return text`was ${status}.`;

  const hasFailed = hasEnded && !didItsWork;
  return hasFailed && !isCommand ? text`failed.` : undefined;
}

/** Decides after a message, by the service's response to it. */
export function whyRejected(end: EndReason, isCommand: boolean): Text | undefined {
  if (end.kind !== 'rejected') return undefined;

  const { status = 0, isWebPage } = end.failedRequest;
  // The first may not come from the service, and the second is not about the job.
  if (isWebPage || isAboutCredits(end.failedRequest)) return undefined;
  if (status === 404 || status === 410) return text`no longer exists.`;

  const isForGood = status >= 400 && !TEMPORARY_REJECTIONS.includes(status);
  if (isCommand || !isForGood) return undefined;
  return sentences(text`did not accept the message.`, end.failedRequest.happened);
}
