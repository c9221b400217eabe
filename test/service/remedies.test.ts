import { expect, test } from 'vitest';
import { rejectionTitle, remedy } from '../../src/service/remedies.ts';
import { wordsOf } from '../support/words.ts';
import { failureOf } from './answers.ts';

type Row = [...Parameters<typeof remedy>, holds: RegExp];

test.each<Row>([
  [{}, 'retrieve', /later/],
  [{}, 'preview', /later/],
  [{ status: 200, unexpected: true }, 'send', /Check base-url\. A different server/],
  [{ status: 200, unexpected: true }, 'retrieve', /job-path/],
  [{ status: 300 }, 'send', /the key to another URL\. Change base-url/],
  [{ status: 400 }, 'retrieve', /job-path/],
  [{ status: 400 }, 'preview', /^Check .*preview-path\.$/],
  [{ status: 400 }, 'visitors', /choose a shorter or a later period/],
  [{ status: 402 }, 'send', /^The credits or the quota of your plan may be used up/],
  [{ status: 401, isAboutCredits: true }, 'send', /^The credits/],
  [{ status: 404, isAboutCredits: true }, 'visitors', /^The credits/],
  [{ status: 200, unexpected: true, isAboutCredits: true }, 'send', /^The credits/],
  [{ status: 429, isAboutCredits: true }, 'send', /^The service limits.*Try again later/],
  [{ status: 200, unexpected: true, serviceMessage: 'No.' }, 'send', /^Fix the problem/],
  [{ status: 401, isWebPage: true }, 'send', /^Another server.*Check base-url, the network.*proxy/],
  [{ status: 200, unexpected: true, isWebPage: true }, 'preview', /^Another .*preview-path, the n/],
  [{ status: 403, isWebPage: true, isAboutCredits: true }, 'send', /^Another server/],
  [{ status: 502, isWebPage: true }, 'retrieve', /may be down.*job-path, the network.*proxy/],
  [{ status: 429, isWebPage: true }, 'send', /^The service limits/],
  [{ status: 302, isWebPage: true }, 'send', /^Redirects/],
  [{ status: 403 }, 'send', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 403, serviceMessage: 'Forbidden' }, 'send', /admin key/],
  [{ status: 403, serviceMessage: 'The API key was blocked' }, 'send', /^Fix the problem/],
  [{ status: 403, serviceMessage: 'Not for\nthis role' }, 'send', /admin key/],
  [{ status: 403, serviceMessage: 'The agent is turned off' }, 'send', /^Fix the problem/],
  [{ status: 403, serviceMessage: 'The site blocked access' }, 'retrieve', /^Fix the problem/],
  [{ status: 403 }, 'preview', /plan .* previews/],
  [{ status: 404 }, 'send', /^The address contains base-url and project-id\. Check them\.$/],
  [{ status: 410 }, 'send', /base-url and project-id/],
  [{ status: 408 }, 'send', /may be down/],
  [{ status: 409 }, 'send', /another request\. Try again later/],
  [{ status: 409 }, 'visitors', /another request/],
  [{ status: 423 }, 'send', /another request\. Try again later/],
  [{ status: 423 }, 'visitors', /another request/],
  [{ status: 413 }, 'send', /too long\. Shorten/],
  [{ status: 413, isWebPage: true }, 'send', /too long\. Shorten/],
  [{ status: 407 }, 'send', /the network, and the proxy/],
  [{ status: 413 }, 'visitors', /that the service reported/],
  [{ status: 429 }, 'visitors', /fewer reports at the same time/],
  [{ status: 499 }, 'send', /that the service reported/],
  [{ status: 500 }, 'send', /may be down/],
])('the remedy for %j of %s says what to change', (failed, endpoint, holds) => {
  expect(wordsOf(remedy(failed, endpoint))).toMatch(holds);
});

test.each([
  [{ status: 401 }, 'The service rejected the API key'],
  [{ status: 401, isAboutCredits: true }, 'The service rejected the request'],
  [{ status: 401, isWebPage: true }, 'Could not reach the service'],
  [{ status: 403 }, 'The service rejected the request'],
  [{ status: 413, isWebPage: true }, 'The service rejected the request'],
])('the title for %j blames the key only if nothing else explains it', (failed, title) => {
  expect(rejectionTitle(failureOf('permanent', failed))).toBe(title);
});
