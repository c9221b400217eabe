import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from '../../src/github/explain.ts';
import type { Limits } from '../../src/http/exchange.ts';
import type { FailedRequest } from '../../src/http/failed-request.ts';
import { connections } from '../../src/runner/network.ts';
import { remedy } from '../../src/service/remedies.ts';
import { AUTHORITY, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { connectTo } from '../github/connect.ts';
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
const notSent = [
  { kind: 'failure', failure: 'transient' },
  { kind: 'failure', failure: 'transient' },
];

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

interface Obstacle {
  name: string;
  /** What the proxy does instead of a tunnel. */
  refusal: Fault;
  words: RegExp;
  advice: RegExp;
  /** How often GitHub is tried. */
  attempts: number;
}

test.each<Obstacle>([
  {
    name: 'rejects the password',
    refusal: respond(407, undefined, { 'proxy-authenticate': 'Basic realm="x"' }),
    words: /407/,
    advice: /user name and a password/,
    attempts: 1,
  },
  {
    name: 'hangs up',
    refusal: { name: 'close-without-answer' },
    words: /PROXY_HUNG_UP/,
    advice: /^Check the proxy/,
    attempts: 4,
  },
])('a proxy that $name means that nothing was sent, and is named for both servers', async (row) => {
  const { refusal, words, advice, attempts } = row;
  await using proxy = await startConnectProxy({ refusal });
  const env = { HTTPS_PROXY: proxy.url.replace('//', '//u:wrong@') };
  using network = connections(env);
  const api = await connectTo({ url: 'https://ghe.test/api/v3' }, 'ghs_a', 'o/r', { network });

  const [post] = await ask('https://docs.test', env);
  const error = await api.call('POST /repos/{owner}/{repo}/issues').catch((thrown) => thrown);

  expect(post).toMatchObject({ failure: 'transient', status: undefined });
  expect(happenedTo(post)).toMatch(words);
  expect(wordsOf(remedy(post as FailedRequest, 'send'))).toMatch(advice);
  const { happened, next } = explain(error, { what: 'the comment', again: 'comment again' });
  expect(wordsOf(happened)).toMatch(/^GitHub could not be reached \(.* at ghe/);
  expect(wordsOf(happened)).toMatch(words);
  expect(wordsOf(next)).toMatch(advice);
  expect(JSON.stringify([post, happened])).not.toContain('wrong');
  expect(proxy.requests).toHaveLength(2 + attempts);
});

test('through a proxy, the API of Enterprise Server is called below its path', async () => {
  await using server = await startFaultyServer([respond(200, { id: 7 })]);
  await using proxy = await startConnectProxy({ hosts: { 'ghe.test:80': server.port } });
  using network = connections({ HTTP_PROXY: proxy.url });
  const api = await connectTo({ url: 'http://ghe.test/api/v3' }, 'ghs_a', 'o/r', { network });

  expect(await api.call('GET /repos/{owner}/{repo}')).toMatchObject({ data: { id: 7 } });

  expect(server.requests.map(({ target }) => target)).toEqual(['/api/v3/repos/o/r']);
});

test('the GETs of a run share a dispatcher, but POSTs do not', () => {
  using network = connections({});

  expect(network.shared).toBe(network.shared);
  expect(network.own()).not.toBe(network.own());
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
    expect(attempt).toMatchObject(notSent[0] ?? {});
    expect(happenedTo(attempt)).toMatch(why);
  });

  test('a tunnel that gets no answer means that nothing was sent', async () => {
    await using proxy = await startFaultyServer([{ name: 'stall-before-headers' }]);
    const env = { HTTPS_PROXY: proxy.origin };

    expect(await ask('https://docs.test', env, { connectMs: 150 })).toMatchObject(notSent);
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

  /** Sends requests to the service and to GitHub at that address. Returns their responses, or errors. */
  async function askBoth(base: string, env: Env) {
    using network = connections(env);
    const api = await connectTo({ url: base }, 'ghs_workflow', 'example/docs', { network });
    const github = await api
      .call('GET /repos/{owner}/{repo}', {}, { maxAttempts: 1 })
      .catch((error) => error);
    return { service: await ask(base, env), github };
  }

  test.each<[way: string, base: string | undefined]>([
    ['directly', undefined],
    ['through a proxy', PROXIED],
  ])('a certificate that is valid for the name of its server is accepted %s', async (_, base) => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls: 'trusted' });
    await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });

    const answers = await askBoth(base ?? server.origin, { HTTPS_PROXY: proxy.url });

    expect(answers).toMatchObject({ service: reached, github: { data: JOB } });
    expect(server.requests).toHaveLength(3);
    expect(proxy.tunnels).toHaveLength(base ? 3 : 0);
  });

  test.each([
    ['of another host behind a proxy', 'elsewhere', /does not match certificate's altnames/],
    ['that has expired', 'expired', /certificate has expired/],
  ] as const)('a certificate %s is refused, and nothing is sent', async (_, tls, words) => {
    const base = tls === 'elsewhere' ? PROXIED : undefined;
    await using server = await startFaultyServer([respond(200, JOB)], { tls });
    await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });

    const { service, github } = await askBoth(base ?? server.origin, { HTTPS_PROXY: proxy.url });

    expect(service).toMatchObject(notSent);
    expect(happenedTo(service[0])).toMatch(words);
    expect(github).toMatchObject({ name: 'GitHubError', message: words });
    expect(server.requests).toEqual([]);
  });
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
