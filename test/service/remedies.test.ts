import { expect, test } from 'vitest';
import { type FailedRequest, failedRequest } from '../../src/http/failed-request.ts';
import { rejectionTitle, remedy, serviceRemedies } from '../../src/service/remedies.ts';
import { sentences } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';
import { failureOf } from './answers.ts';

type Endpoint = Parameters<typeof remedy>[1];

type Options = NonNullable<Parameters<typeof remedy>[2]>;
type Signs = Partial<Omit<FailedRequest, 'kind' | 'failure' | 'happened'>>;

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
  return wordsOf(sentences(failed.happened, remedy({ ...failed, promptLength }, 'send')));
}

const LIMIT = 'The prompt must have at most 20000 characters';
const gateway =
  '<!-- edge --><html><head><title>Access denied by policy</title></head><body>Gateway</body></html>';
const CREDITS = /no credits left.*Check usage and billing/;

const TOO_LONG = /has 59 characters, including what context adds\. Shorten/;
const USED_UP = /credits or the quota.*usage and billing/;
const LATER = /Try again later, with fewer runs/;
const quota = 'You exceeded your current quota, please check your plan and billing details.';

// The bodies are those of public reports and of frameworks, with a length of ours.
test.each<[status: number, body: unknown, shows: RegExp, never?: RegExp]>([
  [400, { statusCode: 400, message: LIMIT, error: 'Bad Request' }, /20000/],
  [400, { message: [LIMIT], error: 'Bad Request' }, /20000/],
  [400, { error: 'invalid', details: { prompt: [LIMIT] } }, TOO_LONG],
  [422, { error: 'prompt must have at most 20000 characters' }, TOO_LONG],
  [422, { detail: [{ msg: 'String should have at most 20000 characters' }] }, TOO_LONG],
  [422, { message: 'The prompt field must not be greater than 20000 characters.' }, TOO_LONG],
  [400, { message: 'body/prompt must NOT have more than 20000 characters' }, TOO_LONG],
  [400, { error: { message: 'prompt is too long: 213 tokens > 200 maximum' } }, TOO_LONG],
  [400, { error: { message: 'Reduce it.', code: 'context_length_exceeded' } }, TOO_LONG],
  [413, { message: 'request entity too large' }, TOO_LONG],
  [400, { error: 'prompt must have at least 1 character' }, /Fix the problem/, /too long/],
  [400, { error: 'The project has no repository' }, /Fix the problem/, /too long/],

  [403, { message: 'You have no credits left', error: 'Forbidden' }, CREDITS, /admin key/],
  [200, { success: false, error: 'Your team has no credits left' }, CREDITS, /different server/],
  [402, { error: { message: 'Insufficient Balance' } }, USED_UP],
  [429, { error: { message: quota, type: 'insufficient_quota' } }, USED_UP, LATER],
  [429, { error: 'Your credit balance is too low.' }, USED_UP, LATER],
  [429, { message: 'Your account is suspended due to insufficient balance' }, USED_UP, LATER],
  [429, { error: 'Upgrade your plan to go on' }, USED_UP, LATER],
  [429, { error: 'Rate limit of your plan: 3 requests per minute' }, LATER, USED_UP],
  [429, { error: `${quota} Please retry in 25.9s.` }, LATER, USED_UP],
  [429, { error: 'Quota reached' }, LATER, USED_UP],
  [400, { error: `Rejected: ${PROMPT.slice(0, 47)} …` }, /Rejected: …/, USED_UP],
  [400, { error: `Could not parse "${PROMPT.slice(8)}"` }, /Could not parse/, USED_UP],

  [403, gateway, /web page.*Access denied by policy.*base-url, the network, and the proxy/, /key/],
  [503, `HTTP/1.0 503 Busy\r\nPragma: x\r\n\r\n${gateway}`, /a web page.*may be down/],
  [404, { error: 'Not Found' }, /api\.example\.com\/v2\/agent\/docs\/job/],
])('after %i with %j, people read the reason that was given', (status, body, shows, never) => {
  const words = readersWords(status, body);

  expect(words).toMatch(shows);
  if (never) expect(words).not.toMatch(never);
});

const network = (networkError: string): Signs => ({ networkError });
const page = (status: number, words = ''): Signs => ({ status, words, isWebPage: true });
const proxyError = (status: number) => `UND_ERR_ABORTED: Proxy response (${status}) !== 200`;
const reached = { wasReached: true };

const REMEDIES: [Signs, Endpoint, holds: RegExp, Options?][] = [
  [network(proxyError(407)), 'send', /^The proxy asks for a user name/],
  [network(proxyError(403)), 'send', /^The proxy does not let/],
  [network('CERT_HAS_EXPIRED: certificate has expired'), 'send', /EXTRA_CA_CERTS/],
  [network('ENOTFOUND: getaddrinfo'), 'send', /^Check the name/],
  [network('PROXY_HUNG_UP: no connection through the proxy: closed'), 'send', /^Check the proxy/],
  [network('ECONNREFUSED: connect'), 'send', /^Check base-url, the network.*NO_PROXY\)\.$/],
  [network('ECONNREFUSED: connect'), 'visitors', /^Check base-url, the network/],
  [network('ECONNRESET: read'), 'retrieve', /^Check base-url, the network/],
  [
    network('ECONNRESET: read'),
    'retrieve',
    /^The service may be down\. Try again later\.$/,
    reached,
  ],
  [{ status: 300 }, 'send', /the key to another URL\. Change base-url/],
  [{ ...page(413), promptLength: 20_001 }, 'send', /too long: it has 20,001 characters/],
  [{ status: 402 }, 'send', /^The credits or the quota of your plan may be used up/],
  [{ status: 401, codes: 'insufficient_quota' }, 'send', /^The credits.*usage and billing/],
  [{ status: 429, words: 'Quota reached' }, 'send', /^The service limits.*Try again later/],
  [page(502), 'send', /^The service may be down\. Try again later\.$/],
  [{ status: 408 }, 'send', /^The service may be down/],
  [page(401, 'Sign in'), 'send', /^Another server.*Check base-url, the network.*proxy/],
  [{ ...page(400, 'Request too large'), promptLength: 9 }, 'send', /^Another server/],
  [page(403), 'retrieve', /^Another server.*Check the network and the proxy/, reached],
  [{ status: 200, words: 'The project is archived' }, 'send', /^Fix the problem that/],
  [{ status: 200, codes: 'ACTIVE' }, 'send', /^Check base-url and project-id\. A different server/],
  [{ status: 200 }, 'retrieve', /^The service may be down/, reached],
  [{ status: 423 }, 'send', /^The service may still be working on another request/],
  [{ status: 401 }, 'send', /^Check the secret for api-key\. The key may be mistyped/],
  [{ status: 403 }, 'send', /admin key.*project-id.*allowlist.*runner\.$/],
  [{ status: 403, words: 'FORBIDDEN', codes: 'FORBIDDEN' }, 'send', /admin key/],
  [{ status: 403, words: 'The API key was blocked' }, 'send', /^Fix the problem/],
  [
    { status: 403, words: 'The agent is turned off', codes: 'FORBIDDEN' },
    'retrieve',
    /^Fix the problem/,
  ],
  [{ status: 404 }, 'send', /^Check base-url and project-id\.$/],
  [{ status: 404 }, 'visitors', /^Fix the problem/, reached],
  [{ status: 410 }, 'send', /^Check base-url and project-id\.$/],
  [{ status: 413 }, 'visitors', /^Fix the problem/],
  [{ status: 400 }, 'send', /^Fix the problem that the service reported\.$/],
  [{ status: 400 }, 'retrieve', /^Check base-url, project-id, and job-path\.$/],
  [{ status: 400 }, 'visitors', /^Fix the problem.*choose a shorter or a later period/],
];

test.each(REMEDIES)('the remedy for %j of %s says what to change', (failed, endpoint, ...row) => {
  const [holds, options] = row;

  expect(wordsOf(remedy(failed, endpoint, options))).toMatch(holds);
});

test('each remedy has an example, and none is hidden by those above it', () => {
  const found = REMEDIES.filter(([, endpoint]) => endpoint === 'send').map(([failed]) =>
    serviceRemedies(failed, 'send').findIndex(([applies]) => applies(failed)),
  );

  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual([
    ...serviceRemedies({}, 'send').keys(),
  ]);
});

const RUN = { serverUrl: 'https://github.example', repository: { fullName: 'o/docs' } };
const DOWN = /^The service may be down\. Try again later\.$/;
const BUSY = /another request\. Try again later\.$/;
const SECRETS = /api-key \(https:\/\/github.example\/o\/docs\/settings\/secrets\/actions\)\./;

test.each<[status: number, remedy: RegExp, isRepeated: boolean, words?: string]>([
  [401, SECRETS, true],
  [408, DOWN, false],
  [409, BUSY, false],
  [423, BUSY, false],
  [425, DOWN, false],
  [429, /at the same time\.$/, false],
  [500, DOWN, false],
  [429, USED_UP, true, 'No credits left'],
])('after %s, people comment again only if they have changed something', (status, ...expected) => {
  const [shown, isRepeated, words = ''] = expected;

  const next = remedy({ status, words }, 'send', { run: RUN, again: 'comment again' });

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
