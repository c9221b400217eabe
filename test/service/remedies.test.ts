import { expect, test } from 'vitest';
import { remedy } from '../../src/service/remedies.ts';
import { wordsOf } from '../support/words.ts';

type Row = [...Parameters<typeof remedy>, holds: RegExp];

test.each<Row>([
  [{}, 'retrieve', /later/],
  [{}, 'preview', /later/],
  [{ status: 200, unexpected: true }, 'create', /Check base-url\. A different server/],
  [{ status: 200, unexpected: true }, 'retrieve', /job-path/],
  [{ status: 300 }, 'create', /the key to another URL\. Change base-url/],
  [{ status: 400 }, 'retrieve', /job-path/],
  [{ status: 400 }, 'preview', /^Check .*preview-path\.$/],
  [{ status: 400 }, 'visitors', /shorter period/],
  [{ status: 403 }, 'create', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 403 }, 'preview', /plan .* previews/],
  [{ status: 404 }, 'create', /base-url.*project-id/],
  [{ status: 410 }, 'create', /base-url and project-id/],
  [{ status: 408 }, 'create', /may be down/],
  [{ status: 409 }, 'create', /another request\. Try again later/],
  [{ status: 409 }, 'visitors', /another request/],
  [{ status: 413 }, 'create', /too long\. Shorten/],
  [{ status: 413 }, 'visitors', /that the service reported/],
  [{ status: 429 }, 'visitors', /fewer reports at the same time/],
  [{ status: 499 }, 'create', /that the service reported/],
  [{ status: 500 }, 'create', /may be down/],
])('the remedy for %j of %s says what to change', (failed, endpoint, holds) => {
  expect(wordsOf(remedy(failed, endpoint))).toMatch(holds);
});
