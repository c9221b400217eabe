/** Where the changes of a run with `conversation: continue` start. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { asFault, faultRemedy, refused } from '../github/faults.ts';
import { text } from '../text/sentence.ts';
import { hasJob, newestFirst } from '../thread/decide.ts';
import type { PostedRecord } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import { openThread, type ThreadLocation } from './conversation.ts';
import { wasActive } from './end-detector.ts';

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
    const fault = asFault(error);
    throw new SetupError({
      title: 'Could not read the thread',
      happened: text`${refused(fault, 'the request for the comments')} They say where the changes start. Nothing was sent.`,
      next: faultRemedy(fault),
    });
  }
}

/**
 * The commit up to which the jobs of a thread know the changes: that of the newest request that was accepted and has not
 * failed. Each request starts at such a commit, so everything before it was handed over, too. Undefined without one.
 *
 * `records` are those from before this run wrote. Other runs may have had requests accepted since: then this one hands over
 * something again, which costs words and no money, but it leaves out nothing.
 *
 * @param failedJob a job that has failed, or may have, even if no record says so
 */
export function commitKnownToJobs(
  records: readonly PostedRecord[],
  failedJob?: string,
): string | undefined {
  const failedJobs = new Set([failedJob]);
  for (const { status, jobId } of records) if (status === 'failed') failedJobs.add(jobId);

  const hasFailed = (record: PostedRecord) =>
    record.status === 'failed' || (!hasOwnEnd(record) && failedJobs.has(record.jobId));
  const known = records.filter(
    (record) => hasJob(record) && record.head !== null && !hasFailed(record),
  );
  return newestFirst(known)[0]?.head ?? undefined;
}

/** If the job was active before a message, the end in its record may be that of an earlier message. */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}
