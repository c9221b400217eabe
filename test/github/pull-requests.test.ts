import { expect, test } from 'vitest';
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
    changedFiles: 2,
    additions: 4,
    deletions: 2,
    repository: 'example/docs',
    base: 'main',
    head: '4ead'.repeat(10),
  });
  expect(merged).toMatchObject({
    state: 'merged',
    mergedAt: it.pull.change.mergedAt,
    base: 'ba5e'.repeat(10),
  });
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

test('a pull request of another repository is read there', async () => {
  await using it = await open();
  const other = it.world.addRepository('other/site');
  it.world.addIssue(other, { number: 7, pull: true });

  const found = await pullRequest(it.api, { owner: 'other', repo: 'site', number: 7 });

  expect(found).toMatchObject({ number: 7, repository: 'other/site', state: 'open' });
});

const base = { ref: 'main', sha: 'a', repo: { full_name: 'example/docs' } };
const least = { number: 1, state: 'open', base, head: { sha: 'b', repo: null } };

test('the required fields suffice, as in lists, also of a deleted fork', async () => {
  await using it = await open();
  it.github.fault(respond(200, least));

  const pull = await pullRequest(it.api, { number: 1 });

  expect(pull).toMatchObject({ mergedAt: undefined, changedFiles: undefined });
});
