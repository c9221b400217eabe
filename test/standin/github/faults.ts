import { type RequestFault, respond } from '../../faults/faults.ts';
import type { Answer } from './answers.ts';
import type { OperationId } from './description.ts';
import type { Received } from './github.ts';

export type Effect =
  /** One that the service can have, too. `write`: the request takes effect although its answer says otherwise. */
  | (RequestFault & { write?: true })
  /** The real answer, changed; still checked against GitHub's description. */
  | { name: 'altered'; change: (answer: Answer) => Answer };

/** Which requests it meets: all conditions that are given must hold. */
export interface Condition {
  operation?: OperationId | readonly OperationId[];
  when?: (request: Received) => boolean;
  /** How many fitting requests pass unharmed first; default 0. */
  after?: number;
  /** How many requests it affects; default 1. */
  times?: number;
}

export type FaultScript = Condition & Effect;

/** GitHub's answer where it refuses or fails, in its own shape. */
export function problem(
  status: number,
  message = `Scripted ${status}`,
  headers = {},
): RequestFault {
  return respond(status, { message, status: String(status) }, headers);
}

/** The secondary limit. `retryAfter` in seconds, null: no such header. */
export function secondaryLimit(retryAfter: number | null): RequestFault {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. For more on scraping GitHub and how it may affect your rights, please review our Terms of Service.';
  return problem(403, message, retryAfter === null ? {} : { 'retry-after': String(retryAfter) });
}

/** The primary limit, which ends at that time, in ms since 1970. */
export function primaryLimit(until: number): RequestFault {
  return problem(403, 'API rate limit exceeded for installation ID 1.', {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(until / 1_000)),
  });
}

export const reset: RequestFault = { name: 'reset-after-request' };
export const silence: RequestFault = { name: 'stall-before-headers' };

/** Says of each request what happens to it. */
export function faultOf(script: FaultScript): (request: Received) => Effect | undefined {
  const { operation, when, after = 0, times = 1 } = script;
  let fitting = 0;

  return (request) => {
    const isOther = operation && ![operation].flat().includes(request.operation as OperationId);
    if (isOther || when?.(request) === false) return undefined;

    fitting += 1;
    return fitting > after && fitting <= after + times ? script : undefined;
  };
}
