import { expect, test } from 'vitest';
import { failedRequest } from '../../src/http/failed-request.ts';
import { rejectionTitle, remedy } from '../../src/service/remedies.ts';
import { sentences } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';
import { failureOf } from './answers.ts';

type Endpoint = Parameters<typeof remedy>[1];

const ASKED = { server: 'The service', redact: (words: string) => words, wall: 0 };

/** What people read of a POST that gets this response. */
function readersWords(status: number, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = new URL('https://api.example.com/v2/agent/docs/job');
  const result = { kind: 'response', status, headers: {}, body: text } as const;
  const failed = failedRequest(result, { method: 'POST', url }, ASKED);
  return wordsOf(sentences(failed.happened, remedy(failed, 'send')));
}

const LIMIT = 'The prompt must have at most 20000 characters';
const gateway =
  '<!-- edge --><html><head><title>Access denied by policy</title></head><body>Gateway</body></html>';
const CREDITS = /no credits left.*Check usage and billing/;

test.each<[status: number, body: unknown, shows: RegExp, never?: RegExp]>([
  [400, { statusCode: 400, message: LIMIT, error: 'Bad Request' }, /20000/],
  [400, { message: [LIMIT], error: 'Bad Request' }, /20000/],
  [400, { error: 'invalid', details: { prompt: [LIMIT] } }, /20000/],
  [
    403,
    { message: 'You have no credits left this month', error: 'Forbidden' },
    CREDITS,
    /admin key/,
  ],
  [
    200,
    { success: false, error: 'Your organization has no credits left' },
    CREDITS,
    /different server/,
  ],
  [403, gateway, /web page.*Access denied by policy.*base-url, the network, and the proxy/, /key/],
  [404, { error: 'Not Found' }, /api\.example\.com\/v2\/agent\/docs\/job/],
])('after %i with %j, people read the reason that was given', (status, body, shows, never) => {
  const words = readersWords(status, body);

  expect(words).toMatch(shows);
  if (never) expect(words).not.toMatch(never);
});

test.each<[line: string, Endpoint, holds: RegExp]>([
  ['ECONNRESET: read', 'retrieve', /^The service may be down\. Try again later\.$/],
  ['ECONNREFUSED: connect', 'send', /^Check base-url, the network.*NO_PROXY\)\.$/],
  ['ECONNREFUSED: connect', 'visitors', /^Check base-url, the network/],
  ['PROXY_HUNG_UP: no connection through the proxy: closed', 'send', /^Check the proxy/],
  ['200\nACTIVE', 'send', /^Check base-url and project-id\. A different server/],
  ['200 The project is archived', 'send', /^Fix the problem that the service reported\.$/],
  ['300', 'send', /the key to another URL\. Change base-url/],
  ['400', 'send', /^Fix the problem that the service reported\.$/],
  ['400', 'retrieve', /^Check base-url, project-id, and job-path\.$/],
  ['400', 'visitors', /^Fix the problem.*choose a shorter or a later period/],
  ['401', 'send', /^Check the secret for api-key\. The key may be mistyped/],
  ['401 Please upgrade.\ninsufficient_quota', 'send', /^The credits.*usage and billing/],
  ['401 (a web page) Sign in', 'send', /^Another server.*Check base-url, the network.*proxy/],
  ['402', 'send', /^The credits or the quota of your plan may be used up/],
  ['403', 'send', /admin key.*project-id.*allowlist.*runner\.$/],
  ['403\nFORBIDDEN', 'send', /admin key/],
  ['403 The API key was blocked', 'send', /^Fix the problem/],
  ['403 The agent is turned off\nFORBIDDEN', 'retrieve', /^Fix the problem/],
  ['404', 'send', /^Check base-url and project-id\.$/],
  ['407', 'send', /the network, and the proxy/],
  ['410', 'visitors', /^Check base-url and project-id\.$/],
  ['413 (a web page)', 'send', /too long\. Shorten/],
  ['429 Quota reached', 'send', /^The service limits.*Try again later/],
  ['502 (a web page)', 'retrieve', /may be down.*base-url, the network.*proxy/],
])('the remedy for %j of %s says what to change', (line, endpoint, holds) => {
  expect(wordsOf(remedy({ line }, endpoint))).toMatch(holds);
});

const RUN = { serverUrl: 'https://github.example', repository: { fullName: 'o/docs' } };
const DOWN = /^The service may be down\. Try again later\.$/;
const BUSY = /another request\. Try again later\.$/;
const SECRETS = /api-key \(https:\/\/github.example\/o\/docs\/settings\/secrets\/actions\)\./;

test.each<[line: string, remedy: RegExp, isRepeated: boolean]>([
  ['401', SECRETS, true],
  ['408', DOWN, false],
  ['409', BUSY, false],
  ['423', BUSY, false],
  ['425', DOWN, false],
  ['429', /at the same time\.$/, false],
  ['500', DOWN, false],
])('after %s, people comment again only if they have changed something', (line, ...expected) => {
  const [shown, isRepeated] = expected;

  const words = wordsOf(remedy({ line }, 'send', { run: RUN, again: 'comment again' }));

  expect(words).toMatch(shown);
  expect(words.endsWith(' Then comment again.')).toBe(isRepeated);
});

test.each([
  ['401', 'The service rejected the API key'],
  ['401 No credits', 'The service rejected the request'],
  ['401 (a web page)', 'Could not reach the service'],
  ['403', 'The service rejected the request'],
  ['413 (a web page)', 'The service rejected the request'],
])('the title for “%s” blames the key only if nothing else explains it', (line, title) => {
  const status = Number.parseInt(line, 10);

  expect(rejectionTitle(failureOf('permanent', { status, line }))).toBe(title);
});
