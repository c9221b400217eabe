import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';

/** Node fires a longer timer immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const clock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  sleep: (ms, signal) => sleep(Math.min(ms, MAX_TIMER_MS), undefined, signal && { signal }),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Aborted after that time, which may have fractions: `AbortSignal.timeout` throws for those. */
export function timeLimit(ms: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(ms));
}
