import { describe, expect, test } from 'vitest';
import { PromptReader } from '../../src/context/prompt.ts';
import { NO_EARLIER_INSTRUCTION, type ReviewScope } from '../../src/context/review.ts';
import type { Session } from '../../src/environment.ts';
import { type Message, SetupError } from '../../src/errors.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import type { Inputs } from '../../src/inputs/inputs.ts';
import type { Text } from '../../src/text/sentence.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';

const sha = 'abc'.padEnd(40, '0');
const DATA: Record<string, unknown> = {
  'issues/{issue_number}': { title: 'Too short', html_url: 'https://github.test/1', user: null },
  'pulls/{pull_number}/comments': [
    {
      id: 1,
      user: { id: 1, login: 'octocat' },
      author_association: 'OWNER',
      body: 'reviewed',
      path: 'a.md',
      line: 1,
      created_at: '2026-11-02T10:00:00Z',
    },
  ],
  reviews: [],
  comments: [
    {
      id: 1,
      issue_url: 'https://api.github.test/issues/1',
      user: { id: 1, login: 'octocat', type: 'User' },
      author_association: 'OWNER',
      body: 'said before',
      created_at: '2026-11-02T10:00:00Z',
      updated_at: '2026-11-02T10:00:00Z',
      html_url: 'https://github.test/1#1',
    },
  ],
  'pulls/{pull_number}': {
    number: 1,
    state: 'open',
    base: { sha, repo: { id: 1, full_name: 'o/r' } },
    head: { sha },
  },
  'compare/{basehead}': {
    merge_base_commit: { sha },
    total_commits: 1,
    commits: [{ sha, commit: { message: 'Change it' } }],
    files: [{ filename: 'a.md', status: 'modified', changes: 1, patch: '@@ -0,0 +1 @@\n+one' }],
  },
};

interface Setting {
  context?: Inputs['context'];
  kind?: 'create' | 'message';
  target?: string;
  commandName?: string | undefined;
  event?: Session['event'];
  isPull?: boolean;
  reviews?: Partial<ReviewScope>;
  files?: unknown;
  fault?: GitHubFault;
  ms?: number;
}

/** What goes along with an instruction, as the words that tell the parts; what was said; what GitHub was asked. */
async function read(setting: Setting) {
  const { context = 'auto', kind = 'create', target = 'new', commandName, isPull, fault } = setting;
  const routes: string[] = [];
  const api: GitHubApi = {
    now: () => 0,
    async call(route) {
      if (fault) throw fault;
      const key = Object.keys(DATA).find((each) => route.endsWith(each)) ?? '';
      routes.push(key.replace(/\/.*/, ''));
      const { files } = setting;
      const data =
        key.startsWith('compare') && files ? { ...(DATA[key] as object), files } : DATA[key];
      return { data, lastPage: undefined };
    },
  };
  const said: string[] = [];
  const clock = createFakeClock({ now: setting.ms ?? 0, auto: false });
  const session = {
    inputs: { context, command: '/docs' },
    openGitHub: async () => api,
    clock,
    deadline: 30 * 60_000,
    signal: new AbortController().signal,
    event: setting.event ?? { name: 'push', payload: {} },
    run: { serverUrl: 'https://github.test', repository: { fullName: 'o/r' } },
    publisher: {
      info: (text: Text) => said.push(`info: ${wordsOf(text)}`),
      warn: ({ title, happened }: Message) => said.push(`${title}: ${wordsOf(happened)}`),
    },
  } as unknown as Session;
  const quoted = isPull === undefined ? undefined : { ...ISSUE, isPullRequest: isPull };
  const request = {
    instruction: 'write it',
    target: { type: target },
    commandName,
    issue: 1,
    quoted,
  };
  const { promptFor } = new PromptReader(request, session);
  const reviews = setting.reviews && { ...NO_EARLIER_INSTRUCTION, ...setting.reviews };
  const prompt = await promptFor(kind, reviews).catch((error: unknown) => error as Error);
  const words = 'Too short,In the event,said before,reviewed,Commits,Files,Diff'.split(',');
  const text = 'text' in prompt ? prompt.text : '';
  const parts = words.filter((word) => text.includes(word));
  return { prompt, parts, said, routes, promptFor };
}
const ISSUE = {
  title: 'In the event',
  body: '',
  author: 'octocat',
  htmlUrl: 'https://github.test/1',
};
const PULL = { name: 'pull_request', payload: { pull_request: { number: 1 } } };
const command = { commandName: '/docs', isPull: false };
const onAgents = { commandName: '/docs', isPull: true, reviews: { isAgentsPullRequest: true } };

describe('which parts go along', () => {
  test.each<[what: string, Setting, string[]]>([
    ['auto, a workflow', { event: PULL }, []],
    ['auto, a command on an issue', command, ['In the event']],
    ['auto, a command on a pull request', { ...command, isPull: true }, ['In the event', 'Files']],
    ['auto, a follow-up', { ...command, kind: 'message' }, []],
    ['auto, a job by its ID', { ...command, target: 'job' }, []],
    ['none', { ...command, context: 'none' }, []],
    ['a list', { ...command, context: ['issue', 'thread'] }, ['In the event', 'said before']],
    ['an issue that the event does not hold', { context: ['issue'] }, ['Too short']],
    ['a list, a follow-up by command', { ...command, context: ['thread'], kind: 'message' }, []],
    [
      'a list, a follow-up of a workflow',
      { context: ['issue', 'files', 'commits'], kind: 'message', event: PULL },
      ['Commits', 'Files'],
    ],
    [
      'every list of changes',
      { context: ['diff', 'files', 'commits'], event: { ...PULL, name: 'pull_request_target' } },
      ['Commits', 'Files', 'Diff'],
    ],
    ['auto, on the agent’s pull request', onAgents, ['In the event', 'reviewed', 'Files']],
    ['auto, a follow-up there', { ...onAgents, kind: 'message' }, ['reviewed']],
    ['auto, a job by its ID there', { ...onAgents, kind: 'message', target: 'job' }, ['reviewed']],
    ['auto, a workflow there', { reviews: { isAgentsPullRequest: true } }, []],
    ['none, there', { ...onAgents, context: 'none' }, []],
    ['another list, there', { ...onAgents, context: ['thread'] }, ['said before']],
    ['reviews, before the thread is read', { context: ['review'], kind: 'message' }, []],
    ['reviews', { context: ['review'], reviews: {} }, ['reviewed']],
    [
      'reviews and changes, a follow-up of a workflow',
      { context: ['issue', 'review', 'commits'], kind: 'message', event: PULL, reviews: {} },
      ['reviewed', 'Commits'],
    ],
    [
      'reviews and changes, a job by its ID',
      { context: ['review', 'commits'], kind: 'message', target: 'job', reviews: {} },
      ['reviewed'],
    ],
    [
      'reviews that are older than the last instruction',
      { context: ['review'], reviews: { since: Date.UTC(2026, 10, 2, 10) } },
      [],
    ],
    [
      'reviews that are a second younger',
      { context: ['review'], reviews: { since: Date.UTC(2026, 10, 2, 9, 59, 59) } },
      ['reviewed'],
    ],
  ])('%s', async (_, setting, parts) => {
    const { prompt, parts: found, said } = await read(setting);
    expect(found).toEqual(parts);
    expect(said).toEqual([]);
    if (parts.length === 0) expect(prompt).toMatchObject({ text: 'write it' });
  });

  test('changes are read once, for the create and for the message that replaces it', async () => {
    const { promptFor, routes } = await read({ context: ['files'], event: PULL });
    await promptFor('message');
    expect(routes).toEqual(['pulls', 'compare']);
  });
});

const lock = [{ filename: 'yarn.lock', status: 'modified', changes: 1, patch: '@@' }];

test('where nothing has changed, a list ends the run, and auto does without', async () => {
  const { prompt } = await read({ context: ['files'], event: PULL, files: lock });
  expect(wordsOf((prompt as SetupError).trouble.happened)).toMatch(
    /^Nothing that context lists has changed \(from abc/,
  );
  const auto = await read({ ...command, isPull: true, files: lock });
  expect(auto.parts).toEqual(['In the event']);
});

test('a comment on an issue has no changes, and the log says so', async () => {
  const { prompt, said } = await read({ ...command, context: ['diff', 'files'] });
  expect(prompt).toMatchObject({ text: 'write it' });
  expect(said).toEqual([
    'info: context: files, diff left out, because the comment is on an issue, which has no changes.',
  ]);
});

test.each<[Setting, remedy: RegExp]>([
  [{ fault: new GitHubFault('no', { status: 403 }) }, /^Check that github-token/],
  [{ fault: new GitHubFault('no', { status: 502 }) }, /^Run again/],
])('GitHub does not answer, %j: a list fails, auto warns', async (setting, remedy) => {
  const { prompt } = await read({ context: ['issue'], ...setting });
  expect(prompt).toBeInstanceOf(SetupError);
  expect(wordsOf((prompt as SetupError).trouble.next)).toMatch(remedy);
  const auto = await read({ ...command, isPull: true, ...setting });
  expect(auto.said).toEqual([expect.stringContaining('Context was left out: GitHub rejected')]);
  expect(auto.parts).toEqual(['In the event']);
});

test.each([
  [30 * 60_000 - 1, true],
  [30 * 60_000, false],
])('comments are read until the timeout, after %i ms: %j', async (ms, isRead) => {
  const { prompt } = await read({ ...command, context: ['thread'], ms });
  expect('text' in prompt).toBe(isRead);
});
