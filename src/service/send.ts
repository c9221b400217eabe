import type { Clock } from '../clock.ts';
import type { RequestResult } from './client.ts';
import type { FailedRequest } from './failed-request.ts';
import type { StartedJob } from './schema.ts';

/** What became of a request that starts paid work. */
export type SendResult =
  /** `answeredAt`: in ms of the monotonic clock. */
  { kind: 'accepted'; job: StartedJob; answeredAt: number } | NotAccepted;

export type NotAccepted =
  /** The service rejected the request, or may have accepted it. */
  | { kind: 'rejected' | 'unclear'; failedRequest: FailedRequest }
  /** After `tries` attempts, none is left, or the next one would be too late. */
  | ({ kind: 'not-sent' | 'rate-limited' } & GivenUp)
  /** The run was stopped: nothing was sent, or the service had no time to answer. */
  | { kind: 'canceled-before-sending' | 'canceled-while-sending' };

export interface GivenUp {
  /** The last of the attempts. */
  failedRequest: FailedRequest;
  tries: number;
  /** When the next attempt could be made, in ms since 1970; undefined if neither the service nor our own pauses say so. */
  retryAt: number | undefined;
}

export const MAX_TRIES = 3;
const SEND_PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];

/** How long a POST may still wait for its answer once the run is being stopped. */
export const GRACE_MS = 3_000;

type Post = (stop: AbortSignal) => Promise<RequestResult<StartedJob>>;

interface SendDeps {
  clock: Clock;
  /** In ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  onPause: (failed: FailedRequest, ms: number) => void;
}

const CANCELED_BEFORE_SENDING: NotAccepted = { kind: 'canceled-before-sending' };

/** Repeats a POST only if the service certainly did not accept it. Each call of `post` is one attempt. */
export async function send(post: Post, deps: SendDeps): Promise<SendResult> {
  const { clock, deadline, signal, onPause } = deps;

  for (let tries = 1; ; tries++) {
    if (signal.aborted) return CANCELED_BEFORE_SENDING;
    const result = await sendOnce(post, deps);
    if (result.kind !== 'failure') return result;
    if (signal.aborted) return CANCELED_BEFORE_SENDING;

    const pause = retryPauseMs(tries, result);
    if (pause === undefined || clock.now() + pause >= deadline)
      return givenUpAfter(result, tries, clock.wall(), pause);

    onPause(result, pause);
    await clock.sleep(pause, signal).catch(() => {});
  }
}

/** `pause`: the pause before an attempt that would be too late; undefined after the last attempt. */
function givenUpAfter(
  failed: FailedRequest,
  tries: number,
  wall: number,
  pause = failed.retryAfterMs,
): NotAccepted {
  const kind = failed.status === 429 ? 'rate-limited' : 'not-sent';
  const retryAt = pause === undefined ? undefined : wall + pause;
  return { kind, failedRequest: failed, tries, retryAt };
}

/** Of the failed requests, it gives back those that may be sent again. */
async function sendOnce(post: Post, deps: SendDeps): Promise<SendResult | FailedRequest> {
  const { clock } = deps;
  const giveUp = new AbortController();
  const attempt = await withGrace(post(giveUp.signal), giveUp, deps);

  if (attempt.kind === 'value')
    return { kind: 'accepted', job: attempt.value, answeredAt: clock.now() };
  if (attempt.failure === 'transient') return attempt;
  if (attempt.failure !== 'unclear') return { kind: 'rejected', failedRequest: attempt };

  return giveUp.signal.aborted
    ? { kind: 'canceled-while-sending' }
    : { kind: 'unclear', failedRequest: attempt };
}

/** Aborts the attempt with `giveUp` if it has no answer `GRACE_MS` after the run was stopped. */
async function withGrace(
  attempt: ReturnType<Post>,
  giveUp: AbortController,
  deps: SendDeps,
): ReturnType<Post> {
  const answered = new AbortController();
  const onStop = () =>
    deps.clock.sleep(GRACE_MS, answered.signal).then(
      () => giveUp.abort(),
      () => {},
    );
  deps.signal.addEventListener('abort', onStop, { signal: answered.signal });

  return attempt.finally(() => answered.abort());
}

/** In ms, after `tries` attempts that have failed. Without a pause, no other attempt may follow. */
export function retryPauseMs(
  tries: number,
  failed: Pick<FailedRequest, 'status' | 'retryAfterMs'>,
): number | undefined {
  if (tries >= MAX_TRIES) return undefined;

  const pauses = failed.status === 429 ? PAUSES_AFTER_429_MS : SEND_PAUSES_MS;
  return failed.retryAfterMs ?? pauses[tries - 1];
}
