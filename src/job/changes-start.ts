/** With `conversation: continue`, a job gets what has changed since the last job of its thread. This file finds that start. */
import { continuesChanges } from '../context/parts.ts';
import type { Prompt } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { explain } from '../github/explain.ts';
import type { JobRequest } from '../job-request.ts';
import { type Job, STATUSES, statusFrom } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import { isAccepted, newestFirst } from '../thread/decide.ts';
import {
  type AcceptedRecord,
  type PostedRecord,
  type RecordedChanges,
  shortHash,
} from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import { wasActive } from './end-detector.ts';
import { openThread } from './open-thread.ts';

/** Runs in one thread with other changes, such as the parts of a matrix with other `paths`, do not move each other's start. */
type ChangesScope = Pick<RecordedChanges, 'repository' | 'paths'>;

/**
 * The number of jobs that are read to find the start. If none of them has succeeded, the changes of older ones that nobody saw
 * end are sent again, too. That makes the prompt longer, but it leaves out nothing.
 */
const MAX_JOBS_READ = 10;

/**
 * Reads the records of the thread before this run writes there: a run without changes must leave nothing in the thread, and
 * only the records tell where its changes start. A run whose changes start elsewhere, such as at the base of a pull request,
 * needs none. If GitHub does not list them, the run ends: without them, changes of earlier runs could be left out.
 */
export async function readChangesStart(
  request: JobRequest,
  session: Session,
): Promise<ChangesStart> {
  const { thread } = request;
  if (thread.api === undefined || !continuesChanges(request, session)) return new ChangesStart([]);

  try {
    const records = await readRecords(openThread(thread.issue, thread.api, session));
    const start = new ChangesStart(records, scopeOf(request, session));
    if (start.hasOnlyOtherScopes)
      session.publisher.info(
        text`The jobs of this thread got changes of another repository, or with other \`paths\`. So the changes start at \`diff-base\`, or where the event says.`,
      );
    return start;
  } catch (error) {
    session.signal.throwIfAborted();
    const what = 'the request for the comments';
    const { happened, next } = explain(error, { what, again: 'start a new run' });
    throw new SetupError({
      title: 'Could not read the thread',
      happened: text`${happened} They say where the changes start. Nothing was sent.`,
      next,
    });
  }
}

function scopeOf({ source }: JobRequest, { inputs, run }: Session): ChangesScope {
  const repository = source?.id ?? run.repository.id;
  if (inputs.paths === undefined) return { repository };

  // `paths` can be long, and a record has little room.
  return { repository, paths: shortHash(inputs.paths) };
}

/** A request that the service has accepted, and that had changes of this run's scope. */
type RequestWithChanges = AcceptedRecord & { changes: RecordedChanges };

/**
 * Finds where the changes of a request start: where those of the newest request end that was accepted and has not failed. For
 * example, one request had the changes from A to B, and the next one those from B to C. If neither has failed, the changes start
 * at C, because the two jobs have handled everything up to there. If the second one has failed, they start at B again, and if
 * both have, at A.
 *
 * The records do not show how every request ended, so the service is asked where they do not.
 */
export class ChangesStart {
  /**
   * Those of the thread from before this run wrote there. Other runs may have had requests accepted since. Then this run sends
   * some changes again, but it leaves out nothing.
   */
  readonly records: readonly PostedRecord[];
  private readonly scope: ChangesScope | undefined;
  /** The newest one comes first. */
  private readonly requests: readonly RequestWithChanges[];
  /** The statuses of the jobs that were read, by ID. Undefined for a job that could not be read. */
  private readonly statuses = new Map<string, Job['status'] | undefined>();

  /** `scope`: undefined for a run whose changes do not start at those of its thread's jobs. */
  constructor(records: readonly PostedRecord[], scope?: ChangesScope) {
    this.records = records;
    this.scope = scope;
    this.requests = newestFirst(records.filter(isAccepted).filter((record) => this.isOwn(record)));
  }

  /** The thread has requests with changes, but none of this run's scope. */
  get hasOnlyOtherScopes(): boolean {
    return this.requests.length === 0 && this.records.some(({ changes }) => changes !== undefined);
  }

  /** The commit at which the changes start by the records alone. An agent may have failed since, which no record shows. */
  get commitInRecords(): string | undefined {
    return this.startAfter(this.newestRequest([]));
  }

  /** Takes over what a reading of the job has returned, so that `commitFor` need not read that job again. */
  noteJob(jobId: string, job: Job | undefined): void {
    this.statuses.set(jobId, job?.status);
  }

  /**
   * The commit at which the changes of a request start, unless no earlier request of the thread had changes. `receiver` is the
   * job that gets the request, and undefined for a new job. Each job is read once.
   */
  async commitFor(
    receiver: string | undefined,
    readJob: (jobId: string) => Promise<Job | undefined>,
  ): Promise<string | undefined> {
    let jobsRead = 0;

    // Each round reads one more job, until the request that counts is one that has certainly not failed.
    for (;;) {
      const request = this.newestRequest(this.doubtfulJobs(receiver));
      if (request === undefined || hasOwnEnd(request) || this.statuses.has(request.jobId))
        return this.startAfter(request);

      const isRead = jobsRead < MAX_JOBS_READ;
      this.noteJob(request.jobId, isRead ? await readJob(request.jobId) : undefined);
      jobsRead += 1;
    }
  }

  /**
   * What the record of an accepted request says of its changes, which started at `start`. A job that the request builds on may
   * have failed while the request was repeated. Then the record has none, so that the next run sends these changes again.
   */
  changesOf(
    { base, head }: Pick<Prompt, 'base' | 'head'>,
    receiver: string | undefined,
    start: string | undefined,
  ): RecordedChanges | undefined {
    const request = this.newestRequest(this.doubtfulJobs(receiver));
    const isKnown = base !== undefined && head !== undefined;
    if (this.scope === undefined || !isKnown || this.startAfter(request) !== start)
      return undefined;

    // If this request fails together with one that it builds on, the changes of both are sent again.
    const from = request === undefined || this.hasSucceeded(request) ? base : request.changes.from;
    return { ...this.scope, from, to: head };
  }

  private hasSucceeded(request: RequestWithChanges): boolean {
    const status = this.statuses.get(request.jobId);
    return hasOwnEnd(request) || (status !== undefined && STATUSES[status].hasEnded);
  }

  private isOwn(record: AcceptedRecord): record is RequestWithChanges {
    const { scope } = this;
    const { changes } = record;
    if (scope === undefined || changes === undefined) return false;
    return changes.repository === scope.repository && changes.paths === scope.paths;
  }

  private newestRequest(doubtfulJobs: readonly string[]): RequestWithChanges | undefined {
    // A record has the status in the service's own word.
    const failed = this.records.filter(hasFailed);
    const doubtful = new Set([...doubtfulJobs, ...failed.map(({ jobId }) => jobId)]);
    const mayHaveFailed = (record: RequestWithChanges) =>
      hasFailed(record) || (!hasOwnEnd(record) && doubtful.has(record.jobId));
    return this.requests.find((record) => !mayHaveFailed(record));
  }

  /** If no request counts, the newest one knows up to where no job has failed. */
  private startAfter(request: RequestWithChanges | undefined): string | undefined {
    return request?.changes.to ?? this.requests[0]?.changes.from;
  }

  /**
   * The changes that a job got may have to be sent again if it has failed, could not be read, or is active and may still fail.
   * An active job that receives this request, too, is not doubtful: if it fails, this request fails with it, and the next
   * request has the changes of both.
   */
  private doubtfulJobs(receiver: string | undefined): string[] {
    const mayFail = (jobId: string, status: Job['status'] | undefined) => {
      if (status === undefined) return true;
      const { hasEnded, didItsWork } = STATUSES[status];
      return hasEnded ? !didItsWork : jobId !== receiver;
    };
    return [...this.statuses]
      .filter(([jobId, status]) => mayFail(jobId, status))
      .map(([jobId]) => jobId);
  }
}

function hasFailed({ status = '' }: PostedRecord): boolean {
  const { hasEnded, didItsWork } = STATUSES[statusFrom(status)];
  return hasEnded && !didItsWork;
}

/** If the job was active before a message, the end in the record may be that of an earlier message. */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}
