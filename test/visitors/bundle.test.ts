import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problem, silence } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { startService } from '../standin/service/service.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { type ActionOptions, runAction, startAction } from '../support/action.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { record } from '../support/report.ts';
import { parseCsv } from './csv.ts';
import { siteOf } from './support.ts';

const DATES = { 'date-from': '2026-11-16', 'date-to': '2026-11-23' };
const MIB = 1_048_576;

const hostilePath = (index: number) => `${HOSTILE_PATHS[index % HOSTILE_PATHS.length]}/${index}`;

/** Runs mode `visitors` against a stand-in service whose site these events are. */
async function report(
  site: readonly VisitEvent[],
  inputs: Record<string, string> = {},
  options: Partial<ActionOptions> = {},
) {
  await using service = await startService({ site });
  const result = await runAction({
    ...options,
    inputs: {
      mode: 'visitors',
      'base-url': service.url,
      'project-id': 'docs',
      'api-key': service.key,
      'report-path': 'report',
      ...DATES,
      ...inputs,
    },
  });
  expect(service.violations).toEqual([]);
  const folder = join(result.folders.workspace, 'report');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { ...result, requests: service.requests, folder, read };
}

test('a report: outputs, files and summary say the same, and what the service counts', async () => {
  const site = siteOf(1_000);
  const result = await report(site);
  const { totals, visitors } = countVisitors(site, Date.parse('2026-11-16'), Date.parse('2026-11-23'));
  expect(result.exitCode).toBe(0);
  expect(result.requests.length).toBeLessThanOrEqual(12);
  const { human, ai, total } = totals;
  expect(result.outputs).toMatchObject({
    outcome: 'reported',
    human: String(human),
    ai: String(ai),
    total: String(total),
    both: String(human + ai - total),
    'ai-share': (ai / total).toFixed(4),
    pages: '1000',
    truncated: 'false',
    'report-json': join(result.folder, 'visitors.json'),
    'report-csv': join(result.folder, 'visitors.csv'),
    'comment-url': '',
    'job-id': '',
  });
  expect(readdirSync(result.folder).sort()).toEqual(['visitors.csv', 'visitors.json']);
  const [, ...rows] = parseCsv(result.read('visitors.csv'));
  expect(rows).toEqual(visitors.map((page) => [page.path, ...[page.human, page.ai, page.total].map(String)]));
  expect(JSON.parse(result.read('visitors.json'))).toMatchObject({ version: 2, totals, pages: visitors });
  expect(result.summary).toContain(`### 📈 ${total} visitors`);
  expect(result.summary).toContain('from `2026-11-16` up to, not including, `2026-11-23`');
  record('requests of a report', {
    labels: { pages: '1000, the bundle' },
    measures: { requests: result.requests.length },
  });
});

test('9,000 hostile pages: summary and comment are bounded and inert, the files hold all', async () => {
  const site = siteOf(9_000, '2026-11-17', hostilePath);
  const result = await report(site, { top: '1000' });
  expect(result.outputs).toMatchObject({ outcome: 'reported', pages: '9000', truncated: 'false' });
  expect(Buffer.byteLength(result.summary)).toBeLessThanOrEqual(MIB);
  expect(result.summary).toContain('8,000 more pages are not shown here; `visitors.csv` holds all of them.');
  const [, ...rows] = parseCsv(result.read('visitors.csv'));
  const paths = new Set(site.map(({ path }) => path));
  expect(rows).toHaveLength(9_000);
  expect(rows.every(([path = '']) => paths.has(path) || paths.has(path.slice(1)))).toBe(true);
  expect(JSON.parse(result.read('visitors.json')).pages).toHaveLength(9_000);
  const { images, mentions, references, links } = renderMarkdown(result.summary.slice(-60_000));
  expect([images, mentions, references]).toEqual([[], [], []]);
  expect(links).toEqual(['https://github.com/octo-org/octo-repo/actions/runs/4001']);
});

test.each(['last-week', 'last-month'])('%s asks for complete periods', async (period) => {
  const { requests, outputs } = await report([], { 'date-from': '', 'date-to': '', period, trend: '3' });
  expect(outputs).toMatchObject({ outcome: 'reported', total: '0', 'ai-share': '', pages: '0' });
  const ranges = requests.map(({ query }) => [query.dateFrom ?? '', query.dateTo ?? '']).sort();
  const today = new Date().toISOString().slice(0, 10);
  expect(ranges).toHaveLength(3);
  for (const [index, [from = '', to = '']] of ranges.entries()) {
    expect(from < to && to <= today).toBe(true);
    if (index > 0) expect(from).toBe(ranges[index - 1]?.[1]);
  }
});

test.each<[string, RegExp]>([
  ['unauthorized', /answered 401[\s\S]*api-key/],
  ['not-found', /answered 404[\s\S]*project-id/],
  ['unprocessable', /answered 422/],
  ['rate-limited-long', /may be asked again at/],
])('%s: failed, with a reason and no file', async (project, words) => {
  const result = await report([], { 'project-id': project });
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', total: '', 'report-json': '' } });
  expect(result.summary).toMatch(words);
  expect(readdirSync(result.folder)).toEqual([]);
});

describe('inputs', () => {
  test('wrong ones are refused together, before any request', async () => {
    const wrong = { 'project-id': 'docs\napi', 'date-to': '2026-11-16', trend: '0', 'report-path': '' };
    const { requests, exitCode, summary, outputs } = await report([], wrong);
    expect(requests).toHaveLength(0);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'failed' });
    expect(summary).toMatch(/`project-id`.*use a matrix[\s\S]*`trend`[\s\S]*`date-to`/);
  });

  test('a report-path outside is refused before any request', async () => {
    const { requests, exitCode, summary } = await report([], { 'report-path': '../elsewhere' });
    expect(requests).toHaveLength(0);
    expect(exitCode).toBe(1);
    expect(summary).toContain('`report-path`');
  });

  test('a dry run sends nothing and shows the requests', async () => {
    const { requests, exitCode, outputs, stdout } = await report([], { 'dry-run': 'true', trend: '2' });
    expect(requests).toHaveLength(0);
    expect(exitCode).toBe(0);
    expect(outputs.outcome).toBe('skipped');
    expect(stdout).toContain(
      '/v1/analytics/docs/visitors?dateFrom=2026-11-16&dateTo=2026-11-23&limit=250&offset=0',
    );
    expect(stdout).toContain('dateFrom=2026-11-09&dateTo=2026-11-16&limit=1&offset=0');
  });
});

test('files that cannot be written fail the step, and the report is shown all the same', async () => {
  const result = await report(
    siteOf(3),
    { trend: '1' },
    {
      prepare: ({ workspace }) =>
        mkdirSync(join(workspace, 'report', 'visitors.json', 'kept'), { recursive: true }),
    },
  );
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({
    outcome: 'failed',
    total: '3',
    'report-json': '',
    'report-csv': '',
  });
  expect(readdirSync(join(result.folder, 'visitors.json'))).toEqual(['kept']);
  expect(result.summary).toContain('### 📈 3 visitors');
});

test('a signal ends it: cancelled, no file', async () => {
  // Answers nothing, and says when it was asked.
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = createServer(() => asked());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const inputs = { mode: 'visitors', 'base-url': url, 'project-id': 'docs', 'api-key': 'key_not-a-real-key' };
  await using running = startAction({ inputs: { ...inputs, 'report-path': 'report', ...DATES } });
  await wasAsked;
  running.signal('SIGINT');
  const result = await running.result;
  server.closeAllConnections();
  server.close();
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } });
  expect(result.sinceSignalMs).toBeLessThan(5_000);
  expect(readdirSync(join(running.folders.workspace, 'report'))).toEqual([]);
});

test('a signal while the report is posted: cancelled, and what was made is kept', async () => {
  await using github = await startGitHub();
  const { world } = github;
  const token = 'ghs_this-is-not-a-real-token-0123456789';
  const { id } = world.addRepository('example/docs', {});
  world.addToken(token, {});
  const issue = world.addIssue('example/docs', {});
  await using service = await startService({ site: siteOf(3) });
  for (const operation of ['issues/list-comments', 'issues/create-comment'] as const) {
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
        'report-path': 'report',
        'issue-number': String(issue.number),
        'github-token': token,
        trend: '1',
        ...DATES,
      },
    });
    await stalled.met;
    running.signal('SIGINT');
    const result = await running.result;
    const folder = join(running.folders.workspace, 'report');
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'cancelled', total: '3', 'report-json': join(folder, 'visitors.json') },
    });
    expect(readdirSync(folder).sort()).toEqual(['visitors.csv', 'visitors.json']);
    expect(result.summary).toContain('### 📈 3 visitors');
    const said = result.commands.filter(({ name }) => name === 'error').map(({ data }) => data);
    expect(said.join()).toContain('The run was stopped while it published the report');
    expect(result.commands.filter(({ name }) => name === 'notice')).toEqual([]);
    // GitHub was silent: nothing says that it wants a permission.
    expect(result.stdout).not.toContain('permissions:');
    stalled.release();
  }
});

test('periods that are missing in the trend are told in the log, with the cause', async () => {
  const { commands, summary } = await report(siteOf(3), { trend: '4', 'max-requests': '2' });
  const said = commands.filter(({ name }) => name === 'warning').map(({ data }) => data);
  expect(said.join()).toMatch(/docs.*2 earlier periods.*no request was left.*max-requests/);
  expect(summary).toContain('no request was left');
});

test('the report in a thread is one comment, week after week', async () => {
  await using github = await startGitHub();
  const { world } = github;
  const token = 'ghs_this-is-not-a-real-token-0123456789';
  const { id } = world.addRepository('example/docs', {});
  world.addToken(token, {});
  const issue = world.addIssue('example/docs', {});
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_REPOSITORY_ID: String(id),
  };
  const inputs = { 'issue-number': String(issue.number), 'github-token': token };
  const site = siteOf(2_000, '2026-11-17', hostilePath);
  const first = await report(siteOf(20), inputs, { env });
  const second = await report(site, { ...inputs, top: '1000' }, { env });
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  const comments = world.comments(issue);
  expect(comments).toHaveLength(1);
  expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
  expect(first.outputs['comment-url']).toMatch(/^https:/);
  const [{ body = '' } = {}] = comments;
  expect(body).toContain('of 2,000');
  expect(body.length).toBeLessThanOrEqual(65_536);
  const { mentions, references, images } = renderMarkdown(body);
  expect([mentions, references, images]).toEqual([[], [], []]);
  expect(github.violations).toEqual([]);

  const never = await report(siteOf(3), { ...inputs, comment: 'never' }, { env });
  expect(never.outputs['comment-url']).toBe('');
  github.fault({ ...problem(403) });
  const refused = await report(siteOf(3), inputs, { env });
  expect(refused).toMatchObject({ exitCode: 0, outputs: { outcome: 'reported', 'comment-url': '' } });
  expect(refused.commands.filter(({ name }) => name === 'warning')).toHaveLength(1);
});
