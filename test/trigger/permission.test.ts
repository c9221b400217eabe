import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { mayCommand, permissionRefusal } from '../../src/trigger/permission.ts';
import { githubError } from '../github/errors.ts';
import { wordsOf } from '../support/words.ts';

const octocat = { id: 7, login: 'Octocat', type: 'User' };
const answer = (permission: unknown, role_name?: unknown, user: unknown = octocat) => ({
  permission,
  role_name,
  user,
});

function sessionWith(respond: (username: string) => unknown) {
  const api = {
    async call(_route: string, { username }: { username: string }, options: object) {
      expect(options).toEqual({ maxAttempts: 3 });
      const data = respond(username);
      if (data instanceof Error) throw data;
      return { data, lastPage: undefined };
    },
  };
  return {
    signal: new AbortController().signal,
    openGitHub: async () => api,
  } as unknown as Session;
}

async function check(response: unknown) {
  const author = { id: 7, login: 'octocat' };
  const session = sessionWith(() => response);
  const refusal = await permissionRefusal(author, session);
  if (refusal === undefined) return { end: 'allowed' };

  expect(refusal.values).toEqual({ outcome: 'denied' });
  const words = wordsOf([...refusal.happened, ' ', ...(refusal.next ?? [])]);
  expect(words).toContain('Nothing was sent.');
  return { end: refusal.title, words };
}

const DENIED = 'Ask a maintainer';
const UNCLEAR = 'Could not check your permission';

// A role may be a custom one, and count as its base permission, whatever it is called.
test.each<[permission: string, role: string | undefined, isAllowed: boolean]>([
  ['admin', 'docs-owners', true],
  ['write', 'maintain', true],
  ['read', 'admin', false],
  // Older versions of Enterprise Server name no role.
  ['write', undefined, true],
])('%s in the role %s suffices: %j', async (permission, role, isAllowed) => {
  const { end, words } = await check(answer(permission, role));

  expect(end).toBe(isAllowed ? 'allowed' : DENIED);
  if (!isAllowed) expect(words).toContain(`octocat has ${role ?? permission}. Nothing`);
});

test.each<[what: string, response: unknown, words: string]>([
  ['403', githubError(403), 'rejected the permission request (403'],
  ['another ID', answer('admin', 'admin', { ...octocat, id: 8 }), 'not valid'],
  ['another login', answer('admin', 'admin', { ...octocat, login: 'other' }), 'not valid'],
  ['an unknown permission', answer('owner', 'admin'), 'not valid'],
])('%s allows nobody, and the reply says why', async (_, response, words) => {
  const { end, words: reply } = await check(response);

  expect(end).toBe(UNCLEAR);
  expect(reply).toContain(words);
});

test('a signal ends the check', async () => {
  const signal = AbortSignal.abort(new Error('SIGINT'));
  const session = { ...sessionWith(() => answer('admin')), signal };

  await expect(permissionRefusal(octocat, session)).rejects.toThrow('SIGINT');
});

/** People with an even ID may use the command. `asked` are those about whom GitHub was asked. */
function ask(author?: { id: number; login: string }) {
  const asked: number[] = [];
  const session = sessionWith((login) => {
    const id = Number(login);
    asked.push(id);
    return answer(id % 2 === 0 ? 'write' : 'read', '', { id, login });
  });
  const may = mayCommand(session, author);
  return { asked, may: (id: number) => may({ id, login: `${id}` }) };
}

test('GitHub is asked about a person once, and not about the author of the command', async () => {
  const { asked, may } = ask({ id: 3, login: '3' });

  const answers = await Promise.all([may(1), may(2), may(3), may(2), may(1)]);

  expect(answers).toEqual([false, true, true, true, false]);
  expect(asked).toEqual([1, 2]);
});

test('GitHub is asked about twenty people, and others may not use the command', async () => {
  const { asked, may } = ask();

  for (let id = 1; id <= 30; id++) expect(await may(id)).toBe(id % 2 === 0 && id <= 20);
  expect(await may(2)).toBe(true);
  expect(asked).toHaveLength(20);
});
