import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/main.ts';
import { files } from '../../src/runner/files.ts';
import { connections } from '../../src/runner/network.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { startService } from '../standin/service/service.ts';
import { makeFolder } from '../support/folder.ts';
import { recordedRun } from '../trust/recorder.ts';
import { siteOf } from './support.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the whole action, which posts a report of three pages in an issue. Its files go to `temp`. */
async function run(temp: string | undefined, isStopped = false) {
  await using github = await startGitHub();
  await using service = await startService({ site: siteOf(3) });
  using network = connections({});
  github.world.addRepository('o/r');
  github.world.addToken(TOKEN);
  const { number } = github.world.addIssue('o/r');

  const stop = new AbortController();
  if (isStopped) {
    github.before('issues/list-comments', () => stop.abort());
    github.fault({ operation: 'issues/list-comments', ...problem(502) });
  }

  const { signal } = stop;
  const { env, recorder } = recordedRun({
    inputs: {
      mode: 'visitors',
      'base-url': service.url,
      'project-id': 'docs',
      'api-key': service.key,
      period: 'all',
      'issue-number': String(number),
      'github-token': TOKEN,
    },
    connect: async () => network,
    openGitHub: () => connectTo(github, TOKEN, 'o/r', { signal }),
    files,
    folders: { workspace: '', temp },
    signal,
  });

  const isFailing = await main(env);
  return { isFailing, outputs: recorder.outputs, log: recorder.log() };
}

test('a run that is stopped before it posts its report is canceled, and keeps the report', async () => {
  const { isFailing, outputs, log } = await run(root, true);

  expect(isFailing).toBe(true);
  expect(outputs).toMatchObject({ outcome: 'cancelled', total: '3', 'comment-url': '' });
  expect(outputs['report-json']).toContain(root);
  expect(log).toContain('::error title=Canceled::The run was canceled. A comment may be missing.');
  expect(log).not.toContain('::warning');
});

test('without a temporary folder, the step fails, and shows the numbers', async () => {
  const { isFailing, outputs, log } = await run(undefined);

  expect(isFailing).toBe(true);
  expect(outputs).toMatchObject({ outcome: 'failed', total: '3', 'report-csv': '' });
  expect(log).toMatch(/::error title=Could not write the report files::.*has not set it/);
});
