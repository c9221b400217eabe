import type { Prompt } from '../../../src/context/prompt.ts';
import type { Comment } from '../../../src/github/comments.ts';
import { asGitHubError, ignoreGitHubError } from '../../../src/github/github-error.ts';
import type { RequestResult } from '../../../src/http/failed-request.ts';
import { ChangesStart } from '../../../src/job/changes-start.ts';
import type { Job } from '../../../src/service/schema.ts';
import { Claim } from '../../../src/thread/claim.ts';
import { RunComment } from '../../../src/thread/comment.ts';
import { jobOfThread, type Target } from '../../../src/thread/decide.ts';
import {
  newRecord,
  type PostedRecord,
  type RecordedChanges,
  recordsIn,
  type Signer,
  type ThreadRecord,
} from '../../../src/thread/record.ts';
import { readRecords, type Thread } from '../../../src/thread/thread.ts';
import { command as byComment, jobRunOf, promptOf, type RunGiven } from '../../job/scripted-run.ts';
import { BOT, type CallName, World } from './world.ts';

export type Invocation = Partial<typeof DEFAULTS>;

/** Each replaces the one before. */
export const KEYS = Array.from({ length: 12 }, (_, index) => `key-${index}`);
export const [KEY = '', NEW_KEY = ''] = KEYS;

export const DEFAULTS = {
  command: 'X',
  /** The thread's job. */
  target: { type: 'continue' } as Target,
  /** No comment started the run. */
  isWorkflow: false,
  /** Of the run: the current one, and the one that it replaced. */
  keys: [KEY] as readonly string[],
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
function signerOf(apiKey: string, ...former: string[]): Signer {
  return {
    place: 'here',
    signatures(payload) {
      const sign = (key: string) =>
        Buffer.from(`${key} ${payload.length}`.padEnd(33)).toString('base64');
      return [sign(apiKey), ...former.map(sign)];
    },
  };
}

/** By the keys, then by the body of the comment. */
const recordsRead = new Map<string, Map<string, ThreadRecord | undefined>>();

/** As somebody reads it who has these keys. */
export function recordFor(
  [apiKey = '', ...former]: readonly string[],
  row: Comment,
): PostedRecord | undefined {
  const keys = [apiKey, ...former].join();
  const read = recordsRead.get(keys) ?? new Map<string, ThreadRecord | undefined>();
  if (!read.has(row.body)) read.set(row.body, recordsIn([row], signerOf(apiKey, ...former))[0]);
  recordsRead.set(keys, read);
  const record = read.get(row.body);
  return record && { ...record, id: row.id, url: row.url, author: row.author };
}

/** Whichever key has signed it. */
export const recordIn = (row: Comment) => recordFor(KEYS, row);

export function recordsOf(world: World, command?: string): ThreadRecord[] {
  const records = world.thread.map(recordIn).filter((record) => record !== undefined);
  return records.filter((record) => command === undefined || record.requestId === command);
}

/** As a run of this name sees it. The titles of warnings are added to `warnings`. */
export function threadOf(
  world: World,
  name: string,
  how: Invocation = {},
  warnings: string[] = [],
): Thread {
  const { user, skew, keys } = { ...DEFAULTS, ...how };
  const [apiKey = '', ...former] = keys;
  return {
    comments: world.comments(name, user, skew),
    signer: signerOf(apiKey, ...former),
    clock: world.clock(name),
    signal: world.run(name).stop.signal,
    warn: ({ title }) => warnings.push(title),
  };
}

/** Its nonce is its name. */
export function claimOf(name: string, how: Invocation, thread: Thread): Claim {
  const { command, target, timeout, isRequired, attempt } = { ...DEFAULTS, ...how };
  const record = newRecord(command, name, thread.comments.now());
  const comment = new RunComment(record, ({ job }) => `${job?.reportedStatus}`, thread);
  const deadline = thread.clock.now() + timeout;
  return new Claim({ target, deadline, isRequired, attempt }, comment, thread);
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
    claim: claimOf(name, how, thread),
  });
  const { reason, turn, requestState, outcome, job } = ended.report;
  const isQuiet = isWorkflow && reason.kind === 'finished';
  const url = await ended.comment?.post({ state: requestState, job, markdown: outcome, isQuiet });
  await ended.comment?.clean();
  return {
    /** 'ended', or the outcome of a run that did not see the end of the job. */
    outcome: requestState === 'ended' ? 'ended' : outcome,
    turn,
    because: reason.kind === 'refused' ? reason.because.kind : reason.kind,
    keyHasChanged: ended.report.keyHasChanged === true,
    /** Of the answer. */
    url,
    hasThread: ended.comment !== undefined,
    /** Titles. */
    warnings,
    tookMs: world.now - startedAt,
  };
}

/**
 * As `pipelineRun` does for a push up to the commit `to`: reads the thread, then the changes, and
 * only then writes a record.
 */
export async function pushRun(
  world: World,
  name: string,
  how: Invocation & { command: string },
  { scope, to }: { scope: Pick<RecordedChanges, 'repository' | 'paths'>; to: string },
  promptFrom: (start: string | undefined) => Prompt,
): Promise<unknown> {
  const records = await readRecords(threadOf(world, name, how));
  const readJob = (jobId: string) => world.job(name, jobId).catch(ignoreGitHubError);
  const changesStart = new ChangesStart(records, scope, readJob);
  const isRepeated = records.some(({ requestId }) => requestId === how.command);
  const start = isRepeated ? undefined : await changesStart.startFor(jobOfThread(records)?.jobId);
  if (start !== undefined && start.commit >= to) return 'nothing has changed';

  const promptFor: RunGiven['promptFor'] = async (_, facts) => promptFrom(facts?.changesStart);
  return jobRun(world, name, { ...how, isWorkflow: true }, { changesStart, promptFor });
}

function resultOf(request: Promise<Job>): Promise<RequestResult<Job>> {
  return request.then(
    (value) => ({ kind: 'value', value }),
    (error) => asGitHubError(error).failed,
  );
}
