import type { Session } from '../environment.ts';
import { NothingToDo } from '../errors.ts';
import { type Comparison, compare, MAX_FILES } from '../github/comparison.ts';
import { asGitHubError, githubErrorText, isGone, isPermanent } from '../github/github-error.ts';
import { code, text } from '../text/sentence.ts';
import { type ChangePart, quoteChanges } from './github-changes.ts';
import { type ChangeRequest, contextError, type Revisions, revisionsOf } from './revisions.ts';

const NOT_ALL_FILES = `(GitHub lists only the first ${MAX_FILES} files.)`;

const SINCE_LAST_JOB = 'since the last job of this thread';

/** Changes that become part of a prompt. */
export interface Changes {
  /** For the quoted part of the prompt. */
  block: string;
  /** GitHub's page of the changes. */
  url: string;
  /** The commit that they end with. */
  head: string;
}

/** Both ends of the changes, and what GitHub says is between them. */
interface ComparedRevisions extends Revisions {
  comparison: Comparison;
  /** The changes start where the last job of the thread ended. */
  isSinceLastJob: boolean;
}

/**
 * Undefined for a command on an issue, and if `auto` finds no changes. `start`: the commit up to which the jobs of the
 * thread know the changes. Rejects with NothingToDo where `context` lists changes, and there are none; otherwise with a
 * SetupError or a GitHubFault.
 */
export async function readChanges(
  parts: readonly ChangePart[],
  request: ChangeRequest,
  session: Session,
  start?: string,
): Promise<Changes | undefined> {
  const { inputs, publisher, run } = session;
  const names = code(parts.join(', '));
  const compared = await compareRevisions(request, session, start);
  if (compared === undefined) {
    publisher.info(
      text`\`context\`: ${names} left out, because the comment is on an issue, which has no changes.`,
    );
    return undefined;
  }

  const { comparison, head, isSinceLastJob } = compared;
  const between = `from ${short(comparison.mergeBase)} to ${short(head)}`;
  const quoted = quoteChanges(comparison, { parts, paths: inputs.paths });
  if (quoted !== undefined) {
    const url = urlOf(compared, run);
    const limit = comparison.files.length < MAX_FILES ? '' : `\n${NOT_ALL_FILES}`;
    const since = isSinceLastJob ? `, ${SINCE_LAST_JOB}` : '';
    const origin = `Changes in ${run.repository.fullName} ${between}${since}: ${url}${limit}`;
    return { block: `${origin}\n\n${quoted}`, url, head };
  }
  if (inputs.context === 'auto') return undefined;

  const since = isSinceLastJob ? ` ${SINCE_LAST_JOB}` : '';
  throw new NothingToDo({
    title: 'Skipped: nothing to do',
    topic: 'Skipped: nothing to do',
    happened: text`Nothing that \`context\` lists has changed${since} (${code(between)}). Lock files, generated files, files whose names suggest secrets, and those that \`paths\` leaves out do not count. Nothing was sent.`,
    next: text`To start work anyway, remove ${names} from \`context\`.`,
  });
}

const short = (commit: string) => commit.slice(0, 12);

async function compareRevisions(
  request: ChangeRequest,
  session: Session,
  start: string | undefined,
): Promise<ComparedRevisions | undefined> {
  const continued = start === undefined ? undefined : await compareSinceLastJob(start, session);
  if (continued !== undefined) return continued;

  const revisions = await revisionsOf(request, session);
  if (revisions === undefined) return undefined;

  const comparison = await comparisonOf(revisions, session);
  if (start !== undefined) {
    session.publisher.warn({
      title: 'Changes start elsewhere',
      happened: text`The last job of this thread got the changes up to ${code(start)}. That commit is no longer in the repository, for example after a forced push, so the changes start at ${code(revisions.base)} instead.`,
    });
  }
  return { ...revisions, comparison, isSinceLastJob: false };
}

/** Undefined where the repository does not have the commit any more. */
async function compareSinceLastJob(
  start: string,
  { openGitHub, run }: Session,
): Promise<ComparedRevisions | undefined> {
  const revisions = { base: start, head: run.commit };
  try {
    const comparison = await compare(await openGitHub(), revisions.base, revisions.head);
    return { ...revisions, comparison, isSinceLastJob: true };
  } catch (error) {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) throw githubError;
    return undefined;
  }
}

async function comparisonOf({ base, head }: Revisions, session: Session): Promise<Comparison> {
  const api = await session.openGitHub();
  return compare(api, base, head).catch((error: unknown) => {
    const githubError = asGitHubError(error);
    if (!isPermanent(githubError)) throw githubError;

    const repository = code(session.run.repository.fullName);
    throw contextError(
      text`GitHub could not compare ${code(base)} with ${code(head)} (${githubErrorText(githubError)}). One of them is not in ${repository}, for example after a forced push, or the token cannot read it.`,
      text`Set \`diff-base\` to a branch, tag, or commit ID there, and grant the job \`contents: read\`. A revision such as \`HEAD~1\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`,
    );
  });
}

/** With commits rather than names: anybody chooses the name of a branch or a tag. */
function urlOf(
  { head, pull, comparison }: ComparedRevisions,
  { serverUrl, repository: { fullName } }: Session['run'],
): string {
  const page = pull === undefined ? `compare/${comparison.mergeBase}...${head}` : `pull/${pull}`;
  return `${serverUrl}/${fullName}/${page}`;
}
