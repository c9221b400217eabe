import { expect, test } from 'vitest';
import { remedy, serviceResponse } from '../../src/service/remedies.ts';
import { wordsOf } from '../support/words.ts';

type Row = [...Parameters<typeof remedy>, holds: RegExp];

test.each<Row>([
  [{}, 'create', /HTTPS_PROXY/],
  [{}, 'retrieve', /later/],
  [{ status: 200, unexpected: true }, 'create', /Check base-url\. A different server/],
  [{ status: 200, unexpected: true }, 'retrieve', /job-path/],
  [{ status: 200 }, 'retrieve', /later/],
  [{ status: 300 }, 'create', /the key to another URL\. Change base-url/],
  [{ status: 400 }, 'create', /that the service reported/],
  [{ status: 400 }, 'retrieve', /job-path/],
  [{ status: 400 }, 'visitors', /shorter period/],
  [{ status: 401 }, 'create', /expired, revoked, or not an admin key\.$/],
  [{ status: 403 }, 'create', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 404 }, 'create', /base-url.*project-id/],
  [{ status: 410 }, 'create', /base-url and project-id/],
  [{ status: 408 }, 'create', /may be down/],
  [{ status: 409 }, 'create', /another request\. Try again later/],
  [{ status: 409 }, 'visitors', /another request/],
  [{ status: 413 }, 'create', /too long\. Shorten/],
  [{ status: 413 }, 'visitors', /that the service reported/],
  [{ status: 429 }, 'create', /per hour.*fewer runs/],
  [{ status: 429 }, 'retrieve', /poll-interval/],
  [{ status: 429 }, 'visitors', /fewer reports at the same time/],
  [{ status: 499 }, 'create', /that the service reported/],
  [{ status: 500 }, 'create', /may be down/],
])('%j of %s', (failed, endpoint, holds) => {
  expect(wordsOf(remedy(failed, endpoint))).toMatch(holds);
});

test.each([
  ['Too long', 'Response: Too long.'],
  ['Too long!', 'Response: Too long!'],
  ['', ''],
])('the message %j of the service becomes one sentence, or nothing', (message, shown) => {
  expect(wordsOf(serviceResponse(message))).toBe(shown);
});
