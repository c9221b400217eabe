/** Which changes a report names. */
import type { ComparedPage } from './compare-pages.ts';
import { type Change, type CountName, changeIn, isGone, isNew, ranked, sumOf } from './counts.ts';
import { foldersOf, shownFolder } from './folders.ts';

// Measured on series of real documentation sites: most pages change by 3 to 4% from week to week, and
// hardly ever by 20%. Small numbers vary by about their square root, so of thousands of pages, a few
// vary by three to four times as much.
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
const MAX_NEWS = 5;

/** A page, or a folder, which has pages. */
export interface News extends Change {
  path: string;
  address: string;
  pages: readonly ComparedPage[];
  isFolder: boolean;
}

/** The largest changes, page or folder. */
export function findNews(pages: readonly ComparedPage[], site: Change): News[] {
  const single = pages.map((page): News => ({ ...page, pages: [page], isFolder: false }));
  const all = [...foldersIn(pages), ...single];
  const candidates = all.filter((each) => isNews(each, site, 'total', minPart(each)));

  const news: News[] = [];
  for (const each of ranked(candidates, (each) => Math.abs(beyond(each, site)))) {
    if (news.length === MAX_NEWS) break;
    const isTold = news.some((other) => isSame(each, other) || isSame(other, each));
    if (!isTold && !isPartNews(each, all)) news.push(each);
  }
  return news;
}

function minPart({ isFolder }: News): number {
  return isFolder ? MIN_PART_OF_FOLDER : MIN_PART_OF_PAGE;
}

/**
 * Whether a change is more than chance, and not that of the whole site: it has to pass all limits,
 * in the same direction, compared with the earlier number, and with what the site's own change has
 * made of it.
 */
export function isNews(
  { now, before }: Change,
  site: Change,
  count: CountName = 'total',
  minPart = MIN_PART_OF_PAGE,
): boolean {
  const visitors = Math.max(site.now.total, site.before.total);
  const excesses = [before[count], before[count] * growth(site)].map((expected) => {
    const largest = Math.max(now[count], expected);
    const chance = CHANCE * Math.sqrt(now[count] + expected);
    const limit = Math.max(chance, largest * minPart, visitors * MIN_PART_OF_SITE);
    const difference = now[count] - expected;
    return Math.abs(difference) > limit ? Math.sign(difference) : 0;
  });
  return excesses[0] !== 0 && excesses[0] === excesses[1];
}

function growth({ now, before }: Change): number {
  return before.total === 0 ? 1 : now.total / before.total;
}

function beyond({ now, before }: Change, site: Change): number {
  return now.total - before.total * growth(site);
}

/** Folders with enough pages, the whole site apart. The page of a folder itself is not in it. */
function foldersIn(pages: readonly ComparedPage[]): News[] {
  const inFolders = pages.flatMap((page) =>
    foldersOf(page.address)
      .slice(1)
      .map((folder) => ({ folder, page })),
  );
  const groups = [...Map.groupBy(inFolders, ({ folder }) => folder)];
  return groups
    .filter(([, rows]) => rows.length >= MIN_FOLDER_PAGES)
    .map(([address, rows]): News => {
      const below = rows.map(({ page }) => page);
      const [first] = ranked(below, ({ now, before }) => now.total + before.total);
      return {
        path: shownFolder(first?.path ?? address, address),
        address,
        now: sumOf(below.map(({ now }) => now)),
        before: sumOf(below.map(({ before }) => before)),
        pages: below,
        isFolder: true,
      };
    });
}

function isBelow(part: News, folder: News): boolean {
  const isLonger = part.address.length > folder.address.length;
  return folder.isFolder && isLonger && part.address.startsWith(folder.address);
}

/** Whether one is a part of the other, and changed in the same direction. */
function isSame(part: News, folder: News): boolean {
  return isBelow(part, folder) && changeIn(part) > 0 === changeIn(folder) > 0;
}

export function isWhole({ pages }: News): boolean {
  return pages.every(isNew) || pages.every(isGone);
}

function isPartNews(folder: News, all: readonly News[]): boolean {
  if (!folder.isFolder || isWhole(folder)) return false;
  return all.some(
    (part) => isBelow(part, folder) && changeIn(part) / changeIn(folder) >= MAX_PART_OF_CHANGE,
  );
}
