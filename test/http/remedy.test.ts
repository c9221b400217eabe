import { expect, test } from 'vitest';
import { firstRemedy, isLastingNetworkError, NETWORK_REMEDIES } from '../../src/http/remedy.ts';
import { wordsOf } from '../support/words.ts';

const proxy = (status: number) =>
  `UND_ERR_ABORTED: no connection through the proxy: Proxy response (${status}) !== 200 at ghe.test`;

test.each<[networkError: string, lasts: boolean, advice: RegExp | undefined]>([
  [proxy(407), true, /user name and a password/],
  [proxy(403), true, /does not let this connection through/],
  [proxy(502), false, /^Check the proxy/],
  ['PROXY_HUNG_UP: no connection through the proxy: closed at ghe.test', false, /^Check the proxy/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT: self-signed certificate at ghe.test', true, /EXTRA_CA_CERTS/],
  ['ENOTFOUND: getaddrinfo ENOTFOUND ghe.test at ghe.test', true, /name server/],
  ['EAI_AGAIN: getaddrinfo EAI_AGAIN ghe.test at ghe.test', false, undefined],
  ['ECONNREFUSED: connect ECONNREFUSED at ghe.test', false, undefined],
])('the network error “%s” lasts until somebody changes something: %s', (...row) => {
  const [networkError, lasts, advice] = row;

  expect(isLastingNetworkError({ networkError })).toBe(lasts);
  expect(wordsOf(firstRemedy(NETWORK_REMEDIES, { networkError }))).toMatch(advice ?? /^$/);
});

test('what a server says about proxies and certificates is no network error', () => {
  const failed = { status: 403, words: 'No certificate, no proxy' };

  expect(isLastingNetworkError(failed)).toBe(false);
  expect(firstRemedy(NETWORK_REMEDIES, failed)).toBeUndefined();
});
