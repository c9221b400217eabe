import { describe, expect, test } from 'vitest';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { openThread } from '../trigger/support/thread.ts';
import { runJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';
const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
const credentials = { user: 'a person', password: 'the:proxy@password/0123' };

// The service is docs.test and GitHub is github.test, both https, and the way to them a proxy.
test.concurrent('HTTPS_PROXY is used for the service and for GitHub, with its credentials', async () => {
  await using service = await startService({ tls: CERTIFICATES.trusted });
  await using thread = await openThread({ tls: CERTIFICATES.trusted });
  const hosts = { 'docs.test:443': portOf(service), 'github.test:443': portOf(thread.github) };
  await using proxy = await startConnectProxy({ hosts, credentials });
  const env = {
    GITHUB_API_URL: 'https://github.test',
    NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    HTTPS_PROXY: proxy.url,
  };
  const inputs = { 'project-id': 'instant', 'base-url': 'https://docs.test' };
  const canary = [service.key, credentials.password, encodeURIComponent(credentials.password)];

  const command = thread.command('/docs write it', service, { inputs, env });
  await using result = await runAction({ ...command, canary });

  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-opened' } });
  expect(new Set(proxy.tunnels)).toEqual(new Set(['docs.test:443', 'github.test:443']));
  expect(thread.ours()).toEqual([expect.stringContaining('/pull/1')]);
});

describe.concurrent('invalid proxy variables', () => {
  const password = 'the-proxy-password-0123456789';
  const env = { HTTPS_PROXY: `socks5://${password}@127.0.0.1:1080` };

  test('a run that needs the network names the invalid variable without its value, and sends nothing', async () => {
    await using service = await startService();
    const canary = [service.key, password];

    await using result = await runJob(service, { prompt }, { env, canary });

    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
    expect(result.stdout).toContain('title=The proxy cannot be used::');
    expect(result.summary).toContain('`HTTPS_PROXY`');
    expect(service.requests).toEqual([]);
  });
});

test.concurrent('nothing is sent if the runner does not know the certificate authority', async () => {
  await using service = await startService({ tls: CERTIFICATES.trusted });
  const url = `https://localhost:${portOf(service)}`;

  await using result = await runJob({ ...service, url }, { prompt });

  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  expect(result.summary).toContain('NODE_EXTRA_CA_CERTS');
  expect(service.requests).toEqual([]);
});
