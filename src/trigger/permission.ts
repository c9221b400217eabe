import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import {
  asGitHubError,
  describeGitHubError,
  type GitHubError,
  isPermanent,
} from '../github/github-error.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { MayCommand } from '../job-request.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Author } from './event.ts';
import type { Reply } from './reply.ts';

/** The base permissions that suffice for each `minimum-permission`. */
const SUFFICIENT = { write: ['write', 'admin'], admin: ['admin'] };

const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const ResponseSchema = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Older versions of Enterprise Server do not return it.
  role_name: z.nullish(z.string()),
  user: z.object({ id: z.int(), login: z.string() }),
});

interface PermissionQuestion {
  author: Author;
  minimum: Inputs['minimum-permission'];
  api: GitHubApi;
  signal: AbortSignal;
}

/** Whether other people may use the command, too. */
export function mayCommand(session: Session): MayCommand {
  return async (author) => (await permissionRefusalIn(session, author)) === undefined;
}

export async function permissionRefusalIn(
  { inputs, openGitHub, signal }: Session,
  author: Author,
): Promise<Reply | undefined> {
  const minimum = inputs['minimum-permission'];
  return permissionRefusal({ author, minimum, api: await openGitHub(), signal });
}

/** Undefined: the author may start work, as GitHub clearly says. Rejects with the signal's reason. */
export async function permissionRefusal(question: PermissionQuestion): Promise<Reply | undefined> {
  const denial = await denialByGitHub(question);
  question.signal.throwIfAborted();
  return denial;
}

async function denialByGitHub(question: PermissionQuestion): Promise<Reply | undefined> {
  const { author, api } = question;
  try {
    const { data } = await api.call(PERMISSION, { username: author.login }, { tries: 3 });
    return judge(data, question);
  } catch (error) {
    return unanswered(asGitHubError(error));
  }
}

/** The base permission counts; the role, which may be a custom one, is only named. */
function judge(response: unknown, { author, minimum }: PermissionQuestion): Reply | undefined {
  const { data } = ResponseSchema.safeParse(response);
  const isAuthor =
    data?.user.id === author.id && data.user.login.toLowerCase() === author.login.toLowerCase();
  if (!isAuthor) return unclear(text`GitHub’s response to the permission request is not valid.`);

  const { permission, role_name: role } = data;
  if (SUFFICIENT[minimum].includes(permission)) return undefined;
  return {
    ...DENIED,
    title: 'Permission denied',
    happened: text`The ${code(minimum)} permission is required, but ${code(author.login)} has ${code(role || permission)}. Nothing was sent.`,
    next: text`Ask someone with ${code(minimum)} access to comment.`,
  };
}

function unanswered(githubError: GitHubError): Reply {
  const remedy = isPermanent(githubError)
    ? text`Check that \`github-token\` can read this repository.`
    : [];
  return unclear(sentences(describeGitHubError(githubError, 'the permission request'), remedy));
}

function unclear(why: Text): Reply {
  return {
    ...DENIED,
    level: 'warning',
    title: 'Could not check your permission',
    happened: text`${why} Nothing was sent.`,
    next: text`When this is fixed, comment again.`,
  };
}

const DENIED = { values: { outcome: 'denied' }, icon: 'locked', level: 'notice' } as const;
