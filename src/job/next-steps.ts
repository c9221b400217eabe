import { remedy } from '../service/remedies.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Because, JobReport } from './report.ts';
import type { Audience } from './words.ts';

/** How a later run can wait for the same job; shared with the post step. */
export function howToAttach({ jobId }: Pick<JobReport, 'jobId'>): Text {
  return text`To wait for it, run the action with ${code(`job-id: ${jobId}`)} and without a prompt; that starts no work.`;
}

/** How a later run, or the same one started again, goes on waiting. */
export function howToWait(report: Pick<JobReport, 'jobId'>, { command, unrecorded }: Audience): Text {
  if (command === undefined) return howToAttach(report);
  if (unrecorded)
    return text`Comment ${code(`${command} --status --job ${report.jobId}`)} here to ask how it is doing.`;
  return text`Comment ${code(`${command} --status`)} here to ask how it is doing, or start the workflow run again: it then waits for the same job, and starts no work.`;
}

export function howToGoOn(report: JobReport, { command, unrecorded }: Audience): Text {
  const name = unrecorded ? ` --job ${report.jobId}` : '';
  if (command !== undefined)
    return text`To go on with this job, comment ${code(`${command}${name} …`)} here.`;
  return text`To go on with this job, run the action with ${code(`job-id: ${report.jobId}`)} and a new prompt.`;
}

/** A thread goes on with a new job by itself once its own is archived. */
export function howToStartAnew({ command }: Audience): Text {
  const how =
    command === undefined
      ? text`run the action with a new prompt and without \`job-id\``
      : text`comment ${code(`${command} …`)} here`;
  return text`An archived job takes no more messages; to start a new one, ${how}.`;
}

/** A comment run is refused when it is started again, and after a create a plain command is, too. */
export function lookFirst(report: JobReport, { command }: Audience): Text {
  if (command !== undefined) {
    return report.intent === 'message'
      ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message; if not, write the comment again.`
      : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there; if not, comment ${code(`${command} --new …`)} here.`;
  }
  return report.intent === 'message'
    ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message, and send it again only if not.`
    : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there, and run again only if not.`;
}

export function refusedRemedy(
  report: JobReport,
  because: Extract<Because, { kind: 'refused' }>,
  { command }: Audience,
): Text {
  if (report.intent === 'message' && (because.status === 404 || because.status === 410)) {
    return command === undefined
      ? text`Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
      : text`Check the id, or comment ${code(`${command} --new …`)} to start a new job.`;
  }
  return remedy(because, report.intent === 'message' ? 'message' : 'create');
}
