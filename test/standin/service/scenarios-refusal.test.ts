import { describe, expect, test } from 'vitest';
import { openScenario } from './ask.ts';
import { HOSTILE_MESSAGE } from './hostile.ts';

describe('create is refused or unclear', () => {
  test.each<[string, number, number, string?]>([
    ['rate-limited-long', 429, 0, '86400'],
    ['bad-request', 400, 0],
    ['unauthorized', 401, 0],
    ['forbidden', 403, 0],
    ['not-found', 404, 0],
    ['conflict', 409, 0],
    ['too-large', 413, 0],
    ['unprocessable', 422, 0],
    ['server-error', 500, 0],
    ['unavailable', 503, 0],
    ['create-unclear', 500, 1],
  ])('%s: %i, %i jobs', async (name, status, jobs, retryAfter) => {
    await using opened = await openScenario(name);
    const { service, create } = opened;
    for (const times of [1, 2, 3]) {
      const answer = await create('Do it');
      expect([answer.status, answer.json]).toEqual([status, { error: expect.any(String) }]);
      expect(answer.headers.get('retry-after')).toBe(retryAfter ?? null);
      expect(service.accepted).toHaveLength(jobs * times);
      expect(service.jobs.size).toBe(jobs * times);
    }
    expect(service.violations).toEqual([]);
  });

  test('unprocessable has the hostile message, unharmed', async () => {
    await using opened = await openScenario('unprocessable');
    const { create } = opened;
    expect((await create('Do it')).json.error).toBe(HOSTILE_MESSAGE);
  });

  test.each([
    ['rate-limited', ['1', '1'] as const],
    ['rate-limited-untold', [null] as const],
  ])('%s: turned away, then ok', async (name, waits) => {
    await using opened = await openScenario(name);
    const { service, create, visitors } = opened;
    for (const wait of waits) {
      for (const answer of [await create('Do it'), await visitors()]) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, wait]);
      }
    }
    expect([(await create('Do it')).status, (await visitors()).status]).toEqual([201, 200]);
    expect(service.accepted).toHaveLength(1);
    expect(service.violations).toEqual([]);
  });
});

describe('a message is refused or unclear, a hundred seconds after the create', () => {
  test.each([
    ['archived', 409, 0],
    ['archived-with-pull-request', 409, 0],
    ['archived-later', 409, 0],
    ['message-refused', 422, 0],
    ['message-gone', 404, 0],
    ['message-unclear', 500, 1],
  ])('%s: a message answers %i, %i delivered', async (name, status, delivered) => {
    await using opened = await openScenario(name);
    const { service, clock, create, message, retrieve } = opened;
    const { id } = (await create('Do it')).json;
    clock.at(100);
    const answer = await message(id, 'And more');
    expect([answer.status, answer.json]).toEqual([status, { error: expect.any(String) }]);
    expect(service.accepted.filter(({ kind }) => kind === 'message')).toHaveLength(delivered);
    expect((await retrieve(id)).json.status === 'active').toBe(delivered === 1);
    expect(service.violations).toEqual([]);
  });
});

describe('retrieve goes wrong: its statuses, once a second', () => {
  test.each<[string, number[]]>([
    ['vanishing', [200, 200, 404, 404, 404]],
    ['not-yet', [404, 404, 404, 200, 200]],
    ['flaky', [500, 500, 200, 200]],
    ['rate-limited-polls', [429, 429, 200, 200]],
    ['retrieve-down', [503, 503, 503, 503]],
    ['retrieve-forbidden', [403, 403, 403, 403]],
    ['garbled', [200, 200, 200, 200]],
  ])('%s', async (name, expected) => {
    await using opened = await openScenario(name);
    const { service, clock, create, retrieve } = opened;
    const { id } = (await create('Do it')).json;
    const seen = [];
    for (const [second] of expected.entries()) {
      clock.at(second);
      seen.push(await retrieve(id));
    }
    expect(seen.map(({ status }) => status)).toEqual(expected);
    expect(service.violations).toEqual([]);
    if (name === 'garbled') expect(seen.map(({ json }) => json?.id)).toEqual([undefined, undefined, 42, id]);
  });
});
