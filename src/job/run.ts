import { type PromptReader, promptReader } from '../context/prompt.ts';
import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Publisher } from '../runner/publisher.ts';
import { type RequestPreview, type ServiceClient, serviceClient } from '../service/client.ts';
import { code, text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';
import { Conversation, type JobRequest, unguarded } from './conversation.ts';
import { runJob } from './lifecycle.ts';
import { presentJob } from './markdown.ts';
import { progressLog } from './progress-log.ts';
import { contentsOf, endOfPullRequest, locatePullRequest } from './pull-request.ts';
import { fails, hasResult, type JobReport, jobOutputs } from './report.ts';
import { Threads } from './threads.ts';
import type { JobObserver } from './wait.ts';

/**
 * Carries out one request, from the context to the result. Returns whether the step fails. Throws a SetupError where
 * the network or the context's start cannot be used; nothing has been sent then.
 */
export async function jobRun(request: JobRequest, inputs: Inputs, env: Environment): Promise<boolean> {
  const { clock, signal, random } = env;
  const { thread } = request;
  const service = await openService(inputs, env);
  const promptFor = promptReader(request, inputs, env);
  if (inputs['dry-run']) {
    const report = await dryRun(request, { service, promptFor }, env);
    return publish(report, undefined, { request, inputs, env });
  }

  // The clock starts with the process.
  const deadline = inputs['timeout-minutes'] * 60_000;
  const conversation = thread && new Conversation(request, { thread, inputs, env, deadline });
  conversation?.react('eyes');
  const report = await runJob(request, {
    promptFor,
    guard: conversation ?? unguarded(request.target),
    service,
    clock,
    deadline,
    signal,
    random,
    observer: observerOf(conversation, env),
    wait: inputs.wait,
    intervalMs: inputs['poll-interval'] === undefined ? undefined : inputs['poll-interval'] * 1000,
    loopback: isLoopback(inputs['base-url']),
    async pullRequestEnd(prLink) {
      const at = locatePullRequest(prLink, env.run);
      return at && thread && endOfPullRequest(at.id, thread.api);
    },
  });
  return publish(report, conversation?.isMissing ? undefined : conversation, { request, inputs, env });
}

/** The service's client; rejects with a SetupError where the network cannot be used. */
export async function openService(
  inputs: Pick<Inputs, 'base-url' | 'project-id' | 'api-key' | 'job-path'>,
  env: Environment,
): Promise<ServiceClient> {
  const { 'base-url': baseUrl, 'project-id': projectId, 'api-key': apiKey, 'job-path': jobPath } = inputs;
  const { publisher, clock, userAgent } = env;
  const connections = await env.connect();
  publisher.info(text`Project ${code(projectId)} at ${code(baseUrl.href)}`);
  return serviceClient({ baseUrl, projectId, apiKey, jobPath, connections, clock, userAgent });
}

async function dryRun(
  request: JobRequest,
  deps: { service: ServiceClient; promptFor: PromptReader },
  { publisher, clock, signal }: Environment,
): Promise<JobReport> {
  const { instruction, target } = request;
  const jobId = target.type === 'job' ? target.jobId : '';
  const about: Omit<JobReport, 'outcome' | 'reason' | 'mustFail'> = {
    request: '',
    intent: instruction === undefined ? 'attach' : jobId === '' ? 'create' : 'message',
    jobId,
    instruction: instruction ?? '',
    prLink: '',
    linkUnusable: false,
    shared: false,
    startedAt: clock.wall(),
    durationMs: 0,
  };
  try {
    const preview = await previewOf(request, { ...deps, publisher });
    const mayContinue = target.type === 'continue';
    return {
      ...about,
      outcome: 'skipped',
      reason: { kind: 'dry-run', preview, mayContinue },
      mustFail: false,
    };
  } catch (error) {
    if (!signal.aborted) throw error;
    const reason = { kind: 'stopped', where: 'before-sending' } as const;
    return { ...about, outcome: 'cancelled', reason, mustFail: true };
  }
}

/**
 * The request that a run would send, also written to the log. The thread is not read: a run that would continue the
 * thread's job is shown as one that creates a job.
 */
export async function previewOf(
  { instruction, target, commandName }: JobRequest,
  deps: {
    service: ServiceClient;
    publisher: Publisher;
    promptFor: PromptReader;
  },
): Promise<RequestPreview> {
  const { service, publisher } = deps;
  const jobId = target.type === 'job' ? target.jobId : undefined;
  let prompt = instruction;
  if (instruction !== undefined) {
    const composed = await deps.promptFor(jobId === undefined ? 'create' : 'message');
    if (typeof composed !== 'string') throw composed;
    prompt = composed;
  }
  const preview = service.preview({ jobId, prompt });
  if (commandName !== undefined) {
    publisher.group(text`Command`, [
      `${commandName}: ${TARGETS[target.type]}`,
      ...(instruction ?? '').split(/\r\n?|\n/),
    ]);
  }
  publisher.group(text`Request that would be sent`, [
    `${preview.method} ${preview.url.href}`,
    'Authorization: Bearer ***',
    ...(preview.body === undefined ? [] : [preview.body]),
  ]);
  return preview;
}

const TARGETS = {
  continue: 'continue the job of this thread, or start one',
  new: 'start a new job',
  job: 'send a message to the given job',
} as const;

/** Saves what the post step and later steps need if the run is killed, and shows changes in the thread. */
function observerOf(
  conversation: Conversation | undefined,
  { publisher, clock, run }: Environment,
): JobObserver {
  const log = progressLog(publisher, clock);
  return {
    ...log,
    sending(request, prompt) {
      publisher.state('sending', request.kind);
      if (run.attempt > 1 && (conversation?.isMissing ?? true))
        publisher.info(text`Without a thread, a re-run sends its request again.`);
      log.sending(request, prompt);
    },
    started(jobId, request) {
      publisher.output('job-id', jobId);
      publisher.output('request', request);
      publisher.state('job-id', jobId);
      log.started(jobId, request);
    },
    async seen(job, isEnd) {
      await log.seen(job, isEnd);
      if (!isEnd) await conversation?.seen(job);
    },
  };
}

/** Writes outputs, summary and annotation before comments, which can take minutes: a killed run must not lose the rest. */
async function publish(
  ended: JobReport,
  conversation: Conversation | undefined,
  { request, inputs, env }: { request: JobRequest; inputs: Inputs; env: Environment },
): Promise<boolean> {
  const { publisher, run, signal } = env;
  const { commandId: command, commandName, thread, target } = request;
  const at = signal.aborted ? undefined : locatePullRequest(ended.prLink, run);
  const api = at && (thread?.api ?? (await env.api(inputs['github-token']).catch(withoutToken)));
  // Written before the request for the pull request's contents, which may fail.
  if (api) publisher.outputs(jobOutputs(ended));
  const report = { ...ended, pull: at && api && (await contentsOf(at.id, api)) };

  const failing = fails(report, inputs['fail-on']);
  const presented = presentJob(report, {
    failing,
    audience: {
      commandName,
      unrecorded: conversation === undefined,
      continues: commandName === undefined && target.type === 'continue',
    },
    runUrl: run.url,
    isCleaned: request.isCleaned,
  });
  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);
  const reaction = hasResult(report) ? 'rocket' : 'confused';
  const posted = await conversation?.finish(report, presented.comment(conversation.threads.notes), reaction);
  // Even if another run posted the answer: it may have been killed before the announcement.
  let announced = '';
  if (api && inputs.comment !== 'never' && !signal.aborted) {
    const threads = conversation?.threads ?? new Threads(api, inputs, env);
    const issue = conversation && thread?.issue;
    announced = await threads.announce(report, { issue, command, commandName: inputs.command });
  }
  const url = posted ?? announced;
  if (url !== '') publisher.output('comment-url', url);
  return failing;
}

function withoutToken(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}
