import type { Clock } from '../clock.ts';
import { retryPauseMs } from './classify.ts';
import type { FailedAttempt, FailedRequest, PostAttempt } from './client.ts';
import type { StartedJob } from './schema.ts';

export type Unsent =
  | ({ kind: 'refused' } & FailedRequest)
  | ({ kind: 'unclear' } & FailedRequest)
  | ({ kind: 'not-sent'; tries: number } & FailedRequest)
  /** The pause before the next try would pass the deadline; it ends at `retryAt`, in ms since the epoch. */
  | ({ kind: 'out-of-time'; retryAt: number } & FailedRequest)
  | { kind: 'stopped'; where: 'before-sending' | 'sending' };

/** The result of a request that starts paid work. Times are in ms of the monotonic clock. */
export type Sent =
  | { kind: 'accepted'; job: StartedJob; requestedAt: number; answeredAt: number }
  | { kind: 'not-permitted' }
  | Unsent;

/** How long a POST under way may still wait for its answer once the run is being stopped. */
export const GRACE_MS = 3_000;

interface SendDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  onPause: (attempt: FailedAttempt, ms: number) => void;
  /** Called right before each try. `tries`: with this one. */
  mayPost: (tries: number) => Promise<boolean>;
}

/** Sends a POST, and repeats it only if the service certainly did not accept it. `post` makes one attempt. */
export async function send(
  post: (stop: AbortSignal) => Promise<PostAttempt>,
  deps: SendDeps,
): Promise<Sent> {
  const { clock, deadline, signal, onPause, mayPost } = deps;
  const stopped = { kind: 'stopped', where: 'before-sending' } as const;
  for (let tries = 1; ; tries++) {
    if (signal.aborted) return stopped;
    if (!(await mayPost(tries))) return { kind: 'not-permitted' };
    if (signal.aborted) return stopped;
    const requestedAt = clock.now();
    const giveUp = new AbortController();
    const last = await withGrace(post(giveUp.signal), giveUp, deps);
    if (last.kind === 'value')
      return { kind: 'accepted', job: last.value, requestedAt, answeredAt: clock.now() };
    if (last.failure === 'unclear')
      return giveUp.signal.aborted
        ? { kind: 'stopped', where: 'sending' }
        : { ...last, kind: 'unclear' };
    if (last.failure !== 'transient') return { ...last, kind: 'refused' };
    if (signal.aborted) return stopped;
    const pause = retryPauseMs(tries, last);
    if (pause === undefined) return { ...last, kind: 'not-sent', tries };
    if (clock.now() + pause >= deadline)
      return { ...last, kind: 'out-of-time', retryAt: clock.wall() + pause };
    onPause(last, pause);
    await clock.sleep(pause, signal).catch(() => {});
  }
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
