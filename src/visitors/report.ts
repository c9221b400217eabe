import { MAX_COMMENT } from '../github/comments.ts';
import { joined, smallPrint } from '../result/document.ts';
import { lineValue, numberValue } from '../runner/output-values.ts';
import type { FinalNotice, Outputs } from '../runner/publisher.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, link, sentences, text } from '../text/sentence.ts';
import { hasVisitors, roundCounts } from './counts.ts';
import { formatCount, withChange } from './format.ts';
import { requestedRange, unfinishedPeriod } from './period.ts';
import type { VisitorsReport } from './read-visitors.ts';
import { pageTables, readByAILine, totalsTable, trendOf } from './tables.ts';
import { whatChanged } from './what-changed.ts';

const ABOUT = sentences(
  text`The service counts unique visitors approximately; the numbers here are rounded.`,
  text`Do not add up pages, periods, or human and AI: a visitor can be in several of them.`,
);

const WHAT_TO_CHECK = sentences(
  text`Check that \`project-id\` is the project of the published site,`,
  text`and that the site has analytics.`,
);

/** For the marker of a comment. */
const MARKER_ROOM = 500;

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: Outputs): FinalNotice {
  const { periods, pages, requests } = report;
  const { human, ai, total } = roundCounts(periods[0].totals);
  const headline = titleOf(report, siteName(report));

  const project = text`Project ${code(report.project)}:`;
  const warnings = report.warnings.map((warning) => {
    return { title: 'The visitor report is incomplete', happened: sentences(project, warning) };
  });

  const kinds = `human: ${formatCount(human)}, AI: ${formatCount(ai)}`;
  const read = `${counted(pages.length, 'page')}, ${counted(requests, 'request')}`;
  const counts = { human: numberValue(human), ai: numberValue(ai), total: numberValue(total) };

  return {
    title: headline,
    happened: text`${project} ${counted(total, 'visitor')} (${kinds}), ${read}.`,
    next: hasVisitors(periods[0]) ? [] : WHAT_TO_CHECK,
    warnings,
    summary: reportMarkdown(report),
    values: { ...values, ...counts, headline: lineValue(headline) },
  };
}

/** Fits into a comment with its marker, however long the paths are. */
export function reportMarkdown(report: VisitorsReport): string {
  const markdown = markdownWith(report, 20);
  return markdown.length <= MAX_COMMENT - MARKER_ROOM ? markdown : markdownWith(report, 0);
}

/** `folded` are the most rows of a list in the fold. */
function markdownWith(report: VisitorsReport, folded: number): string {
  const { periods, generatedAt } = report;
  const isEmpty = !hasVisitors(periods[0]);
  const isWrong = report.warnings.length > 0 || isEmpty;
  const range = isWrong ? text`Requested range: ${requestedRange(periods[0])}` : [];
  const markdown = joined([
    `### 📊 ${titleOf(report, codeSpan(siteName(report)))}`,
    ...report.warnings.map((warning) => `⚠️ ${toMarkdown(warning)}`),
    isEmpty ? toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`) : '',
    ...(periods.some(hasVisitors) ? numbersIn(report, folded) : []),
    smallPrint([unfinishedPeriod(periods[0], generatedAt), range]),
  ]);
  return `${markdown}\n`;
}

function numbersIn(report: VisitorsReport, folded: number): string[] {
  const { trendChart, trendTable } = trendOf(report);
  const { mostVisited, lists } = pageTables(report, folded);
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
function titleOf({ periods: [newest, previous] }: VisitorsReport, site: string): string {
  const { total } = newest.totals;
  const shown = withChange(counted(Math.round(total), 'visitor'), total, previous?.totals.total);
  return `${shown} of ${site}, ${newest.name}`;
}

function siteName({ siteUrl, project }: VisitorsReport): string {
  return siteUrl?.host ?? project;
}
