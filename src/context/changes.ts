/** Reads what changed, or says why there is nothing to do. */
import type { Session } from '../environment.ts';
import { SkippedRun } from '../errors.ts';
import { shortId } from '../github/comparison.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';
import { type ComparedChanges, compareChanges } from './compare.ts';
import { type SelectedFiles, selectFiles } from './file-kinds.ts';
import { type QuotedChanges, quoteChanges, SINCE_LAST_JOB } from './quote-changes.ts';

/** Without changes, the run ends, unless the command is on an issue, or `context` is `auto`. */
export async function readChanges(
  request: JobRequest,
  parts: readonly ContextPart[],
  recordedStart: string | undefined,
  session: Session,
): Promise<QuotedChanges | undefined> {
  const { inputs, run, publisher } = session;
  const leftOut = text`\`context\`: ${code(parts.join(', '))} left out`;
  if (request.command?.issueInEvent.isPullRequest === false) {
    publisher.info(text`${leftOut}, because the comment is on an issue, which has no changes.`);
    return undefined;
  }

  const compared = await compareChanges(request, recordedStart, session);
  const changes = { ...compared, ...selectFiles(compared.files, inputs.paths) };
  // GitHub does not list the files of each commit, so commits alone need none, unless `paths`
  // selects files.
  const needsFiles = inputs.paths !== undefined || parts.some((part) => part !== 'commits');
  const isChanged = needsFiles
    ? changes.sent.length > 0 || changes.completeUpTo !== undefined
    : changes.totalCommits > 0;

  if (isChanged) {
    const quoted = quoteChanges(changes, parts, run.serverUrl);
    if (quoted.cut !== undefined)
      publisher.warn({
        title: 'Changes were cut',
        happened: quoted.cut,
        next: text`To get less at once, set \`paths\`, or a later commit as \`diff-base\`.`,
      });
    return quoted;
  }

  const why = whyNothing(changes);
  if (inputs.context !== 'auto')
    throw new SkippedRun({
      title: 'Skipped: nothing to do',
      happened: text`${why} Nothing was sent.`,
      next: text`To start work anyway, remove ${code(parts.join(', '))} from \`context\`.`,
    });

  publisher.info(text`${leftOut}. ${why}`);
  return undefined;
}

const MAX_NAMES = 3;

/** What has changed, and why none of it goes along. */
function whyNothing(changes: ComparedChanges & SelectedFiles): Text {
  const { repository, mergeBase, head, isSinceRecord, isHidden, files, selected } = changes;
  const since = isSinceRecord ? ` ${SINCE_LAST_JOB}` : '';
  const ends = text` (from ${code(shortId(mergeBase))} to ${code(shortId(head.revision))})`;
  const place = text` in ${code(repository)}${since}${isHidden ? [] : ends}`;
  if (files.length === 0) return text`Nothing has changed${place}.`;

  const notSent = changes.notSent.join(', ');
  if (selected.length > 0) return text`${notSent} changed${place}. Such files are never sent.`;

  const names = files.slice(0, MAX_NAMES).flatMap(({ filename }) => [', ', code(filename)]);
  const listed = text` (${names.slice(1)}${files.length > MAX_NAMES ? ', …' : ''})`;
  const changed = text`${counted(files.length, 'file')} changed${isHidden ? [] : listed}`;
  return text`${changed}, none in \`paths\`${place}.`;
}
