/** Finds the two ends of the changes that a request is about. */
import type { Session } from '../environment.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import type { JobRequest } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { contextError } from './context-error.ts';
import { changesInEvent } from './event-changes.ts';
import { commitOf, tagBefore } from './git.ts';

/** A branch, tag, or commit at which changes start or end. */
export interface End {
  revision: string;
  /** The branch or tag by which people know it. */
  name?: string | undefined;
}

/**
 * Changes of a repository such as `octo-org/docs`, from where its branch left `base`, to `head`.
 */
export interface ChangeRange {
  repository: string;
  base: End;
  head: End;
  /** A record in the thread names `base`. */
  isSinceRecord: boolean;
  /** The pull request that consists of exactly these changes. */
  pull: number | undefined;
  /** Who reads the logs of the run may not read the repository: they show only its name. */
  isHidden: boolean;
}

/**
 * `recordedStart` is the commit up to which the jobs of the thread have the changes. A command on
 * an issue has no changes.
 */
export async function findRange(
  request: JobRequest,
  session: Session,
  recordedStart?: string,
): Promise<ChangeRange | undefined> {
  const isOnIssue = request.command?.issueInEvent.isPullRequest === false;
  if (isOnIssue) return undefined;

  const end = await endOfChanges(request, session);
  const start = await namedStart(recordedStart, end.repository, session);
  const isSinceRecord = recordedStart !== undefined;
  if (start !== undefined) return { ...end, base: start, isSinceRecord, pull: undefined };

  const base = end.base ?? (await startInEvent(request, session));
  return { ...end, base, isSinceRecord };
}

export function pullRequestOf(
  { command, issue }: JobRequest,
  event: Session['event'],
): number | undefined {
  if (command !== undefined) return command.issueInEvent.isPullRequest ? issue : undefined;
  return changesInEvent(event).pull;
}

/** Only a pull request says where its changes start. */
type LastCommit = Omit<ChangeRange, 'base' | 'isSinceRecord'> & { base?: End };

async function endOfChanges(
  request: JobRequest,
  { event, run, openGitHub }: Session,
): Promise<LastCommit> {
  const { source } = request;
  if (source !== undefined) {
    const { fullName: repository, isHidden, head: revision, defaultBranch: name } = source;
    return { repository, isHidden, head: { revision, name }, pull: undefined };
  }

  const own = { repository: run.repository.fullName, isHidden: false };
  const number = pullRequestOf(request, event);
  if (number === undefined) return { ...own, head: endInEvent(event, run), pull: undefined };

  const pull = await fetchPullRequest(await openGitHub(), { number });
  const head = { revision: pull.head, name: pull.ownBranch };
  return { ...own, head, pull: number, base: { revision: pull.base, name: pull.base } };
}

/** Conditions for workflows, by event: the commit is of the repository itself. */
const IS_OWN = new Map([
  ['workflow_run', 'github.event.workflow_run.head_repository.full_name == github.repository'],
  ['check_suite', 'github.event.check_suite.head_branch'],
  ['check_run', 'github.event.check_run.check_suite.head_branch'],
]);

function endInEvent(event: Session['event'], run: Session['run']): End {
  const { about, tag, branch } = changesInEvent(event);
  if (about === undefined) return { revision: run.commit, name: tag ?? branch };
  if (about.commit && about.branch) return { revision: about.commit, name: about.branch };

  const condition = IS_OWN.get(event.name);
  throw contextError(
    text`The event ${code(event.name)} can be about a commit of a fork, which anybody may have written.`,
    condition === undefined
      ? text`Start the workflow with \`push\` or \`workflow_run\` instead.`
      : text`Add this line to the job: ${code(`if: ${condition}`)}`,
  );
}

/** The start that a record names, or else `diff-base`. */
async function namedStart(
  recorded: string | undefined,
  repository: string,
  session: Session,
): Promise<End | undefined> {
  const { 'diff-base': name } = session.inputs;
  if (recorded !== undefined) return { revision: recorded };
  if (name === undefined) return undefined;

  // Only a checkout knows revisions such as `HEAD~1`, and it is of the run's own repository.
  const isOwn = repository === session.run.repository.fullName;
  const commit = isOwn ? await commitOf(name, session) : undefined;
  return { revision: commit ?? name, name };
}

async function startInEvent({ source }: JobRequest, session: Session): Promise<End> {
  const { event, publisher } = session;
  // The event is about the run's own repository.
  const { tag, base } = source === undefined ? changesInEvent(event) : {};
  if (base !== undefined) return { revision: base, name: base };
  if (tag === undefined)
    throw contextError(
      text`The event ${code(event.name)} does not indicate where the changes start.`,
      text`Set \`diff-base\` to a branch, tag, or commit, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
    );

  const previous = await tagBefore(tag, session);
  if (previous === undefined)
    throw contextError(
      text`The checkout has no tag before ${code(tag)} of the same package, so nothing indicates where the changes start.`,
      text`If there is one, \`actions/checkout\` needs \`fetch-depth: 0\`. For a first release, set \`diff-base\` once.`,
    );

  publisher.info(text`The changes start at ${code(previous.name)}, the tag before ${code(tag)}.`);
  return previous;
}
