import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { postReport } from '../../src/visitors/comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { createFakeClock } from '../support/clock.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';

/** A thread on a stand-in GitHub, and a way to post a report into it. */
async function openIssue() {
  const github = await startGitHub();
  const { world } = github;
  const { id } = world.addRepository('example/docs', {});
  world.addUser('somebody');
  world.addToken(TOKEN, {});
  const issue = world.addIssue('example/docs', {});

  const warnings: string[] = [];
  const runner = { warning: (message: string) => warnings.push(message) };
  const { signal } = new AbortController();
  const connection = { clock: createFakeClock(), signal };
  const session = {
    inputs: { 'api-key': 'key_one', 'project-id': 'docs' },
    run: { repository: { id } },
    openGitHub: () => connectTo(github, TOKEN, 'example/docs', connection),
    publisher: new Publisher(runner as never as RunnerCommands, (text) =>
      text.replaceAll('a-secret', '***'),
    ),
    signal,
  };
  const post = (report: ReportChange = {}, change: object = {}, number = issue.number) =>
    postReport(reportOf(report), number, { ...session, ...change } as never as Session);
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, warnings, bodies, written };
}

test('every week updates the same comment', async () => {
  await using thread = await openIssue();

  const urls: string[] = [];
  for (const path of ['/one', '/two', '/a-secret'])
    urls.push(await thread.post({ pages: [pageOf(path)] }));

  expect(new Set(urls).size).toBe(1);
  // Only the last report is left, without secrets.
  expect(thread.bodies()).toEqual([
    expect.stringMatching(
      /^### 📈 (?!.*one)[\s\S]*`\/\*\*\*`[\s\S]*<\/sub>\n\n<!-- docs-agent-visitors last-week \S{44} -->$/,
    ),
  ]);
  expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH']);
  expect(thread.warnings).toEqual([]);
});

test.each<[string, ReportChange, inputs: object]>([
  ['another period', { period: 'last-month' }, {}],
  ['another project', {}, { 'project-id': 'guides' }],
  ['another key', {}, { 'api-key': 'key_two' }],
])('a report of %s has a comment of its own', async (_name, report, inputs) => {
  await using thread = await openIssue();
  await thread.post();

  await thread.post(report, {
    inputs: { 'api-key': 'key_one', 'project-id': 'docs', ...inputs },
  });

  expect(thread.written()).toEqual(['POST', 'POST']);
});

test.each<[string, change: (body: string) => string]>([
  ['with words below the line', (body) => `${body}\nas they say`],
  ['that quotes the line', (body) => body.replaceAll(/^/gm, '> ')],
  ['with another signature', (body) => body.replace(/\S{44} -->$/, `${'A'.repeat(43)}= -->`)],
  ['without a signature', (body) => body.replace(/ \S{44} -->$/, ' -->')],
])('a comment %s is not updated', async (_name, change) => {
  await using thread = await openIssue();
  await thread.post();
  const [ours = ''] = thread.bodies();
  const other = thread.world.addIssue('example/docs', {});
  const copy = thread.world.addComment(other, change(ours), { as: 'somebody' });

  await thread.post({}, {}, other.number);

  expect(thread.world.comments(other).map(({ body }) => body)).toEqual([
    copy.body,
    expect.stringMatching(/^### 📈/),
  ]);
});

test('if GitHub cannot be used, the warning says why', async () => {
  await using thread = await openIssue();
  const noToken = new SetupError({
    title: 'The GitHub token is missing',
    happened: ['No token.'],
  });

  const url = await thread.post({}, { openGitHub: () => Promise.reject(noToken) });

  expect(url).toBe('');
  expect(thread.warnings).toEqual([
    expect.stringMatching(/^No token\.\n.*#the-github-token-is-missing/),
  ]);
});

test.each([
  ['to its end', undefined, []],
  ['and takes no comment', 'issues/create-comment', ['POST']],
] as const)('a thread that cannot be read %s gets no comment', async (_name, operation, writes) => {
  await using thread = await openIssue();
  thread.fault({ ...problem(502), times: 9, ...(operation ? { operation } : {}) });

  const url = await thread.post();

  expect([url, thread.bodies(), thread.written()]).toEqual(['', [], writes]);
  expect(thread.warnings).toEqual([
    expect.stringMatching(/could not be posted as a comment \(`502/),
  ]);
});
