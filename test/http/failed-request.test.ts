import { expect, test } from 'vitest';
import type { Exchange } from '../../src/http/exchange.ts';
import { type FailedRequest, failedRequest } from '../../src/http/failed-request.ts';
import { redactor } from '../../src/text/redact.ts';
import { wordsOf } from '../support/words.ts';

type Failure = FailedRequest['failure'];

const DATE = 'Fri, 20 Nov 2026 12:00:00 GMT';
const LATER = 'Fri, 20 Nov 2026 12:00:30 GMT';
/** A machine whose clock is five minutes ahead of the service's. */
const WALL = Date.parse(DATE) + 300_000;

const redact = redactor(['mint_a/bc+12']);
const ASKED = { server: 'The service', redact, wall: WALL };
const url = new URL('https://docs.test/v2/v2/agent/mint_a/bc+12/job?limit=1');
const failed = (result: Exchange, method: 'POST' | 'GET' = 'POST') =>
  failedRequest(result, { method, url, body: '{"prompt":"Say it."}' }, ASKED);

const answer = (status: number, body = ''): Exchange => {
  return { kind: 'response', status, headers: {}, body };
};
const fault = {
  kind: 'network-error',
  sent: true,
  code: 'ECONNRESET',
  message: 'mint_a/bc+12',
} as const;
const notSent = { ...fault, sent: false };

const SPECIAL: Readonly<Record<number, [post: Failure, get: Failure]>> = {
  404: ['gone', 'gone'],
  408: ['permanent', 'transient'],
  410: ['gone', 'gone'],
  425: ['permanent', 'transient'],
  429: ['transient', 'transient'],
};

/** By the hundreds of the status: only 429 says that a POST may be repeated. */
const USUAL: Readonly<Record<number, [post: Failure, get: Failure]>> = {
  2: ['unclear', 'transient'],
  3: ['permanent', 'permanent'],
  4: ['permanent', 'permanent'],
  5: ['unclear', 'transient'],
};

const STATUSES = Array.from({ length: 400 }, (_, index) => index + 200).map(
  (status) => [status, ...(SPECIAL[status] ?? USUAL[Math.floor(status / 100)] ?? [])] as const,
) as [status: number, post: Failure, get: Failure][];

test.each(STATUSES)(
  'a status of %i suffices for what may follow, also without its body',
  (status, post, get) => {
    const results = [answer(status), { ...fault, status }];

    const failures = results.flatMap((result) => [failed(result), failed(result, 'GET')]);

    expect(failures.map(({ failure }) => failure)).toEqual([post, get, post, get]);
    expect(failures[0]?.status).toBe(status);
  },
);

test.each<[string, Exchange, post: Failure]>([
  ['sent, was lost', fault, 'unclear'],
  ['not sent', notSent, 'transient'],
])('without a status, a POST that was %s is %s', (_, result, post) => {
  expect(failed(result)).toMatchObject({ failure: post, status: undefined });
  expect(failed(result, 'GET').failure).toBe('transient');
});

const page = '<!doctype html><h1>Sign in</h1>';
const detail = 'ECONNRESET: ***';

test.each<[happened: string, Exchange, words: string | undefined]>([
  ['returned 300, a redirect', answer(300), undefined],
  [
    'returned 302, a redirect',
    { ...answer(302), headers: { location: 'https://' } } as Exchange,
    undefined,
  ],
  ['returned 400', answer(400, '{"error":"Wrong.","prompt":"Say it."}'), 'Wrong.'],
  ['returned 404 for https://docs.test/v2/v2/agent/***/job', answer(404), undefined],
  [
    `returned 201, but the response was incomplete (${detail})`,
    { ...fault, status: 201 },
    undefined,
  ],
  [`did not respond (${detail})`, fault, undefined],
  [`could not be reached (${detail})`, notSent, undefined],
])('the service %s', (happened, result, words) => {
  const failure = failed(result);

  expect(wordsOf(failure.happened)).toBe(`The service ${happened}.`);
  expect(failure).toMatchObject({ unexpected: false, words });
});

test.each<[name: string, body: string, happened: string, fields: Partial<FailedRequest>]>([
  [
    'a page',
    page,
    'The response was a web page instead of JSON (200).',
    { words: 'Sign in', isWebPage: true },
  ],
  [
    'other JSON',
    '{"error":"No credits left"}',
    'The service returned 200, but not the expected response.',
    { words: 'No credits left', isWebPage: false, answer: '200 No credits left' },
  ],
])('%s with 200 is unexpected', (_, body, happened, fields) => {
  const failure = failed(answer(200, body));

  expect(wordsOf(failure.happened)).toBe(happened);
  expect(failure).toMatchObject({ unexpected: true, ...fields });
});

test.each([
  ['https://docs.test/v2/agent', 'https://docs.test/v2/agent'],
  ['https://me:secret@sso.test/mint_a/bc+12', 'https://sso.test/***'],
  [`/${'x'.repeat(600)}`, `https://docs.test/${'x'.repeat(482)}…`],
])('a redirect to %s is described, even if its body is a page', (location, shown) => {
  const { happened } = failed({ ...answer(301, page), headers: { location } } as Exchange);

  expect(wordsOf(happened)).toBe(`The service returned 301, a redirect to ${shown}.`);
});

test('a page in place of a job that is not there is no response of the service', () => {
  const { happened, words } = failed(answer(404, page));

  expect(wordsOf(happened)).toBe(
    'The response for https://docs.test/v2/v2/agent/***/job was a web page instead of JSON (404).',
  );
  expect(words).toBe('Sign in');
});

const pauseOf = (value: string | string[], date: string) => {
  // Node's types do not know that any header can occur twice.
  const headers = { 'retry-after': value as string, date };
  return failed({ ...fault, headers }).retryAfterMs;
};

interface RetryAfter {
  name: string;
  value: string | string[];
  date: string;
  expected?: number;
}

test.each<RetryAfter>([
  { name: 'no value', value: '', date: DATE },
  { name: 'seconds with blanks', value: ' 7 ', date: DATE, expected: 7_000 },
  { name: 'the first of two', value: ['1', '99'], date: DATE, expected: 1_000 },
  {
    name: 'a date, compared with the Date of the answer',
    value: LATER,
    date: DATE,
    expected: 30_000,
  },
  { name: 'a date in the past, by this machine’s clock', value: LATER, date: '', expected: 0 },
  {
    name: 'a date with an unreadable Date header',
    value: 'Fri, 20 Nov 2026 12:06:00 GMT',
    date: 'today',
    expected: 60_000,
  },
  // An absurd value stays a time that can be shown.
  { name: 'many seconds', value: '9'.repeat(400), date: DATE, expected: 1e12 },
])('the pause is read from a Retry-After with $name', ({ value, date, expected }) => {
  expect(pauseOf(value, date)).toBe(expected);
});

test.each(['-1', 'after 5', 'Fri, 99 Nov 2026 12:00:30 GMT'])(
  'the unreadable value %j gives no pause',
  (value) => {
    expect(pauseOf(value, DATE)).toBeUndefined();
  },
);
