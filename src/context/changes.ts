/** Reads what changed: finds the range, lets GitHub compare its ends, and composes the quotation. */
import type { Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import { BUDGET } from './budget.ts';
import { type ComparedRange, compareRange } from './compare.ts';
import { contextError } from './context-error.ts';
import type { ChangePart } from './parts.ts';
import {
  type Changes,
  hasChanges,
  quoteChanges,
  SINCE_LAST_JOB,
  shortId,
} from './quote-changes.ts';
import { findRange, type RangeRequest } from './range.ts';
import { type ChangesWanted, type SelectedFiles, selectFiles } from './selected-files.ts';

/** Reads the changes of one request. */
export class ChangesReader {
  private readonly request: RangeRequest;
  private readonly session: Session;
  /** By the start that they were read from. */
  private readonly readings = new Map<string | undefined, Promise<Changes | undefined>>();

  constructor(request: RangeRequest, session: Session) {
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
    const { inputs, run } = this.session;
    const wanted = { parts, paths: inputs.paths };
    const compared = await this.compare(wanted, start);
    if (compared === undefined) {
      this.sayLeftOut(parts, text`, because the comment is on an issue, which has no changes.`);
      return undefined;
    }

    const files = selectFiles(compared.comparison.files, wanted);
    if (!hasChanges(compared.comparison, files, wanted)) {
      const why = whyNothing(compared, files, this.request);
      if (inputs.context !== 'auto') throw nothingToDo(parts, why);

      this.sayLeftOut(parts, text`. ${why}`);
      return undefined;
    }

    const { serverUrl } = run;
    const changes = quoteChanges(compared, files, wanted, { serverUrl, budget: BUDGET });
    if (changes.cut !== undefined) this.warnCut(changes.cut);
    return changes;
  }

  private async compare(
    wanted: ChangesWanted,
    start: string | undefined,
  ): Promise<ComparedRange | undefined> {
    const { request, session } = this;
    const range = await findRange(request, session, start);
    const compared = range && (await compareRange(range, wanted, session));
    if (range === undefined || start === undefined || compared !== undefined) return compared;

    const commit = range.isHidden ? 'a commit' : text`commit ${code(start)}`;
    const lost = text`The last job of this thread got the changes up to ${commit}, which is no longer in ${code(range.repository)}, for example after a forced push.`;
    const other = await findRange(request, session).catch((error: unknown) => {
      throw afterLostStart(lost, error);
    });
    if (other === undefined) return undefined;

    const { base, startIn } = other;
    const where = startIn === 'input' ? text`\`diff-base\`` : code(base.revision);
    session.publisher.warn({
      title: 'Changes start elsewhere',
      happened: text`${lost} The changes start at ${where} instead.`,
    });
    return compareRange(other, wanted, session);
  }

  private sayLeftOut(parts: readonly ChangePart[], why: Text): void {
    this.session.publisher.info(text`\`context\`: ${code(parts.join(', '))} left out${why}`);
  }

  private warnCut(cut: Text): void {
    this.session.publisher.warn({
      title: 'Changes were cut',
      happened: cut,
      next: text`Check in the result what is missing. To get less at once, select files with \`paths\`, or set \`diff-base\` to a later commit.`,
    });
  }
}

function nothingToDo(parts: readonly ChangePart[], why: Text): SkippedRun {
  return new SkippedRun({
    title: 'Skipped: nothing to do',
    happened: text`${why} Nothing was sent.`,
    next: text`To start work anyway, remove ${code(parts.join(', '))} from \`context\`.`,
  });
}

const MAX_NAMES = 3;

/** What has changed, and why none of it goes along. The log shows no more than the name of a hidden repository. */
function whyNothing(
  { range, comparison }: ComparedRange,
  { selected, notSent }: SelectedFiles,
  { source }: RangeRequest,
): Text {
  const { repository, head, startIn, isHidden } = range;
  const { files, mergeBase } = comparison;
  const inSource = source === undefined ? [] : text` in ${code(repository)}`;
  const since = startIn === 'record' ? ` ${SINCE_LAST_JOB}` : '';
  const ends = text` (from ${code(shortId(mergeBase))} to ${code(shortId(head.revision))})`;
  const place = text`${inSource}${since}${isHidden ? [] : ends}`;
  if (files.length === 0) return text`Nothing has changed${place}.`;

  const which = notSent.join(', ');
  if (selected.length > 0) return text`${which} changed${place}. Such files never go along.`;

  const names = files.slice(0, MAX_NAMES).flatMap(({ filename }) => [', ', code(filename)]);
  const listed = text` (${names.slice(1)}${files.length > MAX_NAMES ? ', …' : ''})`;
  return text`${counted(files.length, 'file')} changed${isHidden ? [] : listed}, none in \`paths\`${place}.`;
}

/** Adds to an error about the start of the changes why they do not start where they did so far. */
function afterLostStart(lost: Text, error: unknown): unknown {
  if (!(error instanceof SetupError)) return error;

  const { happened, next = [] } = error.userMessage;
  return contextError(text`${lost} ${happened}`, next);
}
