import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePages, gainedPages, lostPages, movesIn } from '../../src/visitors/changes.ts';
import { movedPages } from '../../src/visitors/moved-pages.ts';
import type { PageCounts } from '../../src/visitors/visitors-client.ts';
import { samples } from '../support/samples.ts';
import { pageOf } from './support.ts';

const visited = (path: string, total = 20): PageCounts => pageOf(path, total, 0, total);
const pagesAt = (paths: readonly string[]) => paths.map((path) => visited(path));

interface Move {
  name: string;
  gone: string[];
  added: string[];
  /** The new paths with the old ones. */
  moves: Record<string, string>;
}

test.each<Move>([
  {
    name: 'got longer',
    gone: ['/guides/a'],
    added: ['/docs/guides/a'],
    moves: { '/docs/guides/a': '/guides/a' },
  },
  { name: 'got shorter', gone: ['/docs/a'], added: ['/a'], moves: { '/a': '/docs/a' } },
  {
    name: 'got a slash or lost `.html`',
    gone: ['/a', '/b.html'],
    added: ['/a/', '/b'],
    moves: { '/a/': '/a', '/b': '/b.html' },
  },
  {
    name: 'ends with others, of which the longest is meant',
    gone: ['/users', '/api/users'],
    added: ['/docs/users', '/docs/api/users'],
    moves: { '/docs/users': '/users', '/docs/api/users': '/api/users' },
  },
  { name: 'ends with a part of a name', gone: ['/a'], added: ['/docs/ba'], moves: {} },
  { name: 'ends with two paths of equal length', gone: ['/a'], added: ['/x/a', '/y/a'], moves: {} },
  { name: 'is what two old paths end with', gone: ['/x/a', '/y/a'], added: ['/a'], moves: {} },
  {
    name: 'changed its prefix with two others, and the page of the prefix itself',
    gone: ['/guides/a', '/guides/b', '/guides/c/d', '/guides'],
    added: ['/learn/a', '/learn/b', '/learn/c/d', '/learn'],
    moves: {
      '/learn/a': '/guides/a',
      '/learn/b': '/guides/b',
      '/learn/c/d': '/guides/c/d',
      '/learn': '/guides',
    },
  },
  {
    name: 'changed its prefix with one other',
    gone: ['/guides/a', '/guides/b'],
    added: ['/learn/a', '/learn/b'],
    moves: {},
  },
  {
    name: 'is the start page of a site that got a prefix',
    gone: ['/', '/a', '/b', '/c'],
    added: ['/docs/', '/docs/a', '/docs/b', '/docs/c'],
    moves: { '/docs/': '/', '/docs/a': '/a', '/docs/b': '/b', '/docs/c': '/c' },
  },
  {
    name: 'has the names of pages in another folder that changed, too',
    gone: ['/v1/a', '/v1/b', '/v1/c', '/w1/a', '/w1/b', '/w1/c'],
    added: ['/v2/a', '/v2/b', '/v2/c', '/w2/a', '/w2/b', '/w2/c'],
    moves: {},
  },
  { name: 'is another start page', gone: ['/'], added: ['/docs/'], moves: {} },
])('a page that $name is paired accordingly', ({ gone, added, moves }) => {
  expect(Object.fromEntries(movedPages(pagesAt(gone), pagesAt(added)))).toEqual(moves);
});

test.each([
  [9, 20],
  [20, 9],
])('a page with %i visitors before and %i now is not paired', (before, now) => {
  const moves = movedPages([visited('/a', before)], [visited('/docs/a', now)]);

  expect(moves.size).toBe(0);
});

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'index', 'ü', 'x y');
const path = fc.array(name, { maxLength: 4 }).map((names) => `/${names.join('/')}`);
const page = fc.tuple(path, fc.integer({ min: 1, max: 30 }));
/** A site whose pages stay, are renamed in one of these ways, or go. */
const RENAMES: readonly ((path: string) => string)[] = [
  (old) => old,
  (old) => `/docs${old}`,
  (old) => old.replace(/^\/a\//, '/z/'),
  (old) => old.replace(/^\/[^/]*(?=\/)/, ''),
  () => '/new',
];
const site = fc.array(fc.tuple(page, fc.constantFrom(...RENAMES), fc.integer({ min: 1, max: 30 })));

test('no page is paired twice, no moved one is new or gone, and all others are as before', () => {
  const property = fc.property(site, (pages) => {
    const before = new Map(pages.map(([[path, total]]) => [path, visited(path, total)]));
    const now = new Map(
      pages.map(([[path], rename, total]) => [rename(path), visited(rename(path), total)]),
    );

    const changes = comparePages({ now, before, hasGaps: false });
    const moves = movesIn(changes);

    const partners = moves.flatMap(({ path, from }) => [path, from]);
    expect(new Set(partners).size).toBe(partners.length);
    for (const { path, from, now: current, before: earlier } of moves) {
      expect([now.has(from), before.has(path)]).toEqual([false, false]);
      expect([current.total, earlier.total]).toEqual([
        now.get(path)?.total,
        before.get(from)?.total,
      ]);
      expect(Math.min(current.total, earlier.total)).toBeGreaterThanOrEqual(10);
    }

    const plain = (change: (typeof changes)[number]) => !partners.includes(change.path);
    const all = [...gainedPages(changes), ...lostPages(changes)].filter(plain);
    const expected = [...new Set([...now.keys(), ...before.keys()])].filter(
      (each) => !partners.includes(each) && now.get(each)?.total !== before.get(each)?.total,
    );
    expect(all.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  });

  fc.assert(property, { numRuns: samples(500) });
});

test('a site of 10,000 pages with the same name in each folder is compared in a moment', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `/${index % 100}/${index}/index`);

  const moves = movedPages(pagesAt(paths), pagesAt(paths.map((path) => `/docs${path}`)));

  expect(moves.size).toBe(10_000);
});
