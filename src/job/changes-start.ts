import type { Prompt } from '../context/prompt.ts';
import { continuesChanges } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { commentsRequest, explain } from '../github/explain.ts';
import type { JobRequest } from '../job-request.ts';
import { type Job, STATUSES, statusFrom } from '../service/schema.ts';
import { sentences, text } from '../text/sentence.ts';
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

/** Where the changes of a request start, and where they start again if its job fails. */
interface StartCommits {
  commit: string;
  ifFailed: string;
}

type ReadJob = (jobId: string) => Promise<Job | undefined>;

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

  const records = await readRecords(openThread(thread.issue, thread.api, session)).catch(
    (error) => {
      throw threadUnreadable(error, thread.issue, session);
    },
  );
  const start = new ChangesStart(records, changesScope(request, session), jobReader(session));
  if (start.last === undefined && records.some(({ changes }) => changes !== undefined))
    session.publisher.info(
      sentences(
        text`The jobs of this thread got changes of another repository, or with other \`paths\`.`,
        text`So the changes start at \`diff-base\`, or where the event says.`,
      ),
    );
  return start;
}

function threadUnreadable(error: unknown, issue: number, { signal }: Session): SetupError {
  signal.throwIfAborted();
  const what = commentsRequest(issue);
  const { happened, next } = explain(error, { what, again: 'start a new run' });
  return new SetupError({
    title: 'Could not read the thread',
    happened: text`${happened} They say where the changes start. Nothing was sent.`,
    next,
  });
}

function changesScope({ source }: JobRequest, { inputs, run }: Session): ChangesScope {
  const repository = source?.id ?? run.repository.id;
  // `paths` can be long, and a record has little room.
  return inputs.paths === undefined
    ? { repository }
    : { repository, paths: shortHash(inputs.paths) };
}

function jobReader({ openService, deadline, clock, signal }: Session): ReadJob {
  return async (jobId) => {
    const service = await openService();
    const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
    return reading.kind === 'value' ? reading.value : undefined;
  };
}

/**
 * The newest request of a scope alone says where the next changes start: at its `to`, or at its
 * `from` if its job has failed or may still fail. A request that starts at an earlier `from`
 * records it, so older records do not matter.
 */
export class ChangesStart {
  /** Other runs may have sent since. Then this run sends some changes again, and omits none. */
  readonly records: readonly PostedRecord[];
  readonly last: (AcceptedRecord & { changes: RecordedChanges }) | undefined;
  private readonly scope: ChangesScope;
  private readonly readJob: ReadJob;

  constructor(records: readonly PostedRecord[], scope: ChangesScope, readJob: ReadJob) {
    const requests = records.filter(isAccepted).flatMap((record) => {
      const { changes } = record;
      const isOfScope = changes?.repository === scope.repository && changes.paths === scope.paths;
      return isOfScope ? { ...record, changes } : [];
    });
    const [newest] = newestFirst(requests);
    const end = requests.find(
      (record) => record.requestId === newest?.requestId && hasOwnEnd(record),
    );

    this.records = records;
    this.last = end ?? newest;
    this.scope = scope;
    this.readJob = readJob;
  }

  /**
   * `receiver`: the job that gets the request; undefined for a new one. `seen`: that job, if the
   * run has just read it.
   */
  async startFor(receiver: string | undefined, seen?: Job): Promise<StartCommits | undefined> {
    const { last } = this;
    if (last === undefined) return undefined;

    const { end, didItsWork } = STATUSES[await this.statusOf(last, seen)];
    const { from, to } = last.changes;
    if (didItsWork) return { commit: to, ifFailed: to };

    // A job that is still active fails with both requests, or with none.
    const isShared = end === undefined && last.jobId === receiver;
    return { commit: isShared ? to : from, ifFailed: from };
  }

  /** What a request records whose changes start there, unless that commit is gone. */
  changesOf(
    { base, head }: Pick<Prompt, 'base' | 'head'>,
    start: StartCommits | undefined,
  ): RecordedChanges | undefined {
    if (base === undefined || head === undefined) return undefined;

    const from = base === start?.commit ? start.ifFailed : base;
    return { ...this.scope, from, to: head };
  }

  /** A later command may have changed a job whose end is recorded. */
  private async statusOf(last: AcceptedRecord, seen: Job | undefined) {
    if (hasOwnEnd(last)) return statusFrom(last.status ?? '');

    // A job that cannot be read may have failed.
    const job = seen?.id === last.jobId ? seen : await this.readJob(last.jobId);
    return job?.status ?? 'failed';
  }
}

/** If the job was active before a message, its end may be that of an earlier one. */
function hasOwnEnd({ state, before }: PostedRecord): boolean {
  return state === 'ended' && !wasActive(before);
}
