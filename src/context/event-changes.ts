/** What an event says of the commits that it is about. */
import { membersOf } from '../text/json.ts';

export interface EventChanges {
  pull: number | undefined;
  branch: string | undefined;
  tag: string | undefined;
  /** The commit or branch at which the changes start. On a tag, there is none. */
  base: string | undefined;
  /** The push replaced commits, so `base` may not be in the repository any more. */
  isForced: boolean;
  isDeleted: boolean;
  /**
   * What another workflow or app has worked on, where GitHub's variables name another commit.
   * Without a branch, it is a commit of a fork, which anybody may have written.
   */
  about: { commit: string | undefined; branch: string | undefined } | undefined;
}

export function changesInEvent({
  name,
  payload,
}: {
  name: string;
  payload: unknown;
}): EventChanges {
  const ref = textAt(payload, 'ref');
  const [, kind, refName] = /^refs\/(heads|tags)\/(.+)/.exec(ref ?? '') ?? [];
  const [branch, pushedTag] = kind === 'heads' ? [refName] : [undefined, refName];
  const createdTag = textAt(payload, 'ref_type') === 'tag' ? ref : undefined;
  const tag = textAt(payload, 'release', 'tag_name') ?? createdTag ?? pushedTag;

  const pull = valueAt(payload, 'pull_request', 'number');
  const isAboutPull = name.startsWith('pull_request') && typeof pull === 'number';
  const isPush = name === 'push';
  return {
    pull: isAboutPull ? pull : undefined,
    branch,
    tag,
    base: tag === undefined ? baseIn(name, payload) : undefined,
    isForced: isPush && valueAt(payload, 'forced') === true,
    isDeleted: isPush && valueAt(payload, 'deleted') === true,
    about: commitIn(name, payload),
  };
}

function baseIn(name: string, payload: unknown): string | undefined {
  if (name === 'merge_group') return textAt(payload, 'merge_group', 'base_sha');
  if (name !== 'push') return undefined;

  // For a new branch, `before` consists of zeros.
  const before = textAt(payload, 'before') ?? '';
  return /[^0]/.test(before) ? before : textAt(payload, 'repository', 'default_branch');
}

function commitIn(name: string, payload: unknown): EventChanges['about'] {
  // GitHub does not say of which repository the commit of a status is.
  if (name === 'status') return { commit: undefined, branch: undefined };
  if (!['workflow_run', 'check_suite', 'check_run'].includes(name)) return undefined;

  const commit = textAt(payload, name, 'head_sha');
  const suite = name === 'check_run' ? [name, 'check_suite'] : [name];
  const branch = textAt(payload, ...suite, 'head_branch');
  if (name !== 'workflow_run') return { commit, branch };

  // The repository of a fork that was deleted is missing.
  const from = valueAt(payload, name, 'head_repository', 'id');
  const isOwn = typeof from === 'number' && from === valueAt(payload, 'repository', 'id');
  return { commit, branch: isOwn ? branch : undefined };
}

function valueAt(json: unknown, ...path: string[]): unknown {
  return path.reduce((value, key) => membersOf(value)[key], json);
}

/** What is not readable counts as missing, because most runs need only a part of the event. */
function textAt(json: unknown, ...path: string[]): string | undefined {
  const value = valueAt(json, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
