import type { Notice } from '../errors.ts';
import { explain } from '../github/explain.ts';
import type { GitHubError } from '../github/github-error.ts';
import { sentences, text } from '../text/sentence.ts';

export function withoutComments(githubError: GitHubError): Notice {
  const { happened, next } = explain(githubError, { what: 'the comment' });
  return {
    title: 'Continuing without comments',
    happened: sentences(
      happened,
      text`The run continues without comments, and a re-run sends its request again.`,
    ),
    next,
  };
}

export const jobNotRecorded = (githubError: GitHubError): Notice => ({
  title: 'Could not save the job ID in the thread',
  happened: sentences(
    explain(githubError, { what: 'the edit' }).happened,
    text`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
  ),
  next: text`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`,
});

export function notNotified(githubError: GitHubError): Notice {
  const { happened, next } = explain(githubError, { what: 'the comment' });
  return {
    title: 'Nobody was notified of the result',
    happened: sentences(
      happened,
      text`The progress comment shows the result instead, and GitHub notifies nobody of an edit.`,
    ),
    next,
  };
}

export function notPosted(githubError: GitHubError): Notice {
  const { happened, next } = explain(githubError, { what: 'the comment' });
  return {
    title: 'Could not post the result',
    happened: text`${happened} See the job summary or the outputs for the result.`,
    next,
  };
}
