import type { RequestResult } from '../http/failed-request.ts';
import { isLastingNetworkError } from '../http/remedy.ts';
import { pauseAfter, withRetries } from '../http/retry.ts';
import type { Clock } from '../runner/clock.ts';

/** The pauses before retries, in ms, unless GitHub asks for others. */
const PAUSES = [5_000, 15_000, 30_000];
/** For what GitHub itself named. All of GitHub knows it within seconds. */
const NOT_FOUND_YET_PAUSES = [1_000, 2_000, 4_000];
/** How much time all calls of a run may spend on failed attempts and pauses. */
const BUDGET_MS = 120_000;
/** The budget is reset so long after the last failure. The end of a run takes less time. */
const RESET_AFTER_MS = 300_000;
const ATTEMPT_MS = 30_000;
/** When the budget is used up. GitHub itself ends a request after 10 s. */
const SHORTEST_ATTEMPT_MS = 10_000;

export interface RetryOptions {
  maxAttempts?: number;
  /** GitHub itself named what the call asks for, so a 404 is repeated. */
  existsSoon?: boolean;
}

/**
 * All calls of a run share one budget, because the runner is paid for by the minute. Once failed
 * attempts and pauses have used it up, each further call gets one attempt. A success does not reset
 * it: GitHub may allow reads while it limits writes.
 */
export function retryBudget(run: { clock: Clock; signal: AbortSignal }) {
  const { clock } = run;
  let usedMs = 0;
  let usedAt = 0;

  const remainingMs = () => {
    const isReset = clock.now() - usedAt >= RESET_AFTER_MS;
    return isReset ? BUDGET_MS : BUDGET_MS - usedMs;
  };
  const use = (ms: number) => {
    usedMs = BUDGET_MS - remainingMs() + ms;
    usedAt = clock.now();
  };

  /** `attempt` gets its time limit in ms. */
  return async <T>(
    attempt: (limitMs: number) => Promise<RequestResult<T>>,
    options: RetryOptions = {},
  ): Promise<RequestResult<T>> => {
    const timedAttempt = async () => {
      const startedAt = clock.now();
      const limitMs = Math.min(ATTEMPT_MS, remainingMs());
      const result = await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
      if (isUnavailable(result)) use(clock.now() - startedAt);
      return result;
    };
    const pauseMs = (result: RequestResult<T>, attempts: number) => {
      const pause = usualPause(result, attempts, options);
      if (pause === undefined || pause > remainingMs()) return undefined;

      use(pause);
      return pause;
    };
    return (await withRetries(timedAttempt, pauseMs, run)).result;
  };
}

/** GitHub was not reached, did not respond, limits requests, or has an error of its own. */
function isUnavailable(result: RequestResult<unknown>): boolean {
  return result.kind === 'failure' && ['transient', 'unclear'].includes(result.failure);
}

function usualPause(
  result: RequestResult<unknown>,
  attempts: number,
  { maxAttempts = Number.POSITIVE_INFINITY, existsSoon = false }: RetryOptions,
): number | undefined {
  if (result.kind === 'value' || attempts >= maxAttempts) return undefined;

  const isNotThereYet = existsSoon && result.status === 404;
  if (isNotThereYet) return pauseAfter(attempts, result, NOT_FOUND_YET_PAUSES);
  if (result.failure !== 'transient' || isLastingNetworkError(result)) return undefined;

  // A limit that ends in this very second has no pause.
  const retryAfterMs = result.retryAfterMs || undefined;
  return pauseAfter(attempts, { ...result, retryAfterMs }, PAUSES);
}
