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
