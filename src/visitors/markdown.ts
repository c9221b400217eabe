import { cellSpan, codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import type { PageCounts } from './client.ts';
import { ranked, type SiteNumbers, type VisitorsReport } from './export.ts';
import { CSV_NAME } from './files.ts';
import { notesOn } from './messages.ts';
import { aiShare, bothIn, type Counts, change, counted, percent, points, rounded, whole } from './numbers.ts';
import { rangeName, requestedRange, startNames } from './period.ts';

/** How the report is to be shown. */
export interface View {
  /** Rows of the page table; 0: none. */
  top: number;
  runUrl: string | undefined;
  /** Whether a file holds every page. */
  hasCsv: boolean;
}

/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;

/** Most rows of the folded tables. */
const MAX_FOLDED = 20;

// Mermaid reserves too little room for the numbers where a narrow page scales the chart.
const CHART = { width: 600, height: 340, yAxis: { labelPadding: 22, titlePadding: 14 } };
// Colours that stand out on a light and on a dark page; the chart's own bars are nearly white.
const CHART_THEME = { plotColorPalette: '#5b8def, #e8710a', backgroundColor: 'transparent' };

const UNIQUE =
  '- Readers are unique visitors, as counted by the service. Do not add up pages or periods: a reader of two pages counts on each, but only once in the total.';

const PAGE_HEAD = '| Page | All | People | AI |\n|---|--:|--:|--:|';

/**
 * The report as Markdown of at most so many bytes (UTF-8): half the page rows, and again half of them, where it would be
 * larger. All other parts are bounded and take less than 64 KiB.
 */
export function visitorsMarkdown(report: VisitorsReport, view: View, maxBytes: number): string {
  const { pages, periods } = report;
  const { top, hasCsv, runUrl } = view;
  const isEmpty = pages.length === 0 && periods.every(({ totals }) => totals === undefined || isZero(totals));
  const notes = notesOn(report);
  const warnings = notes.filter(({ warning }) => warning).map(({ note }) => `⚠️ ${toMarkdown(note)}`);
  const others = notes.filter(({ warning }) => !warning).map(({ note }) => `- ${toMarkdown(note)}`);
  const parts = [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(report.projectId)} · ${labelOf(report.period)}`,
    ...warnings,
    ...(isEmpty
      ? ['The service reported no visitors.']
      : [
          ...totals(periods),
          ...trend(report),
          ...pageTable(pages, top, hasCsv),
          ...specialPages(pages, Math.min(top, MAX_FOLDED)),
          collapsible('About these numbers', [...others, UNIQUE].join('\n')),
        ]),
    footer(report, runUrl),
  ];
  const markdown = `${parts.join('\n\n')}\n`;
  if (Buffer.byteLength(markdown) <= maxBytes || top === 0) return markdown;
  return visitorsMarkdown(report, { ...view, top: Math.floor(top / 2) }, maxBytes);
}

/** The report's title: `Documentation readers, 9–15 Nov 2026: 3,123 (+3.7 %)`. */
export function titleOf({ periods: [now, earlier], period }: VisitorsReport): string {
  const { total } = now.totals;
  const by = earlier?.totals && !isZero(earlier.totals) ? ` (${change(total, earlier.totals.total)})` : '';
  return `Documentation readers, ${rangeName(now.range, period)}: ${whole(total)}${by}`;
}

const isZero = ({ total }: Counts) => Math.round(total) === 0;

function labelOf(period: string): string {
  if (period === 'all') return 'range chosen by the service';
  return period === 'own dates' ? 'custom range, UTC' : `${period.replaceAll('-', ' ')}, UTC`;
}

function totals([now, earlier]: SiteNumbers['periods']): string[] {
  const before = earlier?.totals;
  const row = (name: string, value: number, valueBefore: number | undefined) =>
    `| ${[name, whole(value), ...(earlier ? [whole(valueBefore), change(value, valueBefore)] : [])].join(' | ')} |`;
  // Short, so that a phone shows every column.
  const head = earlier
    ? '| Readers | Now | Before | Change |\n|---|--:|--:|--:|'
    : '| Readers | Count |\n|---|--:|';
  const [share, shareBefore, both] = [aiShare(now.totals), before && aiShare(before), bothIn(now.totals)];
  const by = share === undefined || shareBefore === undefined ? '' : ` (${points(share, shareBefore)})`;
  const facts = [
    ...(share === undefined ? [] : [`AI share: ${percent(share)}${by}`]),
    ...(both ? [`Counted as both people and AI: ${whole(both)}`] : []),
  ];
  const rows = [
    head,
    row('All', now.totals.total, before?.total),
    row('People', now.totals.human, before?.human),
    row('AI', now.totals.ai, before?.ai),
  ];
  return [rows.join('\n'), ...(facts.length === 0 ? [] : [facts.join(' · ')])];
}

type Bar = Counts & { name: string };

/** Chart and table, oldest first, beginning with the first period that has visitors; nothing for a single period. */
function trend({ periods, period }: VisitorsReport): string[] {
  const oldestFirst = periods.toReversed();
  const start = oldestFirst.findIndex(({ totals }) => totals && !isZero(totals));
  const shown = oldestFirst.slice(start);
  const ranges = shown.flatMap(({ range }) => range ?? []);
  const names = startNames(ranges, period);
  // A chart has no sign for periods without totals, and 0 would be wrong.
  const bars = shown.flatMap(({ totals }, index): Bar[] =>
    totals ? [{ name: names[index] ?? '', ...rounded(totals) }] : [],
  );
  if (bars.length < 2) return [];
  const unit = period === 'own dates' ? 'period' : period.replace('last-', '').replace('-', ' ');
  const rows = shown.map(({ totals }, index) => {
    const cells = [totals?.total, totals?.human, totals?.ai].map(whole);
    return `| ${[names[index]?.replaceAll(' ', '\u00a0'), ...cells].join(' | ')} |`;
  });
  const empty = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
  const hidden = empty === 0 ? '' : ` · Not shown: ${counted(empty, 'earlier period')} without readers`;
  return [
    chart(bars, unit),
    `🟦 Bars: all readers · 🟧 Line: AI${hidden}`,
    collapsible('Trend in numbers', ['| From | All | People | AI |\n|---|--:|--:|--:|', ...rows].join('\n')),
  ];
}

function chart(bars: readonly Bar[], unit: string): string {
  // More names would be printed over each other; long ones have a year or a time.
  const every = Math.ceil(bars.length / (bars.some(({ name }) => name.length > 7) ? 4 : 8));
  const names = bars.map(({ name }, index) =>
    // Bars with the same name are drawn over each other, so the hidden names differ in length.
    (bars.length - 1 - index) % every === 0 ? name : '\u200b'.repeat(index + 1),
  );
  const init = { xyChart: CHART, themeVariables: { xyChart: CHART_THEME } };
  const lines = [
    `%%{init: ${JSON.stringify(init)}}%%`,
    'xychart-beta',
    `  title "Readers per ${unit}"`,
    `  x-axis "${unit === 'month' ? unit : `${unit} from`}" [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
    `  y-axis "unique visitors" 0 --> ${axisEnd(bars)}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
  ];
  return `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``;
}

/** A round number that no bar exceeds, and for which Mermaid draws 8 to 11 ticks at whole numbers. */
function axisEnd(bars: readonly Bar[]): number {
  const highest = Math.max(8, ...bars.flatMap(({ ai, total }) => [ai, total]));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 1.6, 2, 3.5, 4, 5, 8].find((factor) => factor * power >= highest) ?? 10) * power;
}

function pageTable(pages: readonly PageCounts[], top: number, hasCsv: boolean): string[] {
  if (top === 0 || pages.length === 0) return [];
  const table = [PAGE_HEAD, ...pages.slice(0, top).map(pageRow)].join('\n');
  const left = pages.length - top;
  const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown.`;
  const file = hasCsv ? `\`${CSV_NAME}\` contains` : 'Set `report-path` to get a file with';
  return ['#### Most read pages', table, ...(left > 0 ? [`${count} ${file} every page that was read.`] : [])];
}

function pageRow({ path, human, ai, total }: PageCounts): string {
  const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path;
  return `| ${cellSpan(shown)} | ${whole(total)} | ${whole(human)} | ${whole(ai)} |`;
}

/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages: readonly PageCounts[], most: number): string[] {
  const list = (title: string, by: (page: PageCounts) => number, fits: (page: PageCounts) => boolean) => {
    const found = pages.filter(fits);
    const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
    const rows = ranked(found, by).slice(0, most).map(pageRow);
    return rows.length === 0 ? [] : [collapsible(summary, [PAGE_HEAD, ...rows].join('\n'))];
  };
  const both = (page: PageCounts) => bothIn(page) ?? 0;
  return [
    ...list(
      'Pages that AI reads more than people do',
      ({ ai }) => ai,
      ({ ai, human }) => ai > human,
    ),
    ...list('Pages with readers counted as both people and AI', both, (page) => both(page) > 0),
  ];
}

function footer({ periods: [{ range }], requests, maxRequests }: VisitorsReport, runUrl: string | undefined) {
  const parts = [
    `Requested range: ${toMarkdown(requestedRange(range))}`,
    `${whole(requests)} of at most ${counted(maxRequests, 'request')}`,
    ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}
