/** The folders of a site whose pages have changed together. */
import {
  type ComparedPage,
  type CountName,
  changeIn,
  countsOf,
  hasChangedMuch,
  isGonePage,
  isNewPage,
  type Page,
  type Row,
  ranked,
} from './counts.ts';
import type { Counts } from './visitors-client.ts';

const MIN_SECTION_PAGES = 5;
const MAX_DEPTH = 10;
/**
 * If a folder changed hardly more than the site, in relation to its visitors, it explains nothing.
 */
const MIN_RATIO = 1.5;
/** If one page makes more of the change, it is the page that has changed. */
const MAX_PAGE_SHARE = 0.75;

/** Its counts are sums of those of its pages, so they are no numbers of visitors. */
export interface Folder extends Row {
  before: Counts;
  pages: readonly ComparedPage[];
}

export interface Section extends Folder {
  /** Every page of it is new or has gone, or it explains most of a change, maybe of AI visitors. */
  kind: 'new' | 'gone' | 'gained' | 'lost' | 'AI';
}

/**
 * Of those that are new or have gone, the outermost ones; then the innermost ones that explain a
 * change. The largest change of each is first.
 */
export function sectionsOf(pages: readonly ComparedPage[]): Section[] {
  const folders = foldersIn(pages, ({ path }) => path);
  const whole = folders.filter((each) => isWhole(each) && hasChangedMuch(each, pages.length));
  const changed = explaining(folders, pages, 'total');
  const byAI = explaining(folders, pages, 'ai').filter((folder) => !changed.includes(folder));
  return [
    ...ofKind(byChange(outermost(whole), 'total'), 'new', 'gone'),
    ...ofKind(changed, 'gained', 'lost'),
    ...ofKind(byAI, 'AI'),
  ];
}

/** The outermost folder of which every page has moved, with its old path. */
export function movedSection(pages: readonly ComparedPage[]): Folder | undefined {
  const old = pages.filter(({ before }) => before.total > 0);
  const folders = foldersIn(old, ({ path, from }) => from ?? path);
  return outermost(
    folders.filter((folder) => folder.pages.every(({ from }) => from !== undefined)),
  )[0];
}

function isWhole({ pages }: Folder): boolean {
  return pages.every(isNewPage) || pages.every(isGonePage);
}

function ofKind(folders: readonly Folder[], kind: Section['kind'], kindOfFall = kind): Section[] {
  return folders.map((folder) => {
    return { ...folder, kind: changeIn(folder) < 0 ? kindOfFall : kind };
  });
}

/** The page of a folder itself is not in it. */
function foldersIn(pages: readonly ComparedPage[], pathOf: (page: Page) => string): Folder[] {
  const inFolders = pages.flatMap((page) => {
    const ends = Array.from(pathOf(page).matchAll(/(?<=.)\/(?=.)/gs), ({ index }) => index + 1);
    return ends.slice(0, MAX_DEPTH).map((end) => ({ path: pathOf(page).slice(0, end), page }));
  });

  const groups = [...Map.groupBy(inFolders, ({ path }) => path)];
  return groups
    .filter(([, { length }]) => length >= MIN_SECTION_PAGES)
    .map(([path, rows]) => {
      const inFolder = rows.map(({ page }) => page);
      return folderOf(path, inFolder);
    });
}

function folderOf(path: string, pages: readonly ComparedPage[]): Folder {
  const sum = (period: 'now' | 'before') =>
    countsOf((name) => pages.reduce((sum, page) => sum + page[period][name], 0));
  return { path, pages, now: sum('now'), before: sum('before') };
}

function isInside(inner: Folder, outer: Folder): boolean {
  return inner !== outer && inner.path.startsWith(outer.path);
}

function outermost(folders: readonly Folder[]): Folder[] {
  return folders.filter((folder) => !folders.some((other) => isInside(folder, other)));
}

function byChange(folders: readonly Folder[], count: CountName): Folder[] {
  return ranked(folders, (folder) => Math.abs(changeIn(folder, count)));
}

function explaining(
  folders: readonly Folder[],
  pages: readonly ComparedPage[],
  count: CountName,
): Folder[] {
  const site = folderOf('/', pages);
  // A change by chance needs no explanation.
  const isNews = hasChangedMuch(site, pages.length, count);
  const toExplain = isNews ? Math.abs(changeIn(site, count)) : 0;

  const candidates = folders.filter((folder) => {
    const change = Math.abs(changeIn(folder, count));
    const isMost = change > toExplain / 2;
    const isMore = change * site.before[count] > toExplain * folder.before[count] * MIN_RATIO;
    const isOnePage = folder.pages.some(
      (page) => changeIn(page, count) / changeIn(folder, count) > MAX_PAGE_SHARE,
    );
    return hasChangedMuch(folder, pages.length, count) && isMost && isMore && !isOnePage;
  });
  const innermost = candidates.filter(
    (folder) => !candidates.some((other) => isInside(other, folder)),
  );
  return byChange(innermost, count).filter((folder) => !isWhole(folder));
}
