import type { GitHubApi } from '../github/api.ts';
import {
  type PullRequestFile,
  pullRequest,
  pullRequestCommits,
  pullRequestFiles,
} from '../github/pull-requests.ts';
import { isExcluded } from './excluded-files.ts';
import type { ChangedFile, ChangePart, Changes } from './quote.ts';

/** What GitHub says of the changes of a pull request, forks included. Rejects with a GitHubFault. */
export async function gitHubChanges(
  parts: readonly ChangePart[],
  number: number,
  api: GitHubApi,
): Promise<Changes> {
  const wants = (part: ChangePart) => parts.includes(part);
  const [pull, rows, commits] = await Promise.all([
    pullRequest(api, { number }),
    wants('files') || wants('diff') ? pullRequestFiles(api, { number }) : [],
    wants('commits') ? pullRequestCommits(api, { number }) : [],
  ]);
  const total = pull.changedFiles ?? rows.length;
  return {
    range: { named: pull.base, head: pull.head },
    commits: wants('commits')
      ? { rows: commits.toReversed(), total: pull.commits ?? commits.length }
      : undefined,
    files: wants('files') ? { rows: rows.map(changedFile), total } : undefined,
    diff: wants('diff') ? { rows: rows.flatMap(patchOf), total } : undefined,
  };
}

/** GitHub's words for git's letters. */
const STATUS = new Map(Object.entries({ added: 'A', copied: 'C', removed: 'D', renamed: 'R' }));

function changedFile({ filename, previous_filename: from, status }: PullRequestFile): ChangedFile {
  return { status: STATUS.get(status) ?? 'M', path: quoted(filename), from: from ? quoted(from) : undefined };
}

/** The patch in git's format; none for excluded files and if GitHub returns no lines. */
function patchOf({ filename, previous_filename, status, changes, patch }: PullRequestFile): string[] {
  const from = previous_filename ?? filename;
  if (isExcluded(filename) || isExcluded(from)) return [];
  if (!patch && (from === filename || changes !== 0)) return [];
  const verb = status === 'copied' ? 'copy' : 'rename';
  const moved = from === filename ? [] : [`${verb} from ${quoted(from)}`, `${verb} to ${quoted(filename)}`];
  const [before, after] = [quoted(`a/${from}`), quoted(`b/${filename}`)];
  const lines = patch
    ? [
        `--- ${status === 'added' ? '/dev/null' : before}`,
        `+++ ${status === 'removed' ? '/dev/null' : after}`,
        patch,
      ]
    : [];
  return [[`diff --git ${before} ${after}`, ...moved, ...lines].join('\n')];
}

/** A path on one line, as git writes it. */
function quoted(path: string): string {
  return /[\p{Cc}"\\]/u.test(path) ? JSON.stringify(path) : path;
}
