import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, isLoopback, isSegment, plainLink } from '../../src/text/url.ts';

/** Arbitrary strings, and the pieces that path traversal is made of, in any order. */
const PIECES = '.. . / \\ %2e %2E%2e %2f % ? # ; : @ & = + {id} é 😀 a job_1'.split(' ');
const identifierLike = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 24 }),
  fc
    .array(fc.constantFrom(...PIECES, ' ', '\t', '\n', '\0', '\u200b', '\u202e'))
    .map((parts) => parts.join('')),
);

test('any identifiers are refused, or exactly the expected segments of an address', () => {
  const bases = fc.constantFrom('', '/', '/api', '/a/b//');

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

test('an address that lacks an identifier is refused', () => {
  const address = () => addressOf(new URL('https://docs.test'), '/{id}', {});

  expect(address).toThrow('id is not an identifier without');
});

const list = (texts: string) => texts.split(' ');

test('an identifier is accepted or refused by its characters', () => {
  const accepted = [
    ...list("job_1 .a a. ünï 日本 😀 a:b@c a;b a&b=c it's {id} ~"),
    'x'.repeat(512),
  ];
  const refused = list('. .. a..b a.. / a/b a\\b %2e%2e % a?b a#b');
  const invisible = ['', ' ', 'a\n', 'a\u00a0b', 'a\0b', 'a\u200bb', '\ufeffa', '\ud800'];

  const all = [...accepted, ...refused, ...invisible, 'x'.repeat(513)];

  expect(all.filter(isSegment)).toEqual(accepted);
});

test('only names and addresses of this machine are on loopback', () => {
  const here = list('localhost 127.0.0.1 [::1]');
  const elsewhere = list('localhost.test 127.0.0.1.test a127.0.0.test [::2]');

  const isHere = (host: string) => isLoopback(new URL(`http://${host}/`));

  expect([...here, ...elsewhere].filter(isHere)).toEqual(here);
});

const linkOf = (length: number) => `https://docs.test/${'x'.repeat(length - 18)}`;

const PLAIN =
  'https://host.test https://[2001:db8::1]/pull/1 https://host.test/~user/repo+x,y/pull/1@2 ' +
  'https://git.example.test:8443/docs/-/merge_requests/7 https://host.test/a%20b?tab=files#top';

/** `here`: if the service is on this machine. */
test.each<[where: 'everywhere' | 'here' | 'nowhere', what: string, links: string]>([
  ['everywhere', 'nothing unusual', PLAIN],
  ['everywhere', '2,048 characters', linkOf(2_048)],
  ['nowhere', '2,049 characters, or a line break', `${linkOf(2_049)} https://h.test/a\n::b`],
  ['here', 'http and a host of this machine', 'http://localhost/a http://127.0.0.1:8080/a'],
  ['nowhere', 'another protocol', 'ftp://localhost/a http://host.test/a data:text/html,x'],
  ['nowhere', 'user information', 'https://a@evil.test/ https://host.test\\@evil.test/'],
  ['nowhere', 'what parsers repair', 'https:host.test/a https:///a HTTPS://host.test'],
  ['nowhere', 'a shell’s characters', 'https://h.test/$(id) https://h.test/?a=1&b=2'],
  ['nowhere', 'Markdown', 'https://h.test/](https://e.test) https://h.test/{a,b}'],
])('a link is used %s if it has %s', (where, _, links) => {
  const used = (loopback: boolean) =>
    list(links).filter((link) => plainLink(link, loopback) === link);

  expect(used(true)).toEqual(where === 'nowhere' ? [] : list(links));
  expect(used(false)).toEqual(where === 'everywhere' ? list(links) : []);
});
