import { describe, expect, test } from 'vitest';
import { whatChanged } from '../../src/visitors/what-changed.ts';
import { randomFrom } from '../standin/service/site.ts';
import { samples } from '../support/samples.ts';
import { type Popularity, popular, reportOn, weekOf } from './weeks.ts';

/** A site of that many pages, of which many have hardly any visitors. */
const siteOf = (pages: number) =>
  popular(
    Array.from({ length: pages }, (_, rank) => `/part-${rank % 23}/${rank % 7}/page-${rank}`),
    pages * 10,
  );

/** Six pages with so many visitors in all. */
const section = (visitors: number): Popularity[] =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    path: `/section/${name}`,
    human: (visitors * 0.8) / 6,
    ai: (visitors * 0.2) / 6,
  }));

const WEEKS = Math.min(20, samples(2));

describe.each([300, 1_643, 10_000])(`in ${WEEKS} weeks of a site of %i pages`, (pages) => {
  const site = siteOf(pages);

  /** What the reports name of weeks that differ by chance, and by what is given. */
  const newsOf = (now: readonly Popularity[], before: readonly Popularity[]) => {
    const weeks = Array.from({ length: WEEKS }, async (_, week) => {
      const random = randomFrom(week + 1);
      const sites = [now, before].map((more) => weekOf([...site, ...more], random));
      return whatChanged(await reportOn(sites)).join('\n');
    });
    return Promise.all(weeks);
  };

  test('that changes by chance alone, nothing is named in nine of ten', async () => {
    const news = await newsOf([], []);

    const quiet = news.filter((text) => text.includes('No page changed much.'));
    expect(quiet.length).toBeGreaterThanOrEqual(0.9 * WEEKS);
  });

  test.each<[string, line: string, before: number, now: number]>([
    ['goes', '▼ **Gone:** all 6 pages', 200, 0],
    ['comes', '▲ **New:** all 6 pages', 0, 200],
    ['doubles', '▲ **Gained:** the 6 pages', 200, 400],
    ['loses nearly all', '▼ **Lost:** the 6 pages', 400, 40],
  ])('a section with 200 visitors that %s is named in all', async (_, line, before, now) => {
    const news = await newsOf(section(now), section(before));

    const named = news.filter((text) => text.includes(`${line} below <code>/section/</code>`));
    expect(named).toHaveLength(WEEKS);
  });
});
