import type { GitHubFault } from '../github/faults.ts';
import type { UnusableRecord } from './read.ts';
import type { RecordState, RequestKind, ThreadRecord } from './record.ts';
import { jobOfCommand, jobOfThread, type KnownRun } from './runs.ts';

/** The job of the command: the thread's or a first one, a new one (`--new`), or a named one (`--job`). */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

/** Everything a decision depends on. */
export interface DecisionInput {
  command: string;
  target: Target;
  /** Id of our own progress comment; infinity while it is not known, so that every other run is older. */
  own: number;
  /** Every run but ours, in the order of their positions. */
  others: KnownRun[];
  /** Older runs of this command that an earlier reading showed `sending`, and of which nothing is left. */
  vanished: KnownRun[];
  unusable: Pick<UnusableRecord, 'command' | 'why'>[];
  /** Jobs that this run has found gone or archived. */
  goneJobs: ReadonlySet<string>;
  /** GitHub's time, milliseconds since 1970. */
  now: number;
  /** The deadline has passed: no more waiting. */
  isPastDeadline: boolean;
}

/** Another run has sent this command's request. */
export interface Attach extends Pick<ThreadRecord, 'jobId' | 'kind' | 'before' | 'prLink'> {
  type: 'attach';
  /** When the service accepted the request: by GitHub's clock, and as an age in milliseconds. */
  sentAt: number;
  sentAgoMs: number;
  /** The id of the command's first progress comment. */
  first: number;
  /** The thread already has the job's end. */
  ended: boolean;
}

/** Until the comment's record has another number, or has been silent for too long. */
export interface Wait {
  type: 'wait';
  commentId: number;
  seq: number;
  remainingMs: number;
}

const UNKNOWN = { outcome: 'unknown', state: 'unknown', advice: 'use --new' } as const;
const BLOCKED = { outcome: 'unknown', state: 'unsent', advice: 'use --new' } as const;
const FAILED = { outcome: 'failed', state: 'unsent', advice: 'try again' } as const;

/** Why nothing is sent, with the run's outcome, the state in its own record and what people should do. */
const REFUSALS = {
  /** An earlier run of this command ended `unknown`. */
  'this-command-unknown': UNKNOWN,
  /** An earlier run of this command never got past `sending`. */
  'this-command-silent': UNKNOWN,
  /** A record that does not verify names this command. */
  'this-command-unverified': UNKNOWN,
  /** Another account has written a record of this command. */
  'this-command-other-account': UNKNOWN,
  /** Another command never got past `sending`. */
  'other-command-silent': BLOCKED,
  /** Another command's create ended `unknown`. */
  'other-command-unknown': BLOCKED,
  /** GitHub permanently rejects the record. */
  'record-refused': FAILED,
  /** Our own record does not show up in the thread. */
  'record-not-found': FAILED,
  'thread-unreadable': FAILED,
} as const;

export interface Refuse {
  type: 'refuse';
  because: keyof typeof REFUSALS;
  outcome: 'unknown' | 'failed';
  advice: 'use --new' | 'look whether it arrived' | 'try again';
  state: 'unknown' | 'unsent';
  kind: RequestKind;
  /** The id of the first progress comment of what is unclear; null: our own. */
  first: number | null;
  /** What GitHub answered, where that is the reason. */
  fault?: GitHubFault | undefined;
}

export type Decision =
  | { type: 'create' }
  /** `prLink`: the job's most recent pull request in the thread's records. */
  | { type: 'message'; jobId: string; prLink: string | null }
  | Attach
  | Wait
  | Refuse;

/** A `sending` that has not changed for so long belongs to a run that is dead, or as good as. */
const SILENT_AFTER_MS = 90_000;

/** What a run with this question may do; see 'Deciding' in README.md. Pure. */
export function decide(question: DecisionInput): Decision {
  return decideForThisCommand(question) ?? decideForOtherCommands(question);
}

/** What other runs of this command have done; undefined: nothing was sent. */
function decideForThisCommand(question: DecisionInput): Decision | undefined {
  const { command, own, others, unusable, vanished, now } = question;
  const withJob = jobOfCommand(others, command);
  if (withJob !== undefined) {
    const { position, record } = withJob;
    const { state, time, jobId, kind, before, prLink } = record;
    const sent = { sentAt: time, sentAgoMs: Math.max(0, now - time), first: position };
    return { type: 'attach', jobId, kind, before, prLink, ...sent, ended: state === 'ended' };
  }

  const runs = others.filter(({ record }) => record.command === command);
  const unknown = inState(runs, 'unknown').at(-1);
  if (unknown !== undefined) return refuse('this-command-unknown', { run: unknown });

  // Of an empty kind, so that it does not block other commands.
  const unused = unusable.find((each) => each.command === command);
  if (unused !== undefined) return refuse(`this-command-${unused.why}`);

  const older = inState(runs, 'sending').filter((run) => run.position < own);
  const silent = older.at(-1) ?? vanished.at(-1);
  return waitForOneOf(older, question) ?? (silent && refuse('this-command-silent', { run: silent }));
}

/** What other commands are doing, and where the request goes once none of them is in the way. */
function decideForOtherCommands(question: DecisionInput): Decision {
  const { target, own, goneJobs } = question;
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: null };

  const job = jobOfThread(question.others);
  const usable = job !== undefined && !goneJobs.has(job.record.jobId);
  // Commands older than the thread's job never block, even if that job is gone.
  const newer = question.others.filter((run) => job === undefined || run.position > job.position);
  const sending = inState(newer, 'sending').filter(
    (run) => run.position < own && !(usable && run.record.kind === 'message'),
  );
  const wait = waitForOneOf(sending, question);
  if (wait !== undefined) return wait;
  if (sending.length > 0) return refuse('other-command-silent');
  const unknown = inState(newer, 'unknown');
  if (unknown.some(({ record }) => record.kind === 'create')) return refuse('other-command-unknown');
  return usable
    ? { type: 'message', jobId: job.record.jobId, prLink: job.record.prLink }
    : { type: 'create' };
}

function inState(runs: KnownRun[], state: RecordState): KnownRun[] {
  return runs.filter(({ record }) => record.state === state);
}

/**
 * The newest of those that may still be alive: it waits for the older ones itself, and once it has a job, what
 * is older than that does not block. Undefined if all are silent.
 */
function waitForOneOf(sending: KnownRun[], { now, isPastDeadline }: DecisionInput): Wait | undefined {
  const alive = sending.findLast((run) => now - run.updatedAt < SILENT_AFTER_MS);
  if (alive === undefined || isPastDeadline) return undefined;
  const { commentId, record, updatedAt } = alive;
  return { type: 'wait', commentId, seq: record.seq, remainingMs: updatedAt + SILENT_AFTER_MS - now };
}

/** `run`: the one whose request is unclear; its kind and its position are then ours, too. */
export function refuse(
  because: Refuse['because'],
  { run, fault }: { run?: KnownRun; fault?: GitHubFault | undefined } = {},
): Refuse {
  const refusal = { type: 'refuse', because, kind: '', first: null, ...REFUSALS[because], fault } as const;
  if (run === undefined) return refusal;
  const { kind } = run.record;
  const advice = kind === 'message' ? 'look whether it arrived' : refusal.advice;
  return { ...refusal, kind, first: run.position, advice };
}
