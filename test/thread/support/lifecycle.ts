import { OwnAccount } from '../../../src/github/account.ts';
import type { Comment } from '../../../src/github/comments.ts';
import { GitHubFault } from '../../../src/github/faults.ts';
import type { JobRunDeps } from '../../../src/job/lifecycle.ts';
import type { JobReport } from '../../../src/result/report.ts';
import type { RequestResult, ServiceClient } from '../../../src/service/client.ts';
import type { StartedJob } from '../../../src/service/schema.ts';
import type { Target } from '../../../src/thread/decide.ts';
import { openThread, type ThreadWarning } from '../../../src/thread/read.ts';
import { readRecord, signingKey, type ThreadRecord } from '../../../src/thread/record.ts';
import { ThreadRun } from '../../../src/thread/run.ts';
import { jobRunOf, quiet } from '../../job/tasks.ts';
import { BOT, type OpName, ROBOT, World } from './world.ts';

/** The code under test. A mutant has its own. */
export const original = { openThread, ThreadRun };
export type Protocol = typeof original;

export interface Invocation {
  command: string;
  target?: Target;
  /** Started by a workflow that continues, not by a comment. */
  isWorkflow?: boolean;
  apiKey?: string;
  /** The account of the token: the bot for `GITHUB_TOKEN`, another one for a person's own token. */
  author?: typeof BOT;
  /** Milliseconds. */
  timeout?: number;
  /** Default: true. */
  required?: boolean;
  protocol?: Protocol;
  warn?: (warning: ThreadWarning) => void;
  signal?: AbortSignal;
}

export interface Outcome {
  report: JobReport;
  outcome: string;
  request: JobReport['request'];
  prLink: string;
  because?: string;
  advice?: string;
  how?: string;
  url?: string | undefined;
}

export const place = { apiKey: 'test_key', project: 'docs', repository: 1296269, issue: 7 };

/** The thread of an actor. */
export function threadOf(world: World, name: string, how: Partial<Invocation> = {}) {
  const { apiKey = place.apiKey, author = BOT, warn = () => {}, protocol = original } = how;
  const comments = world.comments(name, author);
  return protocol.openThread({
    comments,
    clock: world.clock(name),
    signing: signingKey({ ...place, apiKey }),
    account: new OwnAccount(author === ROBOT ? 'ghp_robot' : 'ghs_bot', comments),
    warn,
    signal: how.signal ?? new AbortController().signal,
    onResultPosted() {},
  });
}

/** A run of a command in its thread. */
export function runOf(world: World, name: string, how: Invocation): ThreadRun {
  const { command, target = { type: 'continue' }, timeout = 1_800_000, protocol = original } = how;
  const { required = true } = how;
  const run = { id: '1', attempt: 1, nonce: name };
  const thread = threadOf(world, name, how);
  const deadline = world.now + timeout;
  return new protocol.ThreadRun({ id: command, target, run, deadline, required }, thread);
}

/** The job run of the action, from the decision to the answer, with the simulated service and thread. */
export function jobRun(how: Invocation) {
  return async (world: World, name: string): Promise<Outcome> => {
    const { command, target = { type: 'continue' }, timeout = 1_800_000 } = how;
    const run = runOf(world, name, how);
    const thread: JobRunDeps['thread'] = {
      run,
      isRequired: how.required ?? true,
      progress: ({ status = 'active' } = { id: '', prLink: null }) =>
        status === 'active' ? 'working' : status,
      reviewsSince: () => 0,
      threads: {
        endOfPullRequest: async (link) => (world.merged.has(link) ? 'merged' : undefined),
      },
    };
    const report = await jobRunOf({
      request: { instruction: command, target, commandName: how.isWorkflow ? undefined : '/docs' },
      clock: world.clock(name),
      ...(how.signal && { signal: how.signal }),
      deadline: world.now + timeout,
      service: serviceOf(world, name, command),
      // A pause is one call of the world.
      log: { ...quiet, heartbeat: () => Number.POSITIVE_INFINITY },
      thread,
    }).carryOut();
    const { reason, request, prLink, state } = report;
    const end = reason.kind === 'job-ended' ? 'ended' : report.outcome;
    const status = report.job?.status ?? null;
    const { how: posted, url } = await run.finish({
      state,
      body: end,
      prLink: prLink || null,
      status,
    });
    const refusal = reason.kind === 'blocked' ? reason.refusal : { because: reason.kind };
    return { ...refusal, report, outcome: end, request, prLink, how: posted, url };
  };
}

/** Starts a job run. It continues until its next call has this name, or without a name until its first call. */
export async function begin(
  world: World,
  name: string,
  how: Invocation,
  until?: OpName,
): Promise<void> {
  await world.start(name, jobRun(how));
  if (until !== undefined) await world.until(name, until);
}

/** A world with the run `a` of the command `X`, which continues as above. */
export async function begun(until?: OpName): Promise<World> {
  const world = new World();
  await begin(world, 'a', { command: 'X' }, until);
  return world;
}

/** Runs a job run to its end. */
export async function run(world: World, name: string, how: Invocation): Promise<unknown> {
  await begin(world, name, how);
  return world.finish(name);
}

function serviceOf(world: World, name: string, command: string): ServiceClient {
  const post = async (jobId?: string): Promise<RequestResult<StartedJob>> => {
    const about = { kind: 'failure', happened: ['It failed.'], serviceMessage: '' } as const;
    try {
      return { kind: 'value', value: await world.post(name, command, jobId) };
    } catch (error) {
      if (!(error instanceof GitHubFault)) throw error;
      const { status } = error;
      if (status === 'lost' || status >= 500) return { ...about, failure: 'unclear' };
      return { ...about, failure: 'permanent', status };
    }
  };
  return {
    preview: () => ({ method: 'GET', url: new URL('https://docs.test') }),
    post: ({ jobId }) => post(jobId),
    async retrieve(id) {
      try {
        return { kind: 'value', value: await world.job(name, id) };
      } catch (error) {
        if (!(error instanceof GitHubFault)) throw error;
        const failure = error.status === 404 ? 'gone' : 'transient';
        return { kind: 'failure', failure, happened: ['It failed.'], serviceMessage: '' };
      }
    },
  };
}

const signing = signingKey(place);
// After every step, the same comments are read again.
const known = new Map<string, ThreadRecord | undefined>();

/** The verified record in a comment. */
export function recordIn({ body }: Pick<Comment, 'body'>): ThreadRecord | undefined {
  if (!known.has(body)) known.set(body, readRecord(body, signing)?.record);
  return known.get(body);
}

export function recordsOf(world: World, command?: string): ThreadRecord[] {
  const records = world.thread.map(recordIn).filter((record) => record !== undefined);
  return records.filter((record) => command === undefined || record.command === command);
}

/** What the thread's comments say, in order: `state` for an answer, `(state)` for a progress comment. */
export function shown(world: World, command?: string): string[] {
  return recordsOf(world, command).map(({ answer, state }) => (answer ? state : `(${state})`));
}
