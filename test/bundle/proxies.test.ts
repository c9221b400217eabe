import { describe, expect, test } from 'vitest';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { type ConnectProxyOptions, startConnectProxy } from '../faults/connect-proxy.ts';
import { type StandinService, startService } from '../standin/service/service.ts';
import { type ActionOptions, runAction } from '../support/action.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
const credentials = { user: 'a person', password: 'the:proxy@password/0123' };

/** The service as docs.test and GitHub as github.test, both https, and the way to them a proxy. */
async function openNetwork(options: ConnectProxyOptions = {}) {
  const service = await startService({ tls: CERTIFICATES.trusted });
  const thread = await openThread({ tls: CERTIFICATES.trusted });
  const hosts = { 'docs.test:443': portOf(service), 'github.test:443': portOf(thread.github) };
  const proxy = await startConnectProxy({ hosts, ...options });
  return {
    service,
    thread,
    proxy,
    run: (env: Record<string, string>) =>
      runAction({
        ...thread.command(
          '/docs write it',
          { url: 'https://docs.test', key: service.key },
          {
            inputs: { 'project-id': 'instant' },
            env: {
              GITHUB_API_URL: 'https://github.test',
              NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
              ...env,
            },
          },
        ),
        canary: [service.key, credentials.password, encodeURIComponent(credentials.password)],
      }),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await thread[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

test.concurrent('HTTPS_PROXY is used for the service and for GitHub, with its credentials', async () => {
  await using network = await openNetwork({ credentials });

  await using result = await network.run({ HTTPS_PROXY: network.proxy.url });

  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-opened' } });
  expect(new Set(network.proxy.tunnels)).toEqual(new Set(['docs.test:443', 'github.test:443']));
  expect(network.thread.answers()).toEqual([expect.stringContaining('/pull/1')]);
});

/** A pipeline run against one service, for what concerns the service alone. */
const pipeline = (
  service: StandinService,
  url: string,
  env: Record<string, string>,
): ActionOptions => ({
  inputs: { 'base-url': url, 'project-id': 'instant', 'api-key': service.key, prompt: 'Write it' },
  env,
});

test.concurrent('if a proxy refuses the credentials, nothing is sent in three attempts, and they are not shown', async () => {
  await using service = await startService({ tls: CERTIFICATES.trusted });
  await using proxy = await startConnectProxy({ credentials });
  const wrong = new URL(proxy.url);
  wrong.password = 'not-the-password-0123456789';
  const env = { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE, HTTPS_PROXY: wrong.href };
  const canary = [service.key, wrong.password];

  const run = pipeline(service, 'https://docs.test', env);
  await using result = await runAction({ ...run, canary });

  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', 'job-id': '' } });
  expect(proxy.requests.map(({ target }) => target)).toEqual(Array(3).fill('docs.test:443'));
  expect(proxy.tunnels).toEqual([]);
  expect(result.summary).toContain('HTTPS_PROXY');
});

describe.concurrent('if a proxy variable is invalid, nothing is sent and its value is not shown', () => {
  const password = 'the-proxy-password-0123456789';
  const env = { HTTPS_PROXY: `socks5://${password}@127.0.0.1:1080` };

  test.each(['job', 'visitors'])('in mode %s', async (mode) => {
    await using service = await startService();
    const { inputs } = pipeline(service, service.url, {});
    const canary = [service.key, password];

    await using result = await runAction({ inputs: { ...inputs, mode }, env, canary });

    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(result.stdout).toContain('title=The proxy cannot be used::');
    expect(result.summary).toContain('`HTTPS_PROXY`');
    expect(service.requests).toEqual([]);
  });

  test('but an ordinary comment does not need the network', async () => {
    await using service = await startService();
    await using thread = await openThread();
    const canary = [service.key, TOKEN, password];

    const comment = thread.command('What do you think?', service, { env });
    await using result = await runAction({ ...comment, canary });

    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
  });
});

describe.concurrent('private certificate authorities', () => {
  test('NODE_EXTRA_CA_CERTS adds one for the service and for GitHub', async () => {
    await using service = await startService({ tls: CERTIFICATES.trusted });
    await using thread = await openThread({ tls: CERTIFICATES.trusted });
    const api = `https://localhost:${portOf(thread.github)}`;
    const env = { GITHUB_API_URL: api, NODE_EXTRA_CA_CERTS: AUTHORITY_FILE };
    const inputs = { 'project-id': 'instant' };

    await using result = await runAction(
      thread.command('/docs write it', service, { inputs, env }),
    );

    expect(result.outputs.outcome).toBe('pr-opened');
    expect(thread.answers()).toHaveLength(1);
  });

  test.each([
    ['unknown to the runner', 'trusted', {}],
    ['expired', 'expired', { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE }],
  ] as const)('nothing is sent if the certificate is %s', async (_, identity, env) => {
    await using service = await startService({ tls: CERTIFICATES[identity] });
    const url = `https://localhost:${portOf(service)}`;

    await using result = await runAction(pipeline(service, url, env));

    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(result.summary).toContain('NODE_EXTRA_CA_CERTS');
    expect(service.requests).toEqual([]);
  });
});
