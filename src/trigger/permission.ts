import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { type Account, accountSchema } from '../github/accounts.ts';
import type { GitHubApi } from '../github/api.ts';
import { explain } from '../github/explain.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Reply } from './reply.ts';

/** The base permissions that suffice for each `minimum-permission`. */
const SUFFICIENT = { write: ['write', 'admin'], admin: ['admin'] };

const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const permissionSchema = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Older versions of Enterprise Server do not return it.
  role_name: z.nullish(z.string()),
  user: accountSchema,
});

interface PermissionCheck {
  author: Account;
  minimum: Inputs['minimum-permission'];
  api: GitHubApi;
  signal: AbortSignal;
}

/** Tells of people besides the author whether they may use the command. */
export function mayCommand(session: Session): JobRequest['mayCommand'] {
  return async (author) => (await permissionRefusalIn(session, author)) === undefined;
}

export async function permissionRefusalIn(
  { inputs, openGitHub, signal }: Session,
  author: Account,
): Promise<Reply | undefined> {
  const minimum = inputs['minimum-permission'];
  return permissionRefusal({ author, minimum, api: await openGitHub(), signal });
}

/**
 * The reply to an author who may not start work, or whose permission GitHub does not clearly state.
 */
export async function permissionRefusal(check: PermissionCheck): Promise<Reply | undefined> {
  const { author, minimum, api, signal } = check;
  const answer = await askGitHub(author, api);
  signal.throwIfAborted();

  if ('unclear' in answer)
    return {
      ...DENIED,
      level: 'warning',
      title: 'Could not check your permission',
      happened: text`${answer.unclear} Nothing was sent.`,
      next: answer.next,
    };

  // Only the base permission counts. The role, which may be a custom one, is shown to people.
  const { permission, role_name: role } = answer;
  if (SUFFICIENT[minimum].includes(permission)) return undefined;
  return {
    ...DENIED,
    title: 'Ask a maintainer',
    happened: sentences(
      text`Only people with ${code(minimum)} access to this repository can start work here,`,
      text`and ${code(author.login)} has ${code(role || permission)}. Nothing was sent.`,
    ),
    next: text`Someone with that access can post the same comment.`,
  };
}

/**
 * `unclear` says in a sentence why the permission of the author is not known, and `next` what to
 * do.
 */
async function askGitHub(
  author: Account,
  api: GitHubApi,
): Promise<z.infer<typeof permissionSchema> | { unclear: Text; next: Text }> {
  try {
    const call = await api.call(PERMISSION, { username: author.login }, { maxAttempts: 3 });
    const { data } = permissionSchema.safeParse(call.data);
    const isAuthor =
      data?.user.id === author.id && data.user.login.toLowerCase() === author.login.toLowerCase();
    if (isAuthor) return data;

    const unclear = text`GitHub’s response to the permission request is not valid.`;
    return { unclear, next: text`Comment again.` };
  } catch (error) {
    const grant = text`Check that \`github-token\` can read this repository.`;
    const call = { what: 'the permission request', grant, again: 'comment again' };
    const { happened, next } = explain(error, call);
    return { unclear: happened, next };
  }
}

const DENIED = { values: { outcome: 'denied' }, icon: 'locked', level: 'notice' } as const;
