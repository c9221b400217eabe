import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePages } from '../../src/visitors/compare-pages.ts';
import { isGonePage, isNewPage, type Page } from '../../src/visitors/pages.ts';
import { samples } from '../support/samples.ts';
import { people } from './support.ts';

type Totals = readonly (readonly [path: string, visitors: number])[];

const compare = (before: Totals, now: Totals) => {
  const pagesOf = (totals: Totals) =>
    totals.map(([path, visitors]): Page => ({ path, now: people(visitors) }));
  const rows = (totals: Totals) => ({ pages: pagesOf(totals), unusable: [] });
  return comparePages(rows(now), rows(before));
};

/** A path may be followed by the number of its visitors, such as `/a=3`. */
const totalsIn = (site: string): Totals =>
  site.split(' ').map((page) => {
    const [path = '', visitors = '20'] = page.split('=');
    return [path, Number(visitors)];
  });

test.each<[string, before: string, now: string, path: string, change: number]>([
  ['capitals', '/Set-Up', '/set-up', '/set-up', 0],
  ['_ and -', '/set_up', '/set-up', '/set-up', 0],
  ['a slash at the end', '/a/', '/a', '/a', 0],
  ['two slashes', '//a//b', '/a/b', '/a/b', 0],
  ['an index', '/a/index.html', '/a/', '/a/', 0],
  ['the index of the site', '/index', '/', '/', 0],
  ['.html', '/a.html', '/a', '/a', 0],
  ['.md', '/a.md', '/a', '/a', 0],
  ['escapes', '/ja/%E3%82%AF/%7ea', '/ja/ク/~a', '/ja/ク/~a', 0],
  ['a query', '/a?b#c', '/a', '/a', 0],
  ['the title of an article', '/hc/360001-Old-title', '/hc/360001-New', '/hc/360001-New', 0],
  ['the number of visitors of each', '/a=500 /a/=3', '/a=100 /A/=450 /a.html=9', '/A/', 56],
])('pages whose paths differ in %s are one page', (_, before, now, path, change) => {
  const { pages } = compare(totalsIn(before), totalsIn(now));

  const shown = pages.map(({ path, from, now, before }) => [path, from, now.total - before.total]);
  expect(shown).toEqual([[path, undefined, change]]);
});

test.each([
  ['a part of a name', '/a', '/ba'],
  ['an escaped slash', '/a%2Fb', '/a/b'],
  ['an escape that is not complete', '/%E0%A4%A', '/%E0%A4%B'],
  ['a short number', '/12-a', '/12-b'],
])('pages whose paths differ in %s are two pages', (_, before, now) => {
  const { pages } = compare(totalsIn(before), totalsIn(now));

  expect(pages.map((page) => [isNewPage(page), isGonePage(page)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

const at = (folder: string, names: string) => names.replaceAll(/\S+/g, (name) => folder + name);

test.each<[string, before: string, now: string, moves: string[], named?: string]>([
  [
    'its name changed, and its own page moved, too',
    `/x ${at('/x/', 'a b c d e/f')}`,
    `/y ${at('/y/', 'a b c d e/f')}`,
    ['5/5 all /x/ → /y/'],
  ],
  [
    'the folder of it changed',
    at('/x/y/', 'a b c d e'),
    at('/z/w/', 'a b c d e'),
    ['5/5 all /x/y/ → /z/w/'],
  ],
  [
    'a prefix was dropped, and the start page stayed',
    `/ ${at('/docs/', 'a b c d e')}`,
    `/ ${at('/', 'a b c d e')}`,
    ['5/5 the /docs/ → /'],
  ],
  [
    'a prefix was added',
    `/ ${at('/', 'a b c d e')}`,
    `/ ${at('/docs/', 'a b c d e')}`,
    ['5/5 all / → /docs/'],
  ],
  [
    'its pages are spelled in another way',
    at('/Old_Ones/', 'A.html b.html c.html d.html e.html'),
    at('/New_Ones/', 'a/ b/ c/ d/ e/'),
    ['5/5 all /Old_Ones/ → /New_Ones/'],
  ],
  [
    'a third of its pages are found, and others are new',
    at('/x/', 'a b c d e 1 2 3 4 5 6 7 8 9 10'),
    at('/y/', 'a b c d e 11'),
    ['5/15 all /x/ → /y/'],
    'new /y/11',
  ],
  [
    'its folders went to two others',
    `${at('/x/1/', 'a b c d e')} ${at('/x/2/', 'f g h i j')}`,
    `${at('/y/', 'a b c d e')} ${at('/z/', 'f g h i j')}`,
    ['5/5 all /x/1/ → /y/', '5/5 all /x/2/ → /z/'],
  ],
])('a folder has moved if %s', (_, before, now, moves, named = '') => {
  const compared = compare(totalsIn(before), totalsIn(now));

  const shown = compared.moves.map(({ from, to, found, all, isToNew }) => {
    return `${found}/${all} ${isToNew ? 'all' : 'the'} ${from} → ${to}`;
  });
  expect(shown).toEqual(moves);
  const news = compared.pages.flatMap((page) => {
    if (page.from !== undefined) return [];
    if (isNewPage(page)) return `new ${page.path}`;
    return isGonePage(page) ? `gone ${page.path}` : [];
  });
  expect(news.join(', ')).toBe(named);
});

test.each([
  ['one of its pages is still there', at('/x/', 'a b c d e f'), `/x/f ${at('/y/', 'a b c d e')}`],
  ['four of its pages are found', at('/x/', 'a b c d e'), at('/y/', 'a b c d')],
  [
    'less than a third of its pages are found',
    at('/x/', 'a b c d e 1 2 3 4 5 6 7 8 9 10 11'),
    at('/y/', 'a b c d e'),
  ],
])('a folder has not moved if %s', (_, before, now) => {
  const { pages, moves } = compare(totalsIn(before), totalsIn(now));

  expect([moves, pages.filter(({ from }) => from !== undefined)]).toEqual([[], []]);
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

test('each visitor of both periods is counted once, apart from pages of a folder that moved', () => {
  const site = fc.array(fc.tuple(path, visitors, rename, visitors));
  const property = fc.property(site, (pages) => {
    const before = new Map(pages.map(([path, total]) => [path, total]));
    const now = new Map(pages.map(([path, , rename, total]) => [rename(path), total]));
    const sum = (numbers: Iterable<number>) =>
      [...numbers].reduce((all, number) => all + number, 0);

    const { pages: compared, moves } = compare([...before], [...now]);

    const addresses = compared.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(sum(compared.map((page) => page.now.total))).toBe(sum(now.values()));
    const old = sum(compared.map((page) => page.before.total));
    if (moves.length === 0) expect(old).toBe(sum(before.values()));
    else expect(old).toBeLessThanOrEqual(sum(before.values()));
  });

  fc.assert(property, { numRuns: samples(500) });
});

test.each<[string, pathOf: (index: number) => string, newPathOf: (index: number) => string]>([
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

  expect(compared.pages.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('a page whose row could not be used in one of the periods is neither new nor gone', () => {
  const pages = [
    { path: '/a', now: people(20) },
    { path: '/', now: people(20) },
  ];

  const { pages: compared } = comparePages(
    { pages: [], unusable: ['/A/', ''] },
    { pages, unusable: [] },
  );

  expect(compared.map(({ path }) => path)).toEqual(['/']);
});
