import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { failsStep } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import type { JobReport } from '../result/job-report.ts';
import type { Audience } from '../result/next-steps.ts';
import { presentJob } from '../result/presentation.ts';
import type { ServiceClient } from '../service/client.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { announceJob } from './announcement.ts';
import { ChangesStart, readRecordsBefore } from './changes-start.ts';
import { dryRun } from './dry-run.ts';
import { JobRun } from './job-run.ts';
import { ProgressLog } from './progress-log.ts';
import { endOfPullRequest, readPullRequest } from './read-pull-request.ts';
import { ThreadReporter } from './thread-reporter.ts';

/**
 * Runs one job request, from its context to the comment with the result. Returns whether the step fails. Throws a SetupError
 * only before anything was sent.
 */
export async function runJob(request: JobRequest, session: Session): Promise<boolean> {
  const service = await session.openService();
  if (session.inputs['dry-run']) {
    await dryRun(request, service, session);
    return false;
  }

  const prompts = new PromptReader(request, session);
  const changesStart = new ChangesStart(await readRecordsBefore(request, session));
  await requireChanges(request, { prompts, service, changesStart }, session);

  const reporter = request.thread && new ThreadReporter(request.thread, request, session);
  // The reaction 👀 is not awaited, because nothing but the last reaction depends on it.
  reporter?.acknowledge();
  if (reporter === undefined) noteRepeatedRequest(request, session);

  const jobRun = openJobRun(request, { service, prompts, changesStart, reporter }, session);
  const ended = await jobRun.carryOut();
  const { api, pull, previewUrl } = await readPullRequest(ended, request, service, session);
  const instruction = session.publisher.redact(ended.instruction);
  const report: JobReport = { ...ended, pull, previewUrl, instruction };

  const { hasThread } = jobRun;
  const isFailing = failsStep(report.outcome, session.inputs['fail-on']);
  const comment = await publish(report, { request, isFailing, hasThread }, session);

  // Comments come last, because they can take minutes: a killed run must not lose the rest.
  const poster = hasThread ? reporter : undefined;
  const posted = await poster?.finish(report, comment);
  const announced = api && (await announceJob(report, { request, reporter: poster, api, session }));
  await showComment(posted ?? announced, session);
  return isFailing;
}

/**
 * Throws SkippedRun if `context` lists changes, and nothing has changed. It is called before the run writes a record, because
 * such a run must leave nothing in its thread. A command is not checked: its author gets an answer in the thread in any case.
 */
async function requireChanges(
  { command, commandId }: JobRequest,
  { prompts, service, changesStart }: Pick<JobRunParts, 'prompts' | 'service' | 'changesStart'>,
  { signal }: Session,
): Promise<void> {
  if (command !== undefined) return;

  // A re-run follows the job of its first attempt, whatever has changed since.
  const { records } = changesStart;
  const isRepeated = records.some((record) => record.command === commandId);
  if (isRepeated) return;

  // Changes that cannot be read are no reason to end here: the prompt fails in the same way, and then the thread shows the
  // error.
  const sinceRecords = await prompts.whyNothingToDo(changesStart.commitInRecords);
  if (sinceRecords === undefined) return;

  // The agent may have failed after its run had stopped waiting. Then the changes that it got are still to be handled.
  const readJob = async (jobId: string) => {
    const reading = await service.retrieve(jobId, undefined, signal);
    return reading.kind === 'value' ? reading.value : undefined;
  };
  const confirmedStart = await changesStart.commitFor(jobOfThread(records)?.jobId, readJob);
  const sinceSuccess = await prompts.whyNothingToDo(confirmedStart);
  if (sinceSuccess !== undefined) throw sinceSuccess;
}

/** Says in the log that a re-run without a thread sends its request again. */
function noteRepeatedRequest({ instruction }: JobRequest, { run, publisher }: Session): void {
  if (instruction !== undefined && run.attempt > 1)
    publisher.info(text`Without a thread, a re-run sends its request again.`);
}

interface JobRunParts {
  service: ServiceClient;
  prompts: PromptReader;
  changesStart: ChangesStart;
  reporter: ThreadReporter | undefined;
}

function openJobRun(
  request: JobRequest,
  { service, prompts, changesStart, reporter }: JobRunParts,
  session: Session,
): JobRun {
  const { inputs, publisher, clock, random, signal, deadline } = session;
  const { thread } = request;

  return new JobRun({
    request,
    promptFor: prompts.promptFor,
    changesStart,
    reporter,
    endOfPullRequest: async (prLink) => thread && endOfPullRequest(prLink, thread.api, session),
    service,
    publisher,
    log: new ProgressLog(publisher, clock),
    inputs,
    clock,
    random,
    signal,
    deadline,
  });
}

interface PublishedRun {
  request: JobRequest;
  /** Whether the step fails. */
  isFailing: boolean;
  /** Whether the run reports to a thread. */
  hasThread: boolean;
}

/** Writes outputs, summary, and log. Returns the comment with the result, which is not posted yet. */
async function publish(
  report: JobReport,
  { request, isFailing, hasThread }: PublishedRun,
  { publisher, run }: Session,
): Promise<string> {
  const { command, target } = request;
  const reader: Audience = {
    commandName: command?.name,
    mustNameJob: !hasThread,
    continues: command === undefined && target.type === 'continue',
  };
  const presented = presentJob(report, reader, {
    isFailing,
    runUrl: run.url,
    help: publisher.help,
  });

  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);
  return presented.comment;
}

async function showComment(url: string | undefined, { publisher }: Session): Promise<void> {
  if (url === undefined) return;

  publisher.output('comment-url', url);
  // The folded instruction before it is HTML. GitHub reads Markdown again only after a blank line behind `</details>`.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}
