/** How readers go on: with a comment in the thread, or with the action in a workflow. */
import type { Environment } from '../environment.ts';
import { type JobStatus, STATUSES } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';

/** Who reads a message, and where. */
export interface Audience {
  /** Readers of a workflow run have no command. */
  commandName?: string | undefined;
  /** The next command must name the job, because no record in the thread contains it. */
  mustNameJob?: boolean | undefined;
  /** The workflow has `conversation: continue`. */
  continues?: boolean | undefined;
  run?: Pick<Environment['run'], 'url' | 'serverUrl' | 'repository'> | undefined;
}

/** Such as `/docs --status --job job_1`; undefined for readers without a command. */
function commandFor(jobId: string, { commandName, mustNameJob }: Audience, option = '') {
  const named = mustNameJob ? ` --job ${jobId}` : '';
  return commandName === undefined ? undefined : code(`${commandName}${option}${named}`);
}

const jobInput = (jobId: string) => code(`job-id: ${jobId}`);

function howToContinue(jobId: string, reader: Audience, purpose: string): Text {
  const command = commandFor(jobId, reader);
  if (command !== undefined) return text`${purpose}, comment ${command} and what to change.`;

  return reader.continues
    ? text`The next run continues this job.`
    : text`${purpose}, run the action with ${jobInput(jobId)} and a new prompt.`;
}

/** How to learn the result of a job that the run has left. */
export function howToGetResult(jobId: string, reader: Audience): Text {
  const { commandName, mustNameJob, run } = reader;
  if (commandName === undefined)
    return sentences(
      text`To get the result, run the action with ${jobInput(jobId)} and without a prompt.`,
      text`This starts no new work.`,
    );

  // A re-run finds only a job that the thread has recorded.
  if (mustNameJob) return howToFollow(jobId, reader);

  const rerun =
    run?.url === undefined ? text`the workflow run` : [link(run.url, 'the workflow run')];
  return text`To get the result here, re-run ${rerun}. This starts no new work.`;
}

/** For a run that did not wait. A re-run would. */
export function howToFollow(jobId: string, reader: Audience): Text {
  const command = commandFor(jobId, reader, ' --status');
  return command === undefined
    ? howToGetResult(jobId, reader)
    : text`To check on the job, comment ${command}.`;
}

/** How to start a new job, as an instruction that can be part of a sentence: 'comment …'. */
export function howToStartNew({ commandName }: Audience): Text {
  return commandName === undefined
    ? text`start a new workflow run with a prompt and without \`job-id\``
    : text`comment ${code(`${commandName} --new`)} and what to change`;
}

/**
 * How to go on after a job that has this status, which is undefined if nobody has read it.
 * `purpose` begins the sentence.
 */
export function afterStatus(
  jobId: string,
  status: JobStatus | undefined,
  reader: Audience,
  purpose = 'To continue this job',
): Text {
  const continueJob = howToContinue(jobId, reader, purpose);
  if (status === undefined) return continueJob;

  const { hasEnded, didItsWork, takesMessages } = STATUSES[status];
  const newJob = reader.continues
    ? text`The next run starts a new job.`
    : text`To start a new job, ${howToStartNew(reader)}.`;
  if (!takesMessages) return sentences(text`The job does not accept messages any more.`, newJob);

  const hasFailed = hasEnded && !didItsWork;
  return hasFailed && reader.continues ? newJob : continueJob;
}

/** If it is not known whether a request arrived. `remedy`: what to change before another one. */
export function stepsIfUnclear({ commandName }: Audience, remedy: Text = []): Text[] {
  const again =
    commandName === undefined ? 'start a new workflow run, not a re-run' : 'comment again';
  return [
    text`Look for it in the service’s dashboard, and among the pull requests of the repository.`,
    remedy.length === 0
      ? text`If it is not there, ${again}.`
      : text`If it is not there: ${remedy} Then ${again}.`,
  ];
}
