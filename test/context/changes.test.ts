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
  /** The output of git for the last argument of a call. */
  git?: Record<string, string>;
  commits?: object[];
  files?: string[];
  fault?: GitHubError;
  /** Commits that GitHub does not know yet. It knows them after the first comparison. */
  late?: string;
  /** Where the last job of the thread ended. */
  start?: string;
  /** A commit that is not in the repository any more. */
  gone?: string;
}

const push = (payload: object) => ({ name: 'push', payload: { before: sha('b'), ...payload } });
const PUSH = push({});

function open({ event = PUSH, onPull, inputs, state = 'open', git = {}, ...setting }: Setting) {
  const { files = ['README.md'], fault, start, gone, late, commits = [] } = setting;
  const comparisons: unknown[] = [];
  const asked: unknown[] = [];
  const said: string[] = [];
  const answers: Record<string, object> = {
    compare: {
      merge_base_commit: { sha: sha('a') },
      total_commits: 1,
      commits,
      files: files.map((filename) => ({ filename, status: 'modified' })),
    },
    commits: { sha: sha('b') },
    issues: { title: '', body: '', html_url: 'https://h.test/7', pull_request: {} },
    pulls: {
      number: 7,
      state,
      base: { ref: 'main', sha: sha('c'), repo: { id: 1, full_name: 'o/r' } },
      head: { ref: 'changes', sha: sha('d') },
    },
  };
  const call: GitHubApi['call'] = async (route, parameters, options) => {
    if (parameters?.basehead) comparisons.push(parameters.basehead);
    if (parameters?.ref) asked.push(parameters.ref);
    if (fault) throw fault;
    const isGone = gone && [parameters?.basehead, parameters?.ref].join().includes(gone);
    const isLate = late && options?.existsSoon !== true && parameters?.basehead;
    if (isGone || isLate) throw new GitHubError('Not Found', { status: 404 });
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
  return { comparisons, asked, said, block };
}

const onEvent = (name: string, payload: object = {}) => ({ event: { name, payload } });
const PULL = { pull_request: { number: 7 } };
const NEW_TAG = { event: push({ before: sha('0'), ref: 'refs/tags/v2' }) };
const RELEASE = { release: { tag_name: 'v2' } };
const NEW_BRANCH = push({ before: sha('0'), repository: { default_branch: 'main' } });
const onlyTag = { 'refs/tags/v2^{commit}': sha('2') };
const tagInGit = {
  ...onlyTag,
  'refs/tags/v[0-9]*': `${sha('2')}  v2\n${'0'.repeat(40)} ${sha('1')} v1`,
};
const NIGHTLY = { release: { tag_name: 'nightly' } };
const nightlyInGit = { 'refs/tags/nightly^': 'v1', 'refs/tags/v1^{commit}': sha('1') };
const GROUP = { merge_group: { base_sha: sha('8') } };
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
  [
    'a release without a version',
    { ...onEvent('release', NIGHTLY), git: nightlyInGit },
    `${sha('1')}...${RUN}`,
  ],
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
const HERE = { head_repository: { id: 1, full_name: 'O/R' } };
const OF_FORK = { head_repository: { id: 2, full_name: 'stranger/r' } };
const aboutCommit = (name: string, payload: object): Setting => ({
  ...onEvent(name, payload),
  ...base('main'),
});

test.each<[string, Setting]>([
  ['workflow_run', aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, ...HERE } })],
  ['check_suite', aboutCommit('check_suite', { check_suite: { head_sha: OTHER } })],
  [
    'check_run',
    aboutCommit('check_run', {
      check_run: { head_sha: OTHER, check_suite: { head_branch: 'main' } },
    }),
  ],
  ['status', aboutCommit('status', { sha: OTHER, branches: [{ name: 'main' }] })],
])('the changes of %s end at the commit that the event is about', async (_, setting) => {
  const { block, comparisons } = open(setting);

  await block();

  expect(comparisons).toEqual([`main...${OTHER}`]);
});

test.each<[string, Setting]>([
  ['workflow_run', aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, ...OF_FORK } })],
  [
    'workflow_run of a deleted fork',
    aboutCommit('workflow_run', { workflow_run: { head_sha: OTHER, head_repository: null } }),
  ],
  [
    'check_suite',
    aboutCommit('check_suite', { check_suite: { head_sha: OTHER, head_branch: null } }),
  ],
  [
    'check_run',
    aboutCommit('check_run', {
      check_run: { head_sha: OTHER, check_suite: { head_branch: null } },
    }),
  ],
  ['status', aboutCommit('status', { sha: OTHER, branches: [] })],
])('a commit of a fork is refused: %s', async (_, setting) => {
  const { happened } = await failureOf(open(setting).block);

  expect(happened).toContain(`is about commit ${OTHER}, which is on no branch of o/r`);
});

test('an event without its commit is refused', async () => {
  const { happened } = await failureOf(open(aboutCommit('workflow_run', {})).block);

  expect(happened).toBe('The event workflow_run does not say which commit it is about.');
});

const noStart = 'does not indicate where the changes start.';

test.each<[what: string, Setting, happened: string]>([
  ['an event without changes', onEvent('schedule', RELEASE), `The event schedule ${noStart}`],
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
      'v2 is the first tag that starts with v in its history, so no earlier one indicates where the changes start.',
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
  expect(text).toMatch(
    /^Changes in o\/r from a{7} to f{7}, since the last job of this thread: 1 commit, /,
  );
});

test.each<[what: string, Setting, from: string]>([
  ['the push', {}, sha('b')],
  ['`diff-base`', { ...onEvent('schedule'), ...base('v1') }, 'v1'],
])(
  'if the commit of the last job is gone, the changes start at %s, and a warning names both',
  async (_, on, from) => {
    const { block, comparisons, asked, said } = open({ ...on, start: LAST, gone: LAST });

    const text = await block();

    expect(comparisons).toEqual([`${LAST}...${RUN}`, `${from}...${RUN}`]);
    expect(asked).toEqual([LAST]);
    expect(said).toEqual([
      `Changes start elsewhere: The last job of this thread got the changes up to ${LAST}. That commit is no longer in o/r, for example after a forced push, so the changes start at ${from} instead.`,
    ]);
    expect(text).not.toContain('since the last job');
  },
);

test('an error of GitHub does not mean that the commit is gone', async () => {
  const fault = new GitHubError('no', { status: 502 });
  const { block, comparisons, asked } = open({ fault, start: LAST });

  await failureOf(block);

  expect(comparisons).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('if nothing has changed since the last job, the message says so', async () => {
  const { happened } = await failureOf(open({ files: [], start: LAST }).block);

  expect(happened).toContain(
    'has changed since the last job of this thread (from aaaaaaa to fffffff)',
  );
});

const MANY = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(3, '0')}.md`);

test.each<[what: string, inputs: object, none: string]>([
  ['some are selected', {}, ''],
  ['the last one is selected', { paths: ['29*.md'] }, ''],
  ['none is selected', { paths: ['src/**'] }, ' None of the files up to there goes along.'],
])(
  'if GitHub does not list all files, prompt and log say so, also if %s',
  async (_, inputs, none) => {
    const { block, said, comparisons } = open({ files: MANY, inputs });

    const text = await block();

    expect(text).toContain(
      `(GitHub lists the changed files only up to \`299.md\`. Files after it may have changed, too.${none})`,
    );
    expect(said).toEqual([expect.stringContaining('Changes were cut: GitHub lists')]);
    expect(comparisons).toHaveLength(1);
  },
);

test('files behind the list do not matter if `paths` selects only files before its end', async () => {
  const { block, said, comparisons } = open({ files: MANY, inputs: { paths: ['00*.md'] } });

  expect(await block()).toContain(': 1 commit, 300 files (10 in `paths`). ');
  expect(said).toEqual([]);
  expect(comparisons).toHaveLength(1);
});

test('if `paths` selects only files before the end of the list, and none is in it, nothing has changed', async () => {
  const { block } = open({ files: MANY, inputs: { paths: ['.github/**'] } });

  const { happened } = await failureOf(block);

  expect(happened).toMatch(/^Nothing that context lists has changed/);
});

test.each<[what: string, Setting, expected: string[]]>([
  ['the start of a push', {}, [`${sha('b')}...${RUN}`]],
  ['the last job', { start: LAST }, [`${LAST}...${RUN}`, `${LAST}...${RUN}`]],
  ['`diff-base`', base('v1'), [`v1...${RUN}`, `v1...${RUN}`]],
])(
  'if GitHub does not find a commit yet that it has named, it is asked again: from %s',
  async (_, setting, expected) => {
    const { block, said, comparisons } = open({ ...setting, late: RUN });

    expect(await block()).toContain('README.md');
    expect(comparisons).toEqual(expected);
    expect(said).toEqual([]);
  },
);

test('if the branches have no common commit, GitHub is not asked for the start', async () => {
  const fault = new GitHubError('No common ancestor between a and b.', { status: 404 });
  const { block, asked } = open({ ...base('v1'), fault });

  await failureOf(block);

  expect(asked).toEqual([]);
});

test.each([
  [['diff'], 'Use files instead of diff, or set diff-base to a later commit.'],
  [['files'], 'To compare less, set diff-base to a later commit.'],
])(
  'a comparison that takes GitHub too long is not called a lost commit: %j',
  async (context, advice) => {
    const fault = new GitHubError('Sorry, this diff is taking too long to generate.', {
      status: 422,
    });

    const { happened, next } = await failureOf(open({ fault, inputs: { context } }).block);

    expect(happened).toMatch(/^GitHub rejected the comparison of b{40} with f{40} \(422 Sorry/);
    expect(next).toBe(advice);
  },
);

test('a command on an issue has no changes, and the log says so', async () => {
  const { block, said } = open({ onPull: false, ...base('v1') });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([
    'context: files left out, because the comment is on an issue, which has no changes.',
  ]);
});

test('`auto` does not mention that nothing has changed', async () => {
  const { block, said } = open({
    files: ['yarn.lock'],
    inputs: { context: 'auto' },
    onPull: true,
  });

  expect(await block()).toBeUndefined();
  expect(said).toEqual([]);
});

test('if GitHub does not find what it has named, the message says what to set', async () => {
  const { block } = open({ fault: new GitHubError('no', { status: 404 }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toContain('(404 no). One of them is not in o/r');
  expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
});

test('a `diff-base` that is not in the repository is named', async () => {
  const { happened, next } = await failureOf(open({ ...base('v9'), gone: 'v9' }).block);

  expect(happened).toBe('diff-base v9 is not in o/r, or the token cannot read it.');
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
