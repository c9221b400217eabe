import type { Account, Standing } from './people.ts';

/** Where things are said to live: the API, and the pages for people. Both without a slash at the end. */
export type Addresses = { api: string; web: string };

/** Milliseconds to GitHub's `YYYY-MM-DDTHH:MM:SSZ`. */
export const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

export const nodeId = (kind: string, id: number): string => Buffer.from(`${kind}:${id}`).toString('base64');

/** An account as it appears inside everything else. */
export function account({ api, web }: Addresses, who: Account) {
  const own = `${api}/users/${encodeURIComponent(who.login)}`;
  return {
    login: who.login,
    id: who.id,
    node_id: nodeId(who.type, who.id),
    avatar_url: `${web}/avatars/u/${who.id}?v=4`,
    gravatar_id: '',
    url: own,
    html_url: who.type === 'Bot' ? `${web}/apps/${who.login.replace('[bot]', '')}` : `${web}/${who.login}`,
    followers_url: `${own}/followers`,
    following_url: `${own}/following{/other_user}`,
    gists_url: `${own}/gists{/gist_id}`,
    starred_url: `${own}/starred{/owner}{/repo}`,
    subscriptions_url: `${own}/subscriptions`,
    organizations_url: `${own}/orgs`,
    repos_url: `${own}/repos`,
    events_url: `${own}/events{/privacy}`,
    received_events_url: `${own}/received_events`,
    type: who.type,
    user_view_type: 'public',
    site_admin: false,
  };
}

/** The answer to `GET /user`. */
export function ownAccount(addresses: Addresses, who: Account, at: number) {
  return {
    ...account(addresses, who),
    user_view_type: 'private',
    name: null,
    company: null,
    blog: '',
    location: null,
    email: null,
    notification_email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: time(at),
    updated_at: time(at),
    private_gists: 0,
    total_private_repos: 0,
    owned_private_repos: 0,
    disk_usage: 0,
    collaborators: 0,
    two_factor_authentication: true,
  };
}

/** The answer of the permission endpoint. */
export function permission(addresses: Addresses, who: Account, { permission: level, roleName }: Standing) {
  const push = level === 'admin' || level === 'write';
  return {
    permission: level,
    user: {
      ...account(addresses, who),
      permissions: {
        admin: level === 'admin',
        maintain: level === 'admin' || roleName === 'maintain',
        push,
        triage: push || roleName === 'triage',
        pull: level !== 'none',
      },
      role_name: roleName,
    },
    role_name: roleName,
  };
}

/** The organisation that owns a repository, as payloads of webhooks name it. */
export function organization({ api, web }: Addresses, who: Account) {
  const own = `${api}/orgs/${who.login}`;
  return {
    login: who.login,
    id: who.id,
    node_id: nodeId(who.type, who.id),
    url: own,
    repos_url: `${own}/repos`,
    events_url: `${own}/events`,
    hooks_url: `${own}/hooks`,
    issues_url: `${own}/issues`,
    members_url: `${own}/members{/member}`,
    public_members_url: `${own}/public_members{/member}`,
    avatar_url: `${web}/avatars/u/${who.id}?v=4`,
    description: '',
  };
}
