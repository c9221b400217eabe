/** The passage of time, passed in so that tests need not wait. */
export interface Clock {
  /** Milliseconds since the start of the process; monotonic, so deadlines use it: the wall clock jumps. */
  now(): number;
  /** Milliseconds since the Unix epoch. */
  wall(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `callback` after `ms` milliseconds, unless the returned function is called first. */
  after(ms: number, callback: () => void): () => void;
}
