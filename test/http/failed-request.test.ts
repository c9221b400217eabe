import { expect, test } from 'vitest';
import type { Exchange, HttpResponse, KeylessRequest } from '../../src/http/exchange.ts';
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
const failed = (result: Exchange, method: KeylessRequest['method'] = 'POST') =>
  failedRequest(result, { method, url, body: '{"prompt":"Say it."}' }, ASKED);

const response = (status: number, body = '', headers: HttpResponse['headers'] = {}): Exchange => {
  return { kind: 'response', status, headers, body };
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

test('the status decides whether a request may be repeated', () => {
  for (let status = 200; status < 600; status += 1) {
    const [post, get] = SPECIAL[status] ?? USUAL[Math.floor(status / 100)] ?? [];
    const failures = (['POST', 'GET', 'PATCH', 'DELETE'] as const).map(
      (method) => failed(response(status), method).failure,
    );

    expect(failures, `${status}`).toEqual([post, get, get, get]);
  }
});

test('without a response, only a POST that was sent is unclear', () => {
  const failures = [fault, notSent].flatMap((each) => [failed(each), failed(each, 'GET')]);

  const [lost, ...others] = failures.map(({ failure }) => failure);
  expect(lost).toBe('unclear');
  expect(others).toEqual(Array(3).fill('transient'));
});

const page = '<!doctype html><h1>Sign in</h1>';
const detail = 'ECONNRESET: *** at docs.test';
const to = (location: string, body = '') => response(301, body, { location });

type Signs = Pick<FailedRequest, 'words' | 'isWebPage' | 'networkError'>;
const signIn: Signs = { words: 'Sign in', isWebPage: true };

test.each<[happened: string, Exchange, signs?: Signs]>([
  ['The service returned 301, a redirect.', to('https://')],
  [
    'The service returned 301, a redirect to https://docs.test/v2/agent. Response: Sign in.',
    to('https://docs.test/v2/agent', page),
    signIn,
  ],
  [
    'The service returned 301, a redirect to https://sso.test/***.',
    to('https://me:secret@sso.test/mint_a/bc+12?x#y'),
  ],
  [
    `The service returned 301, a redirect to https://docs.test/${'x'.repeat(482)}….`,
    to(`/${'x'.repeat(600)}`),
  ],
  [
    'The service returned 400. Response: Wrong.',
    response(400, '{"error":"Wrong.","prompt":"Say it."}'),
    { words: 'Wrong.' },
  ],
  ['The service returned 404 for https://docs.test/v2/v2/agent/***/job.', response(404)],
  [
    'The service returned 404 for https://docs.test/v2/v2/agent/***/job, a web page instead of JSON. Response: Sign in.',
    response(404, page),
    signIn,
  ],
  [
    'The service returned 299, but not the expected response. Response: No credits left.',
    response(299, '{"error":"No credits left"}'),
    { words: 'No credits left' },
  ],
  [`The service did not respond (${detail}).`, fault, { networkError: detail }],
  [`The service could not be reached (${detail}).`, notSent, { networkError: detail }],
])('it is told that %s', (happened, result, signs) => {
  const failure = failed(result);

  expect(wordsOf(failure.happened)).toBe(happened);
  const none = { words: '', isWebPage: false, status: expect.any(Number) };
  expect(failure).toMatchObject({ ...(result.kind === 'response' && none), ...signs });
});

test.each<[name: string, value: string, date: string, pause: number | undefined]>([
  ['no value', '', DATE, undefined],
  ['two numbers, joined by a proxy', '1, 2', DATE, undefined],
  ['seconds with blanks', ' 7 ', DATE, 7_000],
  ['a date, compared with the Date of the response', LATER, DATE, 30_000],
  ['a date in the past, by this machine’s clock', LATER, '', 0],
  // It is a time that can be shown.
  ['many seconds', '9'.repeat(10), DATE, 9_999_999_999_000],
  ['more seconds than any date has', '9'.repeat(11), DATE, undefined],
])('the pause is read from a Retry-After with %s', (_, value, date, pause) => {
  const headers = { 'retry-after': value, date };

  const { retryAfterMs, retryAt } = failed(response(503, '', headers));

  expect(retryAfterMs).toBe(pause);
  expect(retryAt).toBe(pause === undefined ? undefined : WALL + pause);
});
