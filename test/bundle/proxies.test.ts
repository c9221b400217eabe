import { describe, expect, test } from 'vitest';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { type ConnectProxyOptions, startConnectProxy } from '../faults/connect-proxy.ts';
import { type StandinService, startService } from '../standin/service/service.ts';
import { type ActionOptions, runAction } from '../support/action.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { KEY } from './job-run.ts';

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
    run: (env: Record<string, string>, more: Partial<ActionOptions> = {}) =>
      runAction({
        ...thread.command(
          '/docs write it',
          { url: 'https://docs.test', key: service.key },
          {
            inputs: { 'project-id': 'instant', ...more.inputs },
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
  expect(result.exitCode).toBe(0);
  expect(result.outputs.outcome).toBe('pr-opened');
  expect(new Set(network.proxy.tunnels)).toEqual(new Set(['docs.test:443', 'github.test:443']));
  expect(network.thread.answers()).toEqual([expect.stringContaining('/pull/1')]);
});

test.concurrent('without the right proxy credentials no permission can be checked, so nothing is sent', async () => {
  await using network = await openNetwork({ credentials });
  const wrong = new URL(network.proxy.url);
  wrong.password = 'not-the-password-0123456789';
  await using result = await network.run(
    { HTTPS_PROXY: wrong.href },
    { inputs: { comment: 'never' } },
  );
  expect(result.outputs.outcome).toBe('denied');
  expect(result.stdout).toContain('::warning title=Could not check your permission');
  expect(network.service.requests).toEqual([]);
  expect(network.proxy.tunnels).toEqual([]);
  expect(network.proxy.requests.length).toBeGreaterThan(0);
});

/** A pipeline run against one service, for what concerns the service alone. */
const pipeline = (
  service: StandinService,
  url: string,
  env: Record<string, string>,
): ActionOptions => ({
  inputs: { 'base-url': url, 'project-id': 'instant', 'api-key': service.key, prompt: 'Write it' },
  env: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE, ...env },
});

test.concurrent('if a proxy refuses the tunnel, nothing is sent in three attempts, and the message names the variables', async () => {
  await using service = await startService({ tls: CERTIFICATES.trusted });
  await using proxy = await startConnectProxy({ refuseWith: 503 });
  await using result = await runAction(
    pipeline(service, 'https://docs.test', { HTTPS_PROXY: proxy.url }),
  );
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ outcome: 'failed', 'job-id': '' });
  expect(proxy.requests.map(({ target }) => target)).toEqual(
    Array.from({ length: 3 }, () => 'docs.test:443'),
  );
  expect(result.summary).toContain('HTTPS_PROXY');
  expect(result.summary).toContain('No work was started');
  expect(service.requests).toEqual([]);
});

const UNUSABLE = 'socks5://the-proxy-password-0123456789@127.0.0.1:1080';
const refusedProxy = {
  outputs: { outcome: 'failed', 'job-id': '' },
  stdout: expect.stringContaining(
    'title=The proxy cannot be used::The environment variable `HTTPS_PROXY` does not contain a usable proxy URL.',
  ),
  summary: expect.stringContaining('`HTTPS_PROXY`'),
};

describe.concurrent('if a proxy variable is invalid, nothing is sent and its value is not shown', () => {
  const canary = [KEY, TOKEN, 'the-proxy-password-0123456789'];
  const env = { HTTPS_PROXY: UNUSABLE };

  test.each<Record<string, string>>([
    { prompt: 'Write it' },
    { 'job-id': 'job_1' },
    { prompt: 'Write it', 'issue-number': '1', 'github-token': TOKEN },
    { mode: 'visitors' },
  ])('%j', async (inputs) => {
    await using service = await startService();
    const address = { 'base-url': service.url, 'project-id': 'instant', 'api-key': KEY };
    await using result = await runAction({ inputs: { ...address, ...inputs }, env, canary });
    expect(result).toMatchObject({ exitCode: 1, ...refusedProxy });
    expect(service.requests).toEqual([]);
  });

  test('a command fails in the same way, but an ordinary comment ignores the variable', async () => {
    await using thread = await openThread();
    await using service = await startService();
    const ours = thread.command('/docs write it', service, { env });
    await using result = await runAction({ ...ours, canary });
    expect(result).toMatchObject({ exitCode: 1, ...refusedProxy });
    const others = thread.command('What do you think?', service, { env });
    await using skipped = await runAction({ ...others, canary });
    expect(skipped).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(service.requests).toEqual([]);
    expect(thread.github.requests).toEqual([]);
  });
});

describe.concurrent('private certificate authorities', () => {
  test('NODE_EXTRA_CA_CERTS adds an authority for the service and for GitHub', async () => {
    await using service = await startService({ tls: CERTIFICATES.trusted });
    await using thread = await openThread({ tls: CERTIFICATES.trusted });
    const direct = {
      GITHUB_API_URL: `https://localhost:${portOf(thread.github)}`,
      NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    };
    await using result = await runAction(
      thread.command('/docs write it', service, {
        inputs: { 'project-id': 'instant' },
        env: direct,
      }),
    );
    expect(result.outputs.outcome).toBe('pr-opened');
    expect(thread.answers()).toHaveLength(1);
  });

  test.each([
    ['unknown to the runner', 'trusted', {}],
    ['expired', 'expired', { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE }],
  ] as const)('nothing is sent if the certificate is %s', async (_what, identity, env) => {
    await using service = await startService({ tls: CERTIFICATES[identity] });
    await using result = await runAction({
      ...pipeline(service, `https://localhost:${portOf(service)}`, {}),
      env: { ...env },
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('failed');
    expect(result.summary).toContain('NODE_EXTRA_CA_CERTS');
    expect(service.requests).toEqual([]);
  });
});
