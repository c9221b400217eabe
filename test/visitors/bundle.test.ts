import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silence } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { startService } from '../standin/service/service.ts';
import { runAction, startAction } from '../support/action.ts';
import { siteOf } from './support.ts';

const inputsFor = ({ url, key }: { url: string; key: string }) => ({
  mode: 'visitors',
  'base-url': url,
  'project-id': 'docs',
  'api-key': key,
  'report-path': 'report',
  'date-from': '2026-11-16',
  'date-to': '2026-11-23',
});

test.concurrent('pages are not compared if the report has no table for them', async () => {
  await using service = await startService({ site: [] });
  const inputs = { ...inputsFor(service), 'dry-run': 'true', trend: '3', top: '0' };
  const { stdout } = await runAction({ inputs });
  const shown = [...stdout.matchAll(/GET .*[?&]limit=(\d+)&offset=0$/gm)];
  expect(shown.map(([, limit]) => limit)).toEqual(['250', '1', '1']);
  expect(service.requests).toEqual([]);
});

test.concurrent('the step fails if files cannot be written, and still shows the report', async () => {
  await using service = await startService({ site: siteOf(3) });
  const { exitCode, outputs, summary, folders } = await runAction({
    inputs: inputsFor(service),
    prepare: ({ workspace }) =>
      mkdirSync(join(workspace, 'report', 'visitors.json', 'kept'), { recursive: true }),
  });
  const none = { 'report-json': '', 'report-csv': '' };
  expect([exitCode, outputs]).toMatchObject([1, { outcome: 'failed', total: '3', ...none }]);
  expect(readdirSync(join(folders.workspace, 'report', 'visitors.json'))).toEqual(['kept']);
  expect(summary).toContain('### 📈 Documentation visitors, Nov 16–22, 2026: 3');
});

test.concurrent('a signal while the report is posted ends the run as cancelled and keeps its files and summary', async () => {
  await using github = await startGitHub();
  await using service = await startService({ site: siteOf(3) });
  const token = 'ghs_this-is-not-a-real-token-0123456789';
  const { id } = github.world.addRepository('example/docs');
  github.world.addToken(token);
  const issue = github.world.addIssue('example/docs');
  const inputs = {
    ...inputsFor(service),
    'issue-number': String(issue.number),
    'github-token': token,
  };
  const repository = { GITHUB_REPOSITORY: 'example/docs', GITHUB_REPOSITORY_ID: String(id) };
  for (const operation of ['issues/list-comments', 'issues/create-comment'] as const) {
    const stalled = github.fault({ ...silence, operation });
    const env = { GITHUB_API_URL: github.url, ...repository };
    await using running = startAction({ env, inputs });
    await stalled.met;
    running.signal('SIGINT');
    const { exitCode, outputs, summary, commands } = await running.result;
    const folder = join(running.folders.workspace, 'report');
    const paths = { 'report-json': join(folder, 'visitors.json') };
    expect([exitCode, outputs]).toMatchObject([1, { outcome: 'cancelled', total: '3', ...paths }]);
    expect(readdirSync(folder).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(summary).toContain('### 📈 Documentation visitors, Nov 16–22, 2026: 3');
    // GitHub did not respond, so nothing says that a permission is missing.
    const messages = commands.filter(({ name }) => ['notice', 'warning', 'error'].includes(name));
    expect(messages.map(({ name, data }) => [name, data])).toEqual([
      ['notice', expect.stringContaining('3 visitors')],
      [
        'error',
        expect.stringMatching(/^The run was canceled\. Files or a comment may be missing\.\n/),
      ],
    ]);
    stalled.release();
  }
});
