import { expect, test } from 'vitest';
import { remedy } from '../../src/service/remedies.ts';
import { wordsOf } from '../support/words.ts';

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
  [{ status: 403, serviceMessage: 'No AI credits left.' }, 'send', /^The credits/],
  [{ status: 400, serviceMessage: 'Quota exceeded' }, 'visitors', /^The credits/],
  [{ status: 403, serviceMessage: 'Accredited keys only' }, 'send', /allowlist/],
  [{ status: 429, serviceMessage: 'Hourly quota exceeded' }, 'send', /Try again later/],
  [{ status: 403 }, 'send', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 403 }, 'preview', /plan .* previews/],
  [{ status: 404 }, 'send', /base-url.*project-id/],
  [{ status: 410 }, 'send', /base-url and project-id/],
  [{ status: 408 }, 'send', /may be down/],
  [{ status: 409 }, 'send', /another request\. Try again later/],
  [{ status: 409 }, 'visitors', /another request/],
  [{ status: 423 }, 'send', /another request\. Try again later/],
  [{ status: 423 }, 'visitors', /another request/],
  [{ status: 413 }, 'send', /too long\. Shorten/],
  [{ status: 413 }, 'visitors', /that the service reported/],
  [{ status: 429 }, 'visitors', /fewer reports at the same time/],
  [{ status: 499 }, 'send', /that the service reported/],
  [{ status: 500 }, 'send', /may be down/],
])('the remedy for %j of %s says what to change', (failed, endpoint, holds) => {
  expect(wordsOf(remedy(failed, endpoint))).toMatch(holds);
});
