import { contextReader } from '../context/prompt.ts';
import type { Environment } from '../environment.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { type ServiceClient, serviceClient } from '../service/client.ts';
import { code, text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';
import { Conversation } from './conversation.ts';
import { previewOf } from './dry-run.ts';
import { type JobObserver, runJob } from './lifecycle.ts';
import { presentJob } from './markdown.ts';
import { progressLog } from './progress-log.ts';
import { fails, hasResult, type JobReport } from './report.ts';
import { type JobRequest, unguarded } from './request.ts';

/**
 * Carries out one request, from the context to the result. Gives whether the step fails. Throws a SetupError where
 * the network or the context's start cannot be used; nothing has been sent then.
 */
export async function jobRun(request: JobRequest, inputs: JobInputs, env: Environment): Promise<boolean> {
  const { clock, signal, random } = env;
  const { place } = request;
  const service = await openService(inputs, env);
  const promptForCreate = contextReader(request, inputs, env);
  if (inputs['dry-run']) {
    const report = await dryRun(request, { service, promptForCreate }, env);
    return publish(report, undefined, { request, inputs, env });
  }

  // The step began with the process, and so did the clock.
  const deadline = inputs['timeout-minutes'] * 60_000;
  const conversation = place && new Conversation(request, { place, inputs, env, deadline });
  conversation?.react('eyes');
  const report = await runJob(request, {
    promptForCreate,
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
  });
  return publish(report, conversation, { request, inputs, env });
}

/** The service's client; rejects with a SetupError where the network cannot be used. */
export async function openService(inputs: JobInputs, env: Environment): Promise<ServiceClient> {
  const { 'base-url': baseUrl, 'project-id': projectId, 'api-key': apiKey, 'job-path': jobPath } = inputs;
  const { publisher, clock, userAgent } = env;
  const connections = await env.connect();
  publisher.info(text`Project ${code(projectId)} at ${code(baseUrl.href)}`);
  return serviceClient(
    { baseUrl, projectId, apiKey, jobPath },
    { connections, wall: () => clock.wall(), userAgent },
  );
}

async function dryRun(
  request: JobRequest,
  deps: { service: ServiceClient; promptForCreate: ReturnType<typeof contextReader> },
  { publisher, clock, signal }: Environment,
): Promise<JobReport> {
  const { instruction, target } = request;
  const jobId = target.type === 'job' ? target.jobId : '';
  const about: Omit<JobReport, 'outcome' | 'reason' | 'mustFail'> = {
    request: '',
    intent: instruction === undefined ? 'attach' : jobId === '' ? 'create' : 'message',
    jobId,
    asked: instruction ?? '',
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

/** Writes for the post step and for later steps what a killed run must not lose, and shows changes in the thread. */
function observerOf(conversation: Conversation | undefined, { publisher, clock }: Environment): JobObserver {
  const log = progressLog(publisher, clock);
  return {
    ...log,
    sending(request, prompt) {
      publisher.state('sending', request.kind);
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

/** Writes outputs, summary and annotation, and only then the comment: it can take its time, and a kill must not lose them. */
async function publish(
  report: JobReport,
  conversation: Conversation | undefined,
  { request, inputs, env }: { request: JobRequest; inputs: JobInputs; env: Environment },
): Promise<boolean> {
  const { publisher } = env;
  const failing = fails(report, inputs['fail-on']);
  const presented = presentJob(report, {
    failing,
    audience: { commandName: request.commandName, unrecorded: conversation === undefined },
    runUrl: env.run.url,
    projectId: inputs['project-id'],
  });
  await publisher.publish(presented);
  if (conversation) {
    const body = presented.comment(conversation.notes);
    const url = await conversation.finish(report, body, hasResult(report) ? 'rocket' : 'confused');
    if (url !== '') publisher.output('comment-url', url);
  }
  return failing;
}
