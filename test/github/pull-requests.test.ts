import { expect, test } from 'vitest';
import { fetchChangedFiles, fetchPullRequest } from '../../src/github/pull-requests.ts';
import { apiWith, openRepository } from './connect.ts';

const file = (filename: string) =>
  ({ filename, status: 'modified', additions: 2, deletions: 1, patch: '@@ -1 +1 @@' }) as const;

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
