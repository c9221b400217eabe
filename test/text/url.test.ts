import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSegment } from '../../src/text/url.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, realClient } from '../service/real-client.ts';
import { record } from '../support/report.ts';
import { identifierLike } from './identifiers.ts';

/** One try of each endpoint; RangeError where the client refused. */
async function tried(run: () => Promise<unknown>): Promise<'sent' | 'refused'> {
  try {
    await run();
    return 'sent';
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
    throw error;
  }
}

test('whatever the identifiers are: refused, or exactly the segments that the request should have', async () => {
  await using server = await startFaultyServer(() => respond(200, JOB));
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      identifierLike,
      identifierLike,
      fc.constantFrom('', '/', '/api', '/a/b/'),
      async (projectId, id, base) => {
        await using client = realClient(`${server.origin}${base}`, { projectId });
        const before = server.exchanges.length;
        const kept = base.split('/').filter((segment) => segment !== '');
        const job = [...kept, 'v2', 'agent', projectId, 'job'];
        const expected: [string, string[], () => Promise<unknown>][] = [
          ['POST', job, async () => client.create('Do it')],
          ['POST', [...job, id, 'message'], async () => client.message(id, 'More')],
          ['GET', [...job, id], async () => client.retrieve(id)],
        ];
        for (const [method, segments, run] of expected) {
          const count = server.exchanges.length;
          if ((await tried(run)) === 'refused') {
            expect(server.exchanges).toHaveLength(count);
            continue;
          }
          const { target = '', method: used } = server.exchanges.at(-1) ?? {};
          expect(used).toBe(method);
          expect(target.slice(1).split('/').map(decodeURIComponent)).toEqual(segments);
          // No URL parser on the way reads it as anything else.
          expect(new URL(target, 'http://x').pathname).toBe(target);
          expect(target).not.toMatch(/(^|\/)(\.|%2e){1,2}(\/|$)/i);
        }
        sent += server.exchanges.length - before;
      },
    ),
    { numRuns: 400, endOnFailure: true },
  );
  expect(sent).toBeGreaterThan(50);
  record('path segments', { checks: 1_200, sums: { 'requests whose segments were compared': sent } });
});

test.each([
  'job_1',
  'a',
  'a.b',
  '.a',
  'a.',
  'ünï',
  '日本',
  '😀',
  'a:b@c',
  'a;b',
  'a&b=c',
  "it's",
  '{id}',
  '~',
  '-',
  '*',
])('a harmless identifier is allowed: %s', (id) => expect(isSegment(id)).toBe(true));

test.each([
  '',
  '.',
  '..',
  '...',
  'a..b',
  'a..',
  '/',
  'a/b',
  'a\\b',
  '%2e%2e',
  '%',
  'a?b',
  'a#b',
  ' ',
  ' a',
  'a\tb',
  'a\r\nb',
])('not an identifier: %j', (id) => expect(isSegment(id)).toBe(false));

test.each([
  'a\0b',
  'a\u200bb',
  '\ufeffa',
  'a\u202eb',
  'a\u00a0b',
  'a\u2028b',
  '\ud800',
  'a\u{e0041}',
  'x'.repeat(513),
])('invisible, broken or endless: %j', (id) => expect(isSegment(id)).toBe(false));
