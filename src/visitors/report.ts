import type { Inputs } from '../inputs/inputs.ts';
import type { Help } from '../runner/help.ts';
import {
  type Annotation,
  type Outputs,
  outputs,
  type Presentation,
} from '../runner/presentation.ts';
import { MAX_SUMMARY_BYTES } from '../runner/publisher.ts';
import { cellSpan, codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import {
  code,
  counted,
  grouped,
  link,
  sentences,
  shortened,
  type Text,
  text,
} from '../text/sentence.ts';
import { trendSection } from './chart.ts';
import type { Counts, PageCounts } from './client.ts';
import { aiShare, bothIn, hasVisitors, percentChange, ranked, rounded } from './counts.ts';
import {
  formatCount,
  formatCountChange,
  formatDecimal,
  formatDecimalChange,
  formatPercentChange,
  table,
} from './format.ts';
import type { Mover } from './movers.ts';
import { rangeName, rangeNames, requestedRange } from './period.ts';
import type { VisitorNumbers } from './read-visitors.ts';
import { warningsOf } from './warnings.ts';

export interface VisitorsReport extends VisitorNumbers {
  inputs: Pick<Inputs, 'project-id' | 'github-token' | 'max-requests' | 'top'>;
  /** The named period, or `custom`. */
  period: string;
  requests: number;
  /** In ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
  help: Help;
  /** Where `visitors.csv` is; undefined if it was not written. */
  csv?: Text | undefined;
}

/** Maximum length of a path that is shown. */
const MAX_PATH = 120;
/** Maximum number of rows of a collapsed table. */
const MAX_COLLAPSED = 20;

const UNIQUE =
  'Visitors are unique, as counted by the service. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.';
export const ROUNDED = 'The service returned fractions. They are shown rounded.';

/** A report as outputs, summary and annotations; `values` are the outputs that do not come from the report. */
export function presentReport(report: VisitorsReport, values: Partial<Outputs>): Presentation {
  const [{ range, totals }] = report.periods;
  const { human, ai, total } = rounded(totals);
  const headline = titleOf(report);

  const project = text`Project ${code(report.inputs['project-id'])}:`;
  const warnings = warningsOf(report).map((warning): Annotation => {
    return { ...warning, level: 'warning', happened: sentences(project, warning.happened) };
  });

  const numbers = text`${counted(total, 'visitor')} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${counted(report.pages.length, 'page')}, ${counted(report.requests, 'request')}.`;
  const requested = text`Requested range: ${requestedRange(range)}.`;
  const happened = sentences(project, numbers, requested);

  return {
    outputs: outputs({
      ...values,
      headline,
      human: `${human}`,
      ai: `${ai}`,
      total: `${total}`,
    }),
    summary: visitorsMarkdown(report, MAX_SUMMARY_BYTES),
    annotations: [...warnings, { level: 'notice', title: headline, happened }],
  };
}

/** At most `maxBytes` (UTF-8): as long as it is larger, it is composed again with half the rows of pages. */
export function visitorsMarkdown(report: VisitorsReport, maxBytes: number): string {
  const { inputs, pages, periods, period, hasFractions, requests, runUrl, help } = report;
  const isEmpty = pages.length === 0 && !periods.some(hasVisitors);
  const notes = hasFractions ? [UNIQUE, ROUNDED] : [UNIQUE];

  const heading = [`### 📈 ${titleOf(report)}`, `Project ${codeSpan(inputs['project-id'])}`];
  const warnings = warningsOf(report).map(
    (warning) => `⚠️ ${toMarkdown(sentences(warning.happened, help(warning)))}`,
  );
  const sections = [
    ...totalsSection(report),
    ...trendSection(periods, period),
    ...pagesSection(report),
    ...moversSection(report),
    collapsible('About these numbers', notes.map((note) => `- ${note}`).join('\n')),
  ];
  const content = isEmpty ? ['The service reported no visitors.'] : sections;

  const footer = [
    `Requested range: ${toMarkdown(requestedRange(periods[0].range))}`,
    `${grouped(requests)} of at most ${counted(inputs['max-requests'], 'request')}`,
  ];
  if (runUrl !== undefined) footer.push(toMarkdown([link(runUrl, 'workflow run')]));
  const smallPrint = `<sub>${footer.join(' · ')}</sub>`;

  const markdown = `${[...heading, ...warnings, ...content, smallPrint].join('\n\n')}\n`;
  const isShortEnough = Buffer.byteLength(markdown) <= maxBytes || inputs.top === 0;
  if (isShortEnough) return markdown;
  return visitorsMarkdown(
    { ...report, inputs: { ...inputs, top: Math.floor(inputs.top / 2) } },
    maxBytes,
  );
}

/** `Documentation visitors, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ periods: [now, before], period }: VisitorsReport): string {
  const change = percentChange(now.totals.total, before?.totals?.total);
  const changeText = change === undefined ? '' : ` (${formatPercentChange(change)})`;
  return `Documentation visitors, ${rangeName(now.range, period)}: ${formatCount(now.totals.total)}${changeText}`;
}

function totalsSection({ periods, period }: VisitorsReport): string[] {
  const [{ totals: now }, earlier] = periods;
  const before = earlier?.totals;
  const names = rangeNames(periods.slice(0, 2), period);
  const rows = COUNTS.map(([name, count]) => {
    const change = formatPercentChange(percentChange(now[count], before?.[count]));
    const compared = earlier ? [formatCount(before?.[count]), change] : [];
    return [name, formatCount(now[count]), ...compared];
  });

  const header = ['Visitors', ...names, ...(earlier ? ['Change'] : [])];
  const facts = sentences(shareSentence(now, before), bothSentence(bothIn(now)));
  return [table(header, rows), ...(facts.length === 0 ? [] : [toMarkdown(facts)])];
}

const COUNTS = [
  ['All', 'total'],
  ['Human', 'human'],
  ['AI', 'ai'],
] as const;

function shareSentence(now: Counts, before: Counts | undefined): Text {
  const share = aiShare(now);
  const shareBefore = before && aiShare(before);
  if (share === undefined) return [];

  const inPercent = `AI share: ${formatDecimal(share * 100)}%`;
  if (shareBefore === undefined) return [`${inPercent}.`];
  return [`${inPercent} (${formatDecimalChange((share - shareBefore) * 100)} percentage points).`];
}

function bothSentence(both = 0): Text {
  if (both === 0) return [];
  return [
    `${counted(both, 'visitor')} ${both === 1 ? 'was' : 'were'} counted as both human and AI.`,
  ];
}

/** The numbers come first, because a phone shows only the start of a row. */
function pageTable(pages: readonly PageCounts[]): string {
  const rows = pages.map((page) => [
    ...COUNTS.map(([, count]) => formatCount(page[count])),
    pathCell(page),
  ]);
  return table([...COUNTS.map(([name]) => name), 'Page'], rows, COUNTS.length);
}

function pathCell({ path }: { path: string }): string {
  return cellSpan(shortened(path, MAX_PATH));
}

function pagesSection({ pages, csv, inputs: { top } }: VisitorsReport): string[] {
  if (top === 0 || pages.length === 0) return [];
  const omitted = Math.max(0, pages.length - top);
  const whereAllAre = csv
    ? text`Every page that was read is in ${csv}.`
    : text`To get all pages as CSV and JSON, set \`report-path\`.`;

  const note = sentences(text`Not shown: ${counted(omitted, 'more page')}.`, whereAllAre);
  const mostlyAI = ranked(
    pages.filter(({ ai, human }) => ai > human),
    ({ ai }) => ai,
  );
  const aiPages = {
    pages: mostlyAI.slice(0, Math.min(top, MAX_COLLAPSED)),
    count: mostlyAI.length,
  };

  return [
    '#### Most visited pages',
    pageTable(pages.slice(0, top)),
    ...(omitted > 0 ? [toMarkdown(note)] : []),
    ...collapsedTable('Pages with more AI than human visitors', aiPages, pageTable),
  ];
}

function moversSection({ movers, periods, period, inputs: { top } }: VisitorsReport): string[] {
  if (movers === undefined || top === 0) return [];
  if (!('gained' in movers)) return [toMarkdown(movers)];

  const head = ['Change', ...rangeNames(periods.slice(0, 2), period), 'Page'];
  const moverTable = (rows: readonly Mover[]) => table(head, rows.map(moverCells), head.length - 1);
  return [
    ...collapsedTable('Pages that gained the most visitors', movers.gained, moverTable),
    ...collapsedTable('Pages that lost the most visitors', movers.lost, moverTable),
  ];
}

function moverCells(mover: Mover): string[] {
  const { now, before, change } = mover;
  const cells = [formatCountChange(change), formatCount(now), formatCount(before)];
  if (Math.round(before) === 0) return [...cells, `New: ${pathCell(mover)}`];
  if (Math.round(now) === 0) return [...cells, `Gone: ${pathCell(mover)}`];
  return [...cells, pathCell(mover)];
}

/** Nothing without rows; otherwise, the title says how many of `count` rows are shown. */
function collapsedTable<Row>(
  title: string,
  { pages, count }: { pages: readonly Row[]; count: number },
  tableOf: (rows: readonly Row[]) => string,
): string[] {
  if (count === 0) return [];
  const rowCount = pages.length < count ? `${pages.length} of ${grouped(count)}` : `${count}`;
  return [collapsible(`${title} (${rowCount})`, tableOf(pages))];
}
