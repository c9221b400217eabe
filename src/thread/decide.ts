import type { GitHubFault } from '../github/comments.ts';
import type { UnusableRecord } from './read.ts';
import type { Before, RecordState, RequestKind } from './record.ts';
import { jobOfCommand, jobOfThread, type KnownRun } from './runs.ts';

/** What the command asks for: the thread's job or a first one, a new one (`--new`), a named one (`--job`). */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

/** Everything a decision depends on. */
export interface Question {
  command: string;
  target: Target;
  /** Id of our own progress comment; infinity where it is not known: then everybody else is older. */
  own: number;
  /** Every run but ours, in the order of their positions. */
  others: KnownRun[];
  /** Runs that an earlier reading showed `sending`, older than ours, and of which nothing is left. */
  vanished: KnownRun[];
  unusable: Pick<UnusableRecord, 'command' | 'why'>[];
  /** Jobs that this run has found gone or archived. */
  goneJobs: ReadonlySet<string>;
  /** GitHub's time, milliseconds since 1970. */
  now: number;
  /** The deadline has come: what could be waited for counts as it stands. */
  lastChance: boolean;
}

export interface Attach {
  type: 'attach';
  jobId: string;
  kind: RequestKind;
  before: Before;
  prLink: string | null;
  /** When the service took the command's request: by GitHub's clock, and how long ago that is, in milliseconds. */
  sentAt: number;
  sentAgoMs: number;
  /** The id of the command's first progress comment. */
  first: number;
  /** The job's end stands in the thread already. */
  ended: boolean;
}

export interface Wait {
  type: 'wait';
  commentId: number;
  /** The number of the record that is waited for: another one ends the wait. */
  seq: number;
  /** When that record's last change is 90 s past, by GitHub's clock. */
  until: number;
}

export interface Refuse {
  type: 'refuse';
  /** The outcome of the run. */
  outcome: 'unknown' | 'failed';
  because:
    | 'this-command-unknown' // an earlier run of this command ended `unknown`
    | 'this-command-silent' // an earlier run of this command never got past `sending`
    | 'this-command-unverified' // a record that no longer verifies names this command
    | 'this-command-other-account' // another account has written a record of this command
    | 'other-command-silent' // another command never got past `sending`
    | 'other-command-unknown' // another command's create ended `unknown`
    | 'record-refused' // GitHub takes no record, and asking again changes nothing
    | 'record-not-found' // our own record does not show up in the thread
    | 'thread-unreadable';
  /** What the reply must tell people to do. */
  advice: 'use --new' | 'look whether it arrived' | 'try again';
  /** What our own record says of it. */
  state: 'unknown' | 'unsent';
  kind: RequestKind;
  /** The id of the first progress comment of what is unclear; null: our own. */
  first: number | null;
  /** What GitHub said, where it is the reason. */
  fault?: GitHubFault | undefined;
}

export type Decision =
  | { type: 'create' }
  /** `prLink` is what the thread last knew of the job. */
  | { type: 'message'; jobId: string; prLink: string | null }
  | Attach
  | Wait
  | Refuse;

/** A `sending` that has not changed for so long belongs to a run that is dead, or as good as. */
export const SILENT_AFTER = 90_000;

/** What a run with this question may do; see 'Deciding' in README.md. Pure. */
export function decide(question: Question): Decision {
  return aboutThisCommand(question) ?? aboutOtherCommands(question);
}

/** What other runs of this command have done; undefined: nothing was sent. */
function aboutThisCommand(question: Question): Decision | undefined {
  const { command, own, others, unusable, vanished } = question;
  const withJob = jobOfCommand(others, command);
  if (withJob !== undefined) return attachTo(withJob, question);

  const runs = others.filter(({ record }) => record.command === command);
  const unknown = inState(runs, 'unknown').at(-1);
  if (unknown !== undefined) return refuseLike(unknown, 'this-command-unknown');

  const unused = unusable.find((each) => each.command === command);
  if (unused !== undefined) {
    // Of an empty kind, so that it holds no other command up.
    return { ...REFUSAL, because: `this-command-${unused.why}`, state: 'unknown' };
  }

  const older = inState(runs, 'sending').filter((run) => run.position < own);
  const silent = older.at(-1) ?? vanished.at(-1);
  return waitForOneOf(older, question) ?? (silent && refuseLike(silent, 'this-command-silent'));
}

/** What other commands are doing, and where the request goes once none of them is in the way. */
function aboutOtherCommands(question: Question): Decision {
  const { target, own, goneJobs } = question;
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: null };

  const job = jobOfThread(question.others);
  const usable = job !== undefined && !goneJobs.has(job.record.jobId);
  // Records of commands older than the thread's job hold nobody up, be that job gone or not.
  const newer = question.others.filter((run) => job === undefined || run.position > job.position);
  const sending = inState(newer, 'sending').filter(
    (run) => run.position < own && !(usable && run.record.kind === 'message'),
  );
  const wait = waitForOneOf(sending, question);
  if (wait !== undefined) return wait;
  if (sending.length > 0) return { ...REFUSAL, because: 'other-command-silent' };
  if (inState(newer, 'unknown').some(({ record }) => record.kind === 'create')) {
    return { ...REFUSAL, because: 'other-command-unknown' };
  }
  return usable
    ? { type: 'message', jobId: job.record.jobId, prLink: job.record.prLink }
    : { type: 'create' };
}

function inState(runs: KnownRun[], state: RecordState): KnownRun[] {
  return runs.filter(({ record }) => record.state === state);
}

/**
 * The newest of those that may still be alive: it waits for the older ones itself, and once it has a job, what
 * is older than that is in nobody's way. Undefined where all are silent.
 */
function waitForOneOf(sending: KnownRun[], { now, lastChance }: Question): Wait | undefined {
  const alive = sending.findLast((run) => now - run.updatedAt < SILENT_AFTER);
  if (alive === undefined || lastChance) return undefined;
  const { commentId, record, updatedAt } = alive;
  return { type: 'wait', commentId, seq: record.seq, until: updatedAt + SILENT_AFTER };
}

function attachTo({ record, position }: KnownRun, { now }: Question): Attach {
  const { jobId, kind, before, prLink, time } = record;
  const sentAgoMs = Math.max(0, now - time);
  const ended = record.state === 'ended';
  return { type: 'attach', jobId, kind, before, prLink, sentAt: time, sentAgoMs, first: position, ended };
}

const REFUSAL = {
  type: 'refuse',
  outcome: 'unknown',
  advice: 'use --new',
  state: 'unsent',
  kind: '',
  first: null,
} as const;

/** What is unclear is the other run's request: its kind and its place in the thread are ours, too. */
function refuseLike(
  { record: { kind }, position }: KnownRun,
  because: 'this-command-unknown' | 'this-command-silent',
): Refuse {
  const advice = kind === 'message' ? 'look whether it arrived' : 'use --new';
  return { ...REFUSAL, because, advice, state: 'unknown', kind, first: position };
}

/** Nothing is sent where the thread does not show, or does not take, what it must. */
export function refuseUnread(
  because: 'record-refused' | 'record-not-found' | 'thread-unreadable',
  fault?: GitHubFault,
): Refuse {
  return { ...REFUSAL, outcome: 'failed', because, advice: 'try again', fault };
}
