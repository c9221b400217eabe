import { setTimeout as sleep } from 'node:timers/promises';

/** Node fires a longer timer immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** In ms. It is passed in, so that tests need not wait. */
export const clock = {
  /** Monotonic, for deadlines, because the wall clock jumps. */
  now: (): number => performance.now(),
  wall: (): number => Date.now(),
  /** Rejects with the signal's reason. */
  sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
    sleep(Math.min(ms, MAX_TIMER_MS), undefined, signal && { signal }),
  /** Calls `run` later, unless the returned function is called first. */
  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
export type Clock = typeof clock;

/** Aborted after that time, which may have fractions: `AbortSignal.timeout` throws for those. */
export function timeLimit(ms: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(ms));
}
