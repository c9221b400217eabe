import { MAX_COMMENT } from '../github/comments.ts';
import { joined, smallPrint } from '../result/document.ts';
import type { Outputs, Presentation } from '../runner/publisher.ts';
import type { Annotation } from '../runner/user-message.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, link, sentences, text } from '../text/sentence.ts';
import { formatCount, hasVisitors, roundCounts } from './counts.ts';
import { currentPages, type Row } from './pages.ts';
import { rangeName, requestedRange, unfinishedPeriod } from './period.ts';
import { type VisitorNumbers, WHAT_TO_CHECK } from './read-visitors.ts';
import { countWithChange, totalsTable, trendChart, trendTable } from './site.ts';
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
}

const ABOUT =
  'The service counts unique visitors approximately; the numbers here are rounded. Do not add up pages, periods, or human and AI: a visitor of two pages counts on each, but only once in the total. A section has no number of visitors, only the sum of the changes of its pages. Every page that was read is in `visitors.csv`.';

/** For the marker of a comment. */
const MARKER_ROOM = 500;

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: Outputs): Presentation {
  const { periods, pages, requests } = report;
  const { human, ai, total } = roundCounts(periods[0].totals);
  const headline = titleOf(report, siteName(report));

  const project = text`Project ${code(report.project)}:`;
  const warnings = report.warnings.map((warning): Annotation => {
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
    outputs: { ...values, headline, human: `${human}`, ai: `${ai}`, total: `${total}` },
    summary: reportMarkdown(report),
    annotations: [...warnings, notice],
  };
}

/** Fits into a comment, together with its marker, however long the paths are. */
export function reportMarkdown(report: VisitorsReport): string {
  const markdown = markdownWith(report, 10, 20);
  return markdown.length <= MAX_COMMENT - MARKER_ROOM ? markdown : markdownWith(report, 3, 0);
}

/** `open` and `folded` are the most rows of a list. */
function markdownWith(report: VisitorsReport, open: number, folded: number): string {
  const { ranges, periods, requests, generatedAt, runUrl } = report;
  const facts = [
    unfinishedPeriod(ranges, generatedAt),
    text`Requested range: ${requestedRange(periods[0].range)}`,
    text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`,
    runUrl ? [link(runUrl, 'workflow run')] : [],
  ];
  const markdown = joined([
    `### 📈 ${titleOf(report, codeSpan(siteName(report)))}`,
    ...report.warnings.map(
      ({ happened, next = [] }) => `⚠️ ${toMarkdown(sentences(happened, next))}`,
    ),
    ...(periods.some(hasVisitors)
      ? partsOf(report, open, folded)
      : [toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`)]),
    smallPrint(facts),
  ]);
  return `${markdown}\n`;
}

function partsOf(report: VisitorsReport, open: number, folded: number): string[] {
  const { pages, siteUrl } = report;
  const news = newsIn(report);
  const named = new Set<Row>([...news.sections, ...news.gained, ...news.lost]);
  const details = [
    ...pageTables(pages, news.all, named, siteUrl, folded),
    trendTable(report),
    '#### How visitors are counted',
    ABOUT,
  ];

  return [
    totalsTable(report),
    ...whatChanged(report, news, siteUrl),
    trendChart(report),
    mostVisited(pages, siteUrl, open),
    collapsible('All lists and numbers, and how visitors are counted', joined(details)),
  ];
}

/** Such as `Documentation visitors of docs.example.com, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ ranges, periods, compared }: VisitorsReport, site: string): string {
  const name = rangeName(periods[0].range, ranges.period);
  return `Documentation visitors of ${site}, ${name}: ${countWithChange(periods[0], compared)}`;
}

function siteName({ siteUrl, project }: VisitorsReport): string {
  return siteUrl?.host ?? project;
}
