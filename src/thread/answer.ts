import { asFault, isGone } from '../github/faults.ts';
import { type FoundRecord, unreadable } from './read.ts';
import { type ThreadRecord, withRecord } from './record.ts';
import { bestOf, hasJob, rank } from './runs.ts';
import {
  type CommentRef,
  createOnce,
  LIST_PAUSES,
  persist,
  RETRY_MS,
  removeComment,
  sleepUnlessStopped,
  type Thread,
} from './writes.ts';

/** Which comment answers the command now. */
export interface PostedAnswer {
  /**
   * `new`: our comment; `edited`: our progress comment, because no new one could be posted; `existing`: another
   * run's, which is as good or better; `none`: GitHub rejected both.
   */
  how: 'new' | 'edited' | 'existing' | 'none';
  /** `html_url` of the comment that answers the command; undefined where there is none. */
  url: string | undefined;
}

/** The answer to a command. */
export interface Answer {
  /** With `answer: true` and the state that the answer records. */
  record: ThreadRecord;
  /** The visible text, Markdown. */
  body: string;
  /** Our own progress comment, where there is one. */
  progressId: number | undefined;
  /** The end of a job that this run started: no answer is better, so it is posted without reading the thread first. */
  atOnce?: boolean;
}

/**
 * Posts a command's result as a new comment, unless the thread holds a better one, and removes what it replaces.
 * Faults of GitHub become warnings: they never change a job's outcome.
 */
export async function postAnswer(answer: Answer, thread: Thread): Promise<PostedAnswer> {
  const better = answer.atOnce ? undefined : await betterThan(answer.record, thread);
  if (better !== undefined) return removeReplaced(answer, better, 'existing', thread);
  const until = thread.clock.now() + RETRY_MS;
  const posted = await createOnce(answer.body, answer.record, thread).catch((error) => {
    thread.warn({ type: 'not-posted', fault: asFault(error) });
  });
  if (posted) {
    if (answer.progressId !== undefined) thread.onProgressComment?.(undefined);
    return removeReplaced(answer, posted, 'new', thread);
  }
  const edited = await editIntoAnswer(answer, thread, until);
  return edited === undefined
    ? { how: 'none', url: undefined }
    : removeReplaced(answer, edited, 'edited', thread);
}

/**
 * Our progress comment becomes the answer by one edit and stays: what there is time for when a signal ends the
 * run, and what is left where no new comment can be posted. Undefined where that fails, too.
 */
export async function editIntoAnswer(
  { progressId, body, record }: Answer,
  thread: Thread,
  until?: number,
): Promise<CommentRef | undefined> {
  if (progressId === undefined) return undefined;
  const text = withRecord(body, record, thread.signing);
  try {
    const { id, url } = await persist(() => thread.comments.update(progressId, text), thread, until);
    return { commentId: id, url };
  } catch (error) {
    thread.warn({ type: 'not-posted', fault: asFault(error) });
    return undefined;
  }
}

/** Another run's record of this command that makes ours needless; a `sent` of a run at work is one. */
async function betterThan(ours: ThreadRecord, thread: Thread): Promise<FoundRecord | undefined> {
  const state = await thread.reader.read().catch(unreadable);
  const better = (state?.records ?? []).filter(
    ({ record: { command, run, answer, state }, record }) =>
      command === ours.command &&
      run.nonce !== ours.run.nonce &&
      (answer || hasJob(record)) &&
      (state === 'ended' || rank(state) > rank(ours.state)),
  );
  return bestThatExists(better, thread);
}

/** Lists may contain deleted comments, so the best answer is verified to exist. */
async function bestThatExists<T extends CommentRef & Pick<FoundRecord, 'record'>>(
  answers: T[],
  thread: Thread,
  existing?: number,
): Promise<T | undefined> {
  const best = bestOf(answers);
  if (best === undefined || best.commentId === existing) return best;
  try {
    await thread.comments.get(best.commentId);
    return best;
  } catch (error) {
    if (!isGone(asFault(error))) return best;
    const others = answers.filter((each) => each !== best);
    return bestThatExists(others, thread, existing);
  }
}

/**
 * Removes what the answer in the comment `posted` replaces: lesser answers to the command, the run's own progress
 * comments, and after `ended` every progress comment of the command. The reading must show that comment: of two runs
 * that post simultaneously, at least one then sees the other's.
 */
async function removeReplaced(
  { record: ours, progressId }: Answer,
  posted: CommentRef,
  how: PostedAnswer['how'],
  thread: Thread,
): Promise<PostedAnswer> {
  // Our own progress comment goes even where no reading can be had; its answer is known to be posted.
  const isReplaced = progressId !== undefined && progressId !== posted.commentId;
  const [records] = await Promise.all([
    recordsWith(posted.commentId, thread),
    isReplaced && removeComment(progressId, thread),
  ]);
  const all = records.filter(({ record }) => record.command === ours.command);
  const isPosted = ({ commentId }: CommentRef) => commentId === posted.commentId;
  // A list that does not show our answer yet: it is there all the same, and newer than the others.
  const answer = all.find(isPosted) ?? { ...posted, record: ours };
  const answers = [answer, ...all.filter((each) => each.record.answer && !isPosted(each))];
  const keep = (await bestThatExists(answers, thread, posted.commentId)) ?? answer;
  const remove = new Set<number>();
  for (const { commentId, record } of all) {
    const isOurs = record.run.nonce === ours.run.nonce;
    if (record.answer || isOurs || keep.record.state === 'ended') remove.add(commentId);
  }
  remove.delete(keep.commentId);
  if (isReplaced) remove.delete(progressId);
  for (const commentId of remove) await removeComment(commentId, thread);
  return { how, url: keep.url };
}

async function recordsWith(commentId: number, thread: Thread): Promise<FoundRecord[]> {
  let records: FoundRecord[] = [];
  for (const ms of LIST_PAUSES) {
    // Once a signal ends the run, the rest is done without waiting, and none of it is left out.
    if (ms > 0 && !(await sleepUnlessStopped(ms, thread))) break;
    records = (await thread.reader.read().catch(unreadable))?.records ?? records;
    if (records.some((each) => each.commentId === commentId)) break;
  }
  return records;
}

/** What others than the run itself write of a job's end. */
interface End {
  /** Markdown without a hidden line. */
  body: string;
  prLink: string | null;
  /** Who writes it: a collector is a run, too. */
  run: ThreadRecord['run'];
}

/** `sent`: the job continues, but is no longer followed. */
type Closing = End & { state: 'ended' | 'sent' };

/**
 * Announces once in a pull request's thread that a job opened it. Returns the URL of the comment that names the job.
 * Rejects with `ThreadUnreadable` or a `GitHubFault`.
 */
export async function announce(
  { body, ...about }: End & Pick<ThreadRecord, 'command' | 'jobId'>,
  thread: Thread,
): Promise<string> {
  const { records } = await thread.reader.read(thread);
  const known = records.find(({ record }) => hasJob(record) && record.jobId === about.jobId);
  if (known !== undefined) return known.url;
  const end = { state: 'ended', kind: 'create', answer: true, first: null, before: null, seq: 1 } as const;
  return (await createOnce(body, { ...about, ...end, time: thread.comments.now() }, thread)).url;
}

/** Each command's best record, in the order of their comments, and whether a killed run's comments are left beside its end. */
export function commandsIn(records: FoundRecord[]): { best: FoundRecord; hasLeftovers: boolean }[] {
  const commands = Map.groupBy(records, ({ record }) => record.command);
  return [...commands.values()]
    .map((all) => {
      const best = bestOf(all) as FoundRecord;
      return { best, hasLeftovers: best.record.state === 'ended' && all.length > 1 };
    })
    .toSorted((a, b) => a.best.commentId - b.best.commentId);
}

/** Answers a command for a run that did not: with its job's end, or why the job is not followed any longer. */
export function closeCommand(
  { record, commentId }: FoundRecord,
  { body, ...about }: Closing,
  thread: Thread,
): Promise<PostedAnswer> {
  const first = record.first ?? commentId;
  const givenUp = about.state === 'sent' || undefined;
  const closed = { ...record, ...about, answer: true, seq: record.seq + 1, first, givenUp };
  return postAnswer({ record: closed, body, progressId: undefined }, thread);
}

/** Removes what killed runs left beside a command's end. */
export async function removeLeftovers(end: FoundRecord, thread: Thread): Promise<void> {
  await removeReplaced({ record: end.record, body: '', progressId: undefined }, end, 'existing', thread);
}
