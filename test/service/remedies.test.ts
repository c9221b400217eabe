import { expect, test } from 'vitest';
import { failedRequest } from '../../src/http/failed-request.ts';
import { NETWORK_REMEDIES } from '../../src/http/remedy.ts';
import { rejectionTitle, remedy, serviceRemedies } from '../../src/service/remedies.ts';
import { sentences } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';
import { failureOf } from './answers.ts';

type Signs = Parameters<typeof remedy>[0];
type Options = Parameters<typeof remedy>[1];

const ASKED = { server: 'The service', redact: (words: string) => words, wall: 0 };
const PROMPT = 'Explain credits, quota and billing on the page about plans.';

/** What people read of a POST that gets this response. */
function readersWords(status: number, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = new URL('https://api.example.com/v2/agent/docs/job');
  const result = { kind: 'response', status, headers: {}, body: text } as const;
  const sent = JSON.stringify({ prompt: PROMPT });
  const failed = failedRequest(result, { method: 'POST', url, body: sent }, ASKED);
  const { length: promptLength } = PROMPT;
  return wordsOf(sentences(failed.happened, remedy({ ...failed, promptLength })));
}

const gateway =
  '<!-- edge --><html><head><title>Access denied by policy</title></head><body>Gateway</body></html>';

const TOO_LONG = /has 59 characters, including what context adds\. Shorten/;
const USED_UP = /credits or the quota.*usage and billing/;
const LATER = /Try again later, with fewer runs/;
const quota = 'You exceeded your current quota, please check your plan and billing details.';

// The bodies are those of public reports and of frameworks, with a length of ours.
test.each<[status: number, body: unknown, shows: RegExp, never?: RegExp]>([
  [422, { error: 'prompt must have at most 20000 characters' }, TOO_LONG],
  [400, { error: { message: 'Reduce it.', code: 'context_length_exceeded' } }, TOO_LONG],
  [400, { error: 'prompt must have at least 1 character' }, /Fix the problem/, /too long/],

  [403, { message: 'You have no credits left', error: 'Forbidden' }, USED_UP, /admin key/],
  [200, { success: false, error: 'Your team has no credits left' }, USED_UP, /different server/],
  [429, { error: { message: quota } }, USED_UP, LATER],
  [429, { error: `${quota} Please retry in 25.9s.` }, LATER, USED_UP],
  [400, { error: `Rejected: ${PROMPT.slice(0, 47)} …` }, /Rejected: …/, USED_UP],

  [403, gateway, /web page.*Access denied by policy.*base-url, the network, and the proxy/, /key/],
  [503, `HTTP/1.0 503 Busy\r\nPragma: x\r\n\r\n${gateway}`, /a web page.*may be down/],
  [404, { error: 'Not Found' }, /api\.example\.com\/v2\/agent\/docs\/job/],
])('after %i with %j, people read the reason that was given', (status, body, shows, never) => {
  const words = readersWords(status, body);

  expect(words).toMatch(shows);
  if (never) expect(words).not.toMatch(never);
});

test.each([
  ...['No credits left', 'One credit is needed', 'The quota is reached', 'Update your billing'],
  ...['Insufficient Balance', 'The usage limit is reached', 'A spending limit', 'used_up.quotas'],
])('“%s” is about the plan of the service', (words) => {
  expect(wordsOf(remedy({ status: 403, words }))).toMatch(USED_UP);
});

const network = (networkError: string): Signs => ({ networkError });
const page = (status: number, words = ''): Signs => ({ status, words, isWebPage: true });
const reached = { wasReached: true };

const REMEDIES: [Signs, holds: RegExp, Options?][] = [
  [network('CERT_HAS_EXPIRED: certificate has expired'), /EXTRA_CA_CERTS/],
  [network('ECONNREFUSED: connect'), /^Check base-url, the network.*NO_PROXY\)\.$/],
  [network('ECONNRESET: read'), /^The service may be down or busy\. Try again later\.$/, reached],
  [{ status: 300 }, /the key to another URL\. Change base-url/],
  [{ ...page(413), promptLength: 20_001 }, /too long: it has 20,001 characters/],
  [{ status: 402 }, /^The credits or the quota of your plan may be used up/],
  [{ status: 429, words: 'Slow down' }, /^The service limits.*Try again later/],
  [page(502), /^The service may be down/],
  [page(401, 'Sign in'), /^Another server.*Check base-url, the network.*proxy/],
  [{ ...page(400, 'Request too large'), promptLength: 9 }, /^Another server/],
  [page(403), /^Another server.*Check the network and the proxy/, reached],
  [{ status: 401, words: 'Unauthorized' }, /^Check the secret for api-key\. The key may be/],
  [{ status: 403, words: 'Forbidden' }, /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 403, words: 'The key lacks a permission' }, /admin key/],
  [{ status: 403, words: 'The agent is turned off; FORBIDDEN' }, /^Fix the problem that the/],
  [{ status: 404, words: 'No such project' }, /^Check base-url and project-id\.$/],
  [{ status: 404 }, /^Fix the problem/, reached],
  [{ status: 413, words: 'Too large' }, /^Fix the problem/],
  [{ status: 200, words: 'The project is archived' }, /^Fix the problem that/],
  [{ status: 200 }, /^Check base-url and project-id\. A different server/],
  [{ status: 200 }, /^The service may be down/, reached],
  [{ status: 400 }, /^Check base-url and project-id\.$/],
];

test.each(REMEDIES)('the remedy for %j says what to change', (failed, holds, options) => {
  expect(wordsOf(remedy(failed, options))).toMatch(holds);
});

test('each remedy has an example, and none is hidden by those above it', () => {
  const rowsFor = (failed: Signs) => serviceRemedies(failed).slice(NETWORK_REMEDIES.length);
  const found = REMEDIES.map(([failed]) =>
    rowsFor(failed).findIndex(([applies]) => applies(failed)),
  );

  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual([...rowsFor({}).keys()]);
});

const RUN = { serverUrl: 'https://github.example', repository: { fullName: 'o/docs' } };
const DOWN = /^The service may be down or busy\. Try again later\.$/;
const SECRETS = /api-key \(https:\/\/github.example\/o\/docs\/settings\/secrets\/actions\)\./;

test.each<[status: number, remedy: RegExp, isRepeated: boolean, words?: string]>([
  [401, SECRETS, true],
  [408, DOWN, false],
  [409, DOWN, false],
  [423, DOWN, false],
  [425, DOWN, false],
  [429, LATER, false],
  [500, DOWN, false],
  [429, USED_UP, true, 'No credits left'],
])('after %s, people comment again only if they have changed something', (status, ...expected) => {
  const [shown, isRepeated, words = ''] = expected;

  const next = remedy({ status, words }, { run: RUN, again: 'comment again' });

  expect(wordsOf(next)).toMatch(shown);
  expect(wordsOf(next).endsWith(' Then comment again.')).toBe(isRepeated);
});

test.each<[Signs, title: string]>([
  [{ status: 401 }, 'The service rejected the API key'],
  [{ status: 401, words: 'No credits' }, 'The service rejected the request'],
  [page(401), 'Could not reach the service'],
  [{ status: 403 }, 'The service rejected the request'],
  [page(413), 'The service rejected the request'],
  [{ status: 429 }, 'Rate limited'],
  [{ status: 429, words: 'No credits left' }, 'The service rejected the request'],
])('the title for %j blames the key only if nothing else explains it', (signs, title) => {
  expect(rejectionTitle(failureOf('permanent', signs))).toBe(title);
});
