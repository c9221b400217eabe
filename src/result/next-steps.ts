import { code, sentences, type Text, text } from '../text/sentence.ts';

/** Who reads, and so how they go on: by a comment in the thread, or with the action in a workflow. */
export interface Reader {
  commandName?: string | undefined;
  /** The thread does not know the job, so the next command must name it. */
  unrecorded?: boolean | undefined;
  /** The workflow has `conversation: continue`. */
  continues?: boolean | undefined;
}

interface NextSteps {
  continueJob: Text;
  /** An instruction, such as 'comment …', that can be part of a sentence. */
  startNew: Text;
  wait: Text;
  /** Where the request did not arrive. */
  sendAgain: Text;
}

export function nextSteps(jobId: string, reader: Reader): NextSteps {
  const { commandName } = reader;
  return commandName === undefined
    ? inWorkflow(jobId, reader)
    : inThread(jobId, commandName, reader);
}

function inThread(jobId: string, commandName: string, { unrecorded }: Reader): NextSteps {
  const startNew = text`comment ${code(`${commandName} --new …`)} in this thread`;
  const option = unrecorded ? ` --job ${jobId}` : '';
  const seeStatus = text`To check on the job, comment ${code(`${commandName} --status${option}`)}.`;
  const rerun = text`To wait for it and post its result, re-run the workflow run. This does not start new work.`;

  return {
    continueJob: text`To continue this job, comment ${code(`${commandName}${option} …`)} in this thread.`,
    startNew,
    // A re-run finds only a job that the thread has recorded.
    wait: unrecorded ? seeStatus : sentences(seeStatus, rerun),
    sendAgain: text`comment again, or, for a new job, ${startNew}`,
  };
}

function inWorkflow(jobId: string, { continues }: Reader): NextSteps {
  const id = code(`job-id: ${jobId}`);
  const inputs = continues ? '`conversation: new`' : 'a prompt and without `job-id`';

  return {
    continueJob: continues
      ? text`The next run continues this job.`
      : text`To continue this job, run the action with ${id} and a new prompt.`,
    startNew: text`start a new workflow run with ${inputs}`,
    wait: text`To wait for the job, run the action with ${id} and without a prompt. This does not start new work.`,
    sendAgain: text`start a new workflow run, not a re-run`,
  };
}

/** How to go on after a job that has this status. */
export function afterStatus(jobId: string, status: string | undefined, reader: Reader): Text {
  const { continueJob, startNew } = nextSteps(jobId, reader);
  const newJob = reader.continues
    ? text`The next run starts a new job.`
    : text`To start a new job, ${startNew}.`;

  if (status === 'archived')
    return sentences(text`An archived job does not accept messages.`, newJob);
  return status === 'failed' && reader.continues ? newJob : continueJob;
}

/** What to do where a request may have arrived. */
export function howToFindOut(reader: Reader): Text {
  const { sendAgain } = nextSteps('', reader);
  return text`Check the service’s dashboard and the repository’s pull requests to see whether the request arrived. If it did not, ${sendAgain}.`;
}
