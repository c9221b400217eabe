import type { Comment } from '../../../src/github/comments.ts';
import { asGitHubError } from '../../../src/github/github-error.ts';
import type { RequestResult } from '../../../src/http/failed-request.ts';
import { ChangesStart } from '../../../src/job/changes-start.ts';
import type { JobReport } from '../../../src/result/job-end.ts';
import type { Job } from '../../../src/service/schema.ts';
import type { Target } from '../../../src/thread/decide.ts';
import {
  type Sign,
  signerOf,
  type ThreadRecord,
  recordsIn as verifiedRecords,
} from '../../../src/thread/record.ts';
import type { Thread } from '../../../src/thread/thread.ts';
import { type ShownProgress, ThreadRun } from '../../../src/thread/thread-run.ts';
import {
  command as byComment,
  jobRunOf,
  promptOf,
  type RunGiven,
  type ScriptedService,
} from '../../job/scripted-run.ts';
import { BOT, type CallName, type Fault, World } from './world.ts';

export interface Invocation {
  command: string;
  /** Default: the thread's job. */
  target?: Target;
  /** No comment started the run. */
  isWorkflow?: boolean;
  apiKey?: string;
  user?: typeof BOT;
  /** How far its clock is ahead of GitHub's, in ms. */
  skew?: number;
  /** In ms. */
  timeout?: number;
  isRequired?: boolean;
  attempt?: number;
  wait?: boolean;
}

export type WithChanges = Pick<RunGiven, 'changesStart' | 'promptFor'>;

export interface Outcome extends Pick<JobReport, 'request'> {
  prLink: string | undefined;
  /** 'ended', or the outcome of a run that did not see the end of the job. */
  outcome: string;
  because: JobReport['reason']['kind'];
  /** Of the answer. */
  url: string | undefined;
  hasThread: boolean;
  /** Titles. */
  warnings: string[];
  tookMs: number;
}

/** Up to here, requests have changes. */
export const HEAD = 'c0ffee00'.repeat(5);

const TIMEOUT_MS = 1_800_000;
const THREADS_JOB: Target = { type: 'continue' };

export const NEW_JOB: Target = { type: 'new' };

/** For which comments leave room, in characters of the whole line. */
export const MAX_RECORD = 16_384;

export const place = { apiKey: 'test_key', project: 'docs', repository: 1296269, issue: 7 };
export const OTHER_API_KEY = 'test_other';

export const rejected = (status: number): Fault => ({ status });

/** There is no answer to the request. */
export const lost = (request: NonNullable<Fault['request']>): Fault => ({ request });

/** The run continues to its first call, or to the first one of this name. */
export async function startRun(
  world: World,
  name: string,
  how: Invocation,
  until?: CallName,
): Promise<void> {
  await world.start(name, () => jobRun(world, name, how));
  if (until !== undefined) await world.continueUntil(name, until);
}

export async function completeRun(world: World, name: string, how: Invocation): Promise<Outcome> {
  await startRun(world, name, how);
  return world.continueToEnd<Outcome>(name);
}

/** The run 'first' of the command 'X' is about to make this call. */
export async function firstRunBefore(call: CallName): Promise<World> {
  const world = new World();
  await startRun(world, 'first', { command: 'X' }, call);
  return world;
}

/** Such as 'progress: sending', or 'answer: ended'. */
export function commentsIn(world: World, command?: string): string[] {
  return recordsOf(world, command).map(
    ({ isAnswer, state }) => `${isAnswer ? 'answer' : 'progress'}: ${state}`,
  );
}

/** Such as 'X creates job-1', or 'Y continues job-1'. */
export function acceptedBy({ accepted }: World): string[] {
  return accepted.map(
    ({ command, kind, jobId }) =>
      `${command} ${kind === 'create' ? 'creates' : 'continues'} ${jobId}`,
  );
}

/** Signs as the real one does. Random tests sign the same records over and over, which takes most of their time. */
function rememberingSigner(apiKey: string): Sign {
  const sign = signerOf({ ...place, apiKey });
  const signatures = new Map<string, string>();

  return (payload) => {
    const signature = signatures.get(payload) ?? sign(payload);
    signatures.set(payload, signature);
    return signature;
  };
}

const SIGNERS = new Map(
  [place.apiKey, OTHER_API_KEY].map((apiKey) => [apiKey, rememberingSigner(apiKey)]),
);
/** By the text of the comment, because random tests read the same ones after every step. */
const recordsByText = new Map<string, ThreadRecord | undefined>();

/** Signed with either key. */
export function recordIn(row: Comment): ThreadRecord | undefined {
  const { body } = row;
  if (!recordsByText.has(body)) {
    const [record] = [...SIGNERS.values()].flatMap((sign) => verifiedRecords([row], sign));
    recordsByText.set(body, record);
  }
  return recordsByText.get(body);
}

export function recordsOf(world: World, command?: string): ThreadRecord[] {
  const records = world.thread.map(recordIn).filter((record) => record !== undefined);
  return records.filter((record) => command === undefined || record.command === command);
}

/** As a run of this name sees it. The titles of warnings are added to `warnings`. */
export function threadOf(
  world: World,
  name: string,
  { apiKey = place.apiKey, user = BOT, skew = 0 }: Partial<Invocation> = {},
  warnings: string[] = [],
): Thread {
  return {
    comments: world.comments(name, user, skew),
    sign: SIGNERS.get(apiKey) ?? signerOf({ ...place, apiKey }),
    clock: world.clock(name),
    signal: world.run(name).stop.signal,
    warn: ({ title }) => warnings.push(title),
  };
}

/** Its nonce is its name. */
export function threadRunOf(name: string, how: Invocation, thread: Thread): ThreadRun {
  const { command: id, target = THREADS_JOB, timeout = TIMEOUT_MS } = how;
  const { isRequired = true, attempt = 1 } = how;
  const deadline = thread.clock.now() + timeout;
  const run = { id, target, nonce: name, deadline, isRequired, attempt };
  return new ThreadRun(run, progressOf, thread);
}

export async function jobRun(
  world: World,
  name: string,
  how: Invocation,
  changes: WithChanges = {},
): Promise<Outcome> {
  const { command, target = THREADS_JOB, isWorkflow, timeout = TIMEOUT_MS, wait = true } = how;
  const startedAt = world.now;
  const warnings: string[] = [];
  const thread = threadOf(world, name, how, warnings);
  const run = threadRunOf(name, how, thread);

  const { report, thread: ended } = await jobRunOf({
    promptFor: async () => promptOf(command, { base: HEAD, head: HEAD }),
    changesStart: new ChangesStart([], { repository: place.repository }, async () => undefined),
    ...changes,
    request: { ...byComment, target, ...(isWorkflow && { command: undefined }) },
    session: {
      inputs: { wait },
      clock: thread.clock,
      signal: thread.signal,
      deadline: startedAt + timeout,
    },
    service: serviceOf(world, name, command),
    thread: run,
  });
  const hasThread = ended !== undefined;
  const url = await answer(report, ended, isWorkflow);

  const { reason, request, job, requestState } = report;
  const outcome = requestState === 'ended' ? 'ended' : report.outcome;
  const tookMs = world.now - startedAt;
  return {
    outcome,
    request,
    prLink: job?.prLink,
    because: reason.kind,
    url,
    hasThread,
    warnings,
    tookMs,
  };
}

const progressOf = ({ job }: ShownProgress) =>
  job?.reportedStatus === 'active' ? 'the job is active' : 'working';

async function answer(report: JobReport, run: ThreadRun | undefined, isWorkflow = false) {
  const { requestState: state, job, outcome, reason } = report;
  const status = state === 'ended' && job ? job.reportedStatus : undefined;
  const isQuiet = isWorkflow && reason.kind === 'no-changes';
  const url = await run?.post({ state, markdown: outcome, prLink: job?.prLink, status, isQuiet });
  await run?.clean();
  return url;
}

function serviceOf(world: World, name: string, command: string): ScriptedService {
  return {
    post: ({ jobId, prompt }) => resultOf(world.post(name, command, jobId, prompt)),
    retrieve: (jobId) => resultOf(world.job(name, jobId)),
  };
}

function resultOf(request: Promise<Job>): Promise<RequestResult<Job>> {
  return request.then(
    (value) => ({ kind: 'value', value }),
    (error) => asGitHubError(error).failed,
  );
}
