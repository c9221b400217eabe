import type { Clock } from '../runner/clock.ts';
import type { FailedRequest } from './failed-request.ts';

/** The pauses before retries, in ms, unless the server asks for others. */
export const SERVICE_RETRIES = {
  usual: [2_000, 5_000],
  after429: [5_000, 15_000],
};

/** In ms. Undefined after the last attempt. */
export function pauseAfter(
  attempts: number,
  { status, retryAfterMs }: Pick<FailedRequest, 'status' | 'retryAfterMs'>,
  pauses: readonly number[] = SERVICE_RETRIES[status === 429 ? 'after429' : 'usual'],
): number | undefined {
  const own = pauses[attempts - 1];
  return own === undefined ? undefined : (retryAfterMs ?? own);
}

/** Without a pause, the result is the last one. After `signal` is aborted, nothing is repeated. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  pauseMs: (result: Result, attempts: number) => number | undefined,
  { clock, signal }: { clock: Pick<Clock, 'sleep'>; signal: AbortSignal },
): Promise<{ result: Result; attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    const result = await attempt();
    const pause = pauseMs(result, attempts);
    if (pause === undefined) return { result, attempts };

    await clock.sleep(pause, signal).catch(() => {});
    if (signal.aborted) return { result, attempts };
  }
}
