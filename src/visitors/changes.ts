import { movedPages } from './moved-pages.ts';
import { NO_COUNTS, rankRows } from './numbers.ts';
import type { Counts, PageCounts } from './visitors-client.ts';

/** A page in the reported period and in the one that it is compared with. */
export interface PageChange {
  path: string;
  /** The path in the earlier period, if the page has moved. */
  from: string | undefined;
  now: Counts;
  before: Counts;
}

/** The pages of one period by their paths. */
export type Pages = ReadonlyMap<string, PageCounts>;

interface PagesOfBoth {
  now: Pages;
  before: Pages;
  /** Some pages may be missing. Then only those that are in both periods are compared. */
  hasGaps: boolean;
}

export function comparePages({ hasGaps, ...pages }: PagesOfBoth): PageChange[] {
  const [now, before] = [visited(pages.now), visited(pages.before)];
  const [added, gone] = hasGaps ? [[], []] : [without(now, before), without(before, now)];
  const moves = movedPages(gone, added);
  const oldPaths = new Set(moves.values());

  const current = [...now.values()].flatMap((page): PageChange[] => {
    const from = moves.get(page.path);
    const earlier = before.get(from ?? page.path);
    if (earlier === undefined && hasGaps) return [];
    return [changeOf(page.path, page, earlier, from)];
  });
  const lost = gone
    .filter(({ path }) => !oldPaths.has(path))
    .map((page) => changeOf(page.path, undefined, page));
  return [...current, ...lost];
}

function visited(pages: Pages): Pages {
  return new Map([...pages].filter(([, { total }]) => total > 0));
}

function without(pages: Pages, others: Pages): PageCounts[] {
  return [...pages.values()].filter(({ path }) => !others.has(path));
}

function changeOf(
  path: string,
  now: PageCounts | undefined,
  before: PageCounts | undefined,
  from?: string,
): PageChange {
  return { path, from, now: countsIn(now), before: countsIn(before) };
}

function countsIn(page: PageCounts | undefined): Counts {
  if (page === undefined) return NO_COUNTS;

  const { path: _, ...counts } = page;
  return counts;
}

export function totalChange({ now, before }: Pick<PageChange, 'now' | 'before'>): number {
  return now.total - before.total;
}

/** The pages with more visitors than before. The largest change is first, as in the lists below. */
export function gainedPages(changes: readonly PageChange[]): PageChange[] {
  const gained = changes.filter((change) => totalChange(change) > 0);
  return rankRows(gained, totalChange);
}

export function lostPages(changes: readonly PageChange[]): PageChange[] {
  const lost = changes.filter((change) => totalChange(change) < 0);
  return rankRows(lost, (change) => -totalChange(change));
}

export function movesIn(changes: readonly PageChange[]): (PageChange & { from: string })[] {
  const moved = changes.flatMap(({ from, ...rest }) =>
    from === undefined ? [] : { ...rest, from },
  );
  return rankRows(moved, (change) => Math.abs(totalChange(change)));
}

/** What a page lost besides its share of what the whole site lost. Negative if it lost less. */
function lossBeyondSite({ now, before }: PageChange, site: SiteTotals): number {
  const remaining = Math.min(1, site.now.total / site.before.total);
  return before.total * remaining - now.total;
}

/** In a week in which the whole site loses, these are not just the most visited pages. */
export function lostBeyondSite(changes: readonly PageChange[], site: SiteTotals): PageChange[] {
  const beyond = (change: PageChange) => lossBeyondSite(change, site);
  // Counts vary by chance, by about their square root.
  const lost = changes.filter((change) => beyond(change) > Math.sqrt(change.before.total));
  return rankRows(lost, beyond);
}

/** The totals of the whole site in both periods. */
export interface SiteTotals {
  now: Counts;
  before: Counts;
}

/** With fewer visitors, no single page explains anything. */
const MIN_STANDING_OUT = 10;
/** A change of the site by less is no change that a page could explain. */
const MIN_SITE_CHANGE = 0.02;

/** The page whose change makes most of the site's change, or is far larger than any other. */
export function pageStandingOut(
  changes: readonly PageChange[],
  site: SiteTotals,
): PageChange | undefined {
  const sizeOf = (change: PageChange) =>
    Math.max(totalChange(change), lossBeyondSite(change, site), 0);
  const [first, second] = rankRows(changes, sizeOf);
  if (first === undefined || sizeOf(first) < MIN_STANDING_OUT) return undefined;

  const siteChange = totalChange(site);
  const hasSiteChanged = Math.abs(siteChange) >= site.before.total * MIN_SITE_CHANGE;
  const isSameWay = Math.sign(siteChange) === Math.sign(totalChange(first));
  const makesMost = hasSiteChanged && isSameWay && sizeOf(first) > Math.abs(siteChange) / 2;
  const isFarLargest = sizeOf(first) >= 3 * (second === undefined ? 0 : sizeOf(second));
  return makesMost || isFarLargest ? first : undefined;
}
