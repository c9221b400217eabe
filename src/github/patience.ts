import type { Clock } from '../poll.ts';
import { asFault, type GitHubFault, mayHaveHappened } from './faults.ts';

/** In ms, where GitHub asks for no pause of its own. */
const PAUSES_MS = [5_000, 15_000, 30_000];
/** No call is repeated later than this after the first attempt, in ms. */
const WITHIN_MS = 120_000;

interface Attempts {
  clock: Pick<Clock, 'now' | 'sleep'>;
  /** Once it is aborted, nothing is repeated. */
  signal: AbortSignal;
  /** A POST without a readable response may have succeeded, so it is repeated only if GitHub rejected it. */
  isPost: boolean;
  /** Maximum number of attempts; by default as many as there are pauses, and the first. */
  tries?: number | undefined;
}

/** Repeats a call while GitHub limits requests or breaks down. Rejects with the last GitHubFault. */
export async function patiently<T>(call: () => Promise<T>, attempts: Attempts): Promise<T> {
  const { clock, signal, tries = PAUSES_MS.length + 1 } = attempts;
  const until = clock.now() + WITHIN_MS;

  for (let nth = 1; ; nth += 1) {
    try {
      return await call();
    } catch (error) {
      const fault = asFault(error);
      const pauseMs = fault.retryAfterMs ?? PAUSES_MS[nth - 1] ?? 0;
      const isTooLate = clock.now() + pauseMs > until;
      if (nth >= tries || isTooLate || !mayRepeat(fault, attempts)) throw fault;

      await clock.sleep(pauseMs, signal).catch(() => {});
      if (signal.aborted) throw fault;
    }
  }
}

function mayRepeat(fault: GitHubFault, { isPost, signal }: Attempts): boolean {
  const isTemporary = fault.rateLimited || (!isPost && mayHaveHappened(fault));
  return isTemporary && !signal.aborted;
}
