import { expect, test } from 'vitest';
import { failedRequest } from '../../src/http/failed-request.ts';
import { remedy, serviceResponse } from '../../src/service/remedies.ts';
import { sentences } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';

const ASKED = { server: 'The service', redact: (words: string) => words, wall: 0 };

/** What people read of a POST that gets this response. */
function readersWords(status: number, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = new URL('https://api.example.com/v2/agent/docs/job');
  const result = { kind: 'response', status, headers: {}, body: text } as const;
  const failed = failedRequest(result, { method: 'POST', url }, ASKED);

  const { happened, words } = failed;
  return wordsOf(sentences(happened, serviceResponse(words), remedy(failed, 'send')));
}

const LIMIT = 'The prompt must have at most 20000 characters';
const gateway =
  '<!-- edge --><html><head><title>Access denied by policy</title></head><body>Gateway</body></html>';

interface Row {
  status: number;
  body: unknown;
  shows: RegExp;
  never?: RegExp;
}

test.each<Row>([
  { status: 400, body: { statusCode: 400, message: LIMIT, error: 'Bad Request' }, shows: /20000/ },
  { status: 400, body: { message: [LIMIT], error: 'Bad Request' }, shows: /20000/ },
  { status: 400, body: { error: 'invalid', details: { prompt: [LIMIT] } }, shows: /20000/ },
  {
    status: 403,
    body: { message: 'You have no credits left this month', error: 'Forbidden' },
    shows: /no credits left.*Check usage and billing/,
    never: /admin key/,
  },
  {
    status: 401,
    body: { error: { code: 'insufficient_quota', message: 'Please upgrade.' } },
    shows: /Please upgrade\..*Check usage and billing/,
    never: /key/,
  },
  {
    status: 200,
    body: { success: false, error: 'Your organization has no credits left' },
    shows: /no credits left.*Check usage and billing/,
    never: /different server/,
  },
  {
    status: 200,
    body: { success: false, error: 'The project is archived' },
    shows: /is archived.*Fix the problem that the service reported/,
    never: /different server/,
  },
  { status: 200, body: { ok: true }, shows: /A different server/, never: /Response:/ },
  {
    status: 403,
    body: gateway,
    shows: /web page.*Access denied by policy.*base-url, the network, and the proxy/,
    never: /key/,
  },
  { status: 404, body: { error: 'Not Found' }, shows: /api\.example\.com\/v2\/agent\/docs\/job/ },
])('after $status with $body, people read the reason that was given', (row) => {
  const words = readersWords(row.status, row.body);

  expect(words).toMatch(row.shows);
  if (row.never) expect(words).not.toMatch(row.never);
});
