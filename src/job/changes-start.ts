/** Where the changes of a run with `conversation: continue` start. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { asGitHubError, describeGitHubError, githubRemedy } from '../github/github-error.ts';
import { isTerminal, type Job } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import { isAccepted, newestFirst } from '../thread/decide.ts';
import type { AcceptedRecord, PostedRecord } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import { wasActive } from './end-detector.ts';
import { openThread, type ThreadLocation } from './thread-reporter.ts';

/**
 * The records of a thread as they are before this run writes there: a run without changes must leave nothing in the thread,
 * and only the records say since when something would have changed. Throws a SetupError where GitHub does not list them:
 * without them, changes of earlier runs could be left out.
 */
export async function readRecordsFirst(
  { issue, api }: ThreadLocation,
  session: Session,
): Promise<readonly PostedRecord[]> {
  try {
    return await readRecords(openThread(issue, api, session));
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
 * The newest request that handed over changes, was accepted, and has not failed: the changes of the next one start at its
 * `head`. As each request starts at such a commit, everything before it was handed over, too. Undefined without one.
 *
 * `records` are those from before this run wrote. Other runs may have had requests accepted since: then this one hands over
 * something again, which costs words and no money, but it leaves out nothing.
 *
 * @param doubtfulJobs jobs that may have failed, even if no record says so
 */
export function requestWithLastChanges(
  records: readonly PostedRecord[],
  doubtfulJobs: readonly string[] = [],
): AcceptedRecord | undefined {
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

/**
 * Whether the record shows how its own request ended. If the job was active before a message, the end may be that of an
 * earlier message.
 */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}

/** Finds where the changes of a request start, and asks the service where the records do not show how a request ended. */
export class ChangesStart {
  private readonly records: readonly PostedRecord[];
  private readonly readJob: (jobId: string) => Promise<Job | undefined>;
  /** The statuses of the jobs that were read, by ID; undefined if a job could not be read. */
  private readonly statuses = new Map<string, Job['status'] | undefined>();

  constructor(records: ChangesStart['records'], readJob: ChangesStart['readJob']) {
    this.records = records;
    this.readJob = readJob;
  }

  /** Saves a request for the job. */
  noteJob(jobId: string, job: Job | undefined): void {
    this.statuses.set(jobId, job?.status);
  }

  /**
   * Returns undefined if no job of the thread knows changes.
   *
   * @param receiver the job that gets the request; undefined for a new one
   */
  async commitFor(receiver: string | undefined): Promise<string | undefined> {
    for (;;) {
      const read = [...this.statuses.keys()];
      const doubtful = read.filter((jobId) => this.isDoubtful(jobId, receiver));
      const request = requestWithLastChanges(this.records, doubtful);
      if (request === undefined) return undefined;

      const { jobId, head } = request;
      if (hasOwnEnd(request) || this.statuses.has(jobId)) return head;
      this.noteJob(jobId, await this.readJob(jobId));
    }
  }

  /** A job that is still active may fail, but then the receiver of this request fails with all that it got. */
  private isDoubtful(jobId: string, receiver: string | undefined): boolean {
    const status = this.statuses.get(jobId);
    if (status === undefined || status === 'failed') return true;
    return !isTerminal(status) && jobId !== receiver;
  }
}
