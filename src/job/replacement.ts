/**
 * Why a new job replaces the thread's job, as a predicate; undefined where that job is continued. People decide themselves
 * whether a command starts a new job after a failure; workflows cannot.
 */
import type { EndReason } from '../result/job-report.ts';
import { serviceResponse } from '../service/remedies.ts';
import { sentences, type Text, text } from '../text/sentence.ts';

/** What the service rejects with these statuses, it may accept later, or with another key or plan. */
const TEMPORARY_REJECTIONS = [401, 402, 403, 408, 409, 423, 425, 429];

/** By the job's state before a message. */
export function whyNotContinued(status: string | undefined, isCommand: boolean): Text | undefined {
  if (status === 'archived') return text`was archived.`;
  return status === 'failed' && !isCommand ? text`failed.` : undefined;
}

/** By the service's response to a message. */
export function whyRejected(end: EndReason, isCommand: boolean): Text | undefined {
  if (end.kind !== 'refused') return undefined;

  const { status = 0, happened, serviceMessage } = end;
  if (status === 404 || status === 410) return text`no longer exists.`;

  const isForGood = status >= 400 && !TEMPORARY_REJECTIONS.includes(status);
  if (isCommand || !isForGood) return undefined;
  return sentences(text`did not accept the message.`, happened, serviceResponse(serviceMessage));
}
