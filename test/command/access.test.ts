import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAccess, type MinimumPermission, type PermissionAnswer } from '../../src/command/permission.ts';

const user = { id: 7, login: 'Octocat' };
const ask = (answer: PermissionAnswer, minimum: MinimumPermission = 'write', repositoryIsPrivate = false) =>
  judgeAccess({ answer, user, minimum, repositoryIsPrivate });
const ok = (
  permission: unknown,
  role_name: unknown,
  who: unknown = { id: 7, login: 'octocat', type: 'User' },
) => ({
  status: 200,
  body: { permission, role_name, user: who },
});

const ORDER = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const MINIMA = ['triage', 'write', 'maintain', 'admin'] as const;

test('every pair of permission and role, for every minimum', () => {
  for (const permission of ['admin', 'write', 'read', 'none'])
    for (const role of [...ORDER, 'docs-writers', 'constructor', 'Admin', '', null, undefined])
      for (const minimum of MINIMA) {
        const counts = ORDER.includes(role ?? '') ? String(role) : permission;
        const expected = ORDER.indexOf(counts) >= ORDER.indexOf(minimum) ? 'allowed' : 'denied';
        expect(ask(ok(permission, role), minimum).kind, `${permission} ${role} ${minimum}`).toBe(expected);
      }
});

test('the answer names what the person has', () => {
  expect(ask(ok('read', 'triage'))).toEqual({ kind: 'denied', has: 'triage' });
  expect(ask(ok('write', 'docs-writers'))).toEqual({ kind: 'allowed', has: 'docs-writers' });
});

test('read lets nobody in where the repository is public', () => {
  expect(ask(ok('admin', 'admin'), 'read', false).kind).toBe('undeterminable');
  expect(ask(ok('read', 'read'), 'read', true).kind).toBe('allowed');
  expect(ask(ok('none', 'none'), 'read', true).kind).toBe('denied');
});

describe('undeterminable', () => {
  test.each<[string, PermissionAnswer]>([
    ...[204, 301, 304, 400, 401, 403, 404, 422, 429, 500, 502, 0, Number.NaN].map(
      (status): [string, PermissionAnswer] => [`status ${status}`, { ...ok('admin', 'admin'), status }],
    ),
    ['no answer', { failure: 'time-out' }],
    ['no body', { status: 200, body: undefined }],
    ['a page', { status: 200, body: '<html>admin</html>' }],
    ['an array', { status: 200, body: [ok('admin', 'admin').body] }],
    ['no user', ok('admin', 'admin', null)],
    ['another id', ok('admin', 'admin', { id: 8, login: 'octocat' })],
    ['an id as text', ok('admin', 'admin', { id: '7', login: 'octocat' })],
    ['another login', ok('admin', 'admin', { id: 7, login: 'other' })],
    ['unknown permission', ok('owner', 'admin')],
    ['permission of another type', ok(true, 'admin')],
    ['role of another type', ok('admin', ['admin'])],
    [
      'prototype keys',
      { status: 200, body: JSON.parse('{"__proto__":{"permission":"admin","role_name":"admin"}}') },
    ],
  ])('%s', (_, answer) => expect(ask(answer).kind).toBe('undeterminable'));

  test('a minimum that is none', () => {
    expect(ask(ok('admin', 'admin'), 'none' as MinimumPermission, true).kind).toBe('undeterminable');
    expect(ask(ok('admin', 'admin'), 'toString' as MinimumPermission).kind).toBe('undeterminable');
  });
});

test('nonsense never lets anybody in, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer(), (body, status) => {
      expect(ask({ status, body }).kind).toBe('undeterminable');
      expect(ask({ status: 200, body }).kind).toBe('undeterminable');
    }),
  );
});
