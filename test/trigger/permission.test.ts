import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import { permissionRefusal } from '../../src/trigger/permission.ts';
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

/** What comes of GitHub's answer, or of its fault. */
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

  const denial = await permissionRefusal({
    author: { id: 7, login: 'Octocat' },
    minimum,
    api,
    signal,
  });
  if (denial === undefined) return { end: 'allowed' };

  expect(denial.values).toEqual({ outcome: 'denied' });
  const words = wordsOf([...denial.happened, ' ', ...(denial.next ?? [])]);
  expect(words).toContain('Nothing was sent.');
  return { end: denial.title, words };
}

const DENIED = 'Permission denied';
const UNCLEAR = 'Could not check your permission';

const ROLES: [permission: string, role: string | undefined, write: string, admin: string][] = [
  ['admin', 'admin', 'allowed', 'allowed'],
  ['write', 'maintain', 'allowed', DENIED],
  ['write', 'write', 'allowed', DENIED],
  ['read', 'triage', DENIED, DENIED],
  ['none', 'none', DENIED, DENIED],
  // Custom roles count as their base permission, whatever they are called.
  ['admin', 'docs-owners', 'allowed', 'allowed'],
  ['write', 'docs-writers', 'allowed', DENIED],
  ['read', 'admin', DENIED, DENIED],
  // An older Enterprise Server.
  ['write', undefined, 'allowed', DENIED],
];

const CELLS = ROLES.flatMap(([permission, role, write, admin]) => [
  { permission, role, minimum: 'write' as const, end: write },
  { permission, role, minimum: 'admin' as const, end: admin },
]);

test.each(CELLS)('minimum $minimum, $permission as $role: $end', async (cell) => {
  const { permission, role, minimum, end } = cell;

  expect(await check(answer(permission, role), { minimum })).toMatchObject({ end });

  countChecks('permission matrix');
});

const fault = (status: number | 'lost') => new GitHubError('No.', { status });

test.each<[what: string, response: unknown, words: string]>([
  ['a lost answer', fault('lost'), 'did not respond'],
  ['503', fault(503), 'rejected the permission request (503'],
  ['404: no such account', fault(404), 'Check that github-token can read this repository.'],
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
