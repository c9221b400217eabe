/** Lets GitHub compare both ends of the changes. */
import type { Session } from '../environment.ts';
import type { SetupError } from '../errors.ts';
import { type Comparison, fetchComparison, MAX_FILES } from '../github/comparison.ts';
import { explain, isBareNotFound } from '../github/explain.ts';
import { asGitHubError, isGone } from '../github/github-error.ts';
import { howToAskAgain, type JobRequest } from '../job-request.ts';
import { code, sentences, text } from '../text/sentence.ts';
import { type SelectedFiles, selectFiles } from './file-kinds.ts';
import { type ChangeRange, contextError, findRange } from './range.ts';

export interface ComparedChanges extends ChangeRange, Comparison, SelectedFiles {
  /** The path up to which `files` is complete. Undefined: it has all that changed. */
  completeUpTo: string | undefined;
}

/** If the recorded start is gone, the changes start where they would without a record. */
export async function compareChanges(
  request: JobRequest,
  recordedStart: string | undefined,
  session: Session,
): Promise<ComparedChanges> {
  const range = await findRange(request, session, recordedStart);
  const { repository, base, head } = range;
  const ends = { repository, base: base.revision, head: head.revision };

  try {
    const comparison = await fetchComparison(await session.openGitHub(), ends);
    const { files } = comparison;
    const selection = selectFiles(files, session.inputs.paths);
    return { ...range, ...comparison, ...selection, completeUpTo: files[MAX_FILES - 1]?.filename };
  } catch (error) {
    if (recordedStart === undefined || !isGone(error))
      throw comparisonError(error, range, howToAskAgain(request), session.event);
  }

  session.publisher.warn({
    title: 'Changes start elsewhere',
    happened: sentences(
      text`The last job of this thread got the changes up to a commit that is no longer in`,
      text`${code(repository)}. So they start at \`diff-base\`, or where the event says.`,
    ),
  });
  return compareChanges(request, undefined, session);
}

const REMEDY = sentences(
  text`Grant the job \`contents: read\`. If \`diff-base\` is set, it must be a branch, tag, or`,
  text`commit there. A revision such as \`HEAD~1\` needs a checkout with \`fetch-depth: 0\`.`,
);

function comparisonError(
  error: unknown,
  { repository, base, head, isHidden }: ChangeRange,
  again: string,
  { facts }: Session['event'],
): SetupError {
  if (isHidden) {
    const { status = 'no response' } = asGitHubError(error).failed;
    const hidden = text`commits of ${code(repository)}`;
    return contextError(text`GitHub could not compare ${hidden} (${code(status)}).`, REMEDY);
  }

  const isReplaced = facts.isForced && facts.base === base.revision;
  if (isReplaced && isBareNotFound(asGitHubError(error).failed))
    return contextError(
      sentences(
        text`The push replaced the history of its branch, and GitHub no longer has its start,`,
        text`${code(base.revision)}. Only this run is affected.`,
      ),
      text`To tell the agent what has changed, run the workflow again with \`diff-base\`.`,
    );

  const ends = text`${code(base.name ?? base.revision)} with ${code(head.revision)}`;
  const what = text`the comparison of ${ends} in ${code(repository)}`;
  const { happened, next } = explain(error, { what, grant: REMEDY, again });
  return contextError(happened, next);
}
