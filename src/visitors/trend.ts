import { readDate } from '../text/dates.ts';
import { aiShare } from './counts.ts';
import { percent, whole } from './numbers.ts';
import type { Spell } from './report.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The trend as a chart and a table of the same numbers, oldest first; nothing for a single period. */
export function trendParts(spells: readonly Spell[], period: string): string[] {
  if (spells.length < 2) return [];
  const oldestFirst = spells.toReversed();
  return [...chart(oldestFirst, period), table(oldestFirst, period)];
}

/** Colours that stand out on a light and on a dark page; the chart's own bars are nearly white. */
const COLOURS = '#5b8def, #e8710a';
const STYLE = {
  // Mermaid measures too little room for the numbers where a narrow page scales the chart.
  xyChart: { width: 600, height: 300, yAxis: { labelPadding: 18 } },
  themeVariables: { xyChart: { plotColorPalette: COLOURS, backgroundColor: 'transparent' } },
};
/** Names with their year are longer, and eight of them must not touch. */
const STYLE_OF_YEARS = { ...STYLE, xyChart: { ...STYLE.xyChart, xAxis: { labelFontSize: 11 } } };

/**
 * Periods without numbers are left out: a chart has no sign for them, and zero would be wrong. Names must differ, or
 * their bars are drawn over each other: across years they have the year.
 */
function chart(spells: readonly Spell[], period: string): string[] {
  const withTotals = spells.filter(({ totals }) => totals !== undefined);
  const inOneYear = new Set(withTotals.map(({ range }) => momentOf(range.from).getUTCFullYear())).size === 1;
  const known = withTotals.flatMap(({ range, totals }) => {
    const { short, long } = label(range.from, period);
    return totals === undefined ? [] : [{ ...totals, at: inOneYear ? short : long }];
  });
  if (known.length < 2) return [];
  const top = Math.max(1, ...known.map(({ human, ai, total }) => Math.max(human, ai, total)));
  const lines = [
    `%%{init: ${JSON.stringify(inOneYear ? STYLE : STYLE_OF_YEARS)}}%%`,
    'xychart-beta',
    `  x-axis [${known.map(({ at }, index) => JSON.stringify(shown(at, index, known.length))).join(', ')}]`,
    `  y-axis 0 --> ${top}`,
    `  bar [${known.map(({ total }) => total).join(', ')}]`,
    `  line [${known.map(({ ai }) => ai).join(', ')}]`,
  ];
  return [
    `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
    'Bars: all visitors, each counted once. Line: AI among them.',
  ];
}

/** Eight names at most, or they are printed over each other; blank ones must differ as well. */
function shown(at: string, index: number, count: number): string {
  const every = Math.ceil(count / 8);
  return (count - 1 - index) % every === 0 ? at : '\u200b'.repeat(index + 1);
}

function table(spells: readonly Spell[], period: string): string {
  const rows = spells.map(({ range, totals }, index) => {
    const { long } = label(range.from, period);
    const name = index === spells.length - 1 ? `**${long}**` : long;
    if (totals === undefined) return `| ${name} | not known | | | |`;
    const { human, ai, total } = totals;
    return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
  });
  return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows].join('\n');
}

/**
 * What a period is called, to the millisecond where it does not begin with a day: `16 Nov 2026`, a month `Oct 2026`;
 * `short` has no year. Words of ours only.
 */
function label(from: string, period: string): { short: string; long: string } {
  const date = momentOf(from);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const year = date.getUTCFullYear();
  if (period === 'last-month') return { short: `${month} ${year}`, long: `${month} ${year}` };
  const time = date.toISOString().slice(11, 23).replace('.000', '').replace(/:00$/, '');
  const day = `${date.getUTCDate()} ${month}`;
  return time === '00:00'
    ? { short: day, long: `${day} ${year}` }
    : { short: `${day} ${time}`, long: `${day} ${year} ${time}` };
}

function momentOf(from: string): Date {
  return new Date(readDate(from)?.ms ?? 0);
}
