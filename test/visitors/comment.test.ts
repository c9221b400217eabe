import { describe, expect, test } from 'vitest';
import { gitHubApi, type OctokitRequest } from '../../src/github/api.ts';
import { threadComments } from '../../src/github/thread-comments.ts';
import { postReport } from '../../src/visitors/comment.ts';
import { markerLine, markerSeal, readMarker } from '../../src/visitors/marker.ts';
import { startGitHub } from '../standin/github/github.ts';

const BOT = 'ghs_this-is-not-a-real-token-0123456789';
const PERSON = 'ghp_this-is-not-a-real-token-0123456789';
const place = {
  apiKey: 'key_not-a-real-key',
  repository: 2001,
  issue: 1,
  projects: ['docs'],
  period: 'last-week',
};
const seal = (change: Partial<typeof place> = {}) => markerSeal({ ...place, ...change });

/** A thread on a stand-in GitHub, and a way to post a report into it. */
async function openIssue() {
  const github = await startGitHub();
  const { world } = github;
  world.addRepository('example/docs', {});
  for (const login of ['somebody', 'reporter']) world.addUser(login);
  world.addToken(BOT, {});
  world.addToken(PERSON, { login: 'reporter' });
  const issue = world.addIssue('example/docs', {});
  const { getOctokit } = await import('@actions/github');
  const post = (
    markdown: string,
    { token = BOT, ...change }: Partial<typeof place> & { token?: string } = {},
  ) => {
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const octokit = getOctokit(token, { baseUrl: github.url, log }) as unknown as OctokitRequest;
    const api = gitHubApi({
      octokit,
      repository: { owner: 'example', repo: 'docs' },
      limit: () => AbortSignal.timeout(10_000),
      wall: Date.now,
    });
    return postReport(markdown, {
      comments: threadComments(api, issue.number),
      seal: seal(change),
      asBot: token === BOT,
      signal: new AbortController().signal,
    });
  };
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () => github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  return { ...github, issue, post, bodies, written };
}

test.each([BOT, PERSON])('week after week it is one comment (%s)', async (token) => {
  const thread = await openIssue();
  await using _ = thread;
  const urls: string[] = [];
  for (const week of ['one', 'two', 'three']) urls.push((await thread.post(`# ${week}\n`, { token })).url);
  expect(new Set(urls).size).toBe(1);
  expect(thread.bodies()).toEqual([`# three\n\n${markerLine(seal())}`]);
  expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH']);
  expect(thread.violations).toEqual([]);
});

test('it is found on the second page of a long thread', async () => {
  const thread = await openIssue();
  await using _ = thread;
  for (let count = 0; count < 120; count++)
    thread.world.addComment(thread.issue, `${count}`, { as: 'somebody' });
  await thread.post('first');
  await thread.post('second');
  expect(thread.bodies()).toHaveLength(121);
  expect(thread.bodies().at(-1)).toContain('second');
});

test.each([
  ['of another period', { period: 'last-month' }],
  ['of other projects', { projects: ['docs', 'api'] }],
])('a report %s has a comment of its own', async (_name, change) => {
  const thread = await openIssue();
  await using _ = thread;
  await thread.post('one');
  await thread.post('two', change);
  expect(thread.bodies()).toHaveLength(2);
});

describe('nobody else’s comment is taken for ours', () => {
  test.each<[string, string, string]>([
    ['a copy by somebody', markerLine(seal()), 'somebody'],
    ['an invented line by our account', markerLine(seal({ apiKey: 'key_another' })), 'github-actions[bot]'],
    ['the line of another thread', markerLine(seal({ issue: 2 })), 'github-actions[bot]'],
    ['the line of another repository', markerLine(seal({ repository: 7 })), 'github-actions[bot]'],
    ['a quote above other words', `> ${markerLine(seal())}\nas they say`, 'github-actions[bot]'],
  ])('%s', async (_name, line, as) => {
    const thread = await openIssue();
    await using _ = thread;
    thread.world.addComment(thread.issue, `words\n\n${line}`, { as });
    const { url } = await thread.post('report');
    expect(url).not.toBe('');
    expect(thread.bodies()).toEqual([`words\n\n${line}`, `report\n\n${markerLine(seal())}`]);
  });

  test('a line that another key has signed is named', async () => {
    const thread = await openIssue();
    await using _ = thread;
    await thread.post('old', { apiKey: 'key_before-it-was-changed' });
    expect((await thread.post('new')).unverified).toHaveLength(1);
    expect(thread.bodies()).toHaveLength(2);
  });

  test('one flipped character anywhere in the line is no line of ours', () => {
    const line = markerLine(seal());
    for (let at = 0; at < line.length; at++) {
      const changed = line.slice(0, at) + (line[at] === 'A' ? 'B' : 'A') + line.slice(at + 1);
      expect(readMarker(changed, seal())).not.toBe('this-report');
    }
    expect(readMarker(line, seal())).toBe('this-report');
    expect(line).not.toContain('docs"');
  });
});

test('two comments of two runs at once become one', async () => {
  const thread = await openIssue();
  await using _ = thread;
  const line = markerLine(seal());
  for (const words of ['a', 'b'])
    thread.world.addComment(thread.issue, `${words}\n\n${line}`, { as: 'github-actions[bot]' });
  await thread.post('c');
  expect(thread.bodies()).toEqual([`c\n\n${line}`]);
});

test('a thread that cannot be read to its end gets no comment', async () => {
  const thread = await openIssue();
  await using _ = thread;
  thread.fault({ kind: 'status', status: 502 } as never);
  const posted = await thread.post('report');
  expect(posted).toMatchObject({ url: '', fault: { during: 'reading', fault: { status: 502 } } });
  expect(thread.written()).toEqual([]);
});
