import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import {
  contentsOf,
  endOfPullRequest,
  isPullRequest,
  locatePullRequest,
  pullRequestNumber,
} from '../../src/result/pull-request.ts';
import { plainLink } from '../../src/text/url.ts';

test.each([
  'https://github.com/example/docs/pull/12',
  'https://git.example.test:8443/example/docs/-/merge_requests/7',
  'https://host.test/a%20b/pull/1?tab=files#top',
  'https://host.test',
  'https://[2001:db8::1]/pull/1',
  'https://host.test/~user/repo+x,y/pull/1@2',
])('a plain URL is used unchanged: %s', (link) => expect(plainLink(link, false)).toBe(link));

test.each([
  null,
  '',
  'see the pull request',
  'JaVaScRiPt:alert(1)//github.com/pull/1',
  'data:text/html,<script>alert(1)</script>',
  'ssh://git@host.test/x',
  'HTTPS://host.test/pull/1',
  'host.test/pull/1',
  '//host.test/pull/1',
  'https:/host.test/pull/1',
  'https:///pull/1',
  'https://github.com@evil.test/pull/1',
  'https://docs.example:pull@evil.test/pull/1',
  'https://host.test/pull/1\n::set-output name=x::y',
  'https://host.test/pull/1\n',
  'https://host.test/\r/pull/1',
  ' https://host.test/pull/1',
  'https://host.test/$(id)',
  'https://host.test/?a=1&b=2',
  'https://host.test\\@evil.test/',
  'https://host.test/](https://evil.test)',
  'https://host.test/{a,b}',
  'https://gіthub.com/pull/1',
  'https://host.test/\u202epull',
  'https://host.test:99999/',
])('any other URL is rejected: %j', (link) => {
  expect(plainLink(link, false)).toBeUndefined();
  expect(plainLink(link, true)).toBeUndefined();
});

test('a URL of at most 2,048 characters is used', () => {
  const address = (length: number) => `https://host.test/${'a'.repeat(length - 18)}`;
  expect(plainLink(address(2_048), false)).toHaveLength(2_048);
  expect(plainLink(address(2_049), false)).toBeUndefined();
});

test.each([
  ['http://127.0.0.1:8080/pull/1', true],
  ['http://localhost/pull/1', true],
  ['http://[::1]:1/pull/1', true],
  ['http://127.9.9.9/', true],
  ['http://host.test/pull/1', false],
  ['http://localhost.evil.test/', false],
  ['http://127.0.0.1.evil.test/', false],
  ['http://user@127.0.0.1/', false],
  ['http://10.0.0.1/', false],
  ['http://0.0.0.0/', false],
])('http is allowed if the service is on loopback: %s becomes %j', (link, isLoopback) => {
  expect(plainLink(link, true)).toBe(isLoopback ? link : undefined);
  expect(plainLink(link, false)).toBeUndefined();
});

test('an accepted URL is always an https address without user info, blanks or shell characters', () => {
  const parts = [
    'https://',
    'http://',
    'host.test',
    '\n',
    ' ',
    '$(id)',
    'a',
    '%0a',
    ...'@:/\\`"&;',
  ];
  const part = fc.constantFrom(...parts);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl({ withQueryParameters: true }),
        fc.array(part).map((p) => p.join('')),
      ),
      (text) => {
        const link = plainLink(text, false);
        if (link === undefined) return;
        expect(link).toBe(text);
        const { protocol, username, password } = new URL(link);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
        expect(link).not.toMatch(/[\s"'`$&;|<>(){}\\*!^]|[^\x21-\x7e]/);
      },
    ),
    { numRuns: 2_000 },
  );
});

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
  ...{ number: 7, state: 'open', merged_at: null, draft: false },
  ...{ commits: 1, changed_files: 1, additions: 2, deletions: 3 },
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

test.each([
  ['open', null, undefined],
  ['closed', null, 'closed'],
  ['closed', '2026-11-20T12:00:00Z', 'merged'],
])('a pull request that is %s, merged %j, has ended: %j', async (state, merged_at, end) => {
  expect(await endOfPullRequest({ number: 7 }, apiWith({ state, merged_at }, undefined))).toBe(end);
});

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
