import { describe, expect, test } from 'vitest';
import { example, plain, refused, thread, where } from './example.ts';
import type { FaultScript } from './faults.ts';

const list = '/repos/example/docs/issues/1/comments';
const post = { method: 'POST', body: '{"body":"written"}' };
const create = 'issues/create-comment';

/** How a plain POST of a comment ends, and whether the comment stands in the thread afterwards. */
async function write(script: FaultScript) {
  await using it = await example();
  const fault = it.github.fault(script);
  const ended = await plain(it.github, list, post).catch((error: { code: string }) => error.code);
  await fault.done;
  const written = it.world.comments(it.issue).map((comment) => comment.body);
  const [request] = it.github.requests;
  expect(request).toMatchObject({ operation: create, fault: script.kind });
  const { checked, violations } = it.github;
  expect(violations).toEqual([]);
  return { ended, written, checked };
}

describe('faults of one answer', () => {
  test.each([401, 403, 404, 410, 422, 429, 500, 502, 503, 504])('status %i', async (status) => {
    const before = await write({
      operation: create,
      kind: 'status',
      status,
      headers: { 'retry-after': '7' },
    });
    expect(before.ended).toMatchObject({ status, headers: { 'retry-after': '7' } });
    expect(before.written).toEqual([]);
    expect(before.checked).toEqual({ requests: 1, answers: 0, scripted: 1 });
    const behind = await write({
      operation: create,
      kind: 'status',
      status,
      write: true,
      body: { message: 'x' },
    });
    expect(behind.ended).toMatchObject({ status, text: '{"message":"x"}' });
    expect(behind.written).toEqual(['written']);
  });

  test('a text instead of JSON', async () => {
    const { ended } = await write({ operation: create, kind: 'status', status: 500, text: 'Oops' });
    expect(ended).toMatchObject({ text: 'Oops', headers: { 'content-type': 'text/plain; charset=utf-8' } });
  });

  test('a lost answer: the connection is reset, with the write done and not done', async () => {
    expect(await write({ kind: 'reset', write: true })).toMatchObject({
      ended: 'ECONNRESET',
      written: ['written'],
    });
    expect(await write({ kind: 'reset', write: false })).toMatchObject({ ended: 'ECONNRESET', written: [] });
  });

  test('an answer that breaks off, one that is no JSON, and a page for people', async () => {
    const cut = await write({ kind: 'truncated' });
    expect(cut).toMatchObject({ ended: 'UND_ERR_SOCKET', written: ['written'] });
    const half = await write({ kind: 'malformed' });
    expect(half).toMatchObject({ ended: { status: 201 }, written: ['written'] });
    expect(() => JSON.parse((half.ended as { text: string }).text)).toThrow();
    const page = await write({ kind: 'html' });
    expect(page).toMatchObject({
      ended: { status: 200, text: expect.stringContaining('<html>') },
      written: [],
    });
    const late = await write({ kind: 'html', status: 502, write: true });
    expect(late).toMatchObject({ ended: { status: 502 }, written: ['written'] });
  });

  test('the limits', async () => {
    const secondary = await write({ kind: 'limit' });
    expect(secondary.ended).toMatchObject({ status: 403, headers: { 'retry-after': '60' } });
    expect(secondary.ended).toMatchObject({ text: expect.stringContaining('secondary rate limit') });
    const other = await write({ kind: 'limit', status: 429, retryAfter: 3 });
    expect(other.ended).toMatchObject({ status: 429, headers: { 'retry-after': '3' } });
    const untold = await write({ kind: 'limit', retryAfter: null });
    expect(untold.ended).not.toHaveProperty('headers.retry-after');
    const primary = await write({ kind: 'limit', limit: 'primary' });
    expect(primary.ended).toMatchObject({ headers: { 'x-ratelimit-remaining': '0' } });
    expect(primary.ended).toHaveProperty('headers.x-ratelimit-reset');
    expect([secondary, other, untold, primary].flatMap((one) => one.written)).toEqual([]);
  });

  test('slow: the answer comes after the pause, which the test may replace', async () => {
    const slept: number[] = [];
    await using it = await example({ sleep: async (milliseconds) => void slept.push(milliseconds) });
    it.github.fault({ kind: 'slow', milliseconds: 90_000 });
    expect((await it.rest.issues.get(thread)).status).toBe(200);
    expect(slept).toEqual([90_000]);
  });
});

describe('which requests a fault meets', () => {
  test('operation, condition, after, times; the first one scripted wins', async () => {
    await using it = await example();
    const second = it.github.fault({
      operation: ['issues/list-comments', create],
      when: (request) => request.method === 'POST',
      after: 1,
      times: 2,
      kind: 'status',
      status: 503,
    });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await plain(it.github, list)).status, (await plain(it.github, list, post)).status);
    }
    expect(statuses).toEqual([200, 201, 200, 503, 200, 503, 200, 201, 200, 201]);
    await second.done;
    it.github.fault({ kind: 'status', status: 500 });
    it.github.fault({ kind: 'status', status: 502 });
    const { status } = await refused(it.rest.repos.get(where));
    expect([status, (await refused(it.rest.repos.get(where))).status]).toEqual([500, 502]);
  });

  test('a released fault meets nothing any more', async () => {
    await using it = await example();
    const fault = it.github.fault({ kind: 'status', status: 500, times: Number.POSITIVE_INFINITY });
    expect((await refused(it.rest.issues.get(thread))).status).toBe(500);
    fault.release();
    await fault.done;
    expect((await it.rest.issues.get(thread)).status).toBe(200);
  });
});
