import {
  aiShare,
  COUNT_HEADINGS,
  COUNT_NAMES,
  formatCount,
  formatShare,
  hasVisitors,
  roundCounts,
} from './counts.ts';
import { startName, unbroken, unitOf } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { hasEmptyStart } from './site.ts';
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

/** The oldest period is first. Periods before the first visitors are left out. */
function barsOf({ ranges, periods }: VisitorNumbers): Bar[] {
  const withVisitors = periods.slice(0, periods.findLastIndex(hasVisitors) + 1);
  return withVisitors.toReversed().map(({ range, totals }) => {
    return { name: range ? startName(range, ranges.period) : '', ...roundCounts(totals) };
  });
}

export function trendChart(numbers: VisitorNumbers): string[] {
  const bars = barsOf(numbers);
  if (bars.length < MIN_BARS) return [];

  const unit = unitOf(numbers.ranges.period);
  const first = hasEmptyStart(numbers) ? ` · The first ${unit} may not be complete` : '';
  return [chart(bars, unit), `🟦 All · 🟨 of these, AI${first}`];
}

export function trendTable(numbers: VisitorNumbers): string[] {
  const bars = barsOf(numbers);
  if (bars.length < 2) return [];

  const columns: Column<Bar>[] = [
    { heading: 'From', isText: true, cell: ({ name }) => unbroken(name) },
    ...COUNT_NAMES.map((count): Column<Bar> => {
      return { heading: COUNT_HEADINGS[count], cell: (bar) => formatCount(bar[count]) };
    }),
    { heading: 'AI share', cell: (bar) => formatShare(aiShare(bar) ?? 0) },
  ];
  return [`#### Visitors per ${unitOf(numbers.ranges.period)}`, table(columns, bars)];
}

function chart(bars: readonly Bar[], unit: string): string {
  const title = `Visitors per ${unit}`;
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(INIT)}}%%`,
    'xychart-beta',
    `  title "${title}"`,
    `  accTitle: ${title}`,
    '  accDescr: The same numbers are in the table below.',
    `  x-axis ${JSON.stringify(axisLabels(bars))}`,
    // Mermaid labels an axis that ends below 8 with fractions, too.
    `  y-axis 0 --> ${Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]))}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    // Mermaid draws these bars over the others.
    `  bar [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/**
 * Labels as many bars as the width allows, and always the last one, which is the reported period.
 */
function axisLabels(bars: readonly Bar[]): string[] {
  const isLong = bars.some(({ name }) => name.length > 7);
  const distance = Math.ceil(bars.length / (isLong ? 2 : 4));

  return bars.map(({ name }, index) => {
    const fromLast = bars.length - 1 - index;
    const label = fromLast === 0 ? withMargins(name) : name;
    const isLabeled = fromLast % distance === 0;
    // Mermaid draws bars with the same label over each other, so their invisible ends differ.
    return (isLabeled ? label : '') + ZERO_WIDTH.repeat(index + 1);
  });
}

const ZERO_WIDTH = '\u200b';
const FIGURE_SPACE = '\u2007';

/**
 * Mermaid cuts the last label off at the edge of the chart. It leaves more room for a wide label,
 * and space at the end of a long one moves its text to the left. The invisible character at the
 * start keeps Mermaid from removing the space after it.
 */
function withMargins(name: string): string {
  const margin = FIGURE_SPACE.repeat(Math.ceil(name.length / 2.5));
  const shift = FIGURE_SPACE.repeat(Math.max(0, name.length - 9));
  return ZERO_WIDTH + margin + name + margin + shift;
}
