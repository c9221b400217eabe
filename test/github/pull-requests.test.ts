import { expect, test } from 'vitest';
import {
  fetchChangedFiles,
  fetchPullRequest,
  fetchPullRequestsOfCommit,
} from '../../src/github/pull-requests.ts';
import { apiWith, openRepository } from './connect.ts';

const file = (filename: string) =>
  ({ filename, status: 'modified', additions: 2, deletions: 1, patch: '@@ -1 +1 @@' }) as const;
const sha = (index: number) => index.toString(16).padStart(40, '0');

test('a pull request of another repository is read there', async () => {
  await using it = await openRepository();
  const other = it.world.addRepository('other/site');
  const change = { files: ['a.md', 'b.md'].map(file) };
  it.world.addIssue(other, { number: 7, pull: true, change });

  const pull = await fetchPullRequest(it.api, { owner: 'other', repo: 'site', number: 7 });

  expect(pull).toMatchObject({
    number: 7,
    repository: { id: other.id, fullName: 'other/site', visibility: 'public' },
    changedFiles: 2,
    additions: 4,
    deletions: 2,
    head: '4ead'.repeat(10),
    ownBranch: 'changes',
  });
});

test('only the first files of a pull request are read, with one request', async () => {
  await using it = await openRepository();
  const files = ['0.md', '1.md', '2.md'].map(file);
  const { number } = it.world.addIssue(it.repository, { pull: true, change: { files } });

  const first = await fetchChangedFiles(it.api, { number }, 2);

  expect(first).toEqual([
    expect.objectContaining({ filename: '0.md', status: 'modified' }),
    expect.objectContaining({ filename: '1.md' }),
  ]);
  expect(it.github.requests).toHaveLength(1);
});

const repo = { id: 1, full_name: 'example/docs', default_branch: 'main' };
const base = { ref: 'main', sha: 'ba5e', repo };
/** Lists contain no counts, and the repository of a fork may be deleted. */
const least = { number: 1, state: 'open', base, head: { ref: 'x', sha: '4ead', repo: null } };
const closed = { ...least, state: 'closed' };
const at = '2026-11-20T12:00:00Z';
const dirty = { mergeable_state: 'dirty' };
const ofOdd = { ...repo, private: 'yes', visibility: 'secret' };
const odd = { ...least, base: { ...base, repo: ofOdd }, mergeable_state: 7 };

test.each([
  ['open', least, { state: 'open', base: 'main', ownBranch: undefined, hasConflicts: false }],
  ['merged', { ...closed, merged_at: at }, { state: 'merged', mergedAt: Date.parse(at) }],
  ['open, with conflicts', { ...least, ...dirty }, { hasConflicts: true, base: 'main' }],
  [
    'closed, with conflicts',
    { ...closed, ...dirty },
    { state: 'closed', base: 'ba5e', mergedAt: undefined, hasConflicts: false },
  ],
  [
    'described with odd values',
    odd,
    { repository: { id: 1, fullName: 'example/docs', visibility: 'private' }, hasConflicts: false },
  ],
])('a pull request that is %s is read', async (_, data, expected) => {
  expect(await fetchPullRequest(apiWith(data), { number: 1 })).toMatchObject(expected);
});

test('the pull requests of a commit are those that were merged with it, or contain it', async () => {
  await using it = await openRepository();
  const change = { head: sha(9) };
  const merged = it.world.addIssue(it.repository, { pull: true, change });
  it.world.merge(merged);
  const { number } = it.world.addIssue(it.repository, { pull: true, change });

  const found = await fetchPullRequestsOfCommit(it.api, sha(9));

  expect(found.map((pull) => pull.number)).toEqual([number, merged.number]);
  expect(await fetchPullRequestsOfCommit(it.api, sha(8))).toEqual([]);
});
