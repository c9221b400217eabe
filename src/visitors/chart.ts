import { joined } from '../result/document.ts';
import {
  aiShare,
  COUNT_HEADINGS,
  COUNT_NAMES,
  formatCount,
  formatShare,
  hasVisitors,
  roundCounts,
} from './counts.ts';
import { startName, unitOf } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { startSentence } from './site.ts';
import { type Column, table } from './tables.ts';
import type { Counts } from './visitors-client.ts';

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
function barsOf({ ranges, periods }: VisitorNumbers): Bar[] {
  const withVisitors = periods.slice(0, periods.findLastIndex(hasVisitors) + 1);
  return withVisitors.toReversed().map(({ range, totals }) => {
    return { name: range ? startName(range, ranges.period) : '', ...roundCounts(totals) };
  });
}

export function trendChart(numbers: VisitorNumbers): string {
  const bars = barsOf(numbers);
  if (bars.length < MIN_BARS) return '';

  const title = `Visitors per ${unitOf(numbers.ranges.period)}`;
  return joined([chart(bars, title), '🟦 All · 🟨 of these, AI', startSentence(numbers)]);
}

export function trendTable(numbers: VisitorNumbers): string {
  const bars = barsOf(numbers);
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
