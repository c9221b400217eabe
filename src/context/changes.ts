/** Reads what changed. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';
import type { ChangesPlan } from './change-range.ts';
import { compareRange, SET_START } from './compare-range.ts';
import { contextError } from './context-error.ts';
import type { ComparedRange } from './quote-changes.ts';
import { rangeOf } from './range.ts';
import type { ChangesWanted } from './selected-files.ts';

interface ChangesQuestion {
  plan: ChangesPlan;
  wanted: ChangesWanted;
  /** The commit up to which jobs of the thread have the changes. Undefined: they start where the plan says. */
  start: string | undefined;
}

export async function readChanges(
  { plan, wanted, start }: ChangesQuestion,
  session: Session,
): Promise<ComparedRange> {
  const { repository, head } = plan;
  if (start !== undefined) {
    const base = { revision: start };
    const sinceLastJob = { repository, base, head, startIn: 'record' as const, pull: undefined };
    const compared = await compareRange(sinceLastJob, wanted, session);
    if (compared !== undefined) return compared;
  }

  const range = await rangeOf(plan, session).catch((error: unknown) => {
    throw start === undefined ? error : afterLostStart(start, error);
  });
  const compared = await compareRange(range, wanted, session);
  if (compared === undefined)
    throw contextError(
      text`\`diff-base\` ${code(range.base.revision)} is not in ${code(range.repository)}, or the token cannot read it.`,
      SET_START,
    );

  if (start !== undefined) {
    session.publisher.warn({
      title: 'Changes start elsewhere',
      happened: text`${lostStart(start)}, so the changes start at ${code(range.base.revision)} instead.`,
    });
  }
  return compared;
}

/** The beginning of a sentence. */
const lostStart = (start: string) =>
  text`The last job of this thread got the changes up to ${code(start)}. That commit is no longer in the repository, for example after a forced push`;

/** Adds to an error about the start of the changes why they do not start where they did so far. */
function afterLostStart(start: string, error: unknown): unknown {
  if (!(error instanceof SetupError)) return error;

  const { happened, next = [] } = error.userMessage;
  return contextError(text`${lostStart(start)}. ${happened}`, next);
}
