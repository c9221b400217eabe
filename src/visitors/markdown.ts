import { dateMs } from '../inputs/fields.ts';
import { runLink } from '../job/markdown.ts';
import { cellSpan, codeSpan, folded, toMarkdown } from '../text/markdown.ts';
import type { PageCounts } from './client.ts';
import { ranked, type SiteNumbers, type VisitorsReport } from './export.ts';
import { CSV_NAME } from './files.ts';
import { missingPages, notesOn } from './messages.ts';
import {
  aiShare,
  bothIn,
  type Counts,
  changed,
  counted,
  percent,
  points,
  rounded,
  whole,
} from './numbers.ts';
import { requestedRange } from './period.ts';

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

/** The most names below the chart; more would be printed over each other. */
const MAX_NAMES = 8;

// Mermaid measures too little room for the numbers where a narrow page scales the chart.
const CHART = { width: 600, height: 300, yAxis: { labelPadding: 18 } };
// Colours that stand out on a light and on a dark page; the chart's own bars are nearly white.
const CHART_THEME = { plotColorPalette: '#5b8def, #e8710a', backgroundColor: 'transparent' };

const PAGE_HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';

/**
 * The report as Markdown of at most so many bytes (UTF-8): its page table is cut at a row where it would be larger.
 * All other parts are bounded and take less than 64 KiB.
 */
export function visitorsMarkdown(report: VisitorsReport, view: View, maxBytes: number): string {
  const { pages, periods, requests, maxRequests } = report;
  const { top, runUrl } = view;
  const before = [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(report.projectId)}, ${rangeLine(report)}.`,
    ...warning(report),
    totalsTable(periods),
    ...(periods.length > 1 ? [...trendChart(report), trendTable(report)] : []),
  ];
  const after = [
    ...(pages.length === 0 ? [] : specialPages(pages, Math.min(top, MAX_FOLDED))),
    details(report),
    `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`,
    ...runLink(runUrl),
  ];
  const rows = pages.slice(0, top).map(pageRow);
  const withRows = (shown: readonly string[]) => {
    const left = pages.length - shown.length;
    const table = ['#### Most read pages', [PAGE_HEAD, ...shown].join('\n')];
    const ending = left === 0 ? [] : [leftOut(left, report, view)];
    return `${[...before, ...(rows.length === 0 ? [] : [...table, ...ending]), ...after].join('\n\n')}\n`;
  };
  let room = maxBytes - Buffer.byteLength(withRows([]));
  const cut = rows.findIndex((row) => {
    room -= Buffer.byteLength(row) + 1;
    return room < 0;
  });
  return withRows(cut === -1 ? rows : rows.slice(0, cut));
}

/** The report's title: its one number. */
export function titleOf({ periods: [{ totals }] }: SiteNumbers): string {
  return Math.round(totals.total) === 0 ? 'No visitors' : counted(totals.total, 'visitor');
}

function rangeLine({ periods: [{ range }], period }: VisitorsReport): string {
  const name = period === 'own dates' ? '' : `\`${period}\`: `;
  return `${name}${toMarkdown(requestedRange(range))}`;
}

/** What must not be missed, before the numbers. */
function warning(report: VisitorsReport): string[] {
  const missing = missingPages(report);
  if (missing === undefined) return [];
  const { length } = report.pages;
  const lists =
    length === 0 ? 'there are no page lists' : `the page lists are over ${counted(length, 'page')}`;
  return [`⚠️ ${missing}: ${lists}. The totals are the whole site’s.`];
}

function totalsTable([now, earlier]: SiteNumbers['periods']): string {
  const row = (name: string, of: (totals: Counts) => number | undefined, show = whole, change = changed) => {
    const value = of(now.totals);
    const cells = [name, show(value)];
    if (earlier !== undefined) {
      const valueBefore = earlier.totals && of(earlier.totals);
      cells.push(earlier.totals ? show(valueBefore) : 'not known', change(value, valueBefore));
    }
    return `| ${cells.join(' | ')} |`;
  };
  return [
    earlier === undefined
      ? '| visitors | this period |\n|---|--:|'
      : '| visitors | this period | the one before | change |\n|---|--:|--:|--:|',
    row('All, each counted once', ({ total }) => total),
    row('People', ({ human }) => human),
    row('AI', ({ ai }) => ai),
    row('Seen as both', bothIn),
    row('AI share', aiShare, percent, points),
  ].join('\n');
}

/** The trend, oldest first. Periods without totals are left out: a chart has no sign for them, and 0 would be wrong. */
function trendChart({ periods, period }: VisitorsReport): string[] {
  const bars = periods
    .toReversed()
    .flatMap(({ range, totals }) =>
      totals ? [{ ...rounded(totals), ...nameOf(range?.from ?? '', period) }] : [],
    );
  if (bars.length < 2) return [];
  const isOneYear = new Set(bars.map(({ year }) => year)).size === 1;
  const every = Math.ceil(bars.length / MAX_NAMES);
  const names = bars.map(({ short, long }, index) => {
    // Bars with the same name are drawn over each other, so the hidden names differ in length.
    if ((bars.length - 1 - index) % every !== 0) return '\u200b'.repeat(index + 1);
    return isOneYear ? short : long;
  });
  // Eight names with their year must not touch.
  const xyChart = isOneYear ? CHART : { ...CHART, xAxis: { labelFontSize: 11 } };
  const highest = Math.max(1, ...bars.flatMap(({ human, ai, total }) => [human, ai, total]));
  const lines = [
    `%%{init: ${JSON.stringify({ xyChart, themeVariables: { xyChart: CHART_THEME } })}}%%`,
    'xychart-beta',
    `  x-axis [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
    `  y-axis 0 --> ${highest}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
  ];
  return [
    `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
    'Bars: all visitors, each counted once. Line: AI among them.',
  ];
}

function trendTable({ periods, period }: VisitorsReport): string {
  const rows = periods.map(({ range, totals }, index) => {
    const { long } = nameOf(range?.from ?? '', period);
    const name = index === 0 ? `**${long}**` : long;
    if (totals === undefined) return `| ${name} | not known | | | |`;
    const { human, ai, total } = totals;
    return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
  });
  return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows.toReversed()].join(
    '\n',
  );
}

/** The name of a period without what the user wrote: `16 Nov 2026`, of a month `Oct 2026`; `short` has no year. */
function nameOf(from: string, period: string): { short: string; long: string; year: string } {
  const [, day, month, year = '', time = ''] = new Date(dateMs(from)).toUTCString().split(' ');
  if (period === 'last-month') return { short: `${month} ${year}`, long: `${month} ${year}`, year };
  const minutes = time.startsWith('00:00') ? '' : ` ${time.slice(0, 5)}`;
  return {
    short: `${Number(day)} ${month}${minutes}`,
    long: `${Number(day)} ${month} ${year}${minutes}`,
    year,
  };
}

function leftOut(left: number, report: VisitorsReport, { hasCsv }: View): string {
  const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown here`;
  const all = missingPages(report) === undefined ? 'all of them' : 'every page that was read';
  return hasCsv
    ? `${count}; \`${CSV_NAME}\` holds ${all}.`
    : `${count}; \`report-path\` writes ${all} to a file.`;
}

function pageRow({ path, human, ai, total }: PageCounts): string {
  return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}

function pathCell(path: string): string {
  return cellSpan(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}

/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages: readonly PageCounts[], most: number): string[] {
  const list = (title: string, head: string, found: PageCounts[], row: (page: PageCounts) => string) => {
    const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
    const rows = found.slice(0, most).map(row);
    const left = found.length - rows.length;
    const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
    return rows.length === 0 ? `${summary}.` : folded(summary, `${[head, ...rows].join('\n')}${more}`);
  };
  const both = (page: PageCounts) => bothIn(page) ?? 0;
  const ahead = pages.filter(({ human, ai }) => ai > human);
  const shared = pages.filter((page) => both(page) > 0);
  return [
    list(
      'Pages that AI reads more than people do',
      PAGE_HEAD,
      ranked(ahead, ({ ai }) => ai),
      pageRow,
    ),
    list(
      'Pages with visitors that were seen as both',
      '| page | seen as both |\n|---|--:|',
      ranked(shared, both),
      (page) => `| ${pathCell(page.path)} | ${whole(both(page))} |`,
    ),
  ];
}

function details(report: VisitorsReport): string {
  const notes = notesOn(report).map(({ note }) => `- ${toMarkdown(note)}`);
  const always =
    '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.';
  const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
  return folded(title, [...notes, always].join('\n'));
}
