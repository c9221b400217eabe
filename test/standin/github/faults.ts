import { type RequestFault, respond } from '../../faults/faults.ts';
import type { Answer } from './answers.ts';
import type { OperationId } from './description.ts';
import type { Received } from './github.ts';

export type Effect =
  /** One that the service can have, too. `write`: the request takes effect although its answer says otherwise. */
  | (RequestFault & { write?: true })
  /** The real answer, changed; still checked against GitHub's description. */
  | { name: 'altered'; change: (answer: Answer) => Answer };

export interface Condition {
  operation?: OperationId | readonly OperationId[];
  when?: (request: Received) => boolean;
  after?: number;
  times?: number;
}

export type FaultScript = Condition & Effect;

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
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return problem(403, message, retryAfter === null ? {} : { 'retry-after': String(retryAfter) });
}

export function primaryLimit(until: number): RequestFault {
  return problem(403, 'API rate limit exceeded for installation ID 1.', {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(until / 1_000)),
  });
}

export const reset: RequestFault = { name: 'reset-after-request' };
export const silence: RequestFault = { name: 'stall-before-headers' };

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
