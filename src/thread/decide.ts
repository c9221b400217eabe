import type { GitHubFault } from '../github/comments.ts';
import type { Before, RecordState, RequestKind } from './record.ts';
import { jobOfCommand, jobOfThread, type KnownRun } from './runs.ts';

/** What the command asks for: the thread's job or a first one, a new one (`--new`), a named one (`--job`). */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

/** Everything a decision depends on. */
export interface Question {
  command: string;
  target: Target;
  /** Id of our own progress comment; infinity where GitHub took none: then everybody else is older. */
  own: number;
  /** Every run but ours, in the order of their positions. */
  others: KnownRun[];
  /** Commands named by lines of ours that do not verify. */
  unverified: (string | undefined)[];
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
  /** When the command's request was sent, milliseconds since 1970, by the clock of the run that sent it. */
  sentAt: number;
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
    | 'other-command-silent' // another command never got past `sending`
    | 'other-command-unknown' // another command's create ended `unknown`
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

/** What a run with this question may do (record.md, 'Before sending'). Pure. */
export function decide(question: Question): Decision {
  return aboutThisCommand(question) ?? aboutOtherCommands(question);
}

/** 'Other runs of this command', in the order of the page; undefined: nothing was sent, begin. */
function aboutThisCommand(question: Question): Decision | undefined {
  const { command, own, others, unverified } = question;
  const withJob = jobOfCommand(others, command);
  if (withJob !== undefined) return attachTo(withJob);

  const runs = others.filter(({ record }) => record.command === command);
  const unknown = inState(runs, 'unknown').at(-1);
  if (unknown !== undefined) return refuseLike(unknown, 'this-command-unknown');

  if (unverified.includes(command)) {
    return {
      type: 'refuse',
      outcome: 'unknown',
      because: 'this-command-unverified',
      advice: 'use --new',
      state: 'unknown',
      // Of an empty kind, so that it holds nobody else up.
      kind: '',
      first: null,
    };
  }

  const older = inState(runs, 'sending').filter((run) => run.position < own);
  const silent = older.at(-1);
  return waitForOneOf(older, question) ?? (silent && refuseLike(silent, 'this-command-silent'));
}

/** 'Other commands', and where the request goes once none of them is in the way. */
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
  if (sending.length > 0) return heldUp('other-command-silent');
  if (inState(newer, 'unknown').some(({ record }) => record.kind === 'create')) {
    return heldUp('other-command-unknown');
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

function attachTo({ record, position }: KnownRun): Attach {
  const { jobId, kind, before, prLink, time } = record;
  const ended = record.state === 'ended';
  return { type: 'attach', jobId, kind, before, prLink, sentAt: time, first: position, ended };
}

/** What is unclear is the other run's request: its kind and its place in the thread are ours, too. */
function refuseLike(
  { record, position }: KnownRun,
  because: 'this-command-unknown' | 'this-command-silent',
): Refuse {
  const advice = record.kind === 'message' ? 'look whether it arrived' : 'use --new';
  const { kind } = record;
  return { type: 'refuse', outcome: 'unknown', because, advice, state: 'unknown', kind, first: position };
}

function heldUp(because: 'other-command-silent' | 'other-command-unknown'): Refuse {
  return {
    type: 'refuse',
    outcome: 'unknown',
    because,
    advice: 'use --new',
    state: 'unsent',
    kind: '',
    first: null,
  };
}

/** Nothing is sent where the thread does not show what it must (record.md, Before sending, 2). */
export function refuseUnread(because: 'record-not-found' | 'thread-unreadable', fault?: GitHubFault): Refuse {
  return {
    type: 'refuse',
    outcome: 'failed',
    because,
    advice: 'try again',
    state: 'unsent',
    kind: '',
    first: null,
    fault,
  };
}
