import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { silence } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { makeRepository } from '../support/repository.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { at, errorsOf, runJob, startJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';

// Without the locked binary, everything would silently run on the Node.js of the machine.
test('tests and npm scripts run on the runtime of the action, Node 24', () => {
  const version = execFileSync('node', ['--version'], { encoding: 'utf8' });

  expect(process.version).toMatch(/^v24\./);
  expect(version).toMatch(/^v24\./);
});

test('the code that every run loads contains neither undici nor the GitHub clients', () => {
  const { size } = statSync(join(import.meta.dirname, '../../dist/index.js'));

  expect(size).toBeLessThan(200_000);
});

test.concurrent('the log begins with masks and the version, which the service gets too, and ends with the outputs', async () => {
  await using service = await startService();
  const key = ` ${service.key}\n`;
  const env = { GITHUB_ACTION_REF: 'v1', GITHUB_RUN_ATTEMPT: '2' };

  const result = await runJob({ ...service, key }, { prompt }, { env });

  const [mask] = result.commands;
  const lines = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const shown = lines.slice(lines.indexOf('::group::Outputs'), lines.lastIndexOf('::endgroup::'));
  // Without white space around it, as it may be printed.
  expect(mask).toMatchObject({ name: 'add-mask', data: service.key });
  expect(lines[0]).toBe(`Docs Agent \`${manifest.version} (v1)\``);
  expect(service.requests[0]?.headers['user-agent']).toBe(`docs-agent/${manifest.version}`);
  expect(lines).toContain('Without a thread, a re-run sends its request again.');
  expect(shown).toContain('│ outcome: pr-opened');
});

test.concurrent('a run that is killed after its request has written the job ID, before its first poll', async () => {
  const active = respond(201, { id: 'job_1', status: 'active' });
  await using server = await startFaultyServer([active, silence]);
  await using running = startJob(at(server.origin), { prompt });
  await running.line(/Job `job_1` created/);

  running.child.kill('SIGKILL');
  const result = await running.result;

  expect(result.signal).toBe('SIGKILL');
  expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
  expect({ ...result.outputs }).toEqual({ 'job-id': 'job_1' });
});

test.runIf(process.platform === 'linux')(
  'without room for outputs, the step fails, and the log says why and shows the result',
  async () => {
    await using service = await startService();
    const env = { GITHUB_OUTPUT: '/dev/full' };

    await using running = startJob(service, { prompt, 'fail-on': '' }, { env });
    const result = await running.result;

    expect(result.exitCode).toBe(1);
    expect(errorsOf(result)).toEqual([
      expect.stringMatching('^Could not write the runner’s files: .*ENOSPC'),
    ]);
    expect(result.stdout).toContain(`${service.url}/example/docs/pull/1`);
    expect(service.accepted).toHaveLength(1);
  },
);

// The service is docs.test and GitHub is github.test, both https, and the way to them a proxy.
test.concurrent('HTTPS_PROXY is used for the service and for GitHub Enterprise Server, with its credentials', async () => {
  const tls = CERTIFICATES.trusted;
  const serverUrl = 'https://github.example.com';
  await using service = await startService({ tls });
  await using thread = await openThread({ tls, basePath: '/api/v3', serverUrl });
  const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
  const hosts = { 'docs.test:443': portOf(service), 'github.test:443': portOf(thread.github) };
  const credentials = { user: 'a person', password: 'the:proxy@password/0123' };
  await using proxy = await startConnectProxy({ hosts, credentials });
  const env = {
    GITHUB_API_URL: 'https://github.test/api/v3',
    NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    HTTPS_PROXY: proxy.url,
  };
  const inputs = { 'project-id': 'instant', 'base-url': 'https://docs.test' };
  const canary = [service.key, credentials.password, encodeURIComponent(credentials.password)];

  const command = thread.command('/docs write it', service, { inputs, env });
  const result = await runAction({ ...command, canary });

  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-opened' } });
  expect(result.outputs['comment-url']).toContain(
    `${serverUrl}/example/docs/issues/1#issuecomment`,
  );
  expect(new Set(proxy.tunnels)).toEqual(new Set(['docs.test:443', 'github.test:443']));
  expect(thread.ours()).toEqual([expect.stringContaining('/pull/1')]);
});

test.concurrent('git names a revision of the checkout, which need not be the current folder', async () => {
  await using service = await startService();
  await using thread = await openThread();
  using checkout = makeRepository();
  const [base, head] = ['One', 'Two'].map((message) => checkout.commit(message)) as [
    string,
    string,
  ];
  const added = { filename: 'a.md', status: 'added', additions: 1, deletions: 0 } as const;
  const files = [{ ...added, patch: '@@ -0,0 +1 @@\n+one' }];
  thread.repository.comparisons.push({ base, head, files, commits: [] });

  const inputs = { prompt, context: 'diff', 'diff-base': 'HEAD~1', 'github-token': TOKEN };
  const env = { ...thread.env, GITHUB_WORKSPACE: checkout.folder, GITHUB_SHA: head };
  const result = await runJob(service, inputs, { env });

  expect(result.outputs.outcome).toBe('pr-opened');
  expect(service.requests[0]?.text).toContain('+one');
});
