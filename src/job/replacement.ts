import type { EndReason } from '../result/report.ts';
import { serviceResponse } from '../service/remedies.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';

/** What the service rejects with these statuses, it may accept later, or with another key or plan. */
const OTHER_REJECTIONS = [401, 402, 403, 408, 409, 423, 425, 429];

// Why a new job replaces the thread's job; undefined where that job is continued. People decide themselves whether a
// command starts a new job after a failure; workflows cannot.

/** By the job's state before a message. */
export function whyNotContinued(
  jobId: string,
  status: string | undefined,
  isCommand: boolean,
): Text | undefined {
  if (status === 'archived') return text`${previousJob(jobId)} was archived.`;
  if (status === 'failed' && !isCommand) return text`${previousJob(jobId)} failed.`;
  return undefined;
}

/** By the end of the job's pull request. */
export function whyNotReopened(jobId: string, end: 'merged' | 'closed'): Text {
  return text`${previousJob(jobId)} has a ${end} pull request.`;
}

/** By the service's response to a message. */
export function whyRejected(jobId: string, end: EndReason, isCommand: boolean): Text | undefined {
  if (end.kind !== 'refused') return undefined;

  const { status = 0, happened, serviceMessage } = end;
  if (status === 404 || status === 410) return text`${previousJob(jobId)} no longer exists.`;

  const isForGood = status >= 400 && !OTHER_REJECTIONS.includes(status);
  if (isCommand || !isForGood) return undefined;
  const rejected = text`${previousJob(jobId)} did not accept the message.`;
  return sentences(rejected, happened, serviceResponse(serviceMessage));
}

function previousJob(jobId: string): Text {
  return text`The previous job of this thread, ${code(jobId)},`;
}
