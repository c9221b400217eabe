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
export interface Section extends Row {
  pages: readonly Page[];
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
  const folders = foldersIn(known, ({ path }) => path);
  const site = sectionTotal('/', known);
  const whole = folders.filter(
    (folder) => folder.kind !== 'changed' && hasChangedMuch(folder, known.length),
  );
  const changed = explaining(folders, site, 'total');
  const byAI = explaining(folders, site, 'ai').filter((folder) => !changed.includes(folder));

  const old = known.filter(({ before = NO_COUNTS }) => before.total > 0);
  const moved = foldersIn(old, ({ path, from }) => from ?? path).filter((folder) =>
    folder.pages.every(({ from }) => from !== undefined),
  );
  return [
    ...ranked(outermost(whole), (folder) => Math.abs(changeIn(folder))),
    ...changed.filter(({ kind }) => kind === 'changed'),
    ...withKind(
      'changed-by-ai',
      byAI.filter(({ kind }) => kind === 'changed'),
    ),
    ...withKind('moved', outermost(moved)),
  ];
}

function withKind(kind: Section['kind'], folders: readonly Section[]): Section[] {
  return folders.map((folder) => ({ ...folder, kind }));
}

/** The page of a folder itself is not in it. */
function foldersIn(pages: readonly Page[], pathOf: (page: Page) => string): Section[] {
  const inFolders = pages.flatMap((page) => {
    const ends = Array.from(pathOf(page).matchAll(/(?<=.)\/(?=.)/gs), ({ index }) => index + 1);
    return ends.slice(0, MAX_DEPTH).map((end) => ({ folder: pathOf(page).slice(0, end), page }));
  });

  const groups = [...Map.groupBy(inFolders, ({ folder }) => folder)];
  return groups
    .filter(([, { length }]) => length >= MIN_SECTION_PAGES && length < pages.length)
    .map(([folder, rows]) =>
      sectionTotal(
        folder,
        Array.from(rows, ({ page }) => page),
      ),
    );
}

function sectionTotal(path: string, pages: readonly Page[]): Section {
  const sum = (countIn: (page: Page) => number) =>
    pages.reduce((total, page) => total + countIn(page), 0);
  const wholeKind = pages.every(isNewPage) ? 'new' : 'changed';
  return {
    path,
    pages,
    now: countsOf((name) => sum(({ now }) => now[name])),
    before: countsOf((name) => sum(({ before = NO_COUNTS }) => before[name])),
    kind: pages.every(isGonePage) ? 'gone' : wholeKind,
  };
}

function isInside(inner: Section, outer: Section): boolean {
  return inner !== outer && inner.path.startsWith(outer.path);
}

function outermost(folders: readonly Section[]): Section[] {
  return folders.filter((folder) => !folders.some((other) => isInside(folder, other)));
}

function explaining(folders: readonly Section[], site: Section, count: CountName): Section[] {
  const candidates = folders.filter((folder) => explains(folder, site, count));
  const innermost = candidates.filter(
    (folder) => !candidates.some((other) => isInside(other, folder)),
  );
  return ranked(innermost, (folder) => Math.abs(changeIn(folder, count)));
}

function explains(folder: Section, site: Section, count: CountName): boolean {
  const compared = site.pages.length;
  if (!hasChangedMuch(folder, compared, count)) return false;

  // A change by chance needs no explanation.
  const siteChange = hasChangedMuch(site, compared, count) ? Math.abs(changeIn(site, count)) : 0;
  const change = Math.abs(changeIn(folder, count));
  const ratio = (row: Row, size: number) => size / (row.before?.[count] ?? 0);
  const isOnePage = folder.pages.some(
    (page) => changeIn(page, count) / changeIn(folder, count) > MAX_PAGE_SHARE,
  );

  const isMost = change > siteChange / 2;
  return isMost && ratio(folder, change) > ratio(site, siteChange) * MIN_RATIO && !isOnePage;
}
