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

interface Options {
  inputs?: Record<string, string>;
  /** The folder for the files. */
  temp?: string | undefined;
  isThreadReadable?: boolean;
  isStopped?: boolean;
}

/** Runs the whole action, which posts a report of three pages in an issue. */
async function run({ inputs, isThreadReadable = true, isStopped, ...folders }: Options) {
  await using github = await startGitHub();
  await using service = await startService({ site: siteOf(3) });
  using network = connections({});
  github.world.addToken(TOKEN);
  const { number } = github.world.addIssue(github.world.addRepository('o/r'));

  const stop = new AbortController();
  if (isStopped) github.before('issues/list-comments', () => stop.abort());
  if (!isThreadReadable) github.fault({ operation: 'issues/list-comments', ...problem(403) });

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
      ...inputs,
    },
    connect: async () => network,
    openGitHub: () => connectTo(github, TOKEN, 'o/r', { signal }),
    files,
    folders: { workspace: '', temp: root, ...folders },
    signal,
  });

  const isFailing = await main(env);
  const { outcome, total } = recorder.outputs;
  return { isFailing, outcome, total, outputs: recorder.outputs, log: recorder.log() };
}

test('a run that is stopped before it posts its report is canceled, and keeps the report', async () => {
  const { log, outputs, ...end } = await run({ isStopped: true });

  expect(end).toEqual({ isFailing: true, outcome: 'cancelled', total: '3' });
  expect(outputs).toMatchObject({
    'report-json': expect.stringContaining(root),
    'comment-url': '',
  });
  expect(log).toContain('::error title=Canceled::The run was canceled. A comment may be missing.');
  expect(log).not.toContain('::warning');
});

test('without a temporary folder, the step fails, and shows the numbers', async () => {
  const { log, outputs, ...end } = await run({ temp: undefined });

  expect(end).toEqual({ isFailing: true, outcome: 'failed', total: '3' });
  expect(outputs['report-csv']).toBe('');
  expect(log).toMatch(/::error title=Could not write the report files::.*has not set it/);
});

test.each([
  ['auto', false, 'reported', '::warning'],
  ['always', true, 'failed', '::error'],
])('with `comment: %s`, a comment that cannot be posted fails the step: %s', async (...row) => {
  const [comment, isFailing, outcome, level] = row;

  const { log, outputs, ...end } = await run({ inputs: { comment }, isThreadReadable: false });

  expect(end).toEqual({ isFailing, outcome, total: '3' });
  expect(outputs['comment-url']).toBe('');
  expect(log).toContain(`${level} title=Could not post the report::`);
});

test('own dates are requested as they are, and a dry run sends nothing', async () => {
  const dates = { 'date-from': '2026-11-01', 'date-to': '2026-11-08T12:00:00Z' };

  const { log, outcome } = await run({ inputs: { ...dates, 'dry-run': 'true' } });

  expect(outcome).toBe('skipped');
  expect(log).toContain('/v1/analytics/docs/visitors?dateFrom=2026-11-01&dateTo=2026-11-08T12');
});
