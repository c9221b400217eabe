import { type RequestFault, respond } from '../../faults/faults.ts';
import { Counter, concerns, type Script } from '../script.ts';
import type { Answer } from './answers.ts';
import type { OperationId } from './description.ts';
import type { Received } from './exchange.ts';

/** The effect of a fault. */
export type Effect =
  /** One that the service can have, too. `write`: the request takes effect although its answer says otherwise. */
  | (RequestFault & { write?: true })
  /** The real answer, changed; still checked against GitHub's description. */
  | { name: 'altered'; change: (answer: Answer) => Answer };

/** Which requests it meets: all conditions that are given must hold. */
export type Condition = Script<OperationId> & { when?: (request: Received) => boolean };

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

/** The secondary limit for new comments and reactions, while it is on. */
export function contentLimit(isOn: () => boolean): FaultScript {
  const operation = ['issues/create-comment', 'reactions/create-for-issue-comment'] as const;
  return { operation, when: isOn, times: Infinity, ...secondaryLimit(60) };
}

/** The hourly limit; a header of every answer says when it resets. */
export function hourlyLimit(): RequestFault {
  return problem(403, 'API rate limit exceeded for user.', { 'x-ratelimit-remaining': '0' });
}

/** The connection is reset before a byte of the answer. */
export const reset: RequestFault = { name: 'reset-after-request' };
/** No answer at all. */
export const silence: RequestFault = { name: 'stall-before-headers' };

/** A scripted fault that is under way. */
export class Fault {
  readonly script: FaultScript;
  /** Settles when the first request is affected, before anything else happens to it. */
  readonly met: Promise<void>;
  readonly #counter: Counter;
  readonly #meet: () => void;

  constructor(script: FaultScript) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.script = script;
    this.met = promise;
    this.#meet = resolve;
    this.#counter = new Counter(script);
  }

  /** Takes the request if it is one for this fault. */
  take(request: Received): boolean {
    const { script } = this;
    const fits = concerns(script, request.operation) && (script.when?.(request) ?? true);
    const isTaken = fits && this.#counter.take();
    if (isTaken) this.#meet();
    return isTaken;
  }
}
