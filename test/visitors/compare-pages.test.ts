import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePages } from '../../src/visitors/compare-pages.ts';
import { isGonePage, isNewPage, type Page } from '../../src/visitors/counts.ts';
import { samples } from '../support/samples.ts';
import { people } from './support.ts';

type Totals = readonly (readonly [path: string, visitors: number])[];

const compare = (before: Totals, now: Totals) => {
  const [old, current] = [before, now].map(
    (totals) => new Map(totals.map(([path, visitors]) => [path, people(visitors)])),
  );
  return comparePages({ now: current ?? new Map(), before: old ?? new Map() });
};

/** A path may be followed by the number of its visitors, such as `/a=3`. */
const totalsIn = (site: string): Totals =>
  site.split(' ').map((page) => {
    const [path = '', visitors = '20'] = page.split('=');
    return [path, Number(visitors)];
  });

/** Pages that are neither new nor gone, and have their old path, have no note. */
const note = (page: Page) => {
  if (page.from !== undefined) return `${page.from} → ${page.path}`;
  if (isNewPage(page)) return `new ${page.path}`;
  if (isGonePage(page)) return `gone ${page.path}`;
  return page.before === undefined ? `not compared ${page.path}` : [];
};

test.each<[string, before: string, now: string, notes: string]>([
  ['got longer, whatever its numbers', '/a=1', '/docs/a=900', '/a → /docs/a'],
  ['got shorter', '/docs/a', '/a', '/docs/a → /a'],
  [
    'ends with others, of which the change of most pages is meant',
    '/users /api/users',
    '/docs/users /docs/api/users',
    '/api/users → /docs/api/users, /users → /docs/users',
  ],
  ['ends with a part of a name', '/a', '/docs/ba', 'gone /a, new /docs/ba'],
  ['could be two old ones', '/x/a /y/a', '/a', 'gone /x/a, gone /y/a, new /a'],
  ['could be one of two new ones', '/a', '/x/a /y/a', 'gone /a, new /x/a, new /y/a'],
  [
    'changed its prefix with two others',
    '/guides /guides/a /guides/b/c',
    '/learn /learn/a /learn/b/c',
    '/guides → /learn, /guides/a → /learn/a, /guides/b/c → /learn/b/c',
  ],
  [
    'changed its prefix with one other',
    '/guides/a /guides/b',
    '/learn/a /learn/b',
    'gone /guides/a, gone /guides/b, new /learn/a, new /learn/b',
  ],
  [
    'is the start page of a site that got a prefix',
    '/ /a',
    '/docs/ /docs/a',
    '/ → /docs/, /a → /docs/a',
  ],
  [
    'has the names of pages in another folder that changed, too',
    '/v1/a /v1/b /v1/c /w1/a /w1/b /w1/c',
    '/v2/a /v2/b /v2/c /w2/a /w2/b /w2/c',
    'gone /v1/a, gone /v1/b, gone /v1/c, gone /w1/a, gone /w1/b, gone /w1/c, ' +
      'new /v2/a, new /v2/b, new /v2/c, new /w2/a, new /w2/b, new /w2/c',
  ],
  [
    'is spelled in another way',
    '/C/index/ /a/index.html /b.md /ja/%E3%82%AF /set_up/ /x.html',
    '/c /a/ /b /ja/ク /set-up /X',
    '/C/index/ → /c, /a/index.html → /a/, /b.md → /b, /ja/%E3%82%AF → /ja/ク, ' +
      '/set_up/ → /set-up, /x.html → /X',
  ],
  [
    'had several spellings, of which the most visited belong together',
    '/set_up=480 /set_up/=500 /Set_up=3',
    '/set-up=20 /set-up/=900',
    '/set_up → /set-up, /set_up/ → /set-up/',
  ],
  ['stayed, and has other spellings', '/a /a.html', '/a /a/', 'not compared /a/'],
])('a page that %s is recognized', (_, before, now, notes) => {
  const pages = compare(totalsIn(before), totalsIn(now));

  expect(pages.flatMap(note).toSorted().join(', ')).toBe(notes);
});

const name = fc.constantFrom('a', 'b', 'c', 'd_e', 'D-E', 'index', 'ü', 'x y');
const path = fc.array(name, { maxLength: 4 }).map((names) => `/${names.join('/')}`);
/** How a page stays, is renamed, or goes. */
const rename = fc.constantFrom<(path: string) => string>(
  (old) => old,
  (old) => `/docs${old}`,
  (old) => old.replace(/^\/a\//, '/z/'),
  (old) => old.replace(/^\/[^/]*(?=\/)/, ''),
  (old) => `${old.replaceAll('_', '-').toUpperCase()}.html`,
  () => '/new',
);
const visitors = fc.integer({ min: 1, max: 30 });

test('each path of both periods is in at most one row, with its own numbers', () => {
  const site = fc.array(fc.tuple(path, visitors, rename, visitors));
  const property = fc.property(site, (pages) => {
    const before = new Map(pages.map(([path, total]) => [path, total]));
    const now = new Map(pages.map(([path, , rename, total]) => [rename(path), total]));

    const compared = compare([...before], [...now]);

    const current = compared.filter((page) => !isGonePage(page));
    expect(new Map(current.map((page) => [page.path, page.now.total]))).toEqual(now);
    const old = compared.filter((page) => page.before?.total);
    const oldTotals = old.map(({ path, from = path, before }) => [from, before?.total] as const);
    expect(new Set(oldTotals.map(([path]) => path)).size).toBe(old.length);
    expect([...before]).toEqual(expect.arrayContaining(oldTotals));
    expect(current).toHaveLength(now.size);
  });

  fc.assert(property, { numRuns: samples(500) });
});

test.each<[string, pathOf: (index: number) => string, newPathOf: (index: number) => string]>([
  ['with one name in other folders', (nth) => `/${nth}/overview`, (nth) => `/x${nth}/overview`],
  ['that each moved to another folder', (nth) => `/${nth}`, (nth) => `/${nth % 3_000}/${nth}`],
  ['that all are one', (nth) => `/${'/'.repeat(nth % 900)}a${'/'.repeat(nth / 900)}`, () => '/A'],
  ['that are deep', (nth) => `${'/a'.repeat(300)}/${nth}`, (nth) => `/b${'/a'.repeat(300)}/${nth}`],
  ['of which one is left', (nth) => `/${nth}/overview`, () => '/overview'],
])('5,000 pages %s take less than a second', (_, pathOf, newPathOf) => {
  const sites = [pathOf, newPathOf].map((path) =>
    Array.from({ length: 5_000 }, (_, nth) => [path(nth), 20] as const),
  );
  const [before = [], now = []] = sites;
  const start = process.cpuUsage();

  const compared = compare(before, now);

  expect(compared.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
