/** What people read first of a report: the pages that changed, and those that AI reads. */
import { counted, grouped } from '../text/sentence.ts';
import {
  gainedPages,
  lostBeyondSite,
  lostPages,
  movesIn,
  type PageChange,
  pageStandingOut,
  type SiteTotals,
  totalChange,
} from './changes.ts';
import { MIN_MOVED_VISITORS } from './moved-pages.ts';
import {
  formatCount,
  formatCountChange,
  formatPercentChange,
  hasVisitors,
  pagesWithMostAI,
  percentChange,
} from './numbers.ts';
import { pathMarkdown } from './paths.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { comparedName, type SitePeriods } from './totals.ts';
import type { PageCounts } from './visitors-client.ts';

/** The pages that each line names. */
const NAMED_PAGES = 3;

/** A smaller part that a site lost needs no explanation. */
const MIN_FALL = 0.05;

const NOT_COMPARED =
  'Pages are not compared with an earlier period, because not every page of both periods was read.';

type Report = SitePeriods & Pick<VisitorNumbers, 'pages' | 'changes'> & SiteLinks;

interface SiteLinks {
  siteUrl: URL | undefined;
}

interface Compared extends SiteLinks {
  pages: readonly PageCounts[];
  changes: readonly PageChange[];
  site: SiteTotals;
}

/** If one of the periods had no visitors, all pages would be new or gone. */
export function comparableChanges({
  periods,
  compared,
  changes,
}: Pick<VisitorNumbers, 'periods' | 'compared' | 'changes'>) {
  return compared !== undefined && hasVisitors(periods[0]) ? changes : undefined;
}

export function whatChanged(report: Report): string[] {
  const { periods, compared, pages, siteUrl } = report;
  const byAI = mostlyReadByAI(pages, siteUrl);
  if (compared === undefined || !hasVisitors(periods[0])) return listOf(byAI);

  const changes = comparableChanges(report);
  if (changes === undefined) return [NOT_COMPARED, ...listOf(byAI)];

  const site = { now: periods[0].totals, before: compared.totals };
  const input: Compared = { pages, changes, site, siteUrl };
  const lines = [...gainedMost(input), ...lostMost(input), ...byAI];
  const paragraphs = [...changeSentences(input), ...listOf(lines)];
  const heading = `#### What changed since ${comparedName(report)}`;
  return paragraphs.length === 0 ? [] : [heading, ...paragraphs];
}

function listOf(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function changeSentences({ pages, changes, site, siteUrl }: Compared): string[] {
  const first = pageStandingOut(changes, site);
  const standingOut = first && `One page stands out: ${standingOutSentence(first, siteUrl)}`;

  const sentences = [standingOut, movedSentence(pages, changes), evenFallSentence(changes, site)];
  return sentences.filter((sentence) => sentence !== undefined);
}

/** For a site of which half or more has moved. */
function movedSentence(pages: readonly PageCounts[], changes: readonly PageChange[]) {
  const moved = movesIn(changes).length;
  const known = pages.filter(({ total }) => total >= MIN_MOVED_VISITORS).length;
  if (moved === 0 || moved * 2 < known) return undefined;
  const which = moved === known ? 'all' : `${grouped(moved)} of the`;
  return `The site has moved: ${which} ${counted(known, 'page')} with at least ${MIN_MOVED_VISITORS} visitors have a new path, and are compared with their old one.`;
}

/** For a week such as one with holidays. */
function evenFallSentence(changes: readonly PageChange[], site: SiteTotals) {
  const isFall = totalChange(site) < -site.before.total * MIN_FALL;
  const isEven = changes.length > 0 && lostBeyondSite(changes, site).length === 0;
  const fall = siteFall(site);
  return isFall && isEven
    ? `No page lost much more than the site as a whole (${fall}).`
    : undefined;
}

function standingOutSentence(change: PageChange, siteUrl: URL | undefined): string {
  const { now, before } = change;
  const size = totalChange(change);
  const verb = size > 0 ? 'gained' : 'lost';
  const share = (now.ai - before.ai) / size;
  // Both kinds may have changed in opposite directions: then there is no share.
  const isShare = share >= 0 && share <= 1;
  const ai = isShare ? `, ${Math.round(share * 100)}% of them AI` : '';
  return `${pathMarkdown(change.path, siteUrl)} ${verb} ${counted(Math.abs(size), 'visitor')}${ai}.`;
}

/** The change of a site that has fewer visitors than before; undefined for any other. */
function siteFall({ now, before }: SiteTotals): string | undefined {
  const change = formatPercentChange(percentChange(now.total, before.total));
  return change.startsWith('−') ? change : undefined;
}

function gainedMost({ changes, siteUrl }: Compared): string[] {
  return line('▲ **Gained most:**', gainedPages(changes), (change) => changeItem(change, siteUrl));
}

function lostMost({ changes, site, siteUrl }: Compared): string[] {
  const fall = siteFall(site);
  if (fall === undefined)
    return line('▼ **Lost most:**', lostPages(changes), (change) => changeItem(change, siteUrl));

  // These are ranked by what is beyond the site's change, which their own percentages show.
  return line(
    `▼ **Lost most, beyond the site’s ${fall}:**`,
    lostBeyondSite(changes, site),
    (change) => changeItem(change, siteUrl, [pagePercent(change)]),
  );
}

function pagePercent({ now, before }: PageChange): string {
  return formatPercentChange(percentChange(now.total, before.total));
}

function mostlyReadByAI(pages: readonly PageCounts[], siteUrl: URL | undefined): string[] {
  return line('🤖 **Read mostly by AI:**', pagesWithMostAI(pages), ({ path, ai, total }) => {
    const share = ai <= total ? ` (${formatCount(ai)} of ${formatCount(total)})` : '';
    return pathMarkdown(path, siteUrl) + share;
  });
}

/** A change, and what else is special about it: `+12 (new, mostly AI)`. */
function changeItem(
  change: PageChange,
  siteUrl: URL | undefined,
  facts: readonly string[] = [],
): string {
  const { path, now, before } = change;
  const size = totalChange(change);
  const notes = [
    { note: 'new', applies: before.total === 0 },
    { note: 'gone', applies: now.total === 0 },
    { note: 'mostly AI', applies: (now.ai - before.ai) / size > 0.5 },
  ].flatMap(({ note, applies }) => (applies ? note : []));

  const all = [...facts, ...notes];
  const details = all.length === 0 ? '' : ` (${all.join(', ')})`;
  return `${pathMarkdown(path, siteUrl)}\u00a0${formatCountChange(size)}${details}`;
}

function line<Row>(label: string, rows: readonly Row[], item: (row: Row) => string): string[] {
  if (rows.length === 0) return [];
  return [`- ${label} ${rows.slice(0, NAMED_PAGES).map(item).join(', ')}`];
}
