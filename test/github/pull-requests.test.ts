import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type GitHubApi, type ReadingLimits, rowsOf } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import {
  pullRequest,
  pullRequestFiles,
  pullRequestsOfCommit,
} from '../../src/github/pull-requests.ts';
import { respond } from '../faults/faults.ts';
import type { ChangedFile } from '../standin/github/records.ts';
import { openRepository } from './connect.ts';

const file = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  additions: 2,
  deletions: 1,
  patch: '@@ -1 +1,2 @@\n-a\n+b\n+c',
  ...more,
});
const sha = (index: number) => index.toString(16).padStart(40, '0');

async function open() {
  const it = await openRepository();
  const from = it.world.addRepository('writer/docs');
  const files = [
    file('guide/a b#1.md'),
    file('new.md', { status: 'renamed', previous_filename: 'old.md' }),
  ];
  const commits = [1, 2].map((index) => ({
    sha: sha(index),
    message: `Change ${index}\n\nBody`,
    author: 'writer',
    at: 1_700_000_000_000 + index,
  }));
  const change = { files, commits, from };
  return { ...it, pull: it.world.addIssue(it.repository, { pull: true, user: 'writer', change }) };
}

test('a pull request is open, then merged or closed', async () => {
  await using it = await open();
  const found = {
    number: 1,
    state: 'open',
    mergedAt: undefined,
    draft: false,
    commits: 2,
    changedFiles: 2,
    additions: 4,
    deletions: 2,
    repository: 'example/docs',
    isPrivate: false,
    base: 'ba5e'.repeat(10),
    head: '4ead'.repeat(10),
  };
  expect(await pullRequest(it.api, { number: 1 })).toEqual(found);
  it.world.merge(it.pull, sha(9));
  const mergedAt = it.pull.change.mergedAt;
  expect(await pullRequest(it.api, { number: 1 })).toMatchObject({ state: 'merged', mergedAt });
  const holding = it.world.addIssue(it.repository, { pull: true, change: { head: sha(9) } });
  expect(await pullRequestsOfCommit(it.api, sha(9))).toMatchObject([
    { number: holding.number, mergedAt: undefined, repository: 'example/docs' },
    { number: 1, mergedAt, repository: 'example/docs' },
  ]);
  expect(await pullRequestsOfCommit(it.api, sha(8))).toEqual([]);
  holding.state = 'closed';
  const closed = await pullRequest(it.api, { number: holding.number });
  expect(closed).toMatchObject({ state: 'closed', mergedAt: undefined });
});

test.each([
  ['public', false, 'open'],
  ['private', true, 404],
] as const)('a pull request of another repository, %s', async (_, isPrivate, expected) => {
  await using it = await open();
  const other = it.world.addRepository('other/site', { private: isPrivate });
  it.world.addIssue(other, { number: 7, pull: true });
  const found = pullRequest(it.api, { owner: 'other', repo: 'site', number: 7 });
  const result = await found.then(
    ({ state }) => state,
    (error: GitHubFault) => error.status,
  );
  expect(result).toBe(expected);
  expect(it.github.requests[0]?.path).toBe('/repos/other/site/pulls/7');
});

test.each([
  [250, 1000, 250, ['1', '2', '3']],
  [250, 10, 10, ['1']],
  [1100, 1000, 1000, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
])('of %i files, limited to %i, %i are read', async (count, atMost, expected, pages) => {
  await using it = await open();
  const names = Array.from({ length: count }, (_, index) => `${index}.md`);
  it.pull.change.files = names.map((name) => file(name));
  const files = await pullRequestFiles(it.api, { number: 1 }, { atMost });
  expect(files.map(({ filename }) => filename)).toEqual(names.slice(0, expected));
  expect(it.github.requests.map(({ query }) => query.get('page'))).toEqual(pages);
});

test.each<[string, ReadingLimits, unknown, pages: number]>([
  ['has no end', {}, new GitHubFault('the list does not end', { status: 'lost' }), 20],
  ['is read until the signal', { signal: AbortSignal.abort('SIGINT') }, 'SIGINT', 0],
  ['is read until the deadline', { isLate: () => true }, expect.any(GitHubFault), 0],
])('no further page is requested of a list that %s', async (_, limits, error, pages) => {
  let asked = 0;
  const call: GitHubApi['call'] = async (_route, parameters) => {
    asked += 1;
    // Enough for every list of the action, and too little for a test that would never end.
    if (asked > 100) throw new Error('more pages than any list has');
    return { data: [], lastPage: Number(parameters?.page) + 1 };
  };
  const list = { schema: z.unknown(), atMost: 1000, ...limits };
  const reading = rowsOf({ call, now: () => 0 }, 'GET /user/repos', {}, list);
  await expect(reading).rejects.toEqual(error);
  expect(asked).toBe(pages);
});

describe('an answer', () => {
  /** Reads the pull request from an answer with its required fields, changed by `more`. */
  async function readFrom(more: object) {
    await using it = await open();
    const side = { sha: 'a', repo: { id: 1, full_name: 'example/docs' } };
    it.github.fault(respond(200, { number: 1, state: 'open', base: side, head: side, ...more }));
    return await pullRequest(it.api, { number: 1 });
  }

  test('with the required fields is read, also of a deleted fork, and bad counts are left out', async () => {
    const counts = { changed_files: -1, additions: 1.5, deletions: '2', commits: 0 };
    expect(await readFrom({ ...counts, head: { sha: 'b', repo: null } })).toMatchObject({
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
  ])('with %s is refused', async (_, more) => {
    await expect(readFrom(more)).rejects.toThrow(GitHubFault);
  });
});
