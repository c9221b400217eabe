import { type Annotation, messageOnly, outputs, type Presentation } from '../runner/presentation.ts';
import { MAX_SUMMARY_BYTES } from '../runner/publisher.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { NoAnswer } from './client.ts';
import type { VisitorsReport } from './export.ts';
import { CSV_NAME, type ReportPaths } from './files.ts';
import { titleOf, visitorsMarkdown } from './markdown.ts';
import { failureMessage, gapNotes, oddityNote, truncationNote } from './messages.ts';
import { aiShare, bothIn, counted, rounded } from './numbers.ts';

/** Why there is no report; `stopped`: by a signal. */
export function presentNoReport(projectId: string, why: NoAnswer | 'stopped'): Presentation {
  if (why !== 'stopped') {
    const paragraphs = failureMessage(projectId, why);
    return messageOnly({ outcome: 'failed' }, { level: 'error', title: 'No visitor report', paragraphs });
  }
  const paragraphs = [text`The run was stopped before the report was complete. Nothing was written.`];
  return messageOnly({ outcome: 'cancelled' }, { level: 'error', title: 'Cancelled', paragraphs });
}

/** How a report is to be shown. */
export interface ReportView {
  /** Rows of the page table. */
  top: number;
  runUrl: string | undefined;
  /** The most bytes (UTF-8) of the comment. */
  maxComment: number;
  /** Undefined where no files were written. */
  paths: ReportPaths | undefined;
  /** Why files that were wanted are missing; any makes the run fail. */
  failures: readonly Annotation[];
}

/** A report for all its readers; `comment` is Markdown. */
export function presentReport(report: VisitorsReport, view: ReportView): Presentation & { comment: string } {
  const { top, runUrl, maxComment, paths, failures } = view;
  const { totals, pages, truncated, periods, requests } = report;
  const [{ range }] = periods;
  const markdown = visitorsMarkdown(report, { top, runUrl, csv: paths && CSV_NAME });
  const { human, ai, total } = rounded(totals);
  const notice: Annotation = {
    level: 'notice',
    title: titleOf(report),
    paragraphs: [
      text`From ${code(range.from)} up to, not including, ${code(range.to)}; ${counted(requests, 'request')}.`,
    ],
  };
  return {
    outputs: outputs({
      outcome: failures.length === 0 ? 'reported' : 'failed',
      human: String(human),
      ai: String(ai),
      total: String(total),
      both: String(bothIn(totals) ?? ''),
      'ai-share': aiShare(totals)?.toFixed(4) ?? '',
      pages: String(pages.length),
      truncated: String(truncated),
      'report-json': paths?.json ?? '',
      'report-csv': paths?.csv ?? '',
    }),
    summary: markdown(MAX_SUMMARY_BYTES),
    comment: markdown(maxComment),
    annotations: [...failures, ...warnings(report), notice],
  };
}

/** What of a report is not whole. */
function warnings(report: VisitorsReport): Annotation[] {
  const { truncated, oddities } = report;
  const mayMiss = !truncated && oddities.shortAnswers + oddities.badRows > 0;
  const found: [string, Text[]][] = [
    ['Not every page was read', truncationNote(report)],
    ['Pages may be missing', mayMiss ? oddityNote(report) : []],
    ['Periods are missing in the trend', gapNotes(report)],
  ];
  const project = text`Project ${code(report.projectId)}:`;
  return found
    .filter(([, notes]) => notes.length > 0)
    .map(([title, notes]) => ({
      level: 'warning',
      title,
      paragraphs: notes.map((note) => sentences(project, note)),
    }));
}

/** The same report where the run was stopped while it published it; `hasThread`: a comment was wanted. */
export function presentStopped(presentation: Presentation, hasThread: boolean): Presentation {
  const stopped: Annotation = {
    level: 'error',
    title: 'Cancelled',
    paragraphs: [
      text`The run was stopped while it published the report, which stands in the job summary.`,
      hasThread ? text`Its comment may be missing, or still be the one of an earlier run.` : [],
    ],
  };
  const others = presentation.annotations.filter(({ level }) => level !== 'notice');
  return {
    ...presentation,
    outputs: { ...presentation.outputs, outcome: 'cancelled' },
    annotations: [...others, stopped],
  };
}
