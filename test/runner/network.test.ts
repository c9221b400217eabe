import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../src/http/exchange.ts';
import { connections } from '../../src/runner/network.ts';
import { AUTHORITY, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, realClient } from '../service/real-client.ts';
import { failureOf, wordsOf } from '../support/words.ts';

type Env = Record<string, string>;

/** Sends one POST and one GET over the action's own connections, in that environment. */
async function ask(base: string, env: Env, limits: Partial<Limits> = {}) {
  using network = connections(env);
  await using client = realClient(base, { make: () => network.own(), limits });
  return [await client.post({ prompt: 'Do it' }), await client.retrieve('job_1')] as const;
}

function happenedTo(result: Awaited<ReturnType<typeof ask>>[number]): string {
  return result.kind === 'failure' ? wordsOf(result.happened) : result.kind;
}

const reached = [{ kind: 'value' }, { kind: 'value' }];
const failed = { kind: 'failure', failure: 'transient' };
const notSent = [failed, failed];

describe('proxies', () => {
  test.each<[Env, base: string, proxied: boolean]>([
    [{ http_proxy: 'proxy' }, 'http://docs.test', true],
    [{ HTTPS_PROXY: ' proxy\n' }, 'https://docs.test', true],
    [{ https_proxy: 'proxy', HTTPS_PROXY: 'http://127.0.0.1:9' }, 'https://docs.test', true],
    [{ https_proxy: '', HTTPS_PROXY: 'proxy' }, 'https://docs.invalid', false],
    [{ HTTP_PROXY: 'proxy', no_proxy: '.invalid' }, 'http://docs.invalid', false],
    [{ HTTP_PROXY: 'proxy', NO_PROXY: 'x, corp.invalid' }, 'http://ghe.corp.invalid', false],
    [{ HTTP_PROXY: 'proxy', NO_PROXY: 'corp.invalid' }, 'http://corp.invalid', false],
    [{ HTTP_PROXY: 'proxy', NO_PROXY: 'corp.invalid' }, 'http://mycorp.invalid', true],
  ])('the variables %j decide about the proxy for %s', async (env, base, proxied) => {
    await using proxy = await startConnectProxy({ refusal: respond(403) });
    const given = Object.entries(env).map(([name, value]) => [
      name,
      value.replace('proxy', proxy.url),
    ]);

    const results = await ask(base, Object.fromEntries(given));

    expect(results).toMatchObject(notSent);
    expect(proxy.requests.length > 0).toBe(proxied);
  });

  test('requests to loopback go through no proxy, which could read the key', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    await using other = await startFaultyServer([respond(201, JOB)], { host: '::1' });
    await using proxy = await startConnectProxy();
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: 'elsewhere.test' };

    await ask(server.origin, env);
    await ask(server.origin.replace('127.0.0.1', 'localhost'), env);
    await ask(other.origin, env);

    expect([server.connections, other.connections]).toEqual([4, 2]);
    expect(proxy.requests).toEqual([]);
  });
});

test.each<[name: string, refusal: Fault, words: RegExp]>([
  [
    'rejects the password',
    respond(407, undefined, { 'proxy-authenticate': 'Basic realm="x"' }),
    /407/,
  ],
  // undici would try again without end.
  ['hangs up', { name: 'close-without-answer' }, /PROXY_HUNG_UP/],
])('a proxy that %s means that nothing was sent', async (_, refusal, words) => {
  await using proxy = await startConnectProxy({ refusal });
  const env = { HTTPS_PROXY: proxy.url.replace('//', '//u:wrong@') };

  const results = await ask('https://docs.test', env);

  expect(results).toMatchObject(notSent);
  expect(happenedTo(results[0])).toMatch(words);
  expect(JSON.stringify(results)).not.toContain('wrong');
  expect(proxy.requests).toHaveLength(2);
});

describe('tunnels', () => {
  test.each([
    ['with credentials', { user: 'a user', password: 'p@ss:word' }],
    ['without a scheme in its address', undefined],
  ])(
    'a tunnel through a proxy %s carries both kinds of requests separately',
    async (_, credentials) => {
      await using server = await startFaultyServer([respond(200, JOB)]);
      const hosts = { 'docs.test:80': server.port };
      await using proxy = await startConnectProxy({ hosts, ...(credentials && { credentials }) });
      const address = credentials ? proxy.url : `127.0.0.1:${proxy.port}`;

      const results = await ask('http://docs.test', { HTTP_PROXY: address });

      expect(results).toMatchObject(reached);
      expect(proxy.tunnels).toEqual(['docs.test:80', 'docs.test:80']);
    },
  );

  test('a tunnel to a missing proxy means that nothing was sent, with the error of the connection', async () => {
    const env = { HTTPS_PROXY: `http://127.0.0.1:${REFUSING_PORT}` };

    const [attempt] = await ask('https://docs.test', env);

    const why = /ECONNREFUSED: no connection through the proxy: connect ECONNREFUSED/;
    expect(attempt).toMatchObject(failed);
    expect(happenedTo(attempt)).toMatch(why);
  });
});

describe('certificates', () => {
  // The authority of each certificate is trusted, so that only its name or its dates can be wrong.
  beforeAll(() => {
    const usual = getCACertificates('default');
    setDefaultCACertificates([AUTHORITY, CERTIFICATES.elsewhere.cert]);
    // Other files of tests run in the same process later.
    return () => setDefaultCACertificates(usual);
  });

  const PROXIED = 'https://docs.test';

  test.each<[tls: 'trusted' | 'elsewhere' | 'expired', base: string | undefined, words: RegExp]>([
    ['trusted', PROXIED, /value/],
    ['elsewhere', PROXIED, /does not match certificate's altnames/],
    ['expired', undefined, /certificate has expired/],
  ])(
    'a server with the certificate “%s” gets requests only if it is valid (%s)',
    async (...row) => {
      const [tls, base, words] = row;
      await using server = await startFaultyServer([respond(200, JOB)], { tls });
      await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });

      const results = await ask(base ?? server.origin, { HTTPS_PROXY: proxy.url });

      const isValid = tls === 'trusted';
      expect(results).toMatchObject(isValid ? reached : notSent);
      expect(happenedTo(results[0])).toMatch(words);
      expect(server.requests).toHaveLength(isValid ? 2 : 0);
      expect(proxy.tunnels.length > 0).toBe(base === PROXIED);
    },
  );
});

test.each([
  ['HTTP_PROXY', 'socks5://secret@proxy:1080'],
  ['http_proxy', 'http://'],
  ['HTTPS_PROXY', 'http://secret:p%zz@proxy:1'],
])(
  'the message for an invalid %s names it, and does not show its value %j',
  async (name, value) => {
    const failure = await failureOf(() => connections({ [name]: value }));

    const shown = Object.values(failure).join(' ');
    expect(shown).toContain(` ${name} `);
    expect(shown).not.toContain('secret');
  },
);
