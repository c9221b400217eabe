import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import { checkPermission } from '../../src/trigger/permission.ts';
import { countChecks } from '../support/figures.ts';
import { wordsOf } from '../support/words.ts';

const octocat = { id: 7, login: 'octocat', type: 'User' };
const answer = (permission: unknown, role_name?: unknown, user: unknown = octocat) => ({
  permission,
  role_name,
  user,
});

type Minimum = 'write' | 'admin';
interface Setting {
  minimum?: Minimum;
  signal?: AbortSignal;
}

/** What comes of GitHub's answer, or of its fault. */
async function check(
  response: unknown,
  { minimum = 'write', signal = new AbortController().signal }: Setting = {},
) {
  const api: GitHubApi = {
    now: () => 0,
    async call(_route, _parameters, options) {
      expect(options).toEqual({ tries: 3 });
      if (response instanceof GitHubFault) throw response;
      return { data: response, lastPage: undefined };
    },
  };
  const author = { id: 7, login: 'Octocat' };
  const permission = await checkPermission({ author, minimum, api, signal });
  if (permission === 'allowed') return { end: permission };

  expect(permission.outcome).toBe('denied');
  const words = wordsOf([...permission.happened, ' ', ...(permission.next ?? [])]);
  expect(words).toContain('Nothing was sent.');
  return { end: permission.title, words };
}

const DENIED = 'Permission denied';
const UNCLEAR = 'Could not check your permission';

const ROLES: [permission: string, role: string | undefined, write: string, admin: string][] = [
  ['admin', 'admin', 'allowed', 'allowed'],
  ['write', 'maintain', 'allowed', DENIED],
  ['write', 'write', 'allowed', DENIED],
  ['read', 'triage', DENIED, DENIED],
  ['read', 'read', DENIED, DENIED],
  ['none', 'none', DENIED, DENIED],
  // A custom role.
  ['admin', 'docs-writers', 'allowed', 'allowed'],
  ['write', 'docs-writers', 'allowed', DENIED],
  ['read', 'docs-writers', DENIED, DENIED],
  ['none', '@everyone', DENIED, DENIED],
  ['read', 'Admin', DENIED, DENIED],
  ['write', 'r'.repeat(200), 'allowed', DENIED],
  // An older Enterprise Server.
  ['admin', undefined, 'allowed', 'allowed'],
  ['write', undefined, 'allowed', DENIED],
  ['read', undefined, DENIED, DENIED],
  // A role and a permission that contradict each other.
  ['read', 'admin', UNCLEAR, UNCLEAR],
  ['write', 'admin', UNCLEAR, UNCLEAR],
  ['admin', 'maintain', UNCLEAR, UNCLEAR],
  ['admin', 'read', UNCLEAR, UNCLEAR],
  ['none', 'write', UNCLEAR, UNCLEAR],
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

test('a denial names what is required, and what the author has', async () => {
  const { words } = await check(answer('read', 'triage'));

  expect(words).toContain('requires the write permission, but Octocat has triage.');
});

const fault = (status: number | 'lost') => new GitHubFault('No.', { status });

test.each<[what: string, response: unknown, words: string]>([
  ['a lost answer', fault('lost'), 'did not respond'],
  ['503', fault(503), 'rejected the permission request (503'],
  ['404: no such account', fault(404), 'rejected the permission request (404'],
  ['401', fault(401), 'Check that github-token can read this repository.'],
  ['403', fault(403), 'Check that github-token can read this repository.'],
  ['text', 'nonsense', 'not valid'],
  ['a list', [answer('admin')], 'not valid'],
  ['no user', answer('admin', 'admin', null), 'not valid'],
  ['another ID', answer('admin', 'admin', { ...octocat, id: 8 }), 'not valid'],
  ['an ID as text', answer('admin', 'admin', { ...octocat, id: '7' }), 'not valid'],
  ['another login', answer('admin', 'admin', { ...octocat, login: 'other' }), 'not valid'],
  ['an unknown permission', answer('owner', 'admin'), 'not valid'],
  ['a permission of another type', answer(true, 'admin'), 'not valid'],
  ['a role of another type', answer('admin', ['admin']), 'not valid'],
  ['a role that is too long', answer('write', 'r'.repeat(201)), 'not valid'],
  ['prototype keys', JSON.parse('{"__proto__":{"permission":"admin"}}'), 'not valid'],
])('%s allows nobody, and the reply says why', async (_, response, words) => {
  const { end, words: reply } = await check(response);

  expect(end).toBe(UNCLEAR);
  expect(reply).toContain(words);
  countChecks('permission matrix');
});

test('an unexpected answer never lets anybody in', async () => {
  const property = fc.asyncProperty(fc.anything(), async (body) => {
    expect((await check(body)).end).toBe(UNCLEAR);
  });

  await fc.assert(property);
});

test.each([
  ['a permission', answer('admin', 'admin')],
  ['a fault', fault('lost')],
])('a signal ends the check, after %s too', async (_, response) => {
  const signal = AbortSignal.abort(new Error('SIGINT'));

  await expect(check(response, { signal })).rejects.toThrow('SIGINT');
});
