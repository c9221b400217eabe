import type { Message } from '../errors.ts';
import { smallPrint } from '../result/markdown.ts';
import {
  type Annotation,
  type Help,
  type Outputs,
  outputs,
  type Presentation,
} from '../runner/presentation.ts';
import { codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, sentences, type Text, text } from '../text/sentence.ts';
import { trendSection } from './chart.ts';
import { type Counts, MAX_REQUESTS } from './client.ts';
import {
  aiShare,
  bothIn,
  formatCount,
  formatPercentChange,
  hasVisitors,
  percentChange,
  rounded,
} from './numbers.ts';
import { rangeName, rangeNames, requestedRange } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { COUNTS, moverTables, pageTables, table } from './tables.ts';

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  /** A named period, or `custom`. */
  period: string;
  requests: number;
  /** In ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
  help: Help;
}

const ABOUT =
  'The numbers are approximate counts of unique visitors by the service, rounded to whole numbers. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.';

const NOT_COMPARED =
  'Pages were not compared with the previous period, because not every page of both periods was read.';

/** `values`: the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: Partial<Outputs>): Presentation {
  const [{ totals }] = report.periods;
  const { human, ai, total } = rounded(totals);
  const headline = titleOf(report);

  const project = text`Project ${code(report.project)}:`;
  const warnings = report.warnings.map((warning): Annotation => {
    return { ...warning, level: 'warning', happened: sentences(project, warning.happened) };
  });

  const numbers = text`${counted(total, 'visitor')} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${counted(report.pages.length, 'page')}, ${counted(report.requests, 'request')}.`;
  const happened = sentences(project, numbers);

  return {
    outputs: outputs({
      ...values,
      headline,
      human: `${human}`,
      ai: `${ai}`,
      total: `${total}`,
    }),
    summary: reportMarkdown(report),
    annotations: [...warnings, { level: 'notice', title: headline, happened }],
  };
}

/** Short enough for a comment, because rows and paths are limited. */
export function reportMarkdown(report: VisitorsReport): string {
  const { periods, period, project, warnings, requests, runUrl, help } = report;
  const warningLine = (warning: Message) =>
    `⚠️ ${toMarkdown(sentences(warning.happened, help({ ...warning, level: 'warning' })))}`;
  const sections = [
    ...totalsSection(report),
    ...trendSection(periods, period),
    ...pagesSection(report),
    collapsible('About these numbers', ABOUT),
  ];

  const requested = text`Requested range: ${requestedRange(periods[0].range)}`;
  const spent = text`${requests} of at most ${counted(MAX_REQUESTS, 'request')}`;
  const markdown = [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(project)}`,
    ...warnings.map(warningLine),
    ...(periods.some(hasVisitors) ? sections : ['The service reported no visitors.']),
    smallPrint([requested, spent], runUrl),
  ];
  return `${markdown.join('\n\n')}\n`;
}

/** `Documentation visitors, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ periods: [now, before], period }: VisitorsReport): string {
  const change = percentChange(now.totals.total, before?.totals.total);
  const changeText = change === undefined ? '' : ` (${formatPercentChange(change)})`;
  return `Documentation visitors, ${rangeName(now.range, period)}: ${formatCount(now.totals.total)}${changeText}`;
}

function totalsSection({ periods, period }: VisitorsReport): string[] {
  const [{ totals: now }, earlier] = periods;
  const before = earlier?.totals;
  const names = rangeNames(periods.slice(0, 2), period);
  const rows = COUNTS.map(([name, count]) => {
    const change = formatPercentChange(percentChange(now[count], before?.[count]));
    const compared = before ? [formatCount(before[count]), change] : [];
    return [name, formatCount(now[count]), ...compared];
  });

  const header = ['Visitors', ...names, ...(before ? ['Change'] : [])];
  const facts = sentences(shareSentence(now), bothSentence(bothIn(now)));
  return [table(header, rows), ...(facts.length === 0 ? [] : [toMarkdown(facts)])];
}

function shareSentence(totals: Counts): Text {
  const share = aiShare(totals);
  return share === undefined ? [] : [`AI share: ${(share * 100).toFixed(1)}%.`];
}

function bothSentence(both: number): Text {
  return both === 0 ? [] : [`Counted as both human and AI: ${counted(both, 'visitor')}.`];
}

function pagesSection({ pages, movers, periods, period }: VisitorsReport): string[] {
  const [, before] = periods;
  // After a period without visitors, all pages would be new.
  const isCompared = before !== undefined && hasVisitors(before);
  const names = rangeNames(periods.slice(0, 2), period);
  const changes = movers ? moverTables(movers, names) : [NOT_COMPARED];
  return [...pageTables(pages), ...(isCompared ? changes : [])];
}
