import { expect, test } from 'vitest';
import { readChanges } from '../../src/context/changes.ts';
import type { Session } from '../../src/environment.ts';
import type { UserMessage } from '../../src/errors.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import type { Text } from '../../src/text/sentence.ts';
import { failureOf, wordsOf } from '../support/words.ts';

const sha = (digit: string) => digit.repeat(40);

interface Setting {
  event?: Session['event'];
  /** For a command: whether it is on a pull request. */
  onPull?: boolean;
  inputs?: object;
  /** Of the pull request. */
  state?: string;
  /** The output of git for the last argument of a call. */
  git?: Record<string, string>;
  files?: string[];
  fault?: GitHubError;
  /** Where the last job of the thread ended. */
  start?: string;
  /** A commit that is not in the repository any more. */
  gone?: string;
}

const push = (payload: object) => ({ name: 'push', payload: { before: sha('b'), ...payload } });
const PUSH = push({});

function open({ event = PUSH, onPull, inputs, state = 'open', git = {}, ...setting }: Setting) {
  const { files = ['README.md'], fault, start, gone } = setting;
  const comparisons: unknown[] = [];
  const said: string[] = [];
  const answers: Record<string, object> = {
    compare: {
      merge_base_commit: { sha: sha('a') },
      total_commits: 1,
      commits: [],
      files: files.map((filename) => ({ filename, status: 'modified' })),
    },
    pulls: {
      number: 7,
      state,
      base: { ref: 'main', sha: sha('c'), repo: { id: 1, full_name: 'o/r' } },
      head: { ref: 'changes', sha: sha('d') },
    },
  };
  const call: GitHubApi['call'] = async (route, parameters) => {
    if (parameters?.basehead) comparisons.push(parameters.basehead);
    if (fault) throw fault;
    if (gone && String(parameters?.basehead).startsWith(gone))
      throw new GitHubError('Not Found', { status: 404 });
    return { data: answers[route.split('/')[4] ?? ''], lastPage: undefined };
  };
  const getExecOutput = async (_command: string, args: string[]) => {
    const stdout = git[args.at(-1) ?? ''];
    return { exitCode: stdout === undefined ? 128 : 0, stdout: `${stdout}\n`, stderr: '' };
  };
  const session = {
    inputs: { context: ['files'], ...inputs },
    event,
    run: { commit: sha('f'), serverUrl: 'https://h.test', repository: { fullName: 'o/r' } },
    openGitHub: async () => ({ call, now: () => 0 }),
    folders: { workspace: '/work', temp: undefined },
    programs: { load: async () => ({ getExecOutput }), env: {} },
    publisher: {
      info: (text: Text) => said.push(wordsOf(text)),
      warn: ({ title, happened }: UserMessage) => said.push(`${title}: ${wordsOf(happened)}`),
    },
  } as unknown as Session;
  const issueInEvent = { title: '', body: '', isPullRequest: onPull === true };
  const command = { name: '/docs', issueInEvent, lines: undefined };
  const request = { command: onPull === undefined ? undefined : command, issue: 7 };

  /** What a prompt has of the changes; undefined without any. */
  const block = async () => {
    const result = await readChanges({ parts: ['files'], request, start }, session);
    if ('error' in result) throw result.error;
    return result.kind === 'changes' ? result.changes.block : undefined;
  };
  return { comparisons, said, block };
}

const onEvent = (name: string, payload: object = {}) => ({ event: { name, payload } });
const PULL = { pull_request: { number: 7 } };
const NEW_TAG = { event: push({ before: sha('0'), ref: 'refs/tags/v2' }) };
const RELEASE = { release: { tag_name: 'v2' } };
const NEW_BRANCH = push({ before: sha('0'), repository: { default_branch: 'main' } });
const tagInGit = { 'refs/tags/v2^': 'v1', 'refs/tags/v1^{commit}': sha('1') };
const onlyTag = { 'refs/tags/v2^{commit}': sha('2') };
const shallow = { '--is-shallow-repository': 'true' };
const whole = { '--is-shallow-repository': 'false' };
const atHead1 = { 'HEAD~1^{commit}': sha('1') };
const [RUN, HEAD] = [sha('f'), sha('d')];
const base = (revision: string) => ({ inputs: { 'diff-base': revision } });

test.each<[what: string, Setting, range: string]>([
  ['a pull request', onEvent('pull_request', PULL), `main...${HEAD}`],
  [
    'a closed pull request',
    { ...onEvent('pull_request_target', PULL), state: 'closed' },
    `${sha('c')}...${HEAD}`,
  ],
  ['a command on a pull request', { onPull: true }, `main...${HEAD}`],
  ['a push', {}, `${sha('b')}...${RUN}`],
  ['a new branch', { event: NEW_BRANCH }, `main...${RUN}`],
  ['a new tag', { ...NEW_TAG, git: tagInGit }, `${sha('1')}...${RUN}`],
  ['a release', { ...onEvent('release', RELEASE), git: tagInGit }, `${sha('1')}...${RUN}`],
  ['`diff-base` in a checkout', { ...base('HEAD~1'), git: atHead1 }, `${sha('1')}...${RUN}`],
  [
    'a pull request since `diff-base`',
    { ...onEvent('pull_request_review', PULL), ...base('v1') },
    `v1...${HEAD}`,
  ],
])('the changes of %s end at the commit of the run, or at the head', async (_, setting, range) => {
  const { block, comparisons } = open(setting);

  await block();

  expect(comparisons).toEqual([range]);
});

const noStart = 'does not indicate where the changes start.';

test.each<[what: string, Setting, happened: string]>([
  [
    'an event without changes',
    onEvent('workflow_run', RELEASE),
    `The event workflow_run ${noStart}`,
  ],
  [
    'a pull request without a number',
    onEvent('pull_request', { pull_request: { number: '7' } }),
    `The event pull_request ${noStart}`,
  ],
  [
    'a release in a shallow checkout',
    { ...onEvent('release', RELEASE), git: { ...onlyTag, ...shallow } },
    'The workspace has no tag before v2. To find it, actions/checkout needs fetch-depth: 0.',
  ],
  [
    'a release whose tag is not in the checkout',
    { ...onEvent('release', RELEASE), git: whole },
    'The workspace has no tag before v2. To find it, actions/checkout needs fetch-depth: 0.',
  ],
])('%s needs `diff-base`', async (_, setting, expected) => {
  const { happened, next } = await failureOf(open(setting).block);

  expect(happened).toBe(expected);
  expect(next).toContain('Set diff-base to a branch, tag, or commit');
});

test.each<[what: string, Setting]>([
  ['release', onEvent('release', RELEASE)],
  ['tag', NEW_TAG],
])(
  'a first %s in a checkout with its whole history is told that it is the first',
  async (_, on) => {
    const { happened, next } = await failureOf(
      open({ ...on, git: { ...onlyTag, ...whole } }).block,
    );

    expect(happened).toBe(
      'v2 is the first tag of its history, so no earlier one indicates where the changes start.',
    );
    expect(next).toMatch(/^For this one run, set diff-base to .* Remove it afterwards/);
  },
);

const LAST = sha('9');

test.each<[what: string, Setting]>([
  ['a push', {}],
  ['`diff-base`', base('v1')],
  ['an event without changes', onEvent('schedule')],
])('changes start where the last job of the thread ended, also for %s', async (_, setting) => {
  const { block, comparisons } = open({ ...setting, start: LAST });

  const text = await block();

  expect(comparisons).toEqual([`${LAST}...${RUN}`]);
  expect(text).toMatch(/^Changes in o\/r from a{12} to f{12}, since the last job of this thread: /);
});

test.each<[what: string, Setting, from: string]>([
  ['the push', {}, sha('b')],
  ['`diff-base`', { ...onEvent('schedule'), ...base('v1') }, 'v1'],
])(
  'if the commit of the last job is gone, the changes start at %s, and a warning names both',
  async (_, on, from) => {
    const { block, comparisons, said } = open({ ...on, start: LAST, gone: LAST });

    const text = await block();

    expect(comparisons).toEqual([`${LAST}...${RUN}`, `${from}...${RUN}`]);
    expect(said).toEqual([
      `Changes start elsewhere: The last job of this thread got the changes up to ${LAST}. That commit is no longer in the repository, for example after a forced push, so the changes start at ${from} instead.`,
    ]);
    expect(text).not.toContain('since the last job');
  },
);

test('an error of GitHub does not mean that the commit is gone', async () => {
  const fault = new GitHubError('no', { status: 502 });
  const { block, comparisons } = open({ fault, start: LAST });

  await failureOf(block);

  expect(comparisons).toHaveLength(1);
});

test('if nothing has changed since the last job, the message says so', async () => {
  const { happened } = await failureOf(open({ files: [], start: LAST }).block);

  expect(happened).toContain(
    'has changed since the last job of this thread (from aaaaaaaaaaaa to ffffffffffff)',
  );
});

test('if more than 300 files have changed, the prompt says that GitHub does not list all', async () => {
  const files = Array.from({ length: 300 }, (_, index) => `${index}.md`);

  const block = await open({ files }).block();

  expect(block).toContain('\n(GitHub lists only the first 300 files.)\n');
});

test('a command on an issue has no changes, and the log says so', async () => {
  const { block, said } = open({ onPull: false, ...base('v1') });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([
    'context: files left out, because the comment is on an issue, which has no changes.',
  ]);
});

test('`auto` does not mention that nothing has changed', async () => {
  const { block } = open({ files: ['yarn.lock'], inputs: { context: 'auto' } });

  expect(await block()).toBeUndefined();
});

test('if GitHub does not know a revision, the message says what to set', async () => {
  const { block } = open({ fault: new GitHubError('no', { status: 404 }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toContain('(404 no). One of them is not in o/r');
  expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
});

test.each([
  [502, 'GitHub could not process the request for context (502 no).', /^Wait a few minutes/],
  [422, 'GitHub rejected the request for context (422 no).', /^Fix what GitHub reports/],
])('an error %i of GitHub is not called a wrong revision', async (status, expected, remedy) => {
  const { block } = open({ fault: new GitHubError('no', { status }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toBe(expected);
  expect(next).toMatch(remedy);
});
