/** The reactions to the comment that started a run. A review takes none. */
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { isDeleted, react } from '../github/comment-reactions.ts';
import { explain } from '../github/explain.ts';
import { isGone } from '../github/github-error.ts';
import type { JobReport } from '../result/job-report.ts';
import { text } from '../text/sentence.ts';

/** Adds 👀. Resolves to true if the comment is gone. */
export async function acknowledge(commandId: string, api: GitHubApi): Promise<boolean> {
  try {
    await react(commandId, 'eyes', api);
    return false;
  } catch (error) {
    // If GitHub rejects it, it most likely rejects the reaction to the result, too, and the run
    // warns about that one.
    return isGone(error) && isDeleted(commandId, api);
  }
}

/** Call it once GitHub has answered 👀, so that 👀 never comes last. */
export async function reactToResult(
  { reaction }: Pick<JobReport, 'reaction'>,
  commandId: string,
  api: GitHubApi,
  { publisher, signal }: Pick<Session, 'publisher' | 'signal'>,
): Promise<void> {
  if (reaction === undefined || signal.aborted) return;

  await react(commandId, reaction, api).catch((error) => {
    // A comment that was deleted, or transferred with its issue, needs no reaction.
    if (isGone(error)) return;

    const { happened, next } = explain(error, { what: 'the reaction' });
    publisher.warn({
      title: 'Could not react to the command',
      happened: text`${happened} The result is not affected.`,
      next,
    });
  });
}
