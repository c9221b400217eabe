/** A request for a new job, or a message to one: its prompt is read, it is sent, and it is recorded. */

import type { Prompt, PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import type { EndReason, JobProgress, RequestKind } from '../job-end.ts';
import type { JobRequest } from '../job-request.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { Job } from '../service/schema.ts';
import { type SendResult, send } from '../service/send.ts';
import { type Text, text } from '../text/sentence.ts';
import type { Decision } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';
import type { AcceptedRequest, ThreadRun } from '../thread/thread-run.ts';
import type { ChangesStart } from './changes-start.ts';
import { beforeOf, type FollowedJob } from './end-detector.ts';
import type { FollowDeps } from './follow-job.ts';
import type { PullRequestState } from './read-pull-request.ts';
import { whyNotContinued, whyRejected } from './replacement.ts';

/** What one run works with to carry out its job request. */
export interface RequestDeps extends FollowDeps {
  request: Pick<JobRequest, 'command' | 'instruction' | 'target'>;
  promptFor: PromptReader['promptFor'];
  changesStart: Pick<ChangesStart, 'noteJob' | 'commitFor' | 'changesOf'>;
  run: Pick<Session['run'], 'attempt'>;
  /** Undefined if the run has no thread, or goes on without it because GitHub rejects its comments. */
  thread: Pick<ThreadRun, 'begin' | 'follow' | 'attach' | 'sent' | 'show' | 'factsFor'> | undefined;
  /** Of the pull request with this URL. */
  stateOfPullRequest: (prLink: string) => Promise<PullRequestState>;
  /** The outcome of a run that crashes depends on what this was told. */
  publisher: Pick<Publisher, 'mayHaveSent' | 'output'>;
}

/** The run has a job, and follows it, or leaves it to itself. */
export interface Started {
  progress: JobProgress;
  followed: FollowedJob;
}

export interface Ended {
  progress: JobProgress;
  reason: EndReason;
}

export const CANCELED: EndReason = { kind: 'canceled-before-sending' };

/** The run is canceled if the signal aborts the work with its own reason. Any other error is a bug. */
export async function unlessCanceled<T>(
  work: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    return undefined;
  }
}

type Create = Extract<Decision, { type: 'create' }>;
type Message = Extract<Decision, { type: 'message' }>;
type Attempt = JobProgress & { request: 'create' | 'message' };
type AcceptedPost = Extract<SendResult, { kind: 'accepted' }>;

/** If the thread's job cannot be continued, a new one gets the request. */
export async function sendRequest(
  decision: Create | Message,
  deps: RequestDeps,
): Promise<Started | Ended> {
  if (decision.type === 'message') return message(decision, deps);

  const { hasUnknownJobs } = decision;
  return create({ hasUnknownJobs }, deps);
}

function create(
  why: Pick<JobProgress, 'hasUnknownJobs' | 'replaced'>,
  deps: RequestDeps,
): Promise<Started | Ended> {
  return submit({ request: 'create', jobId: undefined, ...why }, undefined, deps);
}

async function message({ jobId, prLink }: Message, deps: RequestDeps): Promise<Started | Ended> {
  const job = await readJob(jobId, deps);
  deps.changesStart.noteJob(jobId, job);
  // The thread may know a pull request that the service does not return.
  const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
  const { whyNot, conflictsWith } = await whatStandsAgainst(earlier, deps);
  if (whyNot !== undefined) return create({ replaced: { jobId, why: whyNot } }, deps);

  const attempt = { request: 'message', jobId, earlier, conflictsWith } as const;
  const sent = await submit(attempt, beforeOf(job), deps);
  const isFinal = !('reason' in sent) || isNamed(deps);
  const rejection = isFinal ? undefined : whyRejected(sent.reason, isCommand(deps));
  return rejection === undefined ? sent : create({ replaced: { jobId, why: rejection } }, deps);
}

/** Makes one attempt. Undefined if it fails. */
async function readJob(jobId: string, deps: RequestDeps): Promise<Job | undefined> {
  const { service, log, clock, signal, deadline } = deps;
  const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
  if (reading.kind === 'value') return reading.value;

  if (!signal.aborted) log.readFailed(reading);
  return undefined;
}

/**
 * `whyNot`: the end of a sentence about a job that a new one has to replace, such as 'was archived.' A job that the request
 * names always gets the message: if it cannot be continued, people should learn that.
 */
async function whatStandsAgainst(
  { status, prLink }: NonNullable<JobProgress['earlier']>,
  deps: RequestDeps,
): Promise<{ whyNot?: Text | undefined; conflictsWith?: string | undefined }> {
  if (isNamed(deps)) return {};

  const whyNot = whyNotContinued(status, isCommand(deps));
  if (whyNot !== undefined || !prLink) return { whyNot };

  const { end, conflictsWith } = await deps.stateOfPullRequest(prLink);
  if (end !== undefined) return { whyNot: text`has a ${end} pull request.` };
  // People see the conflicts, and say in their command what to do about them.
  return isCommand(deps) ? {} : { conflictsWith };
}

const isCommand = ({ request }: RequestDeps) => request.command !== undefined;

/** The request names its job, instead of taking that of the thread. */
const isNamed = ({ request }: RequestDeps) => request.target.type === 'job';

/** Sends the request to a new job, or to the one that `attempt` names, whose state is `before`. */
async function submit(
  attempt: Attempt,
  before: Before,
  deps: RequestDeps,
): Promise<Started | Ended> {
  const { changesStart } = deps;
  const start = await changesStart.commitFor(attempt.jobId, (id) => readJob(id, deps));
  const prompt = await readPrompt(attempt, start, deps);
  if ('reason' in prompt) return { progress: attempt, reason: prompt.reason };

  const progress = { ...attempt, prompt };
  if (deps.signal.aborted) return { progress, reason: CANCELED };

  const sent = await post(prompt.text, { jobId: attempt.jobId, before }, deps);
  if (sent.result.kind !== 'accepted') return { progress, reason: sent.result };

  const changes = changesStart.changesOf(prompt, attempt.jobId, start);
  return recordAccepted(progress, sent.result, { before: sent.before, changes }, deps);
}

async function readPrompt(
  { request, jobId, conflictsWith }: Attempt,
  start: string | undefined,
  { promptFor, thread, signal }: RequestDeps,
): Promise<Prompt | { reason: EndReason }> {
  const facts = { thread: thread?.factsFor(jobId), changesStart: start, conflictsWith };
  const reading = promptFor(request, facts).catch(whyNoPrompt);
  const result = await unlessCanceled(reading, signal);
  return result ?? { reason: CANCELED };
}

function whyNoPrompt(error: unknown): { reason: EndReason } {
  if (error instanceof SkippedRun) return { reason: { kind: 'nothing-to-do', error } };
  if (error instanceof SetupError) return { reason: { kind: 'no-context', error } };
  throw error;
}

/** The result has the state of the job just before the attempt that arrived. */
async function post(
  prompt: string,
  { jobId, before }: { jobId: string | undefined; before: Before },
  deps: RequestDeps,
): Promise<{ result: SendResult; before: Before }> {
  const { service, publisher, log, clock, signal, deadline } = deps;
  let lastState = before;
  publisher.mayHaveSent = true;
  log.sending(jobId, prompt);

  const result = await send((stop) => service.post({ jobId, prompt }, stop), {
    clock,
    signal,
    deadline,
    onPause: (failed, ms) => log.pausing(failed, ms),
    beforeRetry: async () => {
      if (jobId === undefined) return;

      // The job may have changed during the pause, and its end is recognized by what differs from its state before.
      const job = await readJob(jobId, deps);
      deps.changesStart.noteJob(jobId, job);
      lastState = beforeOf(job);
    },
  });
  return { result, before: lastState };
}

/** Records the accepted request before the job is read: if the run is killed later, a re-run finds the job in the thread. */
async function recordAccepted(
  attempt: Attempt,
  { job, answeredAt }: AcceptedPost,
  { before, changes }: Pick<AcceptedRequest, 'before' | 'changes'>,
  deps: RequestDeps,
): Promise<Started> {
  const { request: kind, prompt } = attempt;
  // A message goes to the job that was addressed, whatever ID its answer contains.
  const jobId = attempt.jobId ?? job.id;
  const answer = { ...job, id: jobId };
  showStart(kind, jobId, deps);

  const reviewsReadAt = prompt?.reviewsReadAt;
  await deps.thread?.sent({ kind, jobId, before, reviewsReadAt, changes }, answer);
  return {
    progress: { ...attempt, jobId },
    followed: { kind, jobId, before, answeredAt, answer },
  };
}

export function showStart(
  request: RequestKind,
  jobId: string,
  { publisher, log }: RequestDeps,
): void {
  publisher.output('job-id', jobId);
  log.started(jobId, request);
}
