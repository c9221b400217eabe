import { remedy } from '../service/remedies.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { EndReason, JobReport } from './report.ts';

/** What people read of a run's end: what it is, what happened, what to do. */
export interface Message {
  title: string;
  happened: Text;
  next: Text;
  /** A second message that is complete on its own, such as an address that is not passed on. */
  warning?: Text;
}

/** Who reads how to go on: in a thread by its command, else in a workflow. */
export interface Audience {
  commandName?: string | undefined;
  /** The run writes no record: only those who keep the job's id find the job again. */
  unrecorded?: boolean;
}

/** How a later run can wait for the same job; shared with the post step. */
export function howToAttach({ jobId }: Pick<JobReport, 'jobId'>): Text {
  return text`To wait for it, run the action with ${code(`job-id: ${jobId}`)} and without a prompt; that starts no work.`;
}

/** How a later run, or the same one started again, goes on waiting. */
export function howToWait(report: Pick<JobReport, 'jobId'>, { commandName, unrecorded }: Audience): Text {
  if (commandName === undefined) return howToAttach(report);
  if (unrecorded)
    return text`Comment ${code(`${commandName} --status --job ${report.jobId}`)} here to ask how it is doing.`;
  return text`Comment ${code(`${commandName} --status`)} here to ask how it is doing, or start the workflow run again: it then waits for the same job, and starts no work.`;
}

export function howToGoOn(report: JobReport, { commandName, unrecorded }: Audience): Text {
  const name = unrecorded ? ` --job ${report.jobId}` : '';
  if (commandName !== undefined)
    return text`To go on with this job, comment ${code(`${commandName}${name} …`)} here.`;
  return text`To go on with this job, run the action with ${code(`job-id: ${report.jobId}`)} and a new prompt.`;
}

/** A thread goes on with a new job by itself once its own is archived. */
export function howToStartAnew({ commandName }: Audience): Text {
  const how =
    commandName === undefined
      ? text`run the action with a new prompt and without \`job-id\``
      : text`comment ${code(`${commandName} …`)} here`;
  return text`An archived job takes no more messages; to start a new one, ${how}.`;
}

/** A comment run is refused when it is started again, and after a create a plain command is, too. */
export function lookFirst(report: JobReport, { commandName }: Audience): Text {
  if (commandName !== undefined) {
    return report.intent === 'message'
      ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message; if not, write the comment again.`
      : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there; if not, comment ${code(`${commandName} --new …`)} here.`;
  }
  return report.intent === 'message'
    ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message, and send it again only if not.`
    : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there, and run again only if not.`;
}

/** What to change where the service refused the request. */
export function refusedRemedy(
  report: JobReport,
  reason: Extract<EndReason, { kind: 'refused' }>,
  { commandName }: Audience,
): Text {
  if (report.intent === 'message' && (reason.status === 404 || reason.status === 410)) {
    return commandName === undefined
      ? text`Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
      : text`Check the id, or comment ${code(`${commandName} --new …`)} to start a new job.`;
  }
  return remedy(reason, 'create');
}
