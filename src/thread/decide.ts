import type { GitHubError } from '../github/github-error.ts';
import type { PostedRecord, ThreadRecord } from './record.ts';

/** The thread's job or a first one, a new one (`--new`), or a named one (`--job`). */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

export type RefusalReason =
  /** Another run of this command may have sent the request. */
  | 'this-command'
  /** The deadline passed while another command's request was under way. */
  | 'other-command'
  /** GitHub permanently rejects the first comment of the run. */
  | 'record-refused'
  /** Or a list without the comment of this run. */
  | 'thread-unreadable';

export interface Refusal {
  type: 'refuse';
  because: RefusalReason;
  claim?: PostedRecord | undefined;
  githubError?: GitHubError | undefined;
}

export type Decision =
  /** `hasUnknownJobs`: the thread may have had a job, in records that cannot be verified. */
  | { type: 'create'; hasUnknownJobs?: boolean }
  /** `prLink`: the job's pull request in its record. */
  | { type: 'message'; jobId: string; prLink: string | null }
  /** Another run of this command sent the request. */
  | { type: 'attach'; record: PostedRecord }
  /** `claim`: an older `sending` of this command, after which this run may not send any more. */
  | { type: 'wait'; claim?: PostedRecord }
  | Refusal;

export interface DecisionFacts {
  command: string;
  nonce: string;
  target: Target;
  /** The ID of our own comment: one with a lower ID is *older*. */
  own: number;
  records: readonly PostedRecord[];
  /** Comments have lines like records, with signatures of another key, or invented ones. */
  hasUnverified: boolean;
  claim: PostedRecord | undefined;
  /** In ms since 1970, by GitHub's clock. */
  now: number;
  isPastDeadline: boolean;
}

/** A run whose record stays `sending` for this long has most likely been killed. */
const SILENT_AFTER_MS = 90_000;

export function isAccepted({ state }: Pick<ThreadRecord, 'state'>): boolean {
  return state !== 'sending';
}

export function jobOfThread(records: readonly PostedRecord[]): PostedRecord | undefined {
  const [newest] = newestFirst(records.filter(isAccepted));
  return newest;
}

/** By time; of records with equal times, that of the newer command comes first. */
export function newestFirst(records: readonly PostedRecord[]): PostedRecord[] {
  return records.toSorted((a, b) => b.time - a.time || commentOf(b) - commentOf(a) || b.id - a.id);
}

/** The ID of the comment with the command, which grows with time; 0 for commands elsewhere. */
const commentOf = ({ command }: ThreadRecord) => Number(command) || 0;

/** What a run may do; see README.md. A pure function. */
export function decide(question: DecisionFacts): Decision {
  return decideForThisCommand(question) ?? decideInThread(question);
}

/** What other runs of this command have done; undefined: nothing. */
function decideForThisCommand(question: DecisionFacts): Decision | undefined {
  const { command, nonce, own, records, isPastDeadline } = question;
  const others = records.filter((record) => record.command === command && record.nonce !== nonce);
  const record = others.find(({ state }) => state === 'ended') ?? others.find(isAccepted);
  if (record !== undefined) return { type: 'attach', record };

  const older = others.filter(({ id }) => id < own);
  const claim = question.claim ?? older[0];
  if (claim === undefined) return undefined;

  const mayStillSend = isAlive(older, question) && !isPastDeadline;
  return mayStillSend
    ? { type: 'wait', claim }
    : { type: 'refuse', because: 'this-command', claim };
}

/** Continues the thread's job, or starts its first one, after older commands have sent their requests. */
function decideInThread(question: DecisionFacts): Decision {
  const { target, command, nonce, own, records, hasUnverified, isPastDeadline } = question;
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: null };

  const withJob = new Set(records.filter(isAccepted).map((record) => record.command));
  const older = records.filter(
    (record) => record.id < own && record.command !== command && !withJob.has(record.command),
  );
  if (isAlive(older, question))
    return isPastDeadline ? { type: 'refuse', because: 'other-command' } : { type: 'wait' };

  const job = jobOfThread(records);
  if (job) return { type: 'message', jobId: job.jobId, prLink: job.prLink };

  // The invention of a stranger changes nothing but what the result says.
  const hasOnlyOwn = records.every((record) => record.nonce === nonce);
  return { type: 'create', hasUnknownJobs: hasUnverified && hasOnlyOwn };
}

/** Whether one of the records, all of them `sending`, may still change. */
function isAlive(sending: readonly PostedRecord[], { now }: DecisionFacts): boolean {
  return sending.some(({ time }) => now - time < SILENT_AFTER_MS);
}
