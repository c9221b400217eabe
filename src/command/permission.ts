import * as z from 'zod/mini';
import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, mayHaveHappened, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { CommandEvent } from './event.ts';
import type { Reply } from './replies.ts';

/** GitHub's roles in ascending order, and the base permission that GitHub returns with each. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const BASES = ['none', 'read', 'read', 'write', 'write', 'admin'];

/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1_000, 3_000];

/**
 * Whether the comment's author may use the command; anything but a clear confirmation denies it. Rejects with the
 * signal's reason.
 */
export async function checkPermission(
  author: CommandEvent['author'],
  minimum: Inputs['minimum-permission'],
  { api, clock, signal }: Pick<Environment, 'clock' | 'signal'> & { api: GitHubApi },
): Promise<'allowed' | Reply> {
  for (let tries = 0; ; tries++) {
    const answer = await api
      .call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username: author.login })
      .catch(asFault);
    signal.throwIfAborted();
    if ('data' in answer) return judge(answer.data, author, minimum);
    const pause = PAUSES_MS[tries];
    const isTransient = mayHaveHappened(answer) || answer.rateLimited;
    if (pause === undefined || !isTransient) {
      const remedy = isTransient ? [] : text`Check that \`github-token\` can read this repository.`;
      return unclear(sentences(refused(answer, 'the permission request'), remedy));
    }
    // A timer rejects with an error of its own.
    await clock.sleep(pause, signal).catch(() => {});
    signal.throwIfAborted();
  }
}

const Answer = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Enterprise Server named roles only later.
  role_name: z.nullish(z.string().check(z.maxLength(200))),
  user: z.object({ id: z.int(), login: z.string() }),
});

/** A role that GitHub does not define is a custom one, and counts as the base permission beside it. */
function judge(
  answer: unknown,
  author: CommandEvent['author'],
  minimum: Inputs['minimum-permission'],
): 'allowed' | Reply {
  const { permission = '', role_name: role, user } = Answer.safeParse(answer).data ?? {};
  const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
  const base = BASES[ROLES.indexOf(role ?? '')];
  // Also a role that contradicts its base permission confirms nothing.
  if (!isAuthor || (base !== undefined && base !== permission))
    return unclear(text`GitHub’s response to the permission request is not valid.`);
  const has = role && base !== undefined ? role : permission;
  if (ROLES.indexOf(has) >= ROLES.indexOf(minimum)) return 'allowed';
  const happened = text`The command requires the ${code(minimum)} permission, but ${code(author.login)} has ${code(role || permission)}.`;
  return denial('Permission denied', happened, text`Ask someone with ${code(minimum)} access to comment.`);
}

function unclear(why: Text): Reply {
  const next = text`When this is fixed, comment again.`;
  return { ...denial('Could not check your permission', why, next), level: 'warning' };
}

function denial(title: string, why: Text, next: Text): Reply {
  return { outcome: 'denied', icon: 'locked', title, happened: text`${why} Nothing was sent.`, more: [next] };
}
