import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SetupError } from '../../src/errors.ts';
import { parseResponse } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import { connections } from '../../src/runner/network.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem, silence } from '../standin/github/faults.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { countChecks } from '../support/figures.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { connectTo, openRepository } from './connect.ts';

/** The time by GitHub's clock. The runner's clock is an hour behind it. */
const NOW = EPOCH + 3_600_000;
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

async function open(more: Parameters<typeof openRepository>[0] = {}) {
  const clock = createFakeClock();
  const options = { now: () => NOW, clock, token: ` ${TOKEN}\n` };
  const it = await openRepository({ ...options, ...more });

  /** Makes one attempt to list the comments. */
  const list = () =>
    it.api.call(`GET ${COMMENTS}`, { issue_number: it.issue.number, page: 1 }, { maxAttempts: 1 });
  return { ...it, clock, list };
}

test.each([
  [' \n', 'example/docs'],
  [TOKEN, 'example'],
])('the token %j for the repository %j is refused, and nothing is sent', async (...row) => {
  await using it = await open();

  await expect(connectTo(it.github, ...row)).rejects.toThrow(SetupError);

  expect(it.github.requests).toEqual([]);
});

test('the time is GitHub’s after a response, and advances with the runner’s clock', async () => {
  await using it = await open();
  expect(it.api.now()).toBe(EPOCH);

  await it.list();
  expect(it.api.now()).toBe(NOW);

  it.clock.advance(5_000);
  it.github.fault(respond(200, [], { date: 'today' }));
  await it.list();
  expect(it.api.now()).toBe(NOW + 5_000);
});

test('secrets are removed from what GitHub returns, which may be empty', async () => {
  await using it = await open({ redact: (text) => text.replaceAll('ghs_a', '***') });
  it.world.addComment(it.issue, 'It is ghs_a.', { as: 'writer' });

  expect((await it.list()).data).toMatchObject([{ body: 'It is ***.' }]);

  it.github.fault(problem(400, 'Not ghs_ab'));
  await expect(it.list()).rejects.toThrow('400 Not ***b');

  it.github.fault(respond(204));
  expect((await it.list()).data).toBeUndefined();
});

const COMMENT = '/repos/{owner}/{repo}/issues/1/comments';
const FOUR_ATTEMPTS = 4;

test.each<[name: string, Fault, post: number, tls?: 'trusted']>([
  ['a reset', { name: 'reset-after-request' }, 1],
  ['a broken TLS handshake', { name: 'reset-on-accept' }, FOUR_ATTEMPTS, 'trusted'],
])('after %s, a GET is repeated, and a POST only if it was not sent', async (...row) => {
  const [, fault, post, tls] = row;
  await using server = await startFaultyServer([fault], tls && { tls });
  using network = connections({});
  const api = await connectTo({ url: server.origin }, 'ghs_a', 'o/r', { network });
  const attemptsOf = async (route: string, parameters = {}) => {
    const before = server.connections;
    await expect(api.call(route, parameters)).rejects.toThrow(GitHubError);
    countChecks('faults of GitHub', 1);
    return server.connections - before;
  };

  expect(await attemptsOf(`POST ${COMMENT}`, { body: 'x' })).toBe(post);
  expect(await attemptsOf(`GET ${COMMENT}`)).toBe(FOUR_ATTEMPTS);
});

test('a call ends with its time limit', async () => {
  const limit = new AbortController();
  await using it = await open({ limit: () => limit.signal });
  it.github.fault(silence);
  it.github.before('issues/list-comments', () => limit.abort());

  await expect(it.list()).rejects.toThrow(/^STOPPED: no response in time/);
});

test('if a response has another shape, it is unknown whether the write happened', () => {
  const schema = z.object({ id: z.int() });

  expect(parseResponse(schema, { data: { id: 7, more: 1 } })).toEqual({ id: 7 });
  const parse = () => parseResponse(schema, { data: { id: '7' } });
  expect(parse).toThrow(
    expect.objectContaining({ failed: expect.objectContaining({ failure: 'unclear' }) }),
  );
});
