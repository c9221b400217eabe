/** What requests to the service lead to. */

import type { FailedRequest } from '../../src/http/failed-request.ts';
import { type Job, type StartedJob, withStatus } from '../../src/service/schema.ts';
import { code, sentences, text } from '../../src/text/sentence.ts';

/** A request without a usable response. */
export function failureOf(
  failure: FailedRequest['failure'],
  more: Partial<FailedRequest> = {},
): FailedRequest {
  const { status, words = '', happened = ['It failed.'] } = more;
  const said = words === '' ? [] : text`Response: ${code(words)}.`;
  const without = status === undefined ? { networkError: 'ECONNRESET: read' } : {};
  return { kind: 'failure', failure, ...without, ...more, happened: sentences(happened, said) };
}

/** A job whose status the service calls by this word. */
export function jobOf(reportedStatus: string, more: Partial<StartedJob> = {}): Job {
  return withStatus({ id: 'job_1', prLink: undefined, ...more }, reportedStatus);
}
