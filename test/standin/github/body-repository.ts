import { type Addresses, account, nodeId, time } from './body-account.ts';
import { fullName, type Repository } from './records.ts';

/** Every address below the repository's own; the key is this name with `_url`. */
const below: Readonly<Record<string, string>> = {
  archive: '{archive_format}{/ref}',
  assignees: 'assignees{/user}',
  blobs: 'git/blobs{/sha}',
  branches: 'branches{/branch}',
  collaborators: 'collaborators{/collaborator}',
  comments: 'comments{/number}',
  commits: 'commits{/sha}',
  compare: 'compare/{base}...{head}',
  contents: 'contents/{+path}',
  contributors: 'contributors',
  deployments: 'deployments',
  downloads: 'downloads',
  events: 'events',
  forks: 'forks',
  git_commits: 'git/commits{/sha}',
  git_refs: 'git/refs{/sha}',
  git_tags: 'git/tags{/sha}',
  hooks: 'hooks',
  issue_comment: 'issues/comments{/number}',
  issue_events: 'issues/events{/number}',
  issues: 'issues{/number}',
  keys: 'keys{/key_id}',
  labels: 'labels{/name}',
  languages: 'languages',
  merges: 'merges',
  milestones: 'milestones{/number}',
  notifications: 'notifications{?since,all,participating}',
  pulls: 'pulls{/number}',
  releases: 'releases{/id}',
  stargazers: 'stargazers',
  statuses: 'statuses/{sha}',
  subscribers: 'subscribers',
  subscription: 'subscription',
  tags: 'tags',
  teams: 'teams',
  trees: 'git/trees{/sha}',
};

export const repositoryUrl = ({ api }: Addresses, which: Repository): string =>
  `${api}/repos/${fullName(which)}`;

/** A repository in full: the answer to `GET /repos/{owner}/{repo}`, and what pull requests and events hold. */
export function repository(addresses: Addresses, which: Repository) {
  const url = repositoryUrl(addresses, which);
  const name = fullName(which);
  const page = `${addresses.web}/${name}`;
  const host = new URL(addresses.web).host;
  return {
    id: which.id,
    node_id: nodeId('Repository', which.id),
    name: which.name,
    full_name: name,
    private: which.private,
    owner: account(addresses, which.owner),
    html_url: page,
    description: null,
    fork: false,
    url,
    ...Object.fromEntries(Object.entries(below).map(([key, path]) => [`${key}_url`, `${url}/${path}`])),
    git_url: `git://${host}/${name}.git`,
    ssh_url: `git@${host}:${name}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    topics: [],
    size: 1,
    ...counts,
    default_branch: 'main',
    visibility: which.private ? 'private' : 'public',
    created_at: time(which.createdAt),
    updated_at: time(which.createdAt),
    pushed_at: time(which.createdAt),
    has_issues: !which.issuesDisabled,
    has_projects: true,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    archived: false,
    disabled: false,
    custom_properties: {},
  };
}

const counts = {
  forks: 0,
  forks_count: 0,
  open_issues: 1,
  open_issues_count: 1,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
  network_count: 0,
  subscribers_count: 0,
};
