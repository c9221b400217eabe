import { connectGitHub, type GitHubConnection } from './github/api.ts';
import { threadComments } from './github/comments.ts';
import { GitHubFault, isGone } from './github/faults.ts';
import { howToAttach } from './job/next-steps.ts';
import { connections } from './runner/network.ts';
import { messageSummary } from './runner/presentation.ts';
import { getState, openPublisher } from './runner/publisher.ts';
import { code, type Text, text } from './text/sentence.ts';
import { withSameRecord } from './thread/record.ts';

/** Of one call to GitHub. */
const CALL_MS = 10_000;

/** What is known of a run whose main step was killed. */
function interrupted(jobId: string, mode: string): ['stopped' | 'unclear', ...Text[]] {
  if (mode === 'collect' || mode === 'visitors')
    return ['stopped', text`The run was terminated. It starts no jobs, so you can run it again.`];
  const running = text`The run was terminated. Its job ${code(jobId)} is not affected.`;
  if (jobId !== '') return ['stopped', running, howToAttach(jobId)];
  return [
    'unclear',
    text`The run was terminated, and it is unclear whether it started a job.`,
    text`Check the service’s dashboard and the repository’s pull requests before you run again.`,
  ];
}

/** Reports in log, summary and progress comment that the main step was killed; never rejects. */
export async function postStep(
  load: GitHubConnection['load'],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const token = env['INPUT_GITHUB-TOKEN'];
  const publisher = openPublisher([env['INPUT_API-KEY'], token]);
  const title = 'Terminated without a result';
  const [icon, ...paragraphs] = interrupted(getState('job-id'), env.INPUT_MODE?.trim() ?? '');
  const summary = messageSummary(title, icon, paragraphs);
  publisher.error(title, ...paragraphs);
  await publisher.summary(summary);
  const commentId = Number(getState('progress-comment'));
  if (!(commentId > 0)) return;
  try {
    using network = connections(env);
    const limit = () => AbortSignal.timeout(CALL_MS);
    const connection = { load, network, limit, wall: () => Date.now(), redact: publisher.redact };
    const api = await connectGitHub(token, env.GITHUB_REPOSITORY ?? '', connection);
    // The comment is addressed by its own id: its issue does not matter.
    const comments = threadComments(api, 0);
    if (getState('result-posted') !== '') return void (await comments.remove(commentId));
    const comment = await comments.get(commentId);
    const body = withSameRecord(comment.body, publisher.redact(summary).trimEnd());
    if (body !== undefined) await comments.update(commentId, body);
  } catch (error) {
    // A deleted comment does not show a run in progress.
    if (error instanceof GitHubFault && isGone(error)) return;
    publisher.warn(
      'Could not update the progress comment',
      text`The thread still shows a run in progress. The error: ${code(String(error))}`,
    );
  }
}
