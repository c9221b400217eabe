import { hasVisitors } from '../../src/visitors/counts.ts';
import type { Page } from '../../src/visitors/pages.ts';
import type { ReportPeriod } from '../../src/visitors/period.ts';
import type { PeriodTotals } from '../../src/visitors/read-visitors.ts';
import type { VisitorsReport } from '../../src/visitors/report.ts';
import type { Counts, PageCounts } from '../../src/visitors/visitors-client.ts';
import type { VisitEvent } from '../standin/service/site.ts';

/** A site with that many pages. Each has one visit on one day. */
export const siteOf = (pages: number, day = '2026-11-17') =>
  Array.from({ length: pages }, (_, index): VisitEvent => {
    const kind = index % 3 ? 'human' : 'ai';
    return { at: Date.parse(day), visitor: `v${index % 97}`, kind, path: `/page/${index}` };
  });

export const people = (total: number): Counts => ({ human: total, ai: 0, total });

/** A row of a response. */
export const rowOf = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({
  path,
  human,
  ai,
  total,
});

/** A page that is not compared. */
export const pageOf = (path: string, human = 1, ai = 2, total = 3): Page => ({
  path,
  from: undefined,
  now: { human, ai, total },
  before: undefined,
});

/** A page with that many visitors in both periods, all of them human. */
export const changeOf = (path: string, before: number, now: number, from?: string): Page => ({
  path,
  from,
  now: people(now),
  before: people(before),
});

export interface ReportChange extends Partial<Omit<VisitorsReport, 'periods'>> {
  /** The newest first. */
  periods?: readonly PeriodTotals[];
  totals?: Counts;
  period?: ReportPeriod;
}

/** A report of two weeks without pages, except for what is given. */
export function reportOf({ totals, period, ...change }: ReportChange = {}): VisitorsReport {
  const periods = change.periods ?? [
    {
      range: { from: '2026-11-16', to: '2026-11-23' },
      totals: totals ?? { human: 8, ai: 4, total: 10 },
    },
    { range: { from: '2026-11-09', to: '2026-11-16' }, totals: people(5) },
  ];
  const ranges = {
    period: period ?? 'last-week',
    newest: periods[0]?.range,
    earlier: periods.slice(1).flatMap(({ range }) => range ?? []),
    yearBefore: [],
  };

  return {
    ranges,
    project: 'docs',
    siteUrl: undefined,
    compared: periods.slice(1).find(hasVisitors),
    yearBefore: [],
    pages: [],
    truncated: false,
    warnings: [],
    requests: 2,
    generatedAt: Date.parse('2026-11-24'),
    runUrl: 'https://github.com/o/r/actions/runs/1',
    ...change,
    periods: periods as VisitorsReport['periods'],
  };
}
