import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locatePullRequest, pullRequestNumber } from '../../src/job/pull-request.ts';
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
  ['https://github.com/example/docs/issues/12', ''],
  ['https://github.com/example/docs/pull/new', ''],
  ['https://github.com/example/docs/pull/12x', ''],
  ['https://github.com/example/pull', ''],
  [`https://github.com/example/docs/pull/${'1'.repeat(16)}`, ''],
])('the number in %s is %j', (link, number) => expect(pullRequestNumber(link)).toBe(number));

test.each([
  ['https://github.com/example/docs/pull/7', true],
  ['https://github.com/Example/Site/pull/7', false],
  ['https://github.com/../docs/pull/7', undefined],
  ['https://github.com/example/../pull/7', undefined],
])('%s is a pull request of this repository: %j', (link, isSameRepository) => {
  const repository = { id: 1, fullName: 'example/docs' };
  expect(
    locatePullRequest(link, { serverUrl: 'https://github.com', repository })?.isSameRepository,
  ).toBe(isSameRepository);
});
