/** Draws the report's chart from its Mermaid source, because Mermaid would be a large dependency. */

import { escaped } from '../support/github-page.ts';

interface Chart {
  readonly title: string;
  readonly description: string;
  /** One for each bar. Where the page shows none, it consists of invisible characters. */
  readonly labels: readonly string[];
  readonly most: number;
  readonly bars: readonly number[];
  /** The parts of the bars that are drawn over them. */
  readonly parts: readonly number[];
  readonly colors: readonly string[];
}

/** Undefined if the source is not a chart of bars with parts. */
function readChart(source: string): Chart | undefined {
  const partOf = (pattern: RegExp) => pattern.exec(source)?.[1] ?? '';
  const labels = partOf(/^ *x-axis (\[.*\])$/m);
  const [bars = '', parts = ''] = Array.from(
    source.matchAll(/^ *bar \[([\d, ]+)\]$/gm),
    ([, numbers = '']) => numbers,
  );
  const most = partOf(/^ *y-axis 0 --> (\d+)$/m);
  if ([labels, bars, parts, most].includes('')) return undefined;

  return {
    title: partOf(/^ *title "(.*)"$/m),
    description: partOf(/^ *accDescr: (.*)$/m),
    labels: JSON.parse(labels) as string[],
    most: Number(most),
    bars: bars.split(', ').map(Number),
    parts: parts.split(', ').map(Number),
    colors: partOf(/"plotColorPalette":"(#\w+, #\w+)"/).split(', '),
  };
}

const WIDTH = 480;
const HEIGHT = 280;
/** Of the bars. */
const AREA = { left: 56, right: 472, top: 40, bottom: 248 };

export function chartSvg(source: string): string | undefined {
  const chart = readChart(source);
  if (chart === undefined) return undefined;

  const { title, description, labels, most, bars, parts } = chart;
  const [barColor = '', partColor = ''] = chart.colors;
  const step = (AREA.right - AREA.left) / bars.length;
  const xOf = (index: number) => Math.round(AREA.left + step * (index + 0.5));
  const heightOf = (value: number) => Math.round((value / most) * (AREA.bottom - AREA.top));
  const yOf = (value: number) => AREA.bottom - heightOf(value);

  const grid = ticksUpTo(most).flatMap((value) => [
    `<path d="M${AREA.left} ${yOf(value)}H${AREA.right}" stroke="currentColor" opacity=".15"/>`,
    label(AREA.left - 8, yOf(value) + 4, 'end', value.toLocaleString('en')),
  ]);
  const columns = (values: readonly number[], color: string) =>
    values.map((value, index) => {
      const place = `x="${xOf(index) - step * 0.4}" y="${yOf(value)}"`;
      const size = `width="${step * 0.8}" height="${heightOf(value)}"`;
      return `<rect ${place} ${size} fill="${color}"/>`;
    });
  const names = labels.map((name, index) =>
    label(xOf(index), AREA.bottom + 20, 'middle', visible(name)),
  );

  const meaning = escaped(`${title}. ${description}`);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" role="img" aria-label="${meaning}">`,
    label(WIDTH / 2, 20, 'middle', title),
    ...grid,
    ...columns(bars, barColor),
    ...columns(parts, partColor),
    ...names,
    '</svg>',
  ].join('\n');
}

const label = (x: number, y: number, anchor: 'middle' | 'end', words: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;

/** Without the invisible characters that keep Mermaid from joining and cutting labels. */
const visible = (label: string) => label.replaceAll(/[\u200b\u2007]/g, '').trim();

/** Round numbers, about five of them. */
function ticksUpTo(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const distance =
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? most;
  return Array.from({ length: Math.floor(most / distance) + 1 }, (_, index) => index * distance);
}
