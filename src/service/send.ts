import type { Clock } from '../clock.ts';
import { retryPauseMs } from './classify.ts';
import type { PostAttempt } from './client.ts';
import type { StartedJob } from './schema.ts';

/** The result of a request that starts paid work. Times are in milliseconds of the monotonic clock. */
export type Sent =
  | { kind: 'accepted'; job: StartedJob; requestedAt: number; answeredAt: number }
  | { kind: 'refused'; last: PostAttempt }
  | { kind: 'exhausted'; last: PostAttempt; tries: number }
  /** The pause before the next try would pass the deadline; `retryAt` is its end, in ms since the epoch. */
  | { kind: 'out-of-time'; last: PostAttempt; retryAt: number }
  | { kind: 'unclear'; last: PostAttempt }
  /** `mayPost` returned false; nothing was sent. */
  | { kind: 'not-permitted' }
  /** Stopped by a signal before anything can have arrived. */
  | { kind: 'stopped' };

/** How long a POST under way may still wait for its answer once the run is being stopped. */
export const GRACE_MS = 3_000;

interface SendDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  onPause: (attempt: PostAttempt, ms: number) => void;
  /** Called right before each try. */
  mayPost: () => Promise<boolean>;
}

/** Sends a POST, and repeats it only if the service certainly did not accept it. `post` makes one attempt. */
export async function send(
  post: (signal: AbortSignal) => Promise<PostAttempt>,
  deps: SendDeps,
): Promise<Sent> {
  const { clock, deadline, signal, onPause, mayPost } = deps;
  for (let tries = 1; ; tries++) {
    if (signal.aborted) return { kind: 'stopped' };
    if (!(await mayPost())) return { kind: 'not-permitted' };
    if (signal.aborted) return { kind: 'stopped' };
    const requestedAt = clock.now();
    const last = await postWithGrace(post, clock, signal);
    if (last.class === 'accepted' && last.job) {
      return { kind: 'accepted', job: last.job, requestedAt, answeredAt: clock.now() };
    }
    if (last.class === 'refused') return { kind: 'refused', last };
    if (last.class !== 'not-sent' && last.class !== 'rate-limited') return { kind: 'unclear', last };
    if (signal.aborted) return { kind: 'stopped' };
    const pause = retryPauseMs(tries, last);
    if (pause === undefined) return { kind: 'exhausted', last, tries };
    if (clock.now() + pause >= deadline) return { kind: 'out-of-time', last, retryAt: clock.wall() + pause };
    onPause(last, pause);
    await clock.sleep(pause, signal).catch(() => {});
  }
}

/** Makes one attempt, which is aborted `GRACE_MS` after the run is stopped. */
async function postWithGrace(
  post: (signal: AbortSignal) => Promise<PostAttempt>,
  clock: Clock,
  signal: AbortSignal,
): Promise<PostAttempt> {
  const giveUp = new AbortController();
  const answered = new AbortController();
  const onStop = () =>
    clock.sleep(GRACE_MS, answered.signal).then(
      () => giveUp.abort(),
      () => {},
    );
  signal.addEventListener('abort', onStop, { signal: answered.signal });
  try {
    return await post(giveUp.signal);
  } finally {
    answered.abort();
  }
}
