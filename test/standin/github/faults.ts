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

export type Fault = ReturnType<typeof faultOf>;

export function faultOf(script: FaultScript) {
  const { promise: met, resolve: meet } = Promise.withResolvers<void>();
  let fitting = 0;

  return {
    script: script as Effect,
    /** Settles when the first request is affected, before anything else happens to it. */
    met,
    take(request: Received): boolean {
      const { operation = request.operation, when, after = 0, times = 1 } = script;
      const fits = [operation].flat().includes(request.operation) && (when?.(request) ?? true);
      if (!fits) return false;

      fitting += 1;
      const isTaken = fitting > after && fitting <= after + times;
      if (isTaken) meet();
      return isTaken;
    },
  };
}
