/** Where a run writes its comments that no comment started, or why it writes none. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { shortId } from '../github/comparison.ts';
import { explain } from '../github/explain.ts';
import { fetchPullRequestsOfCommit } from '../github/pull-requests.ts';
import { isSameRepository } from '../github/repositories.ts';
import { threadNumber } from '../inputs/inputs.ts';
import type { NoThread, ThreadLocation } from '../job-request.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';

export const COMMENT_NEVER: NoThread = { noComment: text`\`comment\` is \`never\`` };

/** A run whose required thread is not available ends. */
export async function findThread(session: Session): Promise<ThreadLocation | NoThread> {
  const { inputs, event, openGitHub } = session;
  const { pushedCommit } = event.facts;
  const { comment, conversation, 'issue-number': issueNumber } = inputs;
  if (comment === 'never') return COMMENT_NEVER;
  if (inputs['dry-run']) return { noComment: text`a dry run writes none` };

  const issue = threadNumber(inputs, event.facts.issue?.number);
  if (issue !== undefined) {
    const isRequired =
      comment === 'always' || issueNumber !== undefined || conversation === 'continue';
    return { api: await openGitHub(), issue, isRequired };
  }

  if (comment === 'always' && pushedCommit !== undefined)
    return findMergedPullRequest(pushedCommit, session);
  return { noComment: text`the event ${code(event.name)} names no issue or pull request` };
}

/** Several may contain the commit. The one that was merged last counts. */
async function findMergedPullRequest(
  commit: string,
  { inputs, run, openGitHub }: Session,
): Promise<ThreadLocation | NoThread> {
  const api = await openGitHub();
  const pulls = await fetchPullRequestsOfCommit(api, commit).catch((error) => {
    const { happened, next } = explain(error, {
      what: 'the request for the pull requests of the pushed commit',
      grant: text`Grant the job \`pull-requests: write\`.`,
      again: 'start a new run',
    });
    throw threadNotFound(happened, next);
  });

  const [newest] = pulls
    .filter(({ repository, mergedAt }) => mergedAt && isSameRepository(repository, run.repository))
    .toSorted((a, b) => (b.mergedAt ?? 0) - (a.mergedAt ?? 0));
  if (newest) return { api, issue: newest.number, isRequired: true };

  const why = text`no merged pull request contains commit ${code(shortId(commit))}`;
  if (inputs.conversation !== 'continue') return { noComment: why };
  throw threadNotFound(
    text`The run has no thread, because ${why}.`,
    sentences(
      text`To continue the job of another thread, set \`issue-number\`.`,
      text`To start a job for each push, use \`conversation: new\`.`,
    ),
  );
}

function threadNotFound(why: Text, next: Text): SetupError {
  return new SetupError({
    title: 'Could not find the thread',
    happened: text`${why} Nothing was sent.`,
    next,
  });
}
