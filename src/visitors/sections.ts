/** The folders of a site whose pages have changed together. */
import { type CountName, countsOf, NO_COUNTS } from './counts.ts';
import {
  changeIn,
  comparedPages,
  hasChangedMuch,
  isGonePage,
  isNewPage,
  type Page,
  type Row,
  ranked,
} from './pages.ts';

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
  pages: readonly Page[];
}

export interface Section extends Folder {
  /**
   * Every page of it has moved, has gone, or is new; or it explains most of the site's change, or
   * of that of AI visitors.
   */
  kind: 'moved' | 'gone' | 'new' | 'changed' | 'changed-by-ai';
}

/**
 * Of those that have gone or are new, the outermost ones; then the innermost ones that explain a
 * change; then, with their old paths, those that have moved. The largest change of each is first.
 */
export function sectionsOf(pages: readonly Page[]): Section[] {
  const known = comparedPages(pages);
  const old = known.filter(({ before = NO_COUNTS }) => before.total > 0);
  const folders = foldersIn(known, ({ path }) => path);
  const large = folders.filter((folder) => hasChangedMuch(folder, known.length));
  const site = sumOf('/', known);

  const gone = outermost(large.filter((folder) => folder.pages.every(isGonePage)));
  const added = outermost(large.filter((folder) => folder.pages.every(isNewPage)));
  const moved = outermost(
    foldersIn(old, ({ path, from }) => from ?? path).filter((folder) =>
      folder.pages.every(({ from }) => from !== undefined),
    ),
  );

  const whole = [...sections('gone', gone), ...sections('new', added)];
  const changed = [
    ...ranked(whole, (section) => Math.abs(changeIn(section))),
    ...sections('changed', explaining(folders, site, 'total')),
    ...sections('changed-by-ai', explaining(folders, site, 'ai')),
  ];
  const isInEarlier = (section: Section, index: number) =>
    changed.slice(0, index).some((earlier) => contains(earlier, section));
  return [
    ...changed.filter((section, index) => !isInEarlier(section, index)),
    ...sections('moved', moved),
  ];
}

function sections(kind: Section['kind'], folders: readonly Folder[]): Section[] {
  return folders.map((folder) => ({ ...folder, kind }));
}

/** The page of a folder itself is not in it. */
function foldersIn(pages: readonly Page[], pathOf: (page: Page) => string): Folder[] {
  const inFolders = pages.flatMap((page) => {
    const ends = Array.from(pathOf(page).matchAll(/(?<=.)\/(?=.)/gs), ({ index }) => index + 1);
    return ends.slice(0, MAX_DEPTH).map((end) => ({ folder: pathOf(page).slice(0, end), page }));
  });

  return [...Map.groupBy(inFolders, ({ folder }) => folder)]
    .filter(([, { length }]) => length >= MIN_SECTION_PAGES && length < pages.length)
    .map(([folder, rows]) =>
      sumOf(
        folder,
        rows.map(({ page }) => page),
      ),
    );
}

function sumOf(path: string, pages: readonly Page[]): Folder {
  const sum = (countIn: (page: Page) => number) =>
    pages.reduce((total, page) => total + countIn(page), 0);
  return {
    path,
    pages,
    now: countsOf((name) => sum(({ now }) => now[name])),
    before: countsOf((name) => sum(({ before = NO_COUNTS }) => before[name])),
  };
}

function contains(outer: Folder, inner: Folder): boolean {
  return inner.path.startsWith(outer.path);
}

function outermost(folders: readonly Folder[]): Folder[] {
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && contains(other, folder)),
  );
}

function explaining(folders: readonly Folder[], site: Folder, count: CountName): Folder[] {
  const candidates = folders.filter((folder) => explains(folder, site, count));
  const sizeOf = (folder: Folder) => Math.abs(changeIn(folder, count));
  const isInnermost = (folder: Folder) =>
    !candidates.some(
      (inner) => inner !== folder && contains(folder, inner) && sizeOf(inner) > sizeOf(folder) / 2,
    );

  return ranked(outermost(candidates.filter(isInnermost)), sizeOf);
}

function explains(folder: Folder, site: Folder, count: CountName): boolean {
  const compared = site.pages.length;
  if (!hasChangedMuch(folder, compared, count)) return false;

  // A change by chance needs no explanation.
  const siteChange = hasChangedMuch(site, compared, count) ? Math.abs(changeIn(site, count)) : 0;
  const change = Math.abs(changeIn(folder, count));
  const ratio = (row: Row, size: number) => size / (row.before?.[count] ?? 0);
  const isPage = folder.pages.some((page) => {
    const share = changeIn(page, count) / changeIn(folder, count);
    return share > MAX_PAGE_SHARE && hasChangedMuch(page, compared, count);
  });

  const isMost = change > siteChange / 2;
  return isMost && ratio(folder, change) > ratio(site, siteChange) * MIN_RATIO && !isPage;
}
