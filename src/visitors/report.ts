import type { UserMessage } from '../errors.ts';
import { MAX_COMMENT } from '../github/comments.ts';
import { smallPrint } from '../result/document.ts';
import type { Help } from '../runner/help.ts';
import { type OutputValues, outputs } from '../runner/outputs.ts';
import type { Presentation } from '../runner/publisher.ts';
import type { Annotation } from '../runner/user-message.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, duration, link, sentences, type Text, text } from '../text/sentence.ts';
import { trendChart, trendTable } from './chart.ts';
import { WHAT_TO_CHECK } from './empty-periods.ts';
import { countedTwice, formatCount, hasVisitors, roundCounts } from './numbers.ts';
import {
  endsSoon,
  type ReportPeriod,
  rangeName,
  requestedRange,
  unbrokenName,
  unitOf,
} from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { mostVisited, pageLists } from './tables.ts';
import { totalsSection, totalWithChange } from './totals.ts';
import { type Counts, MAX_REQUESTS } from './visitors-client.ts';
import { comparableChanges, whatChanged } from './what-changed.ts';

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  period: ReportPeriod;
  siteUrl: URL | undefined;
  /** The number of requests that were sent. */
  requests: number;
  /** The time in ms since 1970. */
  generatedAt: number;
  isRerun: boolean;
  runUrl: string | undefined;
  help: Help;
}

const ABOUT =
  'The service counts unique visitors approximately; the numbers here are rounded. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total. Every page that was read is in `visitors.csv`.';

/** How many characters of a comment its marker needs. */
const MARKER_ROOM = 500;

/**
 * How many rows the open table and the folded lists have. There are fewer only if paths are so long
 * that a comment has no room for them.
 */
const MOST_ROWS = [10, 20] as const;
const FEWER_ROWS = [
  [10, 5],
  [3, 0],
] as const;

/** `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: OutputValues): Presentation {
  const { periods, period } = report;
  const { human, ai, total } = roundCounts(periods[0].totals);
  const name = rangeName(periods[0].range, period);
  const headline = titleOf(report, report.project, name);

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

/** Fits into a comment, together with its marker. */
export function reportMarkdown(report: VisitorsReport): string {
  let markdown = markdownWith(report, MOST_ROWS);
  for (const rows of FEWER_ROWS) {
    if (markdown.length > MAX_COMMENT - MARKER_ROOM) markdown = markdownWith(report, rows);
  }
  return markdown;
}

type Rows = readonly [open: number, folded: number];

function markdownWith(report: VisitorsReport, rows: Rows): string {
  const { periods, period, project, warnings, requests, runUrl, help } = report;
  const warningLine = (warning: UserMessage) => {
    const { happened, next = [] } = warning;
    const words = sentences(happened, next, help(warning));
    return `⚠️ ${toMarkdown(words)}`;
  };

  const name = unbrokenName(rangeName(periods[0].range, period));
  const rangeNote = text`Requested range: ${requestedRange(periods[0].range)}`;
  const requestNote = text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`;
  const markdown = [
    `### 📈 ${titleOf(report, codeSpan(project), name)}`,
    ...warnings.map(warningLine),
    ...timeNotes(report).map((note) => `ℹ️ ${toMarkdown(note)}`),
    ...(periods.some(hasVisitors)
      ? sectionsOf(report, rows)
      : [toMarkdown(text`The service reported no visitors. ${WHAT_TO_CHECK}`)]),
    smallPrint([rangeNote, requestNote, runUrl ? [link(runUrl, 'workflow run')] : []]),
  ];
  return `${markdown.join('\n\n')}\n`;
}

function sectionsOf(report: VisitorsReport, [openRows, foldedRows]: Rows): string[] {
  const { periods, period } = report;
  const lists = { ...report, changes: comparableChanges(report) };
  const trend = trendTable(periods, period);

  const folded = [
    ...pageLists(lists, foldedRows),
    ...trend,
    '#### How visitors are counted',
    toMarkdown(sentences(bothSentence(periods[0].totals), [ABOUT])),
  ];
  const numbers = trend.length === 0 ? '' : `, numbers per ${unitOf(periods[0].range, period)}`;

  return [
    ...totalsSection(report),
    ...whatChanged(report),
    ...trendChart(periods, period),
    ...mostVisited(lists, openRows),
    collapsible(`All lists${numbers}, and how visitors are counted`, folded.join('\n\n')),
  ];
}

/** Such as `Documentation visitors of docs, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf(report: VisitorsReport, project: string, name: string): string {
  return `Documentation visitors of ${project}, ${name}: ${totalWithChange(report)}`;
}

/** What people may expect of the time of the run. */
function timeNotes({ period, generatedAt, isRerun }: VisitorsReport): Text[] {
  const next = endsSoon(period, generatedAt);
  const soon =
    next &&
    text`${rangeName(next.range, period, false)} ends in ${duration(next.remainingMs)} (UTC), and is not in this report.`;

  const isRelative = period !== 'all' && period !== 'custom';
  const again =
    isRerun && isRelative
      ? text`This is a re-run: its period counts from today, not from the first attempt.`
      : undefined;
  return [soon, again].filter((note) => note !== undefined);
}

function bothSentence(totals: Counts): Text {
  const both = countedTwice(totals);
  return both === 0 ? [] : [`Counted as both human and AI: ${counted(both, 'visitor')}.`];
}
