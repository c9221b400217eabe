import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPermission, judge, type MinimumPermission } from '../../src/command/permission.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import { createFakeClock } from '../support/clock.ts';

const user = { id: 7, login: 'Octocat' };
const ok = (
  permission: unknown,
  role_name: unknown,
  who: unknown = { id: 7, login: 'octocat', type: 'User' },
) => ({ permission, role_name, user: who });
const ask = (answer: unknown, minimum: MinimumPermission = 'write') => judge(answer, user, minimum);

const ORDER = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const MINIMA = ['triage', 'write', 'maintain', 'admin'] as const;

/** The base permission that GitHub gives for each of its own roles. */
const BASE = {
  none: 'none',
  read: 'read',
  triage: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
};

test('every pair of permission and role, for every minimum; a pair that contradicts itself is no yes', () => {
  for (const permission of ['admin', 'write', 'read', 'none'])
    for (const role of [...ORDER, 'docs-writers', 'constructor', 'Admin', '', null, undefined])
      for (const minimum of MINIMA) {
        const isOwn = ORDER.includes(role ?? '');
        const counts = isOwn ? String(role) : permission;
        const isEnough = ORDER.indexOf(counts) >= ORDER.indexOf(minimum);
        const contradicts = isOwn && BASE[role as keyof typeof BASE] !== permission;
        const expected = contradicts ? 'undeterminable' : isEnough ? 'allowed' : 'denied';
        expect(ask(ok(permission, role), minimum).kind, `${permission} ${role} ${minimum}`).toBe(expected);
      }
});

test('a refusal names what the person has', () => {
  expect(ask(ok('read', 'triage'))).toEqual({ kind: 'denied', has: 'triage' });
  expect(ask(ok('read', 'docs-writers'))).toEqual({ kind: 'denied', has: 'docs-writers' });
});

describe('undeterminable', () => {
  test.each<[string, unknown]>([
    ['no body', undefined],
    ['a page', '<html>admin</html>'],
    ['an array', [ok('admin', 'admin')]],
    ['no user', ok('admin', 'admin', null)],
    ['another id', ok('admin', 'admin', { id: 8, login: 'octocat' })],
    ['an id as text', ok('admin', 'admin', { id: '7', login: 'octocat' })],
    ['another login', ok('admin', 'admin', { id: 7, login: 'other' })],
    ['unknown permission', ok('owner', 'admin')],
    ['permission of another type', ok(true, 'admin')],
    ['role of another type', ok('admin', ['admin'])],
    ['prototype keys', JSON.parse('{"__proto__":{"permission":"admin","role_name":"admin"}}')],
  ])('%s', (_, answer) => expect(ask(answer).kind).toBe('undeterminable'));
});

test('nonsense never lets anybody in, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(ask(body).kind).toBe('undeterminable');
    }),
  );
});

describe('asking GitHub', () => {
  const comment = { id: 1, author: user };
  const faults = (status: number | 'lost', rateLimited = false) =>
    new GitHubFault('no', { status, rateLimited });

  async function check(answers: unknown[], { stopAt = 99 } = {}) {
    const stop = new AbortController();
    let calls = 0;
    const api: GitHubApi = {
      now: () => 0,
      async call() {
        const answer = answers[calls++];
        if (calls === stopAt) stop.abort(new Error('SIGINT'));
        if (answer instanceof GitHubFault) throw answer;
        return { data: answer, date: 0, lastPage: undefined };
      },
    };
    const deps = { api, clock: createFakeClock(), signal: stop.signal };
    const end = checkPermission({ comment }, 'write', deps);
    const kind = await end.then(
      (permission) => permission.kind,
      (error) => (error === stop.signal.reason ? 'stopped' : String(error)),
    );
    return { kind, calls };
  }

  const yes = ok('admin', 'admin');
  test.each<[string, unknown[], kind: string, calls: number]>([
    ['a yes', [yes], 'allowed', 1],
    ['one 502', [faults(502), yes], 'allowed', 2],
    ['two answers that were lost', [faults('lost'), faults('lost'), yes], 'allowed', 3],
    ['a rate limit', [faults(403, true), faults(429, true), yes], 'allowed', 3],
    ['three 503', [faults(503), faults(503), faults(503), yes], 'undeterminable', 3],
    ['a refusal is final', [faults(403), yes], 'undeterminable', 1],
    ['401 is final', [faults(401), yes], 'undeterminable', 1],
    ['404 is final', [faults(404), yes], 'undeterminable', 1],
    ['an answer that cannot be read is final', ['nonsense', yes], 'undeterminable', 1],
  ])('%s', async (_, answers, kind, calls) => expect(await check(answers)).toEqual({ kind, calls }));

  test('a signal ends it, whatever was answered', async () => {
    for (const answers of [[yes], [faults('lost')], [faults(404)]])
      expect(await check(answers, { stopAt: 1 })).toEqual({ kind: 'stopped', calls: 1 });
    expect(await check([faults(502), faults(502), yes], { stopAt: 2 })).toEqual({
      kind: 'stopped',
      calls: 2,
    });
  });
});
