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

interface Setting {
  minimum?: 'write' | 'admin';
  signal?: AbortSignal;
}

/** Returns what becomes of a response by GitHub, or of an error. */
async function check(response: unknown, setting: Setting = {}) {
  const { minimum = 'write', signal = new AbortController().signal } = setting;
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
  if (refusal === undefined) return { end: 'allowed' };

  expect(refusal.values).toEqual({ outcome: 'denied' });
  const words = wordsOf([...refusal.happened, ' ', ...(refusal.next ?? [])]);
  expect(words).toContain('Nothing was sent.');
  return { end: refusal.title, words };
}

const DENIED = 'Ask a maintainer';
const UNCLEAR = 'Could not check your permission';

const ALLOWED = 'allowed';

/** `write` and `admin` say what becomes of the role with each `minimum-permission`. */
const ROLES = [
  { permission: 'admin', role: 'admin', write: ALLOWED, admin: ALLOWED },
  { permission: 'write', role: 'maintain', write: ALLOWED, admin: DENIED },
  { permission: 'write', role: 'write', write: ALLOWED, admin: DENIED },
  { permission: 'read', role: 'triage', write: DENIED, admin: DENIED },
  { permission: 'none', role: 'none', write: DENIED, admin: DENIED },
  // Custom roles count as their base permission, whatever they are called.
  { permission: 'admin', role: 'docs-owners', write: ALLOWED, admin: ALLOWED },
  { permission: 'write', role: 'docs-writers', write: ALLOWED, admin: DENIED },
  { permission: 'read', role: 'admin', write: DENIED, admin: DENIED },
  // Older versions of Enterprise Server name no role.
  { permission: 'write', role: undefined, write: ALLOWED, admin: DENIED },
];

const CELLS = ROLES.flatMap(({ permission, role, write, admin }) => [
  { permission, role, minimum: 'write' as const, end: write },
  { permission, role, minimum: 'admin' as const, end: admin },
]);

test.each(CELLS)(
  'for minimum $minimum, $permission in the role $role means: $end',
  async (cell) => {
    const { permission, role, minimum, end } = cell;

    expect(await check(answer(permission, role), { minimum })).toMatchObject({ end });

    countChecks('permission matrix');
  },
);

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
  countChecks('permission matrix');
});

test('a signal ends the check', async () => {
  const signal = AbortSignal.abort(new Error('SIGINT'));

  await expect(check(answer('admin', 'admin'), { signal })).rejects.toThrow('SIGINT');
});
