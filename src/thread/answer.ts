import { asFault, isGone } from '../github/comments.ts';
import { LIST_PAUSES, rest, type ThreadDeps } from './deps.ts';
import { type FoundRecord, type ThreadState, unreadable } from './read.ts';
import { type ThreadRecord, withRecord } from './record.ts';
import { betterOf, hasJob, rank } from './runs.ts';
import { createOnce, patienceEnds, persist, removeComment, type Written } from './writes.ts';

/** Where the command's answer stands now. */
export interface PostedAnswer {
  /**
   * `new`: our comment; `edited`: our progress comment, because no new one could be posted; `standing`: ours
   * was not needed, a better one or the job's end is there; `nowhere`: GitHub took neither.
   */
  how: 'new' | 'edited' | 'standing' | 'nowhere';
  /** `html_url` of the comment that answers the command; undefined where there is none. */
  url: string | undefined;
}

/** A command's answer on its way into the thread. */
export interface Answer {
  /** With `answer: true` and the state that the answer stands for. */
  record: ThreadRecord;
  /** What people read, Markdown. */
  body: string;
  /** Our own progress comment, where there is one. */
  progressId: number | undefined;
}

/**
 * Posts a command's result as a new comment, unless the thread holds a better one, and removes what it replaces.
 * Faults of GitHub become warnings: they never change a job's outcome.
 */
export async function giveAnswer(answer: Answer, deps: ThreadDeps): Promise<PostedAnswer> {
  const before = await deps.reader.read().catch(unreadable);
  const standing = await betterThan(answer.record, before?.records ?? [], deps);
  if (standing !== undefined) return tidy(answer, standing, 'standing', deps);
  const until = patienceEnds(deps);
  const posted = await createOnce(answer.body, answer.record, deps).catch((error) => {
    deps.warn({ type: 'not-posted', fault: asFault(error) });
  });
  if (posted) {
    if (answer.progressId !== undefined) deps.progressIn?.(undefined);
    return tidy(answer, posted, 'new', deps);
  }
  const edited = await becomeAnswer(answer, deps, until);
  return edited === undefined ? { how: 'nowhere', url: undefined } : tidy(answer, edited, 'edited', deps);
}

/**
 * Our progress comment becomes the answer by one edit and stays: what there is time for when a signal ends the
 * run, and what is left where no new comment can be posted. Undefined where that fails, too.
 */
export async function becomeAnswer(
  answer: Answer,
  deps: ThreadDeps,
  until?: number,
): Promise<Written | undefined> {
  const { progressId, body, record } = answer;
  if (progressId === undefined) return undefined;
  try {
    const { data } = await persist(
      () => deps.comments.update(progressId, withRecord(body, record, deps.signing)),
      deps,
      until,
    );
    return { commentId: data.id, url: data.url };
  } catch (error) {
    deps.warn({ type: 'not-posted', fault: asFault(error) });
    return undefined;
  }
}

/** Another run's record of this command that makes ours needless; a living run's `sent` is one. */
async function betterThan(
  ours: ThreadRecord,
  records: FoundRecord[],
  deps: ThreadDeps,
): Promise<FoundRecord | undefined> {
  const better = records.filter(
    ({ record }) =>
      record.command === ours.command &&
      record.run.nonce !== ours.run.nonce &&
      (record.answer || hasJob(record)) &&
      (record.state === 'ended' || rank(record.state) > rank(ours.state)),
  );
  if (better.length === 0) return undefined;
  const best = better.reduce(betterOf);
  if (await isThere(best.commentId, deps)) return best;
  return betterThan(
    ours,
    records.filter((each) => each !== best),
    deps,
  );
}

/** A list may show a comment that was removed: nothing is left out for the sake of one that is not there any more. */
async function isThere(commentId: number, deps: ThreadDeps): Promise<boolean> {
  try {
    await deps.comments.get(commentId);
    return true;
  } catch (error) {
    return !isGone(asFault(error));
  }
}

/** Removes what killed runs left beside a command's end. */
export async function tidyEnded(end: FoundRecord, deps: ThreadDeps): Promise<void> {
  await tidy({ record: end.record, body: '', progressId: undefined }, end, 'standing', deps);
}

/**
 * Removes what an answer that stands replaces, and says which comment is left. The reading must hold that
 * comment: of two runs that post at once, at least one then sees the other's.
 */
async function tidy(
  { record, progressId }: Answer,
  stands: Written,
  how: PostedAnswer['how'],
  deps: ThreadDeps,
): Promise<PostedAnswer> {
  let records = (await stateWith(stands.commentId, deps))?.records ?? [];
  let { keep, remove } = leftovers(records, record, stands);
  while (keep.commentId !== stands.commentId && !(await isThere(keep.commentId, deps))) {
    const gone = keep.commentId;
    records = records.filter(({ commentId }) => commentId !== gone);
    ({ keep, remove } = leftovers(records, record, stands));
  }
  // Our own progress comment goes even where no reading can be had; its answer is known to stand.
  const own = progressId === undefined || progressId === keep.commentId ? [] : [progressId];
  for (const commentId of new Set([...own, ...remove])) await removeComment(commentId, deps);
  return { how, url: keep.url };
}

async function stateWith(commentId: number, deps: ThreadDeps): Promise<ThreadState | undefined> {
  let state: ThreadState | undefined;
  for (const ms of LIST_PAUSES) {
    // Once a signal ends the run, the rest is done without waiting, and none of it is left out.
    if (ms > 0 && !(await rest(ms, deps))) break;
    state = (await deps.reader.read().catch(unreadable)) ?? state;
    if (state?.records.some((each) => each.commentId === commentId)) break;
  }
  return state;
}

/**
 * What goes once `stands` is in the thread: lesser answers to the command, the own progress comments of the run
 * behind `ours`, and after `ended` every progress comment of the command. Pure.
 */
export function leftovers(
  records: FoundRecord[],
  ours: ThreadRecord,
  stands: Written,
): { keep: Written; remove: number[] } {
  const all = records.filter(({ record }) => record.command === ours.command);
  const standing = all.find(({ commentId }) => commentId === stands.commentId);
  const answers = all.filter(({ record }) => record.answer);
  // A list that does not show our answer yet: it is there all the same, and newer than the others.
  const own = { ...stands, record: ours };
  const keep = answers.reduce<Written & { record: ThreadRecord }>(betterOf, standing ?? own);
  const remove = all.filter(
    ({ commentId, record }) =>
      commentId !== keep.commentId &&
      (record.answer || record.run.nonce === ours.run.nonce || keep.record.state === 'ended'),
  );
  return { keep, remove: remove.map(({ commentId }) => commentId) };
}
