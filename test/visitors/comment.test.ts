import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { isOurs } from '../../src/github/hidden-lines.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { postReport } from '../../src/visitors/comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { pageOf, type ReportChange, reportOf } from './support.ts';

const BOT = 'ghs_this-is-not-a-real-token-0123456789';
const PERSON = 'ghp_this-is-not-a-real-token-0123456789';
const OURS = 'github-actions[bot]';
const MARKER = '<!-- docs-agent-visitors last-week docs -->';

/** A thread on a stand-in GitHub, and a way to post a report into it. */
async function openIssue(token = BOT) {
  const github = await startGitHub();
  const { world } = github;
  world.addRepository('example/docs', {});
  for (const login of ['somebody', 'reporter']) world.addUser(login);
  world.addToken(BOT, {});
  world.addToken(PERSON, { login: 'reporter' });
  const issue = world.addIssue('example/docs', {});

  const warnings: string[] = [];
  const runner = { warning: (message: string) => warnings.push(message) };
  const session = {
    inputs: { 'github-token': token },
    openGitHub: () => connectTo(github, token, 'example/docs'),
    publisher: new Publisher(runner as never as RunnerCommands, (text) =>
      text.replaceAll('a-secret', '***'),
    ),
    signal: new AbortController().signal,
  };
  const post = (change: ReportChange = {}, openGitHub = session.openGitHub) =>
    postReport(reportOf(change), issue.number, { ...session, openGitHub });
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, warnings, bodies, written };
}

test.each([BOT, PERSON])('every week updates the same comment (%s)', async (token) => {
  await using thread = await openIssue(token);

  const urls: string[] = [];
  for (const path of ['/one', '/two', '/a-secret'])
    urls.push(await thread.post({ pages: [pageOf(path)] }));

  expect(new Set(urls).size).toBe(1);
  // Only the last report is left, without secrets.
  expect(thread.bodies()).toEqual([
    expect.stringMatching(
      /^### 📈 (?!.*one)[\s\S]*`\/\*\*\*`[\s\S]*<\/sub>\n\n<!-- docs-agent-\S+ last-week docs -->$/,
    ),
  ]);
  expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH']);
  expect(thread.warnings).toEqual([]);
});

test('a report of another period or project has a comment that ends in a hidden line of its own', async () => {
  await using thread = await openIssue();

  for (const project of ['docs', '-->', 'a--', '<!--', '日本'])
    for (const period of ['last-week', 'last-month']) await thread.post({ project, period });

  expect(thread.bodies()).toHaveLength(10);
  for (const body of thread.bodies()) {
    expect(isOurs(body)).toBe(true);
    expect(body.indexOf('-->', body.lastIndexOf('\n'))).toBe(body.length - 3);
  }
});

test.each<[whose: string, token: string, body: string, as: string]>([
  ['a person’s, for a bot', BOT, `words\n\n${MARKER}`, 'somebody'],
  ['another person’s, for a person', PERSON, `words\n\n${MARKER}`, 'somebody'],
  ['a bot’s, for a person', PERSON, `words\n\n${MARKER}`, OURS],
  ['one with words below the line', BOT, `${MARKER}\nas they say`, OURS],
  ['one that quotes the line', BOT, `> ${MARKER}`, OURS],
])('a comment that is not ours is not updated: %s', async (_whose, token, body, as) => {
  await using thread = await openIssue(token);
  thread.world.addComment(thread.issue, body, { as });

  await thread.post();

  expect(thread.bodies()).toEqual([body, expect.stringMatching(/^### 📈/)]);
});

test('if GitHub cannot be used, the warning says why', async () => {
  await using thread = await openIssue();
  const noToken = new SetupError({
    title: 'The GitHub token is missing',
    happened: ['No token.'],
  });

  const url = await thread.post({}, () => Promise.reject(noToken));

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
  thread.fault({ ...problem(502), ...(operation ? { operation } : {}) });

  const url = await thread.post();

  expect([url, thread.bodies(), thread.written()]).toEqual(['', [], writes]);
  expect(thread.warnings).toEqual([
    expect.stringMatching(/could not be posted as a comment \(`502/),
  ]);
});
