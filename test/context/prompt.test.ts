import { describe, expect, test } from 'vitest';
import { type Prompt, PromptReader } from '../../src/context/prompt.ts';
import type { Session } from '../../src/environment.ts';
import { type Message, NothingToDo, SetupError } from '../../src/errors.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import type { Inputs } from '../../src/inputs/inputs.ts';
import type { Text } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';

const sha = 'abc'.padEnd(40, '0');
const DATA: Record<string, unknown> = {
  'issues/{issue_number}': {
    title: 'In the event',
    body: 'asked',
    body_html: '<p>asked</p>',
    html_url: 'https://github.test/1',
    user: null,
    pull_request: {},
  },
  'pulls/{pull_number}/comments': [
    {
      id: 1,
      user: { id: 1, login: 'octocat', type: 'User' },
      body: 'reviewed',
      body_html: '<p>reviewed</p>',
      path: 'a.md',
      diff_hunk: '@@ -0,0 +1 @@',
      line: 1,
      created_at: '2026-11-02T10:00:00Z',
    },
  ],
  reviews: [],
  comments: [
    {
      user: { id: 1, login: 'octocat', type: 'User' },
      body: 'said before',
      body_html: '<p>said before</p>',
      created_at: '2026-11-02T10:00:00Z',
    },
    {
      user: { id: 2, login: 'stranger', type: 'User' },
      body: 'not permitted',
      body_html: '<p>not permitted</p>',
      created_at: '2026-11-02T10:00:00Z',
    },
  ],
  'pulls/{pull_number}': {
    number: 1,
    state: 'open',
    base: { ref: 'main', sha, repo: { id: 1, full_name: 'o/r' } },
    head: { sha },
  },
  'compare/{basehead}': {
    merge_base_commit: { sha },
    total_commits: 1,
    commits: [{ sha, commit: { message: 'Change it' } }],
    files: [{ filename: 'a.md', status: 'modified', patch: '@@ -0,0 +1 @@\n+one' }],
  },
};

interface Setting {
  context?: Inputs['context'];
  kind?: 'create' | 'message';
  target?: string;
  commandName?: string | undefined;
  event?: Session['event'];
  isPull?: boolean;
  /** What the event says about the issue. */
  quoted?: Partial<typeof ISSUE>;
  /** When the job got reviews; `unread`: the thread was not read yet. */
  since?: number | 'unread';
  files?: unknown;
  fault?: GitHubFault;
}

/** What goes along with an instruction, as the words that tell the parts; what was said; what GitHub was asked. */
async function read(setting: Setting) {
  const { context = 'auto', kind = 'create', target = 'new', commandName, isPull, fault } = setting;
  const routes: string[] = [];
  const api: GitHubApi = {
    now: () => Date.UTC(2026, 10, 2, 12),
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
  const session = {
    inputs: { context, command: '/docs' },
    openGitHub: async () => api,
    signal: new AbortController().signal,
    event: setting.event ?? { name: 'push', payload: {} },
    run: { serverUrl: 'https://github.test', repository: { fullName: 'o/r' } },
    publisher: {
      info: (text: Text) => said.push(`info: ${wordsOf(text)}`),
      warn: ({ title, happened }: Message) => said.push(`${title}: ${wordsOf(happened)}`),
    },
  } as unknown as Session;
  const quoted =
    isPull === undefined ? undefined : { ...ISSUE, isPullRequest: isPull, ...setting.quoted };
  const request = {
    instruction: 'write it',
    target: { type: target },
    commandName,
    issue: 1,
    quoted,
    mayCommand: async ({ login }: { login: string }) => login === 'octocat',
  };
  const { promptFor } = new PromptReader(request, session);
  const { since = 0 } = setting;
  const facts = since === 'unread' ? undefined : { reviewsSince: since };
  const prompt = await promptFor(kind, facts).catch((error: unknown) => error as Error);
  const words = 'In the event,said before,not permitted,reviewed,Commits,Files,Diff:'.split(',');
  const text = 'text' in prompt ? prompt.text : '';
  const parts = words.filter((word) => text.includes(word));
  return { prompt, parts, said, routes, promptFor };
}
const ISSUE = {
  title: 'In the event',
  body: 'asked',
  html: '',
  author: 'octocat',
  htmlUrl: 'https://github.test/1',
};
const PULL = { name: 'pull_request', payload: { pull_request: { number: 1 } } };
const command = { commandName: '/docs', isPull: false };
const onPull = { commandName: '/docs', isPull: true };

describe('which parts go along', () => {
  test.each<[what: string, Setting, string[]]>([
    ['auto, a workflow', { event: PULL }, []],
    ['auto, a command on an issue', command, ['In the event']],
    ['auto, a command on a pull request', onPull, ['In the event', 'reviewed', 'Files']],
    ['auto, a follow-up', { ...command, kind: 'message' }, []],
    ['none', { ...command, context: 'none' }, []],
    ['a list', { ...command, context: ['issue', 'thread'] }, ['In the event', 'said before']],
    ['an issue without an event', { context: ['issue'] }, ['In the event']],
    ['a list, a follow-up by command', { ...command, context: ['thread'], kind: 'message' }, []],
    [
      'a list, a follow-up of a workflow',
      { context: ['issue', 'files', 'commits'], kind: 'message', event: PULL },
      ['Commits', 'Files'],
    ],
    [
      'every list of changes',
      { context: ['diff', 'files', 'commits'], event: { ...PULL, name: 'pull_request_target' } },
      ['Commits', 'Files', 'Diff:'],
    ],
    ['auto, a follow-up on a pull request', { ...onPull, kind: 'message' }, ['reviewed']],
    ['auto, a job by its ID there', { ...onPull, kind: 'message', target: 'job' }, ['reviewed']],
    [
      'reviews, before the thread is read',
      { context: ['review'], kind: 'message', since: 'unread' },
      [],
    ],
    ['reviews', { context: ['review'] }, ['reviewed']],
    [
      'reviews and changes, a follow-up of a workflow',
      { context: ['issue', 'review', 'commits'], kind: 'message', event: PULL },
      ['reviewed', 'Commits'],
    ],
    [
      'reviews from before the second in which they were last read',
      { context: ['review'], since: Date.UTC(2026, 10, 2, 10, 0, 1) },
      [],
    ],
    [
      'reviews from that second',
      { context: ['review'], since: Date.UTC(2026, 10, 2, 10, 0, 0, 999) },
      ['reviewed'],
    ],
  ])('%s', async (_, setting, parts) => {
    const { prompt, parts: found, said } = await read(setting);
    expect(found).toEqual(parts);
    expect(said).toEqual([]);
    if (parts.length === 0) expect(prompt).toMatchObject({ text: 'write it' });
  });

  test('changes are read once, for all prompts of a run', async () => {
    const { promptFor, routes } = await read({ context: ['files'], event: PULL });

    await promptFor('message', { reviewsSince: 0 });

    expect(routes).toEqual(['pulls', 'compare']);
  });
});

const lock = [{ filename: 'yarn.lock', status: 'modified', patch: '@@' }];

test('where nothing has changed, a list ends the run, and auto does without', async () => {
  const { prompt } = await read({ context: ['files'], event: PULL, files: lock });
  const { parts } = await read({ ...onPull, files: lock });

  expect(prompt).toBeInstanceOf(NothingToDo);
  expect(parts).toEqual(['In the event', 'reviewed']);
});

test.each<[Setting, remedy: RegExp]>([
  [{ fault: new GitHubFault('no', { status: 403 }) }, /^Check that github-token/],
  [{ fault: new GitHubFault('no', { status: 502 }) }, /^Run again/],
])('GitHub does not answer, %j: a list fails, auto warns', async (setting, remedy) => {
  const { prompt } = await read({ context: ['issue'], ...setting });
  expect(prompt).toBeInstanceOf(SetupError);
  expect(wordsOf((prompt as SetupError).trouble.next)).toMatch(remedy);
  const auto = await read({ ...onPull, ...setting });
  expect(auto.said).toEqual([expect.stringContaining('Context was left out: GitHub rejected')]);
  expect(auto.parts).toEqual([]);
});

test.each<[what: string, Setting, comments: object | undefined, readAt: number | undefined]>([
  ['no comments were asked for', command, undefined, undefined],
  ['a thread', { context: ['thread'] }, { included: 1, leftOut: 1 }, undefined],
  ['reviews', { context: ['review'] }, { included: 1, leftOut: 0 }, Date.UTC(2026, 10, 2, 12)],
  [
    'both',
    { context: ['thread', 'review'] },
    { included: 2, leftOut: 1 },
    Date.UTC(2026, 10, 2, 12),
  ],
  ['reviews of an issue', { ...command, context: ['review'] }, undefined, undefined],
])(
  'the prompt counts comments, and says when reviews were read: %s',
  async (_, setting, comments, readAt) => {
    const { prompt } = await read(setting);

    const { comments: counts, reviewsReadAt } = prompt as Prompt;
    expect({ counts, reviewsReadAt }).toEqual({ counts: comments, reviewsReadAt: readAt });
  },
);

test.each<[what: string, NonNullable<Setting['quoted']>, isEdited: boolean]>([
  ['nothing', {}, false],
  ['the title', { title: 'Another title' }, true],
  ['the description', { body: 'something else' }, true],
])('if %s was edited since the event, the issue is left out: %j', async (_, quoted, isEdited) => {
  const { prompt, parts, said } = await read({ ...command, quoted });

  expect(prompt).toMatchObject({ editedSince: isEdited });
  expect(parts).toEqual(isEdited ? [] : ['In the event']);
  expect(said).toEqual(
    isEdited ? ['info: context: issue left out, because #1 was edited after the comment.'] : [],
  );
});
