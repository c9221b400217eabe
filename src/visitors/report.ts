import { type Annotation, type Outputs, outputs, type Presentation } from '../runner/presentation.ts';
import { MAX_SUMMARY_BYTES } from '../runner/publisher.ts';
import { cellSpan, codeSpan, collapsible, toMarkdown } from '../text/markdown.ts';
import { code, counted, grouped, sentences, text } from '../text/sentence.ts';
import type { Counts, PageCounts } from './client.ts';
import { aiShare, bothIn, type PeriodTotals, ranked, rounded, type VisitorsReport } from './export.ts';
import { rangeName, requestedRange, startNames } from './period.ts';

/** Most characters of a path that are shown, so that the numbers stay in sight. */
const MAX_PATH = 120;

// Mermaid reserves too little room for the numbers where a narrow page scales the chart.
const CHART = { width: 600, height: 340, yAxis: { labelPadding: 22, titlePadding: 14 } };
// Colours that stand out on a light and on a dark page; the chart's own bars are nearly white.
const CHART_THEME = { plotColorPalette: '#5b8def, #e8710a', backgroundColor: 'transparent' };

const UNIQUE =
  '- Readers are unique visitors, as counted by the service. Do not add up pages or periods: a reader of two pages counts on each, but only once in the total.';
const ROUNDED = '- The service returned fractions. They are shown rounded.';

/** A report as outputs, summary and annotations; `known` are the outputs that it does not give itself. */
export function presentReport(report: VisitorsReport, known: Partial<Outputs>): Presentation {
  const [{ range, totals }] = report.periods;
  const { human, ai, total } = rounded(totals);
  const project = text`Project ${code(report.inputs['project-id'])}:`;
  const warnings = notesOn(report).map(({ title, note }): Annotation => {
    return { level: 'warning', title, paragraphs: [sentences(project, note)] };
  });
  const numbers = text`${counted(total, 'reader')} (people: ${whole(human)}, AI: ${whole(ai)}), ${counted(report.pages.length, 'page')}, ${counted(report.requests, 'request')}.`;
  const paragraphs = [sentences(project, numbers, text`Requested range: ${requestedRange(range)}.`)];
  const counts = { human: `${human}`, ai: `${ai}`, total: `${total}` };
  return {
    outputs: outputs({
      ...known,
      ...counts,
      both: String(bothIn(totals) ?? ''),
      'ai-share': aiShare(totals)?.toFixed(4) ?? '',
      pages: String(report.pages.length),
      truncated: String(report.truncated),
    }),
    summary: visitorsMarkdown(report, MAX_SUMMARY_BYTES),
    annotations: [...warnings, { level: 'notice', title: titleOf(report), paragraphs }],
  };
}

/** At most so many bytes (UTF-8): if larger, with half the page rows. All other parts take less than 64 KiB. */
export function visitorsMarkdown(report: VisitorsReport, maxBytes: number): string {
  const { inputs, pages, periods, oddities, requests, runUrl } = report;
  const isEmpty = pages.length === 0 && !periods.some(hasReaders);
  const about = oddities.roundedCounts ? `${UNIQUE}\n${ROUNDED}` : UNIQUE;
  const content = [...totals(report), ...trend(report), ...pageLists(report)];
  const footer = [
    `Requested range: ${toMarkdown(requestedRange(periods[0].range))}`,
    `${whole(requests)} of at most ${counted(inputs['max-requests'], 'request')}`,
    ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
  ];
  const parts = [
    `### 📈 ${titleOf(report)}`,
    `Project ${codeSpan(inputs['project-id'])}`,
    ...notesOn(report).map(({ note }) => `⚠️ ${toMarkdown(note)}`),
    ...(isEmpty
      ? ['The service reported no visitors.']
      : [...content, collapsible('About these numbers', about)]),
    `<sub>${footer.join(' · ')}</sub>`,
  ];
  const markdown = `${parts.join('\n\n')}\n`;
  if (Buffer.byteLength(markdown) <= maxBytes || inputs.top === 0) return markdown;
  return visitorsMarkdown({ ...report, inputs: { ...inputs, top: Math.floor(inputs.top / 2) } }, maxBytes);
}

/** `Documentation readers, 9–15 Nov 2026: 3,123 (+3.7 %)`. */
function titleOf({ periods: [now, earlier], period }: VisitorsReport): string {
  const { total } = now.totals;
  const by = earlier && hasReaders(earlier) ? ` (${change(total, earlier.totals?.total)})` : '';
  return `Documentation readers, ${rangeName(now.range, period)}: ${whole(total)}${by}`;
}

const hasReaders = ({ totals }: PeriodTotals) => Math.round(totals?.total ?? 0) > 0;

/** What a report lacks or had to correct, each with the title of its annotation. */
function notesOn({ truncated, pages, oddities, periods }: VisitorsReport) {
  const cut = text`The service has more than the ${counted(pages.length, 'page')} that were read, because the limit of \`max-requests\` was reached. The page lists cover only these pages; the totals cover the whole site. To read more, increase \`max-requests\`.`;
  const { badRows, duplicateRows, emptyAnswers, shortAnswers, answersWithOtherTotals } = oddities;
  const irregular = [
    badRows > 0 && `${counted(badRows, 'unusable row')} (left out)`,
    duplicateRows > 0 && `${counted(duplicateRows, 'duplicate row')} (left out)`,
    emptyAnswers > 0 && `${counted(emptyAnswers, 'empty response')} that announced more pages`,
    shortAnswers > 0 && `${counted(shortAnswers, 'short response')} that announced more pages`,
    answersWithOtherTotals > 0 && 'totals that changed during the export (the first ones are shown)',
  ].filter((each) => each !== false);
  const odd = text`The responses of the service were irregular: ${irregular.join(', ')}. Pages may be missing.`;
  const gaps = periods.flatMap(({ why }) => why ?? []);
  const { happened, remedy } = gaps[0] ?? { happened: [], remedy: [] };
  const missing = text`The totals of ${counted(gaps.length, 'earlier period')} could not be read: ${happened}`;
  return [
    ...(truncated ? [{ title: 'Not every page was read', note: cut }] : []),
    ...(irregular.length > 0 ? [{ title: 'Irregular responses', note: odd }] : []),
    ...(gaps.length > 0 ? [{ title: 'Missing periods in the trend', note: sentences(missing, remedy) }] : []),
  ];
}

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';

/** `12,345`; undefined is a dash. */
export function whole(value: number | undefined): string {
  return value === undefined ? '–' : grouped(Math.round(value));
}

/** A difference: `+1.6 points`. */
export function signed(value: number, unit: string): string {
  const digits = Math.abs(value).toFixed(1);
  const shown = digits === '0.0' ? '±0' : `${value < 0 ? '−' : '+'}${digits}`;
  return `${shown}${NBSP}${unit}`;
}

/** The relative change between two counts: `+4.8 %`; a dash if one is not known or the earlier one is 0. */
export function change(now: number, before: number | undefined): string {
  return before === undefined || Math.round(before) === 0 ? '–' : signed((now / before - 1) * 100, '%');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

const COUNTS = ['All', 'People', 'AI'];
const countCells = (counts?: Counts) => [counts?.total, counts?.human, counts?.ai].map(whole);

function totals({ periods: [{ totals: now }, earlier] }: VisitorsReport): string[] {
  const before = earlier?.totals;
  const [share, shareBefore, both] = [aiShare(now), before && aiShare(before), bothIn(now)];
  const facts: string[] = [];
  if (share !== undefined) {
    const by = shareBefore === undefined ? '' : ` (${signed((share - shareBefore) * 100, 'points')})`;
    facts.push(`AI share: ${(share * 100).toFixed(1)}${NBSP}%${by}`);
  }
  if (both) facts.push(`Counted as both people and AI: ${whole(both)}`);
  const rows = (['total', 'human', 'ai'] as const).map((key, index) => {
    const compared = [whole(before?.[key]), change(now[key], before?.[key])];
    return [COUNTS[index] ?? '', whole(now[key]), ...(earlier ? compared : [])];
  });
  // Short, so that a phone shows every column.
  const head = ['Readers', ...(earlier ? ['Now', 'Before', 'Change'] : ['Count'])];
  return [table(head, rows), ...(facts.length === 0 ? [] : [facts.join(' · ')])];
}

/** Chart and table, oldest first, beginning with the first period that has visitors; nothing for a single period. */
function trend({ periods, period }: VisitorsReport): string[] {
  const oldestFirst = periods.toReversed();
  const start = oldestFirst.findIndex(hasReaders);
  const shown = oldestFirst.slice(start);
  const names = startNames(shown, period);
  // A chart has no sign for periods without totals, and 0 would be wrong.
  const bars = names.flatMap((name, index) => {
    const counts = shown[index]?.totals;
    return counts ? [{ name, ...rounded(counts) }] : [];
  });
  if (bars.length < 2) return [];
  const unit = period === 'own dates' ? 'period' : period.replace('last-', '').replace('-', ' ');
  const rows = names.map((name, index) => [name.replaceAll(' ', NBSP), ...countCells(shown[index]?.totals)]);
  const empty = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
  const hidden = empty === 0 ? '' : ` · Not shown: ${counted(empty, 'earlier period')} without readers`;
  return [
    chart(bars, unit),
    `🟦 Bars: all readers · 🟧 Line: AI${hidden}`,
    collapsible('Trend in numbers', table(['From', ...COUNTS], rows)),
  ];
}

function chart(bars: readonly (Counts & { name: string })[], unit: string): string {
  // More names would be printed over each other; long ones have a year or a time.
  const every = Math.ceil(bars.length / (bars.some(({ name }) => name.length > 7) ? 4 : 8));
  const names = bars.map(({ name }, index) =>
    // Bars with the same name are drawn over each other, so the hidden names differ in length.
    (bars.length - 1 - index) % every === 0 ? name : '\u200b'.repeat(index + 1),
  );
  // A round number that no bar exceeds, and for which Mermaid draws 8 to 11 ticks at whole numbers.
  const highest = Math.max(8, ...bars.flatMap(({ ai, total }) => [ai, total]));
  const power = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 1.6, 2, 3.5, 4, 5, 8].find((each) => each * power >= highest) ?? 10;
  const init = { xyChart: CHART, themeVariables: { xyChart: CHART_THEME } };
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(init)}}%%`,
    'xychart-beta',
    `  title "Readers per ${unit}"`,
    `  x-axis "${unit === 'month' ? unit : `${unit} from`}" [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
    `  y-axis "unique visitors" 0 --> ${factor * power}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

function pageTable(pages: readonly PageCounts[]): string {
  const rows = pages.map(({ path, ...counts }) => {
    const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path;
    return [cellSpan(shown), ...countCells(counts)];
  });
  return table(['Page', ...COUNTS], rows);
}

function pageLists({ pages, inputs: { top } }: VisitorsReport): string[] {
  if (top === 0 || pages.length === 0) return [];
  const left = pages.length - top;
  const note = `Not shown: ${counted(left, 'more page')}. With \`report-path\`, \`visitors.csv\` contains every page that was read.`;
  const folded = (title: string, by: (page: PageCounts) => number) => {
    const found = pages.filter((page) => by(page) > 0);
    const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
    const shown = ranked(found, by).slice(0, Math.min(top, 20));
    return found.length === 0 ? [] : [collapsible(summary, pageTable(shown))];
  };
  return [
    '#### Most read pages',
    pageTable(pages.slice(0, top)),
    ...(left > 0 ? [note] : []),
    ...folded('Pages that AI reads more than people do', ({ ai, human }) => (ai > human ? ai : 0)),
    ...folded('Pages with readers counted as both people and AI', (page) => bothIn(page) ?? 0),
  ];
}
