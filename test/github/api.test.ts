import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SetupError } from '../../src/errors.ts';
import { read } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import { redirect, respond, tooMany } from '../faults/faults.ts';
import {
  type Effect,
  hourlyLimit,
  problem,
  reset,
  secondaryLimit,
  silence,
} from '../standin/github/faults.ts';
import { connectTo, openRepository } from './connect.ts';

/** GitHub's time; the runner's clock is an hour behind it. */
const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

async function open(more: Parameters<typeof openRepository>[0] = {}) {
  const wall = { now: NOW - HOUR };
  const options = { now: () => NOW, wall: () => wall.now, token: ' ghs_workflow\n' };
  const it = await openRepository({ ...options, ...more });
  const issue = it.world.addIssue(it.repository, { user: 'writer' });
  const list = (page = 1) =>
    it.api.call(COMMENTS, { issue_number: issue.number, per_page: 2, page });
  return { ...it, issue, wall, list };
}

test.each([
  [undefined, 'example/docs'],
  [' \n', 'example/docs'],
  ['ghs_workflow', ''],
  ['ghs_workflow', 'example'],
  ['ghs_workflow', '/docs'],
])(
  'the token %j for the repository %j is refused before anything is sent',
  async (token, repository) => {
    await using it = await open();
    await expect(connectTo(it.github, token, repository)).rejects.toThrow(SetupError);
    expect(it.github.requests).toEqual([]);
  },
);

test('a call goes to the repository, with the token, and calls that are not about a repository name none', async () => {
  await using it = await open();
  it.github.fault(respond(200, { login: 'x', id: 1 }));
  await it.api.call('GET /user');
  await it.list();
  const [user, list] = it.github.requests;
  expect(list?.headers.authorization).toBe('token ghs_workflow');
  expect([user?.path, user?.query.toString()]).toEqual(['/user', '']);
  expect([list?.path, list?.query.toString()]).toEqual([
    `/repos/example/docs/issues/${it.issue.number}/comments`,
    'per_page=2&page=1',
  ]);
});

test('the time is GitHub’s after an answer, and advances with the runner’s clock', async () => {
  await using it = await open();
  expect(it.api.now()).toBe(NOW - HOUR);
  await it.list();
  expect(it.api.now()).toBe(NOW);
  it.wall.now += 5_000;
  expect(it.api.now()).toBe(NOW + 5_000);
  // A date that cannot be read changes nothing.
  it.github.fault(respond(200, [], { date: 'today' }));
  await it.list();
  expect(it.api.now()).toBe(NOW + 5_000);
});

test('a list says which page is the last one, and the last page does not', async () => {
  await using it = await open();
  for (let count = 0; count < 5; count += 1)
    it.world.addComment(it.issue, `${count}`, { as: 'writer' });
  const pages = [await it.list(1), await it.list(2), await it.list(3)];
  expect(pages.map(({ lastPage }) => lastPage)).toEqual([3, 3, undefined]);
});

test.each<[string, Effect, status: number | 'lost', rateLimited: boolean, retryAfterMs?: number]>([
  ['429', tooMany(7), 429, true, 7_000],
  ['429 without a pause', tooMany(null), 429, true],
  ['429 until a date', tooMany(new Date(NOW)), 429, true],
  ['the secondary limit', secondaryLimit(60), 403, true, 60_000],
  ['the secondary limit without a pause', secondaryLimit(null), 403, true],
  ['a pause alone', problem(403, 'No', { 'retry-after': '5' }), 403, true, 5_000],
  ['the hourly limit', hourlyLimit(), 403, true],
  ['no request left', problem(403, 'No', { 'x-ratelimit-remaining': '0' }), 403, true],
  ['an abuse limit', problem(403, 'Abuse detection'), 403, true],
  ['403', problem(403, 'Not accessible'), 403, false],
  ['404', problem(404, 'Not Found', { 'x-ratelimit-remaining': '0' }), 404, false],
  ['503 with a pause', tooMany(1, 503), 503, false, 1_000],
  ['500', problem(500, 'Broken'), 500, false],
  ['a redirect', redirect(307, 'http://127.0.0.1:2/'), 307, false],
  ['a reset', reset, 'lost', false],
])('a fault by %s', async (_, effect, status, rateLimited, retryAfterMs) => {
  await using it = await open();
  it.github.fault(effect);
  const fault = await it.list().catch((error) => error);
  expect(fault).toBeInstanceOf(GitHubFault);
  expect(fault).toMatchObject({ status, rateLimited, retryAfterMs });
  expect(it.github.requests).toHaveLength(1);
});

test.each([
  ['Not accessible', 'Not accessible'],
  [`${'x'.repeat(299)}😀`, `${'x'.repeat(299)}\ufffd`],
])('a fault has GitHub’s message, cut at 300 characters: %s', async (message, shown) => {
  await using it = await open();
  it.github.fault(problem(400, message));
  await expect(it.list()).rejects.toMatchObject({ message: shown });
});

test('what is secret is taken out of answers and of faults, before these are cut', async () => {
  const secret = 'ghs_secret';
  await using it = await open({ redact: (text) => text.replaceAll(secret, '***') });
  it.world.addComment(it.issue, `It is ${secret}.`, { as: 'writer' });
  const { data } = await it.list();
  expect(data).toMatchObject([{ body: 'It is ***.' }]);
  it.github.fault(problem(400, `${'x'.repeat(295)}${secret}`));
  expect(await it.list().catch((error) => error.message)).toBe(`${'x'.repeat(295)}***`);
  it.github.fault(respond(204));
  expect((await it.list()).data).toBe('');
});

test('if no answer comes in time, it is unknown whether the call took effect', async () => {
  const patience = new AbortController();
  await using it = await open({ limit: () => patience.signal });
  const fault = it.github.fault(silence);
  const answer = it.list().catch((error) => error);
  await fault.met;
  patience.abort();
  expect(await answer).toMatchObject({
    status: 'lost',
    message: 'no response in time',
    rateLimited: false,
  });
});

test('if an answer has another shape, it is unknown whether the write happened', () => {
  const schema = z.object({ id: z.int() });
  expect(read(schema, { data: { id: 7, more: 1 } })).toEqual({ id: 7 });
  for (const data of [null, '', [], { id: '7' }])
    expect(() => read(schema, { data })).toThrow(GitHubFault);
});
