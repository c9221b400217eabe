import { collapsible } from '../text/markdown.ts';
import { counted } from '../text/sentence.ts';
import type { Counts } from './client.ts';
import { formatCount, hasVisitors, rounded } from './numbers.ts';
import { startNames } from './period.ts';
import type { PeriodTotals } from './read-visitors.ts';
import { table } from './tables.ts';

// As wide as a phone, so that GitHub does not scale the chart down until its labels cannot be read.
const CHART = { width: 420, height: 300, yAxis: { labelPadding: 10 } };
// The bars stand out on a light and on a dark page, and the line on the bars, also without colors.
const CHART_THEME = { plotColorPalette: '#3f6fd1, #ffc46b', backgroundColor: 'transparent' };

type Bar = Counts & { name: string };

/** Chart and table, oldest first, from the first period with visitors on; nothing for a single one. */
export function trendSection(periods: readonly PeriodTotals[], period: string): string[] {
  const oldestFirst = periods.toReversed();
  const start = oldestFirst.findIndex(hasVisitors);
  const shown = start < 0 ? [] : oldestFirst.slice(start);
  const names = startNames(shown, period);
  const named = shown.map(({ totals }, index) => ({ name: names[index] ?? '', totals }));
  // Missing totals get no bar, because a bar of 0 would be wrong.
  const bars = named.flatMap(({ name, totals }) => (totals ? { name, ...rounded(totals) } : []));
  if (bars.length < 2) return [];

  const unit = period === 'custom' ? 'period' : period.replace('last-', '').replace('-', ' ');
  const rows = named.map(({ name, totals }) => [
    // Names do not break into several lines.
    name.replaceAll(' ', '\u00a0'),
    ...[totals?.total, totals?.human, totals?.ai].map(formatCount),
  ]);
  return [
    chart(bars, unit),
    '🟦 Bars: all visitors · 🟨 Line: AI',
    collapsible('Trend in numbers', table(['From', 'All', 'Human', 'AI'], rows)),
  ];
}

function chart(bars: readonly Bar[], unit: string): string {
  const init = { xyChart: CHART, themeVariables: { xyChart: CHART_THEME } };
  const title = `Visitors per ${unit}`;

  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(init)}}%%`,
    'xychart-beta',
    `  title "${title}"`,
    `  accTitle: ${title}`,
    `  accDescr: ${bars.map(describe).join(' ')}`,
    `  x-axis ${JSON.stringify(axisLabels(bars))}`,
    // From 8 on, all ticks are at whole numbers.
    `  y-axis 0 --> ${Math.max(8, ...bars.map(({ total }) => total))}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** For screen readers, because the chart is a picture. */
function describe({ name, total, human, ai }: Bar): string {
  return `${name}: ${counted(total, 'visitor')}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}

/** The reported period has a label, and those before it at equal distances, as many as fit. */
function axisLabels(bars: readonly Bar[]): string[] {
  const isLong = bars.some(({ name }) => name.length > 7);
  const distance = isLong ? 4 : 2;

  return bars.map(({ name }, index) => {
    const back = bars.length - 1 - index;
    if (back === 0) return withMargins(name);
    // Mermaid draws bars with the same label over each other, so the invisible labels differ in length.
    return back % distance === 0 ? name : ZERO_WIDTH.repeat(index + 1);
  });
}

const ZERO_WIDTH = '\u200b';
const FIGURE_SPACE = '\u2007';

/** Mermaid would cut the last label at the right edge, but it makes room for wide ones. It trims spaces, so something follows. */
function withMargins(name: string): string {
  const margin = FIGURE_SPACE.repeat(Math.ceil(name.length / 2.5));
  return `${ZERO_WIDTH}${margin}${name}${margin}${ZERO_WIDTH}`;
}
