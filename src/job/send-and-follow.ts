/** The straight line of a run: decide, send or attach, record, and follow the job until its end. */
import { type JobProgress, reasonOf } from '../job-end.ts';
import { type JobReport, reportOf } from '../result/job-report.ts';
import { type Job, withStatus } from '../service/schema.ts';
import type { FinalDecision } from '../thread/before-sending.ts';
import type { Decision } from '../thread/decide.ts';
import { wasActive } from './end-detector.ts';
import { followJob, jobInAnswer } from './follow-job.ts';
import {
  CANCELED,
  type Ended,
  type RequestDeps,
  type Started,
  sendRequest,
  showStart,
  unlessCanceled,
} from './send-request.ts';

type Attach = Extract<Decision, { type: 'attach' }>;

/** What the run does. `follow`: its request has no instruction, so it only waits for the job that it names. */
type RunPlan =
  | Exclude<FinalDecision, { type: 'no-thread' }>
  | { type: 'follow'; jobId: string }
  | { type: 'canceled' };

/**
 * Every failure of the service or of GitHub is an end of the run, so it rejects only for bugs. `hasThread` is false for a run
 * that goes on without its thread.
 */
export async function sendAndFollow(
  deps: RequestDeps,
): Promise<{ report: JobReport; hasThread: boolean }> {
  const { request, clock } = deps;
  const { instruction = '' } = request;
  const began = clock.now();

  const { plan, thread } = await planRun(deps);
  const { progress, reason } = await carryOut(plan, { ...deps, thread });

  const durationMs = clock.now() - began;
  const report = reportOf({ ...progress, reason, instruction, durationMs });
  return { report, hasThread: thread !== undefined };
}

/** Asks the thread what the run may do. Without a thread, the request alone decides. */
async function planRun(
  deps: RequestDeps,
): Promise<{ plan: RunPlan } & Pick<RequestDeps, 'thread'>> {
  const { request, log, signal, thread } = deps;
  const { target, instruction } = request;
  if (signal.aborted) return { plan: { type: 'canceled' }, thread };
  if (instruction === undefined && target.type === 'job')
    return { plan: { type: 'follow', jobId: target.jobId }, thread };

  if (thread !== undefined) {
    const decision = await unlessCanceled(thread.begin(), signal);
    if (decision === undefined) return { plan: { type: 'canceled' }, thread };
    if (decision.type !== 'no-thread') return { plan: decision, thread };

    // The thread is not required: otherwise, the decision would have been to refuse.
    log.withoutThread(decision.githubError);
  }

  const plan: RunPlan =
    target.type === 'job'
      ? { type: 'message', jobId: target.jobId, prLink: undefined }
      : { type: 'create' };
  return { plan, thread: undefined };
}

async function carryOut(plan: RunPlan, deps: RequestDeps): Promise<Ended> {
  const started = await start(plan, deps);
  if ('reason' in started) return started;

  const hasSent = started.progress.request !== 'attach';
  return hasSent && !deps.inputs.wait ? leave(started, deps) : follow(started, deps);
}

async function start(plan: RunPlan, deps: RequestDeps): Promise<Started | Ended> {
  const { target } = deps.request;
  const progress: JobProgress =
    target.type === 'job'
      ? { request: 'message', jobId: target.jobId }
      : { request: 'create', jobId: undefined };

  switch (plan.type) {
    case 'create':
    case 'message':
      return sendRequest(plan, deps);
    case 'attach':
      return attach(plan, deps);
    case 'follow':
      return onlyFollow(plan.jobId, deps);
    case 'refuse': {
      const { because, claim, githubError } = plan;
      return { progress, reason: { kind: because, claim, githubError } };
    }
    case 'canceled':
      return { progress, reason: CANCELED };
  }
}

/** Waits for the job without sending anything. Records of other runs do not matter, because it sends nothing. */
async function onlyFollow(jobId: string, deps: RequestDeps): Promise<Started> {
  await deps.thread?.follow(jobId);
  showStart('attach', jobId, deps);

  const answeredAt = deps.clock.now();
  return {
    progress: { request: 'attach', jobId },
    followed: { kind: undefined, jobId, before: undefined, answeredAt, answer: undefined },
  };
}

/** Another run of this command has sent the request. This run waits for the same job, and recognizes its end like that run. */
async function attach({ record }: Attach, deps: RequestDeps): Promise<Started | Ended> {
  const sinceAnswer = (await deps.thread?.attach(record)) ?? 0;
  const { state, kind, jobId, status, prLink, before } = record;
  const { request, run } = deps;
  // The ID of a run without a command contains the workflow run, so another job of that has the same request.
  const isDuplicate = request.command === undefined && run.attempt === 1;
  const progress: JobProgress = { request: 'attach', jobId, isDuplicate };
  showStart('attach', jobId, deps);

  // The end is in the thread. The job itself is not read, because later commands may have changed it since.
  // If the record has no status, whether there is a pull request decides.
  if (state === 'ended') {
    const job = withStatus({ id: jobId, prLink }, status ?? '');
    return { progress: { ...progress, job }, reason: reasonOf(job) };
  }

  const answeredAt = deps.clock.now() - sinceAnswer;
  return { progress, followed: { kind, jobId, before, answeredAt, answer: undefined } };
}

/** The run reads no job, so the answer to its request is the last state that it sees. */
function leave({ progress, followed }: Started, { log, signal }: RequestDeps): Ended {
  const job = followed.answer && jobInAnswer(followed.answer);
  if (job) log.seen(job, true);
  return {
    progress: { ...progress, job },
    reason: { kind: signal.aborted ? 'canceled-while-waiting' : 'detached' },
  };
}

/** Shows each state of the job, except that the result, a new comment, shows the last one in the thread. */
async function follow({ progress, followed }: Started, deps: RequestDeps): Promise<Ended> {
  const isShared = wasActive(followed.before);
  let lastJob: Job | undefined;

  const reason = await followJob(followed, deps, async (job, isLast) => {
    lastJob = job;
    deps.log.seen(job, isLast);
    if (!isLast) await deps.thread?.show(job);
  });
  return { progress: { ...progress, job: lastJob, isShared }, reason };
}
