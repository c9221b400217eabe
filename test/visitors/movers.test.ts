import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Movers } from '../../src/visitors/movers.ts';
import { compare, pageOf } from './support.ts';

/** Pages with these totals. */
const pagesOf = (totals: Readonly<Record<string, number>>) =>
  Object.entries(totals).map(([path, total]) => pageOf(path, total, 0, total));

const rowsOf = ({ pages }: Movers['gained']) =>
  pages.map(({ path, now, before, change }) => [path, now, before, change]);

test('the movers include new, gone and renamed pages, but not pages with equal numbers', () => {
  const { gained, lost } = compare(
    pagesOf({ '/equal': 5, '/up': 10, '/down': 1, '/new': 7, '/new-name': 6, '/case': 4 }),
    pagesOf({ '/equal': 5, '/up': 3, '/down': 9, '/gone': 7, '/old-name': 6, '/CASE': 4 }),
  );
  expect(rowsOf(gained)).toEqual([
    ['/new', 7, 0, 7],
    ['/up', 10, 3, 7],
    ['/new-name', 6, 0, 6],
    ['/case', 4, 0, 4],
  ]);
  expect(rowsOf(lost)).toEqual([
    ['/down', 1, 9, -8],
    ['/gone', 0, 7, -7],
    ['/old-name', 0, 6, -6],
    ['/CASE', 0, 4, -4],
  ]);
});

test('a difference is rounded last, and does not count if it rounds to zero', () => {
  const { gained, lost } = compare(
    pagesOf({ '/a': 1.6, '/b': 1.4 }),
    pagesOf({ '/a': 0.4, '/b': 1 }),
  );
  expect([rowsOf(gained), rowsOf(lost)]).toEqual([[['/a', 1.6, 0.4, 1]], []]);
});

test('no page is in both lists, and each list has the ten largest changes in order, equal ones by path', () => {
  const path = fc.integer({ min: 0, max: 40 }).map((name) => `/${name}`);
  const period = fc.dictionary(path, fc.integer({ min: 0, max: 9 }), { maxKeys: 40 });
  fc.assert(
    fc.property(period, period, (before, now) => {
      const { gained, lost } = compare(pagesOf(now), pagesOf(before));
      const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
      const difference = (path: string) => (now[path] ?? 0) - (before[path] ?? 0);
      const rows = (sign: number) =>
        [...paths]
          .filter((path) => difference(path) * sign > 0)
          .toSorted((a, b) => (difference(b) - difference(a)) * sign || (a < b ? -1 : 1))
          .map((path) => [path, now[path] ?? 0, before[path] ?? 0, difference(path)]);
      expect([gained.count, rowsOf(gained)]).toEqual([rows(1).length, rows(1).slice(0, 10)]);
      expect([lost.count, rowsOf(lost)]).toEqual([rows(-1).length, rows(-1).slice(0, 10)]);
    }),
  );
});

test('of thousands of pages, those with the largest changes are listed', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => [`/${index}`, (index * 7919) % 5_000]);
  const { gained } = compare(pagesOf(Object.fromEntries(many)), []);
  expect(gained.count).toBe(4_999);
  expect(gained.pages.map(({ change }) => 4_999 - change)).toEqual([...Array(10).keys()]);
});
