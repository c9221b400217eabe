import { describe, expect, test } from 'vitest';
import {
  comparePages,
  gainedPages,
  lostBeyondSite,
  lostPages,
  type PageChange,
  pageStandingOut,
} from '../../src/visitors/changes.ts';
import { changeOf, pageOf } from './support.ts';

const pagesWith = (totals: Readonly<Record<string, number>>) =>
  new Map(Object.entries(totals).map(([path, total]) => [path, pageOf(path, total, 0, total)]));
const pathsOf = (changes: readonly PageChange[]) => changes.map(({ path }) => path);
const people = (total: number) => ({ human: total, ai: 0, total });
const siteOf = (before: number, now: number) => ({ before: people(before), now: people(now) });

test('pages that gained and lost include new and gone ones, the largest change first', () => {
  const now = pagesWith({ '/equal': 5, '/up': 10, '/down': 1, '/new': 8, '/zero': 0 });
  const before = pagesWith({ '/equal': 5, '/up': 3, '/down': 9, '/gone': 7, '/zero': 6 });

  const changes = comparePages({ now, before, hasGaps: false });

  expect(pathsOf(gainedPages(changes))).toEqual(['/new', '/up']);
  expect(pathsOf(lostPages(changes))).toEqual(['/down', '/gone', '/zero']);
  expect(changes).toContainEqual(changeOf('/new', 0, 8));
});

test('a page that moved is compared with its old path', () => {
  const now = pagesWith({ '/docs/a': 30 });
  const before = pagesWith({ '/a': 20 });

  const changes = comparePages({ now, before, hasGaps: false });

  expect(changes).toEqual([{ ...changeOf('/docs/a', 20, 30), from: '/a' }]);
});

describe('in a week in which the site lost 60 %', () => {
  const site = siteOf(10_000, 4_000);

  test.each<[string, before: number, now: number, isListed: boolean]>([
    ['as much', 1_000, 400, false],
    ['hardly more', 1_000, 390, false],
    ['far more', 1_000, 100, true],
    ['all of few', 20, 0, true],
    ['nothing', 20, 20, false],
  ])('a page that lost %s is listed accordingly', (_, before, now, isListed) => {
    expect(lostBeyondSite([changeOf('/a', before, now)], site)).toHaveLength(isListed ? 1 : 0);
  });

  test('pages are sorted by what they lost besides', () => {
    const top = changeOf('/top', 5_000, 1_900);
    const small = changeOf('/small', 900, 20);

    expect(pathsOf(lostBeyondSite([top, small], site))).toEqual(['/small', '/top']);
  });
});

interface Week {
  name: string;
  site: { before: number; now: number };
  changes: [before: number, now: number][];
  isFirst: boolean;
}

test.each<Week>([
  {
    name: 'makes more than half of the change',
    site: { before: 1_000, now: 1_600 },
    changes: [
      [100, 450],
      [200, 400],
    ],
    isFirst: true,
  },
  {
    name: 'makes half of the change',
    site: { before: 1_000, now: 1_600 },
    changes: [
      [100, 400],
      [200, 400],
    ],
    isFirst: false,
  },
  {
    name: 'changed three times as much as the next one',
    site: { before: 1_000, now: 1_010 },
    changes: [
      [100, 160],
      [200, 180],
    ],
    isFirst: true,
  },
  {
    name: 'is one of several in a week like the one before',
    site: { before: 1_000, now: 1_010 },
    changes: [
      [100, 140],
      [200, 180],
    ],
    isFirst: false,
  },
  {
    name: 'changed against the site',
    site: { before: 1_000, now: 1_060 },
    changes: [
      [140, 100],
      [200, 235],
    ],
    isFirst: false,
  },
  { name: 'has few visitors', site: { before: 5, now: 14 }, changes: [[0, 9]], isFirst: false },
  {
    name: 'lost its share of what the site lost',
    site: { before: 10_000, now: 4_000 },
    changes: [
      [9_000, 3_600],
      [1_000, 400],
    ],
    isFirst: false,
  },
  { name: 'is none', site: { before: 10, now: 40 }, changes: [], isFirst: false },
])('if a page $name, it stands out accordingly', ({ site, changes, isFirst }) => {
  const pages = changes.map(([before, now], index) => changeOf(`/${index}`, before, now));

  const page = pageStandingOut(pages, siteOf(site.before, site.now));

  expect(page?.path).toBe(isFirst ? '/0' : undefined);
});
