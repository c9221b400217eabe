/** Plans which changes a request is about: of which repository, from where, to where. */
import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { commitId } from '../github/comparison.ts';
import { isSameRepository } from '../github/repositories.ts';
import type { JobRequest } from '../job-request.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { code, text } from '../text/sentence.ts';
import { CHANGES_ELSEWHERE, contextError } from './context-error.ts';

/** A branch, tag, or commit at which changes start or end. */
export interface ChangeEnd {
  revision: string;
  /** The branch or tag by which people know it. */
  name?: string | undefined;
}

/** Changes of a repository such as `octo-org/docs`, from where its branch left `base`, to `head`. */
export interface ChangeRange {
  repository: string;
  base: ChangeEnd;
  head: ChangeEnd;
  /** What names `base`: a record in the thread, the input `diff-base`, or the event. */
  startIn: 'record' | 'input' | 'event';
  /** The pull request that consists of exactly these changes. */
  pull: number | undefined;
}

/** What inputs and event say of a range. Its start may have to be read from GitHub or from the checkout. */
export interface ChangesPlan {
  repository: string;
  /** The pull request whose newest commit is the end, in place of `head`. */
  pull: number | undefined;
  head: ChangeEnd;
  start: PlannedStart;
}

export type PlannedStart =
  | { kind: 'input'; revision: string }
  | { kind: 'event'; base: ChangeEnd }
  /** At the tag before this one. */
  | { kind: 'tag-before'; tag: string }
  /** At the base of the pull request. */
  | { kind: 'pull-request' }
  | { kind: 'unknown'; eventName: string };

const Repository = z.object({ id: z.nullish(z.number()), full_name: z.nullish(z.string()) });
const Head = z.object({
  head_sha: z.nullish(commitId),
  head_branch: z.nullish(z.string()),
});
/** A part that is not readable counts as missing, because most runs need only one of them. */
const Payload = z.object({
  pull_request: optionalOrUndefined(z.object({ number: z.int() })),
  release: optionalOrUndefined(z.object({ tag_name: z.string().check(z.minLength(1)) })),
  merge_group: optionalOrUndefined(z.object({ base_sha: commitId })),
  before: optionalOrUndefined(commitId),
  ref: optionalOrUndefined(z.string()),
  repository: optionalOrUndefined(z.object({ default_branch: z.nullish(z.string()) })),
  workflow_run: optionalOrUndefined(z.extend(Head, { head_repository: z.nullish(Repository) })),
  check_suite: optionalOrUndefined(Head),
  check_run: optionalOrUndefined(z.extend(Head, { check_suite: z.nullish(Head) })),
  sha: optionalOrUndefined(commitId),
  branches: optionalOrUndefined(z.array(z.object({ name: z.string() }))),
});
type EventPayload = Partial<z.infer<typeof Payload>>;
type PlanFacts = Pick<Session, 'inputs' | 'event' | 'run'>;

const payloadOf = ({ payload }: Session['event']): EventPayload =>
  Payload.safeParse(payload).data ?? {};

/** A command on an issue is about no changes. */
export function planChanges(
  request: Pick<JobRequest, 'command' | 'issue' | 'source'>,
  facts: PlanFacts,
): ChangesPlan | undefined {
  const { inputs, event, run } = facts;
  const { source } = request;
  const pull = pullRequestOf(request, event);
  if (pull === undefined && request.command !== undefined) return undefined;

  const { 'diff-base': diffBase } = inputs;
  const inputStart: PlannedStart | undefined =
    diffBase === undefined ? undefined : { kind: 'input', revision: diffBase };
  if (source !== undefined) {
    return {
      repository: source.fullName,
      pull: undefined,
      head: { revision: source.head, name: source.defaultBranch },
      start: inputStart ?? { kind: 'unknown', eventName: event.name },
    };
  }

  return {
    repository: run.repository.fullName,
    pull,
    head: pull === undefined ? headOf(facts) : { revision: run.commit },
    start: inputStart ?? startOf(event, pull),
  };
}

/** The number of the pull request whose changes a request is about. */
export function pullRequestOf(
  { command, issue }: Pick<JobRequest, 'command' | 'issue'>,
  event: Session['event'],
): number | undefined {
  if (command !== undefined) return command.issueInEvent.isPullRequest ? issue : undefined;
  return event.name.startsWith('pull_request') ? payloadOf(event).pull_request?.number : undefined;
}

function startOf(event: Session['event'], pull: number | undefined): PlannedStart {
  if (pull !== undefined) return { kind: 'pull-request' };

  const { release, before, ref, repository, merge_group: group } = payloadOf(event);
  if (event.name === 'release' && release) return { kind: 'tag-before', tag: release.tag_name };
  if (event.name === 'merge_group' && group)
    return { kind: 'event', base: { revision: group.base_sha } };

  if (event.name === 'push') {
    // For a new branch or tag, `before` consists of zeros.
    if (before && /[^0]/.test(before)) return { kind: 'event', base: { revision: before } };

    const { kind, name } = namedRef(ref);
    if (kind === 'tags') return { kind: 'tag-before', tag: name };

    const { default_branch: branch } = repository ?? {};
    if (branch) return { kind: 'event', base: { revision: branch, name: branch } };
  }
  return { kind: 'unknown', eventName: event.name };
}

function namedRef(ref: string | undefined) {
  const [, kind = '', name = ''] = /^refs\/(heads|tags)\/(.+)/.exec(ref ?? '') ?? [];
  return { kind, name };
}

/** What an event says of a commit that another workflow, or another app, has worked on. */
interface CommitOfEvent {
  commit: string | null | undefined;
  branch: string | null | undefined;
  /** It may be a commit of a fork, which anybody could have written. */
  isElsewhere: boolean;
}

/** In runs of these events, GitHub's variables name the newest commit of the default branch, and not the event's. */
function commitOfEvent(
  name: string,
  payload: EventPayload,
  { repository }: Session['run'],
): CommitOfEvent | undefined {
  const { workflow_run: run, check_suite: suite, check_run: checkRun, sha, branches } = payload;
  switch (name) {
    case 'workflow_run': {
      const { head_repository: head } = run ?? {};
      return {
        commit: run?.head_sha,
        branch: run?.head_branch,
        isElsewhere:
          head !== undefined &&
          !isSameRepository({ id: head?.id, fullName: head?.full_name }, repository),
      };
    }
    case 'check_suite':
      return commitOfCheck(suite?.head_sha, suite?.head_branch);
    case 'check_run':
      return commitOfCheck(checkRun?.head_sha, checkRun?.check_suite?.head_branch);
    case 'status':
      return { commit: sha, branch: branches?.[0]?.name, isElsewhere: branches?.length === 0 };
    default:
      return undefined;
  }
}

/** For a commit of a fork, GitHub names no branch. */
function commitOfCheck(
  commit: CommitOfEvent['commit'],
  branch: CommitOfEvent['branch'],
): CommitOfEvent {
  return { commit, branch, isElsewhere: branch === null };
}

/** Only a commit of this repository will do, because anybody may have written another one. */
function headOf({ event, run }: PlanFacts): ChangeEnd {
  const payload = payloadOf(event);
  const ofEvent = commitOfEvent(event.name, payload, run);
  if (ofEvent === undefined) {
    const tag = event.name === 'release' ? payload.release?.tag_name : undefined;
    return { revision: run.commit, name: tag ?? (namedRef(payload.ref).name || undefined) };
  }

  const { commit, branch, isElsewhere } = ofEvent;
  const name = code(event.name);
  if (!commit)
    throw contextError(
      text`The event ${name} does not say which commit it is about.`,
      CHANGES_ELSEWHERE,
    );
  if (isElsewhere)
    throw contextError(
      text`The event ${name} is about commit ${code(commit)}, which is on no branch of ${code(run.repository.fullName)}, for example because it is from a fork. Anybody may have written it.`,
      text`Run the workflow only for commits of this repository, or remove \`diff\`, \`commits\`, and \`files\` from \`context\`.`,
    );
  return { revision: commit, name: branch ?? undefined };
}
