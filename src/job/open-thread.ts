import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import type { GitHubError } from '../github/github-error.ts';
import type { JobRequest, NoThread } from '../job-request.ts';
import { progressComment } from '../result/job-comments.ts';
import { sentences, text } from '../text/sentence.ts';
import { signerOf } from '../thread/record.ts';
import { type RunThread, silentThread } from '../thread/silent-thread.ts';
import type { Thread } from '../thread/thread.ts';
import { ThreadRun } from '../thread/thread-run.ts';

/** The comments of an issue or pull request, and the records in them. It makes no request. */
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

/** The thread in which a run writes. It makes no request. */
export function openRunThread(request: JobRequest, session: Session): RunThread {
  const { command, commandId, target, instruction = '', thread } = request;
  const { inputs, run, clock, deadline, publisher } = session;
  if (thread.noComment !== undefined) return withoutComments(thread, request, session);

  const facts = {
    // Whoever reads the thread of a command has its comment before them.
    instruction: command === undefined ? publisher.redact(instruction) : '',
    waitsUntil: inputs.wait ? clock.wall() + deadline - clock.now() : undefined,
    run,
    commentUrl: command?.comment?.url,
  };
  const { issue, api, isRequired } = thread;
  const { nonce, attempt } = run;
  return new ThreadRun(
    { id: commandId, target, nonce, deadline, isRequired, attempt },
    (progress) => publisher.redact(progressComment({ ...facts, ...progress })),
    openThread(issue, api, session),
  );
}

/** The log of every run without comments says here why it has none. */
function withoutComments(
  { noComment }: NoThread,
  { target, instruction }: JobRequest,
  { publisher, run }: Session,
): RunThread {
  if ('title' in noComment) publisher.warn(noComment);
  else publisher.info(text`No comment: ${noComment}.`);

  if (instruction !== undefined && run.attempt > 1)
    publisher.info(text`Without a thread, a re-run sends its request again.`);
  return silentThread(target);
}

/** The thread of a run that goes on although GitHub rejects its comments. */
export function threadAfterRejection(
  error: GitHubError,
  request: JobRequest,
  session: Session,
): RunThread {
  const { happened, next } = explain(error, { what: 'the comment' });
  const warning = {
    title: 'Continuing without comments',
    happened: sentences(
      happened,
      text`The run continues without comments, and a re-run sends its request again.`,
    ),
    next,
  };
  return withoutComments({ noComment: warning }, request, session);
}
