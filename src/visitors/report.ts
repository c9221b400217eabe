import {
  type Annotation,
  messageOnly,
  type Outputs,
  outputs,
  type Presentation,
} from '../runner/presentation.ts';
import { MAX_SUMMARY_BYTES } from '../runner/publisher.ts';
import { code, sentences, text } from '../text/sentence.ts';
import type { NoAnswer } from './client.ts';
import type { VisitorsReport } from './export.ts';
import { titleOf, type View, visitorsMarkdown } from './markdown.ts';
import { failureMessage, notesOn } from './messages.ts';
import { aiShare, bothIn, counted, rounded, whole } from './numbers.ts';
import { requestedRange } from './period.ts';

/** A run without a report: why there is none, or `stopped` for a signal. */
export function presentNoReport(projectId: string, why: NoAnswer | 'stopped'): Presentation {
  if (why === 'stopped') {
    const paragraphs = [text`The run was canceled before the report was complete. Nothing was written.`];
    return messageOnly({ outcome: 'cancelled' }, { level: 'error', title: 'Canceled', paragraphs });
  }
  const paragraphs = failureMessage(projectId, why);
  return messageOnly({ outcome: 'failed' }, { level: 'error', title: 'No visitor report', paragraphs });
}

/** What has become of a report. */
export interface Publication {
  view: View;
  /** `cancelled`: stopped while it was published. */
  outcome: 'reported' | 'failed' | 'cancelled';
  /** Where the files are; empty where none were written. */
  paths: Partial<Outputs>;
  /** The comment's address; empty where there is none. */
  commentUrl: string;
  /** What could not be written. */
  problems: readonly Annotation[];
}

/** A report as outputs, summary and annotations. */
export function presentReport(report: VisitorsReport, publication: Publication): Presentation {
  const { view, outcome, paths, commentUrl, problems } = publication;
  const { projectId, periods, pages, truncated, requests } = report;
  const [{ range, totals }] = periods;
  const { human, ai, total } = rounded(totals);
  const warnings = notesOn(report).flatMap(({ note, warning: title }): Annotation[] =>
    title === undefined
      ? []
      : [{ level: 'warning', title, paragraphs: [sentences(text`Project ${code(projectId)}:`, note)] }],
  );
  const notice: Annotation = {
    level: 'notice',
    title: titleOf(report),
    paragraphs: [
      text`Project ${code(projectId)}: ${counted(total, 'reader')} (people: ${whole(human)}, AI: ${whole(ai)}), ${counted(pages.length, 'page')}, ${counted(requests, 'request')}. Requested range: ${requestedRange(range)}.`,
    ],
  };
  const stopped: Annotation = {
    level: 'error',
    title: 'Canceled',
    paragraphs: [
      text`The run was canceled while it published the report. The job summary contains the report.`,
    ],
  };
  return {
    outputs: outputs({
      outcome,
      human: String(human),
      ai: String(ai),
      total: String(total),
      both: String(bothIn(totals) ?? ''),
      'ai-share': aiShare(totals)?.toFixed(4) ?? '',
      pages: String(pages.length),
      truncated: String(truncated),
      ...paths,
      'comment-url': commentUrl,
    }),
    summary: visitorsMarkdown(report, view, MAX_SUMMARY_BYTES),
    annotations: [...problems, ...warnings, outcome === 'cancelled' ? stopped : notice],
  };
}
