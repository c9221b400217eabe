/** What changed between two revisions, for a prompt. */
import type { Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import { type Comparison, fetchComparison, MAX_FILES } from '../github/comparison.ts';
import { asGitHubError, githubErrorText, isGone } from '../github/github-error.ts';
import type { JobRequest } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { asContextError, contextError, type MissingContext } from './context-error.ts';
import { type ChangePart, quoteChanges } from './github-changes.ts';
import { type Revisions, revisionsOf } from './revisions.ts';

const NOT_ALL_FILES = `(GitHub lists only the first ${MAX_FILES} files.)`;

const GRANT_READING = text`Grant the job \`contents: read\`.`;
const SET_START = text`Set \`diff-base\` to a branch, tag, or commit ID there, and grant the job \`contents: read\`. A revision such as \`HEAD~1\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`;

const SINCE_LAST_JOB = 'since the last job of this thread';

/** Changes that become part of a prompt. */
export interface Changes {
  /** Their quotation in the prompt. */
  block: string;
  /** The URL of the page on which GitHub shows the changes. */
  url: string;
  /** The last commit of the changes. */
  head: string;
}

export type ChangesResult =
  | { kind: 'changes'; changes: Changes }
  /** The prompt has no changes, and this ends no run: the command is on an issue, or `context: auto` found none. */
  | { kind: 'none' }
  | MissingContext;

interface ChangesQuestion {
  parts: readonly ChangePart[];
  request: Pick<JobRequest, 'command' | 'issue'>;
  /** The commit up to which jobs of the thread have the changes. Undefined: the event or `diff-base` says where they start. */
  start: string | undefined;
}

/** Both ends of the changes, and what GitHub says is between them. */
interface ComparedRevisions extends Revisions {
  comparison: Comparison;
  /** Whether the changes start where those of the thread's last job end. */
  isSinceLastJob: boolean;
}

/** Rejects only for bugs. */
export async function readChanges(
  question: ChangesQuestion,
  session: Session,
): Promise<ChangesResult> {
  let compared: ComparedRevisions | undefined;
  try {
    compared = await compareRevisions(question, session);
  } catch (error) {
    return { kind: 'no-context', error: asContextError(error) };
  }

  if (compared !== undefined) return changesIn(compared, question.parts, session);

  session.publisher.info(
    text`\`context\`: ${code(question.parts.join(', '))} left out, because the comment is on an issue, which has no changes.`,
  );
  return { kind: 'none' };
}

function changesIn(
  compared: ComparedRevisions,
  parts: readonly ChangePart[],
  { inputs, run }: Session,
): ChangesResult {
  const { comparison, head, isSinceLastJob } = compared;
  const between = `from ${short(comparison.mergeBase)} to ${short(head)}`;

  const quoted = quoteChanges(comparison, { parts, paths: inputs.paths });
  if (quoted !== undefined) {
    const url = urlOf(compared, run);
    const limit = comparison.files.length < MAX_FILES ? '' : `\n${NOT_ALL_FILES}`;
    const since = isSinceLastJob ? `, ${SINCE_LAST_JOB}` : '';
    const origin = `Changes in ${run.repository.fullName} ${between}${since}: ${url}${limit}`;
    return { kind: 'changes', changes: { block: `${origin}\n\n${quoted}`, url, head } };
  }
  if (inputs.context === 'auto') return { kind: 'none' };

  const since = isSinceLastJob ? ` ${SINCE_LAST_JOB}` : '';
  const error = new SkippedRun({
    title: 'Skipped: nothing to do',
    topic: 'Skipped: nothing to do',
    happened: text`Nothing that \`context\` lists has changed${since} (${code(between)}). Lock files, generated files, files whose names suggest secrets, and those that \`paths\` leaves out do not count. Nothing was sent.`,
    next: text`To start work anyway, remove ${code(parts.join(', '))} from \`context\`.`,
  });
  return { kind: 'nothing-to-do', error };
}

const short = (commit: string) => commit.slice(0, 12);

/** Undefined for a command on an issue. Rejects with a GitHubError or a SetupError. */
async function compareRevisions(
  { request, start }: ChangesQuestion,
  session: Session,
): Promise<ComparedRevisions | undefined> {
  const sinceLastJob = start === undefined ? undefined : await compareSinceLastJob(start, session);
  if (sinceLastJob !== undefined) return sinceLastJob;

  const revisions = await revisionsOf(request, session).catch((error: unknown) => {
    throw start === undefined ? error : afterLostStart(start, error);
  });
  if (revisions === undefined) return undefined;

  const comparison = await comparisonOf(revisions, session);
  if (start !== undefined) {
    session.publisher.warn({
      title: 'Changes start elsewhere',
      happened: text`${lostStart(start)}, so the changes start at ${code(revisions.base)} instead.`,
    });
  }
  return { ...revisions, comparison, isSinceLastJob: false };
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

/** Undefined where the repository does not have the commit any more. Rejects with any other GitHubError. */
async function compareSinceLastJob(
  start: string,
  { openGitHub, run }: Session,
): Promise<ComparedRevisions | undefined> {
  const revisions: Revisions = { base: start, head: run.commit, pull: undefined };
  try {
    const comparison = await fetchComparison(await openGitHub(), revisions.base, revisions.head);
    return { ...revisions, comparison, isSinceLastJob: true };
  } catch (error) {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) throw githubError;
    return undefined;
  }
}

/** Rejects with a SetupError if GitHub will never compare them, otherwise with a GitHubError. */
async function comparisonOf(
  { base, head, pull }: Revisions,
  session: Session,
): Promise<Comparison> {
  const api = await session.openGitHub();
  return fetchComparison(api, base, head).catch((error: unknown) => {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) throw githubError;

    const repository = code(session.run.repository.fullName);
    throw contextError(
      text`GitHub could not compare ${code(base)} with ${code(head)} (${githubErrorText(githubError)}). One of them is not in ${repository}, for example after a forced push, or the token cannot read it.`,
      // Of a pull request, GitHub says where the changes start.
      pull === undefined ? SET_START : GRANT_READING,
    );
  });
}

/** The URL contains commits rather than names, because anybody chooses the name of a branch or a tag. */
function urlOf(
  { head, pull, comparison }: ComparedRevisions,
  { serverUrl, repository: { fullName } }: Session['run'],
): string {
  const page = pull === undefined ? `compare/${comparison.mergeBase}...${head}` : `pull/${pull}`;
  return `${serverUrl}/${fullName}/${page}`;
}
