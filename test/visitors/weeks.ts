/** Ten kinds of weeks that a site can have, each after seven ordinary ones, and the reports on them. */
import { helpIn } from '../../src/runner/help.ts';
import { emptyPeriods } from '../../src/visitors/empty-periods.ts';
import { rangesOf } from '../../src/visitors/period.ts';
import { readVisitors } from '../../src/visitors/read-visitors.ts';
import type { VisitorsReport } from '../../src/visitors/report.ts';
import {
  type Counts,
  MAX_REQUESTS,
  type PageCounts,
  type Query,
  type VisitorsClient,
} from '../../src/visitors/visitors-client.ts';

export interface Week {
  totals: Counts;
  pages: readonly PageCounts[];
}

const SECTIONS = ['guides', 'reference', 'integrations', 'changelog'];
const SUBJECTS = 'accounts alerts audits backups billing branches caching charts deploys'.split(
  ' ',
);
const PATHS = [
  '/',
  '/quickstart',
  ...SECTIONS.flatMap((section) => SUBJECTS.map((subject) => `/${section}/${subject}`)),
];

/** The people and the AI visitors of a page. No visitor is both. */
const pageWith = (path: string, human: number, ai: number): PageCounts => ({
  path,
  human,
  ai,
  total: human + ai,
});

/** Few pages are popular, and each fourth one is read mostly by AI. */
const ORDINARY: readonly PageCounts[] = PATHS.map((path, rank) => {
  const total = Math.round(6_000 / (rank + 2));
  const ai = Math.round(total * (rank % 4 === 3 ? 0.7 : 0.2));
  return pageWith(path, total - ai, ai);
});

/** Most visitors read several pages, so the site has fewer of them than its pages together. */
function weekOf(pages: readonly PageCounts[], ai = 0.3): Week {
  const total = Math.round(pages.reduce((sum, page) => sum + page.total, 0) * 0.4);
  return {
    pages,
    totals: { human: total - Math.round(total * ai), ai: Math.round(total * ai), total },
  };
}

type Change = (page: PageCounts, rank: number) => PageCounts;

const scaled =
  (factorOf: (rank: number) => number): Change =>
  ({ path, human, ai }, rank) =>
    pageWith(path, Math.round(human * factorOf(rank)), Math.round(ai * factorOf(rank)));

const at =
  (path: string, change: (page: PageCounts) => PageCounts): Change =>
  (page) =>
    page.path === path ? change(page) : page;

const renamed =
  (pathOf: (path: string) => string): Change =>
  (page) => ({ ...page, path: pathOf(page.path) });

const changed = (change: Change, ai?: number) => weekOf(ORDINARY.map(change), ai);

const EMPTY = weekOf([]);
const BEFORE = Array.from({ length: 7 }, (_, back) =>
  changed(scaled((rank) => 1 - back * 0.02 + ((rank * 7 + back * 3) % 5) * 0.01)),
);

const SCRIPTS = [
  '/ja/%E3%82%AF%E3%82%A4%E3%83%83%E3%82%AF%E3%82%B9%E3%82%BF%E3%83%BC%E3%83%88',
  '/ru/%D0%B1%D1%8B%D1%81%D1%82%D1%80%D1%8B%D0%B9-%D1%81%D1%82%D0%B0%D1%80%D1%82',
  '/ar/%D8%AF%D9%84%D9%8A%D9%84-%D8%A7%D9%84%D8%A8%D8%AF%D8%A1',
  '/hi/%E0%A4%A4%E0%A5%8D%E0%A4%B5%E0%A4%B0%E0%A4%BF%E0%A4%A4',
  '/zh/%E5%BF%AB%E9%80%9F%E5%BC%80%E5%A7%8B',
  '/100%25-uptime',
  '/a%2Fb',
  '/x%00y',
  '/%E0%A4%A',
].map((path, rank) => pageWith(path, 900 - rank * 90, 90 - rank * 9));

/** Each newest first. */
export const KINDS = {
  ordinary: [changed(scaled((rank) => 1 + (rank % 3) * 0.02)), ...BEFORE],
  'a jump of one page': [
    {
      ...changed(at('/reference/audits', ({ path }) => pageWith(path, 400, 19_600))),
      totals: { human: 8_100, ai: 22_000, total: 29_800 },
    },
    ...BEFORE,
  ],
  'a holiday': [changed(scaled(() => 0.4)), ...BEFORE],
  'a relaunch': [changed(renamed((path) => `/docs${path}`)), ...BEFORE],
  'half moved': [
    changed(renamed((path) => path.replace(/^\/(?=guides|reference|changelog)/, '/learn/'))),
    ...BEFORE,
  ],
  'an empty week': [EMPTY, ...BEFORE],
  'a week after an empty one': [changed((page) => page), EMPTY, ...BEFORE.slice(1)],
  'the first week of a site': [changed((page) => page), ...BEFORE.map(() => EMPTY)],
  'AI over half': [
    changed(
      ({ path, total }) => pageWith(path, Math.round(total * 0.35), Math.round(total * 0.65)),
      0.62,
    ),
    ...BEFORE,
  ],
  'one page dominating': [
    changed(scaled((rank) => (rank === 0 ? 20 : 1))),
    ...BEFORE.map(({ pages }) =>
      weekOf(pages.map((page, rank) => scaled(() => (rank === 0 ? 19.5 : 1))(page, rank))),
    ),
  ],
  'paths in five scripts': [
    weekOf(SCRIPTS.map((page, rank) => scaled(() => 1 + ((rank % 3) - 1) * 0.2)(page, rank))),
    ...BEFORE.map(() => weekOf(SCRIPTS)),
  ],
} satisfies Record<string, readonly Week[]>;

export type Kind = keyof typeof KINDS;

/** When the reports are made. */
const NOW = Date.parse('2026-11-24T06:17:00Z');
const RANGES = rangesOf('last-week', NOW);

/** A service that has these weeks, and a year ago half of the last one. */
export function serviceOf(weeks: readonly Week[]): VisitorsClient {
  let remaining = MAX_REQUESTS;

  const weekIn = ({ range }: Query): Week => {
    const index = [RANGES.newest, ...RANGES.earlier].findIndex(
      (each) => each?.from === range?.from,
    );
    if (index >= 0) return weeks[index] ?? EMPTY;
    return weekOf((weeks[1] ?? EMPTY).pages.map(scaled(() => 0.5)));
  };
  return {
    remaining: () => remaining,
    async read(query) {
      remaining -= 1;
      const { totals, pages } = weekIn(query);
      const visited = pages.filter(({ total }) => total > 0);
      const rows = visited.slice(query.offset, query.offset + query.limit);
      const hasMore = query.offset + query.limit < visited.length;
      return {
        kind: 'response',
        response: { totals, pages: rows, rowCount: rows.length, hasMore },
      };
    },
  };
}

export async function reportOn(
  weeks: readonly Week[],
  change: Partial<VisitorsReport> = {},
): Promise<VisitorsReport> {
  const service = serviceOf(weeks);
  const numbers = await readVisitors(service, RANGES);
  return {
    ...numbers,
    warnings: [...emptyPeriods(numbers, 'last-week'), ...numbers.warnings],
    project: 'docs',
    period: 'last-week',
    siteUrl: undefined,
    requests: MAX_REQUESTS - service.remaining(),
    generatedAt: NOW,
    isRerun: false,
    runUrl: 'https://github.com/octo-org/docs/actions/runs/1',
    help: helpIn({}),
    ...change,
  };
}
