import type { Clock } from '../clock.ts';
import { asGitHubError, type GitHubError, mayHaveHappened } from './github-error.ts';

/** The pauses before the retries of a call, in ms, unless GitHub asks for another pause. */
const GITHUB_PAUSES_MS = [5_000, 15_000, 30_000];
/** The time after the start of a call within which its last retry starts, in ms. */
const RETRY_WITHIN_MS = 120_000;
/** The time limit of an attempt, in ms. */
const ATTEMPT_MS = 30_000;
/**
 * The time limit of an attempt in a run whose budget is spent, in ms. GitHub itself ends a request
 * after 10 s.
 */
const ONLY_ATTEMPT_MS = 10_000;

export interface RetryOptions {
  /** A POST without a readable response may have succeeded, so it is not repeated. */
  isPost: boolean;
  /** By default, there is one attempt more than there are pauses. */
  maxAttempts?: number | undefined;
  /** GitHub itself named what the call asks for, so a 404 is temporary: it can take seconds until all of GitHub knows it. */
  existsSoon?: boolean | undefined;
}

/** A failed attempt of a call. */
interface FailedCall {
  githubError: GitHubError;
  /** The number of attempts that were made. */
  attempts: number;
  /** The time of the monotonic clock after which no retry starts. */
  retryUntil: number;
}

/**
 * Repeats calls while GitHub limits requests or breaks down. All calls of a run share one budget,
 * because the runner is paid for by the minute: once GitHub has not answered any attempt of a call
 * that was repeated, each further call gets only one attempt, until GitHub answers again.
 */
export class RetryBudget {
  private readonly clock: Pick<Clock, 'now' | 'sleep'>;
  private readonly signal: AbortSignal;
  private isSpent = false;

  /** After `signal` is aborted, no call is repeated. */
  constructor({ clock, signal }: { clock: RetryBudget['clock']; signal: AbortSignal }) {
    this.clock = clock;
    this.signal = signal;
  }

  /** `attempt` gets its time limit in ms. Rejects with the GitHubError of the last attempt. */
  async callWithRetries<T>(
    attempt: (limitMs: number) => Promise<T>,
    options: RetryOptions,
  ): Promise<T> {
    const { clock, signal } = this;
    const retryUntil = clock.now() + RETRY_WITHIN_MS;

    for (let attempts = 1; ; attempts += 1) {
      try {
        const value = await attempt(this.isSpent ? ONLY_ATTEMPT_MS : ATTEMPT_MS);
        this.isSpent = false;
        return value;
      } catch (error) {
        const failed = { githubError: asGitHubError(error), attempts, retryUntil };
        const pauseMs = this.pauseBeforeRetry(failed, options);
        if (pauseMs === undefined) {
          this.updateAfter(failed, options);
          throw failed.githubError;
        }

        await clock.sleep(pauseMs, signal).catch(() => {});
        if (signal.aborted) throw failed.githubError;
      }
    }
  }

  /** Returns the pause before the next attempt; undefined if the call is not repeated. */
  private pauseBeforeRetry(
    { githubError, attempts, retryUntil }: FailedCall,
    { isPost, maxAttempts = GITHUB_PAUSES_MS.length + 1, existsSoon = false }: RetryOptions,
  ): number | undefined {
    const isNotThereYet = existsSoon && githubError.status === 404;
    const isTemporary =
      githubError.rateLimited || isNotThereYet || (!isPost && mayHaveHappened(githubError));
    const pauseMs = githubError.retryAfterMs ?? GITHUB_PAUSES_MS[attempts - 1] ?? 0;
    const isTooLate = this.clock.now() + pauseMs > retryUntil;

    const isRepeated = isTemporary && !this.isSpent && attempts < maxAttempts && !isTooLate;
    return isRepeated ? pauseMs : undefined;
  }

  /** Updates the budget after a call that failed for good. */
  private updateAfter({ githubError, attempts }: FailedCall, { isPost }: RetryOptions): void {
    // After a rate limit, it is not clear whether GitHub would answer other calls.
    if (githubError.rateLimited) return;

    const isUnanswered = mayHaveHappened(githubError);
    // A call with one attempt shows too little, because GitHub may still answer other calls.
    const wasRepeated = !isPost && attempts > 1;
    if (!isUnanswered) this.isSpent = false;
    else if (wasRepeated) this.isSpent = true;
  }
}
