import type { Clock } from '../runner/clock.ts';
import type { FailedRequest } from './failed-request.ts';

/** The pauses before retries, in ms, unless the server asks for others. */
interface RetryPolicy {
  usual: readonly number[];
  after429?: readonly number[];
}

export const SERVICE_RETRIES = {
  usual: [2_000, 5_000],
  after429: [5_000, 15_000],
};
export const GITHUB_RETRIES: RetryPolicy = { usual: [5_000, 15_000, 30_000] };
/** For what GitHub itself named. All of GitHub knows it within seconds. */
export const NOT_FOUND_YET_RETRIES: RetryPolicy = { usual: [1_000, 2_000, 4_000] };

/** In ms. Undefined after the last attempt. */
export function pauseAfter(
  attempts: number,
  { status, retryAfterMs }: FailedRequest,
  { usual, after429 = usual }: RetryPolicy,
): number | undefined {
  const own = (status === 429 ? after429 : usual)[attempts - 1];
  return own === undefined ? undefined : (retryAfterMs ?? own);
}

/** Without a pause, the result is the last one. After `signal` is aborted, nothing is repeated. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  pauseMs: (result: Result, attempts: number) => number | undefined,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<{ result: Result; attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    const result = await attempt();
    const pause = pauseMs(result, attempts);
    if (pause === undefined) return { result, attempts };

    await clock.sleep(pause, signal).catch(() => {});
    if (signal.aborted) return { result, attempts };
  }
}
