import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import {
  type PullRequestFile,
  pullRequest,
  pullRequestCommits,
  pullRequestFiles,
} from '../github/pull-requests.ts';
import { isExcluded } from './excluded-files.ts';
import { type ChangePart, type Changes, commitRow } from './quote.ts';

/**
 * What GitHub says of the changes of a pull request, forks included. Rejects with a GitHubFault, or with the signal's
 * reason.
 */
export async function gitHubChanges(
  parts: readonly ChangePart[],
  number: number,
  api: GitHubApi,
  limits: ReadingLimits = {},
) {
  const wantsFiles = parts.some((part) => part !== 'commits');
  const [pull, all, commits] = await Promise.all([
    pullRequest(api, { number }),
    wantsFiles ? pullRequestFiles(api, { number }, limits) : [],
    parts.includes('commits') ? pullRequestCommits(api, { number }, limits) : [],
  ]);

  const total = pull.changedFiles ?? all.length;
  const files = all.filter(isIncluded);
  const lists = {
    commits: { rows: commits.toReversed().map(commitRow), total: pull.commits ?? commits.length },
    files: { rows: files.map(nameAndStatus), total },
    diff: { rows: files.flatMap(patchOf), total },
  };

  const between = `from the merge base with ${pull.base.slice(0, 12)} to ${pull.head.slice(0, 12)}`;
  const isEmpty = (wantsFiles ? files : commits).length === 0;
  const changes: Changes = { between, isEmpty };
  for (const part of parts) changes[part] = lists[part];
  return changes;
}

const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

function nameAndStatus({ filename, previous_filename: from, status }: PullRequestFile): string {
  const paths = from ? [from, filename] : [filename];
  return [STATUS.get(status) ?? 'M', ...paths.map(quotedPath)].join('\t');
}

function isIncluded({ filename, previous_filename }: PullRequestFile): boolean {
  return !isExcluded(filename) && !isExcluded(previous_filename ?? '');
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
