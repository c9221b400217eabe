/**
 * The passage of time, handed in so that tests need not wait.
 *
 * `now` is monotonic and only good for differences; deadlines use it because the wall clock jumps.
 */
export interface Clock {
  /** Milliseconds since the start of the process, monotonic. */
  now(): number;
  /** Milliseconds since the Unix epoch. */
  wall(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The longest time in ms that one of Node's timers holds; a longer one would go off at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A clock's `sleep` for any length of time, over `nap`, which holds `MAX_TIMER_MS` at most. */
export function sleepOver(nap: Clock['sleep']): Clock['sleep'] {
  return async (ms, signal) => {
    let left = ms;
    for (; left > MAX_TIMER_MS; left -= MAX_TIMER_MS) await nap(MAX_TIMER_MS, signal);
    await nap(left, signal);
  };
}
