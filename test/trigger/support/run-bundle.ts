import type { OperationId } from '../../standin/github/description.ts';
import type { Comment } from '../../standin/github/records.ts';
import { type RunningAction, startAction } from '../../support/action.ts';
import { recordsIn } from './records.ts';
import { REPOSITORY, type Scene, SERVER } from './scene.ts';

/** The variables that tell a step where it is. */
export function surroundings(
  scene: Scene,
  run: { id: string; attempt: number },
): Record<string, string> {
  return {
    GITHUB_API_URL: scene.github.url,
    GITHUB_SERVER_URL: SERVER,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REPOSITORY_ID: String(scene.repository.id),
    GITHUB_RUN_ID: run.id,
    GITHUB_RUN_ATTEMPT: String(run.attempt),
  };
}

/** The bundle at work on a comment's event, as the runner starts it. */
export function startBundle(
  scene: Scene,
  comment: Comment,
  {
    inputs,
    run = { id: '4001', attempt: 1 },
  }: { inputs?: Record<string, string>; run?: { id: string; attempt: number } } = {},
): RunningAction {
  return startAction({
    inputs: scene.inputs({ 'poll-interval': '1', ...inputs }),
    event: { name: 'issue_comment', payload: scene.github.issueCommentEvent(comment, 'created') },
    env: surroundings(scene, run),
  });
}

/** Blocks the first matching request forever; settles when it has arrived, and lets all later ones pass. */
export function holdBack(
  scene: Scene,
  operation: OperationId,
  when: () => boolean = () => true,
): Promise<void> {
  return new Promise((resolve) => {
    const letThrough = scene.github.before(operation, () => {
      if (!when()) return;
      letThrough();
      resolve();
      return new Promise<void>(() => {});
    });
  });
}

/** Settles when a record in the thread says that the job has been asked for. */
export function recordedAsSent(scene: Scene): Promise<void> {
  return new Promise((resolve) => {
    const stop = scene.github.after('issues/update-comment', () => {
      if (!recordsIn(scene).some((record) => record?.state === 'sent')) return;
      stop();
      resolve();
    });
  });
}
