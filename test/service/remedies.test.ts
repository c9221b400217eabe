import { expect, test } from 'vitest';
import { type Endpoint, remedy, serviceResponse } from '../../src/service/remedies.ts';
import { wordsOf } from '../support/words.ts';

type Row = [failed: Parameters<typeof remedy>[0], Endpoint | 'all', holds: RegExp];

test.each<Row>([
  [{}, 'create', /HTTPS_PROXY/],
  [{}, 'visitors', /HTTPS_PROXY/],
  [{}, 'retrieve', /later/],
  [{ status: 200, unexpected: true }, 'create', /Check base-url\. A different server/],
  [{ status: 200, unexpected: true }, 'retrieve', /job-path/],
  [{ status: 302 }, 'all', /the key to another URL\. Change base-url/],
  [{ status: 307 }, 'retrieve', /job-path/],
  [{ status: 400 }, 'create', /that the service reported/],
  [{ status: 400 }, 'retrieve', /job-path/],
  [{ status: 400 }, 'visitors', /shorter period/],
  [{ status: 401 }, 'all', /expired, revoked, or not an admin key\.$/],
  [{ status: 403 }, 'all', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 404 }, 'all', /base-url.*project-id/],
  [{ status: 410 }, 'retrieve', /job-path/],
  [{ status: 408 }, 'all', /later/],
  [{ status: 409 }, 'create', /another request\. Try again later/],
  [{ status: 413 }, 'create', /too long\. Shorten/],
  [{ status: 413 }, 'visitors', /that the service reported/],
  [{ status: 429 }, 'create', /per hour.*fewer runs/],
  [{ status: 429 }, 'retrieve', /poll-interval/],
  [{ status: 429 }, 'visitors', /fewer reports at the same time/],
  [{ status: 200 }, 'retrieve', /later/],
  [{ status: 499 }, 'create', /that the service reported/],
  [{ status: 503 }, 'all', /may be down/],
])('%j of %s', (failed, kind, holds) => {
  const endpoints = kind === 'all' ? (['create', 'retrieve', 'visitors'] as const) : [kind];

  for (const endpoint of endpoints) expect(wordsOf(remedy(failed, endpoint))).toMatch(holds);
});

test('the message of the service becomes one sentence, or nothing', () => {
  expect(wordsOf(serviceResponse('Too long'))).toBe('Response: Too long.');
  expect(wordsOf(serviceResponse('Too long!'))).toBe('Response: Too long!');
  expect(serviceResponse('')).toEqual([]);
});
