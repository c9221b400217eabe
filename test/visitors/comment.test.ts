import { describe, expect, test } from 'vitest';
import { isOurs } from '../../src/github/comments.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { markerLine, postReport } from '../../src/visitors/comment.ts';
import { connectTo } from '../github/connect.ts';
import { problem } from '../standin/github/faults.ts';
import { startGitHub } from '../standin/github/github.ts';

const BOT = 'ghs_this-is-not-a-real-token-0123456789';
const PERSON = 'ghp_this-is-not-a-real-token-0123456789';
const OURS = 'github-actions[bot]';
const MARKER = markerLine('docs', 'last-week');

const publisher = new Publisher({} as RunnerCommands, (text) => text.replaceAll('a secret', '***'));

/** A thread on a stand-in GitHub, and a way to post a report into it. */
async function openIssue() {
  const github = await startGitHub();
  const { world } = github;
  world.addRepository('example/docs', {});
  for (const login of ['somebody', 'reporter']) world.addUser(login);
  world.addToken(BOT, {});
  world.addToken(PERSON, { login: 'reporter' });
  const issue = world.addIssue('example/docs', {});
  const post = async (markdown: string, { token = BOT, marker = MARKER } = {}) => {
    const api = await connectTo(github, token, 'example/docs');
    const env = { api: async () => api, publisher, signal: new AbortController().signal };
    return postReport(markdown, marker, issue.number, { token, env });
  };
  const add = (body: string, as: string) => world.addComment(issue, body, { as });
  const bodies = () => world.comments(issue).map(({ body }) => body);
  const written = () => github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  return { ...github, issue, post, add, bodies, written };
}

test.each([BOT, PERSON])('week after week it is one comment, found by one reading (%s)', async (token) => {
  const thread = await openIssue();
  await using _ = thread;
  const urls: string[] = [];
  for (const week of ['one', 'two', 'three']) urls.push((await thread.post(`# ${week}\n`, { token })).url);
  expect(new Set(urls).size).toBe(1);
  expect(thread.bodies()).toEqual([`# three\n\n${MARKER}`]);
  expect(thread.written()).toEqual(['POST', 'PATCH', 'PATCH']);
});

test('secrets are taken out', async () => {
  const thread = await openIssue();
  await using _ = thread;
  await thread.post('holds a secret');
  expect(thread.bodies()).toEqual([`holds ***\n\n${MARKER}`]);
});

test.each([
  ['of another period', markerLine('docs', 'last-month')],
  ['of another project', markerLine('docs-2', 'last-week')],
])('a report %s has a comment of its own', async (_name, marker) => {
  const thread = await openIssue();
  await using _ = thread;
  await thread.post('one');
  await thread.post('two', { marker });
  expect(thread.bodies()).toHaveLength(2);
});

test.each([['docs'], ['-->'], ['a--'], ['<!--'], ['日本'], ['-'.repeat(100)]])(
  'the line of project %j is hidden, and known as ours',
  (project) => {
    for (const period of ['last-week', 'own dates']) {
      const line = markerLine(project, period);
      expect(isOurs(`words\n\n${line}\n`)).toBe(true);
      expect(line.indexOf('-->')).toBe(line.length - 3);
    }
  },
);

describe('nobody else’s comment is taken for ours', () => {
  test.each<[string, string, string, string]>([
    ['a person’s, for a bot', BOT, `words\n\n${MARKER}`, 'somebody'],
    ['another person’s, for a person', PERSON, `words\n\n${MARKER}`, 'somebody'],
    ['a bot’s, for a person', PERSON, `words\n\n${MARKER}`, OURS],
    ['a quote above other words', BOT, `${MARKER}\nas they say`, OURS],
    ['a quoted line', BOT, `> ${MARKER}`, OURS],
  ])('%s', async (_name, token, body, as) => {
    const thread = await openIssue();
    await using _ = thread;
    thread.add(body, as);
    await thread.post('report', { token });
    expect(thread.bodies()).toEqual([body, `report\n\n${MARKER}`]);
  });
});

test.each([
  ['to its end', undefined, 0],
  ['and takes no comment', 'issues/create-comment', 1],
] as const)('a thread that cannot be read %s gets no comment', async (_name, operation, writes) => {
  const thread = await openIssue();
  await using _ = thread;
  thread.fault({ ...problem(502), ...(operation ? { operation } : {}) });
  const { url, warnings } = await thread.post('report');
  expect([url, warnings.map(({ level }) => level)]).toEqual(['', ['warning']]);
  expect([thread.bodies(), thread.written().length]).toEqual([[], writes]);
});
