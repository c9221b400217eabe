import { code, sentences, type Text, text } from '../text/sentence.ts';

/** Who reads, and so how they go on: by a comment in the thread, or with the action in a workflow. */
export interface Audience {
  commandName?: string | undefined;
  /** The thread does not know the job, so the next command must name it. */
  unrecorded?: boolean;
  /** The workflow has `conversation: continue`. */
  continues?: boolean;
}

export function nextSteps(jobId: string, { commandName, unrecorded, continues }: Audience) {
  const isCommand = commandName !== undefined;
  const named = unrecorded ? ` --job ${jobId}` : '';
  const comment = (rest: string) => code(`${commandName}${rest}`);
  const startNew = isCommand
    ? text`comment ${comment(' --new …')} in this thread`
    : text`start a new workflow run with ${continues ? '`conversation: new`' : 'a prompt and without `job-id`'}`;
  const continueJob = isCommand
    ? text`To continue this job, comment ${comment(`${named} …`)} in this thread.`
    : text`To continue this job, run the action with ${code(`job-id: ${jobId}`)} and a new prompt.`;
  const nextRunStartsNew = text`The next run starts a new job.`;
  return {
    startNew,
    continueJob: continues ? text`The next run continues this job.` : continueJob,
    afterFailed: continues ? nextRunStartsNew : continueJob,
    afterArchived: sentences(
      text`An archived job does not accept messages.`,
      continues ? nextRunStartsNew : text`To start a new job, ${startNew}.`,
    ),
    wait: isCommand
      ? sentences(
          text`To check on the job, comment ${comment(` --status${named}`)}.`,
          unrecorded
            ? []
            : text`To wait for it again, re-run the workflow run. This does not start new work.`,
        )
      : howToAttach(jobId),
    /** Where a request may have arrived. */
    check: (intent: string) =>
      intent === 'message'
        ? text`Check the service’s dashboard or the pull request to see whether the message arrived. If it did not, ${isCommand ? 'comment again' : 'start a new workflow run, not a re-run'}.`
        : text`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${isCommand || continues ? startNew : 'start a new workflow run'}${isCommand ? '' : ', not a re-run'}.`,
  };
}

/** How a later run waits for the same job. */
export function howToAttach(jobId: string): Text {
  return text`To wait for the job, run the action with ${code(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}
