import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locatePullRequest, plainLink, pullRequestNumber } from '../../src/job/pull-request.ts';
import { isLoopback } from '../../src/text/url.ts';

describe('a plain address is handed on as it is', () => {
  test.each([
    'https://github.com/example/docs/pull/12',
    'https://git.example.test:8443/example/docs/-/merge_requests/7',
    'https://host.test/a%20b/pull/1?tab=files#top',
    'https://host.test',
    'https://host.test/',
    'https://[2001:db8::1]/pull/1',
    'https://host.test/~user/repo+x,y/pull/1@2',
  ])('%s', (link) => expect(plainLink(link, false)).toBe(link));
});

describe('anything else is not', () => {
  test.each([
    ['null', null],
    ['empty', ''],
    ['a script', 'javascript:alert(document.domain)//github.com/pull/1'],
    ['a script, spelled otherwise', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ssh://git@host.test/x'],
    ['http', 'http://host.test/pull/1'],
    ['capital letters in the scheme', 'HTTPS://host.test/pull/1'],
    ['no scheme', 'host.test/pull/1'],
    ['no scheme, relative', '//host.test/pull/1'],
    ['one slash', 'https:/host.test/pull/1'],
    ['no host', 'https:///pull/1'],
    ['user info', 'https://github.com@evil.test/pull/1'],
    ['user info with password', 'https://docs.example:pull@evil.test/pull/1'],
    ['a line break', 'https://host.test/pull/1\n::set-output name=x::y'],
    ['a line break at the end', 'https://host.test/pull/1\n'],
    ['a carriage return', 'https://host.test/\r/pull/1'],
    ['a tab', 'https://host.test/\tpull/1'],
    ['a space', 'https://host.test/pull/1 && rm -rf /'],
    ['a leading space', ' https://host.test/pull/1'],
    ['a command', 'https://host.test/$(id)'],
    ['a back-quote', 'https://host.test/`id`'],
    ['a semicolon', 'https://host.test/;id'],
    ['a pipe', 'https://host.test/|id'],
    ['an ampersand', 'https://host.test/?a=1&b=2'],
    ['a quote', "https://host.test/'"],
    ['a double quote', 'https://host.test/"'],
    ['a backslash', 'https://host.test\\@evil.test/'],
    ['angle brackets', 'https://host.test/<img>'],
    ['Markdown brackets', 'https://host.test/](https://evil.test)'],
    ['a parenthesis', 'https://host.test/a)'],
    ['an asterisk', 'https://host.test/*'],
    ['braces', 'https://host.test/{a,b}'],
    ['an exclamation mark', 'https://host.test/!x'],
    ['letters that look alike', 'https://gіthub.com/pull/1'],
    ['an invisible character', 'https://host.test/\u200bpull/1'],
    ['a change of direction', 'https://host.test/\u202epull'],
    ['a port that is none', 'https://host.test:99999/'],
    ['an address without an end', `https://host.test/${'a'.repeat(2_048)}`],
    ['not an address', 'see the pull request'],
  ])('%s', (_, link) => {
    expect(plainLink(link, false)).toBeUndefined();
    if (!link?.startsWith('http:')) expect(plainLink(link, true)).toBeUndefined();
  });
});

test('a URL of 2,048 characters is the longest that is handed on', () => {
  const address = (length: number) => `https://host.test/${'a'.repeat(length - 18)}`;
  expect(plainLink(address(2_048), false)).toHaveLength(2_048);
  expect(plainLink(address(2_049), false)).toBeUndefined();
});

describe('http on loopback, where the service itself is there', () => {
  test.each([
    'http://127.0.0.1:8080/pull/1',
    'http://localhost/pull/1',
    'http://[::1]:1/pull/1',
    'http://127.9.9.9/',
  ])('%s', (link) => {
    expect(plainLink(link, true)).toBe(link);
    expect(plainLink(link, false)).toBeUndefined();
  });

  test.each([
    'http://host.test/pull/1',
    'http://localhost.evil.test/',
    'http://127.0.0.1.evil.test/',
    'http://user@127.0.0.1/',
    'http://10.0.0.1/',
    'http://0.0.0.0/',
  ])('but not %s', (link) => expect(plainLink(link, true)).toBeUndefined());

  test.each([
    ['http://127.0.0.1', true],
    ['http://127.0.0.10', true],
    ['http://127.100.200.255', true],
    ['http://localhost:1', true],
    ['http://[::1]', true],
    ['http://2130706433', true],
    ['http://128.0.0.1', false],
    ['http://127.0.0.1.nip.test', false],
    ['http://mylocalhost', false],
  ])('%s stays on this machine: %s', (url, stays) => expect(isLoopback(new URL(url))).toBe(stays));
});

test('whatever is handed on is an https address without user info, blanks, or what a shell reads', () => {
  const part = fc.constantFrom(
    'https://',
    'http://',
    'host.test',
    '@',
    ':',
    '/',
    '\\',
    '\n',
    ' ',
    '$(id)',
    '`',
    'a',
    '%0a',
    '"',
    '&',
    ';',
  );
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
])('%s is here: %j', (link, isSameRepository) => {
  const repository = { id: 1, fullName: 'example/docs' };
  expect(locatePullRequest(link, { serverUrl: 'https://github.com', repository })?.isSameRepository).toBe(
    isSameRepository,
  );
});
