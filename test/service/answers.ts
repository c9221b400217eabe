/** What requests to the service lead to. */

import type { FailedRequest } from '../../src/http/failed-request.ts';
import { type Job, type StartedJob, withStatus } from '../../src/service/schema.ts';

/** A request without a usable response. */
export function failureOf(
  failure: FailedRequest['failure'],
  more: Partial<FailedRequest> = {},
): FailedRequest {
  const { status, words, isWebPage } = more;
  const answer = [status ?? 'ECONNRESET', isWebPage && '(a web page)', words].filter(Boolean);
  return {
    kind: 'failure',
    failure,
    happened: ['It failed.'],
    words: undefined,
    answer: answer.join(' '),
    ...more,
  };
}

/** A job whose status the service calls by this word. */
export function jobOf(reportedStatus: string, more: Partial<StartedJob> = {}): Job {
  return withStatus({ id: 'job_1', prLink: undefined, ...more }, reportedStatus);
}
