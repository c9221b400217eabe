import { expect, test } from 'vitest';
import { fetchCommit } from '../../src/github/comparison.ts';
import { openRepository } from './connect.ts';

const sha = (index: number) => index.toString(16).padStart(40, '0');

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
