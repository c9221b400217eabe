import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import type { Account } from '../../src/github/payloads.ts';
import { mayCommand, permissionRefusal } from '../../src/trigger/permission.ts';
import { githubError } from '../github/errors.ts';
import { countChecks } from '../support/figures.ts';
import { wordsOf } from '../support/words.ts';

const octocat = { id: 7, login: 'Octocat', type: 'User' };
const answer = (permission: unknown, role_name?: unknown, user: unknown = octocat) => ({
  permission,
  role_name,
  user,
});

/** Returns what becomes of a response by GitHub, or of an error. */
async function check(
  response: unknown,
  minimum: 'write' | 'admin' = 'write',
  signal = new AbortController().signal,
) {
  const api: GitHubApi = {
    now: () => 0,
    async call(_route, _parameters, options) {
      expect(options).toEqual({ maxAttempts: 3 });
      if (response instanceof GitHubError) throw response;
      return { data: response, lastPage: undefined };
    },
  };

  const author = { id: 7, login: 'octocat' };
  const refusal = await permissionRefusal(author, minimum, { openGitHub: async () => api, signal });
  countChecks('permission matrix');
  if (refusal === undefined) return { end: 'allowed' };

  expect(refusal.values).toEqual({ outcome: 'denied' });
  const words = wordsOf([...refusal.happened, ' ', ...(refusal.next ?? [])]);
  expect(words).toContain('Nothing was sent.');
  return { end: refusal.title, words };
}

const DENIED = 'Ask a maintainer';
const UNCLEAR = 'Could not check your permission';

test.each<[permission: string, role: string | undefined, byWrite: boolean, byAdmin: boolean]>([
  ['admin', 'admin', true, true],
  ['write', 'maintain', true, false],
  ['write', 'write', true, false],
  ['read', 'triage', false, false],
  ['none', 'none', false, false],
  // Custom roles count as their base permission, whatever they are called.
  ['admin', 'docs-owners', true, true],
  ['write', 'docs-writers', true, false],
  ['read', 'admin', false, false],
  // Older versions of Enterprise Server name no role.
  ['write', undefined, true, false],
])('%s in the role %s suffices for write: %j, for admin: %j', async (...row) => {
  const [permission, role, byWrite, byAdmin] = row;
  const endOf = (isAllowed: boolean) => ({ end: isAllowed ? 'allowed' : DENIED });

  expect(await check(answer(permission, role), 'write')).toMatchObject(endOf(byWrite));
  const byRole = await check(answer(permission, role), 'admin');
  expect(byRole).toMatchObject(endOf(byAdmin));
  if (!byAdmin) expect(byRole.words).toContain(`octocat has ${role ?? permission}. Nothing`);
});

test.each<[what: string, response: unknown, words: string]>([
  ['a lost answer', githubError(undefined), 'did not respond'],
  ['403', githubError(403), 'rejected the permission request (403'],
  ['404: no such account', githubError(404), 'rejected the permission request (404'],
  ['503', githubError(503), 'could not process the permission request (503'],
  ['an empty answer', undefined, 'not valid'],
  ['no user', answer('admin', 'admin', null), 'not valid'],
  ['another ID', answer('admin', 'admin', { ...octocat, id: 8 }), 'not valid'],
  ['another login', answer('admin', 'admin', { ...octocat, login: 'other' }), 'not valid'],
  ['an unknown permission', answer('owner', 'admin'), 'not valid'],
])('%s allows nobody, and the reply says why', async (_, response, words) => {
  const { end, words: reply } = await check(response);

  expect(end).toBe(UNCLEAR);
  expect(reply).toContain(words);
});

/** People with an even ID may use the command. */
function ask(author?: Account) {
  const asked: number[] = [];
  const api = {
    async call(_route: string, { username }: { username: string }) {
      const id = Number(username);
      asked.push(id);
      return { data: answer(id % 2 === 0 ? 'write' : 'read', '', { id, login: username }) };
    },
  };
  const session = {
    inputs: { 'minimum-permission': 'write' },
    signal: new AbortController().signal,
    openGitHub: async () => api,
  };
  const may = mayCommand(session as unknown as Session, author);
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

test('a signal ends the check', async () => {
  const signal = AbortSignal.abort(new Error('SIGINT'));

  await expect(check(answer('admin', 'admin'), 'write', signal)).rejects.toThrow('SIGINT');
});
