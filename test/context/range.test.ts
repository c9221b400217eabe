import { expect, test } from 'vitest';
import { findRange } from '../../src/context/range.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { failureOf } from '../support/words.ts';
import { openSession } from './session.ts';

const [BEFORE, RUN, HEAD, LAST, OTHER] = ['b', 'f', 'd', '9', '7'].map((digit) =>
  digit.repeat(40),
) as [string, string, string, string, string];
const REPOSITORY = { id: 1, full_name: 'o/r', default_branch: 'main' };

interface Setting {
  event?: { name: string; payload: object };
  base?: string;
  /** Where the last job of the thread ended. */
  start?: string;
  /** Undefined: it is not installed. */
  git?: Record<string, string> | undefined;
  source?: boolean;
}

function rangeOf({ event, base, start, ...setting }: Setting) {
  const pull = {
    number: 7,
    state: 'open',
    base: { ref: 'main', sha: BEFORE, repo: REPOSITORY },
    head: { ref: 'changes', sha: HEAD, repo: REPOSITORY },
  };
  const { session } = openSession({
    inputs: { 'diff-base': base },
    event: event ?? { name: 'push', payload: { before: BEFORE } },
    run: { commit: RUN },
    git: 'git' in setting ? setting.git : {},
    answer: () => pull,
  });
  const other = { fullName: 'o/source', isHidden: false, head: OTHER, defaultBranch: 'main' };
  const source = setting.source ? other : undefined;
  const request = { issue: 7, source } as unknown as JobRequest;

  return findRange(request, session, start);
}

const onEvent = (name: string, payload: object = {}) => ({ event: { name, payload } });
const PULL = onEvent('pull_request', { pull_request: { number: 7 } });
const RELEASE = onEvent('release', { release: { tag_name: 'v2' } });
const tagsInGit = { 'v*': 'v1\nv2', 'refs/tags/v1^{commit}': LAST };
const workflowRun = (from: string) =>
  onEvent('workflow_run', {
    workflow_run: { head_sha: OTHER, head_branch: 'main', head_repository: { full_name: from } },
  });
test.each<[what: string, Setting, range: string[]]>([
  ['a pull request', PULL, ['main', 'changes', HEAD]],
  ['a pull request since `diff-base`', { ...PULL, base: 'v1' }, ['v1', 'changes', HEAD]],
  ['a push', {}, [BEFORE, RUN, RUN]],
  ['a release', { ...RELEASE, git: tagsInGit }, ['v1', 'v2', RUN]],
  ['the last job', { base: 'v1', start: LAST }, [LAST, RUN, RUN, 'since the last job']],
  ['another repository', { base: 'v1', source: true }, ['v1', 'main', OTHER]],
  ['a workflow', { ...workflowRun('o/r'), base: 'v1' }, ['v1', 'main', OTHER]],
])('the changes of %s have their ends', async (_, setting, range) => {
  const { base, head, isSinceRecord } = await rangeOf(setting);

  const ends = [base, head].map(({ revision, name }) => name ?? revision);
  expect([...ends, head.revision, ...(isSinceRecord ? ['since the last job'] : [])]).toEqual(range);
});

test.each([
  [false, LAST],
  [true, 'HEAD~1'],
])('the checkout resolves `diff-base`, unless it is of a source: %j', async (source, revision) => {
  const { base } = await rangeOf({ base: 'HEAD~1', git: { 'HEAD~1^{commit}': LAST }, source });

  expect(base).toEqual({ revision, name: 'HEAD~1' });
});

const IS_OWN = 'github.event.workflow_run.head_repository.full_name == github.repository';

test.each<[Setting, happened: string, next: string]>([
  [workflowRun('fork/r'), 'event workflow_run can be about a commit of a fork', `if: ${IS_OWN}`],
  [
    { ...onEvent('check_suite'), base: 'v1' },
    'event check_suite can be about a commit of a fork',
    'Start the workflow with push or workflow_run instead.',
  ],
  [onEvent('check_run'), 'of a fork', 'with push or workflow_run instead.'],
  [onEvent('status', { sha: OTHER }), 'of a fork', 'with push or workflow_run instead.'],
  [onEvent('schedule'), 'schedule does not indicate where the changes start', 'Set diff-base to'],
  [{ source: true }, 'push does not indicate', 'Set diff-base to'],
  [
    RELEASE,
    'Git found no tag before v2 of the same package',
    'needs fetch-depth: 0. For a first release',
  ],
  [
    { ...RELEASE, git: undefined },
    'Git is not installed, or cannot be started, so the tag before v2 is unknown.',
    'Install Git in an earlier step, or set diff-base.',
  ],
])('changes without an end are explained: %j', async (setting, happened, next) => {
  const failure = await failureOf(() => rangeOf(setting));

  expect(failure.happened).toContain(happened);
  expect(failure.next).toContain(next);
});
