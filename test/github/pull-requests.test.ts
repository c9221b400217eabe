import { expect, test } from 'vitest';
import { GitHubFault } from '../../src/github/faults.ts';
import { pullRequest, pullRequestsOfCommit } from '../../src/github/pull-requests.ts';
import { respond } from '../faults/faults.ts';
import { openRepository } from './connect.ts';

const file = (filename: string) =>
  ({ filename, status: 'modified', additions: 2, deletions: 1, patch: '@@ -1 +1 @@' }) as const;
const sha = (index: number) => index.toString(16).padStart(40, '0');

async function open() {
  const it = await openRepository();
  const commit = { sha: sha(1), message: 'Change', author: 'writer', at: 1_700_000_000_000 };
  const change = { files: ['a.md', 'b.md'].map(file), commits: [commit] };
  return { ...it, pull: it.world.addIssue(it.repository, { pull: true, user: 'writer', change }) };
}

test('a pull request is open, then merged', async () => {
  await using it = await open();

  const opened = await pullRequest(it.api, { number: 1 });
  it.world.merge(it.pull, sha(9));
  const merged = await pullRequest(it.api, { number: 1 });

  expect(opened).toMatchObject({
    number: 1,
    state: 'open',
    mergedAt: undefined,
    draft: false,
    commits: 1,
    changedFiles: 2,
    additions: 4,
    deletions: 2,
    repository: 'example/docs',
    base: 'ba5e'.repeat(10),
    head: '4ead'.repeat(10),
  });
  expect(merged).toMatchObject({ state: 'merged', mergedAt: it.pull.change.mergedAt });
});

test('a pull request that is closed is not merged', async () => {
  await using it = await open();
  it.pull.state = 'closed';

  const closed = await pullRequest(it.api, { number: 1 });

  expect(closed).toMatchObject({ state: 'closed', mergedAt: undefined });
});

test('the pull requests of a commit are those that brought or hold it', async () => {
  await using it = await open();
  it.world.merge(it.pull, sha(9));
  const { number } = it.world.addIssue(it.repository, { pull: true, change: { head: sha(9) } });

  const found = await pullRequestsOfCommit(it.api, sha(9));

  expect(found).toMatchObject([
    { number, mergedAt: undefined },
    { number: 1, mergedAt: it.pull.change.mergedAt },
  ]);
  expect(await pullRequestsOfCommit(it.api, sha(8))).toEqual([]);
});

test.each([
  ['public', false, { state: 'open' }],
  ['private', true, { status: 404 }],
])('a pull request of another repository, which is %s', async (_, isPrivate, expected) => {
  await using it = await open();
  const other = it.world.addRepository('other/site', { private: isPrivate });
  it.world.addIssue(other, { number: 7, pull: true });

  const id = { owner: 'other', repo: 'site', number: 7 };
  const found = await pullRequest(it.api, id).catch((fault) => fault);

  expect(found).toMatchObject(expected);
  expect(it.github.requests[0]?.path).toBe('/repos/other/site/pulls/7');
});

const base = { sha: 'a', repo: { id: 1, full_name: 'example/docs' } };
const least = { number: 1, state: 'open', base, head: { sha: 'b', repo: null } };
const counts = { changed_files: -1, additions: 1.5, deletions: '2', commits: 0 };

test('the required fields suffice, also of a deleted fork, and bad counts are left out', async () => {
  await using it = await open();
  it.github.fault(respond(200, { ...least, ...counts }));

  expect(await pullRequest(it.api, { number: 1 })).toMatchObject({
    mergedAt: undefined,
    draft: false,
    changedFiles: undefined,
    additions: undefined,
    deletions: undefined,
    commits: 0,
  });
});

test.each([
  ['a state that GitHub does not have', { state: 'merged' }],
  ['no base', { base: null }],
])('an answer with %s is refused', async (_, more) => {
  await using it = await open();
  it.github.fault(respond(200, { ...least, ...more }));

  await expect(pullRequest(it.api, { number: 1 })).rejects.toThrow(GitHubFault);
});
