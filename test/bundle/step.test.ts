import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { runJob } from './job-run.ts';

const prompt = 'Document the new endpoint.';

// Without the locked binary, everything would silently run on the Node.js of the machine.
test('tests and npm scripts run on the runtime of the action, Node 24', () => {
  const version = execFileSync('node', ['--version'], { encoding: 'utf8' });

  expect(process.version).toMatch(/^v24\./);
  expect(version).toMatch(/^v24\./);
});

test.concurrent('the key is masked, without white space around it, before anything is written', async () => {
  await using service = await startService();
  const key = ` ${service.key}\n`;
  const inputs = { prompt: `Use ${service.key}.`, 'dry-run': 'true' };

  await using result = await runJob({ ...service, key }, inputs);

  const [first] = result.commands;
  expect(first).toMatchObject({ name: 'add-mask', data: service.key });
  // The preview does not show the key, even if the prompt contains it.
  expect(result.summary).toContain('Use ***.');
});

test.concurrent('a key that stands where an ID belongs is masked, too, and nothing is sent', async () => {
  await using service = await startService();
  const swapped = 'mint_0123456789';

  await using result = await runJob(service, { prompt, 'project-id': swapped });

  const shown = result.stdout.replace(`::add-mask::${swapped}\n`, '');
  expect(shown).toContain('`project-id` must be an ID');
  expect(`${shown}${result.summary}`).not.toContain(swapped);
  expect(service.requests).toEqual([]);
});

test.concurrent('the log begins with the version, which the service gets too, and ends with the outputs', async () => {
  await using service = await startService();

  await using result = await runJob(service, { prompt }, { env: { GITHUB_ACTION_REF: 'v1' } });

  const lines = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const shown = lines.slice(lines.indexOf('::group::Outputs'), lines.lastIndexOf('::endgroup::'));
  expect(lines[0]).toBe(`Docs Agent \`${manifest.version} (v1)\``);
  expect(service.requests[0]?.headers['user-agent']).toBe(`docs-agent/${manifest.version}`);
  expect(shown).toEqual(expect.arrayContaining(['│ outcome: pr-opened']));
});

test.concurrent('on Enterprise Server, every call goes to a path below /api/v3', async () => {
  const serverUrl = 'https://github.example.com';
  await using service = await startService();
  await using thread = await openThread({ basePath: '/api/v3', serverUrl });
  const inputs = { 'project-id': 'instant' };

  await using result = await runAction(thread.command('/docs write it', service, { inputs }));

  expect(result.outputs).toMatchObject({
    outcome: 'pr-opened',
    'comment-url': expect.stringMatching(`^${serverUrl}/example/docs/issues/1#issuecomment-\\d+$`),
  });
  expect(thread.ours()).toHaveLength(1);
});

const AUTHOR = ['-c', 'user.name=maintainer', '-c', 'user.email=maintainer@example.com'];

test.concurrent('git names a revision of the checkout, which need not be the current folder', async () => {
  await using service = await startService();
  await using thread = await openThread();
  using checkout = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-checkout-'));
  const git = (...args: string[]) =>
    execFileSync('git', [...AUTHOR, ...args], { cwd: checkout.path, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  for (const message of ['One', 'Two']) git('commit', '--quiet', '--allow-empty', '-m', message);
  const [base, head] = [git('rev-parse', 'HEAD~1'), git('rev-parse', 'HEAD')];
  const added = { filename: 'a.md', status: 'added', additions: 1, deletions: 0 } as const;
  const files = [{ ...added, patch: '@@ -0,0 +1 @@\n+one' }];
  thread.github.world.addComparison('example/docs', { base, head, files, commits: [] });

  const inputs = { prompt, context: 'diff', 'diff-base': 'HEAD~1', 'github-token': TOKEN };
  const env = { ...thread.env, GITHUB_WORKSPACE: checkout.path, GITHUB_SHA: head };
  await using result = await runJob(service, inputs, { env });

  expect(result.outputs.outcome).toBe('pr-opened');
  expect(service.requests[0]?.text).toContain('+one');
});

test('the code that every run loads contains neither undici nor the GitHub clients', () => {
  const { size } = statSync(join(import.meta.dirname, '../../dist/index.js'));

  expect(size).toBeLessThan(200_000);
});
