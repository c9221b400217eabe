/**
 * Whether GitHub's answer lets a person start work. Pure judgement of the answer of
 * `GET /repos/{owner}/{repo}/collaborators/{username}/permission`; everything that is not clearly a yes is none
 * (trust.md, 'People').
 */
import * as z from 'zod/mini';

export type MinimumPermission = 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** What came back: an answer, or the words for why there is none (time-out, no connection …). */
export type PermissionAnswer = { status: number; body: unknown } | { failure: string };

export interface AccessQuestion {
  answer: PermissionAnswer;
  /** Whom the request asked about: the comment's author. */
  user: { id: number; login: string };
  minimum: MinimumPermission;
  repositoryIsPrivate: boolean;
}

export type Access =
  | { kind: 'allowed'; has: string }
  /** `has`: the role or base permission that GitHub named; a custom role's name is untrusted text. */
  | { kind: 'denied'; has: string }
  /** `why`: a sentence of our own with cause and remedy. */
  | { kind: 'undeterminable'; why: string };

const RANKS = new Map([
  ['none', 0],
  ['read', 1],
  ['triage', 2],
  ['write', 3],
  ['maintain', 4],
  ['admin', 5],
]);
const BASES = new Set(['none', 'read', 'write', 'admin']);

const Answer = z.object({
  permission: z.string().check(z.maxLength(100)),
  // Enterprise Server named roles only later; without a name the base permission counts.
  role_name: z.nullish(z.string().check(z.maxLength(200))),
  user: z.object({ id: z.int(), login: z.string() }),
});

/**
 * Allowed, denied, or undeterminable; never throws. GitHub names the role in `role_name`; any name that is none of
 * its own is a custom role and counts as the base permission in `permission`, where `maintain` is `write` and
 * `triage` is `read` (GitHub's REST description, 'Get repository permissions for a user').
 */
export function judgeAccess({ answer, user, minimum, repositoryIsPrivate }: AccessQuestion): Access {
  const needed = RANKS.get(minimum);
  if (needed === undefined || needed < 1)
    return undeterminable('The minimum permission is none of GitHub’s.');
  if (minimum === 'read' && !repositoryIsPrivate)
    return undeterminable(
      'In a public repository everybody can read, so `read` protects nothing; set `minimum-permission` to `triage` or more.',
    );
  if ('failure' in answer)
    return undeterminable('GitHub gave no answer to the question for the permission; try again later.');
  if (answer.status !== 200) return undeterminable(refusal(answer.status));
  const parsed = Answer.safeParse(answer.body);
  if (!parsed.success)
    return undeterminable('GitHub’s answer to the question for the permission is not readable.');
  const { permission, role_name: role, user: named } = parsed.data;
  if (named.id !== user.id || named.login.toLowerCase() !== user.login.toLowerCase())
    return undeterminable('GitHub’s answer names another account than the comment’s author.');
  if (!BASES.has(permission))
    return undeterminable('GitHub’s answer names a permission that this action does not know.');
  const has = RANKS.has(role ?? '') ? (role ?? permission) : permission;
  return { kind: (RANKS.get(has) ?? 0) >= needed ? 'allowed' : 'denied', has: role || permission };
}

function refusal(status: number): string {
  if (status === 404)
    return 'GitHub knows no such account in this repository, or does not show the repository to the token (404): check that `github-token` may read it.';
  if (status === 401) return 'GitHub does not accept the token (401): check `github-token`.';
  if (status === 403 || status === 429)
    return `GitHub refused to tell the permission (${status}): the token may lack access to the repository, or its rate limit is used up.`;
  return `GitHub’s answer to the question for the permission has the unexpected status ${Number(status)}; try again later.`;
}

function undeterminable(why: string): Access {
  return { kind: 'undeterminable', why };
}
