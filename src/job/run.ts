import { type PromptReader, promptReader } from '../context/prompt.ts';
import { NO_EARLIER_INSTRUCTION } from '../context/review.ts';
import type { Environment } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { presentJob } from '../result/presentation.ts';
import { contentsOf, locatePullRequest } from '../result/pull-request.ts';
import { type JobReport, jobOutputs } from '../result/report.ts';
import { type ServiceClient, serviceClient } from '../service/client.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, text } from '../text/sentence.ts';
import { Conversation, type JobRequest } from './conversation.ts';
import { JobRun } from './lifecycle.ts';
import { ProgressLog } from './progress-log.ts';
import { Threads } from './threads.ts';

interface Setting {
  request: JobRequest;
  inputs: Inputs;
  env: Environment;
  service: ServiceClient;
  promptFor: PromptReader;
}

/** Carries out one request. Returns whether the step fails; throws a SetupError only before anything was sent. */
export async function jobRun(
  request: JobRequest,
  inputs: Inputs,
  env: Environment,
): Promise<boolean> {
  const { thread, instruction, commandName } = request;
  const service = await openService(inputs, env);
  const setting = { request, inputs, env, service, promptFor: promptReader(request, inputs, env) };

  if (commandName === undefined) {
    // Before the first record: a workflow's changes go with a create and with a message, so no thread decides. Reviews do
    // not: the thread says since when.
    const prompt = await setting.promptFor('message');
    if (prompt instanceof NothingToDo) throw prompt;
  }
  if (inputs['dry-run']) return dryRun(setting);

  // The clock starts with the process.
  const deadline = inputs['timeout-minutes'] * 60_000;
  const conversation = thread && new Conversation({ request, thread, inputs, env, deadline });
  conversation?.acknowledge();
  if (!conversation && instruction !== undefined && env.run.attempt > 1)
    env.publisher.info(text`Without a thread, a re-run sends its request again.`);

  const log = new ProgressLog(env.publisher, env.clock);
  const run = new JobRun({ ...setting, deadline, log, thread: conversation });
  const report = await run.carryOut();
  return publish(report, run.thread && conversation, setting);
}

/** The service's client; rejects with a SetupError where the network cannot be used. */
export async function openService(inputs: Inputs, env: Environment): Promise<ServiceClient> {
  const {
    'base-url': baseUrl,
    'project-id': projectId,
    'api-key': apiKey,
    'job-path': jobPath,
  } = inputs;
  const { publisher, clock, userAgent } = env;

  const connections = await env.connect();
  publisher.info(text`Project ${code(projectId)} at ${code(baseUrl.href)}`);
  const { redact } = publisher;
  return serviceClient({
    baseUrl,
    projectId,
    apiKey,
    redact,
    jobPath,
    connections,
    clock,
    userAgent,
  });
}

/** Shows the request that a run would send. The thread is not read, so its job is not known. */
async function dryRun({ request, env, service, promptFor }: Setting): Promise<boolean> {
  const { instruction, target, commandName } = request;
  const { publisher } = env;
  const jobId = target.type === 'job' ? target.jobId : '';
  const kind = jobId === '' ? 'create' : 'message';
  const prompt =
    instruction === undefined ? undefined : await promptFor(kind, NO_EARLIER_INSTRUCTION);
  if (prompt instanceof SetupError) throw prompt;

  const { method, url, body } = service.preview({
    jobId: jobId || undefined,
    prompt: prompt?.text,
  });
  if (commandName !== undefined) {
    const options = jobId === '' ? target.type : `job ${jobId}`;
    publisher.group(text`Command`, [
      `${commandName} (${options})`,
      ...(instruction ?? '').split(/\r\n?|\n/),
    ]);
  }
  const lines = [
    `${method} ${url.href}`,
    'Authorization: Bearer ***',
    ...(body === undefined ? [] : [body]),
  ];
  const unread = text`A dry run does not read the thread. If the thread has a job, the instruction is sent to that job instead.`;
  const notes = target.type === 'continue' ? unread : [];
  await publisher.dryRun(lines, { 'job-id': jobId }, notes);
  return false;
}

/** Writes outputs, summary and annotation before comments, which can take minutes: a killed run must not lose the rest. */
async function publish(
  ended: JobReport,
  conversation: Conversation | undefined,
  { request, inputs, env }: Setting,
): Promise<boolean> {
  const { publisher, run, signal } = env;
  const { commandId, commandName, thread, target } = request;

  const at = signal.aborted ? undefined : locatePullRequest(ended.prLink, run);
  const api = at && (thread?.api ?? (await env.api(inputs['github-token']).catch(withoutToken)));
  // Written before the request for the pull request's contents, which may fail.
  if (api) publisher.outputs(jobOutputs(ended));
  const report = {
    ...ended,
    instruction: publisher.redact(ended.instruction),
    pull: at && api && (await contentsOf(at, api)),
  };

  const failing = report.mustFail || inputs['fail-on'].includes(report.outcome);
  const presented = presentJob(report, {
    failing,
    commandName,
    unrecorded: conversation === undefined,
    continues: commandName === undefined && target.type === 'continue',
    runUrl: run.url,
    help: publisher.help,
  });
  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);

  const posted = await conversation?.finish(
    report,
    presented.comment([...conversation.threads.notes]),
  );

  // Even if another run posted the answer: it may have been killed before the announcement.
  let announced = '';
  if (api && inputs.comment !== 'never' && !signal.aborted) {
    const threads = conversation?.threads ?? new Threads(api, inputs, env);
    announced = await threads.announce(report, commandId, conversation && thread?.issue);
  }

  const url = posted || announced;
  if (url !== '') {
    publisher.output('comment-url', url);
    // After a blank line, because the HTML of the instruction would continue.
    await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
  }
  return failing;
}

function withoutToken(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}
