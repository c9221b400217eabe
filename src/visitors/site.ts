import { joined } from '../result/document.ts';
import {
  aiShare,
  COUNT_HEADINGS,
  COUNT_NAMES,
  type CountName,
  formatCount,
  formatRelativeChange,
  formatShare,
  hasVisitors,
  isNews,
  relativeChange,
  roundCounts,
} from './counts.ts';
import { hasChangedMuch } from './pages.ts';
import { shortName, startName, unitOf } from './period.ts';
import type { PeriodTotals, VisitorNumbers } from './read-visitors.ts';
import { type Column, table } from './tables.ts';
import type { Counts } from './visitors-client.ts';

/** A smaller change of the share of AI is no news. */
const MIN_SHARE_CHANGE = 0.05;
/** A smaller change of the site is not compared with that of a year before. */
const MIN_CHANGE_WITH_YEAR = 0.2;

/** Such as `3,123 (+3.7%)`. */
export function countWithChange(
  { totals }: PeriodTotals,
  before: PeriodTotals | undefined,
  count: CountName = 'total',
): string {
  const change = relativeChange(totals[count], before?.totals[count]);
  const shown = change === undefined ? '' : ` (${formatRelativeChange(change)})`;
  return formatCount(totals[count]) + shown;
}

export function totalsTable({ periods, compared, yearBefore }: VisitorNumbers): string {
  const { totals } = periods[0];
  const [year, beforeThat] = yearBefore;
  const share = aiShare(totals);
  const name = (count: CountName) =>
    COUNT_HEADINGS[count] + (count === 'ai' && share ? ` (${formatShare(share)})` : '');
  const change = (count: CountName) => relativeChange(totals[count], compared?.totals[count]);

  const columns: (Column<CountName> | undefined)[] = [
    { heading: '', isText: true, cell: name },
    { heading: 'Visitors', cell: (count) => formatCount(totals[count]) },
    compared && { heading: 'Change', cell: (count) => formatRelativeChange(change(count)) },
    year && { heading: 'A year before', cell: (count) => countWithChange(year, beforeThat, count) },
  ];
  const known = columns.filter((column) => column !== undefined);
  return table(known, COUNT_NAMES);
}

/** For a trend that begins with periods without visitors. Sentences that do not apply are empty. */
export function startSentence({ ranges, periods }: VisitorNumbers): string {
  const first = periods.findLast(hasVisitors);
  if (first === undefined || first === periods.at(-1)) return '';

  const name = shortName(first.range, ranges.period);
  return `The first ${unitOf(ranges.period)} with visitors in this trend, ${name}, may not be complete.`;
}

/** In relation to all visitors; 0 if chance explains it, or if it is not known. */
export function siteChange({ periods, compared }: VisitorNumbers): number {
  const site = { path: '/', now: periods[0].totals, before: compared?.totals };
  const change = relativeChange(site.now.total, site.before?.total);
  return hasChangedMuch(site, 1) && change !== undefined ? change : 0;
}

export function shareSentence({ periods, compared }: VisitorNumbers): string {
  const { ai, total } = periods[0].totals;
  const share = aiShare(periods[0].totals);
  const before = compared && aiShare(compared.totals);
  if (share === undefined || before === undefined) return '';

  const expected = total * before;
  const isLarge = Math.abs(share - before) >= MIN_SHARE_CHANGE;
  if (!isLarge || !isNews(ai - expected, ai + expected, 1)) return '';
  return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(before)}.`;
}

export function yearSentence(numbers: VisitorNumbers): string {
  const { ranges, yearBefore } = numbers;
  const change = siteChange(numbers);
  const [year, beforeThat] = yearBefore;
  const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
  const isAlike = earlier !== undefined && earlier / change >= 0.5;
  if (Math.abs(change) < MIN_CHANGE_WITH_YEAR || !isAlike) return '';

  const verb = change < 0 ? 'fell' : 'rose';
  return `A year before, the same ${unitOf(ranges.period)} ${verb} by ${formatShare(Math.abs(earlier))}.`;
}

const INIT = {
  // The chart is as wide as a phone, so that GitHub does not make the labels too small to read.
  xyChart: { width: 420, height: 300, yAxis: { labelPadding: 10 } },
  themeVariables: {
    // These colors differ from each other, and from light and dark pages, also if shown in gray.
    xyChart: { plotColorPalette: '#3f6fd1, #ffc46b', backgroundColor: 'transparent' },
  },
};

type Bar = Counts & { name: string };

const MIN_BARS = 3;
const BARS_PER_LABEL = 3;

/** The oldest period is first. Periods before the first visitors are left out. */
function chartBars({ ranges, periods }: VisitorNumbers): Bar[] {
  const withVisitors = periods.slice(0, periods.findLastIndex(hasVisitors) + 1);
  return withVisitors.toReversed().map(({ range, totals }) => {
    return { name: range ? startName(range, ranges.period) : '', ...roundCounts(totals) };
  });
}

export function trendChart(numbers: VisitorNumbers): string {
  const bars = chartBars(numbers);
  if (bars.length < MIN_BARS) return '';

  const title = `Visitors per ${unitOf(numbers.ranges.period)}`;
  return joined([chart(bars, title), '🟦 All · 🟨 of these, AI', startSentence(numbers)]);
}

export function trendTable(numbers: VisitorNumbers): string {
  const bars = chartBars(numbers);
  if (bars.length < 2) return '';

  const columns: Column<Bar>[] = [
    { heading: 'From', isText: true, cell: ({ name }) => name },
    ...COUNT_NAMES.map((count): Column<Bar> => {
      return { heading: COUNT_HEADINGS[count], cell: (bar) => formatCount(bar[count]) };
    }),
    { heading: 'AI share', cell: (bar) => formatShare(aiShare(bar) ?? 0) },
  ];
  return `#### Visitors per ${unitOf(numbers.ranges.period)}\n\n${table(columns, bars)}`;
}

function chart(bars: readonly Bar[], title: string): string {
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(INIT)}}%%`,
    'xychart-beta',
    `  title "${title}"`,
    `  accTitle: ${title}`,
    '  accDescr: The same numbers are in the table below.',
    `  x-axis ${JSON.stringify(bars.map(axisLabel))}`,
    // Mermaid labels an axis that ends below 8 with fractions, too.
    `  y-axis 0 --> ${Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]))}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    // Mermaid draws these bars over the others.
    `  bar [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** Not the last one, because Mermaid would cut off its label, and no more than fit. */
function axisLabel({ name }: Bar, index: number, { length }: readonly Bar[]): string {
  const isLabeled = (length - index) % BARS_PER_LABEL === 2;
  // Mermaid draws bars with the same label over each other, so their invisible ends differ.
  return (isLabeled ? name : '') + '\u200b'.repeat(index + 1);
}
