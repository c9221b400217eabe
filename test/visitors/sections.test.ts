import { expect, test } from 'vitest';
import { comparedPages, type Page } from '../../src/visitors/counts.ts';
import { movedSection, sectionsOf } from '../../src/visitors/sections.ts';
import { changeOf, pageOf } from './support.ts';

const pagesIn = (folder: string, count: number, before: number, now: number) =>
  Array.from({ length: count }, (_, index) => changeOf(`${folder}${index}`, before, now));
/** Other pages, of which none has changed. */
const REST = pagesIn('/rest/', 20, 100, 100);

const withAI = (pages: readonly Page[], before: number, now: number): Page[] =>
  pages.map((page) => ({
    ...page,
    now: { ...page.now, ai: now },
    before: page.before && { ...page.before, ai: before },
  }));

const OTHERS_WITH_AI = withAI(pagesIn('/more/', 20, 100, 100), 10, 10);

test.each<[string, Page[], sections: string[]]>([
  ['without one of its folders', pagesIn('/em/', 5, 20, 0), ['gone /em/ 5']],
  ['with a new folder', pagesIn('/v2/', 7, 0, 20), ['new /v2/ 7']],
  [
    'with a folder of which one page is not new',
    [...pagesIn('/v2/', 6, 0, 20), changeOf('/v2/x', 20, 20)],
    ['gained /v2/ 7'],
  ],
  [
    'with a folder of which one page has not gone',
    [...pagesIn('/em/', 6, 20, 0), changeOf('/em/x', 20, 20)],
    ['lost /em/ 7'],
  ],
  [
    'without a folder in a folder',
    [...pagesIn('/em/', 5, 20, 0), ...pagesIn('/em/a/', 5, 20, 0)],
    ['gone /em/ 10'],
  ],
  [
    'without a folder, whose own page is still there',
    [changeOf('/em', 50, 50), changeOf('/em/', 50, 50), ...pagesIn('/em/', 5, 20, 0)],
    ['gone /em/ 5'],
  ],
  [
    'with a folder that gained, and is deeper than ten',
    pagesIn(`${'/a'.repeat(12)}/`, 5, 40, 80),
    [`gained ${'/a'.repeat(10)}/ 5`],
  ],
  ['without a small folder', pagesIn('/em/', 4, 20, 0), []],
  ['without a folder that nearly nobody read', pagesIn('/em/', 5, 1, 0), []],
  [
    'with a folder that gained, and has a page that is not compared',
    [
      ...pagesIn('/docs/a/', 5, 40, 80),
      pageOf('/docs/a/not-compared'),
      ...pagesIn('/docs/b/', 20, 100, 101),
    ],
    ['gained /docs/a/ 5'],
  ],
  [
    'with a folder that lost in all of its folders',
    ['/docs/a/', '/docs/b/', '/docs/c/'].flatMap((folder) => pagesIn(folder, 5, 60, 30)),
    ['lost /docs/ 15'],
  ],
  [
    'of which one page gained',
    [...pagesIn('/docs/', 5, 100, 100), changeOf('/docs/x', 100, 900)],
    [],
  ],
  [
    'that lost half of all',
    [
      ...pagesIn('/docs/', 60, 100, 50),
      ...pagesIn('/x/', 6, 100, 50),
      ...pagesIn('/y/', 9, 100, 50),
    ],
    [],
  ],
  [
    'with a folder that gained, most of it by AI',
    [...withAI(pagesIn('/docs/', 6, 100, 200), 10, 90), ...OTHERS_WITH_AI],
    ['gained /docs/ 6'],
  ],
  [
    'that AI reads more and people less',
    [...withAI(pagesIn('/docs/', 6, 100, 100), 10, 60), ...OTHERS_WITH_AI],
    ['AI /docs/ 6'],
  ],
  [
    'with folders that gained, are new, or have gone, of which the largest is first',
    [
      ...pagesIn('/grows/', 5, 500, 2_000),
      ...pagesIn('/new/', 5, 0, 300),
      ...pagesIn('/old/', 5, 400, 0),
    ],
    ['gone /old/ 5', 'new /new/ 5', 'gained /grows/ 5'],
  ],
])('a site %s has these sections', (_, pages, sections) => {
  const found = sectionsOf(comparedPages([...REST, ...pages]));

  expect(found.map(({ kind, path, pages }) => `${kind} ${path} ${pages.length}`)).toEqual(sections);
});

const moved = (count: number, folder = '/x/') =>
  Array.from({ length: count }, (_, nth) => changeOf(`/y/${nth}`, 20, 20, `${folder}${nth}`));

test.each<[string, Page[], path: string | undefined]>([
  ['all pages of a folder moved', [...moved(6), changeOf('/x/new', 0, 9)], '/x/'],
  ['all pages of the folders in a folder moved', [...moved(5, '/x/a/'), ...moved(5, '/x/')], '/x/'],
  ['a page of the folder has gone', [...moved(6), changeOf('/x/gone', 9, 0)], undefined],
  ['the folder is small', moved(4), undefined],
])('if %s, the section that has moved is named, or none', (_, pages, path) => {
  expect(movedSection(comparedPages([...REST, ...pages]))?.path).toBe(path);
});
