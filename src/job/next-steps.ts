import type { Icon } from '../runner/presentation.ts';
import { remedy } from '../service/remedies.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { EndReason, JobReport } from './report.ts';

/** The message at the end of a run: title and icon, what happened, and what to do next. */
export interface Message {
  title: string;
  icon: Icon;
  happened: Text;
  next: Text;
  /** A warning with an annotation of its own. */
  warning?: Text;
}

/** How readers continue: by a comment in the thread, or with the action in a workflow. */
export interface Audience {
  commandName?: string | undefined;
  /** The run writes no record, so the next command must name the job. */
  unrecorded?: boolean;
  /** The workflow has `conversation: continue`. */
  continues?: boolean;
}

/** How a later run waits for the same job. */
export function howToAttach({ jobId }: Pick<JobReport, 'jobId'>): Text {
  return text`To wait for the job, run the action with ${code(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}

/** How readers follow a job that is still running. */
export function howToWait(report: Pick<JobReport, 'jobId'>, { commandName, unrecorded }: Audience): Text {
  if (commandName === undefined) return howToAttach(report);
  const status = `${commandName} --status${unrecorded ? ` --job ${report.jobId}` : ''}`;
  return sentences(
    text`To check on the job, comment ${code(status)}.`,
    unrecorded ? [] : text`To wait for it again, re-run the workflow run. This does not start new work.`,
  );
}

export function howToContinue({ jobId }: JobReport, { commandName, unrecorded }: Audience): Text {
  if (commandName === undefined)
    return text`To continue this job, run the action with ${code(`job-id: ${jobId}`)} and a new prompt.`;
  return continueWith(commandName, unrecorded ? jobId : undefined);
}

/** The command that continues the thread's job, or the one that `jobId` names. */
export function continueWith(command: string, jobId?: string): Text {
  const job = jobId === undefined ? '' : ` --job ${jobId}`;
  return text`To continue this job, comment ${code(`${command}${job} …`)} in this thread.`;
}

/** What to do after a job was archived; `fresh`: the thread may have another job. */
export function howToStartNew({ commandName }: Audience, fresh = false): Text {
  const how =
    commandName === undefined
      ? text`run the action with a new prompt and without \`job-id\``
      : text`comment ${code(`${commandName}${fresh ? ' --new' : ''} …`)} in this thread`;
  return text`An archived job does not accept messages. To start a new job, ${how}.`;
}

/** What to check where a request may have arrived, and how to send it again if it did not. */
export function howToCheck({ intent, jobId }: JobReport, to: Audience): Text {
  const { commandName } = to;
  if (intent === 'message') {
    const again = commandName === undefined ? 'start a new workflow run' : 'comment again';
    return text`Check the service’s dashboard to see whether job ${code(jobId)} received the message. If it did not, ${again}.`;
  }
  const again =
    commandName === undefined
      ? startAnew(to)
      : text`comment ${code(`${commandName} --new …`)} in this thread`;
  return text`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${again}.`;
}

/** How a workflow starts a job although an earlier request may have: a re-run would be the same request. */
export function startAnew({ continues }: Audience): Text {
  return text`start a new workflow run${continues ? text` with \`conversation: new\`` : []}`;
}

/** What to change where the service rejected the request. */
export function rejectedRemedy(
  report: JobReport,
  reason: Extract<EndReason, { kind: 'refused' }>,
  { commandName }: Audience,
): Text {
  const isMissing = reason.status === 404 || reason.status === 410;
  if (report.intent !== 'message' || !isMissing) return remedy(reason, 'create');
  return commandName === undefined
    ? text`Check \`job-id\` and \`project-id\`. To start a new job instead, omit \`job-id\`.`
    : text`Check the job ID. To start a new job instead, comment ${code(`${commandName} --new …`)}.`;
}
