import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, ignoreGitHubError, isGone } from '../github/github-error.ts';
import type { JobReport } from '../result/job-report.ts';
import { text } from '../text/sentence.ts';

/** The reactions to the comment that started the run. Other runs get none. */
export class Reactions {
  private readonly commandId: string;
  private readonly api: GitHubApi;
  private readonly session: Pick<Session, 'publisher' | 'signal'>;
  /** Resolves once GitHub has answered the first reaction. Undefined before the run has asked for it. */
  private acknowledged: Promise<void> | undefined;

  constructor(commandId: string, api: GitHubApi, session: Reactions['session']) {
    this.commandId = commandId;
    this.api = api;
    this.session = session;
  }

  /** Adds 👀. The reaction to the result waits for it, so that 👀 never comes last. */
  acknowledge(): void {
    // If GitHub rejects it, the reaction to the result is most likely rejected, too, and the run warns about that one.
    this.acknowledged = react(this.commandId, 'eyes', this.api).catch(ignoreGitHubError);
  }

  async addResult({ reaction }: Pick<JobReport, 'reaction'>): Promise<void> {
    const { publisher, signal } = this.session;
    await this.acknowledged;
    if (reaction === undefined || signal.aborted) return;

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
