import { describe, expect, test } from 'vitest';
import { example, plain, thread } from './example.ts';
import type { Fault } from './faults.ts';
import type { StandinGitHub } from './github.ts';

const create = 'issues/create-comment';

const post = (github: StandinGitHub, signal?: AbortSignal) =>
  plain(github, '/repos/example/docs/issues/1/comments', {
    method: 'POST',
    body: '{"body":"written"}',
    ...(signal && { signal }),
  }).then(
    ({ status }) => status,
    (error: { name: string; code: string }) => (error.name === 'AbortError' ? 'gave up' : error.code),
  );

/** A client that sends its request and loses patience when the stand-in holds it; no clock is involved. */
async function giveUp(github: StandinGitHub, fault: Fault): Promise<void> {
  const patience = new AbortController();
  const ended = post(github, patience.signal);
  await fault.met;
  expect(github.world.events).toEqual([]);
  patience.abort();
  expect(await ended).toBe('gave up');
}

describe('acceptance after the client’s time-out', () => {
  test('the write happens once the client has gone', async () => {
    await using it = await example();
    const fault = it.github.fault({ operation: create, kind: 'stall', write: 'gone' });
    await giveUp(it.github, fault);
    await fault.done;
    expect(it.world.comments(it.issue).map((comment) => comment.body)).toEqual(['written']);
    expect(it.github.requests).toMatchObject([{ fault: 'stall', status: null }]);
  });

  test('or when the test says so, requests later', async () => {
    await using it = await example();
    const fault = it.github.fault({ operation: create, kind: 'stall', write: 'released' });
    await giveUp(it.github, fault);
    expect((await it.rest.issues.listComments(thread)).data).toEqual([]);
    fault.release();
    await fault.done;
    expect((await it.rest.issues.listComments(thread)).data).toHaveLength(1);
    expect(it.github.violations).toEqual([]);
  });

  test('or never', async () => {
    await using it = await example();
    const fault = it.github.fault({ operation: create, kind: 'stall', write: 'never' });
    await giveUp(it.github, fault);
    await fault.done;
    expect(it.world.events).toEqual([]);
  });

  test('closing the stand-in ends what hangs and writes nothing', async () => {
    const it = await example();
    const fault = it.github.fault({ operation: create, kind: 'stall', write: 'gone' });
    const cut = post(it.github);
    await fault.met;
    await it.github.close();
    expect(['UND_ERR_SOCKET', 'ECONNRESET']).toContain(await cut);
    await fault.done;
    expect(it.world.events).toEqual([]);
  });
});
