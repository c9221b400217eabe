import * as z from 'zod/mini';
import type { MayCommand } from '../context/authors.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, isPermanent, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Author } from './event.ts';
import type { Reply } from './replies.ts';

/** GitHub's roles, each with the base permission that GitHub returns with it. Any other role is custom. */
const BASE_OF = new Map([
  ['none', 'none'],
  ['read', 'read'],
  ['triage', 'read'],
  ['write', 'write'],
  ['maintain', 'write'],
  ['admin', 'admin'],
]);
/** The base permissions that suffice for each `minimum-permission`. */
const SUFFICIENT = { write: ['write', 'admin'], admin: ['admin'] };

const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';

interface Question {
  author: Author;
  minimum: Inputs['minimum-permission'];
  api: GitHubApi;
  signal: AbortSignal;
  /** The subject of the sentence that says which permission is required. */
  what?: string;
}

/** Whether other people may use the command, too. */
export function mayCommand({ inputs, openGitHub, signal }: Session): MayCommand {
  const minimum = inputs['minimum-permission'];
  return async (author) => {
    const permission = await checkPermission({ author, minimum, api: await openGitHub(), signal });
    return permission === 'allowed';
  };
}

/** Only a clear confirmation allows work. Rejects with the signal's reason. */
export async function checkPermission(question: Question): Promise<'allowed' | Reply> {
  const { author, api, signal } = question;
  const response = await api
    .call(PERMISSION, { username: author.login }, { tries: 3 })
    .catch(asFault);
  signal.throwIfAborted();
  if ('data' in response) return judge(response.data, question);

  const remedy = isPermanent(response)
    ? text`Check that \`github-token\` can read this repository.`
    : [];
  return unclear(sentences(refused(response, 'the permission request'), remedy));
}

const ResponseSchema = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Older versions of Enterprise Server do not return it.
  role_name: z.nullish(z.string().check(z.maxLength(200))),
  user: z.object({ id: z.int(), login: z.string() }),
});

/** A role counts as the base permission beside it. */
function judge(response: unknown, { author, minimum, what }: Question): 'allowed' | Reply {
  const { permission = '', role_name: role, user } = ResponseSchema.safeParse(response).data ?? {};
  const isAuthor =
    user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();

  // A role that contradicts its base permission confirms nothing either.
  const base = BASE_OF.get(role ?? '') ?? permission;
  if (!isAuthor || base !== permission)
    return unclear(text`GitHub’s response to the permission request is not valid.`);

  if (SUFFICIENT[minimum].includes(permission)) return 'allowed';
  return {
    ...DENIED,
    title: 'Permission denied',
    happened: text`${what ?? 'The command'} requires the ${code(minimum)} permission, but ${code(author.login)} has ${code(role || permission)}. Nothing was sent.`,
    next: text`Ask someone with ${code(minimum)} access to comment.`,
  };
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

const DENIED = { outcome: 'denied', icon: 'locked', level: 'notice' } as const;
