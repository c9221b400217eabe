/** What an event says of the commits that it is about. */
import * as z from 'zod/mini';
import { optionalOrUndefined } from '../text/json.ts';

export interface EventChanges {
  /** The number of the pull request that the event is about. */
  pull: number | undefined;
  /** The branch or tag that the run is on. */
  branch: string | undefined;
  tag: string | undefined;
  /** The commit or branch at which the changes start. Events on a tag, and most others, name none. */
  base: string | undefined;
  /** The push replaced commits, so `base` may not be in the repository any more. */
  isForced: boolean;
  /** The push deleted its branch or tag. */
  isDeleted: boolean;
  /** What another workflow or app has worked on. GitHub's variables name another commit in such runs. */
  about: EventCommit | undefined;
}

export interface EventCommit {
  id: string | undefined;
  branch: string | undefined;
  /** Anybody may have written the commit. */
  isFromFork: boolean;
}

const Commit = z.string().check(z.regex(/^[0-9a-f]+$/));
const Name = z.string().check(z.minLength(1));
const Repository = z.object({
  id: optionalOrUndefined(z.int()),
  default_branch: optionalOrUndefined(Name),
});
const Suite = z.object({
  head_sha: optionalOrUndefined(Commit),
  head_branch: optionalOrUndefined(Name),
});
/** A part that is not readable counts as missing, because most runs need only one of them. */
const Payload = z.object({
  pull_request: optionalOrUndefined(z.object({ number: z.int() })),
  release: optionalOrUndefined(z.object({ tag_name: Name })),
  merge_group: optionalOrUndefined(z.object({ base_sha: Commit })),
  before: optionalOrUndefined(Commit),
  ref: optionalOrUndefined(Name),
  ref_type: optionalOrUndefined(z.string()),
  forced: optionalOrUndefined(z.boolean()),
  deleted: optionalOrUndefined(z.boolean()),
  repository: optionalOrUndefined(Repository),
  workflow_run: optionalOrUndefined(
    z.extend(Suite, { head_repository: optionalOrUndefined(Repository) }),
  ),
  check_suite: optionalOrUndefined(Suite),
  check_run: optionalOrUndefined(z.extend(Suite, { check_suite: optionalOrUndefined(Suite) })),
});
type EventPayload = Partial<z.infer<typeof Payload>>;

export function changesInEvent({
  name,
  payload: raw,
}: {
  name: string;
  payload: unknown;
}): EventChanges {
  const payload: EventPayload = Payload.safeParse(raw).data ?? {};
  const isPush = name === 'push';
  const isAboutPull = name.startsWith('pull_request');

  return {
    pull: isAboutPull ? payload.pull_request?.number : undefined,
    branch: refIn(payload, 'heads'),
    tag: tagIn(name, payload),
    base: baseIn(name, payload),
    isForced: isPush && payload.forced === true,
    isDeleted: isPush && payload.deleted === true,
    about: commitIn(name, payload),
  };
}

function refIn({ ref = '' }: EventPayload, kind: 'heads' | 'tags'): string | undefined {
  const start = `refs/${kind}/`;
  return ref.startsWith(start) ? ref.slice(start.length) : undefined;
}

function tagIn(name: string, payload: EventPayload): string | undefined {
  if (name === 'release') return payload.release?.tag_name;
  return payload.ref_type === 'tag' ? payload.ref : refIn(payload, 'tags');
}

function baseIn(name: string, payload: EventPayload): string | undefined {
  if (name === 'merge_group') return payload.merge_group?.base_sha;

  const isPushOfBranch = name === 'push' && refIn(payload, 'tags') === undefined;
  if (!isPushOfBranch) return undefined;

  // For a new branch, `before` consists of zeros.
  const { before = '' } = payload;
  return /[^0]/.test(before) ? before : payload.repository?.default_branch;
}

function commitIn(name: string, payload: EventPayload): EventCommit | undefined {
  const { workflow_run: run, check_suite: suite, check_run: checkRun } = payload;
  switch (name) {
    case 'workflow_run': {
      // A fork that was deleted is missing.
      const repository = run?.head_repository?.id;
      const isOwn = repository !== undefined && repository === payload.repository?.id;
      return { id: run?.head_sha, branch: run?.head_branch, isFromFork: !isOwn };
    }
    case 'check_suite':
      return commitOfCheck(suite?.head_sha, suite?.head_branch);
    case 'check_run':
      return commitOfCheck(checkRun?.head_sha, checkRun?.check_suite?.head_branch);
    default:
      return undefined;
  }
}

/** Of a commit of a fork, GitHub names no branch. */
function commitOfCheck(id: string | undefined, branch: string | undefined): EventCommit {
  return { id, branch, isFromFork: branch === undefined };
}
