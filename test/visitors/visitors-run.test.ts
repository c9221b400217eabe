import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { clock } from '../../src/runner/clock.ts';
import { problem } from '../standin/github/faults.ts';
import { startService } from '../standin/service/service.ts';
import { makeFolder } from '../support/folder.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { type RunSetting, runHere } from '../trigger/support/run-here.ts';
import { siteOf } from './support.ts';

const { path: root, remove } = makeFolder();
afterAll(remove);

interface Options extends Partial<RunSetting> {
  isThreadReadable?: boolean;
  isStopped?: boolean;
}

/** Runs the whole action, which posts a report of three pages in an issue. */
async function run({ inputs, isThreadReadable = true, isStopped, ...setting }: Options) {
  const { github, ...opened } = await openGitHub();
  await using _ = github;
  await using service = await startService({ site: siteOf(3) });
  const stop = new AbortController();
  if (isStopped) github.before('issues/list-comments', () => stop.abort());
  if (!isThreadReadable) github.fault({ operation: 'issues/list-comments', ...problem(403) });

  const access = { 'base-url': service.url, 'api-key': service.key, 'project-id': 'docs' };
  const thread = { 'issue-number': '1', 'github-token': TOKEN };
  const place = { ...opened, github, service, clock, serverUrl: 'https://github.com' };
  return await runHere(place, {
    event: { name: 'workflow_dispatch', payload: {} },
    inputs: { mode: 'visitors', period: 'all', ...access, ...thread, ...inputs },
    signal: stop.signal,
    folder: root,
    ...setting,
  });
}

const unreadable = (comment: string): Options => ({
  inputs: { comment },
  isThreadReadable: false,
});

test.each<[string, Options, outcome: string, annotation: string, isPosted?: boolean]>([
  [
    'cannot write its files',
    { folder: '/dev/null' },
    'failed',
    'error: Could not write the report files',
    true,
  ],
  ['may post, and cannot,', unreadable('auto'), 'reported', 'warning: Could not post the report'],
  ['must post, and cannot,', unreadable('always'), 'failed', 'error: Could not post the report'],
])('a run that %s ends accordingly, and has the numbers', async (_, options, ...end) => {
  const { failing, outputs, warnings, errors } = await run(options);

  const [outcome, annotation, isPosted = false] = end;
  const shown = [
    ...warnings.map(({ title, message }) => `warning: ${title}: ${message}`),
    ...errors.map(({ title, message }) => `error: ${title}: ${message}`),
  ];
  expect(shown).toEqual([expect.stringContaining(annotation)]);
  expect([outputs.outcome, outputs.total]).toEqual([outcome, '3']);
  expect(failing).toBe(outcome !== 'reported');
  expect(outputs['comment-url'] !== '').toBe(isPosted);
  expect(existsSync(outputs['report-json'] ?? '')).toBe(options.folder === undefined);
});

test('a run that is stopped before it posts its report ends as any other', async () => {
  const { errors, outputs } = await run({ isStopped: true });

  expect([errors.map(({ title }) => title), outputs.outcome]).toEqual([['Canceled'], 'cancelled']);
});

test('own dates are requested as they are, and a dry run sends nothing, and needs no key', async () => {
  const dates = { 'date-from': '2026-11-01', 'date-to': '2026-11-08T12:00:00Z' };

  const { log, outputs } = await run({ inputs: { ...dates, 'dry-run': 'true', 'api-key': '' } });

  expect(outputs.outcome).toBe('skipped');
  expect(log).toContain('/v1/analytics/docs/visitors?dateFrom=2026-11-01&dateTo=2026-11-08T12');
  expect(log).toMatch(/GET https?:[^\n]+\n.*Authorization: Bearer \*\*\*\n.*… and at most 59 more/);
});
