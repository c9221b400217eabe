import type { FailedRequest, RequestResult } from '../http/failed-request.ts';
import { pauseAfter, withRetries } from '../http/retry.ts';
import type { Clock } from '../runner/clock.ts';
import type { StartedJob } from './schema.ts';

export type SendResult =
  /** `respondedAt`: in ms of the monotonic clock. */
  { kind: 'accepted'; job: StartedJob; respondedAt: number } | NotAccepted;

export type NotAccepted =
  /** The service rejected the request, or may have accepted it. */
  | { kind: 'rejected' | 'unclear'; failedRequest: FailedRequest }
  /** After `tries` attempts, none is left, or the next one would be too late. */
  | ({ kind: 'not-sent' } & GivenUp)
  /** The run was stopped: nothing was sent, or the service had no time to respond. */
  | { kind: 'canceled'; requestState: 'sending' | undefined };

export interface GivenUp {
  failedRequest: FailedRequest;
  tries: number;
  /** When the next attempt could be made, in ms since 1970. */
  retryAt: number | undefined;
}

/** How long a POST may still wait for its response once the run is being stopped. */
export const GRACE_MS = 3_000;

type Post = (stop: AbortSignal) => Promise<RequestResult<StartedJob>>;

interface SendDeps {
  clock: Clock;
  /** In ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  onPause: (failed: FailedRequest, ms: number) => void;
}

const CANCELED_BEFORE_SENDING: NotAccepted = { kind: 'canceled', requestState: undefined };

/** Repeats a POST only if the service certainly did not accept it. */
export async function send(post: Post, deps: SendDeps): Promise<SendResult> {
  const { clock, deadline, signal, onPause } = deps;
  const isTooLate = (pause: number) => clock.now() + pause >= deadline;

  const pauseMs = (result: SendResult | FailedRequest, attempts: number) => {
    if (result.kind !== 'failure' || signal.aborted) return undefined;
    const pause = pauseAfter(attempts, result);
    if (pause === undefined || isTooLate(pause)) return undefined;

    onPause(result, pause);
    return pause;
  };

  const { result, attempts } = await withRetries(() => sendOnce(post, deps), pauseMs, deps);
  if (result.kind !== 'failure') return result;
  if (signal.aborted) return CANCELED_BEFORE_SENDING;

  const pause = pauseAfter(attempts, result) ?? result.retryAfterMs;
  return {
    kind: 'not-sent',
    failedRequest: result,
    tries: attempts,
    retryAt: pause === undefined ? undefined : clock.wall() + pause,
  };
}

/** A failed request that it gives back may be sent again. */
async function sendOnce(post: Post, deps: SendDeps): Promise<SendResult | FailedRequest> {
  const { clock, signal } = deps;
  if (signal.aborted) return CANCELED_BEFORE_SENDING;

  const giveUp = new AbortController();
  const attempt = await withGrace(post(giveUp.signal), giveUp, deps);

  if (attempt.kind === 'value')
    return { kind: 'accepted', job: attempt.value, respondedAt: clock.now() };
  if (attempt.failure === 'transient') return attempt;
  if (attempt.failure !== 'unclear') return { kind: 'rejected', failedRequest: attempt };

  return giveUp.signal.aborted
    ? { kind: 'canceled', requestState: 'sending' }
    : { kind: 'unclear', failedRequest: attempt };
}

/** Aborts the attempt with `giveUp` if it has no response `GRACE_MS` after the run was stopped. */
async function withGrace(
  attempt: ReturnType<Post>,
  giveUp: AbortController,
  deps: SendDeps,
): ReturnType<Post> {
  const responded = new AbortController();
  const onStop = () =>
    deps.clock.sleep(GRACE_MS, responded.signal).then(
      () => giveUp.abort(),
      () => {},
    );
  deps.signal.addEventListener('abort', onStop, { signal: responded.signal });

  return attempt.finally(() => responded.abort());
}
