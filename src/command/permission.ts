import * as z from 'zod/mini';
import { asFault, mayHaveHappened, refused } from '../github/faults.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { CommandRun, Reply } from './replies.ts';

/** GitHub's roles in ascending order, and the base permission that GitHub returns with each. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const BASES = ['none', 'read', 'read', 'write', 'write', 'admin'];

/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1_000, 3_000];

/** Only a clear confirmation allows the command. Rejects with the signal's reason. */
export async function checkPermission(run: CommandRun): Promise<'allowed' | Reply> {
  const { signal, clock } = run.env;
  const username = run.event.author.login;
  for (let tries = 0; ; tries++) {
    const answer = await run.api
      .call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username })
      .catch(asFault);
    signal.throwIfAborted();
    if ('data' in answer) return judge(answer.data, run);
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
function judge(answer: unknown, { event: { author }, inputs }: CommandRun): 'allowed' | Reply {
  const minimum = inputs['minimum-permission'];
  const { permission = '', role_name: role, user } = Answer.safeParse(answer).data ?? {};
  const isAuthor =
    user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
  const base = BASES[ROLES.indexOf(role ?? '')];
  // Also a role that contradicts its base permission confirms nothing.
  if (!isAuthor || (base !== undefined && base !== permission))
    return unclear(text`GitHub’s response to the permission request is not valid.`);
  const has = role && base !== undefined ? role : permission;
  if (ROLES.indexOf(has) >= ROLES.indexOf(minimum)) return 'allowed';
  const happened = text`The command requires the ${code(minimum)} permission, but ${code(author.login)} has ${code(role || permission)}.`;
  return denial(
    'Permission denied',
    happened,
    text`Ask someone with ${code(minimum)} access to comment.`,
  );
}

function unclear(why: Text): Reply {
  const next = text`When this is fixed, comment again.`;
  return { ...denial('Could not check your permission', why, next), level: 'warning' };
}

function denial(title: string, why: Text, next: Text): Reply {
  return {
    outcome: 'denied',
    icon: 'locked',
    title,
    happened: text`${why} Nothing was sent.`,
    more: [next],
  };
}
