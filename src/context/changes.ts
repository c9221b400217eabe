/** Reads what changed: plans the range, lets GitHub compare its ends, and composes the quotation. */
import type { Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import type { JobRequest } from '../job-request.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { type ChangesPlan, planChanges } from './change-range.ts';
import { compareRange, SET_START } from './compare-range.ts';
import { contextError } from './context-error.ts';
import type { ChangePart } from './parts.ts';
import {
  betweenEnds,
  type Changes,
  type ComparedRange,
  quoteChanges,
  SINCE_LAST_JOB,
} from './quote-changes.ts';
import { rangeOf } from './range.ts';
import type { ChangesWanted } from './selected-files.ts';

/** For the log and the result. */
export function whatWasCut(path: string, { source }: Pick<JobRequest, 'source'>): Text {
  const listed = source?.isHidden
    ? 'only some of the changed files'
    : text`the changed files only up to ${code(path)}`;
  return text`GitHub lists ${listed}. Other files may have changed, too, and the agent does not get them.`;
}

interface ChangesQuestion {
  plan: ChangesPlan;
  wanted: ChangesWanted;
  /** The commit up to which jobs of the thread have the changes. Undefined: they start where the plan says. */
  start: string | undefined;
}

/** Reads the changes of one request. */
export class ChangesReader {
  private readonly request: Pick<JobRequest, 'command' | 'issue' | 'source'>;
  private readonly session: Session;
  /** By the start that they were read from. */
  private readonly readings = new Map<string | undefined, Promise<Changes | undefined>>();

  constructor(request: ChangesReader['request'], session: Session) {
    this.request = request;
    this.session = session;
  }

  /**
   * The changes are read once for each start, because a second reading could differ from the first. The key needs no `parts`:
   * in one run, all requests that get changes get the same parts of them. A new job and a message get the same parts in a
   * workflow, and after a command, only a new job gets any.
   */
  async since(
    start: string | undefined,
    parts: readonly ChangePart[],
  ): Promise<Changes | undefined> {
    if (parts.length === 0) return undefined;

    const changes = this.readings.get(start) ?? this.read(start, parts);
    this.readings.set(start, changes);
    return changes;
  }

  /** Without changes, the run ends, unless the command is on an issue, or `context` is `auto`. */
  private async read(
    start: string | undefined,
    parts: readonly ChangePart[],
  ): Promise<Changes | undefined> {
    const { inputs, run, publisher } = this.session;
    const plan = planChanges(this.request, this.session);
    if (plan === undefined) {
      publisher.info(
        text`\`context\`: ${code(parts.join(', '))} left out, because the comment is on an issue, which has no changes.`,
      );
      return undefined;
    }

    const wanted = { parts, paths: inputs.paths };
    const compared = await readChanges({ plan, wanted, start }, this.session);
    const { source } = this.request;
    // A hidden repository has no page that readers of the pull request could open.
    const server = source?.isHidden ? undefined : run.serverUrl;
    const changes = quoteChanges(compared, wanted, server);
    if (changes?.cutAt !== undefined) this.warnCut(changes.cutAt);
    if (changes !== undefined || inputs.context === 'auto') return changes;

    const where = source === undefined ? [] : text` in ${code(source.fullName)}`;
    const since = compared.range.startIn === 'record' ? ` ${SINCE_LAST_JOB}` : '';
    throw new SkippedRun({
      title: 'Skipped: nothing to do',
      topic: 'Skipped: nothing to do',
      happened: text`Nothing that \`context\` lists has changed${where}${since} (${code(betweenEnds(compared))}). Lock files, generated files, files whose names suggest secrets, and those that \`paths\` leaves out do not count. Nothing was sent.`,
      next: text`To start work anyway, remove ${code(parts.join(', '))} from \`context\`.`,
    });
  }

  private warnCut(path: string): void {
    this.session.publisher.warn({
      title: 'Changes were cut',
      happened: whatWasCut(path, this.request),
      next: text`Check in the result what is missing. To get less at once, select files with \`paths\`, or set \`diff-base\` to a later commit.`,
    });
  }
}

async function readChanges(
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
    throw start === undefined ? error : afterLostStart(lostStart(start, plan), error);
  });
  const compared = await compareRange(range, wanted, session);
  if (compared === undefined)
    throw contextError(
      text`\`diff-base\` ${code(range.base.name ?? range.base.revision)} is not in ${code(range.repository)}, or the token cannot read it.`,
      SET_START,
    );

  if (start !== undefined) {
    session.publisher.warn({
      title: 'Changes start elsewhere',
      happened: text`${lostStart(start, plan)}, so the changes start at ${code(range.base.revision)} instead.`,
    });
  }
  return compared;
}

/** The beginning of a sentence. */
const lostStart = (start: string, { repository }: ChangesPlan) =>
  text`The last job of this thread got the changes up to ${code(start)}. That commit is no longer in ${code(repository)}, for example after a forced push`;

/** Adds to an error about the start of the changes why they do not start where they did so far. */
function afterLostStart(lost: Text, error: unknown): unknown {
  if (!(error instanceof SetupError)) return error;

  const { happened, next = [] } = error.userMessage;
  return contextError(text`${lost}. ${happened}`, next);
}
