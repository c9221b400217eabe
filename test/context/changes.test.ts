import { expect, test } from 'vitest';
import { readChanges } from '../../src/context/changes.ts';
import type { Session } from '../../src/environment.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { githubError } from '../github/errors.ts';
import { failureOf } from '../support/words.ts';
import { openSession } from './session.ts';

const sha = (digit: string) => digit.repeat(40);
const [RUN, HEAD, LAST, OTHER] = [sha('f'), sha('d'), sha('9'), sha('7')];

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
  fault?: Error;
  /** GitHub does not know a commit yet that it has named. */
  isLate?: boolean;
  /** A commit that is not in the repository any more. */
  gone?: string;
  /** Where the last job of the thread ended. */
  start?: string;
}

const push = (payload: object) => ({ name: 'push', payload: { before: sha('b'), ...payload } });

function open({ event = push({}), onPull, inputs, state = 'open', git = {}, ...setting }: Setting) {
  const { files = ['README.md'], fault, start, gone, isLate } = setting;
  const comparisons: unknown[] = [];
  const comparison = {
    merge_base_commit: { sha: sha('a') },
    total_commits: 1,
    commits: [],
    files: files.map((filename) => ({ filename, status: 'modified' })),
  };
  const pull = {
    number: 7,
    state,
    base: { ref: 'main', sha: sha('c'), repo: { id: 1, full_name: 'o/r' } },
    head: { ref: 'changes', sha: HEAD },
  };

  const { session, said } = openSession({
    inputs: { context: ['files'], ...inputs },
    event,
    run: { commit: RUN },
    git,
    answer(_, parameters, options) {
      const range = parameters?.basehead;
      if (range === undefined) return pull;

      comparisons.push(range);
      if (fault) throw fault;
      const isMissing = (gone && `${range}`.includes(gone)) || (isLate && !options?.existsSoon);
      if (isMissing) throw githubError(404, 'Not Found');
      return comparison;
    },
  });
  const command = onPull === undefined ? undefined : { issueInEvent: { isPullRequest: onPull } };
  const request = { command, issue: 7 } as unknown as JobRequest;

  const block = async () => (await readChanges(request, ['files'], start, session))?.block;
  return { comparisons, said, block };
}

const onEvent = (name: string, payload: object = {}) => ({ event: { name, payload } });
const base = (revision: string) => ({ inputs: { 'diff-base': revision } });
const PULL = { pull_request: { number: 7 } };
const RELEASE = onEvent('release', { release: { tag_name: 'v2' } });
const tagInGit = { 'refs/tags/v2^': 'v1', 'refs/tags/v1^{commit}': sha('1') };
const ABOUT_CHECK = onEvent('check_suite', {
  check_suite: { head_sha: OTHER, head_branch: 'main' },
});

test.each<[what: string, Setting, range: string]>([
  ['a pull request', onEvent('pull_request', PULL), `main...${HEAD}`],
  ['a closed one', { ...onEvent('pull_request', PULL), state: 'closed' }, `${sha('c')}...${HEAD}`],
  ['a push', {}, `${sha('b')}...${RUN}`],
  ['a release', { ...RELEASE, git: tagInGit }, `${sha('1')}...${RUN}`],
  [
    '`diff-base` in a checkout',
    { ...base('HEAD~1'), git: { 'HEAD~1^{commit}': sha('1') } },
    `${sha('1')}...${RUN}`,
  ],
  [
    'a pull request since `diff-base`',
    { ...onEvent('pull_request_review', PULL), ...base('v1') },
    `v1...${HEAD}`,
  ],
  ['an event about another commit', { ...ABOUT_CHECK, ...base('main') }, `main...${OTHER}`],
  ['`diff-base` since the last job', { ...base('v1'), start: LAST }, `${LAST}...${RUN}`],
])('the changes of %s have their ends', async (_, setting, range) => {
  const { block, comparisons } = open(setting);

  await block();

  expect(comparisons).toEqual([range]);
});

const IS_OWN = 'github.event.workflow_run.head_repository.full_name == github.repository';

test.each<[name: string, payload: object, advice: string]>([
  ['workflow_run', { workflow_run: { head_sha: OTHER } }, `to the job: if: ${IS_OWN}`],
  [
    'check_run',
    { check_run: { head_sha: OTHER } },
    'if: github.event.check_run.check_suite.head_branch',
  ],
  ['status', { sha: OTHER }, 'Start the workflow with push or workflow_run instead.'],
])('a commit that may be of a fork is refused: %s', async (name, payload, advice) => {
  const setting = { ...onEvent(name, payload), ...base('main') };

  const { happened, next } = await failureOf(open(setting).block);

  expect(happened).toContain(`The event ${name} can be about a commit of a fork`);
  expect(next).toContain(advice);
});

test.each<[what: string, Setting, happened: string, next: RegExp]>([
  [
    'an event without a start',
    onEvent('schedule'),
    'The event schedule does not indicate where the changes start.',
    /Set diff-base to a branch, tag, or commit/,
  ],
  [
    'a release without a tag before it',
    RELEASE,
    'The checkout has no tag before v2 of the same package',
    /fetch-depth: 0.*For a first release, set diff-base once/,
  ],
  [
    'a commit that is not there',
    { gone: RUN },
    'in o/r (404 Not Found). One of them is not there, or the token cannot read it.',
    /Set diff-base .*contents: read.*fetch-depth: 0/,
  ],
  [
    'a `diff-base` that is not there',
    { ...base('v9'), gone: 'v9' },
    `GitHub rejected the comparison of v9 with ${RUN} in o/r (404`,
    /Set diff-base/,
  ],
  [
    'a forced push whose start is gone',
    { event: push({ forced: true }), gone: sha('b') },
    'The push replaced the history of its branch.',
    /^To tell the agent what has changed, run the workflow again with diff-base\.$/,
  ],
  [
    'a comparison that takes too long',
    { fault: githubError(422, 'This diff is taking too long to generate.') },
    '(422 This diff is taking too long to generate.)',
    /^Set diff-base to a later commit\.$/,
  ],
  [
    'an outage',
    { fault: githubError(502, 'no'), start: LAST },
    'GitHub could not process the comparison of',
    /^Wait a few minutes/,
  ],
])('%s is explained', async (_, setting, happened, next) => {
  const failure = await failureOf(open(setting).block);

  expect(failure.happened).toContain(happened);
  expect(failure.next).toMatch(next);
});

test('if GitHub does not find a commit yet, it is asked again', async () => {
  expect(await open({ isLate: true }).block()).toContain('README.md');
});

test.each<[what: string, Setting, from: string]>([
  ['the push', {}, sha('b')],
  ['`diff-base`', { ...onEvent('schedule'), ...base('v1') }, 'v1'],
])(
  'if the commit of the last job is gone, the changes start at %s, with a warning',
  async (_, setting, from) => {
    const { block, comparisons, said } = open({ ...setting, start: LAST, gone: LAST });

    const text = await block();

    expect(comparisons).toEqual([`${LAST}...${RUN}`, `${from}...${RUN}`]);
    expect(said).toEqual([
      expect.stringMatching(/^Changes start elsewhere: .* up to commit 9{7},/),
    ]);
    expect(text).not.toContain('since the last job');
  },
);

const ENDS = '(from aaaaaaa to fffffff)';

test.each<[what: string, Setting, happened: string]>([
  [
    'no file',
    { files: [], start: LAST },
    `Nothing has changed since the last job of this thread ${ENDS}. Nothing was sent.`,
  ],
  [
    'files outside of `paths`',
    { files: ['1.md', '2.md', '3.md', '4.md'], inputs: { paths: ['Docs/**'] } },
    `4 files changed (1.md, 2.md, 3.md, …), none in paths ${ENDS}. Nothing was sent.`,
  ],
  [
    'lock files',
    { files: ['yarn.lock', 'a/yarn.lock', '.env'] },
    `2 lock or generated files, 1 file whose name suggests secrets changed ${ENDS}. Such files are never sent. Nothing was sent.`,
  ],
])('a run with nothing to do says what there was: %s', async (_, setting, expected) => {
  const { happened } = await failureOf(open(setting).block);

  expect(happened).toBe(expected);
});

test.each<[what: string, Setting, said: string]>([
  [
    'on a pull request, none of whose files is in `paths`',
    { files: ['docs/a.md'], inputs: { context: 'auto', paths: ['Docs/**'] }, onPull: true },
    'context: files left out. 1 file changed (docs/a.md), none in paths (from aaaaaaa to ddddddd).',
  ],
  [
    'on an issue',
    { onPull: false, ...base('v1') },
    'context: files left out, because the comment is on an issue, which has no changes.',
  ],
])('a command without changes says so in the log: %s', async (_, setting, expected) => {
  const { block, said } = open(setting);

  expect(await block()).toBeUndefined();
  expect(said).toEqual([expected]);
});

const MANY = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(3, '0')}.md`);

test.each<[what: string, inputs: object]>([
  ['some are selected', {}],
  ['none is selected', { paths: ['src/**'] }],
])('if GitHub does not list all files, prompt and log say so, also if %s', async (_, inputs) => {
  const { block, said } = open({ files: MANY, inputs });

  expect(await block()).toContain('(GitHub lists the changed files only up to `299.md`.');
  expect(said).toEqual([expect.stringContaining('Changes were cut: GitHub lists')]);
});

test('if `paths` selects only files before the end of the list, the list is complete', async () => {
  const { block, said } = open({ files: MANY, inputs: { paths: ['00*.md'] } });
  const none = open({ files: MANY, inputs: { paths: ['.github/**'] } });

  expect(await block()).toContain(': 1 commit, 300 files (10 in `paths`). ');
  expect(said).toEqual([]);
  expect((await failureOf(none.block)).happened).toContain('300 files changed');
});
