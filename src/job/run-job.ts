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
import type { PostedRecord } from '../thread/record.ts';
import { announceJob } from './announcement.ts';
import { readRecordsBefore, requestWithLastChanges } from './changes-start.ts';
import { dryRun } from './dry-run.ts';
import { JobRun } from './job-run.ts';
import { ProgressLog } from './progress-log.ts';
import { endOfPullRequest, readPullRequest } from './read-pull-request.ts';
import { ThreadReporter } from './thread-reporter.ts';

/** Carries out one request. Returns whether the step fails. Throws a SetupError only before anything was sent. */
export async function runJob(request: JobRequest, session: Session): Promise<boolean> {
  const service = await session.openService();
  if (session.inputs['dry-run']) {
    await dryRun(request, service, session);
    return false;
  }

  const prompts = new PromptReader(request, session);
  const recordsBefore = await readRecordsBefore(request, session);
  await requireChanges(request, prompts, recordsBefore);

  const reporter = request.thread && new ThreadReporter(request.thread, request, session);
  reporter?.acknowledge();
  if (reporter === undefined) noteRepeatedRequest(request, session);

  const job = openJobRun(request, { service, prompts, recordsBefore, reporter }, session);
  const ended = await job.carryOut();
  const { api, pull, previewUrl } = await readPullRequest(ended, request, service, session);
  const instruction = session.publisher.redact(ended.instruction);
  const report: JobReport = { ...ended, pull, previewUrl, instruction };

  const { hasThread } = job;
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
  prompts: PromptReader,
  records: readonly PostedRecord[],
): Promise<void> {
  if (command !== undefined) return;

  // A re-run follows the job of its first attempt, whatever has changed since.
  const isRepeated = records.some((record) => record.command === commandId);
  if (isRepeated) return;

  const start = requestWithLastChanges(records)?.head;
  const changes = await prompts.workflowChanges(start);
  if (changes.kind === 'nothing-to-do') throw changes.error;
  // Changes that cannot be read have the same result in the prompt, and then the thread shows the error.
}

/** Only a thread remembers that a request was sent. */
function noteRepeatedRequest({ instruction }: JobRequest, { run, publisher }: Session): void {
  if (instruction !== undefined && run.attempt > 1)
    publisher.info(text`Without a thread, a re-run sends its request again.`);
}

interface JobRunParts {
  service: ServiceClient;
  prompts: PromptReader;
  recordsBefore: readonly PostedRecord[];
  reporter: ThreadReporter | undefined;
}

function openJobRun(
  request: JobRequest,
  { service, prompts, recordsBefore, reporter }: JobRunParts,
  session: Session,
): JobRun {
  const { inputs, publisher, clock, random, signal, deadline } = session;
  const { thread } = request;
  return new JobRun({
    request,
    promptFor: prompts.promptFor,
    recordsBefore,
    reporter,
    endOfPullRequest: async (prLink) => thread && endOfPullRequest(prLink, thread.api, session),
    service,
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
  /** The step fails. */
  isFailing: boolean;
  /** The thread has a record of the job. */
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
  // After a blank line, because the HTML of the folded instruction ends only there.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}
