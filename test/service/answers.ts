/** What requests to the service lead to. */

import type { FailedRequest } from '../../src/http/failed-request.ts';
import { type Job, type StartedJob, withStatus } from '../../src/service/schema.ts';
import { code, sentences, text } from '../../src/text/sentence.ts';

/** A request without a usable response. */
export function failureOf(
  failure: FailedRequest['failure'],
  { words, ...more }: Partial<FailedRequest> & { words?: string | undefined } = {},
): FailedRequest {
  const { status, isWebPage, happened = ['It failed.'] } = more;
  const line = [status ?? 'ECONNRESET', isWebPage && '(a web page)', words].filter(Boolean);
  const said = words === undefined ? [] : text`Response: ${code(words)}.`;
  return {
    kind: 'failure',
    failure,
    line: line.join(' '),
    ...more,
    happened: sentences(happened, said),
  };
}

/** A job whose status the service calls by this word. */
export function jobOf(reportedStatus: string, more: Partial<StartedJob> = {}): Job {
  return withStatus({ id: 'job_1', prLink: undefined, ...more }, reportedStatus);
}
