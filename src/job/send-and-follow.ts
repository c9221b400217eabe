/** A run from its decision to the end of its job: decide, send or attach, record, follow. */
import type { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubError } from '../github/github-error.ts';
import type { Inputs } from '../inputs/inputs.ts';
import {
  type EndReason,
  endOf,
  type JobProgress,
  RunEnd,
  reasonAfter,
  reasonOf,
  type Stage,
} from '../job-end.ts';
import type { JobRequest } from '../job-request.ts';
import { type JobReport, reportOf } from '../result/job-report.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { ServiceClient } from '../service/client.ts';
import { type Job, withStatus } from '../service/schema.ts';
import { send } from '../service/send.ts';
import { type Text, text } from '../text/sentence.ts';
import type { Decision, FinalDecision } from '../thread/decide.ts';
import type { AcceptedRecord } from '../thread/record.ts';
import type { RunThread } from '../thread/silent-thread.ts';
import type { ChangesStart } from './changes-start.ts';
import { beforeOf, EndDetector, wasActive } from './end-detector.ts';
import { type FollowedJob, type Observation, poll } from './poll.ts';
import type { ProgressLog } from './progress-log.ts';
import type { PullRequestState } from './read-pull-request.ts';
import { whyNotContinued, whyRejected } from './replacement.ts';

/** What a run works with to carry out its request. */
export interface RunDeps extends Pick<Session, 'clock' | 'random' | 'signal' | 'deadline'> {
  request: Pick<JobRequest, 'command' | 'instruction' | 'target'>;
  inputs: Pick<Inputs, 'poll-interval' | 'wait'>;
  run: Pick<Session['run'], 'attempt'>;
  service: Pick<ServiceClient, 'post' | 'retrieve'>;
  promptFor: PromptReader['promptFor'];
  /** Undefined for a run whose changes do not start where those of earlier jobs end. */
  changesStart: Pick<ChangesStart, 'noteJob' | 'commitFor' | 'changesOf'> | undefined;
  /** The comment that asks is gone. Undefined for a run that reacts to none. */
  isWithdrawn: Promise<boolean> | undefined;
  thread: RunThread;
  /** The thread of a run that goes on although GitHub rejects its comments. */
  withoutThread: (githubError: GitHubError) => RunThread;
  /** Of the pull request with this URL. */
  stateOfPullRequest: (prLink: string) => Promise<PullRequestState>;
  /** The outcome of a run that crashes depends on what this was told. */
  publisher: Pick<Publisher, 'mayHaveSent' | 'output'>;
  log: Pick<ProgressLog, keyof ProgressLog>;
}

/** Whatever ends the run, it is reported with what its steps have written here until then. */
interface Run extends RunDeps {
  known: JobProgress;
  stage: Stage;
}

/** Every failure of the service or of GitHub is an end of the run, so it rejects only for bugs. */
export async function sendAndFollow(
  deps: RunDeps,
): Promise<{ report: JobReport; thread: RunThread }> {
  const { target, instruction = '' } = deps.request;
  const began = deps.clock.now();
  const known: JobProgress =
    target.type === 'job'
      ? { request: 'message', jobId: target.jobId }
      : { request: 'create', jobId: undefined };
  const run: Run = { ...deps, known, stage: 'unsent' };

  const reason = await carryOut(run).catch((error: unknown) => reasonAfter(error, run));

  const durationMs = deps.clock.now() - began;
  const report = reportOf({ ...run.known, reason, instruction, durationMs });
  return { report, thread: run.thread };
}

async function carryOut(run: Run): Promise<EndReason> {
  run.signal.throwIfAborted();

  const job = await start(run);
  if (!job.isOwn || run.inputs.wait) return follow(job, run);

  // The run reads no job, so the answer to its request is the last state that it sees.
  run.known.job = job.answer;
  if (job.answer) run.log.seen(job.answer, true);
  run.signal.throwIfAborted();
  return { kind: 'detached' };
}

/** Resolves to the job that has the request. */
async function start(run: Run): Promise<FollowedJob> {
  const { target, instruction } = run.request;
  if (instruction === undefined && target.type === 'job') return onlyFollow(target.jobId, run);

  const decision = await decideInThread(run);
  switch (decision.type) {
    case 'create':
      return create(undefined, run);
    case 'message':
      return message(decision, run);
    case 'attach':
      return attach(decision.record, run);
    case 'refuse': {
      const { because, claim, githubError } = decision;
      throw new RunEnd({ kind: because, claim, githubError });
    }
  }
}

async function decideInThread(run: Run): Promise<Exclude<FinalDecision, { type: 'no-thread' }>> {
  const decision = await run.thread.begin();
  if (decision.type !== 'no-thread') return decision;

  // The thread is not required: otherwise, the decision would have been to refuse.
  run.thread = run.withoutThread(decision.githubError);
  return decideInThread(run);
}

/** Records of other runs do not matter, because this one sends nothing. */
async function onlyFollow(jobId: string, run: Run): Promise<FollowedJob> {
  await run.thread.follow(jobId);
  noteJob({ request: 'attach', jobId }, run);
  const respondedAt = run.clock.now();
  return { kind: undefined, jobId, before: undefined, respondedAt, isOwn: false };
}

/** Another run has sent the request. This one recognizes the end of the job as that one does. */
async function attach(record: AcceptedRecord, run: Run): Promise<FollowedJob> {
  const sinceAnswer = await run.thread.attach(record);
  const { state, kind, jobId, status, prLink, before } = record;
  // Without a command, the ID is of this workflow run, of which another job has the same request.
  const isDuplicate = run.request.command === undefined && run.run.attempt === 1;
  noteJob({ request: 'attach', jobId, isDuplicate }, run);

  // The end is in the thread. The job itself is not read, because later commands may have changed
  // it since. If the record has no status, whether there is a pull request decides.
  if (state === 'ended') {
    run.known.job = withStatus({ id: jobId, prLink }, status ?? '');
    throw new RunEnd(reasonOf(run.known.job));
  }

  const respondedAt = run.clock.now() - sinceAnswer;
  return { kind, jobId, before, respondedAt, isOwn: false };
}

/** `replaced`: the thread's job, which cannot be continued. */
function create(replaced: JobProgress['replaced'], run: Run): Promise<FollowedJob> {
  run.known = { request: 'create', jobId: undefined, replaced };
  return submit(undefined, run);
}

/** A job that the request names always gets the message: its author should learn of its end. */
async function message(
  { jobId, prLink }: Extract<Decision, { type: 'message' }>,
  run: Run,
): Promise<FollowedJob> {
  const isNamed = run.request.target.type === 'job';
  const job = await readJob(jobId, run);
  run.changesStart?.noteJob(jobId, job);

  // The thread may know a pull request that the service does not return.
  const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
  run.known = { request: 'message', jobId, earlier };
  const { why, conflictsWith } = isNamed ? {} : await obstacles(earlier, run);
  if (why !== undefined) return create({ jobId, why }, run);

  run.known.conflictsWith = conflictsWith;
  try {
    return await submit(job, run);
  } catch (error) {
    const isFinal = isNamed || !(error instanceof RunEnd);
    const rejection = isFinal ? undefined : whyRejected(error.reason, isCommand(run));
    if (rejection === undefined) throw error;
    return create({ jobId, why: rejection }, run);
  }
}

/** `why`: why a new job has to replace this one. */
async function obstacles(
  { status, prLink }: NonNullable<JobProgress['earlier']>,
  run: Run,
): Promise<{ why?: Text | undefined; conflictsWith?: string | undefined }> {
  const why = whyNotContinued(status, isCommand(run));
  if (why !== undefined || !prLink) return { why };

  const { end, conflictsWith } = await run.stateOfPullRequest(prLink);
  if (end !== undefined) return { why: text`has a ${end} pull request.` };
  // People see the conflicts, and say in their command what to do about them.
  return isCommand(run) ? {} : { conflictsWith };
}

const isCommand = ({ request }: Run) => request.command !== undefined;

async function readJob(
  jobId: string,
  { service, log, clock, signal, deadline }: Run,
): Promise<Job | undefined> {
  const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
  if (reading.kind === 'value') return reading.value;

  if (!signal.aborted) log.readFailed(reading);
  return undefined;
}

/** Sends the request to the known job, as it was read, or to a new one, and records it. */
async function submit(job: Job | undefined, run: Run): Promise<FollowedJob> {
  const { known, changesStart, thread, signal } = run;
  const { jobId: receiver, conflictsWith } = known;
  const start = await changesStart?.commitFor(receiver, (id) => readJob(id, run));
  const facts = thread.record && thread.factsFor(receiver);
  const kind = receiver === undefined ? 'create' : 'message';
  const prompt = await run.promptFor(kind, { ...facts, changesStart: start, conflictsWith });
  known.prompt = prompt;
  const isWithdrawn = await run.isWithdrawn;
  signal.throwIfAborted();
  if (isWithdrawn) throw new RunEnd({ kind: 'withdrawn' });

  const sent = await post(prompt.text, run);

  // A message goes to the job that was addressed, whatever ID its answer contains.
  const jobId = receiver ?? sent.job.id;
  const answer = { ...sent.job, id: jobId };
  noteJob({ ...known, jobId }, run);

  // If the run is killed later, a re-run finds the job in the thread. So this comes before the
  // first reading.
  const before = sent.isRepeated ? undefined : beforeOf(job);
  const changes = changesStart?.changesOf(prompt);
  const { reviewsReadAt } = prompt;
  await thread.sent({ kind, jobId, before, reviewsReadAt, changes }, answer);

  const { reportedStatus } = answer;
  const { respondedAt } = sent;
  const shown = reportedStatus === undefined ? undefined : withStatus(answer, reportedStatus);
  return { kind, jobId, before, respondedAt, isOwn: true, answer: shown };
}

/** `isRepeated`: there were pauses, in which the job may have changed. */
async function post(prompt: string, run: Run) {
  const { service, publisher, log, known } = run;
  const { jobId } = known;
  let isRepeated = false;
  run.stage = 'sending';
  publisher.mayHaveSent = true;
  log.sending(jobId, prompt);

  const result = await send((stop) => service.post({ jobId, prompt }, stop), {
    ...run,
    onPause(failed, ms) {
      isRepeated = true;
      log.pausing(failed, ms);
    },
  });
  if (result.kind === 'accepted') return { ...result, isRepeated };

  if (endOf(result).requestState === undefined) run.stage = 'unsent';
  throw new RunEnd(result);
}

/** From here on, the run has a job. */
function noteJob(known: JobProgress & { jobId: string }, run: Run): void {
  run.known = known;
  run.stage = 'sent';
  run.publisher.output('job-id', known.jobId);
  run.log.started(known.jobId, known.request);
}

async function follow(job: FollowedJob, run: Run): Promise<EndReason> {
  const { service, clock, signal } = run;
  const { kind, jobId, before, answer } = job;
  const detector = new EndDetector(job);
  run.known.isShared = wasActive(before);

  const read = async (limitMs: number) => {
    const reading = await service.retrieve(jobId, limitMs, signal);
    if (reading.kind === 'failure') return reading;
    return show(reading.value, detector.observe(reading.value, clock.now()), run);
  };

  let observed: Observation = { kind: 'pending' };
  // The answer to a message may show how the job ended before. People see it all the same.
  if (answer && kind !== 'message') observed = detector.observe(answer, clock.now());
  if (answer) await show(answer, observed, run);
  if (observed.kind === 'ended') return observed.end;

  const reason = await poll(read, job, run);
  return detector.endWithoutLink ?? reason;
}

/** The result, a new comment, shows the last state in the thread. */
async function show(job: Job, observation: Observation, run: Run): Promise<Observation> {
  const isLast = observation.kind === 'ended';
  run.known.job = job;
  run.log.seen(job, isLast);
  if (!isLast) await run.thread.show(job);
  return observation;
}
