import { messageOf } from './errors.ts';
import { connectGitHub, type GitHubApi, type GitHubConnection } from './github/api.ts';
import { threadComments } from './github/comments.ts';
import { GitHubFault, isGone } from './github/faults.ts';
import { howToAttach } from './result/next-steps.ts';
import { clock } from './runner/clock.ts';
import { connections, type Env } from './runner/network.ts';
import { type Icon, messageMarkdown } from './runner/presentation.ts';
import { getState, openPublisher } from './runner/publisher.ts';
import { code, type Text, text } from './text/sentence.ts';
import { withSameRecord } from './thread/record.ts';

/** Time limit of one call to GitHub. */
const CALL_MS = 10_000;

/** What the post step knows about a run whose main step was killed. */
function interruption(jobId: string, mode: string): { icon: Icon; happened: Text; next?: Text } {
  if (mode === 'collect' || mode === 'visitors') {
    const happened = text`The run was terminated. It starts no jobs, so you can run it again.`;
    return { icon: 'stopped', happened };
  }

  if (jobId !== '') {
    const happened = text`The run was terminated. Its job ${code(jobId)} is not affected.`;
    return { icon: 'stopped', happened, next: howToAttach(jobId) };
  }

  return {
    icon: 'unclear',
    happened: text`The run was terminated, and it is unclear whether it started a job.`,
    next: text`Check the service’s dashboard and the repository’s pull requests before you run again.`,
  };
}

/** Reports in log, summary and progress comment that the main step was killed; never rejects. */
export async function postStep(load: GitHubConnection['load'], env: Env): Promise<void> {
  const publisher = openPublisher([env['INPUT_API-KEY'], env['INPUT_GITHUB-TOKEN']], env);
  const { icon, ...end } = interruption(getState('job-id'), env.INPUT_MODE?.trim() ?? '');
  const message = { ...end, title: 'Terminated without a result' } as const;
  const summary = messageMarkdown(message, icon, publisher.help);
  publisher.error(message);
  await publisher.summary(`${summary}\n`);

  const commentId = Number(getState('progress-comment'));
  if (!(commentId > 0)) return;

  try {
    using network = connections(env);
    const api = await connectGitHub(env['INPUT_GITHUB-TOKEN'], env.GITHUB_REPOSITORY ?? '', {
      load,
      network,
      limit: () => AbortSignal.timeout(CALL_MS),
      wall: clock.wall,
      redact: publisher.redact,
    });
    await updateProgress(commentId, publisher.redact(summary), api);
  } catch (error) {
    // A deleted comment does not show a run in progress.
    if (error instanceof GitHubFault && isGone(error)) return;

    publisher.warn({
      title: 'Could not update the progress comment',
      happened: text`The thread still shows a run in progress. The error: ${code(messageOf(error as Error))}`,
    });
  }
}

/** Removes the progress comment if the result was posted; else writes the summary into it. */
async function updateProgress(commentId: number, summary: string, api: GitHubApi): Promise<void> {
  // The comment is addressed by its own ID: its issue does not matter.
  const comments = threadComments(api, 0);
  if (getState('result-posted') !== '') {
    await comments.remove(commentId);
    return;
  }

  const comment = await comments.get(commentId);
  const body = withSameRecord(comment.body, summary);
  if (body !== undefined) await comments.update(commentId, body);
}
