import * as z from 'zod/mini';
import type { Environment, Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { explain } from '../github/explain.ts';
import { type Account, accountSchema } from '../github/payloads.ts';
import type { JobRequest } from '../job-request.ts';
import { wordValue } from '../runner/output-values.ts';
import type { FinalNotice } from '../runner/publisher.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';

/** The base permissions that GitHub states, of which the role Maintain has the first. */
const SUFFICIENT: readonly string[] = ['write', 'admin'];

const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const permissionSchema = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Older versions of Enterprise Server do not return it.
  role_name: z.nullish(z.string()),
  user: accountSchema,
});

const DENIED = { icon: 'locked', values: { outcome: wordValue('denied') } } as const;

/** Whose permission a run asks for. */
export const MAX_PEOPLE = 20;

/**
 * Who may use the command. GitHub is asked about each person once, only about the first ones, and
 * not about `author`, whose permission was checked before.
 */
export function mayCommand(session: Session, author?: Account): JobRequest['mayCommand'] {
  const permissions = new Map<number, Promise<boolean>>();
  const ask = async (person: Account) => (await permissionRefusal(person, session)) === undefined;

  return async (person) => {
    if (person.id === author?.id) return true;
    const isNew = !permissions.has(person.id);
    if (isNew && permissions.size < MAX_PEOPLE) permissions.set(person.id, ask(person));
    return permissions.get(person.id) ?? false;
  };
}

/**
 * The reply to an author who may not start work, or whose permission GitHub does not clearly state.
 */
export async function permissionRefusal(
  author: Account,
  { openGitHub, signal }: Pick<Environment, 'openGitHub' | 'signal'>,
): Promise<FinalNotice | undefined> {
  const stated = await askGitHub(author, await openGitHub());
  signal.throwIfAborted();

  if ('happened' in stated)
    return {
      ...DENIED,
      level: 'warning',
      title: 'Could not check your permission',
      happened: text`${stated.happened} Nothing was sent.`,
      next: stated.next,
    };

  // Only the base permission counts. The role, which may be a custom one, is shown to people.
  const { permission, role_name: role } = stated;
  if (SUFFICIENT.includes(permission)) return undefined;
  return {
    ...DENIED,
    title: 'Ask a maintainer',
    happened: sentences(
      text`Only people with write access to this repository can start work here,`,
      text`and ${code(author.login)} has ${code(role || permission)}. Nothing was sent.`,
    ),
    next: text`Someone with that access can post the same comment.`,
  };
}

async function askGitHub(
  author: Account,
  api: GitHubApi,
): Promise<z.infer<typeof permissionSchema> | { happened: Text; next: Text }> {
  try {
    const call = await api.call(PERMISSION, { username: author.login }, { maxAttempts: 3 });
    const { data } = permissionSchema.safeParse(call.data);
    const isAuthor =
      data?.user.id === author.id && data.user.login.toLowerCase() === author.login.toLowerCase();
    if (isAuthor) return data;

    const happened = text`GitHub’s response to the permission request is not valid.`;
    return { happened, next: text`Comment again.` };
  } catch (error) {
    const grant = text`Check that \`github-token\` can read this repository.`;
    return explain(error, { what: 'the permission request', grant, again: 'comment again' });
  }
}
