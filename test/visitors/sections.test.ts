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

interface Site {
  name: string;
  pages: Page[];
  /** Such as `gone /em/ 5`, with the number of pages. */
  sections: string[];
}

test.each<Site>([
  { name: 'as before', pages: [], sections: [] },
  {
    name: 'without one of its folders',
    pages: pagesIn('/em/', 5, 20, 0),
    sections: ['gone /em/ 5'],
  },
  { name: 'with a new folder', pages: pagesIn('/v2/', 7, 0, 20), sections: ['new /v2/ 7'] },
  {
    name: 'without a folder in a folder',
    pages: [...pagesIn('/em/', 5, 20, 0), ...pagesIn('/em/a/', 5, 20, 0)],
    sections: ['gone /em/ 10'],
  },
  {
    name: 'without a folder, whose own page is still there',
    pages: [changeOf('/em', 50, 50), changeOf('/em/', 50, 50), ...pagesIn('/em/', 5, 20, 0)],
    sections: ['gone /em/ 5'],
  },
  { name: 'without a small folder', pages: pagesIn('/em/', 4, 20, 0), sections: [] },
  {
    name: 'without a folder that nearly nobody read',
    pages: pagesIn('/em/', 5, 1, 0),
    sections: [],
  },
  {
    name: 'with a folder that gained, and has a page that is not compared',
    pages: [
      ...pagesIn('/docs/a/', 5, 40, 80),
      pageOf('/docs/a/not-compared'),
      ...pagesIn('/docs/b/', 20, 100, 101),
    ],
    sections: ['gained /docs/a/ 5'],
  },
  {
    name: 'with a folder that lost in all of its folders',
    pages: ['/docs/a/', '/docs/b/', '/docs/c/'].flatMap((folder) => pagesIn(folder, 5, 60, 30)),
    sections: ['lost /docs/ 15'],
  },
  {
    name: 'of which one page gained',
    pages: [...pagesIn('/docs/', 5, 100, 100), changeOf('/docs/x', 100, 900)],
    sections: [],
  },
  {
    name: 'that lost half of all',
    pages: [...pagesIn('/docs/', 30, 100, 50), ...pagesIn('/x/', 6, 100, 50)],
    sections: [],
  },
  {
    name: 'that AI reads more and people less',
    pages: [
      ...withAI(pagesIn('/docs/', 6, 100, 100), 10, 60),
      ...withAI(pagesIn('/more/', 20, 100, 100), 10, 10),
    ],
    sections: ['AI /docs/ 6'],
  },
  {
    name: 'that is compared in part',
    pages: pagesIn('/v2/', 7, 0, 20).map((page) => ({ ...page, before: undefined })),
    sections: [],
  },
])('a site $name has these sections: $sections', ({ name, pages, sections }) => {
  const rest = name === 'that lost half of all' ? pagesIn('/rest/', 20, 100, 50) : REST;

  const found = sectionsOf(comparedPages([...rest, ...pages]));

  expect(found.map(({ kind, path, pages }) => `${kind} ${path} ${pages.length}`)).toEqual(sections);
});

test('those that have gone or are new are first, the largest of them before others', () => {
  const pages = comparedPages([
    ...REST,
    ...pagesIn('/grows/', 5, 500, 2_000),
    ...pagesIn('/new/', 5, 0, 300),
    ...pagesIn('/old/', 5, 400, 0),
  ]);

  expect(sectionsOf(pages).map(({ kind }) => kind)).toEqual(['gone', 'new', 'gained']);
});

const moved = (count: number, folder = '/x/') =>
  Array.from({ length: count }, (_, nth) => changeOf(`/y/${nth}`, 20, 20, `${folder}${nth}`));

test.each<[string, Page[], path: string | undefined]>([
  ['all pages of a folder moved', [...moved(6), changeOf('/y/new', 0, 9)], '/x/'],
  ['all pages of the folders in a folder moved', [...moved(5, '/x/a/'), ...moved(5, '/x/')], '/x/'],
  ['a page of the folder has gone', [...moved(6), changeOf('/x/gone', 9, 0)], undefined],
  ['the folder is small', moved(4), undefined],
])('if %s, the section that has moved is named, or none', (_, pages, path) => {
  expect(movedSection(comparedPages([...REST, ...pages]))?.path).toBe(path);
});
