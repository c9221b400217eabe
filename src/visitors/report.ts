import type { UserMessage } from '../errors.ts';
import { MAX_COMMENT } from '../github/comments.ts';
import { smallPrint } from '../result/document.ts';
import type { Help } from '../runner/help.ts';
import { type OutputValues, outputs } from '../runner/outputs.ts';
import type { Presentation } from '../runner/publisher.ts';
import type { Annotation } from '../runner/user-message.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, link, sentences, text } from '../text/sentence.ts';
import { trendChart, trendTable } from './chart.ts';
import { countedTwice, formatCount, hasVisitors, roundCounts } from './counts.ts';
import { currentPages, type Row } from './pages.ts';
import { rangeName, requestedRange, unbroken, unfinishedPeriod } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { sectionsOf } from './sections.ts';
import { emptyPeriods, totalsTable, totalWithChange, WHAT_TO_CHECK, yearTable } from './site.ts';
import { mostVisited, pageTables } from './tables.ts';
import { MAX_REQUESTS } from './visitors-client.ts';
import { newsIn, whatChanged } from './what-changed.ts';

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  siteUrl: URL | undefined;
  requests: number;
  /** The time in ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
  help: Help;
}

const ABOUT =
  'The service counts unique visitors approximately; the numbers here are rounded. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total. A section has no number of visitors, only the sum of the changes of its pages. Every page that was read is in `visitors.csv`.';

/** For the marker of a comment. */
const MARKER_ROOM = 500;

type Rows = readonly [open: number, folded: number];

const MOST_ROWS: Rows = [10, 20];
/** For paths that are so long that a comment has no room for more. */
const FEWER_ROWS: readonly Rows[] = [
  [10, 5],
  [3, 0],
];

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: OutputValues): Presentation {
  const { ranges, periods, pages, requests } = report;
  const { human, ai, total } = roundCounts(periods[0].totals);
  const headline = titleOf(report, siteOf(report), rangeName(periods[0].range, ranges.period));

  const project = text`Project ${code(report.project)}:`;
  const warnings = warningsOf(report).map((warning): Annotation => {
    return { ...warning, level: 'warning', happened: sentences(project, warning.happened) };
  });

  const numbers = text`${counted(total, 'visitor')} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${counted(currentPages(pages).length, 'page')}, ${counted(requests, 'request')}.`;
  const notice: Annotation = {
    level: 'notice',
    title: headline,
    happened: sentences(project, numbers),
    next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK,
  };

  return {
    outputs: outputs({ ...values, headline, human: `${human}`, ai: `${ai}`, total: `${total}` }),
    summary: reportMarkdown(report),
    annotations: [...warnings, notice],
  };
}

export function warningsOf(report: VisitorsReport): UserMessage[] {
  return [...emptyPeriods(report), ...report.warnings];
}

/** Fits into a comment, together with its marker. */
export function reportMarkdown(report: VisitorsReport): string {
  let markdown = markdownWith(report, MOST_ROWS);
  for (const rows of FEWER_ROWS) {
    if (markdown.length > MAX_COMMENT - MARKER_ROOM) markdown = markdownWith(report, rows);
  }
  return markdown;
}

function markdownWith(report: VisitorsReport, rows: Rows): string {
  const { ranges, periods, requests, generatedAt, runUrl, help } = report;
  const warningLine = (warning: UserMessage) => {
    const { happened, next = [] } = warning;
    const words = sentences(happened, next, help(warning));
    return `⚠️ ${toMarkdown(words)}`;
  };

  const name = unbroken(rangeName(periods[0].range, ranges.period));
  const facts = [
    unfinishedPeriod(ranges, generatedAt),
    text`Requested range: ${requestedRange(periods[0].range)}`,
    text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`,
    runUrl ? [link(runUrl, 'workflow run')] : [],
  ];
  const markdown = [
    `### 📈 ${titleOf(report, codeSpan(siteOf(report)), name)}`,
    ...warningsOf(report).map(warningLine),
    ...(periods.some(hasVisitors)
      ? partsOf(report, rows)
      : [toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`)]),
    smallPrint(facts),
  ];
  return `${markdown.join('\n\n')}\n`;
}

function partsOf(report: VisitorsReport, [open, folded]: Rows): string[] {
  const { periods, pages, siteUrl } = report;
  const sections = sectionsOf(pages);
  const news = newsIn(report, sections);
  const named = new Set<Row>([...news.sections, ...news.gained, ...news.lost]);
  const both = countedTwice(periods[0].totals);
  const details = [
    ...pageTables(pages, sections, named, siteUrl, folded),
    ...trendTable(report),
    ...yearTable(report),
    '#### How visitors are counted',
    both === 0 ? ABOUT : `Counted as both human and AI: ${counted(both, 'visitor')}. ${ABOUT}`,
  ];

  return [
    totalsTable(report),
    ...whatChanged(report, sections, news, siteUrl),
    ...trendChart(report),
    ...mostVisited(pages, siteUrl, open),
    collapsible('All lists and numbers, and how visitors are counted', details.join('\n\n')),
  ];
}

/** Such as `Documentation visitors of docs.example.com, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf(report: VisitorsReport, site: string, name: string): string {
  return `Documentation visitors of ${site}, ${name}: ${totalWithChange(report)}`;
}

function siteOf({ siteUrl, project }: VisitorsReport): string {
  return siteUrl?.host ?? project;
}
