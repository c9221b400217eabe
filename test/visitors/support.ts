import { helpIn } from '../../src/runner/help.ts';
import type { PageChange } from '../../src/visitors/changes.ts';
import { hasVisitors } from '../../src/visitors/numbers.ts';
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

export const pageOf = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({
  path,
  human,
  ai,
  total,
});

/** A page with that many visitors in both periods, all of them human. */
export const changeOf = (path: string, before: number, now: number): PageChange => ({
  path,
  from: undefined,
  now: { human: now, ai: 0, total: now },
  before: { human: before, ai: 0, total: before },
});

export interface ReportChange extends Partial<Omit<VisitorsReport, 'periods'>> {
  /** The newest first. */
  periods?: readonly PeriodTotals[];
  totals?: Counts;
}

/** A report of two weeks without pages, except for what is given. */
export function reportOf({ totals, ...change }: ReportChange = {}): VisitorsReport {
  const now = totals ?? { human: 8, ai: 4, total: 10 };
  const periods = change.periods ?? [
    { range: { from: '2026-11-16', to: '2026-11-23' }, totals: now },
    { range: { from: '2026-11-09', to: '2026-11-16' }, totals: { human: 5, ai: 0, total: 5 } },
  ];

  return {
    project: 'docs',
    period: 'last-week',
    siteUrl: undefined,
    compared: periods.slice(1).find(hasVisitors),
    yearBefore: undefined,
    pages: [],
    truncated: false,
    changes: [],
    warnings: [],
    requests: 2,
    generatedAt: Date.parse('2026-11-24'),
    isRerun: false,
    runUrl: 'https://github.com/o/r/actions/runs/1',
    help: helpIn({}),
    ...change,
    periods: periods as VisitorsReport['periods'],
  };
}
