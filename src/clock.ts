/** The passage of time. It is passed in, so that tests need not wait. */
export interface Clock {
  /** Monotonic time in ms, for deadlines, because the wall clock jumps. */
  now(): number;
  /** Milliseconds since the Unix epoch. */
  wall(): number;
  /** Rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `callback` later, unless the returned function is called first. */
  after(ms: number, callback: () => void): () => void;
}
