/** The tables of a report, and the chart of its trend. */
import { type ComparedPage, changeLists } from './compare-pages.ts';
import { aiShare, COUNT_HEADINGS, COUNT_NAMES, type CountName, roundCounts } from './counts.ts';
import {
  formatChange,
  formatCount,
  formatRelativeChange,
  formatShare,
  withChange,
} from './format.ts';
import { changeIn, isGonePage, isNewPage, type Page, ranked, relativeChange } from './pages.ts';
import { pathMarkdown } from './paths.ts';
import { unitOf } from './period.ts';
import type { PeriodTotals, VisitorsReport } from './read-visitors.ts';

/** Numbers are aligned to the right. */
type Column<R> = readonly [heading: string, cell: (row: R) => string, alignment?: '---'];

function table<R>(rows: readonly R[], columns: readonly Column<R>[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map(([, , alignment = '--:']) => alignment)),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join('\n');
}

export function totalsTable({ periods, yearBefore }: VisitorsReport): string {
  const [{ totals }, previous] = periods;
  const [year] = yearBefore;
  const share = aiShare(totals);
  const name = (count: CountName) =>
    COUNT_HEADINGS[count] + (count === 'ai' && share ? ` (${formatShare(share)})` : '');
  const change = (count: CountName) => relativeChange(totals[count], previous?.totals[count]);
  const withYear = (count: CountName, before: number) =>
    withChange(formatCount(before), totals[count], before);

  const columns: (Column<CountName> | undefined)[] = [
    ['', name, '---'],
    ['Visitors', (count) => formatCount(totals[count])],
    previous && ['Change', (count) => formatRelativeChange(change(count))],
    year && ['A year before', (count) => withYear(count, year.totals[count])],
  ];
  return table(
    COUNT_NAMES,
    columns.filter((column) => column !== undefined),
  );
}

const ALL: Column<Page> = ['All', ({ now }) => formatCount(now.total)];
const AI: Column<Page> = ['AI', ({ now }) => formatCount(now.ai)];
const CHANGE: Column<ComparedPage> = ['Change', (page) => formatChange(changeIn(page))];
const AI_CHANGE: Column<ComparedPage> = ['AI', (page) => formatChange(changeIn(page, 'ai'))];

/** With fewer visitors, it says little who they are. */
const MIN_READ_BY_AI = 30;
const MAX_PAGES_IN_LINE = 3;
const MOST_VISITED = 10;

function readByAI(pages: readonly Page[]): Page[] {
  const isRead = ({ now }: Page) => now.ai > now.human && now.total >= MIN_READ_BY_AI;
  return ranked(pages.filter(isRead), ({ now }) => now.ai);
}

/** Says who reads pages, not what has changed. */
export function readByAILine({ pages, siteUrl }: VisitorsReport): string {
  const items = readByAI(pages)
    .slice(0, MAX_PAGES_IN_LINE)
    .map(({ path, now: { ai, total } }) => {
      return `${pathMarkdown(path, siteUrl)} (${formatCount(ai)} of ${formatCount(total)})`;
    });
  return items.length === 0 ? '' : `🤖 **Read mostly by AI:** ${items.join('; ')}`;
}

/** The first column has the number by which a list is sorted. `folded` are the most rows. */
export function pageTables({ pages, comparison, siteUrl }: VisitorsReport, folded: number) {
  const { gained, lost, moved } = changeLists(comparison?.pages ?? []);
  // The change of a page is that of all of its spellings, and stands beside the most visited one.
  const compared = new Map(comparison?.pages.map((page) => [page.path, page]));
  const changeOf = ({ path }: Page) => {
    const page = compared.get(path);
    return formatChange(page && changeIn(page));
  };
  const pathOf = ({ path }: Page) => withMove(pathMarkdown(path, siteUrl), compared.get(path));
  const page: Column<Page> = ['Page', pathOf, '---'];

  return {
    // A phone has room for two numbers and a path.
    mostVisited: listOfPages('Most visited pages', pages, MOST_VISITED, [
      ALL,
      ...(comparison ? [['Change', changeOf] as const] : []),
      page,
    ]),
    lists: [
      listOfPages('Gained', gained, folded, [CHANGE, AI_CHANGE, page]),
      listOfPages('Lost', lost, folded, [CHANGE, AI_CHANGE, page]),
      listOfPages('Moved', moved, folded, [CHANGE, page]),
      listOfPages('Read mostly by AI', readByAI(pages), folded, [AI, ALL, page]),
      listOfPages('Most visited', pages, folded, [ALL, AI, page]),
    ],
  };
}

function withMove(path: string, page: ComparedPage | undefined): string {
  if (page?.from !== undefined) return `${pathMarkdown(page.from)} → ${path}`;
  if (page && isNewPage(page)) return `${path} (new)`;
  return page && isGonePage(page) ? `${path} (gone)` : path;
}

/** Empty without rows. */
function listOfPages<P extends Page>(
  title: string,
  pages: readonly P[],
  most: number,
  columns: readonly Column<P>[],
): string {
  const shown = pages.slice(0, most);
  const isCut = shown.length < pages.length;
  const count = isCut ? `${shown.length} of ${formatCount(pages.length)}` : pages.length;
  return shown.length === 0 ? '' : `#### ${title} (${count})\n\n${table(shown, columns)}`;
}

const INIT = {
  // The chart is as wide as a phone, so that GitHub does not make the labels too small to read.
  xyChart: { width: 420, height: 300, yAxis: { labelPadding: 10 } },
  themeVariables: {
    // These colors differ from each other, and from light and dark pages, also if shown in gray.
    xyChart: { plotColorPalette: '#3f6fd1, #ffc46b', backgroundColor: 'transparent' },
  },
};

const BARS_PER_LABEL = 3;

export function trendOf({ period, periods }: VisitorsReport) {
  if (periods.length === 1) return { trendChart: '', trendTable: '' };

  const trend = periods.toReversed();
  const title = `Visitors per ${unitOf(period)}`;
  const trendTable = table(trend, [
    ['From', ({ start }) => start, '---'],
    ...COUNT_NAMES.map((count): Column<PeriodTotals> => {
      return [COUNT_HEADINGS[count], ({ totals }) => formatCount(totals[count])];
    }),
  ]);
  return { trendChart: chart(trend, title), trendTable: `#### ${title}\n\n${trendTable}` };
}

function chart(trend: readonly PeriodTotals[], title: string): string {
  const bars = trend.map(({ totals }) => roundCounts(totals));
  // Mermaid labels an axis that ends below 8 with fractions, too.
  const top = Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]));
  // Mermaid begins its bars below the 0 of the axis. It draws none for a number that is far below.
  const numbers = (count: CountName) => bars.map((bar) => bar[count] || -top).join(', ');
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(INIT)}}%%`,
    'xychart-beta',
    `  title "${title}"`,
    `  accTitle: ${title}`,
    '  accDescr: The same numbers are in the table below.',
    `  x-axis ${JSON.stringify(trend.map(axisLabel))}`,
    `  y-axis 0 --> ${top}`,
    `  bar [${numbers('total')}]`,
    // Mermaid draws these bars over the others.
    `  bar [${numbers('ai')}]`,
    '```',
    '',
    '🟦 All · 🟨 of these, AI',
  ].join('\n');
}

/** Not the last one, because Mermaid would cut off its label, and no more than fit. */
function axisLabel({ start }: PeriodTotals, index: number, { length }: readonly unknown[]): string {
  const isLabeled = (length - index) % BARS_PER_LABEL === 2;
  // Mermaid draws bars with the same label over each other, so their invisible ends differ.
  return (isLabeled ? start : '') + '\u200b'.repeat(index + 1);
}
