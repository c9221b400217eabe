/** The visitors endpoint (specification, section 4.4). */
import type { Call } from './api.ts';
import type { Reply, Scenario } from './scenario.ts';
import { countVisitors, type VisitEvent, type VisitorCounts } from './site.ts';

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
    { hasNoVisitors }: Scenario,
    { dateFrom, dateTo, limit, offset }: Call['query'],
  ): Reply => {
    const counts = hasNoVisitors ? countVisitors([], 0, 0) : counted(dateFrom, dateTo);
    const { totals, visitors: rows } = counts;
    const visitors = rows.slice(offset, offset + limit);
    return { status: 200, body: { totals, visitors, hasMore: offset + limit < rows.length } };
  };
}
