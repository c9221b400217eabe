import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import {
  contentsOf,
  isPullRequest,
  locatePullRequest,
  pullRequestNumber,
} from '../../src/result/pull-request.ts';

test.each([
  ['https://github.com/example/docs/pull/12', '12'],
  ['https://github.com/example/docs/pull/12/files?x#y', '12'],
  ['https://gitea.test/example/docs/pulls/3', '3'],
  ['https://gitlab.test/example/docs/-/merge_requests/7', '7'],
  ['https://bitbucket.test/example/docs/pull-requests/9#top', '9'],
  ['https://azure.test/example/docs/_git/docs/pullrequest/8', '8'],
  ['https://github.com/example/docs/issues/12', ''],
  ['https://github.com/example/docs/pull/new', ''],
  ['https://github.com/example/docs/pull/12x', ''],
  ['https://github.com/example/pull', ''],
  [`https://github.com/example/docs/pull/${'1'.repeat(16)}`, ''],
])('the number in %s is %j', (link, number) => expect(pullRequestNumber(link)).toBe(number));

test.each([
  ['https://github.com/example/docs/pull/7', true],
  ['https://github.com/Example/Site/pull/7', false],
  ['https://GitHub.com/EXAMPLE/docs/pull/7/files', true],
  ['https://gitlab.com/example/docs/pull/7', undefined],
  ['https://github.com/example/docs/issues/7', undefined],
  ['https://github.com/../docs/pull/7', undefined],
  ['https://github.com/example/../pull/7', undefined],
])('%s is a pull request of this repository: %j', (link, isSameRepository) => {
  const repository = { id: 1, fullName: 'example/docs' };
  const place = { serverUrl: 'https://github.com', repository };
  expect(locatePullRequest(link, place)?.isSameRepository).toBe(isSameRepository);
  expect(isPullRequest(link, 7, place)).toBe(isSameRepository === true);
  expect(isPullRequest(link, 70, place)).toBe(false);
});

const PULL = {
  number: 7,
  state: 'open',
  merged_at: null,
  draft: false,
  commits: 1,
  changed_files: 1,
  additions: 2,
  deletions: 3,
  base: { sha: 'a1', repo: { id: 1, full_name: 'o/r', private: true } },
  head: { sha: 'b2' },
};
type Shown = Partial<typeof PULL> | { state: string; merged_at: string | null };

/** GitHub with that pull request and one changed file; what is undefined cannot be read. */
function apiWith(pull: Shown | undefined, filename: string | undefined): GitHubApi {
  const call = async (route: string) => {
    const isFiles = route.endsWith('/files');
    const file = filename && [{ filename, status: 'added', changes: 1 }];
    const data = isFiles ? file : pull && { ...PULL, ...pull };
    if (!data) throw new GitHubFault('no', { status: 403 });
    return { data, headers: {}, status: 200 };
  };
  return { now: () => 0, call } as unknown as GitHubApi;
}

const base = (isPrivate: boolean) => ({
  base: { ...PULL.base, repo: { ...PULL.base.repo, private: isPrivate } },
});
test.each<
  [
    string,
    Shown | undefined,
    isHere: boolean,
    filename?: string | undefined,
    files?: string[] | undefined,
  ]
>([
  ['here', base(true), true, 'a.md', ['a.md']],
  ['in a public repository', base(false), false, 'a.md', ['a.md']],
  ['in a private repository', base(true), false, 'a.md', []],
  ['without its files', base(false), true, undefined, []],
  ['that cannot be read', undefined, true, 'a.md', undefined],
])('the paths of a pull request %s', async (_, pull, isSameRepository, filename, files) => {
  const id = { owner: 'o', repo: 'r', number: 7 };
  const contents = await contentsOf({ id, isSameRepository }, apiWith(pull, filename));
  expect(contents?.files).toEqual(files);
  if (files) expect(contents).toMatchObject({ changedFiles: 1, additions: 2, deletions: 3 });
});
