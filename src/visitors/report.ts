import { MAX_COMMENT } from '../github/comments.ts';
import { joined, smallPrint } from '../result/document.ts';
import { lineValue, numberValue } from '../runner/output-values.ts';
import type { FinalUserMessage, Outputs } from '../runner/publisher.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, link, sentences, text } from '../text/sentence.ts';
import { formatCount, hasVisitors, roundCounts, withChange } from './counts.ts';
import { requestedRange, unfinishedPeriod } from './period.ts';
import { type VisitorsReport, WHAT_TO_CHECK } from './read-visitors.ts';
import { pageTables, readByAILine, totalsTable, trendOf } from './tables.ts';
import { MAX_REQUESTS } from './visitors-client.ts';
import { whatChanged } from './what-changed.ts';

const ABOUT = sentences(
  text`The service counts unique visitors approximately; the numbers here are rounded.`,
  text`Do not add up pages, periods, or human and AI: a visitor can be in several of them.`,
);

/** For the marker of a comment. */
const MARKER_ROOM = 500;

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: Outputs): FinalUserMessage {
  const { periods, pages, requests } = report;
  const { human, ai, total } = roundCounts(periods[0].totals);
  const headline = titleOf(report, siteName(report));

  const project = text`Project ${code(report.project)}:`;
  const warnings = report.warnings.map((warning) => {
    return { ...warning, happened: sentences(project, warning.happened) };
  });

  const numbers = [
    `${counted(total, 'visitor')} (human: ${formatCount(human)}, AI: ${formatCount(ai)})`,
    counted(pages.length, 'page'),
    counted(requests, 'request'),
  ];
  const counts = { human: numberValue(human), ai: numberValue(ai), total: numberValue(total) };

  return {
    title: headline,
    happened: text`${project} ${numbers.join(', ')}.`,
    next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK,
    warnings,
    summary: reportMarkdown(report),
    values: { ...values, ...counts, headline: lineValue(headline) },
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
  const hasNumbers = periods.some(hasVisitors);
  // Who looks for what is wrong needs these.
  const details = [
    text`Requested range: ${requestedRange(periods[0])}`,
    text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`,
    runUrl ? [link(runUrl, 'workflow run')] : [],
  ];
  const isWrong = report.warnings.length > 0 || !hasNumbers;
  const facts = [unfinishedPeriod(ranges, generatedAt), ...(isWrong ? details : [])];
  const markdown = joined([
    `### 📊 ${titleOf(report, codeSpan(siteName(report)))}`,
    ...report.warnings.map(
      ({ happened, next = [] }) => `⚠️ ${toMarkdown(sentences(happened, next))}`,
    ),
    ...(hasNumbers
      ? numbersIn(report, open, folded)
      : [toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`)]),
    smallPrint(facts),
  ]);
  return `${markdown}\n`;
}

function numbersIn(report: VisitorsReport, open: number, folded: number): string[] {
  const { trendChart, trendTable } = trendOf(report);
  const { mostVisited, lists } = pageTables(report, open, folded);
  const { runUrl } = report;
  const artifact = runUrl ? text` of the ${link(runUrl, 'workflow run')}` : [];
  const files = text`Every page that was read is in \`visitors.csv\`${artifact}.`;
  const about = toMarkdown(sentences(ABOUT, files));
  const details = [...lists, trendTable, '#### How visitors are counted', about];

  return [
    totalsTable(report),
    ...whatChanged(report),
    trendChart,
    mostVisited,
    readByAILine(report),
    collapsible('All lists and numbers, and how visitors are counted', joined(details)),
  ];
}

/** Such as `3,123 visitors (+3.7%) of docs.example.com, Nov 9–15, 2026`. */
function titleOf({ periods: [newest], compared }: VisitorsReport, site: string): string {
  const { total } = newest.totals;
  const shown = withChange(counted(Math.round(total), 'visitor'), total, compared?.totals.total);
  return `${shown} of ${site}, ${newest.name}`;
}

function siteName({ siteUrl, project }: VisitorsReport): string {
  return siteUrl?.host ?? project;
}
