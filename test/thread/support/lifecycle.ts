import type { Comment } from '../../../src/github/comments.ts';
import { asGitHubError } from '../../../src/github/github-error.ts';
import type { RequestResult } from '../../../src/http/failed-request.ts';
import { ChangesStart } from '../../../src/job/changes-start.ts';
import type { Job } from '../../../src/service/schema.ts';
import type { Target } from '../../../src/thread/decide.ts';
import { recordsIn, type Sign, type ThreadRecord } from '../../../src/thread/record.ts';
import type { Thread } from '../../../src/thread/thread.ts';
import { ThreadRun } from '../../../src/thread/thread-run.ts';
import { command as byComment, jobRunOf, promptOf, type RunGiven } from '../../job/scripted-run.ts';
import { BOT, type CallName, World } from './world.ts';

export type Invocation = Partial<typeof DEFAULTS>;

export const KEY = 'test_key';
export const OTHER_API_KEY = 'test_other';

export const DEFAULTS = {
  command: 'X',
  /** The thread's job. */
  target: { type: 'continue' } as Target,
  /** No comment started the run. */
  isWorkflow: false,
  apiKey: KEY,
  user: BOT,
  /** How far its clock is ahead of GitHub's, in ms. */
  skew: 0,
  /** In ms. */
  timeout: 1_800_000,
  isRequired: true,
  attempt: 1,
  wait: true,
};

/** For which comments leave room, in characters of the whole line. */
export const MAX_RECORD = 16_384;

export const NEW_JOB: Target = { type: 'new' };

export type Outcome = Awaited<ReturnType<typeof jobRun>>;

/** Up to here, requests have changes. */
export const HEAD = 'c0ffee00'.repeat(5);

/** The run continues to its first call, or to the first one of this name. */
export async function startRun(
  world: World,
  name: string,
  how: Invocation = {},
  until?: CallName,
): Promise<void> {
  await world.start(name, () => jobRun(world, name, how));
  if (until !== undefined) await world.continueUntil(name, until);
}

export async function completeRun(world: World, name: string, how?: Invocation): Promise<Outcome> {
  await startRun(world, name, how);
  return world.continueToEnd<Outcome>(name);
}

/** The run 'first' is about to make this call. */
export async function firstRunBefore(call: CallName): Promise<World> {
  const world = new World();
  await startRun(world, 'first', {}, call);
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

/** Not secret, but fast, because random tests sign and read after every step. */
const signerOf =
  (apiKey: string): Sign =>
  (payload) =>
    Buffer.from(`${apiKey} ${payload.length}`.padEnd(33)).toString('base64');

const recordsByText = new Map<string, ThreadRecord | undefined>();

/** Signed with either key. */
export function recordIn(row: Comment): ThreadRecord | undefined {
  const { body } = row;
  if (!recordsByText.has(body)) {
    const [record] = [KEY, OTHER_API_KEY].flatMap((key) => recordsIn([row], signerOf(key)));
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
  how: Invocation = {},
  warnings: string[] = [],
): Thread {
  const { apiKey, user, skew } = { ...DEFAULTS, ...how };
  return {
    comments: world.comments(name, user, skew),
    sign: signerOf(apiKey),
    clock: world.clock(name),
    signal: world.run(name).stop.signal,
    warn: ({ title }) => warnings.push(title),
  };
}

/** Its nonce is its name. */
export function threadRunOf(name: string, how: Invocation, thread: Thread): ThreadRun {
  const { command: id, target, timeout, isRequired, attempt } = { ...DEFAULTS, ...how };
  const deadline = thread.clock.now() + timeout;
  const run = { id, target, nonce: name, deadline, isRequired, attempt };
  return new ThreadRun(run, ({ job }) => `${job?.reportedStatus}`, thread);
}

export async function jobRun(
  world: World,
  name: string,
  how: Invocation,
  changes: Pick<RunGiven, 'changesStart' | 'promptFor'> = {},
) {
  const { command, target, isWorkflow, timeout, wait } = { ...DEFAULTS, ...how };
  const startedAt = world.now;
  const warnings: string[] = [];
  const thread = threadOf(world, name, how, warnings);

  const ended = await jobRunOf({
    promptFor: async () => promptOf(command, { base: HEAD, head: HEAD }),
    changesStart: new ChangesStart([], { repository: 1 }, async () => undefined),
    ...changes,
    request: { ...byComment, target, ...(isWorkflow && { command: undefined }) },
    session: {
      inputs: { wait },
      clock: thread.clock,
      signal: thread.signal,
      deadline: startedAt + timeout,
    },
    service: {
      post: ({ jobId, prompt }) => resultOf(world.post(name, command, jobId, prompt)),
      retrieve: (jobId) => resultOf(world.job(name, jobId)),
    },
    thread: threadRunOf(name, how, thread),
  });
  const { reason, request, requestState, outcome, job } = ended.report;
  const isQuiet = isWorkflow && reason.kind === 'finished';
  const url = await ended.thread?.post({ state: requestState, job, markdown: outcome, isQuiet });
  await ended.thread?.clean();
  return {
    /** 'ended', or the outcome of a run that did not see the end of the job. */
    outcome: requestState === 'ended' ? 'ended' : outcome,
    request,
    prLink: job?.prLink,
    because: reason.kind === 'refused' ? reason.because.kind : reason.kind,
    /** Of the answer. */
    url,
    hasThread: ended.thread !== undefined,
    /** Titles. */
    warnings,
    tookMs: world.now - startedAt,
  };
}

function resultOf(request: Promise<Job>): Promise<RequestResult<Job>> {
  return request.then(
    (value) => ({ kind: 'value', value }),
    (error) => asGitHubError(error).failed,
  );
}
