import type { Clock } from '../runner/clock.ts';
import type { FailedRequest } from './failed-request.ts';

/** When a request is repeated, unless the server asks for another pause. */
export interface RetryPolicy {
  /** In ms, one for each attempt after the first. */
  pausesMs: readonly number[];
  /** The same after a 429. */
  limitedPausesMs: readonly number[];
}

/** Of requests to the service. */
export const SERVICE_RETRIES: RetryPolicy = {
  pausesMs: [2_000, 5_000],
  limitedPausesMs: [5_000, 15_000],
};
/** Of calls to GitHub. */
export const GITHUB_RETRIES: RetryPolicy = {
  pausesMs: [5_000, 15_000, 30_000],
  limitedPausesMs: [5_000, 15_000, 30_000],
};

export function maxAttempts({ pausesMs }: RetryPolicy): number {
  return pausesMs.length + 1;
}

/** In ms, after that number of attempts. Without a pause, no other attempt may follow. */
export function pauseAfter(
  attempts: number,
  { status, retryAfterMs }: Pick<FailedRequest, 'status' | 'retryAfterMs'>,
  policy: RetryPolicy,
): number | undefined {
  const pauses = status === 429 ? policy.limitedPausesMs : policy.pausesMs;
  const own = pauses[attempts - 1];
  return own === undefined ? undefined : (retryAfterMs ?? own);
}

interface Retries<Result> {
  /** The pause before the next attempt; undefined if the result is the last one. */
  pauseMs: (result: Result, attempts: number) => number | undefined;
  clock: Pick<Clock, 'sleep'>;
  /** After it is aborted, nothing is repeated. */
  signal: AbortSignal;
}

/** Makes attempts until one needs no other. Gives back the last result, and the number of attempts. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { pauseMs, clock, signal }: Retries<Result>,
): Promise<{ result: Result; attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    const result = await attempt();
    const pause = pauseMs(result, attempts);
    if (pause === undefined) return { result, attempts };

    await clock.sleep(pause, signal).catch(() => {});
    if (signal.aborted) return { result, attempts };
  }
}
