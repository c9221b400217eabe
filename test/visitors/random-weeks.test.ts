/** What a report says first of random sites, whose numbers vary as those of real ones do. */
import { expect, test } from 'vitest';
import { whatChanged } from '../../src/visitors/what-changed.ts';
import { randomFrom } from '../standin/service/site.ts';
import { SEED, samples } from '../support/samples.ts';
import { linesOf } from './support.ts';
import { popular, reportOn, type Site, scattered, weekOf } from './weeks.ts';

const WORDS = 'alerts audits backups billing caching charts deploys events exports'.split(' ');

interface RandomSite {
  random: () => number;
  site: Site;
  /** The most visited page, the second one, and so on. */
  pathAt: (rank: number) => string;
  /** A folder that is neither small nor most of the site. */
  folder: string;
}

function randomSite(seed: number): RandomSite {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const folders = between(4, WORDS.length);
  const paths = Array.from({ length: between(40, 900) }, (_, rank) => {
    return `/${WORDS[rank % folders]}/${WORDS[between(0, WORDS.length)]}_${rank}`;
  });
  const site = popular(paths, between(3, 40) * paths.length);
  return { random, site, pathAt: (rank) => paths[rank] ?? '', folder: `/${WORDS[1]}/` };
}

const isIn =
  (folder: string) =>
  ({ path }: { path: string }) =>
    path.startsWith(folder);
const renamed = (site: Site, pathOf: (path: string) => string): Site =>
  site.map((page) => ({ ...page, path: pathOf(page.path) }));
const visitorsOf = (site: Site) => site.reduce((sum, { human, ai }) => sum + human + ai, 0);

async function linesOn(now: Site, before: Site, random: () => number): Promise<string[]> {
  const weeks = [now, before].map((site) => weekOf(scattered(site, random), random));
  return linesOf(whatChanged(await reportOn(weeks)));
}

type Event = (site: RandomSite) => { now: Site; first: string };

const QUIET = 'No page changed much.';

const EVENTS: Record<string, Event> = {
  'nothing happened': ({ site }) => ({ now: site, first: QUIET }),
  'a page is new': ({ site }) => {
    const visitors = Math.max(100, visitorsOf(site) / 20);
    const page = { path: '/news/launch', human: visitors, ai: visitors / 5 };
    return { now: [...site, page], first: '- ▲ New: /news/launch (+' };
  },
  'a page lost most of its visitors': ({ site, pathAt }) => ({
    now: site.map((page) => (page.path === pathAt(2) ? { ...page, human: 2, ai: 2 } : page)),
    first: `- ▼ Lost: ${pathAt(2)} (−`,
  }),
  'a folder is gone': ({ site, folder }) => ({
    now: site.filter((page) => !isIn(folder)(page)),
    first: `- ▼ Gone: all `,
  }),
  'a folder is renamed': ({ site, folder }) => ({
    now: renamed(site, (path) => path.replace(folder, '/docs/learn/')),
    first: '- Moved: ',
  }),
  'paths are spelled in another way': ({ site }) => ({
    now: renamed(site, (path) => `${path.replaceAll('_', '-')}.html`),
    first: QUIET,
  }),
};

test.each(Object.entries(EVENTS))(
  'if %s, the first line says so in nine of ten weeks',
  async (_, event) => {
    const seeds = Array.from({ length: 20 * samples(1) }, (_, nth) => SEED * 10_000 + nth);

    const missed: string[] = [];
    for (const seed of seeds) {
      const site = randomSite(seed);
      const { now, first } = event(site);
      const [line = '', ...others] = await linesOn(now, site.site, site.random);
      const isRight = line.startsWith(first) && others.every((other) => other === QUIET);
      if (!isRight) missed.push(`seed ${seed}: ${[line, ...others].join(' ')}`);
    }

    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(seeds.length / 10);
  },
);
