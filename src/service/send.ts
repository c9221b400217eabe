import type { Clock } from '../clock.ts';
import type { RequestResult } from './client.ts';
import type { FailedAttempt, FailedRequest } from './failed-request.ts';
import { retryPauseMs } from './retry.ts';
import type { StartedJob } from './schema.ts';

export type Unsent =
  | ({ kind: 'refused' } & FailedRequest)
  | ({ kind: 'unclear' } & FailedRequest)
  | ({ kind: 'not-sent'; tries: number } & FailedRequest)
  /** The pause before the next attempt would pass the deadline; it ends at `retryAt`, in ms since the epoch. */
  | ({ kind: 'out-of-time'; retryAt: number } & FailedRequest)
  | { kind: 'stopped'; where: 'before-sending' | 'sending' };

/** The result of a request that starts paid work. `requestedAt` and `answeredAt` are in ms of the monotonic clock. */
export type Sent =
  | { kind: 'accepted'; job: StartedJob; requestedAt: number; answeredAt: number }
  | { kind: 'not-permitted' }
  | Unsent;

/** How long a POST under way may still wait for its answer once the run is being stopped. */
export const GRACE_MS = 3_000;

type Post = (stop: AbortSignal) => Promise<RequestResult<StartedJob>>;

interface SendDeps {
  clock: Clock;
  /** In ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  onPause: (attempt: FailedAttempt, ms: number) => void;
  /** Called right before each attempt. `tries`: its number, from 1. */
  mayPost: (tries: number) => Promise<boolean>;
}

export const STOPPED_EARLY: Unsent = { kind: 'stopped', where: 'before-sending' };

/** Sends a POST, and repeats it only if the service certainly did not accept it. `post` makes one attempt. */
export async function send(post: Post, deps: SendDeps): Promise<Sent> {
  const { clock, deadline, signal, onPause, mayPost } = deps;

  for (let tries = 1; ; tries++) {
    if (signal.aborted) return STOPPED_EARLY;
    if (!(await mayPost(tries))) return { kind: 'not-permitted' };
    // `mayPost` can take minutes.
    if (signal.aborted) return STOPPED_EARLY;

    const result = await sendOnce(post, deps);
    if (result.kind !== 'failure') return result;
    if (signal.aborted) return STOPPED_EARLY;

    const pause = retryPauseMs(tries, result);
    if (pause === undefined) return { ...result, kind: 'not-sent', tries };
    if (clock.now() + pause >= deadline)
      return { ...result, kind: 'out-of-time', retryAt: clock.wall() + pause };

    onPause(result, pause);
    await clock.sleep(pause, signal).catch(() => {});
  }
}

/** Returns a failure only if the request may be sent again. */
async function sendOnce(post: Post, deps: SendDeps): Promise<Sent | FailedAttempt> {
  const { clock } = deps;
  const requestedAt = clock.now();
  const giveUp = new AbortController();
  const attempt = await withGrace(post(giveUp.signal), giveUp, deps);

  if (attempt.kind === 'value')
    return { kind: 'accepted', job: attempt.value, requestedAt, answeredAt: clock.now() };
  if (attempt.failure === 'transient') return attempt;
  if (attempt.failure !== 'unclear') return { ...attempt, kind: 'refused' };

  return giveUp.signal.aborted
    ? { kind: 'stopped', where: 'sending' }
    : { ...attempt, kind: 'unclear' };
}

/** Aborts an attempt `GRACE_MS` after the run is stopped. */
async function withGrace<T>(
  attempt: Promise<T>,
  giveUp: AbortController,
  deps: SendDeps,
): Promise<T> {
  const answered = new AbortController();
  const onStop = () =>
    deps.clock.sleep(GRACE_MS, answered.signal).then(
      () => giveUp.abort(),
      () => {},
    );
  deps.signal.addEventListener('abort', onStop, { signal: answered.signal });

  return attempt.finally(() => answered.abort());
}
