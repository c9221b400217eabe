import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { silence } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { startService } from '../standin/service/service.ts';
import { startAction } from '../support/action.ts';
import { siteOf } from './support.ts';

test.concurrent.each(['issues/list-comments', 'issues/create-comment'] as const)(
  'a signal during %s ends the run as cancelled and keeps the report',
  async (operation) => {
    await using github = await startGitHub();
    await using service = await startService({ site: siteOf(3) });
    const token = 'ghs_this-is-not-a-real-token-0123456789';
    const { id } = github.world.addRepository('example/docs');
    github.world.addToken(token);
    const issue = github.world.addIssue('example/docs');
    const stalled = github.fault({ ...silence, operation });
    await using running = startAction({
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'example/docs',
        GITHUB_REPOSITORY_ID: String(id),
      },
      inputs: {
        mode: 'visitors',
        'base-url': service.url,
        'project-id': 'docs',
        'api-key': service.key,
        'date-from': '2026-11-16',
        'date-to': '2026-11-23',
        'issue-number': String(issue.number),
        'github-token': token,
      },
    });

    await stalled.met;
    running.signal('SIGINT');
    const { exitCode, outputs, summary, commands } = await running.result;

    expect([exitCode, outputs]).toMatchObject([1, { outcome: 'cancelled', total: '3' }]);
    const folder = dirname(outputs['report-json'] ?? '');
    expect(readdirSync(folder).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(summary).toContain('### 📈 Documentation visitors, Nov 16–22, 2026: 3');
    // GitHub did not respond, so nothing says that a permission is missing.
    const messages = commands.filter(({ name }) => ['notice', 'warning', 'error'].includes(name));
    expect(messages.map(({ name, data }) => [name, data])).toEqual([
      ['notice', expect.stringContaining('3 visitors')],
      ['error', expect.stringMatching(/^The run was canceled\. A comment may be missing\.\n/)],
    ]);
  },
);
