/** The visitors endpoint (specification, section 4.4) and the ways in which its rows can come out wrong. */
import { parseDate } from './dates.ts';
import { HOSTILE_PATHS } from './hostile.ts';
import type { Reply, RowTrick, Scenario } from './scenario.ts';
import { type CountRange, indexVisitors, type PageCounts, type VisitEvent } from './site.ts';

/** Query parameters as the description lets them through: dates are valid, numbers are in range. */
export interface VisitorsQuery {
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly limit?: number;
  readonly offset?: number;
}

interface Rows {
  readonly visitors: readonly PageCounts[];
  readonly hasMore: boolean;
}

function page(rows: readonly PageCounts[], limit: number, offset: number): Rows {
  return { visitors: rows.slice(offset, offset + limit), hasMore: offset + limit < rows.length };
}

type Paging = (rows: readonly PageCounts[], limit: number, offset: number) => Rows;

const tricks: Readonly<Record<RowTrick, Paging>> = {
  'endless-more': (rows, limit, offset) => {
    const at = rows.length === 0 ? 0 : offset % rows.length;
    return { visitors: rows.slice(at, at + limit), hasMore: true };
  },
  'empty-more': (rows, limit, offset) => ({
    visitors: offset === 0 ? rows.slice(0, limit) : [],
    hasMore: true,
  }),
  // As if three pages of the site had become popular between one request and the next.
  shifting: (rows, limit, offset) => ({
    visitors: page(rows, limit, Math.max(0, offset - 3 * Math.floor(offset / limit))).visitors,
    hasMore: offset + limit < rows.length,
  }),
  'duplicate-rows': (rows, limit, offset) => {
    const twice = rows.flatMap((row, index) => (index % 10 === 9 ? [row, row] : [row]));
    return page(twice, limit, offset);
  },
};

/** A visit of each hostile path by a person, and of every second one by an AI reader, in the last week. */
function hostileVisits(now: number): VisitEvent[] {
  const day = 86_400_000;
  return HOSTILE_PATHS.flatMap((path, index): VisitEvent[] => {
    const visit = (days: number, kind: 'human' | 'ai'): VisitEvent => ({
      at: now - days * day,
      visitor: `${kind}-${index % 7}`,
      kind,
      path,
    });
    const weeks = [0, 7, 14, 21].flatMap((before) => [visit(before + 1 + (index % 6), 'human')]);
    return index % 2 ? [...weeks, visit(2, 'ai')] : weeks;
  });
}

export interface VisitorsDesk {
  /** The site's own visits, made when they are first asked for. */
  readonly site: () => CountRange;
  readonly now: () => number;
}

function countsFor(desk: VisitorsDesk, scenario: Scenario): CountRange {
  if (scenario.visits === 'none') return indexVisitors([]);
  if (scenario.visits === 'hostile') return indexVisitors(hostileVisits(desk.now()));
  return desk.site();
}

const moment = (date: string | undefined, otherwise: number) =>
  date === undefined ? otherwise : (parseDate(date) ?? otherwise);

/** One page of the rows, with the site's totals of the whole range. */
export function visitors(desk: VisitorsDesk, scenario: Scenario, query: VisitorsQuery): Reply {
  const { dateFrom, dateTo, limit = 50, offset = 0 } = query;
  const range = countsFor(desk, scenario)(moment(dateFrom, -Infinity), moment(dateTo, Infinity));
  const rows = (scenario.rows ? tricks[scenario.rows] : page)(range.visitors, limit, offset);
  return { status: 200, body: { totals: range.totals, ...rows } };
}
