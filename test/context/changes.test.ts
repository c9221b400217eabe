import { expect, test } from 'vitest';
import { PromptReader, type PromptRequest } from '../../src/context/prompt.ts';
import type { Session } from '../../src/environment.ts';
import type { UserMessage } from '../../src/errors.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubError } from '../../src/github/github-error.ts';
import type { Text } from '../../src/text/sentence.ts';
import { createFakeClock } from '../support/clock.ts';
import { failureOf, wordsOf } from '../support/words.ts';

const sha = (digit: string) => digit.repeat(40);

interface Setting {
  event?: Session['event'];
  /** For a command: whether it is on a pull request. */
  onPull?: boolean;
  inputs?: object;
  /** Of the pull request. */
  state?: string;
  headRepository?: string;
  /** The output of git for the last argument of a call. */
  git?: Record<string, string>;
  commits?: object[];
  files?: string[];
  fault?: GitHubError;
  /** Where the last job of the thread ended. */
  start?: string;
  /** GitHub does not know a commit yet that it has named. */
  isLate?: boolean;
  /** A commit that is not in the repository any more. */
  gone?: string;
}

const push = (payload: object) => ({ name: 'push', payload: { before: sha('b'), ...payload } });
const PUSH = push({});

function open({ event = PUSH, onPull, inputs, state = 'open', git = {}, ...setting }: Setting) {
  const { files = ['README.md'], fault, start, gone, isLate, commits = [] } = setting;
  const { headRepository = 'o/r' } = setting;
  const comparisons: unknown[] = [];
  const said: string[] = [];
  const answers: Record<string, object> = {
    compare: {
      merge_base_commit: { sha: sha('a') },
      total_commits: 1,
      commits,
      files: files.map((filename) => ({ filename, status: 'modified' })),
    },
    issues: { title: '', body: '', html_url: 'https://h.test/7', pull_request: {} },
    pulls: {
      number: 7,
      state,
      base: { ref: 'main', sha: sha('c'), repo: { id: 1, full_name: 'o/r' } },
      head: { ref: 'changes', sha: sha('d'), repo: { full_name: headRepository } },
    },
  };
  const call: GitHubApi['call'] = async (route, parameters, options) => {
    if (parameters?.basehead) comparisons.push(parameters.basehead);
    if (fault) throw fault;
    const isGone = gone && String(parameters?.basehead).includes(gone);
    const isRepeated = options?.existsSoon === true;
    if (isGone || (isLate && parameters?.basehead && !isRepeated))
      throw new GitHubError('Not Found', { status: 404 });
    if (/(?:comments|reviews)$/.test(route)) return { data: [], lastPage: undefined };
    return { data: answers[route.split('/')[4] ?? ''], lastPage: undefined };
  };
  const getExecOutput = async (_command: string, args: string[]) => {
    const stdout = git[args.at(-1) ?? ''];
    return { exitCode: stdout === undefined ? 128 : 0, stdout: `${stdout}\n`, stderr: '' };
  };
  const session = {
    inputs: { context: ['files'], command: '/docs', ...inputs },
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
  Object.assign(session, { clock: createFakeClock(), signal: new AbortController().signal });
  const issueInEvent = { title: '', body: '', isPullRequest: onPull === true };
  const command = { name: '/docs', issueInEvent, lines: undefined };
  const request: PromptRequest = {
    command: onPull === undefined ? undefined : command,
    instruction: '',
    target: { type: 'continue' },
    issue: 7,
    author: undefined,
    mayCommand: async () => true,
    source: undefined,
    threadUrl: undefined,
  };

  /** What a prompt has of the changes; undefined without any. */
  const block = async () => {
    const { text } = await new PromptReader(request, session).promptFor('create', {
      changesStart: start,
    });
    const at = text.indexOf('Changes in ');
    return at < 0 ? undefined : text.slice(at);
  };
  return { comparisons, said, block };
}

const onEvent = (name: string, payload: object = {}) => ({ event: { name, payload } });
const PULL = { pull_request: { number: 7 } };
const NEW_TAG = { event: push({ before: sha('0'), ref: 'refs/tags/v2' }) };
const RELEASE = { release: { tag_name: 'v2' } };
const NEW_BRANCH = push({ before: sha('0'), repository: { default_branch: 'main' } });
const tagInGit = { 'refs/tags/v2^': 'v1', 'refs/tags/v1^{commit}': sha('1') };
const ON_TAG = onEvent('workflow_dispatch', { ref: 'refs/tags/v2' });
const GROUP = { merge_group: { base_sha: sha('8') } };
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
  ['a run that was started on a tag', { ...ON_TAG, git: tagInGit }, `${sha('1')}...${RUN}`],
  ['a merge group', onEvent('merge_group', GROUP), `${sha('8')}...${RUN}`],
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

const OTHER = sha('7');
const HERE = { head_branch: 'main', head_repository: { id: 1 } };
const OF_FORK = { head_branch: 'main', head_repository: { id: 2 } };
const aboutCommit = (name: string, payload: object): Setting => ({
  ...onEvent(name, { repository: { id: 1 }, ...payload }),
  ...base('main'),
});

test.each<[string, Setting]>([
  ['workflow_run', aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, ...HERE } })],
  [
    'check_suite',
    aboutCommit('check_suite', { check_suite: { head_sha: OTHER, head_branch: 'main' } }),
  ],
  [
    'check_run',
    aboutCommit('check_run', {
      check_run: { head_sha: OTHER, check_suite: { head_branch: 'main' } },
    }),
  ],
])('the changes of %s end at the commit that the event is about', async (_, setting) => {
  const { block, comparisons } = open(setting);

  await block();

  expect(comparisons).toEqual([`main...${OTHER}`]);
});

const OF_CHECK = 'github.event.check_suite.head_branch';
const OF_RUN = 'github.event.workflow_run.head_repository.full_name == github.repository';

test.each<[string, Setting, condition: string]>([
  [
    'workflow_run',
    aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, ...OF_FORK } }),
    OF_RUN,
  ],
  [
    'workflow_run of a deleted fork',
    aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, head_repository: null } }),
    OF_RUN,
  ],
  [
    'check_suite',
    aboutCommit('check_suite', { check_suite: { head_sha: OTHER, head_branch: null } }),
    OF_CHECK,
  ],
  [
    'check_run',
    aboutCommit('check_run', {
      check_run: { head_sha: OTHER, check_suite: { head_branch: null } },
    }),
    'github.event.check_run.check_suite.head_branch',
  ],
])(
  'a commit of a fork is refused, with the condition to add: %s',
  async (_, setting, condition) => {
    const { happened, next } = await failureOf(open(setting).block);

    expect(happened).toContain(`is about commit ${OTHER} of a fork`);
    expect(next).toBe(`Add this line to the job: if: ${condition}`);
  },
);

test('`status` is refused, because it may be about a commit of any repository', async () => {
  const { happened } = await failureOf(open(aboutCommit('status', { sha: OTHER })).block);

  expect(happened).toContain('The event status can be about a commit that anybody has written.');
});

test('an event without its commit is refused', async () => {
  const { happened } = await failureOf(open(aboutCommit('workflow_run', {})).block);

  expect(happened).toBe('The event workflow_run does not say which commit it is about.');
});

const noStart = 'does not indicate where the changes start.';

test.each<[what: string, Setting, happened: string]>([
  ['an event without changes', onEvent('schedule'), `The event schedule ${noStart}`],
  [
    'a pull request without a number',
    onEvent('pull_request', { pull_request: { number: '7' } }),
    `The event pull_request ${noStart}`,
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
  'a %s without one before it says what the checkout needs, and what a first one',
  async (_, on) => {
    const { happened, next } = await failureOf(open(on).block);

    expect(happened).toMatch(/^The checkout has no tag before v2 of the same package/);
    expect(next).toMatch(/fetch-depth: 0.*For a first release, set diff-base once/);
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
  expect(text).toMatch(
    /^Changes in o\/r from a{7} to f{7}, since the last job of this thread: 1 commit, /,
  );
});

test.each<[name: string, Setting, from: string]>([
  ['the push', {}, sha('b')],
  ['`diff-base`', { ...onEvent('schedule'), ...base('v1') }, 'v1'],
])(
  'if the commit of the last job is gone, the changes start at %s, with a warning',
  async (_, on, from) => {
    const { block, comparisons, said } = open({ ...on, start: LAST, gone: LAST });

    const text = await block();

    expect(comparisons).toEqual([`${LAST}...${RUN}`, `${from}...${RUN}`]);
    expect(said).toEqual([
      `Changes start elsewhere: The last job of this thread got the changes up to commit ${LAST}, which is no longer in o/r, for example after a forced push. So they start at diff-base, or where the event says.`,
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

test.each<[what: string, Setting, happened: string]>([
  [
    'no file',
    { files: [], start: LAST },
    'Nothing has changed since the last job of this thread (from aaaaaaa to fffffff). Nothing was sent.',
  ],
  [
    'files outside of `paths`',
    { files: ['docs/a.md', 'docs/b.md'], inputs: { paths: ['Docs/**'] } },
    '2 files changed (docs/a.md, docs/b.md), none in paths (from aaaaaaa to fffffff). Nothing was sent.',
  ],
  [
    'many files outside of `paths`',
    { files: ['1.md', '2.md', '3.md', '4.md'], inputs: { paths: ['Docs/**'] } },
    '4 files changed (1.md, 2.md, 3.md, …), none in paths',
  ],
  [
    'lock files',
    { files: ['yarn.lock', 'a/yarn.lock', '.env'] },
    '2 lock or generated files, 1 file whose name suggests secrets changed (from aaaaaaa to fffffff). Such files never go along.',
  ],
])('a run with nothing to do says what there was: %s', async (_, setting, expected) => {
  const { happened } = await failureOf(open(setting).block);

  expect(happened).toContain(expected);
});

test('a command on a pull request says in the log what there was', async () => {
  const { block, said } = open({
    files: ['docs/a.md'],
    inputs: { context: 'auto', paths: ['Docs/**'] },
    onPull: true,
  });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([
    'context: files left out. 1 file changed (docs/a.md), none in paths (from aaaaaaa to ddddddd).',
  ]);
});

test.each([
  ['o/r', true],
  ['fork/r', false],
])('the branch of a pull request from %s is named: %j', async (headRepository, isNamed) => {
  const { block } = open({ onPull: true, headRepository });

  const text = (await block()) ?? '';

  expect(text).toContain('ddddddd');
  expect(text.includes('to changes (ddddddd)')).toBe(isNamed);
});

const MANY = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(3, '0')}.md`);

test.each<[what: string, inputs: object]>([
  ['some are selected', {}],
  ['the last one is selected', { paths: ['29*.md'] }],
  ['none is selected', { paths: ['src/**'] }],
])('if GitHub does not list all files, prompt and log say so, also if %s', async (_, inputs) => {
  const { block, said, comparisons } = open({ files: MANY, inputs });

  const text = await block();

  expect(text).toContain('(GitHub lists the changed files only up to `299.md`. Other files may');
  expect(said).toEqual([expect.stringContaining('Changes were cut: GitHub lists')]);
  expect(comparisons).toHaveLength(1);
});

test('files behind the list do not matter if `paths` selects only files before its end', async () => {
  const { block, said, comparisons } = open({ files: MANY, inputs: { paths: ['00*.md'] } });

  expect(await block()).toContain(': 1 commit, 300 files (10 in `paths`). ');
  expect(said).toEqual([]);
  expect(comparisons).toHaveLength(1);
});

test('if `paths` selects only files before the end of the list, and none is in it, nothing has changed', async () => {
  const { block } = open({ files: MANY, inputs: { paths: ['.github/**'] } });

  const { happened } = await failureOf(block);

  expect(happened).toContain('300 files changed');
});

test('if GitHub does not find a commit yet, it is asked again', async () => {
  expect(await open({ isLate: true }).block()).toContain('README.md');
});

test('a forced push whose start is gone says that it replaced the history', async () => {
  const forced = open({ event: push({ forced: true }), gone: sha('b') });

  const { happened, next } = await failureOf(forced.block);

  expect(happened).toMatch(
    /^The push replaced the history of its branch\. .* Only this run is affected\.$/,
  );
  expect(next).not.toContain('contents: read');
});

test('a comparison that takes GitHub too long is not called a lost commit', async () => {
  const message = 'Sorry, this diff is taking too long to generate.';
  const fault = new GitHubError(message, { status: 422 });

  const { happened, next } = await failureOf(open({ fault }).block);

  expect(happened).toMatch(
    /^GitHub rejected the comparison of b{40} with f{40} in o\/r \(422 Sorry/,
  );
  expect(next).toBe('Set diff-base to a later commit.');
});

test('a command on an issue has no changes, and the log says so', async () => {
  const { block, said } = open({ onPull: false, ...base('v1') });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([
    'context: files left out, because the comment is on an issue, which has no changes.',
  ]);
});

test('if GitHub does not find what it has named, the message says what to set', async () => {
  const { block } = open({ fault: new GitHubError('no', { status: 404 }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toContain('in o/r (404 no). One of them is not there');
  expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
});

test('a `diff-base` that is not in the repository is named', async () => {
  const { happened, next } = await failureOf(open({ ...base('v9'), gone: 'v9' }).block);

  expect(happened).toMatch(/^GitHub rejected the comparison of v9 with f{40} in o\/r \(404/);
  expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
});

test.each([
  [502, /^GitHub could not process the comparison of .* \(502 no\)\.$/, /^Wait a few minutes/],
  [422, /^GitHub rejected the comparison of .* \(422 no\)\.$/, /^Fix what GitHub reports/],
])('an error %i of GitHub is not called a wrong revision', async (status, expected, remedy) => {
  const { block } = open({ fault: new GitHubError('no', { status }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toMatch(expected);
  expect(next).toMatch(remedy);
});
