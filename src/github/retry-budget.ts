import { GITHUB_RETRIES, NOT_FOUND_YET_RETRIES, pauseAfter, withRetries } from '../http/retry.ts';
import type { Clock } from '../runner/clock.ts';
import { asGitHubError, GitHubError, isObstructed, mayHaveHappened } from './github-error.ts';

/** How long a run waits in vain for GitHub, with all of its calls. */
const PATIENCE_MS = 120_000;
/** Without waiting in vain, until the patience is back. The end of a run takes less time. */
const RENEWED_AFTER_MS = 300_000;
const ATTEMPT_MS = 30_000;
/** When the patience is spent. GitHub itself ends a request after 10 s. */
const SHORTEST_ATTEMPT_MS = 10_000;

export interface RetryOptions {
  /** A POST without a readable response may have succeeded, so it is not repeated. */
  isPost?: boolean;
  maxAttempts?: number;
  /** GitHub itself named what the call asks for, so a 404 is repeated. */
  existsSoon?: boolean;
}

/**
 * All calls of a run share one patience, because the runner is paid for by the minute: attempts
 * without an answer and pauses spend it, and without any, each further call gets one attempt. An
 * answer alone does not renew it: GitHub may answer reads while it limits writes.
 */
export class RetryBudget {
  private readonly run: { clock: Pick<Clock, 'now' | 'sleep'>; signal: AbortSignal };
  private spentMs = 0;
  private spentAt = 0;

  constructor(run: RetryBudget['run']) {
    this.run = run;
  }

  /** `attempt` gets its time limit in ms. */
  async callWithRetries<T>(
    attempt: (limitMs: number) => Promise<T>,
    options: RetryOptions,
  ): Promise<T> {
    const pauseMs = (result: T | GitHubError, attempts: number) =>
      result instanceof GitHubError ? this.pauseMs(result, attempts, options) : undefined;

    const { result } = await withRetries(() => this.attempted(attempt), pauseMs, this.run);
    if (result instanceof GitHubError) throw result;
    return result;
  }

  private async attempted<T>(attempt: (limitMs: number) => Promise<T>): Promise<T | GitHubError> {
    const startedAt = this.run.clock.now();
    try {
      const limitMs = Math.min(ATTEMPT_MS, this.remainingMs());
      return await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
    } catch (error) {
      const githubError = asGitHubError(error);
      if (isUnanswered(githubError)) this.spend(this.run.clock.now() - startedAt);
      return githubError;
    }
  }

  /** Before the next attempt, which spends it. */
  private pauseMs(
    githubError: GitHubError,
    attempts: number,
    { isPost = false, maxAttempts = Number.POSITIVE_INFINITY, existsSoon = false }: RetryOptions,
  ): number | undefined {
    const isNotThereYet = existsSoon && githubError.status === 404;
    const mayRepeat = isUnanswered(githubError) && !(isPost && mayHaveHappened(githubError));
    const isTemporary = githubError.rateLimited || isNotThereYet || mayRepeat;
    if (!isTemporary || isObstructed(githubError) || attempts >= maxAttempts) return undefined;

    // A limit that ends in this very second has no pause.
    const retryAfterMs = githubError.retryAfterMs || undefined;
    const policy = isNotThereYet ? NOT_FOUND_YET_RETRIES : GITHUB_RETRIES;
    const pause = pauseAfter(attempts, { status: undefined, retryAfterMs }, policy);
    if (pause === undefined || pause > this.remainingMs()) return undefined;

    this.spend(pause);
    return pause;
  }

  private remainingMs(): number {
    const isRenewed = this.run.clock.now() - this.spentAt >= RENEWED_AFTER_MS;
    return isRenewed ? PATIENCE_MS : PATIENCE_MS - this.spentMs;
  }

  private spend(ms: number): void {
    this.spentMs = PATIENCE_MS - this.remainingMs() + ms;
    this.spentAt = this.run.clock.now();
  }
}

/** GitHub was not reached, did not respond, or broke down. */
function isUnanswered(githubError: GitHubError): boolean {
  return githubError.status === 'not-sent' || mayHaveHappened(githubError);
}
