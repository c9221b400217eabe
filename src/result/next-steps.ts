import { code, sentences, type Text, text } from '../text/sentence.ts';

/** Who reads, and so how they go on: by a comment in the thread, or with the action in a workflow. */
export interface Audience {
  commandName?: string | undefined;
  /** The thread does not know the job, so the next command must name it. */
  unrecorded?: boolean;
  /** The workflow has `conversation: continue`. */
  continues?: boolean;
}

/** How to go on after a job that has this status. */
export function nextStep(jobId: string, status: string | undefined, to: Audience): Text {
  const { commandName, continues } = to;
  const hasEnded = status === 'archived' || status === 'failed';
  if (continues && !hasEnded) return text`The next run continues this job.`;

  const newJob = continues
    ? text`The next run starts a new job.`
    : text`To start a new job, ${howToStartNew(to)}.`;
  if (status === 'archived')
    return sentences(text`An archived job does not accept messages.`, newJob);
  if (continues) return newJob;

  if (commandName === undefined)
    return text`To continue this job, run the action with ${code(`job-id: ${jobId}`)} and a new prompt.`;
  const option = jobOption(jobId, to);
  return text`To continue this job, comment ${code(`${commandName}${option} …`)} in this thread.`;
}

function jobOption(jobId: string, { unrecorded }: Audience): string {
  return unrecorded ? ` --job ${jobId}` : '';
}

/** An instruction, such as 'comment …', that can be part of a sentence. */
export function howToStartNew({ commandName, continues }: Audience): Text {
  if (commandName !== undefined)
    return text`comment ${code(`${commandName} --new …`)} in this thread`;
  const inputs = continues ? '`conversation: new`' : 'a prompt and without `job-id`';
  return text`start a new workflow run with ${inputs}`;
}

/** How to learn the status of a job that is still running. */
export function howToSeeStatus(jobId: string, to: Audience): Text {
  if (to.commandName === undefined) return howToAttach(jobId);
  const command = `${to.commandName} --status${jobOption(jobId, to)}`;
  return text`To check on the job, comment ${code(command)}.`;
}

/** How to wait for a job that is still running; a re-run waits only for what a thread has recorded. */
export function howToWait(jobId: string, to: Audience): Text {
  const check = howToSeeStatus(jobId, to);
  if (to.commandName === undefined || to.unrecorded) return check;
  return sentences(
    check,
    text`To wait for it again, re-run the workflow run. This does not start new work.`,
  );
}

/** What to do where a request may have arrived. */
export function howToFindOut(request: string, to: Audience): Text {
  const isCommand = to.commandName !== undefined;
  if (request === 'message') {
    const again = isCommand ? 'comment again' : 'start a new workflow run, not a re-run';
    return text`Check the service’s dashboard or the pull request to see whether the message arrived. If it did not, ${again}.`;
  }

  const newRun = isCommand ? [] : ', not a re-run';
  const again = isCommand || to.continues ? howToStartNew(to) : 'start a new workflow run';
  return text`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${again}${newRun}.`;
}

/** How a later run waits for the same job. */
export function howToAttach(jobId: string): Text {
  return text`To wait for the job, run the action with ${code(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}
