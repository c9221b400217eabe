import type { UserMessage } from '../errors.ts';
import { smallPrint } from '../result/job-comments.ts';
import type { Help } from '../runner/help.ts';
import { type OutputValues, outputs } from '../runner/outputs.ts';
import type { Presentation } from '../runner/publisher.ts';
import type { Annotation } from '../runner/user-message.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, sentences, type Text, text } from '../text/sentence.ts';
import { trendSection } from './chart.ts';
import {
  aiShare,
  countedTwice,
  formatCount,
  formatPercentChange,
  hasVisitors,
  percentChange,
  roundCounts,
} from './numbers.ts';
import {
  type ReportPeriod,
  rangeName,
  rangeNames,
  requestedRange,
  unbrokenName,
} from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { COUNTS, moverTables, pageTables, table } from './tables.ts';
import { type Counts, MAX_REQUESTS } from './visitors-client.ts';

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  period: ReportPeriod;
  /** The number of requests that were sent. */
  requests: number;
  /** The time in ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
  help: Help;
}

const ABOUT =
  'The numbers are approximate counts of unique visitors by the service, rounded to whole numbers. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.';

const WHAT_TO_CHECK = text`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;

const NOT_COMPARED =
  'Pages were not compared with the previous period, because not every page of both periods was read.';

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: OutputValues): Presentation {
  const { periods, period } = report;
  const { totals } = periods[0];
  const { human, ai, total } = roundCounts(totals);
  const headline = titleOf(report, rangeName(periods[0].range, period));

  const project = text`Project ${code(report.project)}:`;
  const warnings = report.warnings.map((warning): Annotation => {
    return { ...warning, level: 'warning', happened: sentences(project, warning.happened) };
  });

  const numbers = text`${counted(total, 'visitor')} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${counted(report.pages.length, 'page')}, ${counted(report.requests, 'request')}.`;
  const notice: Annotation = {
    level: 'notice',
    title: headline,
    happened: sentences(project, numbers),
    next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK,
  };

  return {
    outputs: outputs({
      ...values,
      headline,
      human: `${human}`,
      ai: `${ai}`,
      total: `${total}`,
    }),
    summary: reportMarkdown(report),
    annotations: [...warnings, notice],
  };
}

/** The report fits into a comment, because rows and paths are limited. */
export function reportMarkdown(report: VisitorsReport): string {
  const { periods, period, project, warnings, requests, runUrl, help } = report;
  const warningLine = (warning: UserMessage) =>
    `⚠️ ${toMarkdown(sentences(warning.happened, help({ ...warning, level: 'warning' })))}`;
  const sections = [
    ...totalsSection(report),
    ...trendSection(periods, period),
    ...pagesSection(report),
    collapsible('About these numbers', ABOUT),
  ];

  const rangeNote = text`Requested range: ${requestedRange(periods[0].range)}`;
  const requestNote = text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`;
  const name = unbrokenName(rangeName(periods[0].range, period));
  const markdown = [
    `### 📈 ${titleOf(report, name)}`,
    `Project ${codeSpan(project)}`,
    ...warnings.map(warningLine),
    ...(periods.some(hasVisitors)
      ? sections
      : [toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`)]),
    smallPrint([rangeNote, requestNote], runUrl),
  ];
  return `${markdown.join('\n\n')}\n`;
}

/** Returns a title such as `Documentation visitors, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ periods: [now, before] }: VisitorsReport, name: string): string {
  const change = percentChange(now.totals.total, before?.totals.total);
  const changeText = change === undefined ? '' : ` (${formatPercentChange(change)})`;
  return `Documentation visitors, ${name}: ${formatCount(now.totals.total)}${changeText}`;
}

function totalsSection({ periods, period }: VisitorsReport): string[] {
  const [{ totals: now }, before] = periods;
  const newestTwo = periods.slice(0, 2);
  const names = rangeNames(newestTwo, period);

  const rows = newestTwo.map(({ totals }, index) => [
    unbrokenName(names[index] ?? ''),
    ...COUNTS.map(({ count }) => formatCount(totals[count])),
  ]);
  const changes = COUNTS.map(({ count }) =>
    formatPercentChange(percentChange(now[count], before?.totals[count])),
  );
  if (before) rows.push(['Change', ...changes]);

  const facts = sentences(shareSentence(now), bothSentence(countedTwice(now)));
  return [
    table(['Visitors', ...COUNTS.map(({ heading }) => heading)], rows),
    ...(facts.length === 0 ? [] : [toMarkdown(facts)]),
  ];
}

function shareSentence(totals: Counts): Text {
  const share = aiShare(totals);
  return share === undefined ? [] : [`AI share: ${(share * 100).toFixed(1)}%.`];
}

function bothSentence(both: number): Text {
  return both === 0 ? [] : [`Counted as both human and AI: ${counted(both, 'visitor')}.`];
}

function pagesSection({ pages, movers, periods }: VisitorsReport): string[] {
  const [, before] = periods;
  // If the previous period had no visitors, all pages would be new.
  const isCompared = before !== undefined && hasVisitors(before);
  const changes = movers ? moverTables(movers) : [NOT_COMPARED];
  return [...pageTables(pages), ...(isCompared ? changes : [])];
}
