import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../src/visitors/report.ts';
import type { PageCounts } from '../../src/visitors/visitors-client.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { rowOf } from './support.ts';
import { KINDS, type Kind, reportOn, reportOnKind, type Week } from './weeks.ts';

const ALL_KINDS = Object.keys(KINDS) as Kind[];

const textOf = (markdown: string) =>
  renderMarkdown(markdown).visible.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

/** The words below the table of totals, before the chart. */
const wordsOf = (markdown: string) => {
  const [, words = ''] = /\n\| All \|[^\n]*\n\n(.*?)(?:```mermaid|#### Most visited pages)/s.exec(
    markdown,
  ) ?? [markdown];
  return words;
};

test.each(ALL_KINDS)('each number in the lines of the report on %s is in a table', async (kind) => {
  const markdown = reportMarkdown(await reportOnKind(kind));

  const lines = textOf(wordsOf(markdown).replace(/<code>.*?<\/code>/g, '')).replace(
    /What changed since .*|in this trend, \w+ \d+–\d+/g,
    '',
  );
  const tables = markdown.split('\n').filter((line) => /^\||^####/.test(line));
  const known = new Set(numbersIn(tables.join('\n').replace(/<code>.*?<\/code>/g, '')));
  expect(numbersIn(lines).filter((number) => !known.has(number))).toEqual([]);
});

type Pages = readonly string[] | Readonly<Record<string, number>>;

/** A week with twenty visitors of each page, if there are no numbers. */
function weekWith(pages: Pages): Week {
  const entries = Array.isArray(pages)
    ? pages.map((path: string): [string, number] => [path, 20])
    : Object.entries(pages);
  const rows = entries.map(([path, total]): PageCounts => rowOf(path, total, 0, total));
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return { pages: rows, totals: { human: total, ai: 0, total } };
}

interface Case {
  now: Pages;
  before: Pages;
  shows?: string[];
  never?: string[];
}

describe('paths as sites have them', () => {
  test.each<Case>([
    {
      now: ['/ja/%E3%82%AF%E3%82%A4%E3%83%83%E3%82%AF'],
      before: ['/ja/%E3%82%AF%E3%82%A4%E3%83%83%E3%82%AF'],
      shows: ['/ja/クイック'],
    },
    {
      now: ['/100%25-uptime', '/a%2Fb', '/x%00y', '/%E0%A4%A'],
      before: [],
      shows: ['/100%-uptime', '/a%2Fb', '/x%00y', '/%E0%A4%A'],
    },
    {
      now: ['/docs/guides/a', '/docs/guides/b', '/docs/guides/c'],
      before: ['/guides/a', '/guides/b', '/guides/c'],
      shows: ['has moved'],
    },
    {
      now: ['/guides/set-up', '/guides/first-steps', '/guides/use-it'],
      before: ['/guides/set_up/', '/guides/first_steps/', '/guides/use_it/'],
      shows: ['has moved'],
      never: ['gone', 'new'],
    },
    {
      now: ['/a/', '/b', '/c'],
      before: ['/a/index.html', '/b.md', '/C/index'],
      never: ['gone', 'new'],
    },
    {
      now: ['/'],
      before: ['/', '/em/a', '/em/b', '/em/c', '/em/d', '/em/e'],
      shows: ['Gone: all 5 pages below /em/'],
    },
    {
      now: { '/a': 1_010, '/b': 995, '/c': 502 },
      before: { '/a': 1_000, '/b': 1_000, '/c': 500 },
      shows: ['No page changed much'],
      never: ['gained most', 'lost most'],
    },
  ])('a report on $now after $before shows $shows, and not $never', async (row) => {
    const { now, before, shows = [], never = [] } = row;
    const markdown = reportMarkdown(await reportOn([weekWith(now), weekWith(before)]));

    const text = textOf(markdown.replaceAll('a new path', ''));

    expect(shows.filter((words) => !text.includes(words))).toEqual([]);
    expect(never.filter((words) => text.toLowerCase().includes(words))).toEqual([]);
  });

  test('a path is one piece of code', async () => {
    const path = '/guides/custom-layouts-of-pages';
    const markdown = reportMarkdown(await reportOn([weekWith([path])]));

    expect(renderMarkdown(markdown).code).toContain(path);
  });
});
