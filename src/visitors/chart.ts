import { collapsible } from '../text/markdown.ts';
import { counted } from '../text/sentence.ts';
import type { Counts } from './client.ts';
import { formatCount, hasVisitors, rounded } from './numbers.ts';
import { startNames } from './period.ts';
import type { PeriodTotals } from './read-visitors.ts';
import { COUNTS, table } from './tables.ts';

const INIT = {
  // As wide as a phone, so that GitHub does not make the labels too small to read.
  xyChart: { width: 420, height: 300, yAxis: { labelPadding: 10 } },
  themeVariables: {
    // Bars and line stand out on light and dark pages, also without colors.
    xyChart: { plotColorPalette: '#3f6fd1, #ffc46b', backgroundColor: 'transparent' },
  },
};

type Bar = Counts & { name: string };

/** Oldest first, from the first period with visitors on; nothing for a single one. */
export function trendSection(periods: readonly PeriodTotals[], period: string): string[] {
  const shown = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed();
  if (shown.length < 2) return [];

  const names = startNames(shown, period);
  const bars = shown.map(({ totals }, index) => ({ name: names[index] ?? '', ...rounded(totals) }));

  const unit = period === 'custom' ? 'period' : period.replace('last-', '').replace('-', ' ');
  const rows = bars.map(({ name, ...counts }) => [
    // Without line breaks.
    name.replaceAll(' ', '\u00a0'),
    ...COUNTS.map(([, count]) => formatCount(counts[count])),
  ]);
  return [
    chart(bars, unit),
    '🟦 Bars: all visitors · 🟨 Line: AI',
    collapsible('Trend in numbers', table(['From', ...COUNTS.map(([name]) => name)], rows)),
  ];
}

function chart(bars: readonly Bar[], unit: string): string {
  const title = `Visitors per ${unit}`;
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(INIT)}}%%`,
    'xychart-beta',
    `  title "${title}"`,
    `  accTitle: ${title}`,
    `  accDescr: ${bars.map(describe).join(' ')}`,
    `  x-axis ${JSON.stringify(axisLabels(bars))}`,
    // From 8 on, ticks are at whole numbers.
    `  y-axis 0 --> ${Math.max(8, ...bars.map(({ total }) => total))}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** For screen readers. */
function describe({ name, total, human, ai }: Bar): string {
  return `${name}: ${counted(total, 'visitor')}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}

/** As many as fit, counted back from the reported period. */
function axisLabels(bars: readonly Bar[]): string[] {
  const isLong = bars.some(({ name }) => name.length > 7);
  const distance = isLong ? 4 : 2;

  return bars.map(({ name }, index) => {
    const back = bars.length - 1 - index;
    const label = back === 0 ? withMargins(name) : name;
    // Mermaid draws bars with the same label over each other, so their invisible ends differ.
    return (back % distance === 0 ? label : '') + ZERO_WIDTH.repeat(index + 1);
  });
}

const ZERO_WIDTH = '\u200b';
const FIGURE_SPACE = '\u2007';

/** Mermaid cuts the last label at the edge, unless it is wide, and trims leading spaces. */
function withMargins(name: string): string {
  const margin = FIGURE_SPACE.repeat(Math.ceil(name.length / 2.5));
  return ZERO_WIDTH + margin + name + margin;
}
