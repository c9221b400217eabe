/** What an event says of the commits that it is about. */
import * as z from 'zod/mini';
import { optionalOrUndefined } from '../text/json.ts';

export interface EventChanges {
  /** The number of the pull request that the event is about. */
  pull: number | undefined;
  branch: string | undefined;
  tag: string | undefined;
  /** The commit or branch at which the changes start. On a tag, there is none. */
  base: string | undefined;
  /** The push replaced commits, so `base` may not be in the repository any more. */
  isForced: boolean;
  /** The push deleted its branch or tag. */
  isDeleted: boolean;
  /**
   * What another workflow or app has worked on, where GitHub's variables name another commit.
   * Without a branch, it is a commit of a fork, which anybody may have written.
   */
  about: { commit: string | undefined; branch: string | undefined } | undefined;
}

const Commit = optionalOrUndefined(z.string().check(z.regex(/^[0-9a-f]+$/)));
const Name = optionalOrUndefined(z.string().check(z.minLength(1)));
const Flag = optionalOrUndefined(z.boolean());
const Id = optionalOrUndefined(z.int());
const Suite = optionalOrUndefined(z.object({ head_sha: Commit, head_branch: Name }));
/** A part that is not readable counts as missing, because most runs need only one of them. */
const Payload = z.object({
  pull_request: optionalOrUndefined(z.object({ number: Id })),
  release: optionalOrUndefined(z.object({ tag_name: Name })),
  merge_group: optionalOrUndefined(z.object({ base_sha: Commit })),
  before: Commit,
  ref: Name,
  ref_type: Name,
  forced: Flag,
  deleted: Flag,
  repository: optionalOrUndefined(z.object({ id: Id, default_branch: Name })),
  workflow_run: optionalOrUndefined(
    z.object({
      head_sha: Commit,
      head_branch: Name,
      head_repository: optionalOrUndefined(z.object({ id: Id })),
    }),
  ),
  check_suite: Suite,
  check_run: optionalOrUndefined(z.object({ head_sha: Commit, check_suite: Suite })),
});
type EventPayload = Partial<z.infer<typeof Payload>>;

export function changesInEvent(event: { name: string; payload: unknown }): EventChanges {
  const { name } = event;
  const payload: EventPayload = Payload.safeParse(event.payload).data ?? {};
  const { ref = '', ref_type: kind, forced, deleted } = payload;
  const [, branch] = /^refs\/heads\/(.+)/.exec(ref) ?? [];
  const [, tagOfRef] = /^refs\/tags\/(.+)/.exec(ref) ?? [];
  const tag = payload.release?.tag_name ?? (kind === 'tag' ? ref : tagOfRef);

  const isPush = name === 'push';
  return {
    pull: name.startsWith('pull_request') ? payload.pull_request?.number : undefined,
    branch,
    tag,
    base: tag === undefined ? baseIn(name, payload) : undefined,
    isForced: isPush && forced === true,
    isDeleted: isPush && deleted === true,
    about: commitIn(name, payload),
  };
}

function baseIn(name: string, payload: EventPayload): string | undefined {
  if (name === 'merge_group') return payload.merge_group?.base_sha;
  if (name !== 'push') return undefined;

  // For a new branch, `before` consists of zeros.
  const { before = '' } = payload;
  return /[^0]/.test(before) ? before : payload.repository?.default_branch;
}

function commitIn(
  name: string,
  { repository, workflow_run: run, check_suite: suite, check_run: checkRun }: EventPayload,
): EventChanges['about'] {
  // GitHub does not say of which repository the commit is.
  if (name === 'status') return { commit: undefined, branch: undefined };
  if (name === 'check_suite') return { commit: suite?.head_sha, branch: suite?.head_branch };
  if (name === 'check_run')
    return { commit: checkRun?.head_sha, branch: checkRun?.check_suite?.head_branch };
  if (name !== 'workflow_run') return undefined;

  // The repository of a fork that was deleted is missing.
  const from = run?.head_repository?.id;
  const isOwn = from !== undefined && from === repository?.id;
  return { commit: run?.head_sha, branch: isOwn ? run?.head_branch : undefined };
}
