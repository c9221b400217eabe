import { expect, test } from 'vitest';
import { fetchCommit, fetchComparison } from '../../src/github/comparison.ts';
import { openRepository } from './connect.ts';

const sha = (index: number) => index.toString(16).padStart(40, '0');
const commit = (index: number) => ({
  sha: sha(index),
  message: `Change ${index}\n\nBody`,
  author: 'writer',
  at: Date.UTC(2026, 10, 2),
});

test('the files, the commits and the merge base of a comparison are read', async () => {
  await using it = await openRepository();
  const file = { status: 'renamed', additions: 2, deletions: 1, patch: '@@ -1 +1,2 @@' } as const;
  const files = [{ ...file, filename: 'guide/a b#1.md', previous_filename: 'old.md' }];
  const [base, head] = [sha(1), 'a/b#c'];
  it.repository.comparisons.push({ base, head, files, commits: [commit(2), commit(3)] });

  const { additions: _, deletions: __, ...listed } = { ...file, ...files[0] };
  const repository = 'example/docs';
  expect(await fetchComparison(it.api, { repository, base, head })).toEqual({
    mergeBase: base,
    totalCommits: 2,
    commits: [2, 3].map((id) => ({
      id: sha(id),
      date: '2026-11-02',
      message: `Change ${id}\n\nBody`,
    })),
    files: [listed],
  });
});

test.each([
  [sha(1), true],
  [sha(9), false],
])('GitHub is asked for commit %s: is it there? %j', async (commit, isThere) => {
  await using it = await openRepository();
  it.repository.comparisons.push({ base: sha(1), head: sha(2), files: [], commits: [] });

  const asked = fetchCommit(it.api, 'example/docs', commit);

  if (isThere) await expect(asked).resolves.toBe(commit);
  else await expect(asked).rejects.toMatchObject({ failed: { status: 422 } });
});
