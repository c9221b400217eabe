import { runLink } from '../job/markdown.ts';
import { cellSpan, codeSpan, folded, toMarkdown } from '../text/markdown.ts';
import type { PageCounts } from './client.ts';
import { mayMissPages, ranked, type VisitorsReport } from './export.ts';
import { notesOn } from './messages.ts';
import { aiShare, bothIn, type Counts, changed, counted, percent, points, whole } from './numbers.ts';
import { trendParts } from './trend.ts';

/** How the report is to be shown. */
export interface View {
  /** Rows of the page table; 0: none. */
  top: number;
  runUrl: string | undefined;
  /** The name of the file with every page; undefined where none was written. */
  csv: string | undefined;
}

/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;

/** Most rows of the folded tables. */
const MAX_FOLDED = 20;

const PAGE_HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';

/**
 * The report as Markdown: a function that gives it in at most so many bytes (UTF-8), its page table cut at a row where
 * it would be larger. All other parts are bounded and take less than 64 KiB.
 */
export function visitorsMarkdown(report: VisitorsReport, view: View): (maxBytes: number) => string {
  const { pages, periods, totals, requests, maxRequests } = report;
  const { top, runUrl } = view;
  const before = [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(report.projectId)}, ${rangeLine(report)}.`,
    ...warning(report),
    totalsTable(totals, periods[1]?.totals, periods.length > 1),
    ...trendParts(periods, report.period),
  ];
  const after = [
    ...(pages.length === 0 ? [] : specialPages(pages, Math.min(top, MAX_FOLDED))),
    details(report),
    `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`,
    ...runLink(runUrl),
  ];
  const rows = pages.slice(0, top).map(pageRow);
  const write = (shown: readonly string[]) => {
    const left = pages.length - shown.length;
    const table = ['#### Most read pages', [PAGE_HEAD, ...shown].join('\n')];
    const ending = left === 0 ? [] : [leftOut(left, report, view)];
    return `${[...before, ...(rows.length === 0 ? [] : [...table, ...ending]), ...after].join('\n\n')}\n`;
  };
  return (maxBytes) => {
    let room = maxBytes - Buffer.byteLength(write([]));
    const cut = rows.findIndex((row) => {
      room -= Buffer.byteLength(row) + 1;
      return room < 0;
    });
    return write(cut === -1 ? rows : rows.slice(0, cut));
  };
}

/** What a report is called: its one number. */
export function titleOf({ totals: { total } }: VisitorsReport): string {
  return Math.round(total) === 0 ? 'No visitors' : counted(total, 'visitor');
}

function rangeLine({ periods: [{ range }], period }: VisitorsReport): string {
  const named = period === 'own dates' ? '' : `\`${period}\`: `;
  return `${named}from ${codeSpan(range.from)} up to, not including, ${codeSpan(range.to)} (UTC)`;
}

/** What must not be missed, before the numbers. */
function warning({ truncated, oddities, pages }: VisitorsReport): string[] {
  if (!truncated && oddities.shortAnswers + oddities.badRows === 0) return [];
  const what = truncated ? 'Not every page was read' : 'Pages may be missing';
  const lists =
    pages.length === 0
      ? 'there are no page lists'
      : `the page lists are over ${counted(pages.length, 'page')}`;
  return [`⚠️ ${what}: ${lists}. The totals are the whole site’s.`];
}

function totalsTable(now: Counts, before: Counts | undefined, isCompared: boolean): string {
  const row = (name: string, of: (totals: Counts) => number | undefined) => {
    const [a, b] = [of(now), before && of(before)];
    const cells = [a === undefined ? '–' : whole(a)];
    if (isCompared) cells.push(b === undefined ? 'not known' : whole(b), changed(a, b));
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  const share = before && aiShare(before);
  const compared = isCompared
    ? ` ${before === undefined ? 'not known' : percent(share)} | ${points(aiShare(now), share)} |`
    : '';
  return [
    isCompared ? '| visitors | this period | the one before | change |' : '| visitors | this period |',
    isCompared ? '|---|--:|--:|--:|' : '|---|--:|',
    row('All, each counted once', ({ total }) => total),
    row('People', ({ human }) => human),
    row('AI', ({ ai }) => ai),
    row('Seen as both', bothIn),
    `| AI share | ${percent(aiShare(now))} |${compared}`,
  ].join('\n');
}

function leftOut(left: number, report: VisitorsReport, { csv }: View): string {
  const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown here`;
  const all = mayMissPages(report) ? 'every page that was read' : 'all of them';
  return csv === undefined
    ? `${count}; \`report-path\` writes ${all} to a file.`
    : `${count}; ${codeSpan(csv)} holds ${all}.`;
}

function pageRow({ path, human, ai, total }: PageCounts): string {
  return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}

function pathCell(path: string): string {
  return cellSpan(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}

/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages: readonly PageCounts[], most: number): string[] {
  const both = (page: PageCounts) => bothIn(page) ?? 0;
  const ahead = ranked(
    pages.filter(({ human, ai }) => ai > human),
    ({ ai }) => ai,
  );
  const shared = ranked(
    pages.filter((page) => both(page) > 0),
    both,
  );
  const sharedRow = (page: PageCounts) => `| ${pathCell(page.path)} | ${whole(both(page))} |`;
  const foldedPages = (
    title: string,
    found: PageCounts[],
    head: string,
    row: (page: PageCounts) => string,
  ) => {
    const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
    const rows = found.slice(0, most).map(row);
    if (rows.length === 0) return `${summary}.`;
    const left = found.length - rows.length;
    const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
    return folded(summary, [head, ...rows].join('\n') + more);
  };
  return [
    foldedPages('Pages that AI reads more than people do', ahead, PAGE_HEAD, pageRow),
    foldedPages(
      'Pages with visitors that were seen as both',
      shared,
      '| page | seen as both |\n|---|--:|',
      sharedRow,
    ),
  ];
}

function details(report: VisitorsReport): string {
  const notes = notesOn(report).map((note) => `- ${toMarkdown(note)}`);
  const always =
    '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.';
  const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
  return folded(title, [...notes, always].join('\n'));
}
