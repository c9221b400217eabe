import { asFault, ignoreFault } from '../github/faults.ts';
import { hasJob, rank, ranked } from './decide.ts';
import type { FoundRecord, Thread } from './read.ts';
import { type RecordState, type ThreadRecord, withRecord } from './record.ts';
import { createOnce, isMissing, LIST_PAUSES, removeComment, sleepUnlessStopped } from './writes.ts';

export interface PostedAnswer {
  /** Which comment answers the command now: ours, our progress comment, another run's that is as good, or none. */
  how: 'new' | 'edited' | 'existing' | 'none';
  url: string | undefined;
}

export interface Answer {
  record: ThreadRecord;
  body: string;
  progressId?: number | undefined;
  /** The end of a job that this run started: no answer is better, so the thread is not read first. */
  atOnce?: boolean;
}

/** What a run finally says about a command. */
export interface CommandEnd extends Pick<ThreadRecord, 'prLink' | 'status'> {
  state: Exclude<RecordState, 'sending'>;
  body: string;
}

type FoundAnswer = Omit<FoundRecord, 'updatedAt'>;

/**
 * Posts a command's result as a new comment, unless the thread holds a better one, and removes what it replaces.
 * Faults of GitHub become warnings: they never change a job's outcome.
 */
export async function postAnswer(answer: Answer, thread: Thread): Promise<PostedAnswer> {
  const { record, body, progressId, atOnce } = answer;
  const better = atOnce ? undefined : await betterThan(record, thread);
  if (better) return { how: 'existing', url: await removeReplaced(better, thread, answer) };

  const created = await createOnce(body, record, thread).catch((error) => {
    thread.warn({ type: 'not-posted', fault: asFault(error) });
  });
  if (created && progressId !== undefined) thread.onResultPosted();

  const posted = created ?? (await editIntoAnswer(answer, thread));
  if (posted === undefined) return { how: 'none', url: undefined };

  const url = await removeReplaced({ ...posted, record }, thread, answer);
  return { how: created ? 'new' : 'edited', url };
}

/** The progress comment becomes the answer, where a signal ends the run or no new comment can be posted. */
export async function editIntoAnswer({ progressId, body, record }: Answer, thread: Thread) {
  if (progressId === undefined) return undefined;
  const text = withRecord(body, record, thread.signing);
  return thread.comments.update(progressId, text).catch((error) => {
    thread.warn({ type: 'not-posted', fault: asFault(error) });
    return undefined;
  });
}

/** Another run's record of this command that tells more than ours, such as `sent` by a run that still waits for its job. */
async function betterThan(ours: ThreadRecord, thread: Thread): Promise<FoundAnswer | undefined> {
  const state = await thread.reader.read().catch(ignoreFault);
  const better = state?.records.filter(
    ({ record: { command, run, state } }) =>
      command === ours.command &&
      run.nonce !== ours.run.nonce &&
      (state === 'ended' || rank(state) > rank(ours.state)),
  );
  return (await bestThatExists(better ?? [], thread)).best;
}

/**
 * Lists may contain deleted comments, so all but `postedId`, which exists, are requested. `missing`: those that
 * GitHub does not return, although they may only be too new for the server that responds.
 */
async function bestThatExists(answers: FoundAnswer[], thread: Thread, postedId?: number) {
  const missing = new Set<number>();
  for (const best of ranked(answers)) {
    if (best.id === postedId) return { best, missing };

    if (!(await isMissing(best.id, thread))) return { best, missing };
    missing.add(best.id);
  }
  return { best: undefined, missing };
}

/**
 * Removes what the answer in the comment `posted` replaces: lesser answers, progress comments of the run that gave the
 * answer `ours`, and after `ended` of every run; only those that the account of `posted` wrote. The reading must show
 * `posted`: of two runs that post simultaneously, at least one then sees the other's. Returns the URL of what stays.
 */
async function removeReplaced(
  posted: FoundAnswer,
  thread: Thread,
  { record: ours, progressId }: Pick<Answer, 'record' | 'progressId'> = posted,
): Promise<string> {
  // Our own progress comment goes even where the thread cannot be read.
  const ownProgressId = progressId === posted.id ? undefined : progressId;
  // rule: read again after the answer
  const reading = recordsWith(posted.id, thread);
  const removal = ownProgressId === undefined ? undefined : removeComment(ownProgressId, thread);
  const [records] = await Promise.all([reading, removal]);

  const others = records.filter(
    ({ id, author, record }) =>
      record.command === ours.command &&
      author?.id === posted.author?.id &&
      id !== posted.id &&
      id !== ownProgressId,
  );
  const answers = [posted, ...others.filter(({ record }) => record.answer)];
  const { best: keep = posted, missing } = await bestThatExists(answers, thread, posted.id);

  for (const { id, record } of [...others, posted]) {
    // Two runs that remove what only seems to be gone would remove each other's answers.
    if (missing.has(id)) continue;

    const isOurs = record.run.nonce === ours.run.nonce;
    // GitHub may have left out an answer that is better than the one to keep, so each is compared.
    // rule: remove lesser answers
    const isLesser = rank(record.state) <= rank(keep.record.state);
    const isOver = keep.record.state === 'ended';
    const isReplaced = record.answer ? isLesser : isOurs || isOver;
    if (isReplaced && id !== keep.id) await removeComment(id, thread);
  }
  return keep.url;
}

async function recordsWith(id: number, thread: Thread): Promise<FoundRecord[]> {
  let records: FoundRecord[] = [];
  for (const ms of LIST_PAUSES) {
    // Once a signal ends the run, the rest is done without waiting, and none of it is left out.
    if (ms > 0 && !(await sleepUnlessStopped(ms, thread))) break;
    records = (await thread.reader.read().catch(ignoreFault))?.records ?? records;
    if (records.some((record) => record.id === id)) break;
  }
  return records;
}

/**
 * Announces once in a pull request's thread that a job opened it; returns the comment's URL, or rejects. `time`: no later
 * than the job's work, so that its reviews are new to it.
 */
export async function announce(
  {
    body,
    ...job
  }: Pick<ThreadRecord, 'command' | 'jobId' | 'prLink' | 'status' | 'run' | 'time'> & {
    body: string;
  },
  thread: Thread,
): Promise<string> {
  const isAnnouncement = ({ record }: FoundRecord) => hasJob(record) && record.jobId === job.jobId;
  const { records } = await thread.reader.read(thread);
  const earlier = records.find(isAnnouncement);
  if (earlier !== undefined) return earlier.url;

  const end = {
    state: 'ended',
    kind: 'create',
    answer: true,
    first: null,
    before: null,
    seq: 1,
  } as const;
  const ours = await createOnce(body, { ...job, ...end }, thread);

  // Another run may have announced the job at the same time: the first announcement stays.
  const first = (await recordsWith(ours.id, thread)).find(isAnnouncement);
  if (first === undefined || first.id >= ours.id) return ours.url;
  await removeComment(ours.id, thread);
  return first.url;
}
