/** How readers go on: with a comment in the thread, or with the action in a workflow. */
import type { RunPlace } from '../environment.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import { hasStoppedEarly, type JobStatus, STATUSES } from '../service/schema.ts';
import { code, link, moment, sentences, type Text, text } from '../text/sentence.ts';

export interface Audience {
  /** Readers of a workflow run have no command. */
  commandName?: string | undefined;
  /** The next command must name the job, because no record in the thread contains it. */
  mustNameJob?: boolean | undefined;
  /** The workflow has `conversation: continue`. */
  continues?: boolean | undefined;
  run?: RunPlace | undefined;
  /** Where the comments of the run are. */
  issue?: number | undefined;
}

/** Such as `/docs --status --job job_1`. */
function commandFor(jobId: string, { commandName, mustNameJob }: Audience, option = '') {
  return code(`${commandName}${option}${mustNameJob ? ` --job ${jobId}` : ''}`);
}

/** How to learn the result of a job that the run has left. */
export function howToGetResult(jobId: string, reader: Audience): Text {
  const { commandName, mustNameJob, run } = reader;
  // A re-run finds only a job that the thread has recorded.
  if (commandName === undefined || mustNameJob) return howToFollow(jobId, reader);

  return howToWatch(run?.url);
}

/** A re-run waits for the job. */
export function howToWatch(runUrl: string | undefined): Text {
  const run = runUrl === undefined ? 'the workflow run' : link(runUrl, 'the workflow run');
  return text`To get the result here, re-run ${run}. This starts no new work.`;
}

/** For readers whose workflow does not wait. A re-run would. */
export function howToFollow(jobId: string, reader: Audience): Text {
  if (reader.commandName !== undefined)
    return text`To check on the job, comment ${commandFor(jobId, reader, ' --status')}.`;

  return sentences(
    text`To get the result, run the action with ${code(`job-id: ${jobId}`)} and without a prompt.`,
    text`This starts no new work.`,
  );
}

/** How to start a new job, as an instruction that can be part of a sentence: 'comment …'. */
export function howToStartNew({ commandName }: Audience): Text {
  return commandName === undefined
    ? text`start a new run with a prompt and without \`job-id\``
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
  const lastSeen = status ?? 'unknown';
  const { takesMessages } = STATUSES[lastSeen];
  if (reader.continues) {
    const isLeft = !takesMessages || hasStoppedEarly(lastSeen);
    const does = isLeft ? 'starts a new job' : 'continues this job';
    return text`The next run ${does}.`;
  }

  if (!takesMessages)
    return sentences(
      text`The job does not accept messages any more.`,
      text`To start a new job, ${howToStartNew(reader)}.`,
    );

  return reader.commandName === undefined
    ? text`${purpose}, run the action with ${code(`job-id: ${jobId}`)} and a new prompt.`
    : text`${purpose}, comment ${commandFor(jobId, reader)} and what to change.`;
}

/** For a thread whose jobs another key has recorded. */
export function howToKeepJobs(commandName = DEFAULT_COMMAND): Text {
  const other = code(`${commandName} --job ID`);
  return sentences(
    text`The API key has changed, so the earlier jobs of this thread are not known.`,
    text`With the former key in \`previous-api-key\`, threads keep their jobs.`,
    text`To continue an earlier job here, comment ${other} and what to change.`,
  );
}

/** If it is not known whether a request arrived. `remedy`: what to change before another one. */
export function stepsIfUnclear(reader: Audience, remedy: Text = []): Text[] {
  const { again } = afterChange(reader);
  // Without a record in a thread, nothing keeps a re-run from sending.
  const rerun = reader.mustNameJob
    ? text`Re-running sends the request again.`
    : text`Re-running sends nothing.`;
  return [
    text`Look for it in the service’s dashboard, and among the pull requests of the repository.`,
    remedy.length === 0
      ? text`If it is not there, ${again}. ${rerun}`
      : text`If it is not there: ${remedy} Then ${again}. ${rerun}`,
  ];
}

export function nextAttempt(retryAt: number): Text {
  return text`The next attempt can be made at ${moment(retryAt)}.`;
}

/** How to send a request once more. A re-run would have the old workflow file. */
export function afterChange({ run, commandName }: Audience) {
  return { run, again: commandName === undefined ? 'start a new run' : 'comment again' };
}
