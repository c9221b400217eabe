import type { Failure } from '../../src/poll.ts';
import type { FailedAttempt, FailedRequest } from '../../src/service/failed-request.ts';

/** A request without a usable response. */
export function failureOf(failure: Failure, more: Partial<FailedRequest> = {}): FailedAttempt {
  return { kind: 'failure', failure, happened: ['It failed.'], serviceMessage: '', ...more };
}
