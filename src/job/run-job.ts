import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { failsStep } from '../inputs/inputs.ts';
import { hiddenSourceOf, type JobRequest, type ThreadLocation } from '../job-request.ts';
import { progressComment } from '../result/job-comments.ts';
import { jobOutputs } from '../result/job-outputs.ts';
import type { JobReport } from '../result/job-report.ts';
import type { Audience } from '../result/next-steps.ts';
import { presentJob } from '../result/presentation.ts';
import type { ServiceClient } from '../service/client.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { ThreadRun } from '../thread/thread-run.ts';
import { announceJob } from './announcement.ts';
import { type ChangesStart, readChangesStart } from './changes-start.ts';
import { dryRun } from './dry-run.ts';
import { openThread } from './open-thread.ts';
import { requestPreview } from './preview.ts';
import { ProgressLog } from './progress-log.ts';
import { Reactions } from './reactions.ts';
import { connectionFor, readPullRequest, stateOfPullRequest } from './read-pull-request.ts';
import { sendAndFollow } from './send-and-follow.ts';

/**
 * Runs one job request, from its context to the comment with the result. Resolves to true if the step fails. It rejects with a
 * SetupError only before anything was sent.
 */
export async function runJob(request: JobRequest, session: Session): Promise<boolean> {
  const service = await session.openService();
  if (session.inputs['dry-run']) {
    await dryRun(request, service, session);
    return false;
  }

  const prompts = new PromptReader(request, session);
  const changesStart = await readChangesStart(request, session);
  await requireChanges(request, { prompts, service, changesStart }, session);

  const location = request.thread;
  const reactions = location && new Reactions(request.commandId, location.api, session);
  // The reaction 👀 is not awaited, because nothing but the last reaction depends on it.
  reactions?.acknowledge();
  if (location === undefined) noteRepeatedRequest(request, session);

  const thread = location && openThreadRun(location, request, session);
  const { report: ended, hasThread } = await sendAndFollow({
    ...session,
    request,
    service,
    thread,
    changesStart,
    promptFor: prompts.promptFor,
    stateOfPullRequest: async (prLink) =>
      location ? stateOfPullRequest(prLink, location.api, session) : {},
    log: new ProgressLog(session.publisher, session.clock, hiddenSourceOf(request)),
  });

  // The outputs come before requests that can take so long that somebody stops the run.
  session.publisher.outputs(jobOutputs(ended));
  const api = await connectionFor(ended, request, session);
  const reading = await readPullRequest(ended, api, session);
  const [files, previewUrl] = await Promise.all([
    reading.pull && reading.files,
    requestPreview(ended, reading, service, session),
  ]);
  const pull = reading.pull && { ...reading.pull, files: files ?? [] };

  const instruction = session.publisher.redact(ended.instruction);
  const report: JobReport = { ...ended, pull, previewUrl, instruction };

  const isFailing = failsStep(report.outcome, session.inputs['fail-on']);
  const comment = await publish(report, { request, isFailing, hasThread }, session);

  // Comments come last, because they can take minutes: a killed run must not lose the rest.
  const answered = hasThread ? thread : undefined;
  const posted = answered && (await postResult(report, comment, answered, session));
  await Promise.all([answered?.clean(), hasThread && reactions?.addResult(report)]);

  const from = answered && location && { issue: location.issue, record: answered.record };
  const announced = api && (await announceJob(report, { request, from, api, session }));
  await showComment(posted ?? announced, session);
  return isFailing;
}

/**
 * Ends a run whose `context` lists changes if nothing has changed. It is called before the run writes a record, because such a
 * run must leave nothing in its thread. A command is not checked: its author gets an answer in the thread in any case.
 */
async function requireChanges(
  { command, commandId }: JobRequest,
  {
    prompts,
    service,
    changesStart,
  }: { prompts: PromptReader; service: ServiceClient; changesStart: ChangesStart },
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

/** Opens the thread for the comments of this run. It makes no request. */
function openThreadRun(
  { issue, api, isRequired }: ThreadLocation,
  { command, commandId, target, instruction = '' }: JobRequest,
  session: Session,
): ThreadRun {
  const { inputs, run, clock, deadline, publisher } = session;
  const facts = {
    // Whoever reads the thread of a command has its comment before them.
    instruction: command === undefined ? publisher.redact(instruction) : '',
    waitsUntil: inputs.wait ? clock.wall() + deadline - clock.now() : undefined,
    repository: `${run.serverUrl}/${run.repository.fullName}`,
    runUrl: run.url,
    commentUrl: command?.comment?.url,
  };
  const { nonce } = run;
  return new ThreadRun(
    { id: commandId, target, nonce, deadline, isThreadRequired: isRequired },
    (progress) => publisher.redact(progressComment({ ...facts, ...progress })),
    openThread(issue, api, session),
  );
}

interface PublishedRun {
  request: JobRequest;
  /** The step fails. */
  isFailing: boolean;
  /** People read the result in the thread. */
  hasThread: boolean;
}

/** Writes outputs, summary, and log. The comment with the result is posted later. */
async function publish(
  report: JobReport,
  { request, isFailing, hasThread }: PublishedRun,
  { publisher, run }: Session,
): Promise<string> {
  const { command, target, thread } = request;
  const reader: Audience = {
    commandName: command?.name,
    mustNameJob: !hasThread,
    continues: command === undefined && target.type === 'continue',
    threadIssue: thread?.issue,
    run,
  };
  const presented = presentJob(report, reader, { isFailing, help: publisher.help, command });

  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);
  return presented.comment;
}

/** Resolves to the URL of the comment, unless GitHub rejects it or returns no plain one. */
async function postResult(
  { requestState: state, job, prLink }: JobReport,
  comment: string,
  thread: ThreadRun,
  { publisher }: Session,
): Promise<string | undefined> {
  const status = state === 'ended' ? job?.reportedStatus : undefined;
  return thread.post({ state, markdown: publisher.redact(comment), prLink, status });
}

async function showComment(url: string | undefined, { publisher }: Session): Promise<void> {
  if (url === undefined) return;

  publisher.output('comment-url', url);
  // The folded instruction before it is HTML. GitHub reads Markdown again only after a blank line below `</details>`.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}
