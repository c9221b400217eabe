/** Reads what changed, or says why there is nothing to do. */
import type { Session } from '../environment.ts';
import { SkippedRun } from '../errors.ts';
import { shortId } from '../github/comparison.ts';
import type { JobRequest } from '../job-request.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import { type ComparedChanges, compareRange } from './compare.ts';
import type { ChangePart } from './parts.ts';
import { type Changes, hasChanges, quoteChanges, SINCE_LAST_JOB } from './quote-changes.ts';
import { findRange } from './range.ts';
import type { ChangesWanted } from './selected-files.ts';

/** Without changes, the run ends, unless the command is on an issue, or `context` is `auto`. */
export async function readChanges(
  request: JobRequest,
  parts: readonly ChangePart[],
  start: string | undefined,
  session: Session,
): Promise<Changes | undefined> {
  const { inputs, run, publisher } = session;
  const wanted = { parts, paths: inputs.paths };
  const leftOut = text`\`context\`: ${code(parts.join(', '))} left out`;
  const compared = await compareSince(start, request, wanted, session);
  if (compared === undefined) {
    publisher.info(text`${leftOut}, because the comment is on an issue, which has no changes.`);
    return undefined;
  }

  if (!hasChanges(compared, wanted)) {
    const why = whyNothing(compared, request);
    if (inputs.context !== 'auto')
      throw new SkippedRun({
        title: 'Skipped: nothing to do',
        happened: text`${why} Nothing was sent.`,
        next: text`To start work anyway, remove ${code(parts.join(', '))} from \`context\`.`,
      });

    publisher.info(text`${leftOut}. ${why}`);
    return undefined;
  }

  const changes = quoteChanges(compared, wanted, run.serverUrl);
  if (changes.cut !== undefined)
    publisher.warn({
      title: 'Changes were cut',
      happened: changes.cut,
      next: text`Check in the result what is missing. To get less at once, select files with \`paths\`, or set \`diff-base\` to a later commit.`,
    });
  return changes;
}

/** Where the recorded start is gone, the changes start where they would without a record. */
async function compareSince(
  start: string | undefined,
  request: JobRequest,
  wanted: ChangesWanted,
  session: Session,
): Promise<ComparedChanges | undefined> {
  const range = await findRange(request, session, start);
  const compared = range && (await compareRange(range, wanted, session));
  if (range === undefined || compared !== undefined) return compared;

  const commit = range.isHidden ? 'a commit' : text`commit ${code(shortId(range.base.revision))}`;
  session.publisher.warn({
    title: 'Changes start elsewhere',
    happened: text`The last job of this thread got the changes up to ${commit}, which is no longer in ${code(range.repository)}, for example after a forced push. So they start at \`diff-base\`, or where the event says.`,
  });
  return compareSince(undefined, request, wanted, session);
}

const MAX_NAMES = 3;

/** What has changed, and why none of it goes along. */
function whyNothing(changes: ComparedChanges, { source }: JobRequest): Text {
  const { repository, mergeBase, head, isSinceRecord, isHidden, files, selected, notSent } =
    changes;
  const inSource = source === undefined ? [] : text` in ${code(repository)}`;
  const since = isSinceRecord ? ` ${SINCE_LAST_JOB}` : '';
  const ends = text` (from ${code(shortId(mergeBase))} to ${code(shortId(head.revision))})`;
  const place = text`${inSource}${since}${isHidden ? [] : ends}`;
  if (files.length === 0) return text`Nothing has changed${place}.`;

  const which = notSent.join(', ');
  if (selected.length > 0) return text`${which} changed${place}. Such files are never sent.`;

  const names = files.slice(0, MAX_NAMES).flatMap(({ filename }) => [', ', code(filename)]);
  const listed = text` (${names.slice(1)}${files.length > MAX_NAMES ? ', …' : ''})`;
  return text`${counted(files.length, 'file')} changed${isHidden ? [] : listed}, none in \`paths\`${place}.`;
}
