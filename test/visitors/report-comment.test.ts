import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { postReport } from '../../src/visitors/report-comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { recordedRun } from '../trust/recorder.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';

/** Opens an issue on a simulated GitHub, and returns a way to post a report in it. */
async function openIssue() {
  const github = await startGitHub();
  const { world } = github;
  const { id } = world.addRepository('example/docs', {});
  world.addToken(TOKEN, {});
  const issue = world.addIssue('example/docs', {});
  const { env, recorder } = recordedRun({}, ['a-secret']);

  const post = (report: ReportChange = {}, project = 'docs', more: Partial<Session> = {}) => {
    const session = {
      ...env,
      inputs: { 'api-key': 'key_one', 'project-id': project },
      run: { repository: { id } },
      openGitHub: () => connectTo(github, TOKEN, 'example/docs', env),
      ...more,
    };
    return postReport(reportOf(report), issue.number, session as never as Session);
  };
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, log: recorder.log, bodies, written };
}

test('every week updates the same comment', async () => {
  await using thread = await openIssue();

  const first = await thread.post({ pages: [pageOf('/one')] });
  const second = await thread.post({ pages: [pageOf('/a-secret')] });

  expect(second).toBe(first);
  // Only the last report remains, without secrets.
  expect(thread.bodies()).toEqual([
    expect.stringMatching(
      /^### 📈 (?!.*one)[\s\S]*`\/\*\*\*`[\s\S]*<\/sub>\n\n<!-- docs-agent-visitors last-week \S{44} -->$/,
    ),
  ]);
  expect(thread.written()).toEqual(['POST', 'PATCH']);
  expect(thread.log()).toBe('');
});

test.each<[string, ReportChange, project: string]>([
  ['another period', { period: 'last-month' }, 'docs'],
  ['another project', {}, 'guides'],
])('a report of %s has a comment of its own', async (_, report, project) => {
  await using thread = await openIssue();
  await thread.post();

  await thread.post(report, project);

  expect(thread.written()).toEqual(['POST', 'POST']);
});

test.each<[string, change: (body: string) => string]>([
  ['with words below the line', (body) => `${body}\nas they say`],
  ['that quotes the line', (body) => body.replaceAll(/^/gm, '> ')],
  ['with another signature', (body) => body.replace(/\S{44} -->$/, `${'A'.repeat(43)}= -->`)],
])('a comment %s is not updated', async (_, change) => {
  await using thread = await openIssue();
  await thread.post();
  const [comment] = thread.world.comments(thread.issue);
  const changed = change(comment?.body ?? '');
  thread.world.editComment(comment?.id ?? 0, changed, 'maintainer');

  await thread.post();

  expect(thread.bodies()).toEqual([changed, expect.stringMatching(/^### 📈/)]);
});

test('if GitHub cannot be used, the warning says why', async () => {
  await using thread = await openIssue();
  const title = 'The GitHub token is missing';
  const error = new SetupError({ title, happened: ['No token.'] });

  const url = await thread.post({}, 'docs', { openGitHub: () => Promise.reject(error) });

  expect(url).toBeUndefined();
  expect(thread.log()).toMatch(
    /^::warning title=Could not post the report::No token\.%0A.*#the-github-token-is-missing/,
  );
});

test('nothing is posted by a run that was stopped while GitHub sent the comments', async () => {
  await using thread = await openIssue();
  const stop = new AbortController();
  thread.before('issues/list-comments', () => stop.abort());

  const url = await thread.post({}, 'docs', { signal: stop.signal });

  expect([url, thread.written(), thread.log()]).toEqual([undefined, [], '']);
});

test('nothing is posted where the thread cannot be read to its end', async () => {
  await using thread = await openIssue();
  thread.fault({ ...problem(502), times: 9 });

  const url = await thread.post();

  expect([url, thread.written()]).toEqual([undefined, []]);
  expect(thread.log()).toContain('could not be posted as a comment (`502');
});
