/** Kinds of weeks that a site can have, each after seven ordinary ones, and the reports on them. */
import { rangesOf } from '../../src/visitors/period.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import { reportMarkdown, type VisitorsReport } from '../../src/visitors/report.ts';
import {
  type Counts,
  MAX_REQUESTS,
  type PageCounts,
  type Read,
} from '../../src/visitors/visitors-client.ts';
import { randomFrom } from '../standin/service/site.ts';

/** How many people and AI visitors a page has in an ordinary week. */
export interface Popularity {
  path: string;
  human: number;
  ai: number;
}

export interface Week {
  totals: Counts;
  pages: readonly PageCounts[];
}

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

/** Most visitors read several pages, so the site has fewer of them than its pages together. */
export function weekOf(site: readonly Popularity[], random: () => number): Week {
  const pages = site.flatMap(({ path, human, ai }): PageCounts[] => {
    const counts = { human: poisson(human, random), ai: poisson(ai, random) };
    const total = counts.human + counts.ai;
    return total === 0 ? [] : [{ path, ...counts, total }];
  });

  const sum = (count: 'human' | 'ai') => pages.reduce((sum, page) => sum + page[count], 0);
  const [human, ai] = [Math.round(sum('human') * 0.4), Math.round(sum('ai') * 0.4)];
  return { pages, totals: { human, ai, total: human + ai } };
}

/** Few pages are popular, and each fourth one is read mostly by AI. */
export function popular(paths: readonly string[], visitors: number): Popularity[] {
  return paths.map((path, rank) => {
    const total = visitors / (rank + 2);
    const ai = total * (rank % 4 === 3 ? 0.7 : 0.2);
    return { path, human: total - ai, ai };
  });
}

const below = (folder: string, names: readonly string[]) => names.map((name) => folder + name);
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

const SUBJECTS =
  'set_up first_steps accounts alerts audits backups billing branches caching charts deploys'.split(
    ' ',
  );
const PATHS = [
  '/',
  '/quickstart',
  ...['/guides/', '/integrations/', '/concepts/'].flatMap((folder) => below(folder, SUBJECTS)),
  ...below('/reference/api/', numbered('method', 60)),
  ...below('/em/', numbered('part', 92)),
];
const SITE = popular(PATHS, 6_000);

const SITE_WITH_VERSION = [...SITE, ...popular(below('/1.20/', numbered('method', 102)), 4_000)];

const scaled = (site: readonly Popularity[], factor: number) =>
  site.map(({ path, human, ai }) => ({ path, human: human * factor, ai: ai * factor }));
const renamed = (pathOf: (path: string) => string) =>
  SITE.map((page) => ({ ...page, path: pathOf(page.path) }));
const without = (folder: string) => SITE.filter(({ path }) => !path.startsWith(folder));

interface Weeks {
  now: readonly Popularity[];
  /** In each of the seven weeks before. */
  before?: readonly Popularity[] | undefined;
  /** How many of those weeks the site has existed; the first of them is not complete. */
  age?: number;
  /** A year before, and the week before that. */
  yearBefore?: readonly (readonly Popularity[])[];
}

const PEOPLE_OF_SMALL_SITE = popular(below('/', ['', 'install', 'use', 'faq', 'license']), 60);

/** The weeks are random, and the same in each run. */
export const KINDS = {
  quiet: { now: SITE, yearBefore: [scaled(SITE, 0.7)] },
  launch: { now: [...SITE, ...popular(below('/agents/', numbered('topic', 24)), 9_000)] },
  'a holiday, a year after one': {
    now: scaled(SITE, 0.4),
    yearBefore: [scaled(SITE, 0.3), scaled(SITE, 0.6)],
  },
  'a holiday': { now: scaled(SITE, 0.4) },
  'a page that AI has found': {
    now: SITE.map((page) => (page.path === '/concepts/audits' ? { ...page, ai: 19_600 } : page)),
  },
  'a section removed': { now: without('/em/') },
  'a section renamed': { now: renamed((path) => path.replace(/^\/guides\//, '/learn/')) },
  'a relaunch with another spelling': {
    now: renamed((path) => path.replaceAll('_', '-').replace(/(?<=\w)$/, '/')),
  },
  'a new version': {
    now: [
      ...scaled(SITE_WITH_VERSION, 0.9),
      ...popular(below('/1.21/', numbered('method', 102)), 4_000),
    ],
    before: SITE_WITH_VERSION,
  },
  'a small site': { now: PEOPLE_OF_SMALL_SITE, before: PEOPLE_OF_SMALL_SITE },
  'the second week of a site': { now: SITE, age: 1 },
  'AI everywhere': {
    now: SITE.map(({ path, human, ai }) => ({ path, human: human * 0.5, ai: ai + human * 0.5 })),
  },
  'a week without visitors': { now: [] },
  'the first week of a site': { now: SITE, age: 0 },
} satisfies Record<string, Weeks>;

export type Kind = keyof typeof KINDS;

/** When the reports are made. */
const NOW = Date.parse('2026-11-24T06:17:00Z');
const RANGES = rangesOf('last-week', NOW);

/** The reported week, the seven before it, and those a year before. */
function weeksOf({ now, before = SITE, age = 7, yearBefore = [] }: Weeks): Week[] {
  const random = randomFrom(7);
  const earlier = Array.from({ length: 7 }, (_, back) => {
    if (back >= age) return [];
    return age < 7 && back === age - 1 ? scaled(before, 0.3) : before;
  });
  return [now, ...earlier, ...yearBefore].map((site) => weekOf(site, random));
}

const ALL_RANGES = [RANGES.newest, ...RANGES.earlier, ...RANGES.yearBefore];
const NOBODY: Week = { pages: [], totals: { human: 0, ai: 0, total: 0 } };

/** A service that has these weeks. */
function serviceOf(weeks: readonly Week[], requests: number) {
  let remaining = requests;

  return {
    remaining: () => remaining,
    read: (async ({ range, offset, limit }) => {
      remaining -= 1;
      const index = ALL_RANGES.findIndex((each) => each?.from === range?.from);
      const { totals, pages } = weeks[index] ?? NOBODY;
      const rows = pages.slice(offset, offset + limit);
      const hasMore = offset + limit < pages.length;
      return { totals, pages: rows, rowCount: rows.length, hasMore };
    }) satisfies Read,
  };
}

export async function reportOn(
  weeks: readonly Week[],
  requests = MAX_REQUESTS,
): Promise<VisitorsReport> {
  const service = serviceOf(weeks, requests);
  return {
    ...(await readVisitors(service.read, RANGES)),
    project: 'docs',
    siteUrl: undefined,
    requests: requests - service.remaining(),
    generatedAt: NOW,
    runUrl: 'https://github.com/octo-org/docs/actions/runs/1',
  };
}

/** The head of each report: what people see above the chart and the pages. */
export async function sheetOfWeeks(): Promise<string> {
  const reports = await Promise.all(
    Object.entries(KINDS).map(async ([kind, weeks]) => {
      const markdown = reportMarkdown(await reportOn(weeksOf(weeks)));
      const [head = ''] = markdown.split(/\n(?:```mermaid|#### Most visited|<details>)/);
      return `# ${kind}\n\n${head.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')}`;
    }),
  );
  return reports.join('\n');
}

export function reportOnKind(kind: Kind): Promise<VisitorsReport> {
  return reportOn(weeksOf(KINDS[kind]));
}
