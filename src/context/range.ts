/** Finds the two ends of the changes that a request is about. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import type { JobRequest } from '../job-request.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import { commitOf, tagBefore } from './git.ts';

/** A branch, tag, or commit, with the name by which people know it. */
export interface End {
  revision: string;
  name?: string | undefined;
}

/** From where the branch of `head` left `base`, to `head`. */
export interface ChangeRange {
  repository: string;
  base: End;
  head: End;
  /** The thread has recorded `base`. */
  isSinceRecord: boolean;
  /** Not all readers of the log can read the repository, so it shows only its name. */
  isHidden: boolean;
}

/** `recordedStart`: where the changes end that the jobs of the thread have. */
export async function findRange(
  request: JobRequest,
  session: Session,
  recordedStart: string | undefined,
): Promise<ChangeRange> {
  const { start, ...end } = await endOfChanges(request, session);
  if (recordedStart !== undefined)
    return { ...end, base: { revision: recordedStart }, isSinceRecord: true };

  const base =
    (await diffBase(request, session)) ?? start ?? (await startInEvent(request, session));
  return { ...end, base, isSinceRecord: false };
}

export function pullRequestIn({ facts }: Session['event']): number | undefined {
  return facts.issue?.isPullRequest ? facts.issue.number : undefined;
}

/** A pull request says where its changes start, too. */
async function endOfChanges(
  { source }: JobRequest,
  { event, run, openGitHub }: Session,
): Promise<Pick<ChangeRange, 'repository' | 'isHidden' | 'head'> & { start?: End }> {
  if (source !== undefined) {
    const { fullName: repository, isHidden, head: revision, defaultBranch: name } = source;
    return { repository, isHidden, head: { revision, name } };
  }

  const own = { repository: run.repository.fullName, isHidden: false };
  const number = pullRequestIn(event);
  if (number === undefined) return { ...own, head: endInEvent(event, run) };

  const { head, ownBranch, base } = await fetchPullRequest(await openGitHub(), { number });
  const start = { revision: base, name: base };
  return { ...own, head: { revision: head, name: ownBranch }, start };
}

/** Events about a commit that may be of a fork. */
const ABOUT_OTHERS_COMMIT = ['workflow_run', 'check_suite', 'check_run', 'status'];
const IS_OWN_COMMIT =
  'if: github.event.workflow_run.head_repository.full_name == github.repository';

function endInEvent({ name, facts }: Session['event'], run: Session['run']): End {
  const { tag, branch, workflowRun } = facts;
  if (!ABOUT_OTHERS_COMMIT.includes(name)) return { revision: run.commit, name: tag ?? branch };

  if (workflowRun?.repository === run.repository.fullName)
    return { revision: workflowRun.commit, name: workflowRun.branch };

  throw contextError(
    text`The event ${code(name)} can be about a commit of a fork, which anybody may have written.`,
    name === 'workflow_run'
      ? text`Add this line to the job: ${code(IS_OWN_COMMIT)}`
      : text`Start the workflow with \`push\` or \`workflow_run\` instead.`,
  );
}

async function diffBase({ source }: JobRequest, session: Session): Promise<End | undefined> {
  const { 'diff-base': name } = session.inputs;
  if (name === undefined) return undefined;

  // Only a checkout knows revisions such as `HEAD~1`, and it is of the run's own repository.
  const commit = source === undefined ? await commitOf(name, session) : undefined;
  return { revision: commit ?? name, name };
}

async function startInEvent({ source }: JobRequest, session: Session): Promise<End> {
  const { name, facts } = session.event;
  // The event is about the run's own repository.
  const { tag, base } = source === undefined ? facts : {};
  if (base !== undefined) return { revision: base, name: base };
  if (tag === undefined)
    throw contextError(
      text`The event ${code(name)} does not indicate where the changes start.`,
      text`Set \`diff-base\` to a branch, tag, or commit, or remove the changes from \`context\`.`,
    );

  const previous = await tagBefore(tag, session).catch(() => {
    throw contextError(
      text`Git is not installed, or cannot be started, so the tag before ${code(tag)} is unknown.`,
      text`Install Git in an earlier step, or set \`diff-base\`.`,
    );
  });
  if (previous !== undefined) return previous;

  throw contextError(
    text`Git found no tag before ${code(tag)} of the same package in the checkout, to start at.`,
    sentences(
      text`If there is one, \`actions/checkout\` needs \`fetch-depth: 0\`.`,
      text`For a first release, set \`diff-base\` once.`,
    ),
  );
}

export function contextError(happened: Text, next: Text): SetupError {
  return new SetupError({ title: 'Could not read the context', happened, next });
}
