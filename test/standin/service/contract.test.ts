import { expect, test } from 'vitest';
import { check, contract, type Violation } from './contract.ts';
import type { Reply } from './scenario.ts';

const job = { id: 'job_1', status: 'completed', prLink: null };
const page = { totals: { human: 1, ai: 1, total: 1 }, visitors: [], hasMore: false };

test.each<[string, string, Reply]>([
  ['a job without an id', 'create', { status: 201, body: { status: 'active' } }],
  ['an id that is no path segment', 'create', { status: 201, body: { ...job, id: '../x' } }],
  ['an unknown status', 'retrieve', { status: 200, body: { ...job, status: 'queued' } }],
  [
    'a link while active',
    'retrieve',
    { status: 200, body: { ...job, status: 'active', prLink: 'https://a.example/1' } },
  ],
  ['a script as link', 'retrieve', { status: 200, body: { ...job, prLink: 'javascript:alert(1)' } }],
  ['a link with user info', 'message', { status: 200, body: { ...job, prLink: 'https://a:b@c.example/1' } }],
  ['a time that is none', 'message', { status: 200, body: { ...job, createdAt: 'now' } }],
  ['a text for a job', 'retrieve', { status: 200, text: '{"id":' }],
  ['visitors without totals', 'visitors', { status: 200, body: { ...page, totals: undefined } }],
  ['half a visitor', 'visitors', { status: 200, body: { ...page, totals: { human: 0.5, ai: 1, total: 1 } } }],
  [
    'a row without a path',
    'visitors',
    { status: 200, body: { ...page, visitors: [{ human: 1, ai: 0, total: 1 }] } },
  ],
  ['an error without words', 'create', { status: 400, body: {} }],
  ['a success that is not described', 'create', { status: 204, body: { error: '' } }],
])('%s is a violation, and loud', async (_, operation, reply) => {
  const violations: Violation[] = [];
  expect(check(await contract(), operation, reply, violations).status).toBe(500);
  expect(violations).toMatchObject([{ operation, status: reply.status }]);
});

test.each<[string, Reply]>([
  ['retrieve', { status: 200, body: job }],
  ['retrieve', { status: 200, body: { ...job, prLink: 'http://127.0.0.1:1/a/b/pull/1', more: 1 } }],
  ['retrieve', { status: 200, body: { id: 'x', status: 'active' } }],
  ['visitors', { status: 200, body: page }],
  ['message', { status: 418, body: { error: 'no' } }],
])('%s: an answer as described passes', async (operation, reply) => {
  const violations: Violation[] = [];
  expect(check(await contract(), operation, reply, violations)).toBe(reply);
  expect(violations).toEqual([]);
});
