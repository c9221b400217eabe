import { asFault, type GitHubFault, isGone, mayHaveHappened } from '../github/comments.ts';
import { type OwnDeps, PAUSES, rest, unreadable } from './own.ts';
import type { Reading, Seen } from './reading.ts';
import { type ThreadRecord, withRecord } from './record.ts';
import { betterOf, hasJob, rank } from './runs.ts';

/** Where the command's answer stands now. */
export interface Given {
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

interface Place {
  commentId: number;
  url: string;
}

/**
 * Posts a command's result as a new comment, unless the thread holds a better one, and removes what it replaces
 * (record.md, Afterwards, 7). Faults of GitHub become warnings: they never change a job's outcome.
 */
export async function giveAnswer(answer: Answer, deps: OwnDeps): Promise<Given> {
  const before = await deps.read().catch(unreadable);
  const standing = before && betterThan(answer.record, before.seen);
  if (standing !== undefined) {
    const kept = await tidy(answer, standing, deps);
    return { how: 'standing', url: kept.url };
  }
  const posted = await post(answer, deps);
  if (posted !== 'refused') {
    const kept = await tidy(answer, posted, deps);
    return { how: 'new', url: kept.url };
  }
  const edited = await becomeAnswer(answer, deps);
  if (edited === undefined) return { how: 'nowhere', url: undefined };
  const kept = await tidy(answer, edited, deps);
  return { how: 'edited', url: kept.url };
}

/**
 * Our progress comment becomes the answer by one edit and stays: what there is time for when a signal ends the
 * run, and what is left where no new comment can be posted. Undefined where that fails, too.
 */
export async function becomeAnswer(answer: Answer, deps: OwnDeps): Promise<Place | undefined> {
  if (answer.progressId === undefined) return undefined;
  try {
    const body = withRecord(answer.body, answer.record, deps.seal);
    const { data } = await deps.comments.update(answer.progressId, body);
    return { commentId: data.id, url: data.url };
  } catch (error) {
    deps.warn({ type: 'not-posted', fault: asFault(error) });
    return undefined;
  }
}

/** Another run's record of this command that makes ours needless; a living run's `sent` is one. */
function betterThan(ours: ThreadRecord, seen: Seen[]): Seen | undefined {
  const better = seen.filter(
    ({ record }) =>
      record.command === ours.command &&
      record.run.mark !== ours.run.mark &&
      (record.answer || hasJob(record)) &&
      (record.state === 'ended' || rank(record.state) > rank(ours.state)),
  );
  return better.length === 0 ? undefined : better.reduce(betterOf);
}

/** Writes, and where GitHub's answer is lost looks for the comment before writing once more. */
async function post(answer: Answer, deps: OwnDeps): Promise<Place | 'refused'> {
  const text = withRecord(answer.body, answer.record, deps.seal);
  for (let tries = 1; ; tries += 1) {
    try {
      const { data } = await deps.comments.create(text);
      return { commentId: data.id, url: data.url };
    } catch (error) {
      const fault = asFault(error);
      const found = mayHaveHappened(fault) ? await lookFor(answer.record, deps) : 'refused';
      if (typeof found === 'object') return found;
      if (found === 'refused' || tries === 2) return refused(fault, deps);
    }
  }
}

function refused(fault: GitHubFault, { warn }: OwnDeps): 'refused' {
  warn({ type: 'not-posted', fault });
  return 'refused';
}

/** `absent` is what a reading says, `refused` that none could be had: then nothing is written on suspicion. */
async function lookFor(record: ThreadRecord, deps: OwnDeps): Promise<Place | 'absent' | 'refused'> {
  let last: 'absent' | 'refused' = 'absent';
  for (const ms of PAUSES) {
    if (ms > 0 && !(await rest(ms, deps))) return 'refused';
    const reading = await deps.read().catch(unreadable);
    const found = reading?.seen.find((each) => isSame(each.record, record));
    if (found !== undefined) return found;
    last = reading === undefined ? 'refused' : 'absent';
  }
  return last;
}

function isSame(a: ThreadRecord, b: ThreadRecord): boolean {
  return a.run.mark === b.run.mark && a.command === b.command && a.seq === b.seq && a.answer === b.answer;
}

/** Removes what killed runs left beside a command's end (record.md, Afterwards, 9). */
export async function tidyEnded(end: Seen, deps: OwnDeps): Promise<void> {
  await tidy({ record: end.record, body: '', progressId: undefined }, end, deps);
}

/**
 * Removes what an answer that stands replaces, and says which comment is left. The reading must hold that
 * comment: of two runs that post at once, at least one then sees the other's.
 */
async function tidy(answer: Answer, stands: Place, deps: OwnDeps): Promise<Place> {
  const reading = await readingWith(stands.commentId, deps);
  const { keep, remove } = leftovers(reading?.seen ?? [], answer.record, stands);
  // Our own progress comment goes even where no reading can be had; its answer is known to stand.
  const own =
    answer.progressId === undefined || answer.progressId === keep.commentId ? [] : [answer.progressId];
  for (const commentId of new Set([...own, ...remove])) await removeComment(commentId, deps);
  return keep;
}

async function readingWith(commentId: number, deps: OwnDeps): Promise<Reading | undefined> {
  let reading: Reading | undefined;
  for (const ms of PAUSES) {
    // Once a signal ends the run, the rest is done without waiting, and none of it is left out.
    if (ms > 0 && !(await rest(ms, deps))) break;
    reading = (await deps.read().catch(unreadable)) ?? reading;
    if (reading?.seen.some((each) => each.commentId === commentId)) break;
  }
  return reading;
}

/**
 * What goes once `stands` is in the thread: lesser answers to the command, the own progress comments of the run
 * behind `ours`, and after `ended` every progress comment of the command (record.md, Afterwards, 7). Pure.
 */
export function leftovers(
  seen: Seen[],
  ours: ThreadRecord,
  stands: Place,
): { keep: Place; remove: number[] } {
  const all = seen.filter(({ record }) => record.command === ours.command);
  const standing = all.find(({ commentId }) => commentId === stands.commentId);
  const answers = all.filter(({ record }) => record.answer);
  // A list that does not show our answer yet: it is there all the same, and newer than the others.
  const own = { ...stands, record: ours };
  const keep = answers.reduce<Place & { record: ThreadRecord }>(betterOf, standing ?? own);
  const remove = all.filter(
    ({ commentId, record }) =>
      commentId !== keep.commentId &&
      (record.answer || record.run.mark === ours.run.mark || keep.record.state === 'ended'),
  );
  return { keep, remove: remove.map(({ commentId }) => commentId) };
}

export async function removeComment(commentId: number, deps: OwnDeps): Promise<void> {
  try {
    await deps.comments.remove(commentId);
  } catch (error) {
    const fault = asFault(error);
    if (!isGone(fault)) deps.warn({ type: 'not-removed', commentId, fault });
  }
}
