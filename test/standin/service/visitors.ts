/** The visitors endpoint (specification, section 4.4) and the ways in which its rows can come out wrong. */
import type { Call } from './api.ts';
import type { Reply, Scenario } from './scenario.ts';
import { countVisitors, type PageCounts, type VisitEvent, type VisitorCounts } from './site.ts';

type Paging = (
  rows: readonly PageCounts[],
  limit: number,
  offset: number,
) => { visitors: readonly PageCounts[]; hasMore: boolean };

const page: Paging = (rows, limit, offset) => ({
  visitors: rows.slice(offset, offset + limit),
  hasMore: offset + limit < rows.length,
});

export const tricks = {
  'endless-more': (rows, limit, offset) => ({
    ...page(rows, limit, rows.length === 0 ? 0 : offset % rows.length),
    hasMore: true,
  }),
  'empty-more': (rows, limit, offset) => ({
    visitors: offset === 0 ? rows.slice(0, limit) : [],
    hasMore: true,
  }),
  // As if three pages of the site had become popular between one request and the next.
  shifting: (rows, limit, offset) => ({
    ...page(rows, limit, Math.max(0, offset - 3 * Math.floor(offset / limit))),
    hasMore: offset + limit < rows.length,
  }),
  'duplicate-rows': (rows, limit, offset) =>
    page(
      rows.flatMap((row, index) => (index % 10 === 9 ? [row, row] : [row])),
      limit,
      offset,
    ),
} satisfies Record<string, Paging>;

/** Answers for one site, whose events are made when they are first asked for. */
export function visitorsOf(site: () => readonly VisitEvent[]) {
  let events: readonly VisitEvent[] | undefined;
  // Paging asks for the same range again and again.
  const known = new Map<string, VisitorCounts>();

  function counted(from: number, to: number): VisitorCounts {
    events ??= site();
    const key = `${from} ${to}`;
    const counts = known.get(key) ?? countVisitors(events, from, to);
    known.set(key, counts);
    return counts;
  }

  /** One page of the rows, with the site's totals of the whole range. */
  return (
    { hasNoVisitors, rows }: Scenario,
    { dateFrom, dateTo, limit, offset }: Call['query'],
  ): Reply => {
    const counts = hasNoVisitors ? countVisitors([], 0, 0) : counted(dateFrom, dateTo);
    const paging = rows ? tricks[rows] : page;
    const body = { totals: counts.totals, ...paging(counts.visitors, limit, offset) };
    return { status: 200, body };
  };
}
