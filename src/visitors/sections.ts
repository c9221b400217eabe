/** The folders of a site whose pages have changed together. */
import {
  type ComparedPage,
  type CountName,
  changeIn,
  comparedPages,
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
interface Folder extends Row {
  before: Counts;
  pages: readonly ComparedPage[];
}

export interface Section extends Folder {
  /**
   * Every page of it is new, has gone, or has moved; or it explains most of the site's change, or
   * of that of AI visitors.
   */
  kind: 'new' | 'gone' | 'moved' | 'gained' | 'lost' | 'AI';
}

/**
 * Of those that are new or have gone, the outermost ones; then the innermost ones that explain a
 * change; then, with their old paths, those that have moved. The largest change of each is first.
 */
export function sectionsOf(pages: readonly Page[]): Section[] {
  const known = comparedPages(pages);
  const folders = foldersIn(known, ({ path }) => path);
  const whole = folders.filter((each) => isWhole(each) && hasChangedMuch(each, known.length));
  const changed = explaining(folders, known, 'total');
  const byAI = explaining(folders, known, 'ai').filter((folder) => !changed.includes(folder));

  const old = known.filter(({ before }) => before.total > 0);
  const moved = foldersIn(old, ({ path, from }) => from ?? path).filter((folder) =>
    folder.pages.every(({ from }) => from !== undefined),
  );
  return [
    ...ofKind(byChange(outermost(whole), 'total'), 'new', 'gone'),
    ...ofKind(changed, 'gained', 'lost'),
    ...ofKind(byAI, 'AI'),
    ...ofKind(outermost(moved), 'moved'),
  ];
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

  const groups = Array.from(
    Map.groupBy(inFolders, ({ path }) => path),
    ([path, rows]) =>
      folderOf(
        path,
        rows.map(({ page }) => page),
      ),
  );
  return groups.filter(
    ({ pages: { length } }) => length >= MIN_SECTION_PAGES && length < pages.length,
  );
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

function explaining(folders: readonly Folder[], pages: readonly ComparedPage[], count: CountName) {
  const site = folderOf('/', pages);
  const candidates = folders.filter((folder) => explains(folder, site, count));
  const innermost = candidates.filter(
    (folder) => !candidates.some((other) => isInside(other, folder)),
  );
  return byChange(innermost, count).filter((folder) => !isWhole(folder));
}

function explains(folder: Folder, site: Folder, count: CountName): boolean {
  const compared = site.pages.length;
  const change = Math.abs(changeIn(folder, count));
  // A change by chance needs no explanation.
  const toExplain = hasChangedMuch(site, compared, count) ? Math.abs(changeIn(site, count)) : 0;

  const isMost = change > toExplain / 2;
  const isMore = change * site.before[count] > toExplain * folder.before[count] * MIN_RATIO;
  const isOnePage = folder.pages.some(
    (page) => changeIn(page, count) / changeIn(folder, count) > MAX_PAGE_SHARE,
  );
  return hasChangedMuch(folder, compared, count) && isMost && isMore && !isOnePage;
}
