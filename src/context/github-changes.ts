import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import {
  type PullRequestFile,
  pullRequest,
  pullRequestCommits,
  pullRequestFiles,
} from '../github/pull-requests.ts';
import { isSelected } from '../inputs/globs.ts';
import { isExcluded } from './excluded-files.ts';
import { type ChangeSelection, type Changes, commitRow, needsFiles } from './quote.ts';

/**
 * What GitHub says of the changes of a pull request, forks included. `paths` does not limit commits, whose files it does not
 * list. Rejects with a GitHubFault, or with the signal's reason.
 */
export async function gitHubChanges(
  selection: ChangeSelection,
  number: number,
  api: GitHubApi,
  limits: ReadingLimits = {},
) {
  const { parts, paths } = selection;
  const wantsFiles = needsFiles(selection);
  const [pull, all, commits] = await Promise.all([
    pullRequest(api, { number }),
    wantsFiles ? pullRequestFiles(api, { number }, limits) : [],
    parts.includes('commits') ? pullRequestCommits(api, { number }, limits) : [],
  ]);

  const changedFiles = pull.changedFiles ?? all.length;
  const selected = all.filter((file) => isSelected(namesOf(file), paths));
  const files = selected.filter((file) => !namesOf(file).some(isExcluded));
  const total = paths === undefined ? changedFiles : selected.length;
  const lists = {
    commits: { rows: commits.toReversed().map(commitRow), total: pull.commits ?? commits.length },
    files: { rows: files.map(nameAndStatus), total },
    diff: { rows: files.flatMap(patchOf), total },
  };

  const between = `from the merge base with ${pull.base.slice(0, 12)} to ${pull.head.slice(0, 12)}`;
  // Of a large pull request, not every file is read.
  const hasNoFiles = files.length === 0 && all.length >= changedFiles;
  const isEmpty = wantsFiles ? hasNoFiles : commits.length === 0;
  const changes: Changes = { between, isEmpty };
  for (const part of parts) changes[part] = lists[part];
  return changes;
}

const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

function nameAndStatus(file: PullRequestFile): string {
  return [STATUS.get(file.status) ?? 'M', ...namesOf(file).map(quotedPath)].join('\t');
}

function namesOf({ filename, previous_filename: from }: PullRequestFile): string[] {
  return from ? [from, filename] : [filename];
}

/** GitHub's lines below a first line like git's; none where GitHub leaves lines out. */
function patchOf(file: PullRequestFile): string[] {
  const { filename, previous_filename, status, changes, patch } = file;
  const from = previous_filename ?? filename;
  const isOnlyMoved = from !== filename && changes === 0;
  if (!patch && !isOnlyMoved) return [];

  const header = `diff --git ${quotedPath(`a/${from}`)} ${quotedPath(`b/${filename}`)} (${status})`;
  return [`${header}\n${patch ?? ''}`.trimEnd()];
}

/** A path on one line, as git writes it. */
export const quotedPath = (path: string) =>
  /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
