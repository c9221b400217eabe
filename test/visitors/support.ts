import type { ComparedPage } from '../../src/visitors/compare-pages.ts';
import type { Page } from '../../src/visitors/pages.ts';
import { type Range, rangesOf } from '../../src/visitors/period.ts';
import type { PeriodTotals, VisitorsReport } from '../../src/visitors/read-visitors.ts';
import type { Counts, VisitorsResponse } from '../../src/visitors/visitors-client.ts';
import type { VisitEvent } from '../standin/service/site.ts';

/** A site with that many pages. Each has one visit on one day. */
export const siteOf = (pages: number, day = '2026-11-17') =>
  Array.from({ length: pages }, (_, index): VisitEvent => {
    const kind = index % 3 ? 'human' : 'ai';
    return { at: Date.parse(day), visitor: `v${index % 97}`, kind, path: `/page/${index}` };
  });

export const counts = (human: number, ai: number, total: number): Counts => ({ human, ai, total });
export const people = (total: number): Counts => counts(total, 0, total);

export type ResponseRow = VisitorsResponse['pages'][number];

export const rowOf = (path: string, human = 1, ai = 2, total = 3): ResponseRow => ({
  path,
  human,
  ai,
  total,
});

export const pageOf = (path: string, human = 1, ai = 2, total = 3): Page => ({
  path,
  now: counts(human, ai, total),
});

/** A page with that many visitors in both periods, all of them human. */
export const changeOf = (
  path: string,
  before: number,
  now: number,
  from?: string,
): ComparedPage => ({
  path,
  address: `${path}/`,
  from,
  now: people(now),
  before: people(before),
});

export interface ReportChange extends Partial<Omit<VisitorsReport, 'yearBefore'>> {
  given?: Parameters<typeof rangesOf>[0];
  /** Those of the newest period first. */
  totals?: readonly Counts[];
  yearBefore?: readonly Counts[];
  /** Of all pages that are compared. */
  changes?: readonly ComparedPage[];
}

/** A report of two weeks, except for what is given. Without changes, no pages are compared. */
export function reportOf({
  given = 'last-week',
  totals = [counts(8, 4, 10), people(5)],
  yearBefore = [],
  changes,
  ...change
}: ReportChange = {}): VisitorsReport {
  const generatedAt = Date.parse('2026-11-24');
  const ranges = rangesOf(given, generatedAt);
  const periodsIn = (places: readonly Range[], all: readonly Counts[]) =>
    all.map((totals, nth) => ({ ...(places[nth] ?? ranges.newest), totals }));
  const [newest, ...earlier] = periodsIn([ranges.newest, ...ranges.earlier], totals);

  return {
    period: ranges.period,
    periods: [newest as PeriodTotals, ...earlier],
    yearBefore: periodsIn(ranges.yearBefore, yearBefore),
    project: 'docs',
    siteUrl: undefined,
    pages: (changes ?? []).filter(({ now }) => now.total > 0),
    comparison: changes && { pages: changes, moves: [] },
    truncated: false,
    warnings: [],
    requests: 2,
    generatedAt,
    runUrl: 'https://github.com/o/r/actions/runs/1',
    ...change,
  };
}

/** The lines below the heading of what has changed, as people read them. */
export const linesOf = (paragraphs: readonly string[]) =>
  paragraphs
    .slice(1)
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => line.replaceAll(/<[^>]*>|\*\*|\u2060/g, '').replaceAll('&#95;', '_'))
    .filter((line) => line !== '');
