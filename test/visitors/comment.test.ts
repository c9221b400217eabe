import { describe, expect, test } from 'vitest';
import { gitHubApi, type OctokitRequest } from '../../src/github/api.ts';
import { threadComments } from '../../src/github/thread-comments.ts';
import { postReport } from '../../src/visitors/comment.ts';
import { ID_TO_COME, markerLine, markerSeal, readMarker } from '../../src/visitors/marker.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';

const BOT = 'ghs_this-is-not-a-real-token-0123456789';
const PERSON = 'ghp_this-is-not-a-real-token-0123456789';
const OURS = 'github-actions[bot]';
const OTHER_BOT = 'quoting[bot]';
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
  world.addUser(OTHER_BOT, { type: 'Bot' });
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
  /** What an earlier run left: a comment whose line is signed for itself. */
  const addReport = (
    words: string,
    { as = OURS, ...change }: Partial<typeof place> & { as?: string } = {},
  ) => {
    const comment = world.addComment(issue, words, { as });
    world.editComment(comment.id, `${words}\n\n${markerLine(seal(change), comment.id)}`, as);
    return comment;
  };
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () => github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  return { ...github, issue, post, addReport, bodies, written };
}

test.each([BOT, PERSON])('week after week it is one comment (%s)', async (token) => {
  const thread = await openIssue();
  await using _ = thread;
  const urls: string[] = [];
  for (const week of ['one', 'two', 'three']) urls.push((await thread.post(`# ${week}\n`, { token })).url);
  expect(new Set(urls).size).toBe(1);
  const [{ id = 0 } = {}] = thread.world.comments(thread.issue);
  expect(thread.bodies()).toEqual([`# three\n\n${markerLine(seal(), id)}`]);
  // The first one learns its id, which its line is signed for, from GitHub's answer.
  expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
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
  /** Of a report in the thread whose comment has the next id. */
  const lineOf = (change: Partial<typeof place>) => (id: number) => markerLine(seal(change), id);
  test.each<[string, (id: number) => string, string]>([
    ['a line by somebody', lineOf({}), 'somebody'],
    ['an invented line by our account', lineOf({ apiKey: 'key_another' }), OURS],
    ['the line of another thread', lineOf({ issue: 2 }), OURS],
    ['the line of another repository', lineOf({ repository: 7 }), OURS],
    ['a quote above other words', (id) => `> ${markerLine(seal(), id)}\nas they say`, OURS],
    ['the line of another comment', (id) => markerLine(seal(), id + 1), OURS],
    ['the line of a comment that has yet to learn its id', () => markerLine(seal(), ID_TO_COME), OURS],
    ['a copy by another bot', (id) => markerLine(seal(), id + 1), OTHER_BOT],
  ])('%s', async (_name, line, as) => {
    const thread = await openIssue();
    await using _ = thread;
    const { id } = thread.world.addComment(thread.issue, 'words', { as });
    const before = `words\n\n${line(id)}`;
    thread.world.editComment(id, before, as);
    const { url, removed } = await thread.post('report');
    expect(url).not.toBe('');
    expect(removed).toEqual([]);
    expect(thread.bodies()).toEqual([before, expect.stringMatching(/^report\n\n<!--/)]);
  });

  test('a copy by another bot stays, whether it comes after ours or ours is gone', async () => {
    const thread = await openIssue();
    await using _ = thread;
    const { world, issue } = thread;
    await thread.post('one');
    const [ours] = world.comments(issue);
    const { body: copied } = world.addComment(issue, `Seen:\n\n${ours?.body}`, { as: OTHER_BOT });
    const { url, unverified } = await thread.post('two');
    // Another bot's comment is no older report of ours.
    expect(unverified).toEqual([]);
    expect(thread.bodies()).toEqual([expect.stringMatching(/^two/), copied]);
    world.removeComment(ours?.id ?? 0, OURS);
    const again = await thread.post('three');
    expect(again.url).not.toBe(url);
    await thread.post('four');
    expect(thread.bodies()).toEqual([copied, expect.stringMatching(/^four/)]);
  });

  test('a line that another key has signed is named', async () => {
    const thread = await openIssue();
    await using _ = thread;
    await thread.post('old', { apiKey: 'key_before-it-was-changed' });
    expect((await thread.post('new')).unverified).toHaveLength(1);
    expect(thread.bodies()).toHaveLength(2);
  });

  test('one flipped character anywhere in the line is no line of ours', () => {
    const line = markerLine(seal(), 7);
    for (let at = 0; at < line.length; at++) {
      const changed = line.slice(0, at) + (line[at] === 'A' ? 'B' : 'A') + line.slice(at + 1);
      expect(readMarker({ id: 7, body: changed }, seal())).not.toBe('this-report');
    }
    expect(readMarker({ id: 7, body: line }, seal())).toBe('this-report');
    expect(line).not.toContain('docs"');
  });
});

test('two comments of two runs at once become one, and it is told which was removed', async () => {
  const thread = await openIssue();
  await using _ = thread;
  const [first, second] = ['a', 'b'].map((words) => thread.addReport(words));
  const { removed } = await thread.post('c');
  expect(removed).toEqual([second?.id]);
  expect(thread.bodies()).toEqual([`c\n\n${markerLine(seal(), first?.id ?? 0)}`]);
});

test('of several only those of the account that wrote the first one go', async () => {
  const thread = await openIssue();
  await using _ = thread;
  thread.addReport('ours');
  thread.addReport('of another app with the same key', { as: OTHER_BOT });
  const { removed } = await thread.post('new');
  expect(removed).toEqual([]);
  expect(thread.bodies()).toHaveLength(2);
});

test('a comment that GitHub does not let us mark is told, and named by the next run', async () => {
  const thread = await openIssue();
  await using _ = thread;
  thread.fault({ ...problem(502), operation: 'issues/update-comment' });
  const first = await thread.post('one');
  expect(first).toMatchObject({ fault: { during: 'marking', fault: { status: 502 } } });
  expect(first.url).not.toBe('');
  const [{ id = 0 } = {}] = thread.world.comments(thread.issue);
  expect(await thread.post('two')).toMatchObject({ unverified: [id] });
  expect(thread.bodies()).toHaveLength(2);
});

test('a thread that cannot be read to its end gets no comment', async () => {
  const thread = await openIssue();
  await using _ = thread;
  thread.fault({ ...problem(502) } as never);
  const posted = await thread.post('report');
  expect(posted).toMatchObject({ url: '', fault: { during: 'reading', fault: { status: 502 } } });
  expect(thread.written()).toEqual([]);
});
