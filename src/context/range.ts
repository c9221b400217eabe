/** Finds the two ends of the changes that a request is about. */
import type { Session } from '../environment.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import type { JobRequest } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { CHANGES_ELSEWHERE, contextError } from './context-error.ts';
import { changesInEvent, type EventCommit } from './event-changes.ts';
import { commitOf, hasWholeHistory } from './git.ts';
import { tagBefore, textBeforeVersion } from './tag-before.ts';

/** A branch, tag, or commit at which changes start or end. */
export interface End {
  revision: string;
  /** The branch or tag by which people know it. */
  name?: string | undefined;
}

/** Changes of a repository such as `octo-org/docs`, from where its branch left `base`, to `head`. */
export interface ChangeRange {
  repository: string;
  base: End;
  head: End;
  /** What names `base`: a record in the thread, the input `diff-base`, or the event. */
  startIn: 'record' | 'input' | 'event';
  /** The pull request that consists of exactly these changes. */
  pull: number | undefined;
  /** Some people can read the logs of the run, but not the repository. So these show nothing of it but its name. */
  isHidden: boolean;
}

export const isCommit = (revision: string) => /^[0-9a-f]{40,64}$/.test(revision);

export type RangeRequest = Pick<JobRequest, 'command' | 'issue' | 'source'>;

/** `recordedStart` is the commit up to which the jobs of the thread know the changes. A command on an issue has no changes. */
export async function findRange(
  request: RangeRequest,
  session: Session,
  recordedStart?: string,
): Promise<ChangeRange | undefined> {
  const isOnIssue = request.command?.issueInEvent.isPullRequest === false;
  if (isOnIssue) return undefined;

  const { baseOfPull, ...end } = await endOfChanges(request, session);
  if (recordedStart !== undefined)
    return { ...end, base: { revision: recordedStart }, startIn: 'record', pull: undefined };

  const { 'diff-base': diffBase } = session.inputs;
  if (diffBase !== undefined) {
    const base = await namedStart(diffBase, end.repository, session);
    return { ...end, base, startIn: 'input', pull: undefined };
  }

  const base = baseOfPull ?? (await startInEvent(request, session));
  return { ...end, base, startIn: 'event' };
}

/** The number of the pull request whose changes a request is about. */
export function pullRequestOf(
  { command, issue }: Pick<JobRequest, 'command' | 'issue'>,
  event: Session['event'],
): number | undefined {
  if (command !== undefined) return command.issueInEvent.isPullRequest ? issue : undefined;
  return changesInEvent(event).pull;
}

interface LastCommit extends Omit<ChangeRange, 'base' | 'startIn'> {
  /** Where the pull request starts. */
  baseOfPull?: End;
}

async function endOfChanges(
  request: RangeRequest,
  { event, run, openGitHub }: Session,
): Promise<LastCommit> {
  const { source } = request;
  if (source !== undefined) {
    const head = { revision: source.head, name: source.defaultBranch };
    return { repository: source.fullName, head, pull: undefined, isHidden: source.isHidden };
  }

  const own = { repository: run.repository.fullName, isHidden: false };
  const number = pullRequestOf(request, event);
  if (number !== undefined) {
    const pull = await fetchPullRequest(await openGitHub(), { number });
    // The branch of a fork has a name that anybody may have chosen.
    const name = pull.headRepository === own.repository ? pull.headBranch : undefined;
    const baseOfPull = { revision: pull.base, name: pull.state === 'open' ? pull.base : undefined };
    return { ...own, head: { revision: pull.head, name }, pull: number, baseOfPull };
  }

  const { about, tag, branch } = changesInEvent(event);
  if (event.name === 'status')
    throw contextError(
      text`The event \`status\` can be about a commit that anybody has written.`,
      text`Start the workflow with \`push\` or \`workflow_run\` instead, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
    );
  const head =
    about === undefined
      ? { revision: run.commit, name: tag ?? branch }
      : ownCommit(event.name, about);
  return { ...own, head, pull: undefined };
}

/** Conditions for workflows, by event: the commit is of the repository itself. */
const IS_OWN = new Map([
  ['workflow_run', 'github.event.workflow_run.head_repository.full_name == github.repository'],
  ['check_suite', 'github.event.check_suite.head_branch'],
  ['check_run', 'github.event.check_run.check_suite.head_branch'],
]);

function ownCommit(event: string, { id, branch, isFromFork }: EventCommit): End {
  if (id === undefined)
    throw contextError(
      text`The event ${code(event)} does not say which commit it is about.`,
      CHANGES_ELSEWHERE,
    );
  if (isFromFork)
    throw contextError(
      text`The event ${code(event)} is about commit ${code(id)} of a fork. Anybody may have written it.`,
      text`Add this line to the job: ${code(`if: ${IS_OWN.get(event)}`)}`,
    );
  return { revision: id, name: branch };
}

/** GitHub knows branches and tags, but not revisions such as `HEAD~1`. Only a checkout does, and it is of the run's repository. */
async function namedStart(revision: string, repository: string, session: Session): Promise<End> {
  const isOwn = repository === session.run.repository.fullName;
  const commit = isOwn ? await commitOf(revision, session) : undefined;
  return { revision: commit ?? revision, name: revision };
}

/** The event is about the run's own repository. */
async function startInEvent({ source }: RangeRequest, session: Session): Promise<End> {
  const { event } = session;
  const { tag, base } = changesInEvent(event);
  if (source === undefined && tag !== undefined) return startOfTag(tag, session);
  if (source === undefined && base !== undefined)
    return { revision: base, name: isCommit(base) ? undefined : base };
  throw contextError(
    text`The event ${code(event.name)} does not indicate where the changes start.`,
    CHANGES_ELSEWHERE,
  );
}

async function startOfTag(tag: string, session: Session): Promise<End> {
  const previous = await tagBefore(tag, session);
  if (previous !== undefined) {
    session.publisher.info(
      text`The changes start at ${code(previous.name)}, the tag before ${code(tag)}.`,
    );
    // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
    return { revision: previous.commit, name: previous.name };
  }

  if (await hasWholeHistory(tag, session)) {
    const prefix = textBeforeVersion(tag) ?? '';
    const which = prefix === '' ? text`tag` : text`tag that starts with ${code(prefix)}`;
    throw contextError(
      text`${code(tag)} is the first ${which} in its history, so no earlier one indicates where the changes start.`,
      text`For this one run, set \`diff-base\` to the commit where they start. Remove it afterwards: later tags start at the tag before them.`,
    );
  }
  throw contextError(
    text`The workspace has no tag before ${code(tag)}. To find it, \`actions/checkout\` needs \`fetch-depth: 0\`.`,
    CHANGES_ELSEWHERE,
  );
}
