import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { MAX_COMMENT } from '../../src/github/comments.ts';
import { isOurs } from '../../src/github/hidden-lines.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { postReport } from '../../src/visitors/comment.ts';
import { visitorsMarkdown } from '../../src/visitors/report.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import { pageOf, reportOf } from './support.ts';

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
  const runner = {
    warning: (message: string) => warnings.push(message),
  } as never as RunnerCommands;
  const publisher = new Publisher(runner, (text) => text.replaceAll('a-secret', '***'));
  const post = async (change: Parameters<typeof reportOf>[0] = {}) => {
    const api = await connectTo(github, token, 'example/docs');
    const report = reportOf(change);
    const inputs = { ...report.inputs, 'github-token': token };
    const { signal } = new AbortController();
    const session = { openGitHub: async () => api, publisher, signal };
    return postReport({ ...report, inputs }, issue.number, session);
  };
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () =>
    github.requests.map(({ method }) => method).filter((method) => method !== 'GET');
  return { ...github, issue, post, warnings, bodies, written };
}

test.each([BOT, PERSON])(
  'every week updates the same comment, which one request finds (%s)',
  async (token) => {
    await using thread = await openIssue(token);
    const urls: string[] = [];
    for (const path of ['/one', '/two', '/a-secret'])
      urls.push(await thread.post({ pages: [pageOf(path)] }));
    expect(new Set(urls).size).toBe(1);
    expect(thread.bodies()).toHaveLength(1);
    // Only the last report is left, without secrets.
    expect(thread.bodies()[0]).toMatch(
      /^### 📈 (?!.*one)[\s\S]*`\/\*\*\*`[\s\S]*<\/sub>\n\n<!-- docs-agent-\S+ last-week docs -->$/,
    );
    expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH']);
    expect(thread.warnings).toEqual([]);
  },
);

test('a report of another period or project has a comment of its own', async () => {
  await using thread = await openIssue();
  for (const change of [{}, { period: 'last-month' }, { project: 'docs-2' }])
    await thread.post(change);
  expect(thread.bodies()).toHaveLength(3);
});

test('the last line is hidden and identifies our comment, whatever the name of the project', async () => {
  await using thread = await openIssue();
  for (const project of ['docs', '-->', 'a--', '<!--', '日本'])
    for (const period of ['last-week', 'own dates']) await thread.post({ project, period });
  expect(thread.bodies()).toHaveLength(10);
  for (const body of thread.bodies()) {
    expect(isOurs(body)).toBe(true);
    expect(body.indexOf('-->', body.lastIndexOf('\n'))).toBe(body.length - 3);
  }
});

describe('a comment that is not ours is not updated', () => {
  test.each<[string, string, string, string]>([
    ['a person’s, for a bot', BOT, `words\n\n${MARKER}`, 'somebody'],
    ['another person’s, for a person', PERSON, `words\n\n${MARKER}`, 'somebody'],
    ['a bot’s, for a person', PERSON, `words\n\n${MARKER}`, OURS],
    ['a quote above other words', BOT, `${MARKER}\nas they say`, OURS],
    ['a quoted line', BOT, `> ${MARKER}`, OURS],
  ])('%s', async (_name, token, body, as) => {
    await using thread = await openIssue(token);
    thread.world.addComment(thread.issue, body, { as });
    await thread.post();
    expect(thread.bodies()).toEqual([body, expect.stringMatching(/^### 📈/)]);
  });
});

test.each([
  ['of the greatest length of a comment is posted whole', 0],
  ['that is longer by a byte loses rows', 1],
])('a report %s', async (_, more) => {
  await using thread = await openIssue();
  const room = MAX_COMMENT - MARKER.length - 2 + more;
  const paths = Array.from({ length: 480 }, (_each, index) => `/${index}-`.padEnd(20, 'x'));
  const reportWith = () => ({ pages: paths.map((path) => pageOf(path, 3, 1, 4)), top: 1_000 });
  const size = () => Buffer.byteLength(visitorsMarkdown(reportOf(reportWith()), Infinity));
  let missing = room - size();
  for (const [index, path] of paths.entries()) {
    const added = Math.min(missing, 100);
    paths[index] = path + 'y'.repeat(added);
    missing -= added;
  }
  expect([missing, size()]).toEqual([0, room]);
  await thread.post(reportWith());
  expect(thread.bodies()[0]?.includes('/479-')).toBe(more === 0);
});

test('if GitHub cannot be reached, the warning says so', async () => {
  const warnings: unknown[] = [];
  const noToken = {
    title: 'The GitHub token is missing',
    happened: ['No token.'],
  } as const;
  const session = {
    openGitHub: () => Promise.reject(new SetupError(noToken)),
    publisher: {
      redact: (text: string) => text,
      warn: (warning: unknown) => warnings.push(warning),
    } as never as Publisher,
    signal: new AbortController().signal,
  };
  expect(await postReport(reportOf(), 1, session)).toBe('');
  const title = 'Could not post the report';
  expect(warnings).toEqual([{ ...noToken, title, topic: noToken.title }]);
});

test.each([
  ['to its end', undefined, []],
  ['and takes no comment', 'issues/create-comment', ['POST']],
] as const)('a thread that cannot be read %s gets no comment', async (_name, operation, writes) => {
  await using thread = await openIssue();
  thread.fault({ ...problem(502), ...(operation ? { operation } : {}) });
  expect([await thread.post(), thread.bodies(), thread.written()]).toEqual(['', [], writes]);
  expect(thread.warnings).toEqual([
    expect.stringMatching(/could not be posted as a comment \(`502/),
  ]);
});
