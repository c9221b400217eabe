/** Which changes a report names. */
import type { ComparedPage } from './compare-pages.ts';
import { sumOf } from './counts.ts';
import { byFolder, folderPath } from './folders.ts';
import { type Change, changeIn, isGonePage, isNewPage, ranked, type SitePage } from './pages.ts';

// Measured on real documentation sites: most pages change by 3 to 4% from week to week, and hardly
// ever by 20%. Small numbers vary by about their square root, and a few of thousands by 4 times it.
const CHANCE = 4;
const MIN_PART_OF_PAGE = 1 / 4;
/** What single pages do by chance cancels out in a folder. */
const MIN_PART_OF_FOLDER = 1 / 6;
/** What fewer visitors of the site do is not worth a line. */
const MIN_PART_OF_SITE = 1 / 200;
/** If a part of a folder makes more of its change, it is the part that has changed. */
const MAX_PART_OF_CHANGE = 3 / 4;
/** Fewer pages are named themselves. */
const MIN_FOLDER_PAGES = 5;
/** A person reads a few lines. */
export const MAX_NEWS = 5;

/** A page, or a folder with its pages. */
export interface News extends SitePage, Change {
  pages: readonly ComparedPage[];
}

export function isFolder({ pages }: News): boolean {
  return pages.length > 1;
}

/** Whether all pages are new, or all are gone. */
export function isWhole({ pages }: News): boolean {
  return pages.every(isNewPage) || pages.every(isGonePage);
}

/** The largest changes, page or folder. Nothing is in two of them. */
export function findNews(pages: readonly ComparedPage[], site: Change): News[] {
  const rows = [...foldersIn(pages), ...pages.map((page): News => ({ ...page, pages: [page] }))];
  const candidates = rows.filter((row) => {
    const minPart = isFolder(row) ? MIN_PART_OF_FOLDER : MIN_PART_OF_PAGE;
    return isNews(row.now.total, row.before.total, site, minPart);
  });

  const news: News[] = [];
  for (const row of ranked(candidates, (row) => Math.abs(beyondSite(row, site)))) {
    if (news.length === MAX_NEWS) break;
    const isTold = news.some((other) => isBelow(row, other) || isBelow(other, row));
    if (!isTold && (isWhole(row) || !isByPart(row, rows))) news.push(row);
  }
  return news;
}

/**
 * Whether a change is more than chance, and not that of the whole site: it has to pass all limits,
 * in the same direction, compared with the earlier number, and with what the site's own change has
 * made of it.
 */
export function isNews(
  now: number,
  before: number,
  site: Change,
  minPart = MIN_PART_OF_PAGE,
): boolean {
  const visitors = Math.max(site.now.total, site.before.total);
  const [change, beyond] = [before, before * growth(site)].map((expected) => {
    const chance = CHANCE * Math.sqrt(now + expected);
    const part = minPart * Math.max(now, expected);
    const limit = Math.max(chance, part, visitors * MIN_PART_OF_SITE);
    return Math.abs(now - expected) > limit ? Math.sign(now - expected) : 0;
  });
  return change !== 0 && change === beyond;
}

function growth({ now, before }: Change): number {
  return before.total === 0 ? 1 : now.total / before.total;
}

function beyondSite({ now, before }: Change, site: Change): number {
  return now.total - before.total * growth(site);
}

/** Those with enough pages, the whole site apart. */
function foldersIn(pages: readonly ComparedPage[]): News[] {
  return byFolder(pages)
    .filter(([address, below]) => address !== '/' && below.length >= MIN_FOLDER_PAGES)
    .map(
      ([address, below]): News => ({
        address,
        path: folderPath(address, below[0]?.path),
        now: sumOf(below.map(({ now }) => now)),
        before: sumOf(below.map(({ before }) => before)),
        pages: below,
      }),
    );
}

function isBelow(row: News, folder: News): boolean {
  const isLonger = row.address.length > folder.address.length;
  return isLonger && isFolder(folder) && row.address.startsWith(folder.address);
}

function isByPart(folder: News, rows: readonly News[]): boolean {
  const most = MAX_PART_OF_CHANGE;
  return rows.some((row) => isBelow(row, folder) && changeIn(row) / changeIn(folder) >= most);
}
