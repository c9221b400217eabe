import type { Job } from '../service/schema.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';

/** Who reads a message. It determines how they go on: with a comment in the thread, or with the action in a workflow. */
export interface Audience {
  /** The name of the command for readers in a thread; undefined for readers of a workflow run. */
  commandName?: string | undefined;
  /** The next command must name the job, because no record in the thread contains it. */
  mustNameJob?: boolean | undefined;
  /** The workflow has `conversation: continue`. */
  continues?: boolean | undefined;
}

interface NextSteps {
  continueJob: Text;
  wait: Text;
}

/** How to go on with a job. */
export function nextSteps(jobId: string, reader: Audience): NextSteps {
  const { commandName } = reader;
  return commandName === undefined
    ? inWorkflow(jobId, reader)
    : inThread(jobId, commandName, reader);
}

function inThread(jobId: string, commandName: string, { mustNameJob }: Audience): NextSteps {
  const option = mustNameJob ? ` --job ${jobId}` : '';
  const seeStatus = text`To check on the job, comment ${code(`${commandName} --status${option}`)}.`;
  const rerun = text`To wait for it and post its result, re-run the workflow run. This does not start new work.`;

  return {
    continueJob: text`To continue this job, comment ${code(`${commandName}${option} …`)} in this thread.`,
    // A re-run finds only a job that the thread has recorded.
    wait: mustNameJob ? seeStatus : sentences(seeStatus, rerun),
  };
}

function inWorkflow(jobId: string, { continues }: Audience): NextSteps {
  const id = code(`job-id: ${jobId}`);

  return {
    continueJob: continues
      ? text`The next run continues this job.`
      : text`To continue this job, run the action with ${id} and a new prompt.`,
    wait: text`To wait for the job, run the action with ${id} and without a prompt. This does not start new work.`,
  };
}

/** How to start a new job, as an instruction that can be part of a sentence: 'comment …'. */
export function howToStartNew({ commandName, continues }: Audience): Text {
  if (commandName !== undefined)
    return text`comment ${code(`${commandName} --new …`)} in this thread`;

  const inputs = continues ? '`conversation: new`' : 'a prompt and without `job-id`';
  return text`start a new workflow run with ${inputs}`;
}

/** How to go on after a job that has this status, which is undefined if nobody has read it. */
export function afterStatus(
  jobId: string,
  status: Job['status'] | undefined,
  reader: Audience,
): Text {
  const { continueJob } = nextSteps(jobId, reader);
  if (status === undefined) return continueJob;

  const newJob = reader.continues
    ? text`The next run starts a new job.`
    : text`To start a new job, ${howToStartNew(reader)}.`;

  const steps: Record<Job['status'], Text> = {
    active: continueJob,
    completed: continueJob,
    archived: sentences(text`An archived job does not accept messages.`, newJob),
    failed: reader.continues ? newJob : continueJob,
    unknown: continueJob,
  };
  return steps[status];
}

/** What to do if it is not known whether a request arrived. */
export function howToFindOut(reader: Audience): Text {
  const sendAgain =
    reader.commandName === undefined
      ? text`start a new workflow run, not a re-run`
      : text`comment again, or, for a new job, ${howToStartNew(reader)}`;
  return text`Check the service’s dashboard and the repository’s pull requests to see whether the request arrived. If it did not, ${sendAgain}.`;
}
