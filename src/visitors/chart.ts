import { collapsible } from '../text/markdown.ts';
import { counted } from '../text/sentence.ts';
import type { Counts } from './client.ts';
import { hasVisitors, rounded } from './counts.ts';
import { formatCount, table } from './format.ts';
import { startNames } from './period.ts';
import type { PeriodTotals } from './read-visitors.ts';

// As wide as a phone, so that GitHub does not scale the chart down until its labels cannot be read.
const CHART = { width: 420, height: 300, yAxis: { labelPadding: 10 } };
// Colors that stand out on a light and on a dark page; the chart's own bars are nearly white.
const CHART_THEME = { plotColorPalette: '#5b8def, #e8710a', backgroundColor: 'transparent' };

/** Names that fit below the chart; those with a year or a time are long. */
const MAX_NAMES = 4;
const MAX_LONG_NAMES = 3;

type Bar = Counts & { name: string };

interface NamedPeriod {
  name: string;
  /** Undefined if they could not be read. */
  totals: Counts | undefined;
}

/** Chart and table, oldest first, starting at the first period that has visitors; nothing for a single period. */
export function trendSection(periods: readonly PeriodTotals[], period: string): string[] {
  const oldestFirst = periods.toReversed();
  const start = oldestFirst.findIndex(hasVisitors);
  if (start < 0) return [];

  const shown = oldestFirst.slice(start);
  const named = startNames(shown, period).map((name, index): NamedPeriod => {
    return { name, totals: shown[index]?.totals };
  });
  // Missing totals get no bar, because a bar of 0 would be wrong.
  const bars = named.flatMap(({ name, totals }) => (totals ? { name, ...rounded(totals) } : []));
  if (bars.length < 2) return [];

  const unit = period === 'custom' ? 'period' : period.replace('last-', '').replace('-', ' ');
  const withoutVisitors = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
  const legend = ['🟦 Bars: all visitors', '🟧 Line: AI'];
  if (withoutVisitors > 0)
    legend.push(`Not shown: ${counted(withoutVisitors, 'earlier period')} without visitors`);

  return [
    chart(bars, unit),
    legend.join(' · '),
    collapsible('Trend in numbers', trendTable(named)),
  ];
}

function trendTable(periods: readonly NamedPeriod[]): string {
  const rows = periods.map(({ name, totals }) => [
    // Names do not break into several lines.
    name.replaceAll(' ', '\u00a0'),
    ...[totals?.total, totals?.human, totals?.ai].map(formatCount),
  ]);
  return table(['From', 'All', 'Human', 'AI'], rows);
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
    `  x-axis ${JSON.stringify(axisNames(bars))}`,
    `  y-axis 0 --> ${axisEnd(bars)}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** For screen readers, because the chart is a picture. */
function describe({ name, total, human, ai }: Bar): string {
  return `${name}: ${counted(total, 'visitor')}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}

/** Names at equal distances, as many as fit, and away from the right edge of the chart, which would cut them off. */
function axisNames(bars: readonly Bar[]): string[] {
  const most = bars.some(({ name }) => name.length > 7) ? MAX_LONG_NAMES : MAX_NAMES;
  const distance = Math.ceil(bars.length / most);
  const fromRight = Math.floor(distance / 2);

  return bars.map(({ name }, index) => {
    const isShown = (bars.length - 1 - index) % distance === fromRight;
    // Mermaid draws bars with the same name over each other, so the invisible names differ in length.
    return isShown ? name : '\u200b'.repeat(index + 1);
  });
}

/** A round number that is not less than any bar, and for which Mermaid draws 8 to 11 ticks at whole numbers. */
function axisEnd(bars: readonly Bar[]): number {
  const highest = Math.max(8, ...bars.flatMap(({ ai, total }) => [ai, total]));
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 1.6, 2, 3.5, 4, 5, 8].find((step) => step * power >= highest) ?? 10;
  return factor * power;
}
