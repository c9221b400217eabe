import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import { permissionRefusal } from '../../src/trigger/permission.ts';
import { githubError } from '../github/errors.ts';
import { countChecks } from '../support/figures.ts';
import { wordsOf } from '../support/words.ts';

const octocat = { id: 7, login: 'octocat', type: 'User' };
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

  const author = { id: 7, login: 'Octocat' };
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
  expect(await check(answer(permission, role), 'admin')).toMatchObject(endOf(byAdmin));
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

test('a signal ends the check', async () => {
  const signal = AbortSignal.abort(new Error('SIGINT'));

  await expect(check(answer('admin', 'admin'), 'write', signal)).rejects.toThrow('SIGINT');
});
