import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePages } from '../../src/visitors/compare-pages.ts';
import { isGonePage, isNewPage, type Page } from '../../src/visitors/counts.ts';
import { samples } from '../support/samples.ts';
import { people } from './support.ts';

type Totals = readonly string[] | Readonly<Record<string, number>>;

const countsIn = (totals: Totals) => {
  const entries = Array.isArray(totals)
    ? totals.map((path: string): [string, number] => [path, 20])
    : Object.entries(totals);
  return new Map(entries.map(([path, total]) => [path, people(total)]));
};
const compare = (before: Totals, now: Totals) =>
  comparePages({ now: countsIn(now), before: countsIn(before) });

/** `/new` or `/gone`, `/old → /path`, or `/path ?` for a page of which it is not known what it was. */
const notes = (pages: readonly Page[]) =>
  pages.flatMap((page) => {
    if (page.from !== undefined) return `${page.from} → ${page.path}`;
    if (isNewPage(page)) return `new ${page.path}`;
    if (isGonePage(page)) return `gone ${page.path}`;
    return page.before === undefined ? `${page.path} ?` : [];
  });

test.each<[string, before: Totals, now: Totals, notes: string[]]>([
  ['stayed', ['/a'], ['/a'], []],
  ['is new or has gone', ['/a'], ['/b'], ['new /b', 'gone /a']],
  [
    'got longer, whatever its numbers',
    { '/guides/a': 1, '/guides/b': 20, '/guides/c': 20 },
    { '/docs/guides/a': 900, '/docs/guides/b': 20, '/docs/guides/c': 20 },
    ['a', 'b', 'c'].map((name) => `/guides/${name} → /docs/guides/${name}`),
  ],
  ['got shorter', ['/docs/a'], ['/a'], ['/docs/a → /a']],
  [
    'ends with others, of which the change of most pages is meant',
    ['/users', '/api/users'],
    ['/docs/users', '/docs/api/users'],
    ['/users → /docs/users', '/api/users → /docs/api/users'],
  ],
  ['ends with a part of a name', ['/a'], ['/docs/ba'], ['new /docs/ba', 'gone /a']],
  ['could be two old ones', ['/x/a', '/y/a'], ['/a'], ['new /a', 'gone /x/a', 'gone /y/a']],
  ['could be one of two new ones', ['/a'], ['/x/a', '/y/a'], ['new /x/a', 'new /y/a', 'gone /a']],
  [
    'changed its prefix with two others',
    ['/guides/a', '/guides/b', '/guides/c/d'],
    ['/learn/a', '/learn/b', '/learn/c/d'],
    ['/guides/a → /learn/a', '/guides/b → /learn/b', '/guides/c/d → /learn/c/d'],
  ],
  [
    'has the prefix that two others changed',
    ['/guides', '/guides/a', '/guides/b'],
    ['/learn', '/learn/a', '/learn/b'],
    ['/guides → /learn', '/guides/a → /learn/a', '/guides/b → /learn/b'],
  ],
  [
    'changed its prefix with one other',
    ['/guides/a', '/guides/b'],
    ['/learn/a', '/learn/b'],
    ['new /learn/a', 'new /learn/b', 'gone /guides/a', 'gone /guides/b'],
  ],
  [
    'is the start page of a site that got a prefix',
    ['/', '/a', '/b', '/c'],
    ['/docs/', '/docs/a', '/docs/b', '/docs/c'],
    ['/ → /docs/', '/a → /docs/a', '/b → /docs/b', '/c → /docs/c'],
  ],
  [
    'has the names of pages in another folder that changed, too',
    ['/v1/a', '/v1/b', '/v1/c', '/w1/a', '/w1/b', '/w1/c'],
    ['/v2/a', '/v2/b', '/v2/c', '/w2/a', '/w2/b', '/w2/c'],
    ['v2', 'w2']
      .flatMap((folder) => ['a', 'b', 'c'].map((name) => `new /${folder}/${name}`))
      .concat(
        ['v1', 'w1'].flatMap((folder) => ['a', 'b', 'c'].map((name) => `gone /${folder}/${name}`)),
      ),
  ],
  [
    'is spelled in another way',
    ['/set_up/', '/a/index.html', '/b.md', '/C/index/', '/x.html', '/ja/%E3%82%AF'],
    ['/set-up', '/a/', '/b', '/c', '/X', '/ja/ク'],
    [
      '/set_up/ → /set-up',
      '/a/index.html → /a/',
      '/b.md → /b',
      '/C/index/ → /c',
      '/x.html → /X',
      '/ja/%E3%82%AF → /ja/ク',
    ],
  ],
  [
    'had several spellings, of which the most visited belong together',
    { '/set_up': 480, '/set_up/': 500, '/Set_up': 3 },
    { '/set-up': 20, '/set-up/': 900 },
    ['/set_up/ → /set-up/', '/set_up → /set-up'],
  ],
  ['stayed, and has other spellings', ['/a', '/a.html'], ['/a', '/a/'], ['/a/ ?']],
])('a page that %s is recognized', (_, before, now, expected) => {
  expect(notes(compare(before, now)).toSorted()).toEqual(expected.toSorted());
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
const site = fc.array(fc.tuple(path, visitors, rename, visitors));

const spellingOf = (path: string) =>
  `/${path}`
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\/+/g, '/')
    .replace(/(?:\.html|\/)$/, '')
    .replace(/\/(?:index)?$/, '');
const spellingsOf = (totals: Readonly<Record<string, number>>) =>
  new Set(Object.keys(totals).map(spellingOf));

test('no page is in two rows, and none is new or gone that has another spelling', () => {
  const property = fc.property(site, (pages) => {
    const before = Object.fromEntries(pages.map(([path, total]) => [path, total]));
    const now = Object.fromEntries(pages.map(([path, , rename, total]) => [rename(path), total]));

    const compared = compare(before, now);

    const current = compared.filter((page) => !isGonePage(page)).map(({ path }) => path);
    expect(current.toSorted()).toEqual(Object.keys(now).toSorted());
    const old = compared.filter((page) => page.before?.total).map(({ path, from = path }) => from);
    expect(new Set(old).size).toBe(old.length);
    for (const page of compared) {
      const { path, from = path } = page;
      expect(page.now.total).toBe(now[path] ?? 0);
      if (page.before) expect(page.before.total).toBe(before[from] ?? 0);
      if (isNewPage(page)) expect(spellingsOf(before)).not.toContain(spellingOf(path));
      if (isGonePage(page)) expect(spellingsOf(now)).not.toContain(spellingOf(path));
    }
  });

  fc.assert(property, { numRuns: samples(500) });
});

const paths = (pathOf: (index: number) => string) =>
  Array.from({ length: 5_000 }, (_, index) => pathOf(index));

test.each<[string, pathOf: (index: number) => string, newPathOf: (path: string) => string]>([
  [
    'with one name in other folders',
    (index) => `/${index}/overview`,
    (path) => `/x${path.slice(1)}`,
  ],
  [
    'that each moved to another folder',
    (index) => `/${index}`,
    (path) => `/${Number(path.slice(1)) % 3_000}${path}`,
  ],
  [
    'that all are one',
    (index) => `/${'/'.repeat(index % 900)}a${index % 11 ? '' : '/'}`,
    (path) => path,
  ],
  ['that are deep', (index) => `${'/a'.repeat(300)}/${index}`, (path) => `/docs${path}`],
  ['of which one is left', (index) => `/${index}/overview`, () => '/overview'],
])('5,000 pages %s take less than a second', (_, pathOf, newPathOf) => {
  const [before, now] = [paths(pathOf), paths(pathOf).map(newPathOf)];
  const start = process.cpuUsage();

  const compared = compare(before, now);

  expect(compared.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
