import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, type GitHubFault } from '../github/faults.ts';
import type { CommentRun } from './event.ts';

export type MinimumPermission = 'read' | 'triage' | 'write' | 'maintain' | 'admin';

export type Permission =
  | { kind: 'allowed' }
  /** `has`: the role or base permission that GitHub returned; the name of a custom role is untrusted. */
  | { kind: 'denied'; has: string }
  /** `why`: a sentence with cause and remedy. */
  | { kind: 'undeterminable'; why: string };

/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1_000, 3_000];

/**
 * Whether the comment's own author may use the command; anything but a clear confirmation denies it. Rejects with
 * the signal's reason.
 */
export async function checkPermission(
  { comment }: Pick<CommentRun, 'comment'>,
  minimum: MinimumPermission,
  { api, clock, signal }: { api: GitHubApi; clock: Clock; signal: AbortSignal },
): Promise<Permission> {
  for (let tries = 0; ; tries++) {
    const answer = await api
      .call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
        username: comment.author.login,
      })
      .catch(asFault);
    signal.throwIfAborted();
    if ('data' in answer) return judge(answer.data, comment.author, minimum);
    const pause = PAUSES_MS[tries];
    if (pause === undefined || !isTransient(answer)) return undeterminable(refusal(answer));
    // A timer rejects with an error of its own.
    await clock.sleep(pause, signal).catch(() => {});
    signal.throwIfAborted();
  }
}

function isTransient({ status, rateLimited }: GitHubFault): boolean {
  return status === 'lost' || status >= 500 || rateLimited;
}

const RANKS = new Map([
  ['none', 0],
  ['read', 1],
  ['triage', 2],
  ['write', 3],
  ['maintain', 4],
  ['admin', 5],
]);
/** GitHub's roles and the base permission that GitHub returns with each. */
const BASES = new Map([
  ['none', 'none'],
  ['read', 'read'],
  ['triage', 'read'],
  ['write', 'write'],
  ['maintain', 'write'],
  ['admin', 'admin'],
]);

const Answer = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Enterprise Server named roles only later; without a name the base permission counts.
  role_name: z.nullish(z.string().check(z.maxLength(200))),
  user: z.object({ id: z.int(), login: z.string() }),
});

/**
 * Judges the answer of `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. GitHub names the role in
 * `role_name`; any other name is a custom role and counts as the base permission in `permission`.
 */
export function judge(
  answer: unknown,
  user: { id: number; login: string },
  minimum: MinimumPermission,
): Permission {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return undeterminable('GitHub’s response to the permission request is not readable.');
  const { permission, role_name: role, user: named } = parsed.data;
  if (named.id !== user.id || named.login.toLowerCase() !== user.login.toLowerCase())
    return undeterminable('GitHub returned the permission of a different account.');
  const base = BASES.get(role ?? '');
  if (base !== undefined && base !== permission)
    return undeterminable('GitHub’s response to the permission request contradicts itself.');
  const has = role && base !== undefined ? role : permission;
  const isEnough = (RANKS.get(has) ?? 0) >= (RANKS.get(minimum) ?? Number.POSITIVE_INFINITY);
  return isEnough ? { kind: 'allowed' } : { kind: 'denied', has: role || permission };
}

function refusal({ status, rateLimited }: GitHubFault): string {
  if (status === 'lost') return 'GitHub did not respond to the permission request.';
  if (status === 404)
    return 'GitHub does not know the account, or `github-token` cannot read the repository (`404`).';
  if (status === 401) return 'GitHub rejected `github-token` (`401`).';
  if (status === 403 || rateLimited)
    return `GitHub rejected the permission request (\`${status}\`). \`github-token\` may lack access to the repository, or its rate limit is exceeded.`;
  return `GitHub responded to the permission request with the unexpected status \`${status}\`.`;
}

function undeterminable(why: string): Permission {
  return { kind: 'undeterminable', why };
}
