import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, mayHaveHappened, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Author } from './event.ts';
import type { Reply } from './replies.ts';

/** GitHub's roles in ascending order, each with the base permission that GitHub returns with it. */
const ROLES = new Map([
  ['none', 'none'],
  ['read', 'read'],
  ['triage', 'read'],
  ['write', 'write'],
  ['maintain', 'write'],
  ['admin', 'admin'],
]);
const rank = (role: string) => [...ROLES.keys()].indexOf(role);

/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1_000, 3_000];

interface Question extends Pick<Session, 'signal' | 'clock'> {
  author: Author;
  inputs: Pick<Inputs, 'minimum-permission'>;
  api: GitHubApi;
  /** The subject of the sentence that says which permission is required. */
  what?: string;
}

/** Whether the words of other people become context: only where GitHub confirms that they may use the command. */
export function mayCommand(session: Session): (author: Author) => Promise<boolean> {
  return async (author) => {
    const api = await session.openGitHub();
    return (await checkPermission({ ...session, author, api })) === 'allowed';
  };
}

/** Only a clear confirmation allows work. Rejects with the signal's reason. */
export async function checkPermission(question: Question): Promise<'allowed' | Reply> {
  const { author, api, signal, clock } = question;
  const username = author.login;
  for (let attempt = 0; ; attempt += 1) {
    const response = await api
      .call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username })
      .catch(asFault);
    signal.throwIfAborted();
    if ('data' in response) return judge(response.data, question);

    const pause = PAUSES_MS[attempt];
    const isTransient = mayHaveHappened(response) || response.rateLimited;
    if (pause === undefined || !isTransient) {
      const remedy = isTransient ? [] : text`Check that \`github-token\` can read this repository.`;
      return unclear(sentences(refused(response, 'the permission request'), remedy));
    }

    // If it is aborted, the timer rejects with an error of its own.
    await clock.sleep(pause, signal).catch(() => {});
    signal.throwIfAborted();
  }
}

const ResponseSchema = z.object({
  permission: z.enum(['none', 'read', 'write', 'admin']),
  // Older versions of Enterprise Server do not return it.
  role_name: z.nullish(z.string().check(z.maxLength(200))),
  user: z.object({ id: z.int(), login: z.string() }),
});

/** A role that GitHub does not define is custom, and counts as the base permission beside it. */
function judge(response: unknown, { author, inputs, what }: Question): 'allowed' | Reply {
  const minimum = inputs['minimum-permission'];
  const { permission = '', role_name: role, user } = ResponseSchema.safeParse(response).data ?? {};
  const isAuthor =
    user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();

  // A role that contradicts its base permission confirms nothing either.
  const base = ROLES.get(role ?? '') ?? permission;
  if (!isAuthor || base !== permission)
    return unclear(text`GitHub’s response to the permission request is not valid.`);

  const effective = role && ROLES.has(role) ? role : permission;
  if (rank(effective) >= rank(minimum)) return 'allowed';
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
