import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { type Account, accountSchema } from '../github/accounts.ts';
import type { GitHubApi } from '../github/api.ts';
import {
  asGitHubError,
  describeGitHubError,
  type GitHubError,
  githubRemedy,
  hintFor,
  isPermanent,
} from '../github/github-error.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { MayCommand } from '../job-request.ts';
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

/** The returned function says whether somebody else than the author may use the command, too. */
export function mayCommand(session: Session): MayCommand {
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
 * Returns the reply to an author who may not start work, or whose permission GitHub does not
 * clearly state. Returns undefined for an author who may. Rejects with the signal's reason.
 */
export async function permissionRefusal(check: PermissionCheck): Promise<Reply | undefined> {
  const refusal = await askGitHub(check);
  check.signal.throwIfAborted();
  return refusal;
}

async function askGitHub(check: PermissionCheck): Promise<Reply | undefined> {
  const { author, api } = check;
  try {
    const { data } = await api.call(PERMISSION, { username: author.login }, { maxAttempts: 3 });
    return refusalFor(data, check);
  } catch (error) {
    return replyToGitHubError(asGitHubError(error));
  }
}

/** Only the base permission counts. The role, which may be a custom one, is shown to people. */
function refusalFor(response: unknown, { author, minimum }: PermissionCheck): Reply | undefined {
  const { data } = permissionSchema.safeParse(response);
  const isAuthor =
    data?.user.id === author.id && data.user.login.toLowerCase() === author.login.toLowerCase();
  if (!isAuthor)
    return couldNotCheck(
      text`GitHub’s response to the permission request is not valid.`,
      text`Comment again.`,
    );

  const { permission, role_name: role } = data;
  if (SUFFICIENT[minimum].includes(permission)) return undefined;
  return {
    ...DENIED,
    title: 'Permission denied',
    happened: text`The ${code(minimum)} permission is required, but ${code(author.login)} has ${code(role || permission)}. Nothing was sent.`,
    next: text`Ask someone with ${code(minimum)} access to comment.`,
  };
}

function replyToGitHubError(githubError: GitHubError): Reply {
  const hint = hintFor(githubError, text`Check that \`github-token\` can read this repository.`);
  const next = isPermanent(githubError)
    ? sentences(hint, text`Then comment again.`)
    : githubRemedy(githubError, { again: 'comment again' });
  return couldNotCheck(describeGitHubError(githubError, 'the permission request'), next);
}

function couldNotCheck(why: Text, next: Text): Reply {
  return {
    ...DENIED,
    level: 'warning',
    title: 'Could not check your permission',
    happened: text`${why} Nothing was sent.`,
    next,
  };
}

const DENIED = { values: { outcome: 'denied' }, icon: 'locked', level: 'notice' } as const;
