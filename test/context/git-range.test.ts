import { describe, expect, test } from 'vitest';
import { type Start, startOf } from '../../src/context/git-changes.ts';
import { failureOf } from '../support/words.ts';
import { blocksOf, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

const sha = (digit: string) => digit.repeat(40);
const push = { before: sha('c'), after: sha('d'), ref: 'refs/heads/main' };
const newBranch = { ...push, before: sha('0') };
const tag = (name: string): Start => ({ base: undefined, head: `refs/tags/${name}` });

test.each<[string, string, unknown, Start]>([
  ['a push', 'push', push, since(sha('c'))],
  ['a pushed tag', 'push', { ...newBranch, ref: 'refs/tags/v1' }, tag('v1')],
  ['a release', 'release', { release: { tag_name: 'v2.0' } }, tag('v2.0')],
  ['a release with the shortest tag', 'release', { release: { tag_name: 'v' } }, tag('v')],
])('%s has a start of its own, which `diff-base` overrides', (_what, name, payload, start) => {
  expect(startOf({ name, payload }, undefined)).toEqual(start);
  expect(startOf({ name, payload }, 'v1')).toEqual(since('v1'));
});

test.each<[string, string, unknown]>([
  ['a release without a tag', 'release', { release: { tag_name: '' } }],
  ['an event that has none', 'workflow_dispatch', {}],
  ['another event with a release', 'workflow_run', { release: { tag_name: 'v2' } }],
  ['a pull request with `before`', 'pull_request', push],
  ['another event of a tag', 'create', { ref: 'refs/tags/v1' }],
  ['a comment on a pull request', 'issue_comment', { issue: { number: 7, pull_request: {} } }],
  ['a push that creates a branch', 'push', newBranch],
  ['a pull request without a number', 'pull_request', { pull_request: {} }],
  ['a payload with options for commits', 'push', { ...push, before: '--output=/tmp/x' }],
  ['no payload', 'push', undefined],
])('%s requires `diff-base`', async (_what, name, payload) => {
  const { happened, next } = await failureOf(() => startOf({ name, payload }, undefined));
  expect(happened).toContain(name);
  expect(happened.includes('because it created a branch')).toBe(name === 'push');
  expect(next).toContain('diff-base');
  expect(startOf({ name, payload }, 'v1')).toEqual(since('v1'));
});

/** Commits a new file of that name, and returns the ID of the commit. */
function add(repository: Repository, name: string): string {
  repository.write(`${name}.md`, `${name}\n`);
  return repository.commit(name);
}

function history() {
  const repository = makeRepository();
  const first = add(repository, 'first');
  repository.git('tag', 'v1');
  const second = add(repository, 'second');
  repository.git('checkout', '--quiet', '-b', 'topic');
  const topic = add(repository, 'topic');
  repository.git('checkout', '--quiet', 'main');
  const third = add(repository, 'third');
  repository.git('tag', '-a', 'v2', '-m', 'v2');
  repository.git('tag', '-a', 'latest', '-m', 'latest');
  // As GitHub's merge commit of a pull request.
  repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
  const ids = { first, second, third, topic };
  return { repository, ids, [Symbol.dispose]: () => repository[Symbol.dispose]() };
}
type Ids = ReturnType<typeof history>['ids'];
const added = (text: string) => [...text.matchAll(/^A\t(\S+)\.md/gm)].map(([, name]) => name);

describe('the changes start', () => {
  test.each<[string, (ids: Ids) => Start, string[]]>([
    [
      'at the merge base if the newer base was merged',
      (ids) => ({ base: ids.third, head: ids.topic }),
      ['topic'],
    ],
    ['at `before` for a push', (ids) => since(ids.second), ['third', 'topic']],
    [
      'at the tag of the previous release, not at another tag of its commit',
      () => tag('v2'),
      ['second', 'third'],
    ],
  ])('%s', async (_what, start, names) => {
    using it = history();
    expect(added(await blocksOf(it.repository, ['files'], start(it.ids)))).toEqual(names);
  });

  test('at the merge base if a named branch has moved on, and every block says so', async () => {
    using it = history();
    using clone = it.repository.clone();
    clone.git('checkout', '--quiet', it.ids.topic);
    const text = await blocksOf(clone, ['commits', 'files', 'diff'], since('origin/main~1'));
    expect(added(text)).toEqual(['topic']);
    expect(text).not.toContain('third');
    const ids = [it.ids.second, it.ids.third, it.ids.topic];
    const [base, named, head] = ids.map((id) => id.slice(0, 12));
    expect(text.split(` from ${base} (the merge base with ${named}) to ${head}`)).toHaveLength(4);
  });

  test('at a remote branch that was not checked out, and at a tag that is named like a file', async () => {
    using it = history();
    using clone = it.repository.clone();
    clone.git('checkout', '--quiet', '--detach');
    clone.git('branch', '--quiet', '-D', 'main');
    expect(added(await blocksOf(clone, ['files'], since('topic')))).toEqual(['third']);
    it.repository.git('tag', 'first.md', 'v1');
    expect(added(await blocksOf(it.repository, ['files'], since('first.md')))).toContain('second');
  });
});

describe('the message says what is missing and how to get it', () => {
  test.each<[string, (ids: Ids) => Start, RegExp]>([
    ['a pull request', (ids) => ({ base: ids.third, head: ids.topic }), /^[0-9a-f]{40} is/],
    ['a release', () => tag('v2'), /^refs\/tags\/v2 is/],
    ['a revision', () => since('v1'), /^v1 is/],
  ])('%s in a shallow clone', async (_what, start, what) => {
    using it = history();
    using clone = it.repository.clone('--depth=1', '--no-tags');
    expect(await missing(clone, start(it.ids))).toMatch(what);
  });

  test.each<[string, Start, string]>([
    ['for a commit that a forced push removed', since(sha('e')), sha('e')],
    ['for a first release', tag('v1'), 'A tag before refs/tags/v1'],
    ['for a tag that looks like an option', tag('--all'), 'refs/tags/--all'],
    ['for a tree in place of a commit', since('HEAD^{tree}'), 'HEAD^{tree}'],
  ])('%s', async (_what, start, what) => {
    using it = history();
    expect(await missing(it.repository, start)).toBe(`${what} is not in the checkout.`);
  });

  test('for revisions without a history in common', async () => {
    using it = history();
    it.repository.git('checkout', '--quiet', '--orphan', 'other');
    it.repository.commit('Other');
    expect(await missing(it.repository, since(it.ids.third))).toContain(
      `merge base of ${it.ids.third} and`,
    );
  });

  test('a shallow clone of a merge has all files and lines, but not the list of its commits', async () => {
    using repository = makeRepository();
    for (const n of [1, 2, 3, 4, 5, 6]) add(repository, `main-${n}`);
    const start = since(repository.git('rev-parse', 'HEAD').trim());
    repository.git('checkout', '--quiet', '-b', 'topic');
    for (const n of [1, 2, 3]) add(repository, `topic-${n}`);
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
    using clone = repository.clone('--depth=2');
    const names = added(await blocksOf(clone, ['files', 'diff'], start));
    expect(names).toEqual(['topic-1', 'topic-2', 'topic-3']);
    expect(await missing(clone, start, ['commits'])).toMatch(/^A commit after [0-9a-f]{40} is/);
    using deeper = repository.clone('--depth=5');
    expect(deeper.git('rev-parse', '--is-shallow-repository')).toBe('true\n');
    const text = await blocksOf(deeper, ['commits'], start);
    expect(text.match(/^ {4}(?:Merge|topic-\d|main-\d)$/gm)).toHaveLength(4);
  });

  test('a merge base may hide a nearer one in a shallow clone', async () => {
    using repository = makeRepository();
    const root = add(repository, 'root');
    add(repository, 'fork');
    repository.git('checkout', '--quiet', '-b', 'topic');
    add(repository, 'topic');
    add(repository, 'more');
    repository.git('checkout', '--quiet', '-b', 'side', root);
    add(repository, 'side');
    repository.git('checkout', '--quiet', 'topic');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'side');
    repository.git('checkout', '--quiet', 'main');
    add(repository, 'main');
    repository.git('checkout', '--quiet', 'topic');
    using clone = repository.clone('--depth=3', '--no-single-branch');
    expect(clone.git('merge-base', 'origin/main', 'HEAD').trim()).toBe(root);
    expect(await missing(clone, since('origin/main'))).toContain('A commit after');
  });

  test('a repository around the workspace does not count', async () => {
    using outer = makeRepository();
    outer.commit('First');
    outer.write('inner/file.md', 'x\n');
    const what = await refused({ folder: `${outer.folder}/inner` }, since('v1'));
    expect(what).toMatch(/^git rev-parse failed .*not a git repository/);
  });
});

async function refused(
  repository: Pick<Repository, 'folder'>,
  start: Start,
  parts: ('commits' | 'files')[] = ['files'],
) {
  const { happened, next } = await failureOf(() => blocksOf(repository, parts, start));
  expect(next).toMatch(/actions\/checkout.*fetch-depth: 0.*diff-base/);
  return happened;
}

async function missing(...args: Parameters<typeof refused>): Promise<string> {
  const what = await refused(...args);
  expect(what).toContain('is not in the checkout');
  return what;
}
