import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import type { JobRequest } from '../job-request.ts';
import { progressComment } from '../result/job-comments.ts';
import { text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import { signerOf } from '../thread/record.ts';
import type { Thread } from '../thread/thread.ts';
import { ThreadRun } from '../thread/thread-run.ts';

/** The comments of an issue or pull request, and what reads and signs the records in them. It makes no request. */
export function openThread(issue: number, api: GitHubApi, session: Session): Thread {
  const { inputs, run, clock, signal, publisher } = session;
  return {
    comments: threadComments(api, issue),
    sign: signerOf({
      apiKey: inputs['api-key'],
      project: inputs['project-id'],
      repository: run.repository.id,
      issue,
    }),
    clock,
    signal,
    warn: (warning) => publisher.warn(warning),
  };
}

/** The thread of a run, which is silent in a run that writes no comments. A silent one has no record. */
export type RunThread = Pick<
  ThreadRun,
  'begin' | 'follow' | 'attach' | 'sent' | 'show' | 'post' | 'clean'
> & {
  readonly record?: ThreadRun['record'];
  factsFor: (jobId: string | undefined) => ReturnType<ThreadRun['factsFor']> | undefined;
};

/** The log always says why a run writes no comments: here, or where it says that GitHub rejects them. */
export function openRunThread(
  { command, commandId, target, instruction = '', thread }: JobRequest,
  session: Session,
): RunThread {
  const { inputs, run, clock, deadline, publisher } = session;
  if (thread.noComment !== undefined) {
    const again = run.attempt > 1 ? text` Without a thread, a re-run sends its request again.` : [];
    publisher.info(text`No comment: ${thread.noComment}.${again}`);
    return silentThread(target);
  }

  const facts = {
    // Whoever reads the thread of a command has its comment before them.
    instruction: command === undefined ? publisher.redact(instruction) : '',
    waitsUntil: inputs.wait ? clock.wall() + deadline - clock.now() : undefined,
    repository: `${run.serverUrl}/${run.repository.fullName}`,
    runUrl: run.url,
    commentUrl: command?.comment?.url,
  };
  const { issue, api, isRequired } = thread;
  return new ThreadRun(
    { id: commandId, target, nonce: run.nonce, deadline, isThreadRequired: isRequired },
    (progress) => publisher.redact(progressComment({ ...facts, ...progress })),
    openThread(issue, api, session),
  );
}

/** Without the records of a thread, the request alone decides what is sent. */
export function silentThread(target: Target): RunThread {
  return {
    begin: async () =>
      target.type === 'job'
        ? { type: 'message', jobId: target.jobId, prLink: undefined }
        : { type: 'create' },
    follow: async () => {},
    attach: async () => 0,
    sent: async () => {},
    show: async () => {},
    factsFor: () => undefined,
    post: async () => undefined,
    clean: async () => {},
  };
}
