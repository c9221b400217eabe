import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { failsStep } from '../inputs/inputs.ts';
import type { JobReport } from '../result/job-report.ts';
import { presentJob } from '../result/presentation.ts';
import type { ServiceClient } from '../service/client.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import type { PostedRecord } from '../thread/record.ts';
import { JobRun } from './carry-out.ts';
import { readRecordsFirst, requestWithLastChanges } from './changes-start.ts';
import { ProgressLog } from './progress-log.ts';
import { readPullRequest } from './read-pull-request.ts';
import { announceJob, type JobRequest, ThreadReporter } from './thread-reporter.ts';

/** Carries out one request. Returns whether the step fails; throws a SetupError only before anything was sent. */
export async function runJob(request: JobRequest, session: Session): Promise<boolean> {
  const { inputs, publisher, clock, run } = session;
  const { thread, instruction, commandName } = request;
  const service = await session.openService();
  if (inputs['dry-run']) return dryRun(request, service, session);

  const prompts = new PromptReader(request, session);
  const continued = prompts.continuesChanges ? thread : undefined;
  const recordsBefore = continued ? await readRecordsFirst(continued, session) : [];
  if (commandName === undefined) await readWorkflowChanges(prompts, request, recordsBefore);

  const conversation = thread && new ThreadReporter(thread, request, session);
  conversation?.acknowledge();
  const sendsAgain = instruction !== undefined && run.attempt > 1;
  if (!conversation && sendsAgain)
    publisher.info(text`Without a thread, a re-run sends its request again.`);

  const log = new ProgressLog(publisher, clock);
  const { promptFor } = prompts;
  const deps = { service, promptFor, recordsBefore, log, conversation };
  const job = new JobRun({ ...session, request, ...deps });
  const ended = await job.carryOut();
  const { api, ...work } = await readPullRequest(ended, request, service, session);
  const report = { ...ended, ...work, instruction: publisher.redact(ended.instruction) };
  const places = { api, conversation: job.conversation && conversation };
  return publish(report, places, request, session);
}

/** Before the run writes a record. Throws NothingToDo if nothing has changed. */
async function readWorkflowChanges(
  prompts: PromptReader,
  { commandId }: JobRequest,
  records: readonly PostedRecord[],
): Promise<void> {
  // A re-run follows the job of its first attempt, whatever has changed since.
  if (records.some(({ command }) => command === commandId)) return;

  try {
    await prompts.workflowChanges(requestWithLastChanges(records)?.head);
  } catch (error) {
    // What else went wrong is answered in the thread, where the prompt meets it again.
    if (error instanceof NothingToDo) throw error;
  }
}

/** Where a result can be posted. `api`: undefined without a pull request on this GitHub server. */
interface Places {
  api: GitHubApi | undefined;
  conversation: ThreadReporter | undefined;
}

/** Comments come last, because they can take minutes: a killed run must not lose the rest. */
async function publish(
  report: JobReport,
  { api, conversation }: Places,
  request: JobRequest,
  session: Session,
): Promise<boolean> {
  const { publisher, run, inputs } = session;
  const { commandName, target } = request;
  const isFailing = failsStep(report.outcome, inputs['fail-on']);
  const presented = presentJob(report, {
    isFailing,
    commandName,
    unrecorded: conversation === undefined,
    continues: commandName === undefined && target.type === 'continue',
    runUrl: run.url,
    help: publisher.help,
  });
  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);

  const posted = await conversation?.finish(report, presented.comment);
  const announced = api ? await announceJob(report, conversation, request, api, session) : '';
  await showComment(posted || announced, session);
  return isFailing;
}

async function showComment(url: string, { publisher }: Session): Promise<void> {
  if (url === '') return;

  publisher.output('comment-url', url);
  // After a blank line, because the HTML of the instruction would continue.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}

/** Returns false: the step does not fail. */
async function dryRun(
  request: JobRequest,
  service: ServiceClient,
  session: Session,
): Promise<boolean> {
  const { instruction, target } = request;
  const { publisher } = session;
  const jobId = target.type === 'job' ? target.jobId : undefined;
  const kind = jobId === undefined ? 'create' : 'message';

  const prompts = new PromptReader(request, withoutThread(session));
  const prompt = instruction === undefined ? undefined : await prompts.promptFor(kind);
  if (prompt instanceof SetupError) throw prompt;

  const { method, url, body } = service.requestFor({ jobId, prompt: prompt?.text });
  const lines = [`${method} ${url.href}`, 'Authorization: Bearer ***'];
  if (body !== undefined) lines.push(body);

  const changes = prompts.continuesChanges ? ', and the changes start where it ended' : '';
  const note =
    target.type === 'continue'
      ? text`The thread was not read. If it has a job, the instruction is sent to that job instead${changes}.`
      : [];
  await publisher.dryRun(lines, { 'job-id': jobId ?? '' }, note);
  return false;
}

/** A dry run does not read the thread, so what people wrote there is not part of its context. */
function withoutThread(session: Session): Session {
  const { inputs, publisher } = session;
  const { context } = inputs;
  if (typeof context === 'string') return session;

  const remaining = context.filter((part) => part !== 'thread' && part !== 'review');
  if (remaining.length < context.length)
    publisher.info(
      text`\`context\`: \`thread\` and \`review\` left out, because a dry run does not read the thread.`,
    );
  return { ...session, inputs: { ...inputs, context: remaining } };
}
