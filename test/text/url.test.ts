import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isJobPath,
  isLoopback,
  isSegment,
  MAX_LINK,
  plainLink,
} from '../../src/text/url.ts';

/** Arbitrary strings, and the pieces that path traversal is made of, in any order. */
const PIECES = '.. . / \\ %2e %2E%2e %2f % ? # ; : @ & = + {id} é 日本 😀 a job_1'.split(' ');
const identifierLike = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 24 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 24 }),
  fc
    .array(fc.constantFrom(...PIECES, ' ', '\t', '\n', '\0', '\u200b', '\u202e'))
    .map((parts) => parts.join('')),
);

test('any identifiers are refused, or exactly the expected segments of an address', () => {
  const bases = fc.constantFrom('', '/', '/api', '/a/b/');

  const property = fc.property(identifierLike, identifierLike, bases, (projectId, id, base) => {
    const address = () =>
      addressOf(new URL(`https://docs.test${base}`), '/v2/{projectId}/job/{id}', { projectId, id });
    if (!isSegment(projectId) || !isSegment(id)) {
      expect(address).toThrow(RangeError);
      return;
    }

    const { pathname } = address();
    const above = base.split('/').filter((part) => part !== '');
    const segments = [...above, 'v2', projectId, 'job', id];
    expect(pathname.slice(1).split('/').map(decodeURIComponent)).toEqual(segments);
    // No URL parser may read it differently.
    expect(new URL(pathname, 'http://x').pathname).toBe(pathname);
    expect(pathname).not.toMatch(/(^|\/)(\.|%2e){1,2}(\/|$)/i);
  });

  fc.assert(property, { numRuns: 2_000, seed: 1 });
});

test('an identifier is accepted or refused by its characters', () => {
  const harmless = "job_1 a a.b .a a. ünï 日本 😀 a:b@c a;b a&b=c it's {id} ~ - *".split(' ');
  expect([...harmless, 'x'.repeat(512)].filter((id) => !isSegment(id))).toEqual([]);
  const paths = '. .. ... a..b a.. / a/b a\\b %2e%2e % a?b a#b'.split(' ');
  const blank = ', , a,a\tb,a\r\nb,a\n,a\u00a0b,a\u2028b,a\0b,a\u200bb,\ufeffa';
  const broken = ['a\u202eb', '\ud800', 'a\u{e0041}', 'x'.repeat(513)];
  expect([...paths, ...blank.split(','), ...broken].filter(isSegment)).toEqual([]);
});

test('an address below a base has every identifier, or there is none', () => {
  const base = new URL('https://docs.test/api//');
  expect(addressOf(base, '/{id}/x', { id: 'a:b' }).href).toBe('https://docs.test/api/a%3Ab/x');
  expect(() => addressOf(base, '/{id}', {})).toThrow('id is not an identifier without');
  expect(() => addressOf(base, '/{id}', { id: '..' })).toThrow(RangeError);
});

test('only names and addresses of this machine are on loopback', () => {
  const here = 'localhost 127.0.0.1 [::1]'.split(' ');
  const elsewhere = 'localhost.test 127.255.0.1 127.0.0.1.test a127.0.0.test [::2] test'.split(' ');
  const isHere = (host: string) => isLoopback(new URL(`http://${host}/`));
  expect([here.filter(isHere), elsewhere.filter(isHere)]).toEqual([here, []]);
});

const ofLength = (length: number) => `https://docs.test/${'x'.repeat(length - 18)}`;

describe('what the service gives as a link', () => {
  const PLAIN =
    'https://host.test https://[2001:db8::1]/pull/1 https://host.test/~user/repo+x,y/pull/1@2 ' +
    'https://git.example.test:8443/example/docs/-/merge_requests/7 https://host.test/a%20b/pull/1?tab=files#top';
  const LOCAL = 'http://localhost/a http://127.0.0.1:8080/a http://[::1]:1/a';
  const OTHER =
    'ftp://localhost/a ssh://git@host.test/x HTTPS://host.test/a host.test/a //host.test/a /a https:host.test/a ' +
    'https:/host.test/a https:///a https://host.test?a https://host.test:99999/ https://host.test@evil.test/a ' +
    'https://host:pull@evil.test/a https://host.test\\@evil.test/ https://host.test/$(id) https://host.test/?a=1&b=2 ' +
    'https://host.test/](https://evil.test) https://host.test/{a,b} https://gіthub.com/a https://host.test/\u202ea ' +
    'JaVaScRiPt:alert(1)//host.test data:text/html,<script>alert(1)</script> ' +
    'http://host.test/a http://localhost.evil.test/ http://user@127.0.0.1/';
  const BLANK =
    'https://host.test/a\n::set-output name=x::y~https://host.test/a\n~https://host.test/\r/a';

  test.each<[what: string, links: unknown[], here: boolean, elsewhere: boolean]>([
    ['a plain https URL', [...PLAIN.split(' '), ofLength(MAX_LINK)], true, true],
    ['an http URL of this machine', LOCAL.split(' '), true, false],
    ['another URL', [...OTHER.split(' '), ofLength(MAX_LINK + 1)], false, false],
    ['a URL with blanks', [...BLANK.split('~'), ' https://host.test/a'], false, false],
    ['no URL', ['', null, undefined, 'see the pull request'], false, false],
  ])(
    '%s is used: by a service on this machine %j, by any other %j',
    (_, links, here, elsewhere) => {
      expect(MAX_LINK).toBe(2_048);
      for (const link of links as string[]) {
        const used = [plainLink(link, true), plainLink(link, false)];
        expect(used, link).toEqual([here ? link : undefined, elsewhere ? link : undefined]);
      }
    },
  );
});

describe('job-path', () => {
  test('is accepted', () => {
    const paths =
      '/v2/agent/{projectId}/job/{id} /{id} /jobs/{id} /v1/{projectId}/jobs/{id}/status /{id}/{projectId}';
    const others = '/jobs/{projectId}:{id} /jobs/job-{id}.json /jobs/ünï/{id}';
    const long = `/{id}/${'x'.repeat(512)}`;
    const all = [...`${paths} ${others}`.split(' '), long];
    expect(all.filter((path) => !isJobPath(path))).toEqual([]);
  });

  test('is refused', () => {
    const malformed =
      '{id} v2/{id} /v2/job /{id}/{id} /{projectId}/{projectId}/{id} /{ID} /{project}/{id} /{{id}} /{id';
    const segments =
      '/ //{id} /a//{id} /{id}/ /./{id} /../{id} /a/../{id} /..{id} /%2e%2e/{id} /a\\{id} /{id}?x=1 /{id}#x';
    const elsewhere = 'https://elsewhere.test/{id} //elsewhere.test/{id}';
    const blank = ['', '/{id} ', '/a b/{id}', '/{id}\n', '/\u200b/{id}'];
    const long = [`/${'x'.repeat(1_100)}/{id}`, `/${'x'.repeat(513)}/{id}`];
    const refused = [...`${malformed} ${segments} ${elsewhere}`.split(' '), ...blank, ...long];
    expect(refused.filter(isJobPath)).toEqual([]);
  });
});
