import { type Addresses, account, nodeId, time } from './body-account.ts';
import { repositoryUrl } from './body-repository.ts';
import { type Comment, fullName, type Issue, type Reaction, reactionContents } from './records.ts';
import type { Revision } from './versions.ts';
import type { World } from './world.ts';

/** The page of an issue or pull request. */
export function threadPage({ web }: Addresses, issue: Issue): string {
  return `${web}/${fullName(issue.repository)}/${issue.pull ? 'pull' : 'issues'}/${issue.number}`;
}

const issueUrl = (addresses: Addresses, issue: Issue): string =>
  `${repositoryUrl(addresses, issue.repository)}/issues/${issue.number}`;

export function comment(addresses: Addresses, world: World, which: Comment, at?: Revision) {
  const url = `${repositoryUrl(addresses, which.issue.repository)}/issues/comments/${which.id}`;
  return {
    url,
    html_url: `${threadPage(addresses, which.issue)}#issuecomment-${which.id}`,
    issue_url: issueUrl(addresses, which.issue),
    id: which.id,
    node_id: nodeId('IssueComment', which.id),
    user: account(addresses, which.user),
    created_at: time(which.createdAt),
    updated_at: time(which.updatedAt),
    author_association: which.association,
    body: which.body,
    reactions: rollup(url, world.reactions(which, at)),
    performed_via_github_app: null,
  };
}

export function reaction(addresses: Addresses, which: Reaction) {
  return {
    id: which.id,
    node_id: nodeId('Reaction', which.id),
    user: account(addresses, which.user),
    content: which.content,
    created_at: time(which.createdAt),
  };
}

/** How many of each kind. */
function rollup(url: string, reactions: readonly Reaction[]) {
  const count = (content: string) => reactions.filter((one) => one.content === content).length;
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...(Object.fromEntries(reactionContents.map((content) => [content, count(content)])) as Record<
      (typeof reactionContents)[number],
      number
    >),
  };
}

/** An issue, or a pull request in the shape that the issues endpoints give it. */
export function issue(addresses: Addresses, world: World, which: Issue) {
  const url = issueUrl(addresses, which);
  const page = threadPage(addresses, which);
  return {
    url,
    repository_url: repositoryUrl(addresses, which.repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: page,
    ...core(addresses, which),
    node_id: nodeId(which.pull ? 'PullRequest' : 'Issue', which.id),
    assignees: [],
    comments: world.comments(which).length,
    author_association: which.user.id === which.repository.owner.id ? 'OWNER' : 'NONE',
    reactions: rollup(url, []),
    performed_via_github_app: null,
    state_reason: null,
    draft: which.pull?.draft ?? false,
    ...(which.pull && {
      pull_request: {
        url: `${repositoryUrl(addresses, which.repository)}/pulls/${which.number}`,
        html_url: page,
        diff_url: `${page}.diff`,
        patch_url: `${page}.patch`,
        merged_at: which.pull.merged ? time(which.updatedAt) : null,
      },
    }),
  };
}

/** What issues and pull requests say alike. */
export function core(addresses: Addresses, which: Issue) {
  return {
    id: which.id,
    number: which.number,
    title: which.title,
    user: account(addresses, which.user),
    labels: [],
    state: which.state,
    locked: which.locked,
    assignee: null,
    milestone: null,
    created_at: time(which.createdAt),
    updated_at: time(which.updatedAt),
    closed_at: which.state === 'closed' ? time(which.updatedAt) : null,
    active_lock_reason: null,
    body: which.body,
  };
}
