import { type Addresses, account, nodeId, time } from './body-account.ts';
import { repository, repositoryUrl } from './body-repository.ts';
import { core, threadPage } from './body-thread.ts';
import type { Issue, Pull } from './records.ts';
import type { World } from './world.ts';

/** The answer to `GET /repos/{owner}/{repo}/pulls/{number}`. Head and base are in the same repository. */
export function pullRequest(addresses: Addresses, world: World, which: Issue, pull: Pull) {
  const base = repositoryUrl(addresses, which.repository);
  const url = `${base}/pulls/${which.number}`;
  const issueUrl = `${base}/issues/${which.number}`;
  const page = threadPage(addresses, which);
  const urls = {
    html: page,
    issue: issueUrl,
    comments: `${issueUrl}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${base}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${base}/statuses/${pull.headSha}`,
  };
  const end = (ref: string, sha: string) => ({
    label: `${which.repository.owner.login}:${ref}`,
    ref,
    sha,
    user: account(addresses, which.repository.owner),
    repo: repository(addresses, which.repository),
  });
  return {
    url,
    ...core(addresses, which),
    node_id: nodeId('PullRequest', which.id),
    ...Object.fromEntries(Object.entries(urls).map(([name, to]) => [`${name}_url`, to])),
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    merged_at: pull.merged ? time(which.updatedAt) : null,
    merge_commit_sha: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    draft: pull.draft,
    head: end(pull.head, pull.headSha),
    base: end(pull.base, pull.baseSha),
    _links: Object.fromEntries(
      Object.entries({ self: url, ...urls }).map(([name, href]) => [name, { href }]),
    ),
    author_association: which.user.id === which.repository.owner.id ? 'OWNER' : 'NONE',
    auto_merge: null,
    merged: pull.merged,
    mergeable: true,
    rebaseable: true,
    mergeable_state: 'clean',
    merged_by: null,
    comments: world.comments(which).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: 1,
    additions: 1,
    deletions: 1,
    changed_files: 1,
  };
}
