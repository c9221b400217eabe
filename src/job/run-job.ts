import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { failsStep } from '../inputs/inputs.ts';
import { hiddenSourceOf, type JobRequest } from '../job-request.ts';
import { jobOutputs } from '../result/job-outputs.ts';
import type { JobReport } from '../result/job-report.ts';
import type { Audience } from '../result/next-steps.ts';
import { type JobPresentation, presentJob } from '../result/presentation.ts';
import type { ServiceClient } from '../service/client.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import type { RunThread } from '../thread/silent-thread.ts';
import { announceJob } from './announcement.ts';
import type { ChangesStart } from './changes-start.ts';
import { openRunThread, threadAfterRejection } from './open-thread.ts';
import { ProgressLog } from './progress-log.ts';
import { acknowledge, reactToResult } from './reactions.ts';
import { readPullRequest, requestPreview, stateOfPullRequest } from './read-pull-request.ts';
import { sendAndFollow } from './send-and-follow.ts';
import { shownCommit, shownJob } from './shown.ts';

/** What a run without a command has read before it knew that there is something to do. */
export interface ReadBefore {
  prompts: PromptReader;
  /** Undefined for a run whose changes do not start where those of earlier jobs end. */
  changesStart: ChangesStart | undefined;
}

/**
 * Runs one job request, from the first comment to the one with the result. Resolves to true if the
 * step fails. It rejects with a SetupError only before anything was sent.
 */
export async function runJob(
  request: JobRequest,
  session: Session,
  readBefore?: ReadBefore,
): Promise<boolean> {
  const { publisher, inputs } = session;
  const { commandId } = request;
  const service = await session.openService();
  const { api, issue } = request.thread;
  // It is awaited only before the request is sent, so that reading the thread does not wait for it.
  const isWithdrawn = api && acknowledge(commandId, api);

  const { promptFor } = readBefore?.prompts ?? new PromptReader(request, session);
  const { report: ended, thread } = await sendAndFollow({
    ...session,
    request,
    service,
    promptFor,
    changesStart: readBefore?.changesStart,
    isWithdrawn,
    thread: openRunThread(request, session),
    withoutThread: (error) => threadAfterRejection(error, request, session),
    stateOfPullRequest: (prLink) => stateOfPullRequest(prLink, session),
    log: new ProgressLog(session, hiddenSourceOf(request)),
  });

  // The outputs come before requests that can take so long that somebody stops the run.
  publisher.outputs(jobOutputs(ended));
  const report = await withPullRequest(ended, service, session);

  const isFailing = failsStep(report.outcome, inputs['fail-on']);
  const presented = await publishResult(report, { request, thread, isFailing }, session);

  // Comments come last, because they can take minutes: a killed run must not lose the rest.
  const isAnswered = report.reason.kind !== 'withdrawn';
  const posted = isAnswered ? await postResult(report, presented, thread, session) : undefined;
  // 👀 must not come last.
  await isWithdrawn;
  const addReaction = async () =>
    api && isAnswered && reactToResult(report, commandId, api, session);
  await Promise.all([thread.clean(), addReaction()]);

  const { record } = thread;
  const from = record && issue !== undefined ? { issue, record } : undefined;
  const announced = await announceJob(report, { request, from, session });
  await showComment(posted ?? announced, session);
  return isFailing;
}

/** Writes outputs, summary, and log. The comment is posted later. */
async function publishResult(
  report: JobReport,
  { request, thread, isFailing }: { request: JobRequest; thread: RunThread; isFailing: boolean },
  session: Session,
): Promise<JobPresentation> {
  const { publisher } = session;
  const presented = presentJob(report, audienceFor(request, thread, session), {
    isFailing,
    help: publisher.help,
    command: request.command,
    commit: shownCommit(request, session),
  });

  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);
  return presented;
}

/** Adds what GitHub and the service say of the pull request, as far as it may be shown. */
async function withPullRequest(
  ended: JobReport,
  service: ServiceClient,
  session: Session,
): Promise<JobReport> {
  const job = await shownJob(ended, session);
  const pull = await readPullRequest(ended, session);
  const previewUrl = await requestPreview(ended, pull, service, session);
  const instruction = session.publisher.redact(ended.instruction);
  return { ...ended, job, pull, previewUrl, instruction };
}

function audienceFor(
  { command, target }: JobRequest,
  { record }: RunThread,
  { run }: Session,
): Audience {
  return {
    commandName: command?.name,
    mustNameJob: record === undefined,
    continues: command === undefined && target.type === 'continue',
    isRerun: run.attempt > 1,
    run,
  };
}

/** Resolves to the URL of the comment, unless GitHub rejects it or returns no plain one. */
async function postResult(
  { requestState: state, job, prLink }: JobReport,
  { comment, isQuiet }: JobPresentation,
  thread: RunThread,
  { publisher }: Session,
): Promise<string | undefined> {
  const status = state === 'ended' ? job?.reportedStatus : undefined;
  return thread.post({ state, markdown: publisher.redact(comment), prLink, status, isQuiet });
}

async function showComment(url: string | undefined, { publisher }: Session): Promise<void> {
  if (url === undefined) return;

  publisher.output('comment-url', url);
  // The folded instruction before it is HTML. GitHub reads Markdown again only after a blank line
  // below `</details>`.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}
