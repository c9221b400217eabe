/** Who can be told apart on GitHub. */
export type Account = { id: number; login: string; type: 'User' | 'Bot' | 'Organization' };

export const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * What the permission endpoint says of somebody: `permission` knows only four words, `roleName` the whole
 * role, which may also be a custom one of the organisation.
 */
export type Standing = { permission: 'admin' | 'write' | 'read' | 'none'; roleName: string };

export type Grant = 'write' | 'read' | 'none';

/**
 * A token and the account that it acts as. An installation's token (`GITHUB_TOKEN` too) is bound to what its
 * grants say; with a user's token the user's own standing counts as well.
 */
export type Token = {
  value: string;
  account: Account;
  kind: 'installation' | 'user';
  issues: Grant;
  pullRequests: Grant;
  /** Full names in lower case; undefined: every repository. */
  repositories?: readonly string[] | undefined;
};

/** The older endpoint folds `maintain` into write and `triage` into read. */
export function standing(role: Role): Standing {
  const folded = {
    none: 'none',
    read: 'read',
    triage: 'read',
    write: 'write',
    maintain: 'write',
    admin: 'admin',
  };
  return { permission: folded[role] as Standing['permission'], roleName: role };
}

/** Tokens of installations begin with `ghs_`; all others act as a person. */
export function kindOf(token: string): Token['kind'] {
  return token.startsWith('ghs_') ? 'installation' : 'user';
}
