import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageUrl, pathMarkdown, readablePath } from '../../src/visitors/paths.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { samples } from '../support/samples.ts';
import { corpus } from '../trust/corpus.ts';
import { expectInert } from '../trust/inert.ts';

test.each([
  ['/ja/%E3%82%AF%E3%82%A4%E3%83%83%E3%82%AF', '/ja/クイック'],
  ['/100%25-uptime', '/100%-uptime'],
  ['/getting%20started', '/getting started'],
  ['/wiki/%E6%9D%B1%E4%BA%AC%28%E9%83%BD%29', '/wiki/東京%28都%29'],
  ['/a%2F%C3%BC', '/a%2Fü'],
  ['/fa/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85', '/fa/می\u200cخواهم'],
])('%s is read as %s', (path, shown) => {
  expect(readablePath(path)).toBe(shown);
});

test.each([
  ['a slash', '/a%2Fb'],
  ['the start of a query', '/a%3Fb'],
  ['another escape', '/a%252Fb'],
  ['a control character', '/x%00y'],
  ['a space at an end', '/x%20'],
  ['a bidirectional control', '/%E2%80%AEgnp'],
  ['a character that nobody sees', '/a%E2%80%8Bb'],
  ['half of a character', '/%E0%A4%A'],
])('an escape of %s stays', (_, path) => {
  expect(readablePath(path)).toBe(path);
});

const SITE = new URL('https://docs.example.com/v2/');

test.each([
  ['/', 'https://docs.example.com/v2/'],
  ['/guides/a-b_c.html', 'https://docs.example.com/v2/guides/a-b_c.html'],
  ['/ja/ク', 'https://docs.example.com/v2/ja/%E3%82%AF'],
  ['/javascript:a', 'https://docs.example.com/v2/javascript%3Aa'],
  ['/100%', 'https://docs.example.com/v2/100%25'],
  ['/search?q=a&b=1', 'https://docs.example.com/v2/search?q=a&b=1'],
  ["/a|b`c'(d)<e>", 'https://docs.example.com/v2/a%7Cb%60c%27%28d%29%3Ce%3E'],
  ['/@everyone#1', 'https://docs.example.com/v2/%40everyone%231'],
])('the page %s is at %s', (path, url) => {
  expect(pageUrl(path, SITE)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  '//evil.example/',
  '/\\evil.example',
  '/../secret',
  '/a/%2E%2e/b',
  '/\u202egnp',
  '/\ud800',
  '@evil.example',
  '',
  `/${'a'.repeat(500)}`,
])('%j has no link', (path) => {
  expect(pageUrl(path, SITE)).toBeUndefined();
  expect(pathMarkdown(path, SITE)).toMatch(/^<code/);
});

test('both ends of a long path are shown', () => {
  const [shown] = renderMarkdown(pathMarkdown(`/${'b'.repeat(79)}c`, undefined)).code;

  expect(shown).toBe(`/${'b'.repeat(39)}…${'b'.repeat(39)}c`);
});

test('whatever a path contains, it is one piece of code, and links only to the site', () => {
  const hostile = fc.oneof(
    fc.constantFrom(...corpus, ...corpus.map((text) => `/${text}`)),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.string({ unit: 'binary' }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  );
  const property = fc.property(hostile, (path) => {
    const markdown = pathMarkdown(path, SITE);

    const isBelow = (link: string) => {
      const { origin, pathname } = new URL(link);
      return origin === SITE.origin && pathname.startsWith('/v2/');
    };
    const { code } = expectInert(
      `- ${markdown} +1, and\n\n| a |\n| --- |\n| ${markdown} |`,
      isBelow,
    );
    expect(code).toHaveLength(2);
  });

  fc.assert(property, { numRuns: samples(300) });
});
