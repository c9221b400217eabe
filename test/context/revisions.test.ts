import { expect, test } from 'vitest';
import { revisionsOf } from '../../src/context/revisions.ts';
import type { Session } from '../../src/environment.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { failureOf } from '../support/words.ts';

const sha = (digit: string) => digit.repeat(40);
const COMMIT = sha('f');

interface Setting {
  name?: string;
  payload?: unknown;
  diffBase?: string;
  /** Of the pull request. */
  state?: string;
  /** For a command: whether it is on a pull request. */
  onPull?: boolean;
  /** The output of git for the last argument of a call. */
  git?: Record<string, string>;
  /** Tags of the releases, newest first; `-draft` is one. */
  releases?: string[];
}

function resolve({ name = 'workflow_dispatch', payload = {}, git = {}, ...setting }: Setting) {
  const { state = 'open', releases = [], onPull } = setting;
  const pull = {
    number: 7,
    state,
    base: { ref: 'main', sha: sha('b'), repo: { id: 1, full_name: 'o/r' } },
    head: { sha: sha('a') },
  };
  const tags = releases.map((tag) => ({ tag_name: tag, draft: tag.endsWith('-draft') }));
  const call: GitHubApi['call'] = async (route) => ({
    data: route.endsWith('/releases') ? tags : pull,
    lastPage: undefined,
  });
  const getExecOutput = async (_command: string, args: string[]) => {
    const stdout = git[args.at(-1) ?? ''];
    return { exitCode: stdout === undefined ? 128 : 0, stdout: `${stdout}\n`, stderr: '' };
  };
  const session = {
    inputs: { 'diff-base': setting.diffBase },
    event: { name, payload },
    run: { commit: COMMIT },
    openGitHub: async () => ({ call, now: () => 0 }),
    folders: { workspace: '/work', temp: '' },
    programs: { load: async () => ({ getExecOutput }), env: {} },
  } as unknown as Session;
  const command = { commandName: '/docs', issue: 7, quoted: { isPullRequest: onPull } };

  return revisionsOf(onPull === undefined ? {} : (command as never), session);
}

const pullRequest = { name: 'pull_request', payload: { pull_request: { number: 7 } } };
const push = (payload: object) => ({ name: 'push', payload: { before: sha('c'), ...payload } });
const newBranch = push({ before: sha('0'), repository: { default_branch: 'main' } });
const newTag = push({ before: sha('0'), ref: 'refs/tags/v2' });
const release = { name: 'release', payload: { release: { tag_name: 'v2' } } };
const tagInGit = { 'refs/tags/v2^': 'v1', 'refs/tags/v1^{commit}': sha('1') };
const head = sha('a');
const ofPull = { base: 'main', head, pull: 7 };
const atHead1 = { 'HEAD~1^{commit}': sha('1') };

test.each<[what: string, Setting, revisions: object | undefined]>([
  ['a pull request', pullRequest, ofPull],
  ['a closed pull request', { ...pullRequest, state: 'closed' }, { ...ofPull, base: sha('b') }],
  ['another event of a pull request', { ...pullRequest, name: 'pull_request_review' }, ofPull],
  ['a command on a pull request', { onPull: true }, ofPull],
  ['a command on an issue', { onPull: false, diffBase: 'v1' }, undefined],
  ['a push', push({ ref: 'refs/heads/main' }), { base: sha('c') }],
  ['a new branch', newBranch, { base: 'main' }],
  ['a new tag', { ...newTag, git: tagInGit }, { base: sha('1') }],
  ['a release', { ...release, git: tagInGit }, { base: sha('1') }],
  [
    'a release, without a checkout',
    { ...release, releases: ['v3', 'v2', 'v2-draft', 'v1', 'v0'] },
    { base: 'v1' },
  ],
  ['`diff-base` of a push', { ...push({}), diffBase: 'v1' }, { base: 'v1' }],
  ['`diff-base`, in a checkout', { diffBase: 'HEAD~1', git: atHead1 }, { base: sha('1') }],
  ['`diff-base` of a pull request', { ...pullRequest, diffBase: 'v1' }, { base: 'v1', head }],
])(
  'the changes of %s go from a start to the run’s commit, or the head',
  async (_, setting, revisions) => {
    expect(await resolve(setting)).toEqual(revisions && { head: COMMIT, ...revisions });
  },
);

const noStart = 'does not indicate where the changes start.';
const releaseElsewhere = { ...release, name: 'workflow_run' };
const withoutNumber = { ...pullRequest, payload: { pull_request: { number: '7' } } };

test.each<[what: string, Setting, happened: string]>([
  ['an event without changes', {}, `The event workflow_dispatch ${noStart}`],
  ['a push without a payload', { name: 'push' }, `The event push ${noStart}`],
  ['a pull request without a number', withoutNumber, `The event pull_request ${noStart}`],
  ['another event with a release', releaseElsewhere, `The event workflow_run ${noStart}`],
  ['a first release', { ...release, releases: ['v2'] }, 'There is no tag or release before v2.'],
])('%s needs `diff-base`', async (_, setting, happened) => {
  const failure = await failureOf(() => resolve(setting));

  expect(failure.happened).toBe(happened);
  expect(failure.next).toContain('Set diff-base to a branch, tag, or commit');
});
