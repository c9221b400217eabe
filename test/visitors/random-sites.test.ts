import { describe, expect, test } from 'vitest';
import type { Section } from '../../src/visitors/sections.ts';
import { newsIn } from '../../src/visitors/what-changed.ts';
import { randomFrom } from '../standin/service/site.ts';
import { samples } from '../support/samples.ts';
import { type Popularity, popular, reportOn, weekOf } from './weeks.ts';

/** A site of that many pages, of which many have hardly any visitors. */
const siteOf = (pages: number) =>
  popular(
    Array.from({ length: pages }, (_, rank) => `/part-${rank % 23}/${rank % 7}/page-${rank}`),
    pages * 10,
  );
const SECTION = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/section/${name}`);
/** Of a section with so many visitors in all. */
const section = (visitors: number): Popularity[] =>
  SECTION.map((path) => ({
    path,
    human: (visitors * 0.8) / SECTION.length,
    ai: (visitors * 0.2) / SECTION.length,
  }));

/** Reports on weeks that differ by chance, and by what is given. */
async function newsOf(seed: number, now: readonly Popularity[], before: readonly Popularity[]) {
  const random = randomFrom(seed);
  const report = await reportOn([weekOf(now, random), weekOf(before, random)], 200);
  return newsIn(report);
}

const WEEKS = Math.min(20, samples(2));

describe.each([300, 1_643, 10_000])(`in ${WEEKS} weeks of a site of %i pages`, (pages) => {
  const site = siteOf(pages);
  const weeks = Array.from({ length: WEEKS }, (_, week) => week + 1);

  test('that changes by chance alone, nothing is named in nine of ten', async () => {
    const all = await Promise.all(weeks.map((seed) => newsOf(seed, site, site)));

    const quiet = all.filter(
      ({ sections, gained, lost }) => sections.length + gained.length + lost.length === 0,
    );
    expect(quiet.length).toBeGreaterThanOrEqual(0.9 * WEEKS);
  });

  test.each<[string, Section['kind'], before: Popularity[], now: Popularity[]]>([
    ['goes', 'gone', section(200), []],
    ['comes', 'new', [], section(200)],
    ['doubles', 'changed', section(200), section(400)],
    ['loses nearly all', 'changed', section(400), section(40)],
  ])('a section with 200 visitors that %s is named in all', async (_, kind, before, now) => {
    const all = await Promise.all(
      weeks.map((seed) => newsOf(seed, [...site, ...now], [...site, ...before])),
    );

    for (const { sections } of all)
      expect(sections.map((section) => [section.kind, section.path])).toContainEqual([
        kind,
        '/section/',
      ]);
  });
});
