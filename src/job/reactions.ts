import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { isDeleted, react } from '../github/command-comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, isGone } from '../github/github-error.ts';
import type { JobReport } from '../result/job-report.ts';
import { text } from '../text/sentence.ts';

/** Whether the comment still exists. */
export type Acknowledgment = 'there' | 'withdrawn';

/** The reactions to the comment that started the run. Other runs get none. */
export class Reactions {
  private readonly commandId: string;
  private readonly api: GitHubApi;
  private readonly session: Pick<Session, 'publisher' | 'signal'>;
  private acknowledged: Promise<Acknowledgment> | undefined;

  constructor(commandId: string, api: GitHubApi, session: Reactions['session']) {
    this.commandId = commandId;
    this.api = api;
    this.session = session;
  }

  /**
   * Adds 👀 when it is called first. Only what GitHub no longer has counts as withdrawn, so never a
   * review.
   */
  acknowledge(): Promise<Acknowledgment> {
    this.acknowledged ??= this.addEyes();
    return this.acknowledged;
  }

  private async addEyes(): Promise<Acknowledgment> {
    const { commandId, api } = this;
    try {
      await react(commandId, 'eyes', api);
      return 'there';
    } catch (error) {
      // If GitHub rejects it, it most likely rejects the reaction to the result, too, and the run
      // warns about that one.
      const mayBeDeleted = isGone(asGitHubError(error));
      return mayBeDeleted && (await isDeleted(commandId, api)) ? 'withdrawn' : 'there';
    }
  }

  /** Waits for 👀, so that it never comes last. */
  async addResult({ reaction }: Pick<JobReport, 'reaction'>): Promise<void> {
    const { publisher, signal } = this.session;
    const isWithdrawn = (await this.acknowledged) === 'withdrawn';
    if (reaction === undefined || isWithdrawn || signal.aborted) return;

    await react(this.commandId, reaction, this.api).catch((error) => {
      // A comment that was deleted, or transferred with its issue, needs no reaction.
      if (isGone(asGitHubError(error))) return;

      const { happened, next } = explain(error, { what: 'the reaction' });
      publisher.warn({
        title: 'Could not react to the command',
        happened: text`${happened} The result is not affected.`,
        next,
      });
    });
  }
}
