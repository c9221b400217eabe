import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silence } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { startService } from '../standin/service/service.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { type ActionOptions, runAction, startAction } from '../support/action.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { record } from '../support/report.ts';
import { parseCsv, siteOf } from './support.ts';

const MIB = 1_048_576;
const inputsFor = ({ url, key }: { url: string; key: string }) => ({
  mode: 'visitors',
  'base-url': url,
  'project-id': 'docs',
  'api-key': key,
  'report-path': 'report',
  'date-from': '2026-11-16',
  'date-to': '2026-11-23',
});

const hostilePath = (index: number) => `${HOSTILE_PATHS[index % HOSTILE_PATHS.length]}/${index}`;

/** Runs mode `visitors` against a stand-in service whose site these events are. */
async function report(
  site: readonly VisitEvent[],
  inputs: Record<string, string> = {},
  options: Partial<ActionOptions> = {},
) {
  await using service = await startService({ site });
  const result = await runAction({ ...options, inputs: { ...inputsFor(service), ...inputs } });
  const folder = join(result.folders.workspace, 'report');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { ...result, requests: service.requests, folder, read };
}

test.concurrent('a report: outputs, files and summary say the same, and what the service counts', async () => {
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
  expect(result.summary).toContain(`### 📈 Documentation readers, 16–22 Nov 2026: ${total}`);
  expect(result.summary).toContain('`2026-11-16` to `2026-11-23` (exclusive), UTC');
  record('requests of a report', {
    labels: { pages: '1000, the bundle' },
    measures: { requests: result.requests.length },
  });
});

test.concurrent('9,000 hostile pages: summary and comment are bounded and inert, the files hold all', async () => {
  const site = siteOf(9_000, '2026-11-17', hostilePath);
  const result = await report(site, { top: '1000' });
  expect(result.outputs).toMatchObject({ outcome: 'reported', pages: '9000', truncated: 'false' });
  expect(Buffer.byteLength(result.summary)).toBeLessThanOrEqual(MIB);
  expect(result.summary).toContain(
    '8,000 more pages are not shown. `visitors.csv` contains every page that was read.',
  );
  const [, ...rows] = parseCsv(result.read('visitors.csv'));
  const paths = new Set(site.map(({ path }) => path));
  expect(rows).toHaveLength(9_000);
  expect(rows.every(([path = '']) => paths.has(path) || paths.has(path.slice(1)))).toBe(true);
  expect(JSON.parse(result.read('visitors.json')).pages).toHaveLength(9_000);
  const { images, mentions, references, links } = renderMarkdown(result.summary.slice(-60_000));
  expect([images, mentions, references]).toEqual([[], [], []]);
  expect(links).toEqual(['https://github.com/octo-org/octo-repo/actions/runs/4001']);
});

test.concurrent('files that cannot be written fail the step, and the report is shown all the same', async () => {
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
  expect(result.summary).toContain('### 📈 Documentation readers, 16–22 Nov 2026: 3');
});

/** An issue on a stand-in GitHub, and what a run needs to write to it. */
async function openIssue() {
  const github = await startGitHub();
  const token = 'ghs_this-is-not-a-real-token-0123456789';
  const { id } = github.world.addRepository('example/docs', {});
  github.world.addToken(token, {});
  const issue = github.world.addIssue('example/docs', {});
  const repository = { GITHUB_REPOSITORY: 'example/docs', GITHUB_REPOSITORY_ID: String(id) };
  return {
    ...github,
    env: { GITHUB_API_URL: github.url, ...repository },
    inputs: { 'issue-number': String(issue.number), 'github-token': token },
    comments: () => github.world.comments(issue),
  };
}

test.concurrent('a signal while the report is posted: cancelled, and what was made is kept', async () => {
  const github = await openIssue();
  await using _ = github;
  await using service = await startService({ site: siteOf(3) });
  for (const operation of ['issues/list-comments', 'issues/create-comment'] as const) {
    const stalled = github.fault({ ...silence, operation });
    await using running = startAction({
      env: github.env,
      inputs: { ...inputsFor(service), ...github.inputs, trend: '1' },
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
    expect(result.summary).toContain('### 📈 Documentation readers, 16–22 Nov 2026: 3');
    // GitHub was silent: nothing says that it wants a permission.
    const messages = result.commands.filter(({ name }) => ['notice', 'warning', 'error'].includes(name));
    expect(messages.map(({ name, data }) => [name, data])).toEqual([
      ['warning', expect.stringMatching(/canceled[.] The comment may be missing[^⏎]*$/)],
      ['error', expect.stringContaining('canceled while it published the report')],
    ]);
    stalled.release();
  }
});

test.concurrent('the report in a thread is one comment, week after week', async () => {
  const github = await openIssue();
  await using _ = github;
  const { env, inputs } = github;
  const site = siteOf(2_000, '2026-11-17', hostilePath);
  const first = await report(siteOf(20), inputs, { env });
  const second = await report(site, { ...inputs, top: '1000' }, { env });
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  const comments = github.comments();
  expect(comments).toHaveLength(1);
  expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
  expect(first.outputs['comment-url']).toMatch(/^https:/);
  const [{ body = '' } = {}] = comments;
  expect(body).toContain('of 2,000');
  expect(body.length).toBeLessThanOrEqual(65_536);
  const { mentions, references, images } = renderMarkdown(body);
  expect([mentions, references, images]).toEqual([[], [], []]);

  const never = await report(siteOf(3), { ...inputs, comment: 'never' }, { env });
  expect(never.outputs['comment-url']).toBe('');
});
