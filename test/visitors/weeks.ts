/** Weeks of a site, and the reports on them. */
import { rangesOf } from '../../src/visitors/period.ts';
import { readVisitors, type VisitorsReport } from '../../src/visitors/read-visitors.ts';
import type { Counts, Read, VisitorsResponse } from '../../src/visitors/visitors-client.ts';
import { randomFrom } from '../standin/service/site.ts';
import { type ResponseRow, reportOf } from './support.ts';

/** How many people and AI visitors a page has in an ordinary week. */
interface Popularity {
  path: string;
  human: number;
  ai: number;
}

export type Site = readonly Popularity[];

/** Numbers of visitors vary by chance as events do that nobody coordinates. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }

  let count = 0;
  for (let rest = random(); rest > Math.exp(-mean); rest *= random()) count += 1;
  return count;
}

export const responseOf = (pages: ResponseRow[], totals: Counts): VisitorsResponse => {
  return { totals, pages, unusable: [], hasMore: false };
};

/** Beside chance, pages of real sites vary by 3 to 4% from week to week, and AI by more. */
export function scattered(site: Site, random: () => number): Site {
  const factor = (part: number) => 1 + part * (random() + random() + random() - 1.5) * 2;
  return site.map(({ path, human, ai }) => {
    return { path, human: human * factor(0.035), ai: ai * factor(0.1) };
  });
}

/** Most visitors read several pages, so the site has fewer of them than its pages together. */
export function weekOf(site: Site, random: () => number): VisitorsResponse {
  const pages = site.flatMap(({ path, human, ai }): ResponseRow[] => {
    const counts = { human: poisson(human, random), ai: poisson(ai, random) };
    const total = counts.human + counts.ai;
    return total === 0 ? [] : [{ path, ...counts, total }];
  });

  const sum = (count: 'human' | 'ai') => pages.reduce((sum, page) => sum + page[count], 0);
  const [human, ai] = [Math.round(sum('human') * 0.4), Math.round(sum('ai') * 0.4)];
  const totals = { human, ai, total: human + ai };
  return responseOf(pages, totals);
}

/** Few pages are popular, and each fourth one is read mostly by AI. */
export function popular(paths: readonly string[], visitors: number): Site {
  return paths.map((path, rank) => {
    const total = visitors / (rank + 2);
    const ai = total * (rank % 4 === 3 ? 0.7 : 0.2);
    return { path, human: total - ai, ai };
  });
}

const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}_${index + 1}`);

const SUBJECTS =
  'set_up first_steps accounts alerts audits backups billing branches caching charts deploys'.split(
    ' ',
  );
const PATHS = [
  '/',
  '/quickstart',
  ...['/guides/', '/integrations/', '/concepts/'].flatMap((folder) =>
    SUBJECTS.map((name) => folder + name),
  ),
  ...numbered('/reference/api/method', 60),
  ...numbered('/em/part', 92),
];
const SITE = popular(PATHS, 6_000);

/** The newest week is first. Nobody came in others. */
export async function reportOn(weeks: readonly VisitorsResponse[]): Promise<VisitorsReport> {
  const ranges = rangesOf('last-week', Date.parse('2026-11-24'));
  const all = [ranges.newest, ...ranges.earlier];
  const read: Read = async ({ range }) => weeks[all.indexOf(range)] ?? weekOf([], Math.random);

  return { ...reportOf(), ...(await readVisitors(read, ranges)) };
}

/** A week with 24 new pages. It is random, and the same in each run. */
export function reportOnLaunch(): Promise<VisitorsReport> {
  const random = randomFrom(7);
  const now = [...SITE, ...popular(numbered('/agents/topic', 24), 1_500)];
  return reportOn([now, ...Array<Site>(7).fill(SITE)].map((site) => weekOf(site, random)));
}
