import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import type { JobRequest } from '../job-request.ts';
import { progressComment } from '../result/job-comments.ts';
import { text } from '../text/sentence.ts';
import { Claim } from '../thread/claim.ts';
import { RunComment } from '../thread/comment.ts';
import { newRecord, signerOf } from '../thread/record.ts';
import type { Thread } from '../thread/thread.ts';

/** The comments of an issue or pull request, and the records in them. It makes no request. */
export function openThread(issue: number, api: GitHubApi, session: Session): Thread {
  const { inputs, run, clock, signal, publisher } = session;
  return {
    comments: threadComments(api, issue),
    signer: signerOf({
      apiKey: inputs['api-key'],
      previousKey: inputs['previous-api-key'],
      project: inputs['project-id'],
      repository: run.repository.id,
      issue,
    }),
    clock,
    signal,
    warn: (warning) => publisher.warn(warning),
  };
}

/** Undefined for a run without comments. The log says why it has none. It makes no request. */
export function openClaim(request: JobRequest, session: Session): Claim | undefined {
  const { command, requestId, target, instruction, thread } = request;
  const { inputs, run, clock, deadline, publisher } = session;
  const { nonce, attempt } = run;
  if (thread.noComment !== undefined) {
    const { noComment } = thread;
    if ('title' in noComment) publisher.warn(noComment);
    else publisher.info(text`No comment: ${noComment}.`);

    if (instruction !== undefined && attempt > 1)
      publisher.info(text`Without a thread, a re-run sends its request again.`);
    return undefined;
  }

  const facts = {
    // Whoever reads the thread of a command has its comment before them.
    instruction: command === undefined ? publisher.redact(instruction ?? '') : '',
    waitsUntil: inputs.wait ? clock.wall() + deadline - clock.now() : undefined,
    run,
    commentUrl: command?.url,
  };
  const { issue, api, isRequired } = thread;
  const opened = openThread(issue, api, session);
  const comment = new RunComment(
    { ...newRecord(requestId, nonce, opened.comments.now()), run: run.url },
    (progress) => publisher.redact(progressComment({ ...facts, ...progress })),
    opened,
  );
  return new Claim({ target, deadline, isRequired, attempt }, comment, opened);
}
