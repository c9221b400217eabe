import type { Prompt } from '../context/prompt.ts';
import { continuesChanges } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { explain } from '../github/explain.ts';
import type { JobRequest } from '../job-request.ts';
import { type Job, type JobStatus, STATUSES, statusFrom } from '../service/schema.ts';
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

/** Runs with other changes, such as the parts of a matrix, do not move each other's start. */
type ChangesScope = Pick<RecordedChanges, 'repository' | 'paths'>;

type RequestWithChanges = AcceptedRecord & { changes: RecordedChanges };

/**
 * Reads the thread before this run writes there, because a run without changes must leave nothing.
 * Undefined for a run whose changes start elsewhere.
 */
export async function readChangesStart(
  request: JobRequest,
  session: Session,
): Promise<ChangesStart | undefined> {
  const { thread } = request;
  if (thread.api === undefined || !continuesChanges(request, session)) return undefined;

  try {
    const records = await readRecords(openThread(thread.issue, thread.api, session));
    const start = new ChangesStart(records, changesScope(request, session));
    const isNewScope = start.commitInRecords === undefined;
    if (isNewScope && records.some(({ changes }) => changes !== undefined))
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

function changesScope({ source }: JobRequest, { inputs, run }: Session): ChangesScope {
  const repository = source?.id ?? run.repository.id;
  // `paths` can be long, and a record has little room.
  return inputs.paths === undefined
    ? { repository }
    : { repository, paths: shortHash(inputs.paths) };
}

/**
 * The newest request of a scope alone says where the next changes start: at its `to`, or at its
 * `from` if its job has failed or may still fail. A request that starts at an earlier `from`
 * records it, so older records do not matter.
 */
export class ChangesStart {
  /**
   * Other runs may have sent since. Then this run sends some changes again, and leaves out none.
   */
  readonly records: readonly PostedRecord[];
  private readonly scope: ChangesScope;
  private readonly last: RequestWithChanges | undefined;
  /** How far its job is, once the record or a reading has told. */
  private jobState: (typeof STATUSES)[JobStatus] | undefined;

  constructor(records: readonly PostedRecord[], scope: ChangesScope) {
    const requests = records.filter(isAccepted).filter((record) => isOfScope(record, scope));
    const [newest] = newestFirst(requests);
    const end = requests.find((record) => record.command === newest?.command && hasOwnEnd(record));

    this.records = records;
    this.scope = scope;
    this.last = end ?? newest;
    if (end) this.jobState = STATUSES[statusFrom(end.status ?? '')];
  }

  /** By the records alone. The agent may have failed since, which no record shows. */
  get commitInRecords(): string | undefined {
    return this.jobState === undefined ? this.last?.changes.to : this.commitAfterReading();
  }

  /**
   * After this, `commitFor` need not read the job again. One that cannot be read may have failed.
   */
  noteJob(jobId: string, job: Job | undefined): void {
    const isOfInterest = this.last?.jobId === jobId && !hasOwnEnd(this.last);
    if (isOfInterest) this.jobState = STATUSES[job?.status ?? 'failed'];
  }

  /** `receiver`: the job that gets the request; undefined for a new one. */
  async commitFor(
    receiver: string | undefined,
    readJob: (jobId: string) => Promise<Job | undefined>,
  ): Promise<string | undefined> {
    if (this.last && this.jobState === undefined)
      this.noteJob(this.last.jobId, await readJob(this.last.jobId));
    return this.commitAfterReading(receiver);
  }

  changesOf({ base, head }: Pick<Prompt, 'base' | 'head'>): RecordedChanges | undefined {
    if (base === undefined || head === undefined) return undefined;

    // If this request fails together with the last one, the changes of both are sent again.
    const isContinued = base === this.last?.changes.to && !this.jobState?.didItsWork;
    const from = isContinued ? this.last.changes.from : base;
    return { ...this.scope, from, to: head };
  }

  private commitAfterReading(receiver?: string): string | undefined {
    if (this.last === undefined) return undefined;

    const { jobId, changes } = this.last;
    // A job that is still active fails with both requests, or with none.
    const isShared = this.jobState?.hasEnded === false && jobId === receiver;
    return this.jobState?.didItsWork || isShared ? changes.to : changes.from;
  }
}

function isOfScope(
  record: AcceptedRecord,
  { repository, paths }: ChangesScope,
): record is RequestWithChanges {
  const { changes } = record;
  return changes?.repository === repository && changes.paths === paths;
}

/** Of a job that was active before a message, the end may be an earlier one's. */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}
