import type { Answer } from './answer.ts';
import type { Received } from './request.ts';
import { lists, type OperationId } from './served.ts';
import type { Revision } from './versions.ts';

/**
 * What goes wrong. Where a fault can stand before or behind the write, `write` says which: true: the world
 * has changed although the client is told otherwise. Without it nothing was written.
 */
export type Effect =
  /** Any answer: `body` goes out as JSON, `text` as it is. */
  | {
      kind: 'status';
      status: number;
      headers?: Record<string, string>;
      body?: unknown;
      text?: string;
      write?: boolean;
    }
  /** A page for people, as proxies and maintenance windows send it. */
  | { kind: 'html'; status?: number; write?: boolean }
  /** The secondary limit (retry-after in seconds, 60 unless told, null: no such header), or the hourly one. */
  | { kind: 'limit'; limit?: 'secondary' | 'primary'; status?: 403 | 429; retryAfter?: number | null }
  /** The connection is reset before a byte of the answer: with `write`, the lost answer. */
  | { kind: 'reset'; write: boolean }
  /** No answer at all; the write happens once the client has gone, once the fault is released, or never. */
  | { kind: 'stall'; write: 'gone' | 'released' | 'never' }
  /** The real answer, the connection closed after half of the body. */
  | { kind: 'truncated' }
  /** The real answer with its last half missing, yet properly ended. */
  | { kind: 'malformed' }
  /** The real answer, after a pause (in milliseconds, by the stand-in's `sleep`). */
  | { kind: 'slow'; milliseconds: number }
  /** Lists show the world as of a revision, or always this many writes late; unless told: as of now. */
  | { kind: 'stale'; at?: Revision; lag?: number }
  /** A comment is removed just before the page (2 unless told) of a list is read. */
  | { kind: 'removed-between-pages'; comment: number; page?: number }
  /** The real answer, changed; still checked against GitHub's description. */
  | { kind: 'altered'; change: (answer: Answer) => Answer };

/** Which requests it meets: all conditions that are given must hold. */
export type Condition = {
  operation?: OperationId | readonly OperationId[];
  when?: (request: Received) => boolean;
  /** How many fitting requests pass unharmed first. */
  after?: number;
  /** How many it meets then; 1 unless told, for stale lists as many as come until it is released. */
  times?: number;
};

export type FaultScript = Condition & Effect;

/** A scripted fault that is under way. */
export class Fault {
  readonly script: FaultScript;
  /** Settles when the first request has been met, before anything else happens to it. */
  readonly met: Promise<Received>;
  /** Settles with `release()`, or when all its requests are dealt with, late writes included. */
  readonly done: Promise<void>;
  /** Settles with `release()`. */
  readonly released: Promise<void>;
  #left: number;
  #skip: number;
  #pending = 0;
  readonly #meet: (request: Received) => void;
  readonly #release: () => void;
  readonly #finish: () => void;

  constructor(script: FaultScript) {
    const met = Promise.withResolvers<Received>();
    const done = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.script = script;
    this.met = met.promise;
    this.done = done.promise;
    this.released = released.promise;
    this.#meet = met.resolve;
    this.#finish = done.resolve;
    this.#release = released.resolve;
    this.#left = script.times ?? (script.kind === 'stale' ? Number.POSITIVE_INFINITY : 1);
    this.#skip = script.after ?? 0;
  }

  /** Takes the request if it is one for this fault; whoever takes it must call `dealtWith`. */
  take(request: Received): boolean {
    if (this.#left === 0 || !fits(this.script, request)) return false;
    if (this.#skip > 0) {
      this.#skip -= 1;
      return false;
    }
    this.#left -= 1;
    this.#pending += 1;
    this.#meet(request);
    return true;
  }

  dealtWith(): void {
    this.#pending -= 1;
    if (this.#left === 0 && this.#pending === 0) this.#finish();
  }

  /** Ends the fault: it meets no further request, and stalled writes that wait for it happen. */
  release(): void {
    this.#left = 0;
    this.#release();
    if (this.#pending === 0) this.#finish();
  }
}

function fits(script: FaultScript, request: Received): boolean {
  const { operation, when } = script;
  const wanted = operation ?? (narrowed(script) ? lists : undefined);
  if (wanted !== undefined && !(request.operation && [wanted].flat().includes(request.operation)))
    return false;
  if (script.kind === 'removed-between-pages' && request.query.get('page') !== String(script.page ?? 2)) {
    return false;
  }
  return when?.(request) ?? true;
}

/** These speak of lists, so they mean lists where no operation is named. */
function narrowed(script: FaultScript): boolean {
  return script.kind === 'stale' || script.kind === 'removed-between-pages';
}
