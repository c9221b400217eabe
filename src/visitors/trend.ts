import { dateMs } from '../inputs/fields.ts';
import type { PeriodTotals } from './export.ts';
import { aiShare, percent, rounded, whole } from './numbers.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Colours that stand out on a light and on a dark page; the chart's own bars are nearly white. */
const COLOURS = '#5b8def, #e8710a';
const STYLE = {
  // Mermaid measures too little room for the numbers where a narrow page scales the chart.
  xyChart: { width: 600, height: 300, yAxis: { labelPadding: 18 } },
  themeVariables: { xyChart: { plotColorPalette: COLOURS, backgroundColor: 'transparent' } },
};
/** Names with their year are longer, and eight of them must not touch. */
const STYLE_OF_YEARS = { ...STYLE, xyChart: { ...STYLE.xyChart, xAxis: { labelFontSize: 11 } } };

/** The most names below the chart; more would be printed over each other. */
const MAX_NAMES = 8;

/** The trend as a chart and a table of the same numbers, oldest first; nothing for a single period. */
export function trendParts(periods: readonly PeriodTotals[], period: string): string[] {
  if (periods.length < 2) return [];
  const oldestFirst = periods.toReversed();
  return [...chart(oldestFirst, period), table(oldestFirst, period)];
}

/** Periods without totals are left out: a chart has no sign for them, and zero would be wrong. */
function chart(periods: readonly PeriodTotals[], period: string): string[] {
  const known = periods.flatMap(({ range, totals }) =>
    totals === undefined ? [] : [{ ...rounded(totals), from: range.from }],
  );
  if (known.length < 2) return [];
  const isOneYear = new Set(known.map(({ from }) => new Date(dateMs(from)).getUTCFullYear())).size === 1;
  const every = Math.ceil(known.length / MAX_NAMES);
  const names = known.map(({ from }, index) => {
    const { short, long } = nameOf(from, period);
    // Bars with the same name are drawn over each other, so the hidden names differ in length.
    if ((known.length - 1 - index) % every !== 0) return '\u200b'.repeat(index + 1);
    return isOneYear ? short : long;
  });
  const highest = Math.max(1, ...known.map(({ human, ai, total }) => Math.max(human, ai, total)));
  const lines = [
    `%%{init: ${JSON.stringify(isOneYear ? STYLE : STYLE_OF_YEARS)}}%%`,
    'xychart-beta',
    `  x-axis [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
    `  y-axis 0 --> ${highest}`,
    `  bar [${known.map(({ total }) => total).join(', ')}]`,
    `  line [${known.map(({ ai }) => ai).join(', ')}]`,
  ];
  return [
    `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
    'Bars: all visitors, each counted once. Line: AI among them.',
  ];
}

function table(periods: readonly PeriodTotals[], period: string): string {
  const rows = periods.map(({ range, totals }, index) => {
    const { long } = nameOf(range.from, period);
    const name = index === periods.length - 1 ? `**${long}**` : long;
    if (totals === undefined) return `| ${name} | not known | | | |`;
    const { human, ai, total } = totals;
    return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
  });
  return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows].join('\n');
}

/**
 * The name of a period, to the millisecond where it does not begin with a day: `16 Nov 2026`, of a month `Oct 2026`;
 * `short` has no year. It holds nothing of what the user wrote.
 */
function nameOf(from: string, period: string): { short: string; long: string } {
  const date = new Date(dateMs(from));
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const year = date.getUTCFullYear();
  if (period === 'last-month') return { short: `${month} ${year}`, long: `${month} ${year}` };
  const time = date.toISOString().slice(11, 23).replace('.000', '').replace(/:00$/, '');
  const day = `${date.getUTCDate()} ${month}`;
  return time === '00:00'
    ? { short: day, long: `${day} ${year}` }
    : { short: `${day} ${time}`, long: `${day} ${year} ${time}` };
}
