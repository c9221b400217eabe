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

interface Comparison {
  name: string;
  before: Totals;
  now: Totals;
  notes: string[];
}

test.each<Comparison>([
  { name: 'stayed', before: ['/a'], now: ['/a'], notes: [] },
  { name: 'is new or has gone', before: ['/a'], now: ['/b'], notes: ['new /b', 'gone /a'] },
  {
    name: 'got longer, whatever its numbers',
    before: { '/guides/a': 1 },
    now: { '/docs/guides/a': 900 },
    notes: ['/guides/a → /docs/guides/a'],
  },
  {
    name: 'ends with others, of which the change of most pages is meant',
    before: ['/users', '/api/users'],
    now: ['/docs/users', '/docs/api/users'],
    notes: ['/users → /docs/users', '/api/users → /docs/api/users'],
  },
  {
    name: 'ends with a part of a name',
    before: ['/a'],
    now: ['/docs/ba'],
    notes: ['new /docs/ba', 'gone /a'],
  },
  {
    name: 'could be two old ones',
    before: ['/x/a', '/y/a'],
    now: ['/a'],
    notes: ['new /a', 'gone /x/a', 'gone /y/a'],
  },
  {
    name: 'changed its prefix with two others, and the page of the prefix itself',
    before: ['/guides/a', '/guides/b', '/guides/c/d', '/guides'],
    now: ['/learn/a', '/learn/b', '/learn/c/d', '/learn'],
    notes: [
      '/guides/a → /learn/a',
      '/guides/b → /learn/b',
      '/guides/c/d → /learn/c/d',
      '/guides → /learn',
    ],
  },
  {
    name: 'changed its prefix with one other',
    before: ['/guides/a', '/guides/b'],
    now: ['/learn/a', '/learn/b'],
    notes: ['new /learn/a', 'new /learn/b', 'gone /guides/a', 'gone /guides/b'],
  },
  {
    name: 'is the start page of a site that got a prefix',
    before: ['/', '/a', '/b', '/c'],
    now: ['/docs/', '/docs/a', '/docs/b', '/docs/c'],
    notes: ['/ → /docs/', '/a → /docs/a', '/b → /docs/b', '/c → /docs/c'],
  },
  {
    name: 'has the names of pages in another folder that changed, too',
    before: ['/v1/a', '/v1/b', '/v1/c', '/w1/a', '/w1/b', '/w1/c'],
    now: ['/v2/a', '/v2/b', '/v2/c', '/w2/a', '/w2/b', '/w2/c'],
    notes: ['v2', 'w2']
      .flatMap((folder) => ['a', 'b', 'c'].map((name) => `new /${folder}/${name}`))
      .concat(
        ['v1', 'w1'].flatMap((folder) => ['a', 'b', 'c'].map((name) => `gone /${folder}/${name}`)),
      ),
  },
  {
    name: 'is spelled in another way',
    before: ['/set_up/', '/a/index.html', '/b.md', '/C/index', '/x.html', '/ja/%E3%82%AF'],
    now: ['/set-up', '/a/', '/b', '/c', '/X', '/ja/ク'],
    notes: [
      '/set_up/ → /set-up',
      '/a/index.html → /a/',
      '/b.md → /b',
      '/C/index → /c',
      '/x.html → /X',
      '/ja/%E3%82%AF → /ja/ク',
    ],
  },
  {
    name: 'had several spellings, of which the most visited belong together',
    before: { '/set_up': 480, '/set_up/': 500, '/Set_up': 3 },
    now: { '/set-up': 20, '/set-up/': 900 },
    notes: ['/set_up/ → /set-up/', '/set_up → /set-up'],
  },
  {
    name: 'stayed, and has other spellings',
    before: ['/a', '/a.html'],
    now: ['/a', '/a/'],
    notes: ['/a/ ?'],
  },
])('a page that $name is recognized', ({ before, now, notes: expected }) => {
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
  Array.from({ length: 10_000 }, (_, index) => pathOf(index));

test.each<[string, pathOf: (index: number) => string, newPathOf: (path: string) => string]>([
  [
    'with the same name in each folder',
    (index) => `/${index % 100}/${index}/overview`,
    (path) => `/docs${path}`,
  ],
  ['in 3,000 folders', (index) => `/${index % 3_000}/${index}`, (path) => `${path}x/y`],
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
  ['that are deep', (index) => `${'/a'.repeat(100)}/${index}`, (path) => `/docs${path}`],
  ['of which one is left', (index) => `/${index}/overview`, () => '/overview'],
  ['that have nothing in common', (index) => `/${index}`, (path) => `/x${path}y`],
])('10,000 pages %s take less than five seconds', (_, pathOf, newPathOf) => {
  const [before, now] = [paths(pathOf), paths(pathOf).map(newPathOf)];
  const start = process.cpuUsage();

  const compared = compare(before, now);

  expect(compared.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});
