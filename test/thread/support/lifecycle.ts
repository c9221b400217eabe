import type { Comment } from '../../../src/github/comments.ts';
import { asGitHubError } from '../../../src/github/github-error.ts';
import type { JobRunDeps } from '../../../src/job/carry-out.ts';
import type { JobReport } from '../../../src/result/job-report.ts';
import type { RequestResult } from '../../../src/service/client.ts';
import type { Job, StartedJob } from '../../../src/service/schema.ts';
import type { Target } from '../../../src/thread/decide.ts';
import { recordsIn, signerOf, type ThreadRecord } from '../../../src/thread/record.ts';
import type { Thread } from '../../../src/thread/thread.ts';
import { ThreadRun } from '../../../src/thread/thread-run.ts';
import { COMMAND, jobRunOf, promptOf } from '../../job/job-run.ts';
import { failureOf } from '../../service/failure.ts';
import { BOT, type OpName, World } from './world.ts';

export interface Invocation {
  command: string;
  target?: Target;
  /** Started by a workflow that continues, not by a comment. */
  isWorkflow?: boolean;
  apiKey?: string;
  /** The account of the token. */
  user?: typeof BOT;
  /** Of the clock of the run's machine, in ms. */
  skew?: number;
  /** In ms. */
  timeout?: number;
  isRequired?: boolean;
  wait?: boolean;
}

/** What a run with changes knows, and what it sends. */
export type WithChanges = Partial<Pick<JobRunDeps, 'recordsBefore' | 'promptFor'>>;

/** How a job run has ended. `outcome`: 'ended' if it saw the end of the job. */
export interface Outcome extends Pick<JobReport, 'request' | 'prLink'> {
  outcome: string;
  because: JobReport['reason']['kind'];
  /** Of the answer; '' without one. */
  url: string;
  /** False: it went on without its thread. */
  hasThread: boolean;
  warnings: string[];
  tookMs: number;
}

/** The commit up to which the requests of runs have changes, unless a test says otherwise. */
export const HEAD = 'c0ffee00'.repeat(5);

const TIMEOUT_MS = 1_800_000;
const PLAIN: Target = { type: 'continue' };

export const NEW: Target = { type: 'new' };

export const place = { apiKey: 'test_key', project: 'docs', repository: 1296269, issue: 7 };

/** The thread of an actor. Adds the titles of its warnings to `warnings`. */
export function threadOf(
  world: World,
  name: string,
  { apiKey = place.apiKey, user = BOT, skew = 0 }: Partial<Invocation> = {},
  warnings: string[] = [],
): Thread {
  return {
    comments: world.comments(name, user, skew),
    sign: signerOf({ ...place, apiKey }),
    clock: world.clock(name),
    signal: world.actor(name).stop.signal,
    warn: ({ title }) => warnings.push(title),
  };
}

export function runOf(name: string, how: Invocation, thread: Thread): ThreadRun {
  const { command: id, target = PLAIN, timeout = TIMEOUT_MS, isRequired = true } = how;
  const deadline = thread.clock.now() + timeout;
  return new ThreadRun({ id, target, nonce: name, deadline, isRequired }, thread);
}

/** The job run of the action, from the decision to the answer. */
export async function jobRun(
  world: World,
  name: string,
  how: Invocation,
  changes: WithChanges = {},
): Promise<Outcome> {
  const { command, target = PLAIN, isWorkflow, timeout = TIMEOUT_MS, wait = true } = how;
  const began = world.now;
  const warnings: string[] = [];
  const thread = threadOf(world, name, how, warnings);
  const run = runOf(name, how, thread);

  const job = jobRunOf({
    promptFor: async () => promptOf(command, { head: HEAD }),
    ...changes,
    request: { instruction: command, target, command: isWorkflow ? undefined : COMMAND },
    inputs: { wait, 'poll-interval': undefined },
    clock: thread.clock,
    signal: thread.signal,
    deadline: began + timeout,
    service: serviceOf(world, name, command),
    reporter: {
      begin: () => run.begin('working'),
      follow: (jobId) => run.follow(jobId, 'working'),
      attach: (record) => run.attach(record),
      sent: (accepted, answer) => run.sent(accepted, progressOf(answer)),
      show: (job) => run.show(progressOf(job)),
      factsFor: () => ({ reviewsSince: 0 }),
    },
  });
  const report = await job.carryOut();
  const { hasThread } = job;
  const url = hasThread ? await answer(report, run) : '';

  const { reason, request, prLink, state } = report;
  const outcome = state === 'ended' ? 'ended' : report.outcome;
  const tookMs = world.now - began;
  return { outcome, request, prLink, because: reason.kind, url, hasThread, warnings, tookMs };
}

const progressOf = ({ status }: StartedJob) =>
  status === 'active' ? 'the job is active' : 'working';

async function answer({ state, job, prLink, outcome }: JobReport, run: ThreadRun) {
  const status = state === 'ended' && job ? job.status : null;
  const url = await run.post({ state, body: outcome, prLink: prLink || null, status });
  await run.clean();
  return url;
}

function serviceOf(world: World, name: string, command: string): JobRunDeps['service'] {
  return {
    post: ({ jobId, prompt }) => resultOf(world.post(name, command, jobId, prompt), 'unclear'),
    retrieve: (jobId) => resultOf(world.job(name, jobId), 'transient'),
  };
}

/** `without`: what kind of failure a lost answer is, or one with a 5xx. */
async function resultOf(
  request: Promise<Job>,
  without: 'unclear' | 'transient',
): Promise<RequestResult<Job>> {
  try {
    return { kind: 'value', value: await request };
  } catch (error) {
    const { status } = asGitHubError(error);
    if (status === 'lost' || status >= 500) return failureOf(without);
    if (status === 429) return failureOf('transient', { status });
    return failureOf(status === 404 ? 'gone' : 'permanent', { status });
  }
}

/** Starts a job run, which continues until its next call has this name; without a name, until its first. */
export async function begin(
  world: World,
  name: string,
  how: Invocation,
  until?: OpName,
): Promise<void> {
  await world.start(name, () => jobRun(world, name, how));
  if (until !== undefined) await world.until(name, until);
}

/** A world in which the run `a` of the command `X` has begun. */
export async function begun(until?: OpName): Promise<World> {
  const world = new World();
  await begin(world, 'a', { command: 'X' }, until);
  return world;
}

export async function run(world: World, name: string, how: Invocation): Promise<Outcome> {
  await begin(world, name, how);
  return world.finish<Outcome>(name);
}

export const OTHER_KEY = 'test_other';
const signers = [place.apiKey, OTHER_KEY].map((apiKey) => signerOf({ ...place, apiKey }));
// After every step, the same comments are read again.
const known = new Map<string, ThreadRecord | undefined>();

/** The record in a comment, signed with either key. */
export function recordIn(row: Comment): ThreadRecord | undefined {
  const { body } = row;
  if (!known.has(body)) {
    const [record] = signers.flatMap((sign) => recordsIn([row], sign));
    known.set(body, record);
  }
  return known.get(body);
}

export function recordsOf(world: World, command?: string): ThreadRecord[] {
  const records = world.thread.map(recordIn).filter((record) => record !== undefined);
  return records.filter((record) => command === undefined || record.command === command);
}

/** The states in the thread's comments: `state` for an answer, `(state)` for a progress comment. */
export function shown(world: World, command?: string): string[] {
  return recordsOf(world, command).map(({ isAnswer, state }) => (isAnswer ? state : `(${state})`));
}
