import type { Clock } from '../poll.ts';
import { asGitHubError, type GitHubError, mayHaveHappened } from './github-error.ts';

/** In ms, where GitHub asks for no pause of its own. */
const GITHUB_PAUSES_MS = [5_000, 15_000, 30_000];
/** How long after its first attempt a call is repeated, in ms. */
const WITHIN_MS = 120_000;
/** How long an attempt may take, in ms. */
const ATTEMPT_MS = 30_000;
/** The same for one that is not repeated. GitHub itself ends a request after 10 s. */
const ONLY_ATTEMPT_MS = 10_000;

export interface Repeats {
  /** Without a readable response, a POST may have succeeded, so it is not repeated. */
  isPost: boolean;
  /** By default one more than there are pauses. */
  tries?: number | undefined;
}

/**
 * Repeats calls while GitHub limits requests or breaks down. All calls of a run share one budget, because the runner is paid
 * for: once repeated attempts of a call have got no answer, each further call gets one attempt, until GitHub answers again.
 */
export class RetryBudget {
  private readonly clock: Pick<Clock, 'now' | 'sleep'>;
  private readonly signal: AbortSignal;
  private isSpent = false;

  /** An aborted signal ends repeats. */
  constructor({ clock, signal }: { clock: RetryBudget['clock']; signal: AbortSignal }) {
    this.clock = clock;
    this.signal = signal;
  }

  /** `attempt` gets its time limit in ms. Rejects with the GitHubFault of the last attempt. */
  async call<T>(attempt: (limitMs: number) => Promise<T>, repeats: Repeats): Promise<T> {
    const { clock, signal } = this;
    const until = clock.now() + WITHIN_MS;

    for (let nth = 1; ; nth += 1) {
      try {
        const value = await attempt(this.isSpent ? ONLY_ATTEMPT_MS : ATTEMPT_MS);
        this.isSpent = false;
        return value;
      } catch (error) {
        const githubError = asGitHubError(error);
        const pauseMs = this.pauseAfter(githubError, nth, until, repeats);
        if (pauseMs === undefined) throw githubError;

        await clock.sleep(pauseMs, signal).catch(() => {});
        if (signal.aborted) throw githubError;
      }
    }
  }

  /** In ms; undefined: the call is not repeated. */
  private pauseAfter(
    githubError: GitHubError,
    nth: number,
    until: number,
    { isPost, tries = GITHUB_PAUSES_MS.length + 1 }: Repeats,
  ): number | undefined {
    const isUnanswered = mayHaveHappened(githubError);
    // A rate limit neither spends the budget nor renews it.
    if (!isUnanswered && !githubError.rateLimited) this.isSpent = false;

    const isTemporary = githubError.rateLimited || (!isPost && isUnanswered);
    if (!isTemporary) return undefined;

    const pauseMs = githubError.retryAfterMs ?? GITHUB_PAUSES_MS[nth - 1] ?? 0;
    const isTooLate = this.clock.now() + pauseMs > until;
    const isLast = this.isSpent || nth >= tries || isTooLate;
    // A call that is made once on purpose shows too little: calls beside it may still be answered.
    const wasRepeated = nth > 1;
    if (isLast && isUnanswered && wasRepeated) this.isSpent = true;
    return isLast ? undefined : pauseMs;
  }
}
