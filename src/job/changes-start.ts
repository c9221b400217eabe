/** With `conversation: continue`, a job gets what has changed since the last job of its thread. This file finds that start. */
import { continuesChanges } from '../context/parts.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { asGitHubError, describeGitHubError, githubRemedy } from '../github/github-error.ts';
import type { JobRequest } from '../job-request.ts';
import { isTerminal, type Job } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import { isAccepted, newestFirst } from '../thread/decide.ts';
import type { AcceptedRecord, PostedRecord } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import { wasActive } from './end-detector.ts';
import { openThread } from './open-thread.ts';

/**
 * Reads the records of the thread before this run writes there: a run without changes must leave nothing in the thread, and
 * only the records tell where its changes start. A run whose changes start elsewhere, such as at the base of a pull request,
 * needs none. If GitHub does not list them, the run ends: without them, changes of earlier runs could be left out.
 */
export async function readRecordsBefore(
  request: JobRequest,
  session: Session,
): Promise<readonly PostedRecord[]> {
  const { thread } = request;
  if (thread === undefined || !continuesChanges(request, session)) return [];

  try {
    return await readRecords(openThread(thread.issue, thread.api, session));
  } catch (error) {
    session.signal.throwIfAborted();
    const githubError = asGitHubError(error);
    throw new SetupError({
      title: 'Could not read the thread',
      happened: text`${describeGitHubError(githubError, 'the request for the comments')} They say where the changes start. Nothing was sent.`,
      next: githubRemedy(githubError),
    });
  }
}

/**
 * The newest request that had changes, was accepted, and has not failed. The changes of the next request start at its `head`.
 * For example, one request had the changes from A to B, and the next one those from B to C. If neither has failed, the
 * changes start at C, because the two jobs have handled everything up to there. If the second one has failed, they start at B
 * again.
 *
 * `records` are those from before this run wrote. Other runs may have had requests accepted since. Then this run sends some
 * changes again, which makes its prompt longer, but it leaves out nothing.
 *
 * @param doubtfulJobs jobs that may have failed, even if no record says so
 */
export function requestWithLastChanges(
  records: readonly PostedRecord[],
  doubtfulJobs: readonly string[] = [],
): AcceptedRecord | undefined {
  // A record has the status in the service's own word.
  const failedJobs = records.filter(({ status }) => status === 'failed').map(({ jobId }) => jobId);
  const doubtful = new Set([...doubtfulJobs, ...failedJobs]);

  const mayHaveFailed = (record: PostedRecord) =>
    record.status === 'failed' || (!hasOwnEnd(record) && doubtful.has(record.jobId));
  const [newest] = newestFirst(
    records
      .filter(isAccepted)
      .filter((record) => record.head !== undefined && !mayHaveFailed(record)),
  );
  return newest;
}

/** If the job was active before a message, the end in the record may be that of an earlier message. */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}

/** Finds where the changes of a request start, and asks the service where the records do not show how a request ended. */
export class ChangesStart {
  /** Those of the thread from before this run wrote there. */
  readonly records: readonly PostedRecord[];
  /** The statuses of the jobs that were read, by ID. Undefined for a job that could not be read. */
  private readonly statuses = new Map<string, Job['status'] | undefined>();

  constructor(records: readonly PostedRecord[]) {
    this.records = records;
  }

  /** The commit at which the changes start by the records alone. An agent may have failed since, which no record shows. */
  get commitInRecords(): string | undefined {
    return requestWithLastChanges(this.records)?.head;
  }

  /** Takes over what a reading of the job has returned, so that `commitFor` need not read that job again. */
  noteJob(jobId: string, job: Job | undefined): void {
    this.statuses.set(jobId, job?.status);
  }

  /**
   * The commit at which the changes of a request start, unless no earlier request of the thread counts. `receiver` is the job
   * that gets the request, and undefined for a new job. Each job is read once.
   */
  async commitFor(
    receiver: string | undefined,
    readJob: (jobId: string) => Promise<Job | undefined>,
  ): Promise<string | undefined> {
    // Each round reads one more job, until the request that counts is one that has certainly not failed.
    for (;;) {
      const read = [...this.statuses.keys()];
      const doubtful = read.filter((jobId) => this.isDoubtful(jobId, receiver));
      const request = requestWithLastChanges(this.records, doubtful);
      if (request === undefined) return undefined;

      const { jobId, head } = request;
      if (hasOwnEnd(request) || this.statuses.has(jobId)) return head;
      this.noteJob(jobId, await readJob(jobId));
    }
  }

  /**
   * The changes that a job got may have to be sent again if it has failed, could not be read, or is active and may still fail.
   * An active job that receives this request, too, is not doubtful: if it fails, this request fails with it, and
   * the next request has the changes of both.
   */
  private isDoubtful(jobId: string, receiver: string | undefined): boolean {
    const status = this.statuses.get(jobId);
    if (status === undefined || status === 'failed') return true;
    return !isTerminal(status) && jobId !== receiver;
  }
}
