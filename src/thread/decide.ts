import type { GitHubFault } from '../github/faults.ts';
import type { FoundRecord, ThreadState } from './read.ts';
import type { RecordState, ThreadRecord } from './record.ts';

/** What one run did for one command: its record with the highest number, and the comment that holds it. */
export interface KnownRun extends FoundRecord {
  /** The ID of the command's first progress comment: a run with a smaller one is *older*. */
  position: number;
}

/** The runs that wrote the records, in the order of their positions. */
export function runsIn(records: FoundRecord[]): KnownRun[] {
  const byRun = Map.groupBy(records, ({ record: { run, command } }) =>
    JSON.stringify([run.nonce, command]),
  );

  const runs = [...byRun.values()].map((ofRun) => {
    // If a record was written twice, the first comment counts: its run continues to edit that one.
    const best = ofRun.reduce((a, b) => (b.record.seq > a.record.seq ? b : a));

    const firstId = Math.min(...ofRun.map(({ id }) => id));
    // rule: a run that attaches keeps the position of its command
    const position = best.record.first ?? firstId;
    return { ...best, position };
  });

  return runs.toSorted((a, b) => a.position - b.position);
}

export function hasJob({ state }: Pick<ThreadRecord, 'state'>): boolean {
  return state === 'sent' || state === 'ended';
}

/** How much an answer with this state tells people: a higher one replaces a lower one. */
export function rank(state: RecordState): number {
  return ['sending', 'unsent', 'unknown', 'sent', 'ended'].indexOf(state);
}

/** The best answer first; of equals the newer. */
export function ranked<T extends Pick<FoundRecord, 'record' | 'id'>>(answers: T[]): T[] {
  return answers.toSorted((a, b) => rank(b.record.state) - rank(a.record.state) || b.id - a.id);
}

export function jobOfCommand(runs: KnownRun[], command: string): KnownRun | undefined {
  const ofCommand = runs.filter(({ record }) => record.command === command);
  // rule: the job of this command is followed
  const withJob = ofCommand.filter(({ record }) => hasJob(record));
  return ranked(withJob)[0];
}

export function jobOfThread(runs: KnownRun[]): KnownRun | undefined {
  // rule: the job of the thread is that of the newest command
  return runs.findLast(({ record }) => hasJob(record));
}

/** The job of the command: the thread's or a first one, a new one (`--new`), or a named one (`--job`). */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

export interface DecisionInput extends Pick<ThreadState, 'unusable' | 'at'> {
  command: string;
  target: Target;
  /** Id of our own progress comment; infinity while it is not known, so that every other run is older. */
  own: number;
  /** Every run but ours, in the order of their positions. */
  others: KnownRun[];
  /** Jobs that this run cannot continue, such as those that are gone or archived. */
  goneJobs: ReadonlySet<string>;
  isPastDeadline: boolean;
}

export interface Attach {
  type: 'attach';
  /** From the run that sent the request, with the command's position. If `ended`, the thread already has the job's end. */
  record: ThreadRecord;
  /** Time since the service accepted the request. */
  sentAgoMs: number;
}

const UNKNOWN = { outcome: 'unknown', state: 'unknown' } as const;
const BLOCKED = { outcome: 'unknown', state: 'unsent' } as const;
const FAILED = { outcome: 'failed', state: 'unsent' } as const;

/** Why nothing is sent, with the run's outcome and the state in its own record. */
const REFUSALS = {
  'this-command-unknown': UNKNOWN,
  /** Its run stopped while the record was `sending`. */
  'this-command-silent': UNKNOWN,
  'this-command-unusable': UNKNOWN,
  'other-command-silent': BLOCKED,
  'other-command-unknown': BLOCKED,
  /** GitHub permanently rejects the first record. */
  'record-refused': FAILED,
  'record-not-found': FAILED,
  'thread-unreadable': FAILED,
} as const;

export type Refusal = ReturnType<typeof refuse>;

export type Decision =
  | { type: 'create' }
  /** `prLink`: the job's most recent pull request in the thread's records. */
  | { type: 'message'; jobId: string; prLink: string | null }
  | Attach
  | { type: 'wait' }
  | Refusal;

/** A run whose record stays `sending` for this long has most likely been killed. */
const SILENT_AFTER_MS = 90_000;

/** What a run may do; see 'Deciding' in README.md. A pure function. */
export function decide(question: DecisionInput): Decision {
  const { target } = question;
  const forThisCommand = decideForThisCommand(question);
  if (forThisCommand !== undefined) return forThisCommand;

  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: null };
  return decideInThread(question);
}

/** Continues the thread's job, or starts its first one, unless another command prevents that. */
function decideInThread(question: DecisionInput): Decision {
  const { own, others, goneJobs } = question;
  const job = jobOfThread(others);
  const isUsable = job !== undefined && !goneJobs.has(job.record.jobId);
  // Commands older than the thread's job never block, even if that job is gone.
  const newer = others.filter((run) => job === undefined || run.position > job.position);
  // rule: messages to a job that is gone block as well
  const blocks = ({ record }: KnownRun) => !isUsable || record.kind !== 'message';

  // rule: wait for older commands
  const sending = inState(newer, 'sending').filter((run) => run.position < own && blocks(run));
  if (isAlive(sending, question)) return { type: 'wait' };

  // rule: refuse after the silence of another command
  if (sending.length > 0) return refuse('other-command-silent');

  const unknown = inState(newer, 'unknown');
  const mayHaveCreated = unknown.some(({ record }) => record.kind === 'create');
  // rule: refuse after an unknown create of another command
  if (mayHaveCreated) return refuse('other-command-unknown');

  return isUsable
    ? { type: 'message', jobId: job.record.jobId, prLink: job.record.prLink }
    : { type: 'create' };
}

/** What other runs of this command have done; undefined: nothing was sent. */
function decideForThisCommand(question: DecisionInput): Decision | undefined {
  const { command, own, others, unusable, at } = question;
  const withJob = jobOfCommand(others, command);
  if (withJob !== undefined) {
    const record = { ...withJob.record, first: withJob.position };
    return { type: 'attach', record, sentAgoMs: Math.max(0, at - record.time) };
  }

  const runs = others.filter(({ record }) => record.command === command);
  const unknown = inState(runs, 'unknown').at(-1);
  // rule: refuse after an unknown of this command
  if (unknown !== undefined) return refuse('this-command-unknown', { run: unknown });

  const isUnusable = unusable.some((record) => record.command === command);
  // The refusal has no kind, so that it does not block other commands.
  // rule: refuse after an unusable record of this command
  if (isUnusable) return refuse('this-command-unusable');

  // rule: wait for older runs of this command
  const older = inState(runs, 'sending').filter((run) => run.position < own);
  if (isAlive(older, question)) return { type: 'wait' };

  const silent = older.at(-1);
  // rule: refuse after the silence of this command
  return silent && refuse('this-command-silent', { run: silent });
}

function inState(runs: KnownRun[], state: RecordState): KnownRun[] {
  return runs.filter(({ record }) => record.state === state);
}

function isAlive(sending: KnownRun[], { at, isPastDeadline }: DecisionInput): boolean {
  return !isPastDeadline && sending.some((run) => at - run.updatedAt < SILENT_AFTER_MS);
}

/** `run`: the one whose request is unclear; our record takes over its kind, position, and job. `fault`: the reason. */
export function refuse(
  because: keyof typeof REFUSALS,
  { run, fault }: { run?: KnownRun; fault?: GitHubFault | undefined } = {},
) {
  const kind: ThreadRecord['kind'] = run?.record.kind ?? '';
  const first = run?.position ?? null;
  const jobId = run?.record.jobId ?? '';
  return { type: 'refuse', because, ...REFUSALS[because], kind, jobId, first, fault } as const;
}
